import type { Socket } from "node:net";
import { type ErrorRecord, errorFrom, recordOf } from "../../base/problem.ts";
import { StoreError } from "../wal/mod.ts";

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
export interface ControlRequest {
  readonly call: string;
  readonly with: unknown;
}

/** An item, or the outcome, of a call. */
export type ControlReply = { readonly item: unknown } | { readonly result: unknown } | { readonly error: ErrorRecord };

/** The longest line that is taken for a message. */
const MAX_LINE_LENGTH = 1 << 20;

/** Sends a message and waits until the other side has room for more. @throws {Error} If the connection has ended. */
export async function send(socket: Socket, message: Greeting | ControlRequest | ControlReply): Promise<void> {
  if (socket.destroyed) throw new StoreError("connection_ended", {});
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
    if (rest.length > MAX_LINE_LENGTH) throw new StoreError("unknown_protocol", {});
    for (const line of lines) yield parse(line);
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new StoreError("unknown_protocol", {});
  }
}

/** Encodes an error. */
export function errorReply(error: unknown): ControlReply {
  return { error: recordOf(error) };
}

/** Decodes an error; a problem is one again, with its code and values. */
export function errorOf(record: unknown): Error {
  try {
    return errorFrom(record);
  } catch {
    return new StoreError("unknown_protocol", {});
  }
}
