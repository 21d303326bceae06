import type { Socket } from "node:net";
import { StoreError, systemCode } from "../wal/mod.ts";
import { checkedItem, checkedResult, SINGLES, STREAMS, type StoreCalls } from "./calls.ts";
import { connectToFolder } from "./folder_lock.ts";
import { type ControlReply, errorOf, type Greeting, receive, send } from "./protocol.ts";

/** The longest wait for the greeting: a server that reads a large store needs some time. */
const GREETING_TIMEOUT_MS = 60_000;
/** The longest wait for an answer, or for the next piece of one. */
const ANSWER_TIMEOUT_MS = 30_000;

/** A connection to the process that has a folder locked, for one call after another. */
export interface ControlClient {
  readonly greeting: Greeting;
  readonly calls: StoreCalls;
  close(): void;
}

/**
 * Connects to the process that has a folder locked and waits for its greeting.
 *
 * @param options `answerTimeout`: The longest wait for an answer, in milliseconds; 30 seconds unless set.
 * @returns Undefined if none has, or the one that had was about to end.
 * @throws {Error} If it cannot be reached or does not answer.
 */
export async function connectToControl(
  folder: string,
  { answerTimeout = ANSWER_TIMEOUT_MS }: { answerTimeout?: number } = {},
): Promise<ControlClient | undefined> {
  const socket = await connectToFolder(folder);
  if (!socket) return undefined;
  const timer = setTimeout(() => {
    socket.destroy(new StoreError("silent_process", { folder }));
  }, GREETING_TIMEOUT_MS);
  const replies = receive(socket);
  let greeting: Greeting | undefined;
  try {
    greeting = (await replies.next()).value as Greeting | undefined;
  } catch (error) {
    if (systemCode(error) !== "ECONNRESET") throw error;
  } finally {
    clearTimeout(timer);
  }
  if (!greeting) {
    socket.destroy();
    return undefined;
  }
  if (!isGreeting(greeting)) {
    socket.destroy();
    throw new StoreError("foreign_process", { folder });
  }
  return {
    greeting,
    calls: remoteCalls(socket, {
      replies: replies as AsyncGenerator<ControlReply, undefined>,
      answerTimeout,
    }),
    close: () => socket.destroy(),
  };
}

function remoteCalls(
  socket: Socket,
  options: { replies: AsyncGenerator<ControlReply, undefined>; answerTimeout: number },
): StoreCalls {
  const { replies, answerTimeout } = options;
  async function nextReply(): Promise<ControlReply | undefined> {
    const timer = setTimeout(() => {
      socket.destroy(new StoreError("no_answer", { seconds: answerTimeout / 1000 }));
    }, answerTimeout);
    try {
      return (await replies.next()).value;
    } finally {
      clearTimeout(timer);
    }
  }
  async function* items(call: string, argument: unknown = null): AsyncGenerator<unknown, unknown> {
    await send(socket, { call, with: argument });
    for (;;) {
      const reply = await nextReply();
      if (!reply) break;
      if ("error" in reply) throw errorOf(reply.error);
      if ("result" in reply) return reply.result;
      yield checkedItem(call, reply.item);
    }
    throw new StoreError("ended_before_answer", {});
  }
  async function result(call: string, argument: unknown): Promise<unknown> {
    const answer = await items(call, argument).next();
    if (!answer.done) throw new StoreError("other_version", {});
    return checkedResult(call, answer.value);
  }
  const calls: Record<string, unknown> = {};
  for (const name of STREAMS) calls[name] = () => items(name);
  for (const name of SINGLES) calls[name] = (argument: unknown) => result(name, argument);
  return calls as unknown as StoreCalls;
}

function isGreeting(greeting: Greeting): boolean {
  const { ambo, role, process } = Object(greeting) as Partial<Greeting>;
  return ambo === "control" && (role === "serve" || role === "command") && Number.isInteger(process);
}
