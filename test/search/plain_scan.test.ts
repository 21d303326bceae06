/** Answers of the index are those of a plain scan: every verse taken apart again for every query. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  parseQuery,
  QueryError,
  type SearchIndex,
  type SearchQuery,
} from "../../src/search/mod.ts";
import type { Term } from "../../src/search/query.ts";
import { stemmerOf } from "../../src/search/stemmers/mod.ts";
import { Random } from "../support/random.ts";
import { indexOf, translationOf } from "./demo.ts";

const PIECES = [
  ..."vrt vrta vrtu vrtnar vrtnarju človek ljudje Bog Boga boge čas časa cas č\u0301as".split(" "),
  ..."c\u030Cas ČAS ljubiti ljubi ljubil ljubezen ljubezni pes psa l'eau l’eau l' 'l God's gods".split(
    " ",
  ),
  ..."Baal-Peor baal Peor 144.000 144 000 7 7a naïve naive œuvre ß ss ﬁn fin e\u0301tat état".split(
    " ",
  ),
  ..."a b je in se 起初神 神 אֱלֹהִים אלהים λόγος ΛΟΓΟΣ ti\u00adho tiho 😀".split(" "),
];
const SIGNS = [" ", " ", " ", " ", ", ", ". ", "; ", " – ", "-", "’", "! »", "« ", "…", "/"];

function textOf(random: Random): string {
  let text = random.pick(PIECES);
  for (let count = random.below(9); count > 0; count--)
    text += random.pick(SIGNS) + random.pick(PIECES);
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
      : words[0]!.slice(0, random.oneIn(3) ? 1 + random.below(4) : 99) +
        (random.oneIn(3) ? "*" : "");
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
  for (const { index, 0: word } of text.matchAll(
    /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}\p{Cf}])+/gu,
  )) {
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

function matches(words: readonly Seen[], term: Term, at: number, language: string): boolean {
  const stem = stemmerOf(language) ?? ((word: string) => word);
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
    return stem(word.folded) === stem(folded);
  });
}

function scan({ translation }: SearchIndex, { terms }: SearchQuery) {
  const result: { line: number; marks: boolean[] }[] = [];
  for (let line = 0; line < translation.lineCount; line++) {
    const text = translation.text(line);
    const words = see(text);
    const places = (term: Term) =>
      words.flatMap((_, at) => (matches(words, term, at, translation.language) ? [at] : []));
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
    assert.ok(error instanceof QueryError);
    return 0;
  }
  const expected = scan(index, query);
  const result = index.search(query);
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

for (const language of ["slv", "eng", "lat"]) {
  test(`thousands of queries in ${language} find what a plain scan finds`, () => {
    const random = new Random(language.charCodeAt(0));
    let [queries, hits, empty] = [0, 0, 0];
    for (let round = 0; round < 20; round++) {
      const index = indexOf(translationOf(linesOf(random), language));
      for (let count = 0; count < 100; count++) {
        const total = agree(index, queryOf(random));
        queries++;
        if (total > 0) hits++;
        else empty++;
      }
    }
    assert.ok(queries === 2000 && hits > 500 && empty > 300, `${hits} ${empty}`);
  });
}
