/** Commands and services of different versions on one folder: each says so, and nothing changes. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type TestContext, test } from "node:test";
import { explain } from "../../../src/i18n/problems/mod.ts";
import { holdFolder, type StoreCalls, useStore } from "../../../src/store/control/mod.ts";
import { HOLD_OPTIONS, heldStore } from "../../support/held_store.ts";
import { scratchFolder } from "../../support/scratch.ts";

const forWindows = { skip: process.platform === "win32" };

/** A command of Ambo 0.2: it waits for a greeting, sends a call as a line of JSON, and takes a line as its answer. */
async function olderCommand(folder: string, call: object): Promise<{ greeting: object; reply: object }> {
  const socket = connect(join(folder, "control.sock"));
  const lines = createInterface(socket)[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await lines.next()).value as string);
  const greeting = await next();
  socket.write(`${JSON.stringify(call)}\n`);
  const reply = await next();
  await once(socket, "close");
  return { greeting, reply };
}

test("a command of Ambo 0.2 is told that the service is newer, and changes nothing", forWindows, async () => {
  const folder = scratchFolder();
  const { store, close } = await heldStore(folder);
  for (const call of [
    { call: "addUser", with: { name: "Bor", admin: true } },
    { call: "users", with: null },
    { call: "backup", with: null },
  ]) {
    const { greeting, reply } = await olderCommand(folder, call);
    // By this a second service and a restore of 0.2 refuse the folder.
    assert.deepEqual(greeting, { ambo: "control", role: "serve", process: process.pid, protocol: 2 });
    const { error } = reply as { error: { room: string; code: string; values: object; message: string } };
    assert.match(error.message, /^The process that works on the store is of a newer version/);
    // Later commands with that protocol had a sentence for the code.
    assert.deepEqual([error.room, error.code, error.values], ["store", "other_version", {}]);
  }
  assert.deepEqual([...store.accounts.users()], []);
  await close();
});

/** A service of Ambo 0.2: it greets at once, and ends a connection on which it does not hear a line of JSON. */
async function olderService(context: TestContext, folder: string): Promise<string[]> {
  const heard: string[] = [];
  const server = createServer((socket: Socket) => {
    socket.on("error", () => {});
    socket.write(`${JSON.stringify({ ambo: "control", role: "serve", process: 7 })}\n`);
    const lines = createInterface(socket).on("error", () => {});
    lines.on("line", (line) => {
      heard.push(line);
      try {
        const { call } = JSON.parse(line);
        socket.write(`${JSON.stringify({ result: call })}\n`);
      } catch {
        socket.destroy();
      }
    });
  });
  server.listen(join(folder, "control.sock"));
  await once(server, "listening");
  context.after(() => server.close());
  return heard;
}

const isOtherVersion = (error: unknown) => {
  const sentence = "The process that works on the store is of another version; restart the service";
  assert.equal(explain(error, "en"), sentence);
  return true;
};

test("a command beside a service of Ambo 0.2 says so, and asks it for nothing", forWindows, async (context) => {
  const folder = scratchFolder();
  const heard = await olderService(context, folder);
  const actions: ((calls: StoreCalls) => Promise<unknown>)[] = [
    (calls) => calls.add({ name: "Bor", admin: true }),
    (calls) => calls.revoke({ name: "Ana" }),
  ];
  for (const action of actions) {
    await assert.rejects(useStore(folder, { ...HOLD_OPTIONS, create: true, action }), isOtherVersion);
  }
  await assert.rejects(holdFolder(folder, { action: async () => {} }), isOtherVersion);
  await assert.rejects(heldStore(folder), isOtherVersion);
  assert.deepEqual(
    heard.filter((line) => line.startsWith("{")),
    [],
  );
});

test("a command that a service took for an older one, because it was slow, asks again", forWindows, async () => {
  const folder = scratchFolder();
  let connections = 0;
  const server = createServer((socket) => {
    socket.on("error", () => {});
    connections++;
    socket.write(`${JSON.stringify({ ambo: "control", role: "command", process: 7, protocol: 2 })}\n`);
    // It ends, and with it its lock.
    server.close();
  });
  server.listen(join(folder, "control.sock"));
  await once(server, "listening");
  const added = await useStore(folder, {
    ...HOLD_OPTIONS,
    create: true,
    action: (calls) => calls.add({ name: "Ana", admin: false }),
  });
  assert.equal(added.name, "Ana");
  assert.equal(connections, 1);
});

test(
  "an operation on a connection that was taken for an older one runs once, on the next",
  forWindows,
  async (context) => {
    const folder = scratchFolder();
    const greeting = JSON.stringify({ ambo: "control", role: "serve", process: 7, protocol: 2 });
    const answer = (body: string) =>
      `HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const said = [answer(greeting), `${greeting}\n`, answer('{"result":true}')];
    const server = createServer((socket) => {
      socket.on("error", () => {});
      // Each connection ends behind what it says; the second says it before it is asked.
      const words = said.shift()!;
      if (said.length === 1) socket.end(words);
      else socket.once("data", () => socket.end(words));
    });
    server.listen(join(folder, "control.sock"));
    await once(server, "listening");
    context.after(() => server.close());
    const action = (calls: StoreCalls) => calls.revoke({ name: "Ana" });
    assert.equal(await useStore(folder, { ...HOLD_OPTIONS, create: true, action }), true);
    assert.deepEqual(said, []);
  },
);

test("a client that is greeted as an older one runs nothing on that connection", forWindows, async () => {
  const folder = scratchFolder();
  const { store, close } = await heldStore(folder);
  const socket = connect(join(folder, "control.sock"));
  let heard = "";
  socket.setEncoding("utf8").on("data", (text) => {
    heard += text;
  });
  await once(socket, "data");
  const body = JSON.stringify({ name: "Ana", admin: false });
  socket.write(`POST /add HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  await once(socket, "close");
  assert.match(heard, /^\{"ambo":"control".*\}\n$/);
  assert.deepEqual([...store.accounts.users()], []);
  await close();
});

test("a service of a later protocol is told from this one", forWindows, async (context) => {
  const folder = scratchFolder();
  const later = JSON.stringify({ ambo: "control", role: "serve", process: 7, protocol: 3 });
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${later.length}\r\n\r\n${later}`);
  });
  server.listen(join(folder, "control.sock"));
  await once(server, "listening");
  context.after(() => server.close());
  const action = (calls: StoreCalls) => calls.revoke({ name: "Ana" });
  await assert.rejects(useStore(folder, { ...HOLD_OPTIONS, create: true, action }), isOtherVersion);
});
