import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Backoff, DailyLimiter, POLICIES, SignInLimiter, UsedTokens } from "../../src/auth/mod.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Fails as often as one may, waiting each time, and gives the waits in seconds. */
function waits(times: number, who: (time: number) => { account: string; address: string }) {
  let now = 1_800_000_000_000;
  const limiter = new SignInLimiter(() => now);
  return Array.from({ length: times }, (_, time) => {
    let waited = 0;
    for (let wait = limiter.begin(who(time)); wait > 0; wait = limiter.begin(who(time))) {
      waited += wait;
      now += wait;
    }
    return waited / SECOND;
  });
}

test("SignInLimiter: one address at one account waits from the fourth failure on, up to 15 minutes", () => {
  assert.deepEqual(waits(16, () => ({ account: "ana", address: "192.0.2.1" })).slice(0, 8), [0, 0, 0, 1, 2, 4, 8, 16]);
  assert.equal(waits(20, () => ({ account: "ana", address: "192.0.2.1" })).at(-1), 900);
});

test("SignInLimiter: one address at many accounts waits from the thirteenth failure on", () => {
  const seen = waits(16, (time) => ({ account: `user ${time}`, address: "192.0.2.1" }));
  assert.deepEqual(seen, [...Array(12).fill(0), 1, 2, 4, 8]);
});

test("SignInLimiter: many addresses at one account keep its owner out for a minute at most", () => {
  const seen = waits(60, (time) => ({ account: "ana", address: `192.0.2.${time}` }));
  assert.deepEqual(seen.slice(0, 26), [...Array(24).fill(0), 1, 2]);
  assert.equal(Math.max(...seen), 60);
});

test("SignInLimiter: an attempt counts from its beginning, so many at once gain nothing", () => {
  const limiter = new SignInLimiter(() => 0);
  const who = { account: "ana", address: "192.0.2.1" };
  const begun = Array.from({ length: 100 }, () => limiter.begin(who)).filter((wait) => wait === 0);
  assert.equal(begun.length, 3);
});

test("SignInLimiter: other spellings of a name are the same account", () => {
  const limiter = new SignInLimiter(() => 0);
  for (const account of ["Živa", "ŽIVA ", "z\u030civa"]) {
    assert.equal(limiter.begin({ account, address: "192.0.2.1" }), 0);
  }
  assert.ok(limiter.begin({ account: "živa", address: "192.0.2.1" }) > 0);
});

test("SignInLimiter: success forgives the account, not the address", () => {
  const limiter = new SignInLimiter(() => 0);
  const own = { account: "own", address: "192.0.2.1" };
  for (let time = 0; time < 12; time++) {
    assert.equal(limiter.begin({ account: `user ${time}`, address: "192.0.2.1" }), 0);
    if (time < 11) {
      assert.equal(limiter.begin(own), 0, `${time}`);
      limiter.succeeded(own);
    }
  }
  assert.ok(limiter.begin(own) > 0);
});

test("SignInLimiter: an attempt that the service was too busy for costs nothing", () => {
  const limiter = new SignInLimiter(() => 0);
  const who = { account: "ana", address: "192.0.2.1" };
  for (let time = 0; time < 100; time++) {
    assert.equal(limiter.begin(who), 0);
    limiter.cancel(who);
  }
});

test("SignInLimiter: a known browser passes the account's wait, and no other", () => {
  const limiter = new SignInLimiter(() => 0);
  for (let time = 0; time < 24; time++) {
    limiter.begin({ account: "ana", address: `192.0.2.${time}` });
  }
  const stranger = { account: "ana", address: "198.51.100.1" };
  assert.ok(limiter.begin(stranger) > 0);
  const known = { ...stranger, isKnownBrowser: true };
  const waits = Array.from({ length: 5 }, () => limiter.begin(known));
  assert.deepEqual(waits.slice(0, 3), [0, 0, 0]);
  assert.ok(waits[3]! > 0, "its own failures count as ever");
});

test("SignInLimiter: failures are forgotten after an hour of quiet, and a clock that goes back locks nobody", () => {
  let now = 10 * 60 * MINUTE;
  const limiter = new SignInLimiter(() => now);
  const who = { account: "ana", address: "192.0.2.1" };
  for (let time = 0; time < 3; time++) limiter.begin(who);
  assert.equal(limiter.begin(who), SECOND);
  now -= 5 * 60 * MINUTE;
  assert.equal(limiter.begin(who), SECOND);
  now += SECOND;
  assert.equal(limiter.begin(who), 0);
  assert.equal(limiter.begin(who), 2 * SECOND);
  now += 60 * MINUTE;
  for (let time = 0; time < 3; time++) assert.equal(limiter.begin(who), 0);
});

test("SignInLimiter, DailyLimiter and UsedTokens forget who came first, so that strangers cannot fill the memory", () => {
  const limiter = new SignInLimiter(() => 0);
  const ana = { account: "ana", address: "192.0.2.1" };
  for (let time = 0; time < 3; time++) limiter.begin(ana);
  assert.ok(limiter.begin(ana) > 0);
  const daily = new DailyLimiter({ today: () => ({ date: "2026-11-21" }) });
  assert.deepEqual([daily.consume("ana", 1), daily.consume("ana", 1)], [true, false]);
  const used = new UsedTokens();
  used.add("ana");
  assert.equal(used.has("ana"), true);
  for (let time = 0; time <= 100_000; time++) {
    limiter.begin({ account: `user ${time}`, address: `address ${time}` });
    used.add(`token ${time}`);
  }
  for (let time = 0; time <= 100_000; time++) daily.consume(`client ${time}`, 1);
  assert.equal(limiter.begin(ana), 0);
  assert.equal(daily.consume("ana", 1), true);
  assert.equal(used.has("ana"), false);
});

test("SignInLimiter keeps a mark of one length for a name, however long", () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const limiter = new SignInLimiter(() => 0);
  const names = (length: number) => {
    const filler = "x".repeat(length);
    for (let time = 0; time < 1000; time++) {
      limiter.begin({ account: `${time}${filler}`, address: `address ${time}` });
    }
  };
  names(1);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  names(8000);
  collectGarbage();
  assert.ok(process.memoryUsage().heapUsed - before < 4_000_000);
});

test("Backoff for API keys: waits double, end at five seconds, and wear off at the allowed rate", () => {
  let now = 0;
  const failures = new Backoff(POLICIES.apiKey({ current: { "failed-keys": 2 } }), () => now);
  const waits = Array.from({ length: 10 }, () => failures.fail("2001:db8:0:0"));
  assert.deepEqual(waits, [0, 0, 100, 200, 400, 800, 1600, 3200, 5000, 5000]);
  assert.equal(failures.fail("192.0.2.1"), 0, "another client");
  now = 6 * MINUTE;
  assert.equal(failures.fail("2001:db8:0:0"), 0);
});
