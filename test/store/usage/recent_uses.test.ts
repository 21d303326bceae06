import assert from "node:assert/strict";
import { test } from "node:test";
import { idle, NOON, opened, serve, withKey } from "../opened.ts";

const DAY = 86_400_000;

test("the uses of users are counted over days, the last of which may be today, past or none", async () => {
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
  const uses = (since: string) => around.store.recentUses(["Ana", "Bor", "Cene", "Dora", "nobody"], since);
  const all = new Map([
    ["Ana", { requests: 2, last: "2026-11-26" }],
    ["Bor", { requests: 2, last: "2026-11-22" }],
    ["Dora", { requests: 1, last: "2026-11-21" }],
  ]);
  assert.deepEqual(await uses("2026-11-01"), all);
  await around.reopen();
  await idle();
  assert.deepEqual(await uses("2026-11-01"), all);
  all.delete("Dora");
  all.set("Bor", { requests: 1, last: "2026-11-22" });
  assert.deepEqual(await uses("2026-11-22"), all);
  // A user of the same name is another one.
  await around.store.accounts.removeUser("Bor");
  await around.store.accounts.addUser("Bor");
  all.delete("Bor");
  assert.deepEqual(await uses("2026-11-22"), all);
});
