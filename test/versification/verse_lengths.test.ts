/** The lengths of verses as a witness of how a chapter is counted. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { mostChapters } from "../../src/canon/mod.ts";
import { verseLengthProfiles } from "../../src/versification/mod.ts";
import { originalLength } from "../../src/versification/numberings.ts";
import { compareByLengths, expectedLengths } from "../../src/versification/verse_lengths.ts";

test("the table has a letter for each verse of the original, and every psalm", () => {
  for (const [chapter, letters] of verseLengthProfiles()) {
    const [book = "", number = ""] = chapter.split(" ");
    assert.equal(letters.length, originalLength(book as "PSA", Number(number)), chapter);
    assert.ok(Number(number) <= mostChapters(book as "PSA"), chapter);
  }
  const psalms = [...verseLengthProfiles().keys()].filter((chapter) => chapter.startsWith("PSA "));
  assert.ok(psalms.length >= 150, `${psalms.length} psalms`);
});

test("a length is a step of 12.7 % for each letter beside the mean, and unknown beyond the chapter", () => {
  // PSA 117 | lo
  assert.deepEqual(expectedLengths("PSA 117"), [-0.24, 0.12]);
  for (const [chapter, verse] of [
    ["PSA 117", 3],
    ["PSA 151", 1],
    ["NUM 29", 20],
  ] as const) {
    assert.equal(expectedLengths(chapter)[verse - 1], undefined, `${chapter}:${verse}`);
  }
});

describe("compareByLengths()", () => {
  const expected = (chapter: string, count: number, from = 1) =>
    expectedLengths(chapter).slice(from - 1, from - 1 + count);
  /** The lengths of a psalm of the KJV, which does not count titles of two verses. */
  const lengthsOf = (psalm: number) => {
    const file = readFileSync("corpus/KJV.txt", "utf8");
    return [...file.matchAll(new RegExp(`^PSA ${psalm}:\\d+ (.*)$`, "gm"))].map(([, text]) => text!.length);
  };

  test("finds in the lengths of real psalms that their titles of two verses are not counted", () => {
    const chapters = [51, 52, 54, 60].map((psalm) => {
      const lengths = lengthsOf(psalm);
      const [without, counted] = [3, 1].map((from) => expected(`PSA ${psalm}`, lengths.length, from));
      return { lengths, one: without!, other: counted! };
    });
    for (const chapter of chapters) assert.ok(compareByLengths([chapter]) > 0);
    const deviation = compareByLengths(chapters);
    assert.ok(deviation > 2, `${deviation}`);
    const back = compareByLengths(chapters.map(({ lengths, one, other }) => ({ lengths, one: other, other: one })));
    assert.ok(Math.abs(back + deviation) < 1e-9, "the other way round is the opposite");
  });

  test("says nothing where lengths say nothing: equal ones, lost ones, unknown ones, none", () => {
    const [one, other] = [expected("PSA 51", 19, 3), expected("PSA 51", 19)];
    assert.ok(Math.abs(compareByLengths([{ lengths: new Array(19).fill(40), one, other }])) < 1e-9);
    assert.equal(compareByLengths([{ lengths: new Array(19).fill(0), one, other }]), 0);
    assert.equal(compareByLengths([{ lengths: lengthsOf(51), one: [], other: [] }]), 0);
    assert.equal(compareByLengths([{ lengths: lengthsOf(51), one, other: one }]), 0);
    assert.equal(compareByLengths([]), 0);
  });

  test("one verse of absurd length does not decide", () => {
    const [one, other] = [expected("PSA 51", 19, 3), expected("PSA 51", 19)];
    const sound = lengthsOf(51);
    for (const index of sound.keys()) {
      const lengths = sound.map((length, at) => (at === index ? length * 1000 : length));
      assert.ok(compareByLengths([{ lengths, one, other }]) > 0, `verse ${index + 1}`);
    }
  });
});
