import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { BoundedMap } from "../../src/base/bounded_map.ts";

const CAPACITY = 6;

/** Two generations as lists, whose sizes are added up each time they are asked for; the size of an entry is its value. */
class NaiveMap {
  #younger: [key: string, size: number][] = [];
  #older: [key: string, size: number][] = [];

  get(key: string): number | undefined {
    const find = (entries: [string, number][]) => entries.find(([one]) => one === key)?.[1];
    const young = find(this.#younger);
    if (young !== undefined) return young;
    const old = find(this.#older);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, size: number): void {
    this.#younger = this.#younger.filter(([one]) => one !== key);
    if (size > CAPACITY) {
      this.delete(key);
      return;
    }
    const filled = this.#younger.reduce((sum, [, one]) => sum + one, 0);
    if (filled + size > CAPACITY) {
      this.#older = this.#younger;
      this.#younger = [];
    }
    this.#younger.push([key, size]);
  }

  delete(key: string): void {
    this.#younger = this.#younger.filter(([one]) => one !== key);
    this.#older = this.#older.filter(([one]) => one !== key);
  }

  clear(): void {
    this.#younger = [];
    this.#older = [];
  }
}

test("BoundedMap keeps what a naive map of two generations keeps, whatever is set, read and deleted", () => {
  const key = fc.constantFrom("a", "b", "c", "d", "e");
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(fc.constant("set"), key, fc.nat(CAPACITY + 1)) },
    { weight: 3, arbitrary: fc.tuple(fc.constant("get"), key, fc.constant(0)) },
    { weight: 2, arbitrary: fc.tuple(fc.constant("delete"), key, fc.constant(0)) },
    { weight: 1, arbitrary: fc.constant(["clear", "", 0] as const) },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const map = new BoundedMap<number>(CAPACITY, { sizeOf: (size) => size });
      const naive = new NaiveMap();
      for (const [action, key, size] of steps) {
        if (action === "set") {
          map.set(key, size);
          naive.set(key, size);
        } else if (action === "get") assert.equal(map.get(key), naive.get(key));
        else if (action === "delete") {
          map.delete(key);
          naive.delete(key);
        } else {
          map.clear();
          naive.clear();
        }
      }
      for (const key of ["a", "b", "c", "d", "e"]) assert.equal(map.get(key), naive.get(key), key);
    }),
    { seed: 11, numRuns: 500 },
  );
});
