import assert from "node:assert/strict";
import { chmodSync, closeSync, fstatSync, openSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { DayClock } from "../../src/base/clock.ts";
import { type Account, type LocalStore, openStore, StoreUnavailable } from "../../src/store/mod.ts";
import { scratchFolder } from "../support/scratch.ts";

const NOON = Date.UTC(2026, 10, 21, 11);

const configOf = (limit: number) => ({ current: { "daily-limit": limit } });

function open(folder: string, { now = NOON, config = configOf(3) } = {}): Promise<LocalStore> {
  return openStore(folder, { clock: new DayClock("Europe/Ljubljana", () => now), config });
}

test("another daily limit holds at once, for today too, but not for who has a limit of one's own", async () => {
  const config = configOf(3);
  const store = await open(scratchFolder(), { config });
  const accounts = [];
  for (const name of ["Ana", "Bor"]) {
    await store.accounts.addUser(name);
    accounts.push(store.accountOfKey(await store.accounts.issueKey(name))!);
  }
  const [ana, bor] = accounts as [Account, Account];
  await store.accounts.setLimit("Bor", 2);
  for (const account of accounts) store.log.consume(account);
  config.current = { "daily-limit": 5 };
  assert.deepEqual([ana.limit, bor.limit], [5, 2]);
  assert.deepEqual([store.log.consume(ana), store.log.consume(bor)], [3, 0]);
  config.current = { "daily-limit": 1 };
  assert.deepEqual([store.log.consume(ana), store.remaining(ana)], [-1, 0]);
  assert.deepEqual([store.log.consume(bor), store.remaining(bor)], [-1, 0]);
  config.current = { "daily-limit": 3 };
  assert.deepEqual([store.log.consume(ana), store.log.consume(bor)], [0, -1]);
  store.log.commit();
  await store.close();
});

test("a store that is closed takes nothing more, and writes to nobody else's file", async () => {
  const folder = scratchFolder();
  const store = await open(folder);
  await store.accounts.addUser("Ana");
  const account = store.accountOfKey(await store.accounts.issueKey("Ana"))!;
  store.log.consume(account);
  store.log.commit();
  await store.close();
  const other = openSync(join(folder, "other"), "wx+");
  store.log.consume(account);
  assert.throws(() => store.log.commit(), StoreUnavailable);
  await assert.rejects(store.accounts.issueKey("Ana"), StoreUnavailable);
  assert.equal(fstatSync(other).size, 0);
  closeSync(other);
  assert.deepEqual(readdirSync(join(folder, "usage")), ["2026-11-21.1.log"]);
});

test("a store has no problem as long as its folder can be written, and leaves nothing behind by looking", async (context) => {
  const folder = scratchFolder();
  const store = await open(folder);
  context.after(() => store.close());
  const before = readdirSync(folder);
  assert.equal(store.log.problem(), undefined);
  assert.deepEqual(readdirSync(folder), before);
  if (process.getuid?.() !== 0) {
    chmodSync(folder, 0o500);
    assert.equal((await store.log.problem())?.code, "folder_unwritable");
    chmodSync(folder, 0o700);
  }
  rmSync(folder, { recursive: true });
  assert.equal((await store.log.problem())?.code, "file_replaced");
});
