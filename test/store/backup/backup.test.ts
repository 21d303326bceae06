import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { explain } from "../../../src/i18n/problems/mod.ts";
import { bytesSource, restoreStore, writeBackup } from "../../../src/store/backup/mod.ts";
import { type Store, StoreRefused, StoreUnavailable } from "../../../src/store/mod.ts";
import { saying } from "../../support/saying.ts";
import { MemoryFiles } from "../memory_files.ts";
import { FOLDER, HOUR, idle, opened, serve, withKey } from "../opened.ts";

const BACKUP = "/backup";

async function backupOf(store: Store): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of store.backup()) pieces.push(piece);
  return Buffer.concat(pieces);
}

function filesWith(backup: Uint8Array): MemoryFiles {
  const files = new MemoryFiles();
  files.put(BACKUP, backup);
  return files;
}

/** A store with a compacted day and a day's log, its key and its backup. */
async function backedUp() {
  const around = await opened({ dailyLimit: 10_000 });
  const key = await withKey(around.store, "Ana");
  serve(around.store, key, 3);
  around.now += 24 * HOUR;
  serve(around.store, key, 5);
  await idle();
  return { around, key, backup: await backupOf(around.store) };
}

test("a backup without accounts, which no store has written, is refused, and nothing is changed", async () => {
  for (const sources of [[], [{ name: "usage/2026-11-22.2.log", size: 0, pieces: () => [] }]]) {
    const pieces: Uint8Array[] = [];
    for await (const piece of writeBackup(sources, 1795251503)) pieces.push(piece);
    const files = filesWith(Buffer.concat(pieces));
    await assert.rejects(restoreStore(FOLDER, { backup: BACKUP, files }), (error) => {
      assert.ok(error instanceof StoreRefused);
      assert.match(explain(error, "en"), /^Cannot restore \/backup: it has no accounts; it ends \(at byte \d+\)$/);
      return true;
    });
    assert.deepEqual([...files.paths()], [BACKUP]);
  }
});

test("a restored store has no session and no link: some ended, or were used, after the backup", async () => {
  const { store, now } = await opened({ passwordCost: 10 });
  const key = await withKey(store, "Ana");
  await store.signIn.setPassword("Ana", "dovolj dolgo geslo");
  await store.accounts.addUser("Bor", { admin: true });
  const session = await store.signIn.createSession("Ana");
  const links = [await store.signIn.createLink("Bor"), await store.signIn.createLink("Ana")];
  const backup = await backupOf(store);
  await store.signIn.endSession(session);
  await store.signIn.redeemLink(links[0]!, "dovolj dolgo geslo");
  const files = filesWith(backup);
  await restoreStore(FOLDER, { backup: BACKUP, files });
  const restored = await opened({ on: files, at: now, passwordCost: 10 });
  const { signIn, accounts } = restored.store;
  assert.equal(signIn.sessionUser(session), undefined);
  assert.deepEqual(
    links.map((link) => signIn.link(link)),
    [undefined, undefined],
  );
  assert.equal((await signIn.verifyPassword("Ana", "dovolj dolgo geslo"))?.name, "Ana");
  assert.equal(restored.store.accountOfKey(key)?.user, "Ana");
  assert.equal(accounts.user("Bor")?.admin, true);
  assert.deepEqual(restored.warnings, []);
});

test("a backup with accounts that do not make sense is refused, though its sums are right", async () => {
  const { RecordWriter } = await import("../../../src/store/wal/mod.ts");
  const accounts = Buffer.from("00000000 ambo accounts 1\n");
  const records = new RecordWriter();
  records.begin("ambo").word("backup").number(1).number(0).end();
  records.begin("file").number(accounts.length).word("accounts.log").end();
  const start = Buffer.from(records.bytes);
  records.reset(records.chain);
  records.begin("sum").hexadecimal(createHash("sha256").update(accounts).digest()).end();
  records.begin("end").number(1).end();
  const files = filesWith(Buffer.concat([start, accounts, records.bytes]));
  await assert.rejects(
    restoreStore(FOLDER, { backup: BACKUP, files }),
    (error: unknown) =>
      error instanceof StoreRefused &&
      /Cannot restore \/backup: its accounts\.log is damaged at byte 0/.test(explain(error, "en")),
  );
  assert.deepEqual(files.paths(), [BACKUP]);
});

test("a backup is of one moment, whatever is counted, changed, compacted and rewritten while it is read", async () => {
  const around = await opened({ dailyLimit: 1_000_000, rewriteFrom: 1000 });
  const { store } = around;
  const key = await withKey(store, "Ana");
  const bor = await withKey(store, "Bor");
  for (let request = 0; request < 200; request++) serve(store, key);
  const pieces: Uint8Array[] = [];
  for await (const piece of store.backup()) {
    pieces.push(piece);
    for (let request = 0; request < 100; request++) serve(store, key);
    for (let round = 0; round < 20; round++) await store.accounts.issueKey("Bor");
    await store.accounts.addUser(`user ${pieces.length}`);
    around.now += 24 * HOUR;
    serve(store, key);
    await idle();
  }
  const files = filesWith(Buffer.concat(pieces));
  await restoreStore(FOLDER, { backup: BACKUP, files });
  const restored = await opened({ on: files, dailyLimit: 1_000_000 });
  assert.deepEqual(restored.warnings, []);
  assert.deepEqual(await restored.store.usage(), [{ date: "2026-11-21", requests: 200 }]);
  assert.equal([...restored.store.accounts.users()].length, 2);
  assert.equal(restored.store.accountOfKey(bor)?.user, "Bor");
  // What had to wait for the backup was done after it.
  await idle();
  assert.equal((await around.store.usageOf("Ana"))[0]?.requests, 300);
});

test("a backup that is given up lets compacting go on", async () => {
  const { around, key } = await backedUp();
  for await (const _piece of around.store.backup()) break;
  around.now += 24 * HOUR;
  serve(around.store, key);
  await idle();
  assert.ok(around.files.paths().includes(`${FOLDER}/usage/2026-11-22.2.day`));
});

test("a backup cut at any length, or with any byte changed, is refused and nothing is written", async () => {
  const { backup } = await backedUp();
  const changed = [...backup.keys()].flatMap((at) => {
    const damaged = Buffer.from(backup);
    damaged[at]! ^= 1 << (at % 8);
    return [backup.subarray(0, at), damaged];
  });
  changed.push(Buffer.concat([backup, Buffer.from("\n")]), Buffer.concat([backup, backup]));
  for (const [index, content] of changed.entries()) {
    const files = filesWith(content);
    await assert.rejects(
      restoreStore(FOLDER, { backup: BACKUP, files }),
      (error: unknown) => error instanceof StoreRefused && /Cannot restore \/backup: /.test(explain(error, "en")),
      `change ${index}`,
    );
    assert.deepEqual(files.paths(), [BACKUP]);
  }
});

test("a restore refuses a folder in which there is a store, or only usage", async () => {
  const { around, backup } = await backedUp();
  for (const kept of [/accounts\.log$/, /usage/]) {
    const files = filesWith(backup);
    const paths = around.files.paths().filter((path) => kept.test(path));
    for (const path of paths) files.put(path, around.files.get(path));
    await assert.rejects(restoreStore(FOLDER, { backup: BACKUP, files }), saying(/there is a store in it/));
    assert.deepEqual(files.paths(), [BACKUP, ...paths]);
  }
});

test("a restore broken off at any step leaves no store, and can be done again", async () => {
  const { backup, key, around } = await backedUp();
  const whole = filesWith(backup);
  await restoreStore(FOLDER, { backup: BACKUP, files: whole });
  for (let at = 1; at <= whole.steps; at++) {
    const files = filesWith(backup);
    files.faultAt = ({ number }) => (number >= at ? { code: "EIO", half: true } : undefined);
    const restoring = restoreStore(FOLDER, { backup: BACKUP, files });
    await assert.rejects(restoring, `step ${at}`);
    const left = files.kill();
    const isThere = left.paths().includes(`${FOLDER}/accounts.log`);
    if (!isThere) await restoreStore(FOLDER, { backup: BACKUP, files: left });
    const { store } = await opened({ on: left, at: around.now });
    assert.equal(store.used(store.accountOfKey(key)!), 5, `step ${at}`);
    assert.equal((await store.usage()).length, 2);
    await store.close();
  }
});

test("a backup names only files of a store: no path leads out of the folder", async () => {
  const { RecordWriter } = await import("../../../src/store/wal/mod.ts");
  for (const name of ["../accounts.log", "/etc/passwd", "usage/../../x", "usage/a/b", "usage/x.sh", "README.md"]) {
    const records = new RecordWriter();
    records.begin("ambo").word("backup").number(1).number(0).end();
    records.begin("file").number(0).word(name).end();
    const files = filesWith(Buffer.from(records.bytes));
    await assert.rejects(restoreStore(FOLDER, { backup: BACKUP, files }), saying(/is no file of a store/));
  }
});

test("a backup whose source shrinks under it fails instead of being short", async () => {
  const { around } = await backedUp();
  const read = around.files.read.bind(around.files);
  around.files.read = (descriptor, target, position) =>
    position > 0 ? 0 : Math.min(10, read(descriptor, target, position));
  await assert.rejects(backupOf(around.store), StoreUnavailable);
});

test("a backup takes the torn end of a day's log, and no torn accounts", async () => {
  const { around } = await backedUp();
  for (const [torn, isSound] of [
    ["usage/2026-11-22.2.log", true],
    ["accounts.log", false],
  ] as const) {
    const sources = around.files.paths().map((path) => {
      const name = path.slice(FOLDER.length + 1);
      const content = around.files.get(path);
      return bytesSource(name, name === torn ? content.subarray(0, -3) : content);
    });
    const pieces: Uint8Array[] = [];
    for await (const piece of writeBackup(sources, 1795251503)) pieces.push(piece);
    const files = filesWith(Buffer.concat(pieces));
    const restoring = restoreStore(FOLDER, { backup: BACKUP, files });
    if (isSound) await restoring;
    else await assert.rejects(restoring, StoreRefused);
  }
});
