/**
 * How good a stemmer is: `AMBO_SEARCHED=corpus/CODE.txt AMBO_LEMMAS=lemmas.tsv npm run bench -- stemmers`.
 *
 * `AMBO_LEMMAS` has a line for each lemma of a dictionary: the lemma, its part of speech (`n`, `np`, `adj`, `vblex`), and its forms
 * with spaces between, with tabs between the three; all in lower case and without marks of stress. `lt-proc -w` of Debian's
 * lttoolbox gives them, with `slv-hbs.automorf.bin` of apertium-hbs-slv, for the words of a text.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { runToEnd } from "../../src/base/concurrency.ts";
import { loadTranslation } from "../../src/corpus/mod.ts";
import { buildIndexAtOnce, parseQuery } from "../../src/search/mod.ts";
import { printTable } from "./statistics.ts";

const translation = loadTranslation(process.env.AMBO_SEARCHED ?? "corpus/SloStritar.txt");
const index = buildIndexAtOnce(translation, () => {});
const MIN_FORMS = 2;
const MIN_VERSES = 3;

/** A lemma with those of its forms that the text has. */
interface Lemma {
  readonly lemma: string;
  readonly kind: string;
  forms: string[];
}

const spell = (word: string) =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u030b\u030d-\u036f]/g, "")
    .normalize("NFC");

/** The verses of every form. */
const verses = new Map<string, Set<number>>();
for (let line = 0; line < translation.lineCount; line++) {
  for (const word of translation.text(line).match(/[\p{L}\p{M}]+/gu) ?? []) {
    const form = spell(word);
    verses.set(form, (verses.get(form) ?? new Set()).add(line));
  }
}

/** How often each form is within a sentence with a small and with a capital letter. */
const capitals = new Map<string, [small: number, capital: number]>();
for (let line = 0; line < translation.lineCount; line++) {
  for (const [word] of translation.text(line).matchAll(/(?<=[\p{L},] )[\p{L}\p{M}]+/gu)) {
    const counts = capitals.get(spell(word)) ?? [0, 0];
    counts[/^\p{Lu}/u.test(word) ? 1 : 0]++;
    capitals.set(spell(word), counts);
  }
}
const isCapitalized = (form: string) => {
  const [small, capital] = capitals.get(form) ?? [0, 1];
  return capital > small;
};

const lemmas = new Map<string, Lemma>();
const known = new Set<string>();
for (const line of readFileSync(process.env.AMBO_LEMMAS ?? "lemmas.tsv", "utf8")
  .trim()
  .split("\n")) {
  const [lemma = "", kind = "", forms = ""] = line.split("\t");
  const isName = kind === "np";
  const present = forms.split(" ").filter((form) => verses.has(form) && (!isName || isCapitalized(form)));
  for (const form of present) known.add(form);
  if (present.length > 0) lemmas.set(`${lemma}/${kind}`, { lemma, kind, forms: present });
}

/** Ends of participles with what takes their place in the infinitive. */
const PARTICIPLES: readonly (readonly [end: RegExp, infinitives: readonly string[]])[] = [
  [/[nt]$/, ["ti"]],
  [/ajoč$/, ["ati"]],
  [/ujoč$/, ["ovati", "evati"]],
  [/[eo]č$/, ["iti", "eti"]],
  [/ščen$/, ["stiti", "skati"]],
  [/([pbvm])ljen$/, ["$1iti", "$1eti"]],
  [/ljen$/, ["liti"]],
  [/([nr])jen$/, ["$1iti", "$1diti"]],
  [/šen$/, ["siti", "šiti"]],
  [/žen$/, ["ziti", "žiti"]],
  [/čen$/, ["titi", "čiti"]],
  [/jen$/, ["diti", "jiti"]],
];

// A participle belongs to its verb, though the dictionary has it as an adjective.
for (const [key, { lemma, kind, forms }] of lemmas) {
  if (kind !== "adj" && kind !== "adv") continue;
  const infinitives = PARTICIPLES.flatMap(([end, list]) =>
    end.test(lemma) ? list.map((infinitive) => lemma.replace(end, infinitive)) : [],
  );
  const verb = infinitives.map((each) => lemmas.get(`${each}/vblex`)).find(Boolean);
  if (verb === undefined) continue;
  verb.forms = [...new Set([...verb.forms, ...forms])];
  lemmas.delete(key);
}

/** The lemma that each form is of most often, as far as forms of one lemma alone tell. */
const lemmasOf = new Map<string, string[]>();
for (const [key, { forms }] of lemmas) {
  for (const form of forms) lemmasOf.set(form, [...(lemmasOf.get(form) ?? []), key]);
}
const weights = new Map<string, number>();
for (const [form, [key = "", ...others]] of lemmasOf) {
  if (others.length > 0) continue;
  weights.set(key, (weights.get(key) ?? 0) + verses.get(form)!.size);
}
const weightOf = (key: string) => weights.get(key) ?? 0;
const isMostly = (form: string, key: string) => lemmasOf.get(form)!.every((other) => weightOf(other) <= weightOf(key));

const rows: { isKeptAside: boolean; found: number; right: number; exact: number }[] = [];
for (const [key, { lemma, kind, forms }] of lemmas) {
  if (!["n", "np", "adj", "vblex"].includes(kind)) continue;
  if (forms.filter((form) => isMostly(form, key)).length < MIN_FORMS) continue;
  const expected = new Set(forms.flatMap((form) => [...verses.get(form)!]));
  if (expected.size < MIN_VERSES) continue;
  let [hits, judged] = [0, 0];
  const result = runToEnd(index.searchInSteps(parseQuery(lemma)));
  for (const { line, matches } of result.slice(0, result.total)) {
    const text = translation.text(line);
    if (expected.has(line)) hits++;
    else if (!matches.some(([start, end]) => known.has(spell(text.slice(start, end))))) continue;
    judged++;
  }
  rows.push({
    isKeptAside: createHash("sha1").update(lemma).digest()[0]! % 2 === 0,
    found: hits / expected.size,
    right: judged === 0 ? 1 : hits / judged,
    exact: (verses.get(spell(lemma))?.size ?? 0) / expected.size,
  });
}

type Row = (typeof rows)[number];
const mean = (list: readonly Row[], field: "found" | "right" | "exact") =>
  `${((100 * list.reduce((sum, row) => sum + row[field], 0)) / list.length).toFixed(1)} %`;
const figures = (list: readonly Row[]) => [
  `${list.length}`,
  mean(list, "found"),
  mean(list, "right"),
  mean(list, "exact"),
];
printTable(
  ["lemmas", "number", "of a lemma's verses found", "of the found right", "by the exact word"],
  [
    ["one half", ...figures(rows.filter(({ isKeptAside }) => isKeptAside))],
    ["all", ...figures(rows)],
  ],
);
