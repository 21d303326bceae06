import type { Socket } from "node:net";
import { pid } from "node:process";
import { type ErrorRecord, errorFrom, Problem, recordOf } from "../../base/problem.ts";
import { OPERATIONS, type OperationName, type StoreCalls } from "../operations.ts";
import { type FolderLock, lockFolder } from "./folder_lock.ts";

/**
 * The first message on the control socket. Messages are JSON values, one a line.
 *
 * The server greets. The client sends a request, the server replies with any number of items and one outcome, and so on
 * until the client goes. A client that misses the greeting has asked for nothing, and can safely connect again.
 */
export interface Greeting {
  readonly ambo: "control";
  readonly role: Role;
  /** The number of the process. */
  readonly process: number;
}

/** The kind of a process: a server, or a command that will soon be done. */
export type Role = "serve" | "command";

/** A call of a client. */
interface ControlRequest {
  readonly call: string;
  readonly with: unknown;
}

/** An item, or the outcome, of a call. */
export type ControlReply = { readonly item: unknown } | { readonly result: unknown } | { readonly error: ErrorRecord };

/** The longest line that is taken for a message. */
const MAX_LINE_LENGTH = 1 << 20;

/** Sends a message and waits until the other side has room for more. @throws {Error} If the connection has ended. */
export async function send(socket: Socket, message: Greeting | ControlRequest | ControlReply): Promise<void> {
  if (socket.destroyed) throw new Problem("store.connection_ended", {});
  if (socket.write(`${JSON.stringify(message)}\n`)) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      socket.off("drain", done).off("close", done);
      resolve();
    };
    socket.on("drain", done).on("close", done);
  });
}

/** Yields the messages of the other side, until it ends. @throws {Error} If one is no JSON, or the connection breaks. */
export async function* receive(socket: Socket): AsyncGenerator<unknown, undefined> {
  let rest = "";
  socket.setEncoding("utf8");
  for await (const piece of socket) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop()!;
    if (rest.length > MAX_LINE_LENGTH) throw new Problem("store.unknown_protocol", {});
    for (const line of lines) yield parse(line);
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Problem("store.unknown_protocol", {});
  }
}

/** Encodes an error. */
function errorReply(error: unknown): ControlReply {
  return { error: recordOf(error) };
}

/** Decodes an error; a problem is one again, with its code and values. */
export function errorOf(record: unknown): Error {
  try {
    return errorFrom(record);
  } catch {
    return new Problem("store.unknown_protocol", {});
  }
}

/** The longest time in which a client sends a request, or reads on. */
const CLIENT_TIMEOUT_MS = 30_000;
/** The same while this process is about to end: a client that was greeted asks at once, unless it was suspended. */
const STOPPING_TIMEOUT_MS = 2000;

/** The server on the control socket of a folder, which locks the folder and answers the calls of other processes. */
export class ControlServer {
  #role: Role;
  #lock: FolderLock | undefined;
  #begin!: (calls: StoreCalls | undefined) => void;
  readonly #calls: Promise<StoreCalls | undefined>;
  /** The open connections, each with the end of its answers. */
  #answering = new Map<Socket, Promise<void>>();
  #stopping = false;

  private constructor(role: Role) {
    this.#role = role;
    this.#calls = new Promise((resolve) => {
      this.#begin = resolve;
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
      server.#lock = await lockFolder(folder, (socket) => server.#connected(socket));
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
    this.#stopping = true;
    this.#begin(undefined);
    for (const socket of this.#answering.keys()) socket.setTimeout(STOPPING_TIMEOUT_MS);
    await Promise.all(this.#answering.values());
  }

  /** Unlocks the folder, in which all must be closed. */
  async release(): Promise<void> {
    await this.stopAnswering();
    await this.#lock?.release();
  }

  #connected(socket: Socket): void {
    // A client that goes away is no fault of this process.
    socket.on("error", () => {});
    socket.setTimeout(CLIENT_TIMEOUT_MS, () => socket.destroy());
    const answered = this.#serve(socket)
      .catch(() => {})
      .finally(() => {
        socket.destroySoon();
        this.#answering.delete(socket);
      });
    this.#answering.set(socket, answered);
  }

  async #serve(socket: Socket): Promise<void> {
    const calls = await this.#calls;
    if (this.#stopping || !calls) return;
    await send(socket, { ambo: "control", role: this.#role, process: pid });
    for await (const request of receive(socket)) {
      try {
        await answer(socket, { calls, request: request as ControlRequest });
      } catch (error) {
        await send(socket, errorReply(error));
      }
      if (this.#stopping) return;
    }
  }
}

async function answer(
  socket: Socket,
  { calls, request }: { calls: StoreCalls; request: ControlRequest },
): Promise<void> {
  const { call, with: values } = request;
  if (!Object.hasOwn(OPERATIONS, call)) throw new Problem("store.unknown_call", { process: pid, call: String(call) });
  const result = calls[call as OperationName](values as never);
  if (!OPERATIONS[call as OperationName].isStream) return await send(socket, { result: (await result) ?? null });
  for await (const item of result as AsyncIterable<unknown>) await send(socket, { item });
  await send(socket, { result: null });
}
