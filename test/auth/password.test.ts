import assert from "node:assert/strict";
import { scryptSync } from "node:crypto";
import { test } from "node:test";
import type { HashingOptions } from "../../src/auth/mod.ts";
import { PasswordHasher } from "../../src/auth/password.ts";
import { isProblem } from "../../src/base/problem.ts";

const PASSWORD = "dovolj dolgo geslo";

test("hash() is scrypt with N = 2^15, r = 8, p = 4 over the composed password", async () => {
  const stored = await new PasswordHasher().hash("Žefran 12 ključev".normalize("NFD"));
  const [, salt, hash] = /^scrypt:15:8:4:([\w-]{22}):([\w-]{43})$/.exec(stored)!;
  const expected = scryptSync("Žefran 12 ključev", Buffer.from(salt!, "base64url"), 32, {
    N: 32_768,
    r: 8,
    p: 4,
    maxmem: 2 ** 26,
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

/** A hasher of little cost whose computations tell who asked, in the order in which they ended. */
function observed(mostWaiting: number) {
  const hasher = new PasswordHasher({ mostWaiting, cost: 4 });
  const done: string[] = [];
  const ask = async (requester: string, options: HashingOptions = {}): Promise<void> => {
    try {
      await hasher.hash(PASSWORD, { requester, ...options });
      done.push(requester);
    } catch (error) {
      assert.ok(isProblem(error, "accounts") && error.code === "too_busy");
      done.push(`${requester} refused`);
    }
  };
  return { ask, done };
}

test("a known client comes before any number of others, at whichever attempt", async () => {
  const { ask, done } = observed(4);
  const others = Array.from({ length: 6 }, (_, index) => ask(`other ${index}`));
  const known = [1, 2].map(() => ask("known", { isKnown: true }));
  await Promise.all([...others, ...known]);
  assert.deepEqual(
    done.filter((who) => !who.endsWith("refused")),
    ["other 0", "known", "known", "other 1"],
  );
});

test("a password hashed by an earlier release, with N = 2^17 and p = 1, matches still", async () => {
  const salt = Buffer.alloc(16, 7);
  const options = { N: 131_072, r: 8, p: 1, maxmem: 2 ** 28 };
  const hash = scryptSync(PASSWORD, salt, 32, options).toString("base64url");
  const stored = `scrypt:17:8:1:${salt.toString("base64url")}:${hash}`;
  const hasher = new PasswordHasher();
  assert.equal(await hasher.matches(PASSWORD, { stored }), true);
  assert.equal(await hasher.matches("drugo dolgo geslo", { stored }), false);
});

test("a hash with other parameters than these matches nothing", async () => {
  const hasher = new PasswordHasher();
  assert.equal(await hasher.matches(PASSWORD, { stored: "scrypt:1:1:1:AAAA:AAAA" }), false);
});
