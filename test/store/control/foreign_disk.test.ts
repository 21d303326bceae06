/** Disks of other systems, which know no rights, no sockets, or no second name of one file. */
import assert from "node:assert/strict";
import fs, { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { Server } from "node:net";
import { join } from "node:path";
import { afterEach, before, mock, test } from "node:test";
import { DayClock } from "../../../src/base/clock.ts";
import { Draft } from "../../../src/base/draft.ts";
import { type StoreCalls, useStore } from "../../../src/store/control/mod.ts";
import { scratchFolder } from "../../support/scratch.ts";

const skip = process.platform === "win32" && "Windows has no such disks";

before(() => {
  process.env.TMPDIR = scratchFolder();
});

afterEach(() => {
  mock.restoreAll();
  syncBuiltinESMExports();
});

function use<T>(folder: string, action: (calls: StoreCalls) => Promise<T>): Promise<T> {
  return useStore(folder, {
    clock: new DayClock("Europe/Ljubljana"),
    config: { current: { "daily-limit": 100 } },
    publicUrl: () => null,
    create: true,
    action,
  });
}

function refusing(code: string): () => never {
  return () => {
    throw Object.assign(new Error(code), { code });
  };
}

/** Has links within a folder made in another way. */
function linkIn(folder: string, link: (name: fs.PathLike) => void): void {
  const { linkSync } = fs;
  mock.method(fs, "linkSync", (from: fs.PathLike, name: fs.PathLike) =>
    String(name).startsWith(folder) ? link(name) : linkSync(from, name),
  );
}

/** Has a listener fail as on a disk without sockets, which may make a file of the name all the same. */
function failListening(folder: string, code: string): void {
  const { listen } = Server.prototype;
  mock.method(Server.prototype, "listen", function (this: Server, address: string, listening: () => void) {
    if (!address.startsWith(folder)) return listen.call(this, address, listening);
    writeFileSync(address, "");
    queueMicrotask(() => this.emit("error", Object.assign(new Error(code), { code })));
    return this;
  });
}

for (const [disk, prepare] of [
  ["gives a second name to no socket", (folder: string) => linkIn(folder, refusing("EPERM"))],
  // As bindfs and mergerfs do: no process listens on what has the name.
  [
    "has another file under each name",
    (folder: string) => linkIn(folder, (name) => writeFileSync(name, "", { flag: "wx" })),
  ],
  ["makes a file where it cannot make a socket", (folder: string) => failListening(folder, "EIO")],
] as const) {
  test(`a disk that ${disk} has one owner of a store, whom others reach`, { skip }, async () => {
    const folder = scratchFolder();
    prepare(folder);
    syncBuiltinESMExports();
    const seen = await use(folder, async (calls) => {
      await calls.add({ name: "Ana", admin: false });
      // A second one asks the first, and does not take the folder from it.
      await use(folder, (others) => others.add({ name: "Eva", admin: false }));
      const names: string[] = [];
      for await (const { name } of calls.users()) names.push(name);
      return names;
    });
    assert.deepEqual(seen, ["Ana", "Eva"]);
    assert.deepEqual(readdirSync(folder).sort(), ["accounts.log", "usage"]);
  });
}

test("two owners that cannot see each other's lock break no record: the first takes nothing more", {
  skip,
}, async () => {
  const folder = scratchFolder();
  linkIn(folder, refusing("EPERM"));
  syncBuiltinESMExports();
  // As a service with a private /tmp, and a command without.
  const { TMPDIR } = process.env;
  await use(folder, async (calls) => {
    await calls.add({ name: "Ana", admin: false });
    process.env.TMPDIR = scratchFolder();
    await use(folder, (others) => others.add({ name: "Eva", admin: false }));
    await assert.rejects(calls.add({ name: "Jan", admin: false }), /file_replaced/);
  });
  process.env.TMPDIR = TMPDIR;
  await use(folder, async (calls) => {
    const names: string[] = [];
    for await (const { name } of calls.users()) names.push(name);
    assert.deepEqual(names, ["Ana", "Eva"]);
  });
});

for (const code of ["EPERM", "ENOTSUP", "ENOSYS"]) {
  test(`a disk that refuses every mode with ${code} takes a store and a file for another's`, { skip }, async () => {
    const folder = join(scratchFolder(), "keys");
    mkdirSync(folder, { mode: 0o755 });
    await use(folder, (calls) => calls.add({ name: "Ana", admin: false }));
    for (const name of [folder, join(folder, "accounts.log")]) fs.chmodSync(name, 0o755);
    const { chmodSync } = fs;
    mock.method(fs, "chmodSync", (path: string, mode: number) =>
      path.startsWith(folder) ? refusing(code)() : chmodSync(path, mode),
    );
    mock.method(fs, "fchmodSync", refusing(code));
    syncBuiltinESMExports();
    assert.equal((await use(folder, (calls) => calls.add({ name: "Eva", admin: false }))).name, "Eva");
    const file = join(folder, "..", "text.csv");
    const draft = new Draft(file, 0o666);
    draft.takeRightsOf(fs.statSync(folder));
    draft.write(Buffer.from("whole"));
    draft.finish();
    assert.equal(fs.readFileSync(file, "utf8"), "whole");
  });
}
