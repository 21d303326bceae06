/** Answers on the control socket that have not the form of their call are not believed, and not waited for. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { join } from "node:path";
import { platform } from "node:process";
import { test } from "node:test";
import { newKey } from "../../../src/auth/mod.ts";
import { connectToControl } from "../../../src/store/control/control_client.ts";
import type { StoreCalls } from "../../../src/store/control/mod.ts";
import { scratchFolder } from "../../support/scratch.ts";

const forWindows = { skip: platform === "win32" };
const GREETING = { ambo: "control", role: "serve", process: 1, protocol: 2 };
const ESCAPE = "\u001b]0;owned\u0007";

/** Calls a process that sends only given replies. */
async function answered<T>(reply: object | undefined, call: (calls: StoreCalls) => Promise<T>): Promise<T> {
  const folder = scratchFolder();
  const server = createServer((request, response) => {
    if (request.url === "/") response.end(JSON.stringify(GREETING));
    else if (reply !== undefined) response.end(`${JSON.stringify(reply)}\n`);
  });
  await new Promise<void>((resolve) => server.listen(join(folder, "control.sock"), resolve));
  const client = await connectToControl(folder, reply === undefined ? { answerTimeout: 200 } : {});
  try {
    return await call(client!.calls);
  } finally {
    client!.close();
    server.close();
  }
}

const link = { token: "a".repeat(32), publicUrl: null, purpose: "welcome", expires: 1 };
const user = {
  ...{ name: "Ana", admin: false, disabled: false, hasPassword: false, limit: 1, usedToday: 0 },
  key: null,
};
const listed = async (calls: StoreCalls) => {
  for await (const one of calls.users()) return one;
  return undefined;
};

const refused: [name: string, reply: object, call: (calls: StoreCalls) => Promise<unknown>][] = [
  ["a key", { result: `${ESCAPE}ambo_` }, (calls) => calls.prepareKey({ name: "Ana" })],
  ["the token of a link", { result: { ...link, token: ESCAPE } }, (calls) => calls.prepareLink({ name: "Ana" })],
  [
    "the address of a link",
    { result: { ...link, publicUrl: `https://a/${ESCAPE}` } },
    (calls) => calls.prepareLink({ name: "Ana" }),
  ],
  ["a user", { item: { ...user, limit: "many" } }, listed],
  ["the end of a key", { item: { ...user, key: { id: "00", lastFour: ESCAPE, created: 1 } } }, listed],
  ["a day", { result: [{ date: ESCAPE, requests: 1 }] }, (calls) => calls.usage({ name: null })],
  ["a result for an item", { item: 1 }, (calls) => calls.revoke({ name: "Ana" })],
];
for (const [name, reply, call] of refused) {
  test(`${name} of another form is not believed`, forWindows, async () => {
    await assert.rejects(answered(reply, call), { room: "store", code: "other_version" });
  });
}

test("answers of their form are", forWindows, async () => {
  const key = newKey();
  const prepare = (calls: StoreCalls) => calls.prepareKey({ name: "Ana" });
  assert.equal(await answered({ result: key }, prepare), key);
  const prepareLink = (calls: StoreCalls) => calls.prepareLink({ name: "Ana" });
  assert.deepEqual(await answered({ result: link }, prepareLink), link);
  assert.deepEqual(await answered({ item: user }, listed), user);
});

test("all calls go by the connection that was greeted", forWindows, async () => {
  const folder = scratchFolder();
  let connections = 0;
  const replies: Readonly<Record<string, object[]>> = {
    "/prepareKey": [{ result: newKey() }],
    "/users": [{ item: user }, { result: null }],
    "/revoke": [{ error: { room: "store", code: "unknown_user", values: {} } }],
  };
  const server = createServer((request, response) => {
    const lines = replies[request.url!] ?? [GREETING];
    for (const line of lines) response.write(`${JSON.stringify(line)}\n`);
    // The end comes apart from the outcome.
    setImmediate(() => response.end());
  });
  server.on("connection", () => connections++);
  await new Promise<void>((resolve) => server.listen(join(folder, "control.sock"), resolve));
  const client = await connectToControl(folder);
  try {
    await client!.calls.prepareKey({ name: "Ana" });
    for await (const one of client!.calls.users()) assert.deepEqual(one, user);
    await assert.rejects(client!.calls.revoke({ name: "Ana" }));
    await client!.calls.prepareKey({ name: "Ana" });
    assert.equal(connections, 1);
  } finally {
    client!.close();
    server.close();
  }
});

test("an outcome counts though the connection ends behind it", forWindows, async () => {
  const folder = scratchFolder();
  const key = newKey();
  const server = createServer((request, response) => {
    if (request.url === "/") return void response.end(JSON.stringify(GREETING));
    response.write(`${JSON.stringify({ result: key })}\n`, () => request.socket.destroySoon());
  });
  await new Promise<void>((resolve) => server.listen(join(folder, "control.sock"), resolve));
  const client = await connectToControl(folder);
  try {
    assert.equal(await client!.calls.prepareKey({ name: "Ana" }), key);
  } finally {
    client!.close();
    server.close();
  }
});

test("an error of another form is one of the protocol", forWindows, async () => {
  const revoke = (calls: StoreCalls) => calls.revoke({ name: "Ana" });
  await assert.rejects(answered({ error: { room: 7 } }, revoke), { code: "unknown_protocol" });
});

test("an answer that does not come is not waited for", forWindows, async () => {
  const revoke = (calls: StoreCalls) => calls.revoke({ name: "Ana" });
  await assert.rejects(answered(undefined, revoke), { code: "no_answer" });
});
