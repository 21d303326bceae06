/** The lock and the files of an open store are removed or replaced by hand: nothing is acknowledged that would be lost. */
import assert from "node:assert/strict";
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { holdStore } from "../../src/store/control/mod.ts";
import { openStore, StoreUnavailable } from "../../src/store/mod.ts";
import { type FileLayer, realFiles } from "../../src/store/wal/mod.ts";
import { HOLD_OPTIONS, heldStore } from "../support/held_store.ts";
import { scratchFolder } from "../support/scratch.ts";
import { startService } from "../support/service.ts";

type Store = Awaited<ReturnType<typeof heldStore>>["store"];

/** Asserts that a store takes no change, no count and no backup, and says why. */
async function assertRefuses(store: Store, { key, code }: { key: string; code: "lock_lost" | "file_replaced" }) {
  const isRefusal = (error: unknown) => error instanceof StoreUnavailable && error.code === code;
  await assert.rejects(store.accounts.addUser("bor"), isRefusal);
  await assert.rejects(store.accounts.issueKey("ana"), isRefusal);
  await assert.rejects(store.backup().next(), isRefusal);
  const outcome = await store.propose(key);
  assert.ok(outcome.code === "unavailable" && isRefusal(outcome.error), outcome.code);
  assert.equal((await store.problem(() => ""))?.code, code);
}

async function storeWithKey(folder: string) {
  const warnings: string[] = [];
  const held = await holdStore(folder, { ...HOLD_OPTIONS, warn: ({ code }) => warnings.push(code) });
  await held.store.accounts.addUser("ana");
  const key = await held.store.accounts.issueKey("ana");
  assert.equal((await held.store.propose(key)).code, "counted");
  return { ...held, key, warnings };
}

test("of two services on one folder, whose socket was removed, the first writes no more", async () => {
  const folder = scratchFolder();
  const first = await storeWithKey(folder);
  rmSync(join(folder, "control.sock"));
  const second = await heldStore(folder);
  await assertRefuses(first.store, { key: first.key, code: "lock_lost" });
  assert.deepEqual(first.warnings, ["lock_lost"]);
  await second.store.accounts.addUser("cene");
  assert.equal((await second.store.propose(first.key)).code, "counted");
  await first.close();
  await second.close();
  const after = await heldStore(folder);
  assert.deepEqual(
    [...after.store.accounts.users()].map(({ name }) => name),
    ["ana", "cene"],
  );
  assert.equal(after.store.used(after.store.accountOfKey(first.key)!), 2);
  await after.close();
});

const REPLACEMENTS: Readonly<Record<string, (folder: string) => void>> = {
  "accounts.log is removed": (folder) => rmSync(join(folder, "accounts.log")),
  "accounts.log is replaced by a copy": (folder) => {
    copyFileSync(join(folder, "accounts.log"), join(folder, "copy"));
    renameSync(join(folder, "copy"), join(folder, "accounts.log"));
  },
  "the counts of the day are removed": (folder) => {
    for (const name of readdirSync(join(folder, "usage"))) rmSync(join(folder, "usage", name));
  },
  "accounts.log is emptied in place": (folder) => truncateSync(join(folder, "accounts.log")),
  "accounts.log loses its last byte": (folder) => {
    const path = join(folder, "accounts.log");
    truncateSync(path, statSync(path).size - 1);
  },
  "the counts of the day are copied and emptied, as logrotate does": (folder) => {
    for (const name of readdirSync(join(folder, "usage"))) {
      copyFileSync(join(folder, "usage", name), join(folder, "copy"));
      truncateSync(join(folder, "usage", name));
    }
  },
  "the folder of counts is moved away": (folder) => renameSync(join(folder, "usage"), join(folder, "usage.old")),
};

for (const [name, replace] of Object.entries(REPLACEMENTS)) {
  test(`where ${name} under a running service, it takes no change and no count`, async () => {
    const folder = scratchFolder();
    const { store, close, key, warnings } = await storeWithKey(folder);
    replace(folder);
    await assertRefuses(store, { key, code: "file_replaced" });
    assert.deepEqual(warnings, ["file_replaced"]);
    // A folder that is gone cannot be synced.
    await close().catch((error) => assert.ok(error instanceof StoreUnavailable, String(error)));
  });
}

test("the whole folder replaced by another refuses changes, and goes on once it is put back", async () => {
  const folder = join(scratchFolder(), "keys");
  const { store, close, key } = await storeWithKey(folder);
  renameSync(folder, `${folder}.old`);
  mkdirSync(folder);
  await assertRefuses(store, { key, code: "lock_lost" });
  assert.deepEqual(readdirSync(folder), []);
  rmSync(folder, { recursive: true });
  renameSync(`${folder}.old`, folder);
  await store.accounts.addUser("bor");
  assert.equal((await store.propose(key)).code, "counted");
  await close();
  const after = await heldStore(folder);
  assert.deepEqual(
    [...after.store.accounts.users()].map(({ name }) => name),
    ["ana", "bor"],
  );
  await after.close();
});

test("a file that is replaced while a change is synced does not get the change acknowledged", async () => {
  const folder = scratchFolder();
  let isReplaced = false;
  const files: FileLayer = {
    ...realFiles,
    async sync(descriptor) {
      await realFiles.sync(descriptor);
      if (isReplaced) REPLACEMENTS["accounts.log is replaced by a copy"]!(folder);
    },
  };
  const store = await openStore(folder, { ...HOLD_OPTIONS, files });
  await store.accounts.addUser("ana");
  isReplaced = true;
  await assert.rejects(store.accounts.addUser("bor"), { code: "file_replaced" });
  isReplaced = false;
  assert.equal(store.accounts.user("bor"), undefined);
  await store.close();
});

test("counts between two looks at a file that was cut are not acknowledged, and leave no gap of zeros in it", async () => {
  const folder = scratchFolder();
  const { store, close, key } = await storeWithKey(folder);
  const [name = ""] = readdirSync(join(folder, "usage"));
  const path = join(folder, "usage", name);
  const whole = readFileSync(path);
  // Longer than a log may go without a look at its length.
  await sleep(5);
  for (const size of [0, 20, whole.length - 1]) {
    truncateSync(path, size);
    const outcomes = await Promise.all([store.propose(key), store.propose(key)]);
    assert.deepEqual(
      outcomes.map(({ code }) => code),
      ["unavailable", "unavailable"],
    );
    assert.equal(statSync(path).size, size);
  }
  writeFileSync(path, whole);
  await store.accounts.addUser("bor");
  assert.equal((await store.propose(key)).code, "counted", "the file is put back");
  await close();
  const after = await heldStore(folder);
  assert.equal(after.store.used(after.store.accountOfKey(key)!), 2);
  await after.close();
});

for (const name of ["accounts.log", "usage"]) {
  test(`${name} that another program writes too gets nothing more, until what it wrote is taken out`, async () => {
    const folder = scratchFolder();
    const { store, close, key } = await storeWithKey(folder);
    const path = name === "usage" ? join(folder, name, readdirSync(join(folder, name))[0]!) : join(folder, name);
    const own = readFileSync(path);
    appendFileSync(path, "00000000 of another\n");
    await assertRefuses(store, { key, code: "file_replaced" });
    assert.equal(readFileSync(path, "utf8"), `${own}00000000 of another\n`, "what is another's stays");
    truncateSync(path, own.length);
    await store.accounts.addUser("bor");
    assert.equal((await store.propose(key)).code, "counted");
    await close();
    const after = await heldStore(folder);
    assert.equal(after.store.used(after.store.accountOfKey(key)!), 2);
    await after.close();
  });
}

test("what is written right after a cut is taken out, and the next start goes on from the cut", async () => {
  const folder = scratchFolder();
  let cut: number | undefined;
  const files: FileLayer = {
    ...realFiles,
    write(descriptor, bytes, position) {
      if (cut !== undefined) realFiles.truncate(descriptor, cut);
      cut = undefined;
      return realFiles.write(descriptor, bytes, position);
    },
  };
  for (const size of [0, 20, 60]) {
    const keys = join(folder, String(size));
    const store = await openStore(keys, { ...HOLD_OPTIONS, files });
    await store.accounts.addUser("ana");
    const key = await store.accounts.issueKey("ana");
    for (let count = 0; count < 3; count++) assert.equal((await store.propose(key)).code, "counted");
    const [name = ""] = readdirSync(join(keys, "usage"));
    const whole = readFileSync(join(keys, "usage", name));
    cut = size;
    await store.propose(key);
    await sleep(5);
    assert.equal((await store.propose(key)).code, "unavailable");
    await store.close().catch((error) => assert.ok(error instanceof StoreUnavailable, String(error)));
    const left = readFileSync(join(keys, "usage", name));
    assert.ok(left.length <= size && whole.subarray(0, left.length).equals(left), left.toString("latin1"));
    const again = await openStore(keys, HOLD_OPTIONS);
    assert.equal((await again.propose(key)).code, "counted");
    await again.close();
  }
});

test("a service whose accounts were replaced answers 503, and is not ready", async () => {
  const keys = scratchFolder();
  const service = await startService({ keys });
  assert.equal((await service.ask("/translations")).status, 200);
  rmSync(join(keys, "accounts.log"));
  const ready = await service.askRaw("/readyz");
  assert.equal(ready.status, 503);
  assert.match(ready.text, /removed, replaced, cut or written/);
  assert.equal((await service.ask("/translations")).status, 503);
  await service.stop();
});
