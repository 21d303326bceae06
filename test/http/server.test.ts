/** The server by itself: how many connections it takes, limits that change while it runs, and how it ends. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import diagnostics from "node:diagnostics_channel";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { after, describe, type TestContext, test } from "node:test";
import { connect as connectTls } from "node:tls";
import type { Problem } from "../../src/base/problem.ts";
import type { Config } from "../../src/config/mod.ts";
import { Turns } from "../../src/http/event_loop_turns.ts";
import {
  type Certificate,
  listen,
  type Response,
  type RunningServer,
  type ServerHandlers,
  toByteString,
} from "../../src/http/mod.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { configOf, reconfigure } from "../support/config.ts";
import { sendRequest } from "../support/http_client.ts";
import { missing } from "../support/missing.ts";
import { Random } from "../support/random.ts";
import { exchange, open } from "../support/raw_http.ts";
import { scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";

const SETTINGS = {
  "header-timeout": "0.4",
  "request-timeout": "0.6",
  "send-timeout": "5",
  "keep-alive": "5",
  "max-header-size": "8192",
  "max-headers": "20",
  "max-url-length": "2000",
  "max-body-size": "1000",
};

/** For what takes its time, since other programs run beside the tests. */
const PATIENT = { ...SETTINGS, "header-timeout": "30", "request-timeout": "60" };

const REQUEST = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

const responseOf = (status: number, body: string): Response => ({
  status,
  headers: ["Content-Length", String(body.length)],
  body: toByteString(body),
});

const servers: RunningServer[] = [];
after(() => Promise.all(servers.map((server) => server.close(0))));

interface ServeOptions extends Partial<ServerHandlers> {
  readonly config?: Config;
  readonly isExempt?: (address: string) => boolean;
  readonly tls?: Certificate;
}

async function serve(options: ServeOptions = {}): Promise<RunningServer> {
  const { config = configOf(PATIENT), isExempt, tls, ...handlers } = options;
  const server = await listen(
    {
      handle: () => responseOf(200, "here"),
      onProtocolError: (error) => responseOf(400, error),
      onConnection() {},
      onError() {},
      ...handlers,
    },
    { address: { host: "127.0.0.1", port: 0 }, config, tls, ...(isExempt && { isExempt }) },
  );
  servers.push(server);
  return server;
}

function makeCertificate(): Certificate {
  const folder = scratchFolder();
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const written = ["-keyout", key, "-out", cert, "-days", "2", "-subj", "/CN=a"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...written], { stdio: "ignore" });
  return { cert: readFileSync(cert), key: readFileSync(key) };
}

/** Opens an encrypted connection, of which one half may end before the other. */
async function openTls({ origin }: RunningServer): Promise<Socket> {
  const port = Number(new URL(origin).port);
  const socket = connectTls({ port, host: "127.0.0.1", rejectUnauthorized: false });
  await once(socket, "secureConnect");
  return socket;
}

/** A handler whose responses wait until they are let go. */
function slowHandler() {
  const waiting: (() => void)[] = [];
  const handle = () => new Promise<Response>((resolve) => waiting.push(() => resolve(responseOf(200, "late"))));
  return { waiting, handle };
}

/** Resolves when a connection is closed, by whatever reason. */
const isClosedOf = (socket: Socket) =>
  new Promise((resolve) => {
    if (socket.closed) resolve(true);
    else socket.once("close", resolve);
  });

/** Returns true if a connection is taken: one that is turned away ends without a word. */
function isTaken(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    socket.once("data", () => resolve(true));
    socket.once("close", () => resolve(false));
    if (socket.writable) socket.write(REQUEST);
    else resolve(false);
  });
}

describe("connections from one address", () => {
  test("beyond its limit are turned away, and the others go on", async () => {
    const events: string[] = [];
    const server = await serve({
      config: configOf({ ...SETTINGS, "max-connections-per-address": "3" }),
      isExempt: (address) => address !== "127.0.0.1",
      onConnection: (event, address) => events.push(`${event} ${address}`),
    });
    const sockets: Socket[] = [];
    for (let count = 0; count < 5; count++) sockets.push(await open(server.origin));
    assert.deepEqual(await Promise.all(sockets.map(isTaken)), [true, true, true, false, false]);
    assert.deepEqual(events, ["refused 127.0.0.1", "refused 127.0.0.1"]);
    assert.ok(await isTaken(sockets[0]!), "it is served as before");
    assert.equal(server.connections, 3);

    sockets[0]!.destroy();
    while (server.connections > 2) await new Promise(setImmediate);
    assert.ok(await isTaken(await open(server.origin)), "one that ends makes room");
    assert.ok(!(await isTaken(await open(server.origin))));
  });

  test("count apart from those of another address", async () => {
    const config = configOf({ ...SETTINGS, "max-connections-per-address": "1" });
    const server = await serve({ config, isExempt: () => false });
    const from = (localAddress: string) => open(server.origin, { localAddress });
    const taken = [];
    for (const address of ["127.0.0.2", "127.0.0.3", "127.0.0.2", "127.0.0.3"]) {
      taken.push(await isTaken(await from(address)));
    }
    assert.deepEqual(taken, [true, true, false, false]);
  });

  test("displace none of another address where there are too many in all", async () => {
    const limits = { "max-connections-per-address": "2", "max-connections": "3" };
    const config = configOf({ ...SETTINGS, ...limits });
    const server = await serve({ config, isExempt: () => false });
    const others = await open(server.origin, { localAddress: "127.0.0.2" });
    assert.ok(await isTaken(others));
    for (let count = 0; count < 20; count++) await isTaken(await open(server.origin));
    assert.ok(await isTaken(others), "twenty connections of one sender ended none of another's");
  });
});

test("where every connection is busy, a new one is turned away, and told apart from one of too many", async () => {
  const events: string[] = [];
  const { waiting, handle } = slowHandler();
  const server = await serve({
    handle,
    config: configOf({ ...SETTINGS, "max-connections": "2" }),
    onConnection: (event) => events.push(event),
  });
  const busy = [isTaken(await open(server.origin)), isTaken(await open(server.origin))];
  while (waiting.length < 2) await new Promise(setImmediate);
  assert.ok(!(await isTaken(await open(server.origin))));
  assert.deepEqual(events, ["crowded_out"]);
  for (const answer of waiting) answer();
  assert.deepEqual(await Promise.all(busy), [true, true]);
});

describe("a change of the settings", () => {
  test("holds the next request of a connection that is there to other limits", async () => {
    const config = configOf(SETTINGS);
    const server = await serve({ config });
    const status = async (path: string) => (await sendRequest(`${server.origin}${path}`, {})).status;
    assert.equal(await status(`/${"x".repeat(500)}`), 200);
    reconfigure(config, { "max-url-length": "300" });
    assert.equal(await status(`/${"x".repeat(500)}`), 400);
    assert.equal(await status("/"), 200);

    const socket = await open(server.origin);
    assert.ok(await isTaken(socket));
    reconfigure(config, { "max-requests-per-connection": "2" });
    socket.write(REQUEST.repeat(5));
    const [data] = await once(socket, "data");
    assert.match(String(data), /connection: close/i);
    await once(socket, "close");
  });

  test("gives senders another time from now on, and idle connections", async () => {
    const patient = { "header-timeout": "60", "request-timeout": "60" };
    const config = configOf({ ...SETTINGS, ...patient });
    const server = await serve({ config });
    const half = open(server.origin).then((socket) => {
      socket.write("GET / HTTP/1.1\r\nHo");
      return once(socket, "data");
    });
    const idle = await sendRequest(server.origin, { headers: { Connection: "keep-alive" } });
    assert.equal(idle.headers["keep-alive"], "timeout=5");
    reconfigure(config, {
      "header-timeout": "0.1",
      "request-timeout": "0.1",
      "keep-alive": "3",
    });
    assert.match(String(await half), /request_timeout$/);
    const next = await sendRequest(server.origin, { headers: { Connection: "keep-alive" } });
    assert.equal(next.headers["keep-alive"], "timeout=3");
  });

  test("takes other numbers of connections", async () => {
    const config = configOf(SETTINGS);
    const server = await serve({ config, isExempt: () => false });
    assert.ok(await isTaken(await open(server.origin)));
    reconfigure(config, { "max-connections-per-address": "1" });
    assert.ok(!(await isTaken(await open(server.origin))));
    reconfigure(config, { "max-connections-per-address": "2" });
    assert.ok(await isTaken(await open(server.origin)));
  });
});

test("a page is turned down where others wait that would take too long, and nothing else is", async (t) => {
  const server = await serve({ mayWait: ({ url }) => url === "/page" });
  const ask = async (path: string) => {
    const { status, headers } = await sendRequest(`${server.origin}${path}`, {});
    return [status, headers["retry-after"]];
  };
  assert.deepEqual(await ask("/page"), [200, undefined]);
  t.mock.method(Turns.prototype, "isLowPriorityQueueFull", () => true);
  assert.deepEqual(await ask("/page"), [503, "10"]);
  assert.deepEqual(await ask("/v1/passage"), [200, undefined]);
});

for (const [kind, leave] of [
  ["have closed their connection", (socket: Socket) => socket.end()],
  ["have broken it", (socket: Socket) => socket.resetAndDestroy()],
] as const) {
  test(`pages that wait are not made for clients that ${kind}`, async () => {
    let made = 0;
    const handle = () => {
      made++;
      const end = performance.now() + 5;
      while (performance.now() < end);
      return responseOf(200, "page");
    };
    const server = await serve({ mayWait: () => true, handle, isExempt: () => true });
    const sockets = await Promise.all(Array.from({ length: 200 }, () => open(server.origin)));
    for (const socket of sockets) {
      socket.on("error", () => {});
      socket.write(REQUEST);
      leave(socket);
    }
    await until("every connection is closed", () => server.connections === 0);
    assert.equal((await sendRequest(server.origin, {})).status, 200);
    assert.ok(made <= 50, `${made} pages were made`);
  });
}

test("close() waits for answers under way, and for nobody who has asked nothing", async () => {
  const { waiting, handle } = slowHandler();
  const server = await serve({ handle });
  const silent = await open(server.origin);
  const asked = exchange(server.origin, REQUEST, { patience: 10_000 });
  while (server.connections < 2 || waiting.length === 0) await new Promise(setImmediate);
  const closed = server.close(60_000);
  await once(silent, "close");
  waiting[0]!();
  const { answers, isClosed } = await asked;
  assert.equal(answers[0]?.body, "late");
  assert.equal(answers[0]?.headers.connection, "close");
  assert.ok(isClosed);
  await closed;
});

test("close() answers the requests that clients had sent before they could see it, and refuses later ones", async () => {
  const server = await serve();
  const sockets = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = await open(server.origin);
      assert.ok(await isTaken(socket));
      return socket;
    }),
  );
  const closed = server.close(60_000);
  // What is on its way arrives later than what others ask meanwhile.
  for (let round = 0; round < 3; round++) await exchange(server.origin, REQUEST, {});
  const answers = await Promise.all(
    sockets.map(async (socket) => {
      const pieces: Buffer[] = [];
      socket.on("data", (piece) => pieces.push(piece));
      socket.write(REQUEST);
      await isClosedOf(socket);
      return Buffer.concat(pieces).toString();
    }),
  );
  for (const answer of answers) assert.match(answer, /^HTTP\/1\.1 200 OK\r\n(.*\r\n)*Connection: close\r\n/i);
  await closed;
  await assert.rejects(open(server.origin));
});

test("close() answers what came on connections that the system has for it and it has not seen yet", async () => {
  const server = await serve();
  const { hostname, port } = new URL(server.origin);
  const sockets = Array.from({ length: 20 }, () => connect(Number(port), hostname));
  const answers = sockets.map(async (socket) => {
    socket.end(REQUEST);
    let answer = "";
    for await (const piece of socket) answer += piece;
    return answer;
  });
  await new Promise((resolve) => process.nextTick(resolve));
  const closed = server.close(60_000);
  for (const answer of await Promise.all(answers)) assert.match(answer, /^HTTP\/1\.1 200 OK/);
  await closed;
});

test("close() goes on to take connections for as long as clients may take to see it", async () => {
  const server = await serve();
  const kept = await open(server.origin);
  assert.ok(await isTaken(kept));
  const closed = server.close(60_000, 3_600_000);
  for (let round = 0; round < 3; round++) {
    const { answers, isClosed } = await exchange(server.origin, REQUEST, {});
    assert.equal(answers[0]?.headers.connection, "close");
    assert.ok(isClosed);
  }
  server.destroyConnections();
  await once(kept, "close");
  await closed;
});

test("close() waits for no client that has sent half a request", async () => {
  const server = await serve({
    config: configOf({ ...SETTINGS, "header-timeout": "60", "request-timeout": "60" }),
  });
  const halves = await Promise.all(
    ["GET / HTTP/1.1\r\nHo", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nab"].map(async (text) => {
      const socket = await open(server.origin);
      socket.write(text);
      return socket;
    }),
  );
  while (server.connections < 2) await new Promise(setImmediate);
  const ended = Promise.all(halves.map((socket) => new Promise((resolve) => socket.resume().once("close", resolve))));
  const began = performance.now();
  await server.close(60_000);
  assert.ok(performance.now() - began < 60_000);
  await ended;
});

describe("a client that does not go on", () => {
  const config = configOf({ ...SETTINGS, "send-timeout": "0.3" });

  test("with a large body, for which there is no other time, is cut off", async () => {
    const server = await serve({
      config,
      takesLargeBody: () => true,
      async handle(request) {
        for await (const _ of request);
        return responseOf(200, "here");
      },
    });
    const socket = await open(server.origin);
    socket.resume().write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9999\r\n\r\nab");
    await once(socket, "close");
  });

  test("with reading its response is cut off, and one that reads again is served on", async () => {
    const server = await serve({ config, handle: () => responseOf(200, "x".repeat(20_000_000)) });
    const socket = await open(server.origin);
    socket.write(REQUEST);
    while (server.connections === 0) await new Promise(setImmediate);
    while (server.connections > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    socket.destroy();
    // A busy machine may read with longer pauses than the server has patience with.
    await until("a whole response", async () => {
      const read = await sendRequest(server.origin, {}).catch(() => undefined);
      return read?.text.length === 20_000_000;
    });
  });
});

describe("requests that a client sends at once", () => {
  test("are handled one after another, each when the response before it has left", async () => {
    let open = 0;
    let most = 0;
    const server = await serve({
      async handle() {
        most = Math.max(most, ++open);
        await new Promise(setImmediate);
        open--;
        return responseOf(200, "here");
      },
    });
    const { answers } = await exchange(server.origin, REQUEST.repeat(30), { answers: 30 });
    assert.equal(answers.length, 30);
    assert.equal(most, 1);
  });

  test("on many connections at once take a share of a turn, and all have their responses", async () => {
    let [inTurn, most] = [0, 0];
    const server = await serve({
      handle() {
        most = Math.max(most, ++inTurn);
        setImmediate(() => {
          inTurn = 0;
        });
        const end = performance.now() + 2;
        while (performance.now() < end) {
          // It takes two milliseconds.
        }
        return responseOf(200, "here");
      },
    });
    const sockets = await Promise.all(Array.from({ length: 40 }, () => open(server.origin)));
    const answers = await Promise.all(
      sockets.map(async (socket) => {
        socket.write(REQUEST);
        return String((await once(socket, "data"))[0]);
      }),
    );
    assert.ok(answers.every((text) => text.endsWith("here")));
    assert.ok(most <= 10, `${most} in one turn`);
    for (const socket of sockets) socket.destroy();
  });

  test("are answered up to one that is turned down, and no further", async () => {
    let handled = 0;
    const server = await serve({ handle: () => responseOf(200, String(++handled)) });
    const sent = `${REQUEST.repeat(2)}GET / HTTP/1.1\r\n\r\n${REQUEST.repeat(2)}`;
    const { answers, isClosed } = await exchange(server.origin, sent, { patience: 10_000 });
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body]),
      [
        [200, "1"],
        [200, "2"],
        [400, "bad_request"],
      ],
    );
    assert.ok(isClosed);
  });

  /** Calls a function for each request that Node's parser makes until the end of the test. */
  function onParsed(context: TestContext, listener: () => void): void {
    diagnostics.subscribe("http.server.request.start", listener);
    context.after(() => diagnostics.unsubscribe("http.server.request.start", listener));
  }

  for (const isEncrypted of [false, true]) {
    const where = isEncrypted ? "encrypted " : "";
    test(`on many ${where}connections are parsed a few in each turn of the event loop, and all answered`, {
      skip: isEncrypted && missing("openssl"),
    }, async (context) => {
      const server = await serve({ ...(isEncrypted && { tls: makeCertificate() }) });
      const connect = () => (isEncrypted ? openTls(server) : open(server.origin));
      const sockets = await Promise.all(Array.from({ length: 40 }, connect));
      context.after(() => {
        for (const socket of sockets) socket.destroy();
      });
      await until("all are accepted", () => server.connections === sockets.length);
      let [inTurn, most, answered] = [0, 0, 0];
      onParsed(context, () => {
        if (++inTurn === 1) setImmediate(() => (inTurn = 0));
        most = Math.max(most, inTurn);
      });
      for (const socket of sockets) {
        socket.on("data", (chunk) => {
          answered += chunk.toString("latin1").split("HTTP/1.1 200").length - 1;
        });
        socket.write(REQUEST.repeat(25));
      }
      await until("all are answered", () => answered === 1000);
      assert.ok(most < 100, `${most} requests in one turn`);
    });
  }

  test("are answered up to 32 behind the first; then the connection ends, and its address is turned away", async () => {
    let handled = 0;
    const events: string[] = [];
    const server = await serve({
      handle: () => responseOf(200, String(++handled)),
      onConnection: (event, address) => events.push(`${event} ${address}`),
    });
    const { answers, isClosed } = await exchange(server.origin, REQUEST.repeat(5000), {
      patience: 5000,
    });
    assert.deepEqual(
      answers.map(({ body }) => body),
      Array.from({ length: 33 }, (_, index) => String(index + 1)),
    );
    assert.deepEqual(
      [answers[31], answers[32]].map((answer) => answer!.headers.connection),
      ["keep-alive", "close"],
    );
    assert.ok(answers[32]!.headers.date);
    assert.ok(isClosed);
    assert.deepEqual(events, ["flooded 127.0.0.1"]);
    assert.ok(!(await isTaken(await open(server.origin))), "for a minute");
    assert.deepEqual(events, ["flooded 127.0.0.1", "flooded 127.0.0.1"]);
    assert.ok(await isTaken(await open(server.origin, { localAddress: "127.0.0.2" })), "another");
    assert.equal(handled, 34);
  });

  for (const [what, before] of [
    ["before any request", ""],
    ["behind a request", REQUEST],
    ["behind a request with a body", `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc`],
  ] as const) {
    test(`blank lines ${what} end the connection, and its address is turned away`, async (context) => {
      const events: string[] = [];
      const server = await serve({
        handle: async (request) => {
          await request.resume().toArray();
          return responseOf(200, "read");
        },
        onConnection: (event, address) => events.push(`${event} ${address}`),
      });
      const socket = await open(server.origin);
      socket.resume().write(before);
      const timer = setInterval(() => socket.write("\r\n".repeat(20_000)), 10);
      context.after(() => clearInterval(timer));
      await until("the connection is closed", () => socket.closed);
      assert.deepEqual(events, ["flooded 127.0.0.1"]);
    });
  }

  test("a few blank lines between requests are passed over", async () => {
    const server = await serve();
    const { answers, isClosed } = await exchange(
      server.origin,
      `${"\r\n".repeat(5000)}${REQUEST}${"\r\n".repeat(5000)}${REQUEST}`,
      { answers: 2 },
    );
    assert.equal(answers.length, 2);
    assert.ok(!isClosed, "the connection stays");
  });

  test("in too great a number end no other than those of a trusted proxy's own connection", async () => {
    const config = configOf({ ...PATIENT, "trusted-proxy": "loopback" });
    const server = await serve({ config });
    const { answers, isClosed } = await exchange(server.origin, REQUEST.repeat(5000), {
      patience: 5000,
    });
    assert.equal(answers.length, 33);
    assert.ok(isClosed);
    assert.ok(await isTaken(await open(server.origin)));
  });

  test("in too great a number are one burst: other connections of the address end, unread, what is owed answered", async (context) => {
    const { waiting, handle } = slowHandler();
    const server = await serve({ handle });
    const sockets: Socket[] = [];
    const busy = exchange(server.origin, REQUEST, { patience: 10_000 });
    while (waiting.length === 0) await new Promise(setImmediate);
    for (let count = 0; count < 20; count++) {
      const socket = await open(server.origin);
      sockets.push(socket);
      // A client that has been polite so far is trusted no more than any other.
      socket.resume().write(REQUEST);
      while (waiting.length < 2) await new Promise(setImmediate);
      waiting.pop()!();
      await once(socket, "data");
    }
    let parsed = 0;
    onParsed(context, () => parsed++);
    for (const socket of sockets) socket.write(REQUEST.repeat(2000));
    await Promise.all(sockets.slice(1).map(isClosedOf));
    assert.ok(parsed <= 65_536 / REQUEST.length, `${parsed} were parsed`);
    waiting[0]!();
    const { answers, isClosed } = await busy;
    assert.deepEqual(
      answers.map(({ body, headers }) => [body, headers.connection]),
      [["late", "close"]],
    );
    assert.ok(isClosed);
    for (const socket of sockets) socket.destroy();
  });

  test("behind the last of their connection are not parsed without end", async (context) => {
    const { waiting, handle } = slowHandler();
    const config = configOf({ ...PATIENT, "max-requests-per-connection": "1" });
    const server = await serve({ handle, config });
    let parsed = 0;
    onParsed(context, () => parsed++);
    const socket = await open(server.origin);
    let isDrained = false;
    socket.write(REQUEST.repeat(100_000), () => {
      isDrained = true;
    });
    while (waiting.length === 0 || !isDrained) await new Promise(setImmediate);
    for (let turns = 0; turns < 200; turns++) await new Promise(setImmediate);
    assert.ok(parsed <= 65_536 / REQUEST.length, `${parsed} were parsed`);
    socket.destroy();
  });

  test("are bounded where they are encrypted, too", {
    skip: missing("openssl"),
    timeout: 60_000,
  }, async () => {
    let handled = 0;
    const server = await serve({
      handle: () => responseOf(200, String(++handled)),
      tls: makeCertificate(),
    });
    for (const [sent, total] of [
      [33, 33],
      [5000, 66],
    ] as const) {
      const socket = await openTls(server);
      socket.write(REQUEST.repeat(sent));
      const parts: string[] = [];
      for await (const data of socket.setEncoding("latin1")) {
        parts.push(data);
        if (parts.slice(-4).join("").endsWith(`\r\n\r\n${total}`)) break;
      }
      assert.equal(parts.join("").split("HTTP/1.1 200").length - 1, 33);
    }
    assert.ok(!(await isTaken(await open(server.origin))), "the address is turned away");
  });

  test("are answered in their order, bodies and all, however the bytes are cut", async () => {
    const server = await serve({
      async handle(request) {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk);
        return responseOf(200, `${request.method} ${request.url} ${Buffer.concat(chunks)}`);
      },
    });
    const head = (line: string, more = "") => `${line} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
    const body = "a\r\n\r\nGET /b HTTP/1.1\r\n\r\n";
    const sent = [
      head("GET /1"),
      head("POST /2", `Content-Length: ${body.length}\r\n`) + body,
      `\r\n\r\n${head("GET /3")}`,
      `${head("POST /4", "Transfer-Encoding: chunked\r\n")}4\r\n\r\n\r\n\r\n3\r\nabc\r\n0\r\n\r\n`,
      head("GET /5", "X-A: \r\n"),
    ].join("");
    const expected = ["GET /1 ", `POST /2 ${body}`, "GET /3 ", "POST /4 \r\n\r\nabc", "GET /5 "];
    const random = new Random(1);
    for (let round = 0; round < 30; round++) {
      const parts: string[] = [];
      for (let at = 0; at < sent.length; ) {
        const length = 1 + random.below(3 ** (3 + (round % 4)));
        parts.push(sent.slice(at, at + length));
        at += length;
      }
      const { answers } = await exchange(server.origin, parts, { answers: 5, pause: 1 });
      assert.deepEqual(
        answers.map(({ body }) => body),
        expected,
      );
    }
  });
});

describe("a client that ends its half of the connection", () => {
  const FORM = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab";
  /** Sends, ends the half, and reads all that comes. */
  async function endedBy(socket: Socket, sent: string): Promise<string> {
    socket.setEncoding("latin1").end(sent);
    let text = "";
    for await (const part of socket) text += part;
    return text;
  }

  for (const [name, sent, answers] of [
    ["a request", REQUEST, 1],
    ["several at once", REQUEST.repeat(5), 5],
    ["a form", FORM, 1],
    ["a form behind a request", REQUEST + FORM, 2],
  ] as const) {
    for (const tls of [undefined, makeCertificate()]) {
      const where = tls === undefined ? "" : " over TLS";
      test(`behind ${name}${where} has its answers, however late they are`, async () => {
        const server = await serve({
          ...(tls && { tls }),
          async handle(request) {
            for await (const _ of request);
            await new Promise((resolve) => setTimeout(resolve, 30));
            return responseOf(200, "late");
          },
        });
        for (let round = 0; round < 5; round++) {
          const socket = tls === undefined ? await open(server.origin) : await openTls(server);
          const text = await endedBy(socket, sent);
          assert.equal(text.split("\r\n\r\nlate").length - 1, answers);
        }
      });
    }
  }
});

test("a connection ends with the last request that it may have", async () => {
  const config = configOf({ ...PATIENT, "max-requests-per-connection": "3" });
  const server = await serve({ config });
  const { answers, isClosed } = await exchange(server.origin, REQUEST.repeat(5), {
    patience: 5000,
  });
  assert.deepEqual(
    answers.map(({ headers }) => headers.connection),
    ["keep-alive", "keep-alive", "close"],
  );
  assert.ok(isClosed);
});

describe("an error that nobody foresaw is told, and its connection ends without a response,", () => {
  const fail = () => {
    throw new TypeError("odd");
  };
  for (const [when, handle] of [
    ["at once", fail],
    ["later", async () => fail()],
  ] as const) {
    test(when, async () => {
      const errors: unknown[] = [];
      const server = await serve({ handle, onError: (error) => errors.push(error) });
      const { text, isClosed } = await exchange(server.origin, REQUEST, { patience: 5000 });
      assert.deepEqual([text, isClosed], ["", true]);
      assert.deepEqual(errors, [new TypeError("odd")]);
    });
  }
});

describe("a response that is there at once", () => {
  for (const method of ["OPTIONS", "POST", "DELETE"]) {
    test(`to ${method} without a body leaves the connection open`, async () => {
      const server = await serve();
      const { answers, isClosed } = await exchange(server.origin, `${method} / HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(2), {
        answers: 2,
      });
      assert.deepEqual(
        answers.map(({ headers }) => headers.connection),
        ["keep-alive", "keep-alive"],
      );
      assert.ok(answers.every(({ headers }) => headers.date !== undefined));
      assert.ok(!isClosed);
    });
  }

  test("to a form whose fields are not read ends the connection, and has a date", async () => {
    const server = await serve();
    const sent = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nab";
    const { answers, isClosed } = await exchange(server.origin, sent, { patience: 5000 });
    assert.deepEqual(
      answers.map(({ status, headers }) => [status, headers.connection]),
      [[200, "close"]],
    );
    assert.match(answers[0]!.headers.date ?? "", / GMT$/);
    assert.ok(isClosed);
  });
});

describe("listening", () => {
  const handlers: ServerHandlers = {
    handle: () => responseOf(200, "here"),
    onProtocolError: (error) => responseOf(400, error),
    onConnection() {},
    onError() {},
  };
  const config = configOf(SETTINGS);

  test("on a port that is taken says which, and why", async () => {
    const { origin } = await serve();
    const address = { host: "127.0.0.1", port: Number(new URL(origin).port) };
    await assert.rejects(listen(handlers, { address, config }), (error: Problem) => {
      assert.deepEqual([error.code, error.values], ["cannot_listen", address]);
      assert.equal((error.cause as NodeJS.ErrnoException).code, "EADDRINUSE");
      return true;
    });
  });

  test("on a Unix socket in a folder that is not there says so, and not that a right is missing", async () => {
    const folder = join(scratchFolder(), "away");
    const path = join(folder, "ambo.sock");
    await assert.rejects(listen(handlers, { address: { path, mode: 0o660 }, config }), {
      code: "no_socket_folder",
      values: { path, folder },
    });
  });

  test("on a path that is too long for a socket listens nowhere else", async () => {
    const folder = scratchFolder();
    const pathOf = (length: number) => join(folder, "a".repeat(length - folder.length - 1));
    const longest = process.platform === "linux" ? 107 : 103;
    await assert.rejects(listen(handlers, { address: { path: pathOf(longest + 1), mode: 0o660 }, config }), {
      code: "long_socket_path",
      values: { path: pathOf(longest + 1), max: longest },
    });
    assert.deepEqual(readdirSync(folder), []);
    const running = await listen(handlers, { address: { path: pathOf(longest), mode: 0o660 }, config });
    assert.equal(statSync(pathOf(longest)).mode & 0o777, 0o660);
    await running.close(1000);
  });

  test("on the path of a file or folder leaves it as it is, and says that it is no socket", async () => {
    const folder = scratchFolder();
    writeFileSync(join(folder, "file"), "here");
    for (const path of [folder, join(folder, "file")]) {
      await assert.rejects(listen(handlers, { address: { path, mode: 0o660 }, config }), {
        code: "no_socket",
        values: { path },
      });
    }
    assert.equal(readFileSync(join(folder, "file"), "utf8"), "here");
  });

  test("with a certificate or a key that cannot be used says what is wrong", { skip: missing("openssl") }, async () => {
    const folder = scratchFolder();
    const make = (name: string) => {
      const files = ["-keyout", join(folder, `${name}.key`), "-out", join(folder, `${name}.pem`)];
      const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", "/CN=a"];
      execFileSync("openssl", ["req", "-x509", ...kind, ...files], { stdio: "ignore" });
      return [readFileSync(join(folder, `${name}.pem`)), readFileSync(join(folder, `${name}.key`))] as const;
    };
    const [[cert, key], [, other]] = [make("a"), make("b")];
    const args = ["pkey", "-aes256", "-passout", "pass:geslo", "-in", join(folder, "a.key")];
    const encrypted = execFileSync("openssl", args);
    const address = { host: "127.0.0.1", port: 0 };
    for (const [tls, reason] of [
      [{ cert: Buffer.from("nonsense"), key }, "the file of the certificate has no certificate in PEM"],
      [{ cert: key, key: cert }, "the file of the certificate has no certificate in PEM"],
      [{ cert, key: cert }, "the file of the key has no private key in PEM"],
      [{ cert, key: encrypted }, "the key is encrypted; save it without a password"],
      [{ cert, key: other }, "the key is not that of the certificate"],
    ] as const) {
      const sentence = `Cannot use the certificate and its key: ${reason}`;
      const isSaid = (error: unknown) => explain(error, "en") === sentence;
      await assert.rejects(listen(handlers, { address, config, tls }), isSaid, reason);
      const server = await listen(handlers, { address, config, tls: { cert, key } });
      assert.throws(() => server.setCertificate(tls), isSaid, reason);
      await server.close(0);
    }
  });
});
