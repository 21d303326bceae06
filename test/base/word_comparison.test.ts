/** Distances of words beside a definition by recursion. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  editDistance,
  INSERTION,
  MAX_COMPARED_LENGTH,
  SUBSTITUTION,
  TRANSPOSITION,
} from "../../src/base/word_comparison.ts";

/** The least weight of slips, by trying each of them at the end of both words. */
function naiveDistance(word: string, other: string): number {
  const known = new Map<string, number>();
  const measure = (left: number, right: number): number => {
    if (left === 0 || right === 0) return (left + right) * INSERTION;
    const key = `${left} ${right}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const isSame = word[left - 1] === other[right - 1];
    const ways = [
      measure(left - 1, right - 1) + (isSame ? 0 : SUBSTITUTION),
      measure(left - 1, right) + INSERTION,
      measure(left, right - 1) + INSERTION,
    ];
    const isSwapped =
      word.slice(Math.max(0, left - 2), left) === other[right - 1]! + (other[right - 2] ?? other.slice(0, 0));
    if (left > 1 && right > 1 && isSwapped) ways.push(measure(left - 2, right - 2) + TRANSPOSITION);
    const least = Math.min(...ways);
    known.set(key, least);
    return least;
  };
  return measure(word.length, other.length);
}

const CASES: readonly [word: string, other: string, distance: number][] = [
  ["", "", 0],
  ["jan", "jan", 0],
  ["", "a", 5],
  ["jan", "janez", 10],
  ["jan", "jen", 6],
  ["ajn", "jan", 4],
  ["jna", "jan", 4],
  ["ab", "ba", 4],
  ["ab", "cd", 12],
  // No letter is part of two slips: not a transposition and a letter between.
  ["ca", "abc", 15],
];
for (const [word, other, distance] of CASES) {
  test(`editDistance() of "${word}" and "${other}" is ${distance}`, () => {
    assert.equal(editDistance(word, other, 1000), distance);
    assert.equal(naiveDistance(word, other), distance, "by definition");
  });
}

const word = (maxLength: number) =>
  fc.array(fc.constantFrom("a", "b", "c"), { maxLength }).map((letters) => letters.join(""));

test("editDistance() is the least weight of slips; beyond what is allowed it is some greater number", () => {
  fc.assert(
    fc.property(word(8), word(8), fc.nat(40), (one, other, allowed) => {
      const distance = naiveDistance(one, other);
      const measured = editDistance(one, other, allowed);
      if (distance <= allowed) assert.equal(measured, distance);
      else assert.ok(measured > allowed, `${measured}`);
    }),
    { seed: 3, numRuns: 2000 },
  );
});

test("editDistance() gives up on a word once it has passed what is allowed, not before", () => {
  // The first row alone is 6 away; what follows it is the same.
  assert.equal(editDistance("xbcdef", "abcdef", 6), 6);
  assert.ok(editDistance("xbcdef", "abcdef", 5) > 5);
  // A word of which each row is 5 away at least is given up in its first row.
  assert.ok(editDistance("bbbb", "aaaa", 0) < naiveDistance("bbbb", "aaaa"), "by its first row");
});

test("editDistance() compares words of the greatest length, and of lengths that differ", () => {
  const long = "ab".repeat(MAX_COMPARED_LENGTH / 2);
  for (const other of [long, `b${long.slice(1)}`, long.slice(0, -1), "", long.slice(1)]) {
    assert.equal(editDistance(long, other, 1000), naiveDistance(long, other), other);
    assert.equal(editDistance(other, long, 1000), naiveDistance(long, other), other);
  }
});
