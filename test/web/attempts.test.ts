import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { DailyAllowance } from "../../src/auth/daily_allowance.ts";
import { Attempts } from "../../src/auth/sign_in_limiter.ts";
import { Once } from "../../src/auth/used_tokens.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Fails as often as one may, waiting each time, and gives the waits in seconds. */
function waits(times: number, who: (time: number) => { account: string; address: string }) {
  let now = 1_800_000_000_000;
  const attempts = new Attempts(() => now);
  return Array.from({ length: times }, (_, time) => {
    let waited = 0;
    for (let wait = attempts.begin(who(time)); wait > 0; wait = attempts.begin(who(time))) {
      waited += wait;
      now += wait;
    }
    return waited / SECOND;
  });
}

test("Attempts: one address at one account waits from the fourth failure on, up to 15 minutes", () => {
  assert.deepEqual(
    waits(16, () => ({ account: "ana", address: "192.0.2.1" })).slice(0, 8),
    [0, 0, 0, 1, 2, 4, 8, 16],
  );
  assert.equal(waits(20, () => ({ account: "ana", address: "192.0.2.1" })).at(-1), 900);
});

test("Attempts: one address at many accounts waits from the thirteenth failure on", () => {
  const seen = waits(16, (time) => ({ account: `user ${time}`, address: "192.0.2.1" }));
  assert.deepEqual(seen, [...Array(12).fill(0), 1, 2, 4, 8]);
});

test("Attempts: many addresses at one account keep its owner out for a minute at most", () => {
  const seen = waits(60, (time) => ({ account: "ana", address: `192.0.2.${time}` }));
  assert.deepEqual(seen.slice(0, 26), [...Array(24).fill(0), 1, 2]);
  assert.equal(Math.max(...seen), 60);
});

test("Attempts: an attempt counts from its beginning, so many at once gain nothing", () => {
  const attempts = new Attempts(() => 0);
  const who = { account: "ana", address: "192.0.2.1" };
  const begun = Array.from({ length: 100 }, () => attempts.begin(who)).filter((wait) => wait === 0);
  assert.equal(begun.length, 3);
});

test("Attempts: other spellings of a name are the same account", () => {
  const attempts = new Attempts(() => 0);
  for (const account of ["Živa", "ŽIVA ", "z\u030civa"]) {
    assert.equal(attempts.begin({ account, address: "192.0.2.1" }), 0);
  }
  assert.ok(attempts.begin({ account: "živa", address: "192.0.2.1" }) > 0);
});

test("Attempts: success forgives the account, not the address", () => {
  const attempts = new Attempts(() => 0);
  const own = { account: "own", address: "192.0.2.1" };
  for (let time = 0; time < 12; time++) {
    assert.equal(attempts.begin({ account: `user ${time}`, address: "192.0.2.1" }), 0);
    if (time < 11) {
      assert.equal(attempts.begin(own), 0, `${time}`);
      attempts.succeeded(own);
    }
  }
  assert.ok(attempts.begin(own) > 0);
});

test("Attempts: failures are forgotten after an hour of quiet, and a clock that goes back locks nobody", () => {
  let now = 10 * 60 * MINUTE;
  const attempts = new Attempts(() => now);
  const who = { account: "ana", address: "192.0.2.1" };
  for (let time = 0; time < 3; time++) attempts.begin(who);
  assert.equal(attempts.begin(who), SECOND);
  now -= 5 * 60 * MINUTE;
  assert.equal(attempts.begin(who), SECOND);
  now += SECOND;
  assert.equal(attempts.begin(who), 0);
  assert.equal(attempts.begin(who), 2 * SECOND);
  now += 60 * MINUTE;
  for (let time = 0; time < 3; time++) assert.equal(attempts.begin(who), 0);
});

test("Attempts, DailyAllowance and Once forget who came first, so that strangers cannot fill the memory", () => {
  const attempts = new Attempts(() => 0);
  const ana = { account: "ana", address: "192.0.2.1" };
  for (let time = 0; time < 3; time++) attempts.begin(ana);
  assert.ok(attempts.begin(ana) > 0);
  const allowance = new DailyAllowance(
    () => 1,
    () => "2026-11-21",
  );
  assert.deepEqual([allowance.take("ana"), allowance.take("ana")], [true, false]);
  const once = new Once();
  once.add("ana");
  assert.equal(once.has("ana"), true);
  for (let time = 0; time <= 20_000; time++) {
    attempts.begin({ account: `user ${time}`, address: `address ${time}` });
    once.add(`token ${time}`);
  }
  for (let time = 0; time <= 100_000; time++) allowance.take(`client ${time}`);
  assert.equal(attempts.begin(ana), 0);
  assert.equal(allowance.take("ana"), true);
  assert.equal(once.has("ana"), false);
});

test("Attempts keeps a mark of one length for a name, however long", () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const attempts = new Attempts(() => 0);
  const names = (length: number) => {
    const filler = "x".repeat(length);
    for (let time = 0; time < 1000; time++) {
      attempts.begin({ account: `${time}${filler}`, address: `address ${time}` });
    }
  };
  names(1);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  names(8000);
  collectGarbage();
  assert.ok(process.memoryUsage().heapUsed - before < 4_000_000);
});
