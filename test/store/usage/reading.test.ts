/** What looking at past days costs, and what is said of damaged ones. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { HOUR, idle, opened, serve, withKey } from "../opened.ts";

/** A store with so many compacted days of one user, and today. */
async function withDays(days: number) {
  const around = await opened();
  const key = await withKey(around.store, "Ana");
  for (let day = 0; day < days; day++) {
    serve(around.store, key, 2);
    around.now += 24 * HOUR;
    serve(around.store, key);
    await idle();
  }
  const compacted = around.files.paths().filter((path) => path.endsWith(".day"));
  assert.equal(compacted.length, days);
  return { ...around, compacted };
}

test("a damaged day is marked each time it is looked at, and told of once", async () => {
  const { store, files, compacted, warnings } = await withDays(2);
  files.put(compacted[0]!, files.get(compacted[0]!).subarray(0, -1));
  for (const ask of [() => store.usageOf("Ana"), () => store.usage(), () => store.usage()]) {
    const [first, second] = await ask();
    assert.deepEqual(first, { date: "2026-11-21", requests: 0, damaged: true });
    assert.equal(second?.damaged, undefined);
  }
  assert.equal(warnings.length, 1, warnings.join("\n"));
  assert.match(warnings[0]!, /2026-11-21\.\d+\.day/);
});
