import assert from "node:assert/strict";
import { scryptSync } from "node:crypto";
import { test } from "node:test";
import { AccountError } from "../../../src/auth/mod.ts";
import { PasswordHasher } from "../../../src/auth/password.ts";

const PASSWORD = "dovolj dolgo geslo";

test("hash() is scrypt with N = 2^17, r = 8, p = 1 over the composed password", async () => {
  const stored = await new PasswordHasher().hash("Žefran 12 ključev".normalize("NFD"));
  const [, salt, hash] = /^scrypt:17:8:1:([\w-]{22}):([\w-]{43})$/.exec(stored)!;
  const expected = scryptSync("Žefran 12 ključev", Buffer.from(salt!, "base64url"), 32, {
    N: 131_072,
    r: 8,
    p: 1,
    maxmem: 2 ** 28,
  });
  assert.equal(hash, expected.toString("base64url"));
});

test("the event loop turns while a password is hashed", async () => {
  let turns = 0;
  let working = true;
  const count = (): void => {
    turns++;
    if (working) setImmediate(count);
  };
  setImmediate(count);
  await new PasswordHasher({ cost: 15 }).hash(PASSWORD);
  working = false;
  assert.ok(turns > 100, `the event loop turned ${turns} times`);
});

test("more than may wait are refused, and the others get their turn", async () => {
  const hasher = new PasswordHasher({ mostWaiting: 2, cost: 10 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => hasher.matches(PASSWORD, undefined)),
  );
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ["fulfilled", "fulfilled", "rejected", "rejected", "rejected"],
  );
  for (const outcome of outcomes.slice(2)) {
    assert.ok(outcome.status === "rejected" && outcome.reason instanceof AccountError);
  }
});

test("a hash with other parameters than these matches nothing", async () => {
  const hasher = new PasswordHasher();
  assert.equal(await hasher.matches(PASSWORD, "scrypt:1:1:1:AAAA:AAAA"), false);
});
