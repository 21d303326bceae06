import { setTimeout as sleep } from "node:timers/promises";
import type { Target, TargetOptions } from "./target.ts";

/** An attack over the network. */
export interface NetworkAttack extends TargetOptions {
  readonly name: string;
  /** True where it takes long, and is measured once. */
  readonly isOneRound?: boolean;
  /** True where the first requests of an address are one burst, after which it is turned away. */
  readonly hasBurst?: boolean;
  /** Prepares the service before the quiet time is measured. */
  readonly prepare?: (target: Target) => Promise<void>;
  /** Attacks; ends within some seconds after `end`. @returns What else is worth a word; faults begin with `FAULT`. */
  readonly run: (target: Target, end: number) => Promise<string>;
}

/** Milliseconds between two waves of connections of the same attack. */
const WAVE_MS = 500;

const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;

const VERSE = "/v1/passage?translation=KJV&reference=Jn%203,16";

/** Fills 65 kB with requests. */
const sixtyFiveKilobytes = (request: string) => request.repeat(Math.floor(65_000 / request.length));

/** Opens connections in waves until the end; those of the wave before are closed, or the system's memory would fill. */
async function waves({ target, end }: { target: Target; end: number }, wave: () => Promise<unknown>): Promise<string> {
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
  name: `pipelining /docs, ${connections} × 65 kB${options.heap === undefined ? "" : `, ${options.heap} MB heap`}`,
  hasBurst: true,
  ...options,
  run: (target, end) => waves({ target, end }, () => target.hold(connections, sixtyFiveKilobytes(get("/docs")))),
});

/** Lets the connections behave at first: trust that was earned then must not last. */
const latePipelining: NetworkAttack = {
  name: "pipelining /docs, 60 × 65 kB behind a polite request, 400 MB heap",
  heap: 400,
  hasBurst: true,
  run: (target, end) =>
    waves({ target, end }, async () => {
      const sockets = await target.hold(60, get("/healthz"));
      await sleep(WAVE_MS / 2);
      for (const socket of sockets) socket.write(sixtyFiveKilobytes(get("/docs")));
    }),
};

/** Sends as many requests as may wait, over and over: no connection is ever ended for too many. */
const patientPipelining: NetworkAttack = {
  name: "pipelining /docs, 60 × 33 requests, read",
  run: (target, end) =>
    waves({ target, end }, async () => {
      const sockets = await target.hold(60, get("/docs").repeat(33));
      for (const socket of sockets) socket.resume();
    }),
};

const linger: NetworkAttack = {
  name: "no Host, then 1 MB of requests, 20 connections",
  hasBurst: true,
  run: (target, end) =>
    waves({ target, end }, () => target.hold(20, `GET / HTTP/1.1\r\n\r\n${get("/docs").repeat(33_000)}`)),
};

const blankLines: NetworkAttack = {
  name: "1.9 MB of blank lines, 20 connections",
  run: (target, end) => waves({ target, end }, () => target.hold(20, get("/docs") + "\r\n".repeat(950_000))),
};

/** Sends a request and ends that half of the connection, as `nc -N` and some health checks do. */
const halfClosed: NetworkAttack = {
  name: "half-closed clients: what is counted is answered",
  async run(target, end) {
    const request = get(VERSE, `X-API-Key: ${target.key}\r\n`);
    let [sent, answered] = [0, 0];
    const client = async () => {
      while (Date.now() < end && target.isAlive) {
        const socket = await target.connect();
        sent++;
        let text = "";
        socket.setEncoding("latin1").end(request);
        for await (const part of socket) text += part;
        if (text.startsWith("HTTP/1.1 200 ")) answered++;
      }
    };
    await Promise.all(Array.from({ length: 15 }, client));
    return `${answered === sent ? "" : "FAULT: "}${answered} of ${sent} answered`;
  },
};

/** Asks for leave as a browser does before a request to another site, on one connection. */
const preflights: NetworkAttack = {
  name: "preflights leave their connection open",
  // None of them is the last that a connection may have.
  flags: ["--max-requests-per-connection", "1000000000"],
  async run(target, end) {
    const socket = await target.connect();
    let [answered, closes] = [0, 0];
    socket.setEncoding("latin1").on("data", (part: string) => {
      if (/^Connection: close/im.test(part) || !/^Date: /m.test(part)) closes++;
      answered++;
      if (Date.now() < end) ask();
    });
    const ask = () => {
      if (answered % 2 === 0) {
        socket.write(`OPTIONS ${VERSE} HTTP/1.1\r\nHost: a\r\nOrigin: https://a.example\r\n\r\n`);
      } else socket.write(`POST ${VERSE} HTTP/1.1\r\nHost: a\r\n\r\n`);
    };
    ask();
    while (Date.now() < end && target.isAlive) await sleep(50);
    return `${closes === 0 && answered > 1 ? "" : "FAULT: "}${answered} answered, ${closes} of them the last of their connection`;
  },
};

/** Reads from ever other networks of 64 bits of one network of 48. */
const wideNetwork: NetworkAttack = {
  name: "a reader with an IPv6 network of 48 bits",
  flags: ["--trusted-proxy", "loopback", "--reader-limit", "10"],
  isOneRound: true,
  async run(target, end) {
    let [asked, read] = [0, 0];
    const client = async () => {
      while (Date.now() < end && target.isAlive) {
        const network = (asked++ % 65_536).toString(16);
        const headers = { "X-Forwarded-For": `2001:db8:1:${network}::1` };
        const { status } = await target.ask("/?reference=Jn+3,16&translation=KJV", { headers });
        if (status === 200) read++;
      }
    };
    await Promise.all(Array.from({ length: 10 }, client));
    return `${read <= 160 && asked > read ? "" : "FAULT: "}${read} of ${asked} pages, 160 are allowed`;
  },
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
  blankLines,
  halfClosed,
  preflights,
  wideNetwork,
  slowReaders(100, 33),
  slowReaders(400, 10),
  expectations,
  endlessBodies,
  halfHeads,
  garbage,
  stopping,
];
