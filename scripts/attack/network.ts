import { setTimeout as sleep } from "node:timers/promises";
import type { Target, TargetOptions } from "./target.ts";

/** An attack over the network. */
export interface NetworkAttack extends TargetOptions {
  readonly name: string;
  /** True where it takes long, and is measured once. */
  readonly isOneRound?: boolean;
  /** Prepares the service before the quiet time is measured. */
  readonly prepare?: (target: Target) => Promise<void>;
  /** Attacks; ends within some seconds after `end`. @returns What else is worth a word; faults begin with `FAULT`. */
  readonly run: (target: Target, end: number) => Promise<string>;
}

/** Milliseconds between two waves of connections of the same attack. */
const WAVE_MS = 500;

const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;

/** Fills 65 kB with requests. */
const sixtyFiveKilobytes = (request: string) => request.repeat(Math.floor(65_000 / request.length));

/** Opens connections in waves until the end; those of the wave before are closed, or the system's memory would fill. */
async function waves(
  { target, end }: { target: Target; end: number },
  wave: () => Promise<unknown>,
): Promise<string> {
  let count = 0;
  while (Date.now() < end && target.isAlive) {
    target.release();
    await wave();
    count++;
    await sleep(WAVE_MS);
  }
  return `${count} waves`;
}

const pipelining = (connections: number, options: TargetOptions = {}): NetworkAttack => ({
  name:
    `pipelining /docs, ${connections} × 65 kB` +
    (options.heap === undefined ? "" : `, ${options.heap} MB heap`),
  ...options,
  run: (target, end) =>
    waves({ target, end }, () => target.hold(connections, sixtyFiveKilobytes(get("/docs")))),
});

/** Has the connections behave at first: whoever is trusted then is no more trusted later. */
const latePipelining: NetworkAttack = {
  name: "pipelining /docs, 60 × 65 kB behind a polite request, 400 MB heap",
  heap: 400,
  run: (target, end) =>
    waves({ target, end }, async () => {
      const sockets = await target.hold(60, get("/healthz"));
      await sleep(WAVE_MS / 2);
      for (const socket of sockets) socket.write(sixtyFiveKilobytes(get("/docs")));
    }),
};

/** Sends as many requests as may wait, over and over: no connection is ever ended for too many. */
const patientPipelining: NetworkAttack = {
  name: "pipelining /docs, 60 × 100 requests, read",
  run: (target, end) =>
    waves({ target, end }, async () => {
      const sockets = await target.hold(60, get("/docs").repeat(100));
      for (const socket of sockets) socket.resume();
    }),
};

const linger: NetworkAttack = {
  name: "no Host, then 1 MB of requests, 20 connections",
  run: (target, end) =>
    waves({ target, end }, () =>
      target.hold(20, `GET / HTTP/1.1\r\n\r\n${get("/docs").repeat(33_000)}`),
    ),
};

const slowReaders = (connections: number, requests: number): NetworkAttack => ({
  name: `${connections} slow readers, Psalm 119 ${requests} times each`,
  async run(target, end) {
    const path = "/v1/passage?translation=KJV&reference=Ps%20119";
    const asked = get(path, `X-API-Key: ${target.key}\r\n`).repeat(requests);
    const sockets = await target.hold(connections, asked);
    while (Date.now() < end && target.isAlive) await sleep(50);
    return `${sockets.filter(({ destroyed }) => !destroyed).length} still open`;
  },
});

const expectations: NetworkAttack = {
  name: "Expect: 100-continue, 20 connections over and over",
  async run(target, end) {
    let count = 0;
    const expectant = `POST /login HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 100\r\n\r\n`;
    const client = async () => {
      while (Date.now() < end && target.isAlive) {
        const socket = await target.connect();
        socket.resume().write(count++ % 2 === 0 ? expectant : expectant.replace("POST", "GET"));
        await sleep(20);
        socket.destroy();
      }
    };
    await Promise.all(Array.from({ length: 20 }, client));
    return `${count} sent`;
  },
};

const endlessBodies: NetworkAttack = {
  name: "endless chunks after an answered request, 40 connections",
  run: (target, end) =>
    waves({ target, end }, () => {
      const chunk = `1000\r\n${"x".repeat(4096)}\r\n`;
      const head = get("/healthz", "Transfer-Encoding: chunked\r\n");
      return target.hold(40, head + chunk.repeat(50));
    }),
};

const halfHeads: NetworkAttack = {
  name: "half a head on 1,000 connections, a byte now and then",
  async run(target, end) {
    const sockets = await target.hold(1000, "GET /v1/passage HTTP/1.1\r\nX-A: ");
    for (; Date.now() < end && target.isAlive; await sleep(WAVE_MS)) {
      for (const socket of sockets) if (socket.writable) socket.write("x");
    }
    return "";
  },
};

const garbage: NetworkAttack = {
  name: "what is no HTTP, 20 connections over and over",
  async run(target, end) {
    let count = 0;
    const client = async () => {
      while (Date.now() < end && target.isAlive) {
        const socket = await target.connect();
        socket.resume().write(`\x16\x03\x01${"\xff".repeat(60_000)}`, "latin1");
        await sleep(20);
        socket.destroy();
        count++;
      }
    };
    await Promise.all(Array.from({ length: 20 }, client));
    return `${count} sent`;
  },
};

const stopping: NetworkAttack = {
  name: "a stop beside half heads and half forms",
  async run(target) {
    await target.hold(50, "GET /v1/passage HTTP/1.1\r\nHost: a\r\nX-A: ");
    await target.hold(50, "POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nname=");
    await sleep(2000);
    return "";
  },
};

/** The attacks that need no account. */
export const NETWORK_ATTACKS: readonly NetworkAttack[] = [
  pipelining(1),
  pipelining(10),
  pipelining(20),
  pipelining(60),
  pipelining(60, { heap: 400 }),
  latePipelining,
  patientPipelining,
  linger,
  slowReaders(100, 100),
  slowReaders(400, 10),
  expectations,
  endlessBodies,
  halfHeads,
  garbage,
  stopping,
];
