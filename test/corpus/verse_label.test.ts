/** Labels of verse lines and the letters of pieces, beside tables that are written out. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { formatLabel, LabelReader, letterAt, letterOrdinal, letterRange } from "../../src/corpus/verse_label.ts";

const ALPHABET = Array.from("abcdefghijklmnopqrstuvwxyz");
/** Every letter in its order: `a` to `z`, then `aa` to `zz`. */
const LETTERS = [...ALPHABET, ...ALPHABET.map((letter) => letter + letter)];

test("each letter has its ordinal, and each ordinal its letter", () => {
  for (const [index, letter] of LETTERS.entries()) {
    assert.equal(letterOrdinal(letter), index + 1, letter);
    assert.equal(letterAt(index + 1), letter, `${index + 1}`);
    assert.deepEqual(letterRange(letter), [index + 1, index + 1], letter);
  }
});

test("two different letters are a range, two equal ones one letter", () => {
  for (const [one, first] of ALPHABET.entries()) {
    for (const [other, last] of ALPHABET.entries()) {
      const expected = one === other ? [one + 27, one + 27] : [one + 1, other + 1];
      assert.deepEqual(letterRange(first + last), expected, first + last);
    }
  }
  assert.deepEqual(letterRange("abc"), [1, 3]);
  assert.deepEqual(letterRange("aab"), [1, 2]);
});

/** What is read behind `GEN `: the numbers, the ordinal of the letter, and what is left; undefined where it is none. */
const LABELS: readonly [text: string, read: readonly (number | string)[] | undefined][] = [
  ["1:1 Č", [1, 1, 0, 0, " Č"]],
  ["0:0\n", [0, 0, 0, 0, "\n"]],
  ["9:90 x", [9, 90, 0, 0, " x"]],
  ["150:176 x", [150, 176, 0, 0, " x"]],
  ["999:999-1000 x", undefined],
  ["998:998-999 x", [998, 998, 999, 0, " x"]],
  ["1000:1 x", undefined],
  ["1:1000 x", undefined],
  ["1:2-3 x", [1, 2, 3, 0, " x"]],
  ["1:2-2 x", undefined],
  ["1:3-2 x", undefined],
  ["1:2- x", undefined],
  ["1:2-a x", undefined],
  ["1:4a x", [1, 4, 0, 1, " x"]],
  ["1:4z x", [1, 4, 0, 26, " x"]],
  ["1:4aa x", [1, 4, 0, 27, " x"]],
  ["1:4zz x", [1, 4, 0, 52, " x"]],
  ["1:4ab x", [1, 4, 0, 1, "b x"]],
  ["1:4aaa x", [1, 4, 0, 27, "a x"]],
  ["1:4` x", [1, 4, 0, 0, "` x"]],
  ["1:4{ x", [1, 4, 0, 0, "{ x"]],
  ["1:4A x", [1, 4, 0, 0, "A x"]],
  ["1:/ x", undefined],
  ["1:: x", undefined],
  ["1/1 x", undefined],
  ["1;1 x", undefined],
  [":1 x", undefined],
  ["a:1 x", undefined],
  ["1", undefined],
  ["1:", undefined],
];
test("one reader reads labels one after another, and keeps nothing of the one before", () => {
  for (const [before] of LABELS) {
    const reader = new LabelReader();
    for (const [text, expected] of LABELS) {
      reader.read(Buffer.from(`GEN ${before}`), 4);
      const bytes = Buffer.from(`GEN ${text}`);
      const isRead = reader.read(bytes, 4);
      const what = `${text} behind ${before}`;
      assert.equal(isRead, expected !== undefined, what);
      if (expected === undefined) continue;
      const { chapter, verse, verseEnd, segment, end, last } = reader;
      assert.deepEqual([chapter, verse, verseEnd, segment, bytes.toString("utf8", end)], expected);
      assert.equal(last, verseEnd === 0 ? verse : verseEnd, what);
    }
  }
});

test("formatLabel() writes what a file has", () => {
  const at = { book: "GEN", chapter: 2, verse: 4 } as const;
  assert.deepEqual([at, { ...at, verseEnd: 6 }, { ...at, segment: "bb" }].map(formatLabel), [
    "GEN 2:4",
    "GEN 2:4-6",
    "GEN 2:4bb",
  ]);
});
