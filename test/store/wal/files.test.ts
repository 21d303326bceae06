import assert from "node:assert/strict";
import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { DayClock } from "../../../src/base/clock.ts";
import { openStore } from "../../../src/store/mod.ts";
import { readAt, realFiles } from "../../../src/store/wal/mod.ts";
import { scratchFolder } from "../../support/scratch.ts";

const mode = (path: string) => statSync(path).mode & 0o7777;
const forWindows = { skip: process.platform === "win32" && "Windows has no such modes" };

test(
  "nobody but the owner can read what a store writes, in a folder that was there before too",
  forWindows,
  async () => {
    const folder = join(scratchFolder(), "keys");
    mkdirSync(folder, { mode: 0o755 });
    chmodSync(folder, 0o755);
    const options = {
      clock: new DayClock("Europe/Ljubljana"),
      config: { current: { "daily-limit": 100 } },
    };
    let store = await openStore(folder, options);
    await store.accounts.addUser("Ana");
    store.log.consume(store.accountOfKey(await store.accounts.issueKey("Ana"))!);
    await store.close();
    const log = `${store.today().date}.1.log`;
    const modes = () =>
      [folder, join(folder, "accounts.log"), join(folder, "usage"), join(folder, "usage", log)].map(mode);
    assert.deepEqual(modes(), [0o700, 0o600, 0o700, 0o600]);
    for (const [path, loose] of [
      ["accounts.log", 0o644],
      ["usage", 0o755],
      [`usage/${log}`, 0o666],
    ] as const) {
      chmodSync(join(folder, path), loose);
    }
    store = await openStore(folder, options);
    assert.deepEqual(modes(), [0o700, 0o600, 0o700, 0o600]);
    await store.close();
  },
);

test("a folder that many share is left as it is", forWindows, () => {
  const folder = join(scratchFolder(), "shared");
  mkdirSync(folder);
  chmodSync(folder, 0o1777);
  realFiles.makeFolder(folder);
  assert.equal(mode(folder), 0o1777);
});

test("list() of an absent folder is empty, remove() of an absent file works", () => {
  const absent = join(scratchFolder(), "absent");
  assert.deepEqual(realFiles.list(absent), []);
  realFiles.remove(absent);
  assert.throws(() => realFiles.open(absent, "read"), /ENOENT/);
});

test("create never takes over a file that is there", () => {
  const path = join(scratchFolder(), "file");
  writeFileSync(path, "kept");
  assert.throws(() => realFiles.open(path, "create"), /EEXIST/);
});

test("sync() and syncFolder() do their work on a real disk", async () => {
  const folder = scratchFolder();
  const descriptor = realFiles.open(join(folder, "file"), "create");
  assert.equal(realFiles.write(descriptor, Buffer.from("abc"), 0), 3);
  await realFiles.sync(descriptor);
  await realFiles.syncFolder(folder);
  assert.equal(realFiles.size(descriptor), 3);
  realFiles.truncate(descriptor, 1);
  assert.equal(realFiles.size(descriptor), 1);
  realFiles.close(descriptor);
});

test("a folder that its file system cannot sync is no failure", { skip: process.platform !== "linux" }, async () => {
  await realFiles.syncFolder("/proc/self");
  await assert.rejects(realFiles.syncFolder("/absent"), /ENOENT/);
});

test("readAt() gives the bytes that are there, and no others where the file ends", () => {
  const path = join(scratchFolder(), "file");
  writeFileSync(path, "0123456789");
  const descriptor = realFiles.open(path, "read");
  const text = (position: number, length: number) => readAt(realFiles, { descriptor, position, length }).toString();
  assert.deepEqual([text(0, 4), text(7, 3), text(7, 100), text(10, 5)], ["0123", "789", "789", ""]);
  realFiles.close(descriptor);
});
