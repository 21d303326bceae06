/** Answers of the index are those of a plain scan: every verse taken apart again for every query. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { runToEnd } from "../../src/base/concurrency.ts";
import { isProblem } from "../../src/base/problem.ts";
import { foldForm, type Word } from "../../src/search/folded_words.ts";
import { parseQuery, type SearchQuery } from "../../src/search/mod.ts";
import type { Term } from "../../src/search/query.ts";
import type { SearchIndex } from "../../src/search/search_index.ts";
import { type Stemmer, stemmerOf } from "../../src/search/stemmers/mod.ts";

import { Random } from "../support/random.ts";
import { indexOf, translationOf } from "./demo.ts";

const PIECES = [
  ..."vrt vrta vrtu vrtnar vrtnarju človek ljudje Bog Boga boge čas časa cas č\u0301as".split(" "),
  ..."c\u030Cas ČAS ljubiti ljubi ljubil ljubezen ljubezni pes psa l'eau l’eau l' 'l God's gods".split(" "),
  ..."Baal-Peor baal Peor 144.000 144 000 7 7a naïve naive œuvre ß ss ﬁn fin e\u0301tat état".split(" "),
  ..."a b je in se 起初神 神 אֱלֹהִים אלהים λόγος ΛΟΓΟΣ ti\u00adho tiho 😀".split(" "),
];
const SIGNS = [" ", " ", " ", " ", ", ", ". ", "; ", " – ", "-", "’", "! »", "« ", "…", "/"];

function textOf(random: Random): string {
  let text = random.pick(PIECES);
  for (let count = random.below(9); count > 0; count--) text += random.pick(SIGNS) + random.pick(PIECES);
  return text.replace(/ {2,}/g, " ").trim();
}

function linesOf(random: Random): string[] {
  const lines: string[] = [];
  for (const book of ["GEN", "PSA", "JHN"]) {
    for (let verse = 1; verse < 14; verse++) {
      const label = `${book} 1:${verse}`;
      const kind = random.below(24);
      if (kind < 3) lines.push(`${label}-${++verse} ${textOf(random)}`);
      else if (kind < 6) lines.push(`${label}a ${textOf(random)}`, `${label}b ${textOf(random)}`);
      else lines.push(kind < 8 ? label : `${label} ${textOf(random)}`);
    }
  }
  return lines;
}

function queryOf(random: Random): string {
  const parts: string[] = [];
  for (let count = 1 + random.below(3); count > 0; count--) {
    const words = [random.pick(PIECES)];
    while (random.oneIn(3)) words.push(random.pick(PIECES));
    const sign = random.pick(["", "", "", "", "-", "=", "-="]);
    const part = random.oneIn(3)
      ? `"${words.join(random.pick(SIGNS))}"`
      : words[0]!.slice(0, random.oneIn(3) ? 1 + random.below(4) : 99) + (random.oneIn(3) ? "*" : "");
    parts.push(sign + part);
  }
  return parts.join(" ");
}

/** A word as the scan sees it. */
interface Seen {
  readonly form: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const SPECIAL: Record<string, string> = { ß: "ss", œ: "oe", ς: "σ" };

function see(text: string): Seen[] {
  const words: Seen[] = [];
  for (const { index, 0: word } of text.matchAll(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}\p{Cf}])+/gu)) {
    const form = word
      .replace(/\p{Cf}/gu, "")
      .toLowerCase()
      .normalize("NFC");
    const folded = form
      .normalize("NFKD")
      .toLowerCase()
      .replace(/\p{M}/gu, "")
      .replace(/[ßœς]/g, (letter) => SPECIAL[letter]!);
    if (folded !== "") words.push({ form, folded, start: index, end: index + word.length });
  }
  return words;
}

/** A text as the scan sees it: every form with the number of its lines. */
type Forms = ReadonlyMap<string, number>;

const formsOf = new WeakMap<SearchIndex, Forms>();

function formsIn({ translation }: SearchIndex): Forms {
  const forms = new Map<string, number>();
  for (let line = 0; line < translation.lineCount; line++) {
    for (const form of new Set(see(translation.text(line)).map(({ form }) => form))) {
      forms.set(form, (forms.get(form) ?? 0) + 1);
    }
  }
  return forms;
}

/** The forms that stand for a word as it was typed: a letter with a diacritic for itself, one without for any. */
function typedForms({ form, folded }: Word, forms: Forms): string[] {
  const sameFolded = [...forms.keys()].filter((other) => foldForm(other) === folded);
  const typed = sameFolded.filter((other) => isTyped(form, other));
  return form === folded || typed.length === 0 ? sameFolded : typed;
}

function isTyped(typed: string, form: string): boolean {
  if (form === "") return typed === "";
  const letter = String.fromCodePoint(form.codePointAt(0)!);
  const rest = form.slice(letter.length);
  return [letter, foldForm(letter)].some(
    (start) => typed.startsWith(start) && isTyped(typed.slice(start.length), rest),
  );
}

/** The stems of the present language. */
const knownStems = new Map<string, readonly string[]>();

/** The forms of a text that share a stem with a word, but for stems that the text hardly shows. */
function related(word: string, stemmer: Stemmer, forms: Forms): string[] {
  const stemsOf = (form: string) => {
    const key = `${stemmer === stemmer.folded} ${form}`;
    const stems = knownStems.get(key) ?? stemmer.stemsOf(stemmer.spell(form));
    knownStems.set(key, stems);
    return stems;
  };
  const found = stemmer.stemsOf(word).map((stem) => {
    const members = [...forms].filter(([form]) => stemsOf(form).includes(stem));
    const weight = members
      .filter(([form]) => stemmer.spell(form) !== word && stemmer.isEvidence(stemmer.spell(form), stem))
      .reduce((sum, [form, lines]) => sum + lines / stemsOf(form).length, 0);
    return { stem, members, weight };
  });
  const most = Math.max(...found.map(({ weight }) => weight));
  const surest = stemmer.surestOf(word);
  return found
    .filter(({ stem, weight }) => {
      if (surest.includes(stem)) return true;
      const other = found.find((each) => each.stem === stemmer.ratherThan(stem));
      return weight >= 0.3 * most && !(other !== undefined && other.weight > 0);
    })
    .flatMap(({ members }) => members.map(([form]) => form));
}

function meantForms(word: Word, forms: Forms, language: string): ReadonlySet<string> {
  const stemmer = stemmerOf(language);
  const typed = typedForms(word, forms);
  if (stemmer === undefined) return new Set(typed);
  const spelt = stemmer.spell(word.form);
  const own = related(spelt, stemmer, forms);
  if (spelt !== word.folded && own.length > 0) return new Set(own);
  if (typed.length === 0) return new Set(related(word.folded, stemmer.folded, forms));
  const seeds = [...own, ...typed.flatMap((form) => related(stemmer.spell(form), stemmer, forms))];
  return new Set([...typed, ...seeds]);
}

function matches(
  words: readonly Seen[],
  term: Term,
  { at, meant }: { at: number; meant: readonly ReadonlySet<string>[] },
): boolean {
  return term.words.every(({ form, folded }, index) => {
    const word = words[at + index];
    if (word === undefined) return false;
    const isLast = index === term.words.length - 1;
    if (term.isPrefix && isLast) {
      if (!word.folded.startsWith(folded)) return false;
      return term.comparison !== "form" || word.form.startsWith(form);
    }
    if (term.comparison === "form") return word.form === form;
    if (term.comparison === "folded") return word.folded === folded;
    return meant[index]!.has(word.form);
  });
}

function scan(index: SearchIndex, { terms }: SearchQuery) {
  const { translation } = index;
  const forms = formsOf.get(index) ?? formsIn(index);
  formsOf.set(index, forms);
  const meant = new Map(
    terms.map((term) => [term, term.words.map((word) => meantForms(word, forms, translation.language))]),
  );
  const result: { line: number; marks: boolean[] }[] = [];
  for (let line = 0; line < translation.lineCount; line++) {
    const text = translation.text(line);
    const words = see(text);
    const places = (term: Term) =>
      words.flatMap((_, at) => (matches(words, term, { at, meant: meant.get(term)! }) ? [at] : []));
    if (!terms.every((term) => places(term).length > 0 !== term.isExcluded)) continue;
    const marks = Array.from(text, () => false).concat(Array(text.length).fill(false));
    for (const term of terms.filter(({ isExcluded }) => !isExcluded)) {
      for (const at of places(term)) {
        marks.fill(true, words[at]!.start, words[at + term.words.length - 1]!.end);
      }
    }
    result.push({ line, marks });
  }
  return result;
}

function agree(index: SearchIndex, text: string): number {
  let query: SearchQuery;
  try {
    query = parseQuery(text);
  } catch (error) {
    assert.ok(isProblem(error, "query"));
    return 0;
  }
  const expected = scan(index, query);
  const result = runToEnd(index.searchInSteps(query));
  assert.deepEqual(
    [...result.lines],
    expected.map(({ line }) => line),
    text,
  );
  for (const [position, { matches }] of result.slice(0, 1000).entries()) {
    const marks = expected[position]!.marks.map(() => false);
    for (const [start, end] of matches) marks.fill(true, start, end);
    assert.deepEqual(marks, expected[position]!.marks, text);
  }
  return expected.length;
}

/** Some hundred queries each; in the long run (`SOAK=1`) as many thousand. */
const ROUNDS = process.env.SOAK ? 50 : 2;

for (const language of ["slv", "eng", "lat"]) {
  test(`${ROUNDS} hundred queries in ${language} find what a plain scan finds`, () => {
    knownStems.clear();
    const random = new Random(language.charCodeAt(0));
    let [queries, hits, empty] = [0, 0, 0];
    for (let round = 0; round < ROUNDS; round++) {
      const index = indexOf(translationOf(linesOf(random), language));
      for (let count = 0; count < 100; count++) {
        const total = agree(index, queryOf(random));
        queries++;
        if (total > 0) hits++;
        else empty++;
      }
    }
    assert.ok(queries === 100 * ROUNDS && hits > queries / 4 && empty > queries / 7, `${hits} ${empty}`);
  });
}
