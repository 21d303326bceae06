import type { Socket } from "node:net";
import { AccountError, type AccountProblem } from "../../auth/mod.ts";
import { messageOf } from "../../base/message_of.ts";

/**
 * What is said over the control socket: one JSON value a line.
 *
 * The holder greets. The caller asks for something, the holder answers with any number of items and one outcome, and so
 * on until the caller goes. Before the greeting nothing was asked, so a caller who misses it can safely begin again.
 */
export interface Greeting {
  readonly ambo: "control";
  /** `serve` for a server, else a command that will be done soon. */
  readonly role: Role;
  /** The number of the process. */
  readonly process: number;
}

export type Role = "serve" | "command";

export interface ControlRequest {
  readonly call: string;
  readonly with: unknown;
}

export type ControlResponse =
  | { readonly item: unknown }
  | { readonly result: unknown }
  | { readonly error: { readonly message: string; readonly problem?: AccountProblem } };

/** A line longer than this is no question and no reply of ours. */
const LONGEST_LINE = 1 << 20;

/** Says something; the promise is kept when the other side has room for more. */
export async function send(
  socket: Socket,
  message: Greeting | ControlRequest | ControlResponse,
): Promise<void> {
  if (socket.destroyed) throw new Error("The connection to the other process has ended");
  if (socket.write(`${JSON.stringify(message)}\n`)) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      socket.off("drain", done).off("close", done);
      resolve();
    };
    socket.on("drain", done).on("close", done);
  });
}

/** What the other side says, until it ends. @throws {Error} If it is not said in JSON lines, or the connection breaks. */
export async function* receive(socket: Socket): AsyncGenerator<unknown, undefined> {
  let rest = "";
  socket.setEncoding("utf8");
  for await (const piece of socket) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop()!;
    if (rest.length > LONGEST_LINE) throw notOurs();
    for (const line of lines) yield read(line);
  }
}

function read(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw notOurs();
  }
}

function notOurs(): Error {
  return new Error("The other process speaks another language");
}

/** An error as it is sent. */
export function errorReply(error: unknown): ControlResponse {
  const message = messageOf(error);
  return {
    error: error instanceof AccountError ? { message, problem: error.problem } : { message },
  };
}

/** An error as it was sent. */
export function errorOf(reply: { message: string; problem?: AccountProblem }): Error {
  return reply.problem === undefined
    ? new Error(reply.message)
    : new AccountError(reply.problem, reply.message);
}
