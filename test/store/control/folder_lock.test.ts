import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, linkSync, mkdirSync, readdirSync, statSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { type FolderLock, lockFolder } from "../../../src/store/control/folder_lock.ts";
import { atEnd, endOnce } from "../../support/at_end.ts";
import { runnable } from "../../support/process.ts";
import { saying } from "../../support/saying.ts";
import { scratchFolder } from "../../support/scratch.ts";

/** Locks a folder; it is unlocked when the tests of the file are over, unless it was before. */
async function lock(folder: string): Promise<FolderLock | undefined> {
  const lock = await lockFolder(
    folder,
    createServer((socket) => socket.destroy()),
  );
  return lock && { isHeld: () => lock.isHeld(), release: endOnce(() => lock.release()) };
}

/** A process that is ready to lock a folder. */
interface Claimant {
  readonly child: ChildProcess;
  /** The next thing it says. */
  said(): Promise<string>;
}

async function claimants(folder: string, count: number): Promise<Claimant[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const child = spawn(process.execPath, [...runnable("test/store/control/lock_contender.ts"), folder], {
        stdio: ["pipe", "pipe", "inherit"],
      });
      atEnd(() => child.kill("SIGKILL"));
      const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
      const claimant = { child, said: async () => (await lines.next()).value as string };
      assert.equal(await claimant.said(), "ready");
      return claimant;
    }),
  );
}

/** Leaves a socket as a killed process does: the name is there, and no one listens. */
async function leaveDeadSocket(folder: string, name = "control.sock"): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(join(folder, "bound"), resolve));
  linkSync(join(folder, "bound"), join(folder, name));
  server.close();
}

test("a folder is locked by one at a time, and free once it is unlocked", async () => {
  const folder = scratchFolder();
  const first = await lock(folder);
  assert.ok(first);
  assert.equal(await lock(folder), undefined);
  assert.deepEqual(readdirSync(folder), ["control.sock"]);
  assert.equal(statSync(join(folder, "control.sock")).mode & 0o777, 0o600);
  await first.release();
  assert.deepEqual(readdirSync(folder), []);
  const second = await lock(folder);
  assert.ok(second);
  await second.release();
});

test("a lock whose socket another process has replaced leaves that one's alone when it is released", async () => {
  const folder = scratchFolder();
  const first = await lock(folder);
  unlinkSync(join(folder, "control.sock"));
  const second = await lock(folder);
  assert.ok(second, "the name was free");
  await first?.release();
  assert.deepEqual(readdirSync(folder), ["control.sock"]);
  assert.equal(await lock(folder), undefined, "the second has it still");
  await second.release();
  assert.deepEqual(readdirSync(folder), []);
});

test("a deep folder is locked and reached, though a socket's address is short", async () => {
  const folder = join(scratchFolder(), "č".repeat(60), "d".repeat(100), "e".repeat(100));
  mkdirSync(folder, { recursive: true });
  const first = await lock(folder);
  assert.ok(first);
  assert.equal(await lock(folder), undefined);
  if (process.platform === "linux") assert.deepEqual(readdirSync(folder), ["control.sock"]);
  await first.release();
  assert.deepEqual(readdirSync(folder), []);
});

test("a folder reached by another path is the same folder", async () => {
  const folder = scratchFolder();
  const other = join(scratchFolder(), "link");
  symlinkSync(folder, other);
  const first = await lock(folder);
  assert.ok(first);
  assert.equal(await lock(other), undefined);
  await first.release();
});

test("the socket of a killed process is recognised as dead: one of many that come at once replaces it", async () => {
  const folder = scratchFolder();
  await leaveDeadSocket(folder);
  const count = process.env.SOAK ? 20 : 4;
  const contenders = await claimants(folder, count);
  for (const { child } of contenders) child.stdin!.write("go\n");
  const outcomes = await Promise.all(contenders.map(({ said }) => said()));
  assert.deepEqual(outcomes.sort(), ["held", ...Array(count - 1).fill("lost")]);
  assert.equal(await lock(folder), undefined);
  for (const { child } of contenders) {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  assert.deepEqual(readdirSync(folder), ["control.sock"], "a killed process leaves its socket");
  const last = await lock(folder);
  assert.ok(last);
  assert.deepEqual(readdirSync(folder), ["control.sock"]);
  await last.release();
});

test("of many that lock at once in one process one does, over a dead socket too", async () => {
  for (let round = 0; round < 20; round++) {
    const folder = scratchFolder();
    if (round % 2) await leaveDeadSocket(folder);
    const locks = await Promise.all(Array.from({ length: 10 }, () => lock(folder)));
    const granted = locks.filter((lock) => lock !== undefined);
    assert.equal(granted.length, 1);
    assert.deepEqual(readdirSync(folder), ["control.sock"]);
    await granted[0]!.release();
    assert.deepEqual(readdirSync(folder), []);
  }
});

test("what killed processes left under other names is removed, and nothing that lives or is another's", async () => {
  const folder = scratchFolder();
  await leaveDeadSocket(folder, ".ambo-dead");
  await leaveDeadSocket(folder, "other");
  const living = createServer();
  await new Promise<void>((resolve) => living.listen(join(folder, ".ambo-living"), resolve));
  atEnd(() => living.close());
  for (const name of [".ambo-file", "file", "x.ambo-file"]) writeFileSync(join(folder, name), "");
  const held = await lock(folder);
  const kept = [".ambo-file", ".ambo-living", "file", "other", "x.ambo-file"];
  assert.deepEqual(readdirSync(folder).sort(), ["control.sock", ...kept].sort());
  await held?.release();
  assert.deepEqual(readdirSync(folder).sort(), kept);
});

test("an attempt that another's lock turns away leaves nothing", async () => {
  const folder = scratchFolder();
  const held = await lock(folder);
  assert.equal(await lock(folder), undefined);
  assert.deepEqual(readdirSync(folder), ["control.sock"]);
  await held?.release();
});

test("a file that is no socket, as a copied folder may have, keeps nobody out", async () => {
  const folder = scratchFolder();
  writeFileSync(join(folder, "control.sock"), "");
  const held = await lock(folder);
  assert.ok(held);
  await held.release();
});

test("a connection that comes and goes does no harm", async () => {
  const folder = scratchFolder();
  const held = await lock(folder);
  for (let round = 0; round < 50; round++) {
    const socket = connect(join(folder, "control.sock")).on("error", () => {});
    await once(socket.destroy(), "close");
  }
  assert.equal(await lock(folder), undefined);
  await held?.release();
});

test("a folder that cannot be written cannot be locked, and the reason is told", async () => {
  const folder = scratchFolder();
  chmodSync(folder, 0o500);
  if (process.getuid?.() === 0) {
    // To the superuser nothing is forbidden; a folder that is not there is.
    await assert.rejects(lock(join(folder, "absent")), /absent/);
    return;
  }
  await assert.rejects(lock(folder), /EACCES/);
});

test("a folder in which the system allows no socket is named with the reason", async () => {
  const folder = scratchFolder();
  for (const code of ["EROFS", "ENOSPC", "EMFILE", "ENOTSUP"]) {
    const server = createServer();
    server.listen = () => {
      queueMicrotask(() => server.emit("error", Object.assign(new Error(code), { code })));
      return server;
    };
    const said = new RegExp(`^Cannot open the store in ${folder}: .*${code}`);
    await assert.rejects(lockFolder(folder, server), saying(said));
  }
});
