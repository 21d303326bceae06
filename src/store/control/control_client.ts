import type { Socket } from "node:net";
import { SINGLES, STREAMS, type StoreCalls } from "./calls.ts";
import { connectToFolder } from "./folder_lock.ts";
import { type ControlReply, errorOf, type Greeting, receive, send } from "./protocol.ts";

/** The longest wait for the greeting: a server that reads a large store needs some time. */
const GREETING_TIMEOUT_MS = 60_000;

/** A connection to the process that has a folder locked, for one call after another. */
export interface ControlClient {
  readonly greeting: Greeting;
  readonly calls: StoreCalls;
  close(): void;
}

/**
 * Connects to the process that has a folder locked and waits for its greeting.
 *
 * @returns Undefined if none has, or the one that had was about to end.
 * @throws {Error} If it cannot be reached or does not answer.
 */
export async function connectToControl(folder: string): Promise<ControlClient | undefined> {
  const socket = await connectToFolder(folder);
  if (!socket) return undefined;
  const timer = setTimeout(() => {
    socket.destroy(new Error(`The process that works on "${folder}" does not answer`));
  }, GREETING_TIMEOUT_MS);
  const replies = receive(socket);
  let greeting: Greeting | undefined;
  try {
    greeting = (await replies.next()).value as Greeting | undefined;
  } catch (error) {
    if (!isReset(error)) throw error;
  } finally {
    clearTimeout(timer);
  }
  if (!greeting) {
    socket.destroy();
    return undefined;
  }
  if (greeting.ambo !== "control") {
    socket.destroy();
    throw new Error(`Another program listens in "${folder}"`);
  }
  return {
    greeting,
    calls: remoteCalls(socket, replies as AsyncGenerator<ControlReply, undefined>),
    close: () => socket.destroy(),
  };
}

function remoteCalls(socket: Socket, replies: AsyncGenerator<ControlReply, undefined>): StoreCalls {
  async function* items(call: string, argument: unknown = null): AsyncGenerator<unknown, unknown> {
    await send(socket, { call, with: argument });
    for (;;) {
      const { value: reply } = await replies.next();
      if (!reply) break;
      if ("error" in reply) throw errorOf(reply.error);
      if ("result" in reply) return reply.result;
      yield reply.item;
    }
    throw new Error(
      "The process that works on the store ended before it answered: look whether the change was made",
    );
  }
  async function result(call: string, argument: unknown): Promise<unknown> {
    const answer = await items(call, argument).next();
    if (!answer.done) throw new Error("The process that works on the store is of another version");
    return answer.value;
  }
  const calls: Record<string, unknown> = {};
  for (const name of STREAMS) calls[name] = () => items(name);
  for (const name of SINGLES) calls[name] = (argument: unknown) => result(name, argument);
  return calls as unknown as StoreCalls;
}

function isReset(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNRESET";
}
