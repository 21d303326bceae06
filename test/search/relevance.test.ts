/** The order by relevance of made verses beside a naive one: exact forms, then nearness, then length, then place. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { found, indexOf, translationOf } from "./demo.ts";

const word = fc.constantFrom("vrt", "vrta", "Vrt", "miza", "mizo", "mizo", "pes", "in");
const verse = fc.oneof(
  { weight: 12, arbitrary: fc.array(word, { minLength: 2, maxLength: 12 }) },
  // About the length and the distance beyond which more makes no difference.
  {
    weight: 1,
    arbitrary: fc
      .tuple(word, fc.integer({ min: 58, max: 70 }), word)
      .map(([first, gap, last]) => [first, ...Array<string>(gap).fill("in"), last]),
  },
);

/** A term: its words, and true where other forms of them do as well. */
const TERMS: readonly (readonly [text: string, words: readonly string[], hasForms: boolean])[] = [
  ["vrt", ["vrt"], true],
  ["vrta", ["vrta"], true],
  ["miza", ["miza"], true],
  ["pes", ["pes"], true],
  ["=vrt", ["vrt"], false],
  ['"vrt miza"', ["vrt", "miza"], false],
  ['"pes pes"', ["pes", "pes"], false],
  ['"miza vrt pes"', ["miza", "vrt", "pes"], false],
];
const terms = fc.uniqueArray(fc.constantFrom(...TERMS), { minLength: 1, maxLength: 3 });

type Same = (one: string, other: string) => boolean;
const isForm: Same = (one, other) => one.toLowerCase() === other;
/** The words above are of one lemma where they begin alike. */
const isLemma: Same = (one, other) => one.toLowerCase().slice(0, 3) === other.slice(0, 3);

/** The places at which words stand in a verse, as they are compared. */
function placesOf(verse: readonly string[], words: readonly string[], isSame: Same): number[] {
  return verse.flatMap((_, at) =>
    words.every((word, index) => {
      const other = verse[at + index];
      return other !== undefined && isSame(other, word);
    })
      ? [at]
      : [],
  );
}

/** Every choice of one place of each list. */
function choices(lists: readonly (readonly number[])[]): number[][] {
  return lists.reduce<number[][]>(
    (chosen, list) => chosen.flatMap((before) => list.map((place) => [...before, place])),
    [[]],
  );
}

/** The rank of a verse, best first when compared number by number; undefined where a term is not in it. */
function rankOf(verse: readonly string[], chosen: typeof TERMS): number[] | undefined {
  const places = chosen.map(([, words, hasForms]) => placesOf(verse, words, hasForms ? isLemma : isForm));
  if (places.some((each) => each.length === 0)) return undefined;
  const inexact = chosen.filter(([, words]) => placesOf(verse, words, isForm).length === 0).length;
  const gaps = choices(places).map((each) => Math.max(...each) - Math.min(...each) + 1 - chosen.length);
  const gap = Math.min(63, Math.max(0, Math.min(...gaps)));
  return [inexact, gap, Math.min(verse.length, 63)];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}

test("verses stand in the order of a naive ranking, and none is missing", () => {
  fc.assert(
    fc.property(fc.array(verse, { minLength: 2, maxLength: 12 }), terms, (verses, chosen) => {
      const lines = verses.map((words, index) => `GEN 1:${index + 1} ${words.join(" ")}`);
      const index = indexOf(translationOf(lines));
      const expected = verses
        .map((words, at) => ({ label: `GEN 1:${at + 1}`, rank: rankOf(words, chosen) }))
        .filter(({ rank }) => rank !== undefined)
        .sort((one, other) => compare(one.rank!, other.rank!))
        .map(({ label }) => label);
      const query = chosen.map(([text]) => text).join(" ");
      assert.deepEqual(found(index, query, { sort: "relevance" }), expected, query);
    }),
    { seed: 20_261_123, numRuns: 800 },
  );
});

test("a phrase does not reach into the next verse to stand nearer", () => {
  const lines = ["vrt miza in in pes vrt", "miza in in in", "vrt miza in pes in in"];
  const index = indexOf(translationOf(lines.map((text, at) => `GEN 1:${at + 1} ${text}`)));
  assert.deepEqual(found(index, '"vrt miza" pes', { sort: "relevance" }), ["GEN 1:3", "GEN 1:1"]);
});

test("each word more in another form than was asked for stands farther behind", () => {
  const lines = ["vrta mize psu", "vrt in in mizo in in in pes in", "vrta in mizo pes", "vrt mizo pes"];
  const index = indexOf(translationOf(lines.map((text, at) => `GEN 1:${at + 1} ${text}`)));
  const order = found(index, "vrt mizo", { sort: "relevance" });
  assert.deepEqual(order, ["GEN 1:4", "GEN 1:2", "GEN 1:3", "GEN 1:1"]);
});
