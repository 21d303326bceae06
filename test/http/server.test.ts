/** The server by itself: how many connections it takes, limits that change while it runs, and how it ends. */
import assert from "node:assert/strict";
import { once } from "node:events";
import type { Socket } from "node:net";
import { after, describe, test } from "node:test";
import {
  type Answer,
  type Listening,
  listen,
  type ReadyAnswer,
  type ServerLimits,
  send,
} from "../../src/http/mod.ts";
import { exchange, open } from "../support/raw_http.ts";
import { ask } from "../support/service.ts";

const LIMITS: ServerLimits = {
  headerTimeout: 400,
  requestTimeout: 600,
  sendTimeout: 5000,
  keepAlive: 5000,
  maxHeaderSize: 8192,
  maxHeaders: 20,
  maxUrlLength: 2000,
  maxBodySize: 1000,
  maxConnections: 1000,
  maxRequestsPerConnection: 1000,
  limitOf: () => undefined,
  noticed: () => {},
};

const page = (status: number, body: string): Answer => ({
  status,
  headers: ["Content-Length", String(body.length)],
  body,
});

const refusal = (reason: string): ReadyAnswer => ({
  status: 400,
  head: `Content-Length: ${reason.length}\r\n`,
  body: reason,
});

const servers: Listening[] = [];
after(() => Promise.all(servers.map((server) => server.close(0))));

async function serve(limits: Partial<ServerLimits> = {}): Promise<Listening> {
  const server = await listen(
    {
      request: (_, response) => send(response, page(200, "here")),
      refused: refusal,
      failed() {},
    },
    { place: { host: "127.0.0.1", port: 0 }, limits: { ...LIMITS, ...limits } },
  );
  servers.push(server);
  return server;
}

/** Whether a connection is taken: one that is turned away ends without a word. */
function isTaken(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    socket.once("data", () => resolve(true));
    socket.once("close", () => resolve(false));
    if (socket.writable) socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    else resolve(false);
  });
}

describe("connections from one address", () => {
  test("beyond its limit are turned away, and the others go on", async () => {
    const noticed: string[] = [];
    const server = await serve({
      limitOf: (address) => (address === "127.0.0.1" ? 3 : undefined),
      noticed: (event, address) => noticed.push(`${event} ${address}`),
    });
    const sockets: Socket[] = [];
    for (let count = 0; count < 5; count++) sockets.push(await open(server.origin));
    assert.deepEqual(await Promise.all(sockets.map(isTaken)), [true, true, true, false, false]);
    assert.deepEqual(noticed, ["refused 127.0.0.1", "refused 127.0.0.1"]);
    assert.ok(await isTaken(sockets[0]!), "it is served as before");
    assert.equal(server.connections, 3);

    sockets[0]!.destroy();
    while (server.connections > 2) await new Promise(setImmediate);
    assert.ok(await isTaken(await open(server.origin)), "one that ends makes room");
    assert.ok(!(await isTaken(await open(server.origin))));
  });

  test("count apart from those of another address", async () => {
    const server = await serve({ limitOf: () => 1 });
    const from = (localAddress: string) => open(server.origin, { localAddress });
    const taken = [];
    for (const address of ["127.0.0.2", "127.0.0.3", "127.0.0.2", "127.0.0.3"]) {
      taken.push(await isTaken(await from(address)));
    }
    assert.deepEqual(taken, [true, true, false, false]);
  });

  test("displace none of another address where there are too many in all", async () => {
    const server = await serve({ limitOf: () => 2, maxConnections: 3 });
    const others = await open(server.origin, { localAddress: "127.0.0.2" });
    assert.ok(await isTaken(others));
    for (let count = 0; count < 20; count++) await isTaken(await open(server.origin));
    assert.ok(await isTaken(others), "twenty connections of one sender ended none of another's");
  });
});

test("where every connection is busy, a new one is turned away, and told apart from one of too many", async () => {
  const noticed: string[] = [];
  const waiting: (() => void)[] = [];
  const server = await listen(
    {
      request: (_, response) => waiting.push(() => send(response, page(200, "late"))),
      refused: refusal,
      failed() {},
    },
    {
      place: { host: "127.0.0.1", port: 0 },
      limits: { ...LIMITS, maxConnections: 2, noticed: (event) => noticed.push(event) },
    },
  );
  servers.push(server);
  const busy = [isTaken(await open(server.origin)), isTaken(await open(server.origin))];
  while (waiting.length < 2) await new Promise(setImmediate);
  assert.ok(!(await isTaken(await open(server.origin))));
  assert.deepEqual(noticed, ["crowded_out"]);
  for (const answer of waiting) answer();
  assert.deepEqual(await Promise.all(busy), [true, true]);
});

describe("follow()", () => {
  test("holds the next request of a connection that is there to other limits", async () => {
    const server = await serve();
    const status = async (path: string) => (await ask(`${server.origin}${path}`, {})).status;
    assert.equal(await status(`/${"x".repeat(500)}`), 200);
    server.follow({ ...LIMITS, maxUrlLength: 100 });
    assert.equal(await status(`/${"x".repeat(500)}`), 400);
    assert.equal(await status("/"), 200);

    const sent = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
    const socket = await open(server.origin);
    assert.ok(await isTaken(socket));
    server.follow({ ...LIMITS, maxRequestsPerConnection: 2 });
    socket.write(sent.repeat(5));
    const [data] = await once(socket, "data");
    assert.match(String(data), /connection: close/i);
    await once(socket, "close");
  });

  test("gives senders another time from now on, and idle connections", async () => {
    const server = await serve({ headerTimeout: 60_000, requestTimeout: 60_000 });
    const half = open(server.origin).then((socket) => {
      socket.write("GET / HTTP/1.1\r\nHo");
      return once(socket, "data");
    });
    const idle = await ask(server.origin, { headers: { Connection: "keep-alive" } });
    assert.equal(idle.headers["keep-alive"], "timeout=5");
    server.follow({ ...LIMITS, headerTimeout: 100, requestTimeout: 100, keepAlive: 3000 });
    assert.match(String(await half), /request_timeout$/);
    const next = await ask(server.origin, { headers: { Connection: "keep-alive" } });
    assert.equal(next.headers["keep-alive"], "timeout=3");
  });

  test("takes other numbers of connections", async () => {
    const server = await serve();
    assert.ok(await isTaken(await open(server.origin)));
    server.follow({ ...LIMITS, limitOf: () => 1 });
    assert.ok(!(await isTaken(await open(server.origin))));
    server.follow({ ...LIMITS, limitOf: () => 2 });
    assert.ok(await isTaken(await open(server.origin)));
  });
});

test("close() waits for answers under way, and for nobody who has asked nothing", async () => {
  let answer: (() => void) | undefined;
  const server = await listen(
    {
      request: (_, response) => {
        answer = () => send(response, page(200, "late"));
      },
      refused: refusal,
      failed() {},
    },
    { place: { host: "127.0.0.1", port: 0 }, limits: LIMITS },
  );
  const silent = await open(server.origin);
  const asked = exchange(server.origin, "GET / HTTP/1.1\r\nHost: a\r\n\r\n", { patience: 10_000 });
  while (server.connections < 2 || answer === undefined) await new Promise(setImmediate);
  const closed = server.close(60_000);
  await once(silent, "close");
  answer();
  const { answers, isClosed } = await asked;
  assert.equal(answers[0]?.body, "late");
  assert.equal(answers[0]?.headers.connection, "close");
  assert.ok(isClosed);
  await closed;
});
