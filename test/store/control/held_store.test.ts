import assert from "node:assert/strict";
import { appendFileSync, readdirSync, statSync } from "node:fs";
import { request } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { test } from "node:test";
import { lockFolder } from "../../../src/store/control/folder_lock.ts";
import { holdFolder, holdStore, useStore } from "../../../src/store/control/mod.ts";
import { StoreDamaged, StoreUnavailable } from "../../../src/store/mod.ts";
import { realFiles } from "../../../src/store/wal/mod.ts";
import { HOLD_OPTIONS, heldStore } from "../../support/held_store.ts";
import { saying } from "../../support/saying.ts";
import { scratchFolder } from "../../support/scratch.ts";

/** A command of another process than the server's. */
const OPTIONS = { ...HOLD_OPTIONS, publicUrl: () => "http://command.example" };

test("a prepared key and link open nothing, and end nothing, before they are put in force", async () => {
  const folder = scratchFolder();
  const { store, close } = await heldStore(folder);
  await useStore(folder, {
    ...OPTIONS,
    async action(calls) {
      await calls.add({ name: "Ana", admin: false });
      const before = await calls.issue({ name: "Ana" });
      const { token: linkBefore } = await calls.link({ name: "Ana" });
      const key = await calls.prepareKey({ name: "ana" });
      const { token, expires, purpose } = await calls.prepareLink({ name: "ana" });
      assert.equal(purpose, "welcome");
      assert.equal(store.accountOfKey(before)?.user, "Ana");
      assert.equal(store.accountOfKey(key), undefined);
      assert.equal(store.signIn.link(linkBefore)?.user, "Ana");
      assert.equal(store.signIn.link(token), undefined);

      assert.equal(await calls.issue({ name: "ana", key }), key);
      assert.equal((await calls.link({ name: "ana", token })).token, token);
      assert.equal(store.accountOfKey(before), undefined);
      assert.equal(store.accountOfKey(key)?.user, "Ana");
      assert.equal(store.signIn.link(linkBefore), undefined);
      const link = store.signIn.link(token);
      assert.ok(link !== undefined && Math.abs(link.expires - expires) <= 60_000);

      for (const prepare of [calls.prepareKey, calls.prepareLink]) {
        await assert.rejects(prepare({ name: "nobody" }), { code: "unknown_user" });
      }
      await assert.rejects(calls.issue({ name: "ana", key: "secret" }), saying(/not well-formed/));
      await calls.disable({ name: "ana" });
      await assert.rejects(calls.prepareLink({ name: "ana" }), { code: "disabled_user" });
    },
  });
  await close();
});

test("a second server is refused and told which process serves; so is a restore", async () => {
  const folder = scratchFolder();
  const { close } = await heldStore(folder);
  await assert.rejects(heldStore(folder), {
    code: "served_already",
    values: { folder, process: process.pid },
  });
  await assert.rejects(holdFolder(folder, { action: async () => {} }), saying(/while the process \d+ serves/));
  await close();
  await holdFolder(folder, { action: async () => {} });
});

test("commands that come at once without a server take turns or help each other; none fails or is lost", async () => {
  const folder = scratchFolder();
  const names = Array.from({ length: 30 }, (_, index) => `user ${index}`);
  await Promise.all(
    names.map((name) =>
      useStore(folder, {
        ...OPTIONS,
        create: true,
        action: (calls) => calls.add({ name, admin: false }),
      }),
    ),
  );
  const { store, close } = await heldStore(folder);
  assert.deepEqual([...store.accounts.users()].map(({ name }) => name).sort(), names.sort());
  await close();
});

test("a long answer comes whole: a backup, and hundreds of users", async () => {
  const folder = scratchFolder();
  const { store, close } = await heldStore(folder);
  await Promise.all(Array.from({ length: 600 }, (_, index) => store.accounts.addUser(`user ${index}`)));
  const expected: Buffer[] = [];
  for await (const piece of store.backup()) expected.push(Buffer.from(piece));
  await useStore(folder, {
    ...OPTIONS,
    async action(calls) {
      let users = 0;
      for await (const _user of calls.users()) users++;
      assert.equal(users, 600);
      const pieces: Buffer[] = [];
      for await (const piece of calls.backup()) pieces.push(Buffer.from(piece, "base64"));
      // The first line holds the time of the backup.
      const rest = (all: Buffer[]) => Buffer.concat(all).subarray(60);
      assert.equal(rest(pieces).length, rest(expected).length);
    },
  });
  await close();
});

test("nonsense on the socket is no harm to the server", async () => {
  const folder = scratchFolder();
  const { store, close } = await heldStore(folder);
  const post = (path: string, body: string) =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  for (const said of [
    ...["\n", "x\n", "{}\n", '{"call":"add","with":{"name":"Bor","admin":true}}\n', "\u0000".repeat(2 << 20)],
    ...["GET / HTTP/1.1\r\n\r\n", "GET /add HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
    ...[post("/constructor", "{}"), post("/", "{}"), post("/add", ""), post("/add", "null"), post("/add", "{}")],
    ...[post("/add", '{"name":1,"admin":true}'), post("/add", '{"name":"Bor"}'), post("/add", "x".repeat(2 << 20))],
  ]) {
    const replies = await talk(join(folder, "control.sock"), said);
    assert.doesNotMatch(replies, /"result"/, said.slice(0, 100));
  }
  assert.deepEqual([...store.accounts.users()], []);
  await store.accounts.addUser("Ana");
  await close();
});

test("any HTTP client can ask: a line for each item, and one for the outcome", async () => {
  const folder = scratchFolder();
  const { store, close } = await heldStore(folder);
  await store.accounts.addUser("Ana");
  const ask = (method: string, path: string, body?: object) =>
    new Promise<unknown[]>((resolve, reject) => {
      const socketPath = join(folder, "control.sock");
      const sent = request({ socketPath, method, path, agent: false }, async (answer) => {
        let text = "";
        for await (const piece of answer) text += piece;
        resolve(
          text
            .split("\n")
            .filter(Boolean)
            .map((line) => JSON.parse(line)),
        );
      });
      sent.on("error", reject).end(body && JSON.stringify(body));
    });
  assert.deepEqual(await ask("GET", "/"), [{ ambo: "control", role: "serve", process: process.pid, protocol: 2 }]);
  assert.deepEqual(await ask("POST", "/limit", { name: "ana", limit: 7 }), [{ result: null }]);
  const users = (await ask("POST", "/users", {})) as { item?: { limit: number } }[];
  assert.deepEqual(
    users.map(({ item }) => item?.limit),
    [7, undefined],
  );
  const [refusal] = await ask("POST", "/revoke", { name: "nobody" });
  assert.deepEqual(refusal, { error: { room: "accounts", code: "unknown_user", values: { name: "nobody" } } });
  await close();
});

test("closing waits for the answers under way, and no longer", async () => {
  const folder = scratchFolder();
  const { close } = await heldStore(folder);
  const outcomes = Array.from({ length: 20 }, (_, index) =>
    useStore(folder, {
      ...OPTIONS,
      action: (calls) => calls.add({ name: `user ${index}`, admin: false }),
    }),
  );
  await Promise.race(outcomes);
  await close();
  await Promise.all(outcomes);
  const { store, close: closeAgain } = await heldStore(folder);
  assert.equal([...store.accounts.users()].length, 20);
  await closeAgain();
});

test("a disk that takes longer than a silent client may does not cut off the answer under way", async () => {
  const folder = scratchFolder();
  let delay = 0;
  const files = {
    ...realFiles,
    async sync(descriptor: number) {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await realFiles.sync(descriptor);
    },
  };
  const held = await holdStore(folder, { ...HOLD_OPTIONS, files });
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const added = useStore(folder, {
    ...OPTIONS,
    async action(calls) {
      await calls.add({ name: "Ana", admin: false });
      delay = 2500;
      const second = calls.add({ name: "Bor", admin: false });
      setTimeout(isAsked, 200);
      return await second;
    },
  });
  await asked;
  await held.close();
  assert.equal((await added).name, "Bor");
});

/** Checks that no process, and not this one either, has a folder locked. */
async function checkUnlocked(folder: string): Promise<void> {
  const lock = await lockFolder(
    folder,
    createServer((socket) => socket.destroy()),
  );
  assert.ok(lock, "the folder is locked");
  await lock.release();
}

test("a store that cannot be closed unlocks its folder all the same", async () => {
  const folder = scratchFolder();
  let isFailing = false;
  const files = {
    ...realFiles,
    async sync(descriptor: number) {
      if (isFailing) throw Object.assign(new Error("EIO"), { code: "EIO" });
      await realFiles.sync(descriptor);
    },
  };
  const held = await holdStore(folder, { ...HOLD_OPTIONS, files });
  await held.store.accounts.addUser("Ana");
  const outcome = await held.store.propose(await held.store.accounts.issueKey("Ana"));
  assert.equal(outcome.code, "counted");
  isFailing = true;
  await assert.rejects(held.close(), StoreUnavailable);
  await checkUnlocked(folder);
});

test("a store that cannot be opened unlocks its folder; so does a command that fails", async () => {
  const folder = scratchFolder();
  const { close } = await heldStore(folder);
  await close();
  const action = () => Promise.reject(new Error("given up"));
  await assert.rejects(useStore(folder, { ...OPTIONS, action }), /given up/);
  await checkUnlocked(folder);
  await assert.rejects(holdFolder(folder, { action }), /given up/);
  await checkUnlocked(folder);
  appendFileSync(join(folder, "accounts.log"), "damage\n");
  await assert.rejects(holdStore(folder, HOLD_OPTIONS), StoreDamaged);
  await checkUnlocked(folder);
});

test("work on a folder makes it where it is told to, and only there", async () => {
  const folder = join(scratchFolder(), "new");
  const action = async () => readdirSync(folder);
  await assert.rejects(holdFolder(folder, { action }));
  assert.throws(() => statSync(folder), /ENOENT/);
  assert.deepEqual(await holdFolder(folder, { create: true, action }), ["control.sock"]);
  assert.deepEqual(await holdFolder(folder, { action }), ["control.sock"]);
  await checkUnlocked(folder);
});

/** Says something to a socket and returns all that it answers until it ends. */
function talk(path: string, said: string): Promise<string> {
  return new Promise((resolve) => {
    let receive = "";
    const socket: Socket = connect(path, () => socket.end(said));
    socket.setEncoding("utf8");
    socket.on("data", (data) => {
      receive += data;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(receive));
  });
}
