import assert from "node:assert/strict";
import { test } from "node:test";
import { LogFile, StoreUnavailable } from "../../../src/store/wal/mod.ts";
import { MemoryFiles } from "../memory_files.ts";

const PATH = "/log";

function startedLog(): { files: MemoryFiles; log: LogFile } {
  const files = new MemoryFiles();
  const log = LogFile.create(files, PATH);
  log.records.begin("ambo").word("test").number(1).end();
  log.flush();
  return { files, log };
}

function put(log: LogFile, text: string): void {
  log.records.begin("put").word(text).end();
}

test("flush() writes all gathered records with one write", () => {
  const { files, log } = startedLog();
  const before = files.steps;
  for (let index = 0; index < 1000; index++) put(log, `number ${index}`);
  log.flush();
  assert.equal(files.steps, before + 1);
  assert.equal(files.get(PATH).toString().split("\n").length, 1002);
  assert.equal(log.size, files.get(PATH).length);
});

test("a write that fails half-way leaves nothing behind", () => {
  const { files, log } = startedLog();
  const before = files.get(PATH);
  files.faultAt = ({ operation }) =>
    operation === "write" ? { code: "ENOSPC", half: true } : undefined;
  put(log, "lost");
  assert.throws(
    () => log.flush(),
    (error: unknown) => error instanceof StoreUnavailable && error.systemCode === "ENOSPC",
  );
  assert.deepEqual(files.get(PATH), before);
});

test("what a failed write left is cut off before the next, where it could not be at once", () => {
  const { files, log } = startedLog();
  const before = files.get(PATH).toString();
  files.faultAt = () => ({ code: "EIO", half: true });
  put(log, "a long record that is lost ".repeat(10));
  assert.throws(() => log.flush(), StoreUnavailable);
  assert.notEqual(files.get(PATH).toString(), before);
  files.faultAt = ({ operation }) => (operation === "truncate" ? { code: "EIO" } : undefined);
  put(log, "refused");
  assert.throws(() => log.flush(), StoreUnavailable);
  files.faultAt = () => undefined;
  put(log, "kept");
  log.flush();
  assert.match(files.get(PATH).toString(), /^.* ambo test 1\n[0-9a-f]{8} put kept\n$/);
  assert.ok(files.get(PATH).toString().startsWith(before));
});

test("a log whose sync failed takes nothing more", async () => {
  const { files, log } = startedLog();
  files.faultAt = ({ operation }) => (operation === "sync" ? { code: "EIO" } : undefined);
  put(log, "written");
  log.flush();
  await assert.rejects(log.sync(), StoreUnavailable);
  files.faultAt = () => undefined;
  assert.equal(log.failed, true);
  put(log, "refused");
  assert.throws(() => log.flush(), StoreUnavailable);
  await assert.rejects(log.sync(), StoreUnavailable);
});

test("sync() covers all that was flushed before it, also while another sync is under way", async () => {
  const { log } = startedLog();
  const first = log.sync();
  put(log, "later");
  log.flush();
  const second = log.sync();
  await first;
  await second;
  assert.equal(log.synced, log.size);
});

test("cutBack() takes back what was flushed", () => {
  const { files, log } = startedLog();
  const { mark } = log;
  const before = files.get(PATH);
  put(log, "taken back");
  log.flush();
  log.cutBack(mark);
  assert.deepEqual(files.get(PATH), before);
  put(log, "kept");
  log.flush();
  assert.match(files.get(PATH).toString(), /test 1\n[0-9a-f]{8} put kept\n$/);
});
