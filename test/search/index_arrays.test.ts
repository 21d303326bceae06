/** Sets of lines beside the sets of the language, which are slow and right. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { LineSet } from "../../src/search/index_arrays.ts";

/** Lines around the bounds of a word of 32 bits. */
const LIMIT = 100;
const line = fc.nat(LIMIT - 1);

/** A change of a set, made to both. */
interface Change {
  readonly kind: "add" | "delete" | "addRange" | "keep" | "remove";
  readonly lines: readonly number[];
  readonly from: number;
  readonly to: number;
}

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom("add", "delete", "addRange", "addRange", "keep", "remove"),
  lines: fc.array(line, { maxLength: 80 }),
  from: fc.nat(LIMIT),
  to: fc.nat(LIMIT),
});

function apply({ kind, lines, from, to }: Change, set: LineSet, model: Set<number>): void {
  const other = new LineSet(LIMIT);
  for (const line of lines) other.add(line);
  if (kind === "keep") {
    set.keep(other);
    for (const line of model) if (!lines.includes(line)) model.delete(line);
  } else if (kind === "remove") {
    set.remove(other);
    for (const line of lines) model.delete(line);
  } else if (kind === "addRange") {
    set.addRange(from, to);
    for (let line = from; line < to; line++) model.add(line);
  } else {
    for (const line of lines) {
      set[kind](line);
      model[kind](line);
    }
  }
}

test("a set of lines has what a plain set has after the same changes", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const set = new LineSet(LIMIT);
      const model = new Set<number>();
      for (const change of changes) {
        apply(change, set, model);
        assert.deepEqual(
          [...set.lines()],
          [...model].sort((one, other) => one - other),
        );
        assert.equal(set.isEmpty, model.size === 0);
      }
      for (let line = 0; line < LIMIT; line++) assert.equal(set.has(line), model.has(line));
    }),
    { seed: 20_261_123, numRuns: 300 },
  );
});

test("a range has its first line, not the line at its end, at every bound of a word", () => {
  for (let from = 0; from <= LIMIT; from++) {
    for (let to = from; to <= LIMIT; to++) {
      const set = new LineSet(LIMIT);
      set.addRange(from, to);
      const lines = set.lines();
      assert.deepEqual([lines.length, lines[0] ?? from, lines.at(-1) ?? to - 1], [to - from, from, to - 1]);
    }
  }
});

test("a set has room for the lines below its limit, and no more than that", () => {
  for (const [limit, words] of [
    [0, 0],
    [1, 1],
    [31, 1],
    [32, 1],
    [33, 2],
    [64, 2],
    [65, 3],
  ] as const) {
    assert.equal(new LineSet(limit).bits.length, words, `${limit}`);
  }
});
