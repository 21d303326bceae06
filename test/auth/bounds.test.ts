/** The bounds of passwords, waits and days: at, below and above each of them. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Backoff, checkPassword, DailyLimiter, POLICIES, SignInLimiter } from "../../src/auth/mod.ts";
import { isProblem } from "../../src/base/problem.ts";

import { cleanName } from "../../src/store/accounts/account_table.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Returns true if a password may be chosen. */
function isAllowed(password: string): boolean {
  try {
    checkPassword(password);
    return true;
  } catch (error) {
    assert.ok(isProblem(error, "accounts"), String(error));
    assert.deepEqual([error.code, error.values], ["invalid_password", { min: 10, max: 256 }]);
    return false;
  }
}

describe("a password has 10 to 256 characters, however many units they take:", () => {
  const CASES: readonly (readonly [length: number, isAllowed: boolean])[] = [
    ...([0, 1, 9] as const).map((length) => [length, false] as const),
    ...([10, 11, 255, 256] as const).map((length) => [length, true] as const),
    ...([257, 1000] as const).map((length) => [length, false] as const),
  ];
  for (const [length, expected] of CASES) {
    test(`${length}`, () => {
      for (const character of ["a", "ž", "🙂"]) {
        assert.equal(isAllowed(character.repeat(length)), expected, character);
      }
    });
  }
});

describe("a name has 1 to 64 characters, however many units they take, blanks at its ends aside:", () => {
  const CASES: readonly (readonly [length: number, isAllowed: boolean])[] = [
    [0, false],
    [1, true],
    [63, true],
    [64, true],
    [65, false],
    [1000, false],
  ];
  for (const [length, expected] of CASES) {
    test(`${length}`, () => {
      for (const character of ["a", "ž", "z\u030c", "🙂"]) {
        const name = ` ${character.repeat(length)} `;
        if (expected) {
          assert.equal(cleanName(name), name.trim().normalize("NFC"), character);
        } else {
          assert.throws(() => cleanName(name), { code: "invalid_name" }, character);
        }
      }
    });
  }
});

test("a client does as much a day as it may, each its own, and the next day as much again", () => {
  let date = "2026-11-21";
  const daily = new DailyLimiter({ today: () => ({ date }) });
  for (const day of ["2026-11-21", "2026-11-22", "2026-11-23"]) {
    date = day;
    for (const client of ["ana", "bor"]) {
      const allowed = Array.from({ length: 4 }, () => daily.consume(client, 3));
      assert.deepEqual(allowed, [true, true, true, false], `${client} on ${day}`);
    }
  }
  assert.equal(daily.consume("cene", 0), false);
});

test("what is taken back may be done once more, and what was not done gives nothing", () => {
  const daily = new DailyLimiter({ today: () => ({ date: "2026-11-21" }) });
  daily.rollback("ana");
  assert.deepEqual([daily.consume("ana", 1), daily.consume("ana", 1)], [true, false]);
  daily.rollback("ana");
  daily.rollback("ana");
  assert.deepEqual([daily.consume("ana", 1), daily.consume("ana", 1)], [true, false]);
  daily.rollback("bor");
  assert.equal(daily.consume("ana", 1), false, "another's");
});

test("a wait is over at its end, not a millisecond before", () => {
  let now = 0;
  const failures = new Backoff(POLICIES.signInPair, () => now);
  for (let time = 0; time < 5; time++) failures.fail("ana");
  for (const [at, wait] of [
    [0, 4000],
    [1, 3999],
    [3999, 1],
    [4000, 0],
    [4001, 0],
  ] as const) {
    now = at;
    assert.equal(failures.wait("ana"), wait, `${at}`);
  }
});

test("failures are forgotten an hour after the last, not a millisecond before", () => {
  for (const [since, wait] of [
    [60 * MINUTE - 1, 2000],
    [60 * MINUTE, 0],
  ] as const) {
    let now = 0;
    const failures = new Backoff(POLICIES.signInPair, () => now);
    for (let time = 0; time < 4; time++) failures.fail("ana");
    now = since;
    assert.equal(failures.fail("ana"), wait, `${since}`);
  }
});

test("a failure that is taken back, or reset, costs nothing; none is taken back that was not made", () => {
  const failures = new Backoff(POLICIES.signInPair, () => 0);
  failures.rollback("ana");
  const waits = Array.from({ length: 4 }, () => failures.fail("ana"));
  assert.deepEqual(waits, [0, 0, 0, SECOND]);
  failures.rollback("ana");
  assert.equal(failures.fail("ana"), SECOND);
  for (let time = 0; time < 10; time++) failures.rollback("ana");
  assert.deepEqual(
    waits.map(() => failures.fail("ana")),
    [0, 0, 0, SECOND],
    "ten times taken back is not ten for nothing",
  );
  failures.reset("ana");
  assert.equal(failures.wait("ana"), 0);
});

test("wrong keys wear off at the rate that is allowed, to the second", () => {
  let now = 0;
  const failures = new Backoff(POLICIES.apiKey({ current: { "failed-keys": 6 } }), () => now);
  for (let time = 0; time < 6; time++) assert.equal(failures.fail("address"), 0);
  assert.equal(failures.fail("address"), 100);
  now = 10 * SECOND;
  assert.equal(failures.fail("address"), 100, "one of six a minute is worn off in ten seconds");
  assert.equal(failures.fail("address"), 200);
});

test("an address from which the owner signed in passes the account's wait; another and another name do not", () => {
  const limiter = new SignInLimiter(() => 0);
  const home = { account: "ana", address: "192.0.2.1" };
  assert.equal(limiter.isKnown(home), false);
  limiter.begin(home);
  limiter.succeeded(home);
  assert.equal(limiter.isKnown(home), true);
  for (let time = 0; time < 24; time++) {
    limiter.begin({ account: "ana", address: `198.51.100.${time}` });
  }
  assert.equal(limiter.begin(home), 0);
  for (const other of [
    { ...home, address: "192.0.2.2" },
    { ...home, account: "bor" },
  ]) {
    assert.equal(limiter.isKnown(other), false);
  }
  assert.ok(limiter.begin({ ...home, address: "192.0.2.2" }) > 0, "the account's wait");
});

test("an attempt that is cancelled is taken back from address and account too", () => {
  const limiter = new SignInLimiter(() => 0);
  for (let time = 0; time < 30; time++) {
    const attempt = { account: "ana", address: `192.0.2.${time}` };
    assert.equal(limiter.begin(attempt), 0);
    limiter.cancel(attempt);
  }
  for (let time = 0; time < 30; time++) {
    const attempt = { account: `user ${time}`, address: "198.51.100.1" };
    assert.equal(limiter.begin(attempt), 0);
    limiter.cancel(attempt);
  }
});
