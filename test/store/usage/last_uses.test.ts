import assert from "node:assert/strict";
import { test } from "node:test";
import { idle, NOON, opened, serve, withKey } from "../opened.ts";

const DAY = 86_400_000;

test("the last use of a user is today's, a past day's, or none", async () => {
  const around = await opened({ at: NOON });
  const keys = new Map<string, string>();
  for (const name of ["Ana", "Bor", "Cene", "Dora"]) {
    keys.set(name, await withKey(around.store, name));
  }
  const serveOn = async (day: number, names: readonly string[]) => {
    around.now = NOON + day * DAY;
    for (const name of names) serve(around.store, keys.get(name)!);
    await idle();
  };
  await serveOn(0, ["Dora", "Bor"]);
  await serveOn(1, ["Ana", "Bor"]);
  await serveOn(5, ["Ana"]);
  const uses = (since: string) =>
    around.store.lastUses(["Ana", "Bor", "Cene", "Dora", "nobody"], since);
  const all = new Map([
    ["Ana", "2026-11-26"],
    ["Bor", "2026-11-22"],
    ["Dora", "2026-11-21"],
  ]);
  assert.deepEqual(await uses("2026-11-01"), all);
  await around.reopen();
  await idle();
  assert.deepEqual(await uses("2026-11-01"), all);
  all.delete("Dora");
  assert.deepEqual(await uses("2026-11-22"), all);
  // A user of the same name is another one.
  await around.store.accounts.removeUser("Bor");
  await around.store.accounts.addUser("Bor");
  all.delete("Bor");
  assert.deepEqual(await uses("2026-11-22"), all);
});
