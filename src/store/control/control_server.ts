import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { pid } from "node:process";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type ErrorRecord, Problem, recordOf } from "../../base/problem.ts";
import { OPERATIONS, type OperationName, type StoreCalls } from "../operations.ts";
import { type FolderLock, lockFolder } from "./folder_lock.ts";

/** The kind of a process: a server, or a command that will soon be done. */
export type Role = "serve" | "command";

/** The answer to `GET /`: the process that has the folder locked. */
export interface Greeting {
  readonly ambo: "control";
  readonly role: Role;
  /** The number of the process. */
  readonly process: number;
  /** The version of the protocol; absent in the greeting of Ambo 0.2, which spoke lines of JSON. */
  readonly protocol: number;
}

/**
 * The version of the protocol: `GET /` greets, and `POST /OPERATION` with the values as JSON runs an operation. The answer
 * is JSON, a line for each item and one for the outcome.
 */
export const PROTOCOL = 2;

/** A line of an answer: an item, or the outcome. */
export type ControlReply = { readonly item: unknown } | { readonly result: unknown } | { readonly error: ErrorRecord };

/** The longest request body, and the longest line of an answer. */
export const MAX_LENGTH = 1 << 20;
/** The longest time in which a client sends a request, or reads on. */
const CLIENT_TIMEOUT_MS = 30_000;
/** The same while this process is about to end: a client that was greeted asks at once, unless it was suspended. */
const STOPPING_TIMEOUT_MS = 2000;
/** A client that sends nothing for so long is a command of Ambo 0.2, which waits to be greeted. */
const SILENCE_MS = 500;

/** The answer to each call of Ambo 0.2, which prints the message; later versions have one for the code. */
const OLDER_CLIENT = {
  ...{ room: "store", code: "other_version", values: {} },
  message:
    "The process that works on the store is of a newer version than this command: run the command of that version",
};

/** The HTTP server on the control socket of a folder, which locks the folder and runs the operations of other processes. */
export class ControlServer {
  readonly #role: Role;
  readonly #server: Server;
  #lock: FolderLock | undefined;
  #begin!: (calls: StoreCalls | undefined) => void;
  readonly #calls: Promise<StoreCalls | undefined>;
  /** The open connections, each with its end. */
  readonly #connections = new Map<Socket, Promise<void>>();
  /** The connections whose operation is under way, however long it takes; a stream is cut off if it is not read. */
  readonly #running = new Set<Socket>();
  /** The connections that were greeted as those of Ambo 0.2; nothing is run for them. */
  readonly #older = new WeakSet<Socket>();
  #stopsAt = Number.POSITIVE_INFINITY;

  private constructor(role: Role) {
    this.#role = role;
    this.#calls = new Promise((resolve) => {
      this.#begin = resolve;
    });
    this.#server = createServer((request, response) => {
      // A client that goes away is no fault of this process, and takes its socket from the request.
      const { socket } = request;
      this.#answer(request, response).catch(() => socket.destroy());
    });
    this.#server.on("timeout", (socket) => {
      if (!this.#running.has(socket)) socket.destroy();
    });
    this.#setTimeouts(CLIENT_TIMEOUT_MS);
    this.#server.on("connection", (socket) => this.#connected(socket));
    this.#server.on("clientError", (_error, socket) => {
      if (socket.writable) socket.write(`${JSON.stringify({ error: OLDER_CLIENT })}\n`);
      (socket as Socket).destroySoon();
    });
  }

  /**
   * Locks a folder.
   *
   * @returns Undefined if a living process has it locked.
   * @throws {Error} If no socket can be made.
   */
  static async lock(folder: string, role: Role): Promise<ControlServer | undefined> {
    const server = new ControlServer(role);
    try {
      server.#lock = await lockFolder(folder, server.#server);
    } finally {
      // A process that connected to see if this one lives waits for nothing more.
      if (!server.#lock) await server.stopAnswering();
    }
    return server.#lock && server;
  }

  /** False if the lock was taken from this process. */
  get isHeld(): boolean {
    return this.#lock?.isHeld() ?? true;
  }

  /** Answers from now on; clients that connected before have waited. */
  answer(calls: StoreCalls): void {
    this.#begin(calls);
  }

  /** Answers no client any more that was not greeted, and waits for the answers under way. */
  async stopAnswering(): Promise<void> {
    this.#stopsAt = performance.now() + STOPPING_TIMEOUT_MS;
    this.#begin(undefined);
    this.#setTimeouts(STOPPING_TIMEOUT_MS);
    for (const socket of this.#connections.keys()) socket.setTimeout(STOPPING_TIMEOUT_MS);
    await Promise.all(this.#connections.values());
  }

  /** Unlocks the folder, in which all must be closed. */
  async release(): Promise<void> {
    await this.stopAnswering();
    await this.#lock?.release();
  }

  get #isStopping(): boolean {
    return this.#stopsAt < Number.POSITIVE_INFINITY;
  }

  #setTimeouts(milliseconds: number): void {
    this.#server.timeout = milliseconds;
    this.#server.keepAliveTimeout = milliseconds;
    this.#server.headersTimeout = milliseconds;
    this.#server.requestTimeout = milliseconds;
  }

  #connected(socket: Socket): void {
    if (this.#isStopping) return void socket.destroy();
    const greeting = setTimeout(() => void this.#greetOlderClient(socket), SILENCE_MS).unref();
    const closed = new Promise<void>((resolve) => {
      socket.once("close", () => {
        clearTimeout(greeting);
        this.#connections.delete(socket);
        resolve();
      });
    });
    this.#connections.set(socket, closed);
  }

  /** Greets a command of Ambo 0.2, which sends nothing before; its call is then answered with `OLDER_CLIENT`. */
  async #greetOlderClient(socket: Socket): Promise<void> {
    await this.#calls;
    // What came while this process had no time is read in the turn that is under way.
    await new Promise(setImmediate);
    if (socket.bytesRead > 0) return;
    if (this.#isStopping) return void socket.destroy();
    this.#older.add(socket);
    socket.write(`${JSON.stringify(this.#greeting)}\n`);
  }

  get #greeting(): Greeting {
    return { ambo: "control", role: this.#role, process: pid, protocol: PROTOCOL };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = "", socket } = request;
    const calls = await this.#calls;
    const isGreeting = method === "GET" && url === "/";
    // A later command that was slow: by the greeting in place of an answer it knows to ask again.
    const isSlow = this.#older.has(socket);
    if (!calls || isSlow || (isGreeting && this.#isStopping)) return void socket.destroy();
    response.shouldKeepAlive = performance.now() < this.#stopsAt;
    response.setHeader("Content-Type", "application/json");
    if (isGreeting) return void response.end(JSON.stringify(this.#greeting));
    await pipeline(Readable.from(repliesTo(request, { calls, running: this.#running })), response);
    // The rest of a body that was too long is not waited for.
    if (!request.complete) socket.destroySoon();
  }
}

/** Runs the operation of a request. Yields the lines of the answer; the last is the outcome. */
async function* repliesTo(
  request: IncomingMessage,
  { calls, running }: { calls: StoreCalls; running: Set<Socket> },
): AsyncGenerator<string, undefined> {
  const { socket } = request;
  const line = (reply: ControlReply) => `${JSON.stringify(reply)}\n`;
  try {
    const call = request.url?.slice(1) ?? "";
    const values: unknown = JSON.parse(await bodyOf(request));
    if (!Object.hasOwn(OPERATIONS, call)) throw new Problem("store.unknown_call", { process: pid, call });
    const name = call as OperationName;
    if (!OPERATIONS[name].isStream) running.add(socket);
    const result: unknown = calls[name](values as never);
    if (!OPERATIONS[name].isStream) return void (yield line({ result: (await result) ?? null }));
    for await (const item of result as AsyncIterable<unknown>) yield line({ item });
    yield line({ result: null });
  } catch (error) {
    yield line({ error: recordOf(error) });
  } finally {
    running.delete(socket);
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  request.setEncoding("utf8");
  for await (const piece of request) {
    body += piece;
    if (body.length > MAX_LENGTH) throw new Problem("store.unknown_protocol", {});
  }
  return body;
}
