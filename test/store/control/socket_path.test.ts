/** Where the control socket of a folder is: in it, or where that cannot be, in a private folder for temporary files. */

import assert from "node:assert/strict";
import { chmodSync, mkdirSync, statSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { before, describe, test } from "node:test";
import { isProblem } from "../../../src/base/problem.ts";
import { pipeOf, socketPathsToLock, socketPathsToTry } from "../../../src/store/control/folder_lock.ts";
import { scratchFolder } from "../../support/scratch.ts";

before(() => {
  process.env.TMPDIR = scratchFolder();
});

/** Makes a folder whose path has so many bytes. */
function folderOf(bytes: number, parent: string): string {
  const folder = join(parent, "a".repeat(bytes - Buffer.byteLength(parent) - 1));
  mkdirSync(folder);
  return folder;
}

test("the address of a socket is in its folder, or by its descriptor where the path is too long", (t) => {
  if (process.platform !== "linux") return t.skip("a descriptor has a path on Linux alone");
  const parent = scratchFolder();
  for (const [bytes, isPlain] of [
    [50, true],
    [51, true],
    [52, false],
    [90, false],
  ] as const) {
    const folder = folderOf(bytes, parent);
    for (const open of [socketPathsToLock(folder)[0], socketPathsToTry(folder)[0]]) {
      const path = open?.() ?? assert.fail("no path");
      assert.equal(path.folder, folder);
      const address = path.address("control.sock");
      if (isPlain) assert.equal(address, join(folder, "control.sock"), `${bytes}`);
      else {
        assert.match(address, /^\/proc\/self\/fd\/\d+\/control\.sock$/, `${bytes}`);
        assert.equal(statSync(dirname(address)).ino, statSync(folder).ino);
      }
      path.close();
      if (!isPlain) assert.throws(() => statSync(join(dirname(address), ".")), `${bytes}: closed`);
    }
  }
});

describe("the folder for temporary files", () => {
  const lock = (folder: string) => socketPathsToLock(folder)[1]!();
  const attempt = (folder: string) => socketPathsToTry(folder)[1]!();

  test("is not made by a client, which finds the one that a server made", () => {
    const folder = scratchFolder();
    assert.equal(attempt(folder), undefined);
    const path = lock(folder);
    assert.equal(attempt(folder)?.folder, path.folder);
    assert.equal(path.address("a"), join(path.folder, "a"));
    path.close();
    for (const made of [path.folder, dirname(path.folder)]) {
      assert.equal(statSync(made).mode & 0o777, 0o700);
    }
  });

  test("is one for a folder, by whatever path it is reached, and another for another", () => {
    const folder = scratchFolder();
    const link = join(scratchFolder(), "link");
    symlinkSync(folder, link);
    const other = scratchFolder();
    assert.equal(lock(link).folder, lock(folder).folder);
    assert.notEqual(lock(other).folder, lock(folder).folder);
    assert.equal(pipeOf(link), pipeOf(folder));
    assert.notEqual(pipeOf(other), pipeOf(folder));
    assert.match(pipeOf(folder), /^\\\\\.\\pipe\\ambo-[0-9a-f]{16}$/);
  });

  for (const mode of [0o701, 0o710, 0o740, 0o777]) {
    test(`is refused where others may reach it: ${mode.toString(8)}`, () => {
      const folder = scratchFolder();
      const made = lock(folder).folder;
      for (const open of [made, dirname(made)]) {
        chmodSync(open, mode);
        assert.throws(
          () => lock(folder),
          (error) =>
            isProblem(error, "store") &&
            error.code === "open_folder" &&
            (error.values as { folder: string }).folder === open,
        );
        assert.equal(attempt(folder), undefined);
        chmodSync(open, 0o700);
        assert.equal(lock(folder).folder, made);
      }
    });
  }
});
