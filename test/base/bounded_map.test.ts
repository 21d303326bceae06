import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { BoundedMap } from "../../src/base/bounded_map.ts";

test("BoundedMap remembers the last entries for certain, and never more than twice as many", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40 })), (keys) => {
      const map = new BoundedMap<number>(5);
      for (const [index, key] of keys.entries()) map.set(`${key}`, index);
      const last = new Set(keys.toReversed());
      for (const key of [...last].slice(0, 5))
        assert.equal(map.get(`${key}`), keys.lastIndexOf(key));
      const kept = [...last].filter((key) => map.get(`${key}`) !== undefined);
      assert.ok(kept.length <= 10);
      for (const key of last) map.delete(`${key}`);
      for (const key of last) assert.equal(map.get(`${key}`), undefined);
    }),
  );
});
