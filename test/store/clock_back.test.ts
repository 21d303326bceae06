/** A clock that was ahead and is back: the day that was counted goes on, and the log says so. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { DayClock } from "../../src/base/clock.ts";
import { openStore } from "../../src/store/mod.ts";
import { scratchFolder } from "../support/scratch.ts";

const YEAR = 365 * 86_400_000;

test("a clock that was a year ahead is warned of at the start, with the moment until which its day is counted", async () => {
  const folder = scratchFolder();
  const today = Date.UTC(2026, 10, 24, 11);
  let now = today + YEAR;
  const warnings: unknown[] = [];
  const open = () =>
    openStore(folder, {
      clock: new DayClock("Europe/Ljubljana", () => now),
      config: { current: { "daily-limit": 100 } },
      warn: ({ code, values }) => warnings.push([code, values]),
    });
  const ahead = await open();
  await ahead.accounts.addUser("ana");
  const key = await ahead.accounts.issueKey("ana");
  assert.equal((await ahead.propose(key)).code, "counted");
  await ahead.close();
  assert.deepEqual(warnings, []);

  now = today;
  const back = await open();
  assert.equal(back.log.problem(), undefined);
  assert.deepEqual(warnings, [["clock_went_back", { date: "2027-11-24", until: "2026-11-25T11:00:00.000Z" }]]);
  assert.equal(back.log.problem(), undefined);
  assert.equal(warnings.length, 1, "once a day");
  await back.close();
});
