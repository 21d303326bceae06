/** The verses of a reference in a translation, and what the reference is called that was really found. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PassageNotFound, PassageTooLong, parseTranslation, resolve } from "../../src/corpus/mod.ts";
import { createVocabulary, format, parse } from "../../src/reference/mod.ts";

const TEXT = `Ambo-Translation: 1
Code: DEMO
Name: Poskusni prevod
Language: slv
Copyright: Besedilo za zgled.

GEN 1:1 Ena.
GEN 1:3 Tri, prestavljena.
GEN 1:2 Dva.
GEN 1:4 Štiri.
GEN 2:1 Ena.
GEN 2:2-3 Dve in tri.
GEN 2:4a Štiri, prvi del.
GEN 2:4b Štiri, drugi del.
GEN 2:5
GEN 2:6 Šest.
GEN 4:1 Ena.
GEN 3:1 Ena, poglavje za četrtim.
EST 4:16 Šestnajst.
EST 4:17 Sedemnajst.
EST 4:17a Del a.
EST 4:17k Del k.
EST 4:17l Del l.
EST 4:17aa Del aa.
EST 4:17bb Del bb.
EST 5:1 Ena.
JHN 1:1 Ena.
JHN 1:2 Dva.
JHN 2:1 Ena.
`;
const translation = parseTranslation(Buffer.from(TEXT), "demo.txt");
const vocabulary = createVocabulary("slv");

/** The reference that is answered, and the labels of the verses as they stand in the file. */
function find(reference: string, maxVerses = 100): [reference: string, verses: string] {
  const found = resolve(translation, { reference: parse(reference, vocabulary), maxVerses });
  const verses = found.ranges.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => {
      const { chapter, verse, verseEnd, segment = "" } = translation.label(first + index);
      return `${chapter}:${verse}${verseEnd === undefined ? "" : `-${verseEnd}`}${segment}`;
    }),
  );
  assert.equal(found.verseCount, verses.length);
  return [format(found.reference), verses.join(" ")];
}

const CASES: Record<string, [asked: string, answered: string, verses: string][]> = {
  "verses in their order": [
    ["Jn 1,2", "Jn 1,2", "1:2"],
    ["Jn 1", "Jn 1", "1:1 1:2"],
    ["Jn 1,2-2,1", "Jn 1,2-2,1", "1:2 2:1"],
    ["Jn 1,2-99", "Jn 1,2", "1:2"],
    ["Jn 1-9", "Jn 1-2", "1:1 1:2 2:1"],
  ],
  "moved verses": [
    ["1 Mz 1,2-3", "1 Mz 1,2-3", "1:3 1:2"],
    ["1 Mz 1,1-3", "1 Mz 1,1-3", "1:1 1:3 1:2"],
    ["1 Mz 1,3-4", "1 Mz 1,3-4", "1:3 1:4"],
    ["1 Mz 3-4", "1 Mz 3-4", "4:1 3:1"],
  ],
  "merged and left-out verses": [
    ["1 Mz 2,3", "1 Mz 2,2-3", "2:2-3"],
    ["1 Mz 2,1-2", "1 Mz 2,1-3", "2:1 2:2-3"],
    ["1 Mz 2,5-6", "1 Mz 2,6", "2:6"],
  ],
  "pieces of verses": [
    ["1 Mz 2,4", "1 Mz 2,4", "2:4a 2:4b"],
    ["1 Mz 2,4b", "1 Mz 2,4b", "2:4b"],
    ["1 Mz 2,4b-6", "1 Mz 2,4b-6", "2:4b 2:6"],
    ["Jn 1,2b", "Jn 1,2", "1:2"],
    ["Est 4,17", "Est 4,17", "4:17 4:17a 4:17k 4:17l 4:17aa 4:17bb"],
    ["Est 4,17k", "Est 4,17k", "4:17k"],
    ["Est 4,17l-5,1", "Est 4,17l-5,1", "4:17l 4:17aa 4:17bb 5:1"],
    ["Est 4,17aa", "Est 4,17aa", "4:17aa"],
    ["Est 4,17l.aa-bb", "Est 4,17l.17aa-bb", "4:17l 4:17aa 4:17bb"],
    ["Est 4,16-17a", "Est 4,16-17a", "4:16 4:17 4:17a"],
  ],
};
for (const [name, cases] of Object.entries(CASES)) {
  describe(`resolve() finds ${name}`, () => {
    for (const [asked, answered, verses] of cases) {
      test(`${asked}: ${answered}`, () => {
        assert.deepEqual(find(asked), [answered, verses]);
        assert.deepEqual(find(answered), [answered, verses], "what was answered can be asked");
      });
    }
  });
}

const MISSING: [asked: string, missing: object][] = [
  ["Mt 1,1", { kind: "book", book: "MAT" }],
  ["Jn 3,1", { kind: "chapter", book: "JHN", chapter: 3, last: 2 }],
  ["Jn 1,3", { kind: "verse", book: "JHN", chapter: 1, verse: 3, last: 2 }],
  ["1 Mz 2,5", { kind: "left_out", book: "GEN", chapter: 2, verse: 5 }],
  ["1 Mz 2,4c", { kind: "letter", book: "GEN", chapter: 2, verse: 4, letter: "c" }],
];
for (const [asked, missing] of MISSING) {
  test(`resolve() says what ${asked} lacks`, () => {
    assert.throws(
      () => find(asked),
      (error) => error instanceof PassageNotFound && assert.deepEqual(error.missing, missing) === undefined,
    );
  });
}

test("resolve() refuses a range into a chapter that the translation lacks", () => {
  assert.throws(
    () => find("Jn 1,2-5,3"),
    (error) => {
      assert.ok(error instanceof PassageNotFound);
      assert.deepEqual(error.missing, { kind: "chapter", book: "JHN", chapter: 5, last: 2 });
      return true;
    },
  );
  // A verse too high and whole chapters are as many as there are.
  assert.equal(find("Jn 1,2-99")[0], "Jn 1,2");
  assert.equal(find("Jn 1-5")[0], "Jn 1-2");
});

test("resolve() refuses more verses than may be asked for", () => {
  assert.equal(find("Jn 1,1-2", 2)[1], "1:1 1:2");
  assert.throws(() => find("Jn 1,1-2", 1), PassageTooLong);
});
