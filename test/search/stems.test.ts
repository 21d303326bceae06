/**
 * The stems of some thousand words, made of roots and endings of every kind, as recorded in `stems.txt`.
 * `AMBO_RECORD=1 npm test -- search/stems` records them anew; the commit says which words stand elsewhere and why.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { type Stemmer, stemmerOf } from "../../src/search/stemmers/mod.ts";
import { readIrregularWords } from "../../src/search/stemmers/slovenian_endings.ts";

const FILE = join("test", "search", "stems.txt");

const split = (words: string) => words.trim().split(/\s+/);

/** Roots of words and the endings that each may have, or may not. */
const PARADIGMS: readonly (readonly [language: string, roots: string, endings: string])[] = [
  [
    "slv",
    "gor hiš kamen kamn ovc ovac ovn oven otrok dn pastir jagnje noe neb teles hčer mat",
    "a u om em o e i ov ev ih oma ema ama am ah mi esa esu ijo ja ju jem ta tu ti ovi evi",
  ],
  ["slv", "star lep bož človešk visok žejn žejen", "a o e i ega emu em im ih imi ejši ejša ejšega jši ova ovega"],
  [
    "slv",
    "del vod hod uč drž rod kaz umr češčen",
    "iti il ila im iš imo ite ijo ivši ati al ala am aš amo ajo an ana anega ajoč eti el eč eča jen jenega en ena enje anje uje ovati oval uj ita ata ava",
  ],
  [
    "eng",
    "walk love stop cry play church king see agree die hop hope bless wis glori praise child hous sanctif",
    "s es ed ing eth est ies ied ieth iest ier 's ped ping ness ly er ers ings edst",
  ],
];

const irregular = readIrregularWords();

/** Groups of words by their name: those of a root, and those that a language has in lists. */
const GROUPS: readonly (readonly [language: string, name: string, words: readonly string[]])[] = [
  ...PARADIGMS.flatMap(([language, roots, endings]) =>
    split(roots).map((root) => [language, root, ["", ...split(endings)].map((ending) => root + ending)] as const),
  ),
  ["slv", "lists", [...new Set([...irregular.words, ...irregular.stems].map(([word]) => word))]],
  ["slv", "others", split("marija marijo jezusa mojzesa juda judita a je x1 144 ἀρχή kràlj králj")],
  ["eng", "others", split("brethren men feet wast hath doest goeth saith a is 144 ing ed es forest heth")],
];

/** Returns a line on a word, and on each of its stems. */
function lineOf(stemmer: Stemmer, word: string): string {
  const stems = stemmer.stemsOf(word);
  const parts = [
    word,
    stems.join(" "),
    stemmer.surestOf(word).join(" "),
    stemmer.folded.stemsOf(word).join(" "),
    stems.map((stem) => stemmer.ratherThan(stem) ?? "").join(" "),
    stems.map((stem) => (stemmer.isEvidence(word, stem) ? "+" : "-")).join(""),
    stems.flatMap((stem) => stemmer.beginningsOf(stem)).join(" "),
    stems.flatMap((stem) => stemmer.irregularWords(stem)).join(" "),
    stemmer.spell(word) === word ? "" : stemmer.spell(word),
  ];
  return parts.join(" / ").replace(/[ /]+$/, "");
}

/** Returns the stems of a group's words, and a sum of all their other properties. */
function recordOf([language, name, words]: (typeof GROUPS)[number]): string {
  const stemmer = stemmerOf(language)!;
  const lines = words.map((word) => lineOf(stemmer, word));
  const sum = createHash("sha256").update(lines.join("\n")).digest("base64url").slice(0, 10);
  // The lists stand in the code as they are.
  const shown = name === "lists" ? [] : words;
  const stems = shown.map((word) => `${word}: ${stemmer.stemsOf(word).join(" ")}`);
  return `${language} ${name} ${sum}; ${stems.join(", ")}`;
}

test("words have the stems that are recorded", () => {
  const lines = GROUPS.map(recordOf);
  for (const language of ["slv", "eng"]) {
    const { endings, folded } = stemmerOf(language)!;
    lines.push(`${language}: ${endings.join(" ")} / ${folded.endings.join(" ")}`);
  }
  if (process.env.AMBO_RECORD === "1") writeFileSync(FILE, `${lines.join("\n")}\n`);
  const recorded = readFileSync(FILE, "utf8").trimEnd().split("\n");
  for (const [index, line] of lines.entries()) {
    assert.deepEqual(line.split(", "), recorded[index]?.split(", "));
  }
  assert.equal(lines.length, recorded.length);
});

test("a word begins as one of the beginnings of each of its stems, or is one of its irregular words", () => {
  for (const [language, , words] of GROUPS) {
    for (const stemmer of [stemmerOf(language)!, stemmerOf(language)!.folded]) {
      for (const word of words) {
        const spelt = stemmer.spell(word);
        for (const stem of stemmer.stemsOf(spelt)) {
          const folded = spelt.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
          assert.ok(
            stemmer.beginningsOf(stem).some((beginning) => folded.startsWith(beginning)) ||
              stemmer.irregularWords(stem).includes(spelt),
            `${word} is not found by its stem ${stem}`,
          );
        }
      }
    }
  }
});
