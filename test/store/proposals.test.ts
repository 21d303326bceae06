/** Requests are proposed and have one outcome each, once what was proposed with them is applied. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { opened, withKey } from "./opened.ts";

test("the requests of a turn are one write, each with its own remainder", async () => {
  const { store, files } = await opened({ dailyLimit: 5 });
  const [ana, bor] = [await withKey(store, "Ana"), await withKey(store, "Bor")];
  await store.propose("nobody's");
  const writes: string[] = [];
  files.faultAt = ({ operation, path }) => {
    if (operation === "write") writes.push(path);
    return undefined;
  };
  const outcomes = await Promise.all([ana, bor, ana, "nobody's", ana, ana, ana, ana].map((key) => store.propose(key)));
  assert.deepEqual(
    outcomes.map((outcome) => (outcome.code === "counted" ? outcome.remaining : outcome.code)),
    [4, 4, 3, "unknown_key", 2, 1, 0, "exhausted"],
  );
  assert.equal(writes.length, 1);
});

test("a request whose count cannot be written is unavailable; what was refused is refused", async () => {
  const { store, files } = await opened({ dailyLimit: 1 });
  const [ana, bor] = [await withKey(store, "Ana"), await withKey(store, "Bor")];
  assert.equal((await store.propose(ana)).code, "counted");
  files.faultAt = ({ operation }) => (operation === "write" ? { code: "ENOSPC" } : undefined);
  const outcomes = await Promise.all([ana, bor, "nobody's"].map((key) => store.propose(key)));
  assert.deepEqual(
    outcomes.map(({ code }) => code),
    ["exhausted", "unavailable", "unknown_key"],
  );
  files.faultAt = () => undefined;
  assert.equal((await store.propose(bor)).code, "counted", "nothing of it was counted");
});

test("a request after the store was closed is unavailable, and not lost", async () => {
  const { store } = await opened();
  const key = await withKey(store, "Ana");
  await store.close();
  assert.equal((await store.propose(key)).code, "unavailable");
});

test("a key that ends in a turn grants nothing that is applied after it", async () => {
  const { store } = await opened();
  const key = await withKey(store, "Ana");
  const before = await store.propose(key);
  await store.accounts.revokeKey("Ana");
  assert.deepEqual([before.code, (await store.propose(key)).code], ["counted", "unknown_key"]);
});

test("no account is granted more than its limit, in whatever turns requests come", async () => {
  const turns = fc.array(fc.array(fc.nat(2), { maxLength: 8 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(turns, fc.integer({ min: 0, max: 9 }), async (turns, dailyLimit) => {
      const around = await opened({ dailyLimit });
      const keys: string[] = [];
      for (const name of ["Ana", "Bor", "Cene"]) keys.push(await withKey(around.store, name));
      const sent = [0, 0, 0];
      const granted: number[][] = [[], [], []];
      for (const turn of turns) {
        const outcomes = turn.map((user) => around.store.propose(keys[user]!));
        for (const [index, outcome] of (await Promise.all(outcomes)).entries()) {
          const user = turn[index]!;
          sent[user]!++;
          if (outcome.code === "counted") granted[user]!.push(outcome.remaining);
        }
      }
      const again = await around.restartAfterKill();
      for (const [user, remainders] of granted.entries()) {
        const count = Math.min(sent[user]!, dailyLimit);
        assert.deepEqual(
          remainders,
          Array.from({ length: count }, (_, n) => dailyLimit - 1 - n),
        );
        assert.equal(again.used(again.accountOfKey(keys[user]!)!), count);
      }
    }),
    { numRuns: 60 },
  );
});
