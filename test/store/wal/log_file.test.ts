import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { LogFile, lineEnd, StoreUnavailable, verifyLine } from "../../../src/store/wal/mod.ts";
import { MemoryFiles, WORST } from "../memory_files.ts";

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

test("a write that fails half-way leaves nothing behind", () => {
  const { files, log } = startedLog();
  const before = files.get(PATH);
  files.faultAt = ({ operation }) => (operation === "write" ? { code: "ENOSPC", half: true } : undefined);
  put(log, "lost");
  assert.throws(
    () => log.flush(),
    (error: unknown) => error instanceof StoreUnavailable && (error.cause as NodeJS.ErrnoException).code === "ENOSPC",
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

test("a log is opened for what is in it, of which nothing counts as synced yet", async () => {
  const { files, log } = startedLog();
  const { size, chain } = log.mark;
  const again = LogFile.open(files, { path: PATH, size, chain });
  assert.deepEqual([again.size, again.synced], [size, 0]);
  await again.sync();
  assert.equal(again.synced, size);
});

/** What happens next to a log. */
const event = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("put", "flush", "put and flush") },
  { weight: 3, arbitrary: fc.constantFrom("sync", "settle") },
  fc.constantFrom("mark", "cut back", "fail to write", "fail to cut", "fail to sync", "mend"),
);

test("sync() covers what was flushed before it and nothing else, whatever fails and is taken back", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 40 }), fc.integer({ min: 1, max: 60 }), async (events, atOnce) => {
      const { files, log } = startedLog();
      await files.syncFolder("/");
      files.atOnce = atOnce;
      /** The texts of the records: those that are flushed, and those that wait for it. */
      let flushed: string[] = [];
      let waiting: string[] = [];
      let mark = { ...log.mark, records: 0 };
      const syncs: Promise<void>[] = [];
      const failing = new Set<string>();
      files.faultAt = ({ operation }) => (failing.has(operation) ? { code: "EIO", half: true } : undefined);
      for (const [index, event] of events.entries()) {
        if (event.startsWith("put")) {
          put(log, `text ${index}`);
          waiting.push(`put text ${index}`);
        }
        if (event.endsWith("flush")) {
          try {
            log.flush();
            flushed.push(...waiting);
          } catch (error) {
            assert.ok(error instanceof StoreUnavailable);
          }
          waiting = [];
        } else if (event === "sync") {
          const wanted = log.size;
          const synced = log.sync().then(() => assert.ok(durable(files).length >= wanted));
          syncs.push(synced.catch((error) => assert.ok(error instanceof StoreUnavailable, `${error}`)));
        } else if (event === "settle") await Promise.all(syncs);
        else if (event === "mark") mark = { ...log.mark, records: flushed.length };
        else if (event === "cut back") {
          await Promise.all(syncs);
          // What was answered is not taken back.
          if (mark.size < log.synced || mark.size > log.size) continue;
          log.cutBack(mark);
          flushed = flushed.slice(0, mark.records);
          waiting = [];
        } else if (event === "mend") failing.clear();
        else if (event === "fail to cut") failing.add("truncate");
        else if (event.startsWith("fail")) failing.add(event.slice(8));
        assert.ok(durable(files).length >= log.synced, "what is synced is on the disk");
        const sure = files.get(PATH).subarray(0, log.synced);
        assert.ok(durable(files).subarray(0, log.synced).equals(sure), "as it is in the file");
      }
      failing.clear();
      const last = log.failed ? undefined : log.sync();
      await log.close();
      await Promise.all([last, ...syncs]);
      const content = files.get(PATH);
      for (let start = 0, chain = 0, end = 0; start < content.length; start = end) {
        end = lineEnd(content, start) + 1 || content.length;
        chain = verifyLine(content, { start, end, chain });
        assert.ok(chain >= 0, "each line carries on from the one before");
      }
      const lines = content.toString().split("\n");
      assert.deepEqual(
        lines.slice(1, -1).map((line) => line.slice(9)),
        flushed,
      );
      assert.equal(lines.at(-1), "");
      assert.equal(files.openDescriptors, 0);
    }),
    { numRuns: process.env.SOAK ? 20_000 : 300 },
  );
});

/** What a power cut now leaves of the log for certain. */
function durable(files: MemoryFiles): Buffer {
  return files.afterPowerCut(WORST).get(PATH);
}

test("a disk that takes nothing, and says so without an error, is none to wait for", () => {
  const { files, log } = startedLog();
  files.write = () => 0;
  put(log, "lost");
  assert.throws(() => log.flush(), StoreUnavailable);
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

test("a closed log writes nothing: its descriptor may be another file's", async () => {
  const { files, log } = startedLog();
  await log.close();
  const other = LogFile.create(files, "/other");
  put(log, "late");
  assert.throws(() => log.flush(), StoreUnavailable);
  await assert.rejects(log.sync(), StoreUnavailable);
  log.cutBack({ size: 0, chain: 0 });
  await log.close();
  assert.equal(files.get("/other").length, 0);
  put(other, "its own");
  other.flush();
  await other.close();
});
