/** A power cut at each step of what is done to a store's files as a whole: restored, repaired, a torn end cut off. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { restoreStore } from "../../src/store/backup/mod.ts";
import { repairStore } from "../../src/store/repair/mod.ts";
import { seededRandom } from "../support/random.ts";
import { MemoryFiles, WORST } from "./memory_files.ts";
import { FOLDER, HOUR, idle, NOON, opened, serve, withKey } from "./opened.ts";

/** How often each step is tried: once with nothing left but what is certain, then by chance. */
const SEEDS = process.env.SOAK ? 40 : 4;
const ACCOUNTS = `${FOLDER}/accounts.log`;
const BACKUP = "/backup";
/** Lines whose place in a log is lost. */
const LATE_LINES = Buffer.from("9981ceb7 count 1:7\n0bf9f60a count 1:8\n".repeat(20));

/** A store with a compacted day, the log of another, and its key. */
async function livedIn() {
  const around = await opened({ dailyLimit: 1000 });
  const key = await withKey(around.store, "Ana");
  serve(around.store, key, 3);
  around.now += 24 * HOUR;
  serve(around.store, key, 5);
  await idle();
  return { around, key };
}

/** Puts the files of a store durably into a file system of its own. */
function copyOf(files: MemoryFiles, changed: Readonly<Record<string, Uint8Array>> = {}) {
  const copy = new MemoryFiles();
  for (const path of files.paths()) copy.put(path, files.get(path));
  for (const [path, content] of Object.entries(changed)) copy.put(path, content);
  return copy;
}

/** Yields what power cuts at each step of an action leave, and last after it. */
async function* cutAtEachStep(
  begin: () => MemoryFiles,
  action: (files: MemoryFiles) => Promise<unknown>,
): AsyncGenerator<{ left: MemoryFiles; where: string; isDone: boolean }> {
  for (let at = 1, isDone = false; !isDone; at++) {
    const files = begin();
    let path = "the end";
    files.faultAt = (step) => {
      if (step.number < at) return undefined;
      if (step.number === at) path = `${step.operation} ${step.path}`;
      return { code: "EIO", killed: true };
    };
    await action(files).catch(() => {});
    isDone = path === "the end";
    for (let seed = 0; seed <= SEEDS; seed++) {
      const random = seed === 0 ? WORST : seededRandom(at * 31 + seed);
      yield { left: files.afterPowerCut(random), where: `${path}, seed ${seed}`, isDone };
    }
  }
}

test("a power cut in a restore leaves no store, which can be restored again, or all of it", async () => {
  const { around, key } = await livedIn();
  const pieces: Uint8Array[] = [];
  for await (const piece of around.store.backup()) pieces.push(piece);
  const begin = () => {
    const files = new MemoryFiles();
    files.put(BACKUP, Buffer.concat(pieces));
    return files;
  };
  const restore = (files: MemoryFiles) => restoreStore(FOLDER, { backup: BACKUP, files });
  let refusals = 0;
  for await (const { left, where, isDone } of cutAtEachStep(begin, restore)) {
    const isThere = left.paths().includes(ACCOUNTS);
    assert.ok(isThere || !isDone, `restored, and gone: ${where}`);
    if (left.paths().includes(`${ACCOUNTS}.restored`)) {
      await assert.rejects(
        opened({ on: left, at: around.now }),
        { code: "restore_broken_off" },
        `a new store: ${where}`,
      );
      refusals++;
    }
    if (!isThere) await restore(left);
    const { store } = await opened({ on: left, at: around.now });
    assert.equal(store.used(store.accountOfKey(key)!), 5, where);
    assert.deepEqual(await store.usage(), await around.store.usage(), where);
    await store.close();
  }
  assert.ok(refusals > 5, `${refusals}`);
});

test("a power cut in a repair leaves the damaged file, or the repaired one with the damaged beside it", async () => {
  const { around } = await livedIn();
  for (const path of around.files.paths()) {
    const damaged = around.files.get(path);
    damaged[damaged.length - 5]! ^= 1;
    const begin = () => copyOf(around.files, { [path]: damaged });
    const repair = (files: MemoryFiles) => repairStore(FOLDER, { now: () => NOON, files });
    const whole = begin();
    await repair(whole);
    const repaired = whole.get(path);
    for await (const { left, where, isDone } of cutAtEachStep(begin, repair)) {
      const found = left.get(path);
      if (!isDone && found.equals(damaged)) continue;
      assert.deepEqual(found, repaired, `${path}: ${where}`);
      assert.deepEqual(left.get(`${path}.damaged`), damaged, `${path}: ${where}`);
    }
  }
});

test("a power cut after a torn end was cut off leaves the end, or a copy of it, and a log that opens", async () => {
  const { around, key } = await livedIn();
  for (const path of around.files.paths().filter((path) => path.endsWith(".log"))) {
    const sound = around.files.get(path);
    const isAccounts = path === ACCOUNTS;
    // The rest of a turn, as a power cut leaves it: zeros up to the end of a sector, and lines after them.
    const torn = isAccounts
      ? Buffer.from("0123abcd key 1 179")
      : Buffer.concat([Buffer.alloc(512 - (sound.length % 512)), LATE_LINES]);
    const begin = () => copyOf(around.files, { [path]: Buffer.concat([sound, torn]) });
    const reopen = async (files: MemoryFiles) => {
      const { store } = await opened({ on: files, at: around.now, dailyLimit: 1000 });
      if (isAccounts) await store.accounts.addUser("Bor");
      else for (let turn = 0; turn < 30; turn++) serve(store, key);
    };
    for await (const { left, where } of cutAtEachStep(begin, reopen)) {
      const found = left.get(path);
      const isKept = left.paths().includes(`${path}.torn`) && left.get(`${path}.torn`).equals(torn);
      const isThere = found.subarray(sound.length).equals(torn);
      assert.ok(isKept || isThere, `${path}, kept nowhere: ${where}`);
      const { store } = await opened({ on: left, at: around.now, dailyLimit: 1000 });
      assert.ok(store.used(store.accountOfKey(key)!) >= 5, where);
      await store.close();
    }
  }
});

test("the counts of a store whose folder of usage is new are on the disk once they are synced", async () => {
  const { around, key } = await livedIn();
  const files = new MemoryFiles();
  files.put(ACCOUNTS, around.files.get(ACCOUNTS));
  const { store } = await opened({ on: files, at: around.now });
  serve(store, key, 2);
  await store.log.sync();
  const left = await opened({ on: files.cutPower(WORST), at: around.now });
  assert.equal(left.store.used(left.store.accountOfKey(key)!), 2);
});

test("yesterday's last counts are on the disk though they cannot be compacted", async () => {
  const around = await opened();
  const { files } = around;
  const key = await withKey(around.store, "Ana");
  serve(around.store, key, 3);
  await around.store.log.sync();
  serve(around.store, key, 2);
  files.faultAt = ({ path }) => (path.includes(".day") ? { code: "ENOSPC" } : undefined);
  around.now += 24 * HOUR;
  serve(around.store, key);
  await idle();
  const { store } = await opened({ on: files.cutPower(WORST), at: around.now });
  assert.equal((await store.usage())[0]?.requests, 5);
});
