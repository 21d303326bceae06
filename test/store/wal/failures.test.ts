/** The failures of the disk at each operation on a log: the code, the path and the system's reason, and what stays. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  LogFile,
  readAll,
  recoverLog,
  StoreDamaged,
  StoreUnavailable,
  syncNames,
  systemCode,
} from "../../../src/store/wal/mod.ts";
import { MemoryFiles } from "../memory_files.ts";

const PATH = "/keys/log";
const READER = {
  ...{ kind: "test", version: 1, createdAtomically: false },
  header: () => {},
  record: () => {},
  durableOffset: () => 0,
};

/** Checks an error of the disk: its code, the path in it, and the system's reason behind it. */
function unavailable(code: string, path: string, reason?: string) {
  return (error: unknown): true => {
    assert.ok(error instanceof StoreUnavailable, String(error));
    assert.deepEqual([error.code, error.values], [code, { path }]);
    const cause = error.cause as { code?: string };
    if (reason !== undefined) assert.equal(cause?.code, reason);
    return true;
  };
}

function started(): { files: MemoryFiles; log: LogFile } {
  const files = new MemoryFiles();
  files.makeFolder("/keys");
  const log = LogFile.create(files, PATH);
  log.records.begin("ambo").word("test").number(1).end();
  log.flush();
  return { files, log };
}

function failing(files: MemoryFiles, failed: string): void {
  files.faultAt = ({ operation }) => (operation === failed ? { code: "EIO" } : undefined);
}

describe("a log tells", () => {
  test("that it cannot be opened or created, and where", () => {
    const { files, log } = started();
    const { size, chain } = log.mark;
    assert.throws(() => LogFile.create(files, PATH), unavailable("cannot_create", PATH, "EEXIST"));
    assert.throws(
      () => LogFile.open(files, { path: "/keys/none", size, chain }),
      unavailable("cannot_open_file", "/keys/none", "ENOENT"),
    );
  });

  test("that it cannot be written, by the name it has now", () => {
    const { files, log } = started();
    failing(files, "write");
    log.records.begin("put").end();
    assert.throws(() => log.flush(), unavailable("cannot_write", PATH, "EIO"));
    log.records.begin("put").end();
    log.movedTo("/keys/other");
    assert.equal(log.path, "/keys/other");
    assert.throws(() => log.flush(), unavailable("cannot_write", "/keys/other", "EIO"));
  });

  test("that a sync failed, then that an earlier one did, and that a write may be lost", async () => {
    const { files, log } = started();
    failing(files, "sync");
    await assert.rejects(log.sync(), unavailable("cannot_sync", PATH, "EIO"));
    files.faultAt = () => undefined;
    await assert.rejects(log.sync(), unavailable("cannot_sync", PATH, "earlier_sync_failed"));
    assert.throws(() => log.flush(), unavailable("cannot_write", PATH, "write_lost"));
    await log.close();
  });

  test("that it is closed", async () => {
    const { log } = started();
    await log.close();
    log.records.begin("put").end();
    assert.throws(() => log.flush(), unavailable("cannot_write", PATH, "log_closed"));
    await assert.rejects(log.sync(), unavailable("cannot_sync", PATH, "log_closed"));
  });

  test("that the file may have lost its name, and takes nothing more", async () => {
    const { log } = started();
    assert.equal(log.failed, false);
    log.markFailed();
    assert.equal(log.failed, true);
    assert.throws(() => log.flush(), unavailable("cannot_write", PATH, "write_lost"));
    await log.close();
  });

  test("that the file holds what was refused, until it is cut off", async () => {
    const { files, log } = started();
    assert.equal(log.hasPartialWrite, false);
    files.faultAt = ({ operation }) =>
      operation === "write" || operation === "truncate" ? { code: "EIO", half: true } : undefined;
    log.records.begin("put").word("č".repeat(100)).end();
    assert.throws(() => log.flush(), StoreUnavailable);
    assert.equal(log.hasPartialWrite, true);
    files.faultAt = () => undefined;
    await log.close();
    assert.equal(log.hasPartialWrite, false);
    assert.equal(files.get(PATH).length, log.size);
  });
});

test("the names in a folder are put on the disk, and of the folder itself; each failure is told", async () => {
  const files = new MemoryFiles();
  const synced: string[] = [];
  files.syncFolder = async (folder) => void synced.push(folder);
  await syncNames(files, "/keys/usage");
  assert.deepEqual(synced, ["/keys/usage", "/keys"]);
  for (const failed of ["/keys/usage", "/keys"]) {
    files.syncFolder = async (folder) => {
      if (folder === failed) throw Object.assign(new Error("no"), { code: "EIO" });
    };
    await assert.rejects(syncNames(files, "/keys/usage"), unavailable("cannot_sync", "/keys/usage", "EIO"));
  }
});

test("a file that cannot be read is told with its path, and is closed again", () => {
  const { files } = started();
  const open = files.openDescriptors;
  files.read = () => {
    throw Object.assign(new Error("no"), { code: "EIO" });
  };
  assert.throws(
    () => readAll(files, PATH),
    (error) => {
      const { code, values, cause } = error as { code: string; values: object; cause: unknown };
      assert.deepEqual([code, values, systemCode(cause)], ["cannot_read", { path: PATH }, "EIO"]);
      return true;
    },
  );
  assert.equal(files.openDescriptors, open);
});

describe("a torn end is kept aside and cut off,", () => {
  /** A log with a torn end, under the names that are taken already. */
  function torn(...taken: readonly string[]) {
    const { files, log } = started();
    const { size } = log;
    const whole = Buffer.concat([files.get(PATH), Buffer.from("0123 put č")]);
    files.put(PATH, whole);
    for (const name of taken) files.put(name, Buffer.from("earlier"));
    return { files, size, rest: whole.subarray(size) };
  }

  test("each time under a name of its own", async () => {
    const cases: readonly [taken: readonly string[], aside: string][] = [
      [[], `${PATH}.torn`],
      [[`${PATH}.torn`], `${PATH}.2.torn`],
      [[`${PATH}.torn`, `${PATH}.2.torn`], `${PATH}.3.torn`],
      [[`${PATH}.2.torn`], `${PATH}.torn`],
    ];
    for (const [taken, aside] of cases) {
      const { files, size, rest } = torn(...taken);
      const found = await recoverLog(files, { path: PATH, reader: READER });
      assert.deepEqual([found.putAside, found.size, found.torn], [aside, size, true]);
      assert.deepEqual(files.get(aside), rest);
      assert.equal(files.get(PATH).length, size);
      for (const name of taken) assert.equal(files.get(name).toString(), "earlier");
      const again = await recoverLog(files, { path: PATH, reader: READER });
      assert.deepEqual([again.putAside, again.reason, again.torn], [undefined, undefined, false]);
    }
  });

  test("and is in both files, or still in its own, whatever fails", async () => {
    const steps = await (async () => {
      const { files } = torn();
      const before = files.steps;
      await recoverLog(files, { path: PATH, reader: READER });
      return files.steps - before;
    })();
    assert.ok(steps >= 5, `${steps} steps: create, write, sync, sync of the folder, truncate, sync`);
    for (let step = 0; step < steps; step++) {
      const { files, size, rest } = torn();
      const first = files.steps;
      files.faultAt = () => (files.steps - 1 === first + step ? { code: "EIO" } : undefined);
      await recoverLog(files, { path: PATH, reader: READER }).catch(() => {});
      files.faultAt = () => undefined;
      const isWhole = files.get(PATH).length === size + rest.length;
      const aside = files.paths().filter((path) => path.endsWith(".torn"));
      assert.ok(isWhole || aside.some((path) => files.get(path).equals(rest)), `step ${step}`);
      assert.equal(files.openDescriptors, 1, `step ${step} left a file open`);
    }
  });

  test("but damage is told, and nothing is changed", async () => {
    const { files, log } = started();
    log.records.begin("put").end();
    log.flush();
    const bytes = Buffer.from(files.get(PATH));
    bytes[2]! ^= 1;
    files.put(PATH, bytes);
    await assert.rejects(recoverLog(files, { path: PATH, reader: READER }), (error) => {
      assert.ok(error instanceof StoreDamaged, String(error));
      assert.deepEqual([error.offset, error.values], [0, { file: PATH, offset: 0 }]);
      return true;
    });
    assert.deepEqual(files.get(PATH), bytes);
    assert.deepEqual(files.paths(), [PATH]);
  });
});
