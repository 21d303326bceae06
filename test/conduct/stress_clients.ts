/** Clients of all kinds at once, which compare every byte of every body with what it must be. */
import assert from "node:assert/strict";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Random } from "../support/random.ts";
import { open } from "../support/raw_http.ts";

/** A resource, and the body that it must have. */
export interface Resource {
  readonly path: string;
  /** True where requests count. */
  readonly isCounted: boolean;
  readonly body: Buffer;
}

/** A key and what became of the requests with it. */
export interface StressKey {
  readonly key: string;
  /** Requests that were given to the system to send. */
  sent: number;
  /** Requests whose answer began to arrive. */
  answered: number;
}

/** The service under stress. */
export interface StressOptions {
  readonly origin: string;
  readonly tlsOrigin?: string | undefined;
  readonly resources: readonly Resource[];
  readonly keys: readonly StressKey[];
  readonly seconds: number;
  /** Of each kind. */
  readonly clients: number;
}

/** What was compared. */
export interface StressCounts {
  /** Answers whose every byte was right, by kind of client. */
  readonly compared: Record<string, number>;
  bytes: number;
}

/** A response as it is taken from a connection. */
interface Taken {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

type Coding = "identity" | "gzip" | "br";

/** A request, and what the answer must be. */
interface Asked {
  readonly text: string;
  readonly resource: Resource;
  readonly method: "GET" | "HEAD";
  readonly key: StressKey;
  readonly isConditional: boolean;
}

/** Reads responses from a connection, one after another. */
class ResponseReader {
  readonly #socket: Socket;
  #bytes: Buffer = Buffer.alloc(0);
  #wake: () => void = () => {};
  #isEnded = false;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (chunk: Buffer) => {
      this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk]);
      this.#wake();
    });
    socket.once("close", () => {
      this.#isEnded = true;
      this.#wake();
    });
  }

  /** Takes the next response; undefined where the connection ended before it was whole. */
  async next(method: string, { onBegin }: { onBegin: () => void }): Promise<Taken | undefined> {
    const end = await this.#until(() => {
      const index = this.#bytes.indexOf("\r\n\r\n");
      return index < 0 ? undefined : index;
    });
    if (end === undefined) return undefined;
    const [line = "", ...fields] = this.#bytes.toString("latin1", 0, end).split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1] ?? assert.fail(`no status: ${line}`));
    if (status === 100) {
      this.#bytes = this.#bytes.subarray(end + 4);
      return this.next(method, { onBegin });
    }
    onBegin();
    const headers = new Map(
      fields.map((field) => {
        const colon = field.indexOf(":");
        return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()] as const;
      }),
    );
    const hasBody = method !== "HEAD" && status !== 304;
    const length = hasBody ? Number(headers.get("content-length")) : 0;
    assert.ok(length >= 0, `no length: ${line}`);
    const total = end + 4 + length;
    if ((await this.#until(() => (this.#bytes.length >= total ? true : undefined))) === undefined) {
      return undefined;
    }
    const body = this.#bytes.subarray(end + 4, total);
    this.#bytes = this.#bytes.subarray(total);
    return { status, headers, body };
  }

  /** Bytes that belong to no response. */
  get rest(): number {
    return this.#bytes.length;
  }

  async #until<T>(look: () => T | undefined): Promise<T | undefined> {
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      if (this.#isEnded) return undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        // A service that says nothing for so long has lost an answer.
        const timer = setTimeout(resolve, 30_000).unref();
        this.#socket.once("data", () => clearTimeout(timer));
      });
    }
  }
}

/** Runs clients of every kind until time is up. @throws {AssertionError} At the first wrong byte. */
export async function stress(options: StressOptions): Promise<StressCounts> {
  const { origin, tlsOrigin, resources, keys, seconds, clients } = options;
  const end = Date.now() + seconds * 1000;
  const counts: StressCounts = { compared: {}, bytes: 0 };
  const tags = new Map<string, string>();
  const random = new Random(seconds);

  const connectPlain = () => open(origin);
  const connectSecure = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connectTls({
        port: Number(new URL(tlsOrigin!).port),
        rejectUnauthorized: false,
      });
      socket.once("error", reject).once("secureConnect", () => {
        socket.off("error", reject).on("error", () => {});
        resolve(socket);
      });
    });

  const ask = ({ method = "GET" as Asked["method"], version = "1.1", more = "", conditional = false } = {}): Asked => {
    const resource = random.pick(resources);
    const key = random.pick(keys);
    const coding = random.pick<Coding>(["identity", "gzip", "br"]);
    const tag = conditional ? tags.get(`${coding} ${resource.path}`) : undefined;
    const text =
      `${method} ${resource.path} HTTP/${version}\r\nHost: ambo.example\r\nX-API-Key: ${key.key}\r\n` +
      `Accept-Encoding: ${coding}\r\n${tag === undefined ? "" : `If-None-Match: ${tag}\r\n`}${more}\r\n`;
    return { text, resource, method, key, isConditional: tag !== undefined };
  };

  const send = (socket: Socket, asked: readonly Asked[]): void => {
    for (const { key, resource } of asked) if (resource.isCounted) key.sent++;
    socket.write(asked.map(({ text }) => text).join(""));
  };

  const begun = ({ key, resource }: Asked) => ({
    onBegin: () => {
      if (resource.isCounted) key.answered++;
    },
  });

  const check = (kind: string, { asked, taken }: { asked: Asked; taken: Taken }): void => {
    const { resource, method, isConditional } = asked;
    const what = `${kind}: ${method} ${resource.path}: ${taken.status}`;
    const coding = taken.headers.get("content-encoding") ?? "identity";
    const tag = taken.headers.get("etag");
    if (taken.status === 304) assert.ok(isConditional, what);
    else assert.equal(taken.status, 200, what);
    if (tag !== undefined) {
      const known = tags.get(`${coding} ${resource.path}`);
      if (taken.status === 200) {
        assert.ok(known === undefined || known === tag, `${what}: another tag`);
        tags.set(`${coding} ${resource.path}`, tag);
      }
    }
    if (method === "HEAD" || taken.status === 304) {
      assert.equal(taken.body.length, 0, what);
    } else {
      const body =
        coding === "br" ? brotliDecompressSync(taken.body) : coding === "gzip" ? gunzipSync(taken.body) : taken.body;
      assert.ok(body.equals(resource.body), `${what}: a wrong byte in ${coding}`);
      counts.bytes += taken.body.length;
    }
    counts.compared[kind] = (counts.compared[kind] ?? 0) + 1;
  };

  /** Sends requests one after another, or several at once, on one connection. */
  const talk = async (
    kind: string,
    {
      connect = connectPlain,
      atOnce = 1,
      make = () => ask(),
      pause = 0,
    }: {
      connect?: () => Promise<Socket>;
      atOnce?: number;
      make?: () => Asked;
      pause?: number;
    } = {},
  ): Promise<void> => {
    while (Date.now() < end) {
      const socket = await connect();
      const reader = new ResponseReader(socket);
      for (let round = 0; round < 20 && Date.now() < end; round++) {
        const asked = Array.from({ length: atOnce }, make);
        send(socket, asked);
        if (pause > 0) {
          socket.pause();
          await sleep(pause);
          socket.resume();
        }
        for (const one of asked) {
          const taken = await reader.next(one.method, begun(one));
          assert.ok(taken !== undefined, `${kind}: no whole answer to ${one.text}`);
          check(kind, { asked: one, taken });
          if (taken.headers.get("connection") === "close") round = 20;
        }
        assert.equal(reader.rest, 0, `${kind}: bytes that nobody asked for`);
      }
      socket.destroy();
    }
  };

  /** Asks, and leaves at any moment. */
  const abort = async (): Promise<void> => {
    while (Date.now() < end) {
      const socket = await connectPlain();
      const reader = new ResponseReader(socket);
      const asked = Array.from({ length: 1 + random.below(20) }, () => ask());
      send(socket, asked);
      const leave = sleep(random.below(80)).then(() => socket.destroy());
      for (const one of asked) {
        const taken = await reader.next(one.method, begun(one));
        if (taken === undefined) break;
        check("aborts", { asked: one, taken });
      }
      await leave;
    }
  };

  const expectant = "Expect: 100-continue\r\n";
  const kinds = [
    () => talk("one by one"),
    () => talk("pipelines", { atOnce: 1 + random.below(32) }),
    () => talk("slow readers", { atOnce: 32, pause: 200 }),
    () => talk("HEAD", { make: () => ask({ method: random.pick(["HEAD", "GET"]) }), atOnce: 3 }),
    () => talk("304", { make: () => ask({ conditional: true }), atOnce: 2 }),
    () => talk("HTTP/1.0", { make: () => ask({ version: "1.0" }) }),
    () =>
      talk("HTTP/1.0 that stays", {
        make: () => ask({ version: "1.0", more: "Connection: keep-alive\r\n" }),
      }),
    // The service asks for no body, and ends the connection: whatever came after it stays unanswered.
    () => talk("Expect", { make: () => ask({ more: expectant }) }),
    ...(tlsOrigin === undefined
      ? []
      : [
          () => talk("TLS", { connect: connectSecure }),
          () => talk("TLS pipelines", { connect: connectSecure, atOnce: 30 }),
        ]),
    abort,
  ];
  await Promise.all(kinds.flatMap((kind) => Array.from({ length: clients }, kind)));
  return counts;
}
