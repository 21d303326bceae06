import { Agent, type IncomingMessage, request } from "node:http";
import { errorFrom, Problem } from "../../base/problem.ts";
import { responseHead } from "../../base/response_head.ts";
import { callsBy, checkedResult, OPERATIONS, type OperationName, type StoreCalls } from "../operations.ts";
import { systemCode } from "../wal/mod.ts";
import { type ControlReply, type Greeting, MAX_LENGTH, PROTOCOL } from "./control_server.ts";
import { controlSockets, SOCKET, type SocketPath } from "./folder_lock.ts";

/** The longest wait for the greeting: a server that reads a large store needs some time. */
const GREETING_TIMEOUT_MS = 60_000;
/** The longest wait for an answer, or for the next piece of one. */
const ANSWER_TIMEOUT_MS = 30_000;
/** The errors of a socket on which no process listens, and of one whose process is about to end. */
const GONE = ["ECONNREFUSED", "ENOENT"];
const ENDING = ["ECONNRESET", "EPIPE"];

/**
 * Connects to the process that has a folder locked, and waits for its greeting.
 *
 * @param options `answerTimeout`: The longest wait for an answer, in milliseconds; 30 seconds unless set.
 * @returns Undefined if none has, or the one that had was about to end.
 * @throws {Problem<"store">} If it cannot be reached, does not answer, or is of another version.
 */
export async function connectToControl(
  folder: string,
  { answerTimeout = ANSWER_TIMEOUT_MS }: { answerTimeout?: number } = {},
) {
  for (const path of controlSockets(folder)) {
    // One after another, so that all go by the connection that was greeted.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const close = () => {
      agent.destroy();
      path.close();
    };
    try {
      const greeting = await greetingOf(folder, { agent, path });
      if (greeting) return { greeting, calls: remoteCalls({ agent, path, answerTimeout }), close };
    } catch (error) {
      close();
      throw error;
    }
    close();
  }
  return undefined;
}

/** A connection, which is made again where the other side has closed it between two requests. */
interface Connection {
  readonly agent: Agent;
  readonly path: SocketPath;
}

/** Sends a request. @returns The answer, once its head is there. */
function send(
  { agent, path }: Connection,
  { target, body, timeout, silence }: { target: string; body?: string; timeout: number; silence: Problem<"store"> },
): Promise<IncomingMessage> {
  const socketPath = path.address(SOCKET);
  const method = body === undefined ? "GET" : "POST";
  const sent = request({ agent, socketPath, path: target, timeout, method });
  sent.on("timeout", () => sent.destroy(silence));
  sent.end(body);
  return responseHead(sent);
}

/** @returns Undefined if no process listens there. */
async function greetingOf(folder: string, connection: Connection): Promise<Greeting | undefined> {
  const silence = new Problem("store.silent_process", { folder });
  let greeting: unknown;
  try {
    const answer = await send(connection, { target: "/", timeout: GREETING_TIMEOUT_MS, silence });
    for await (const line of linesOf(answer)) greeting ??= line;
  } catch (error) {
    const code = systemCode(error);
    // Its queue of connections is full: it is asked again.
    if ([...GONE, ...ENDING, "EAGAIN"].includes(code)) return undefined;
    if (error instanceof Problem) throw error;
    if (!code.startsWith("HPE_")) throw new Problem("store.unreachable_process", { folder }, { cause: error });
    const said = olderGreeting(error);
    // A process that took this one for a command of Ambo 0.2, because it was slow, is asked again.
    if (said?.protocol !== undefined) return undefined;
    throw new Problem(said ? "store.other_version" : "store.foreign_process", said ? {} : { folder });
  }
  const { ambo, role, process, protocol } = Object(greeting) as Partial<Greeting>;
  const isGreeting = ambo === "control" && (role === "serve" || role === "command") && Number.isInteger(process);
  if (!isGreeting) throw new Problem("store.foreign_process", { folder });
  if (protocol !== PROTOCOL) throw new Problem("store.other_version", {});
  return greeting as Greeting;
}

/** Returns the greeting of Ambo 0.2, a line of JSON where an HTTP answer should be; undefined where that is another. */
function olderGreeting(error: unknown): Partial<Greeting> | undefined {
  try {
    const { rawPacket } = error as { rawPacket?: Buffer };
    const greeting = JSON.parse(rawPacket?.toString().split("\n")[0] ?? "");
    return greeting.ambo === "control" ? greeting : undefined;
  } catch {
    return undefined;
  }
}

/** Yields the lines of an answer. @throws {Problem<"store">} `unknown_protocol` if one is no JSON, or too long. */
async function* linesOf(answer: IncomingMessage): AsyncGenerator<unknown, undefined> {
  let rest = "";
  answer.setEncoding("utf8");
  try {
    for await (const piece of answer) {
      const lines = (rest + piece).split("\n");
      rest = lines.pop()!;
      if (rest.length > MAX_LENGTH) throw new Problem("store.unknown_protocol", {});
      for (const line of lines) yield parsed(line, JSON.parse);
    }
    if (rest !== "") yield parsed(rest, JSON.parse);
  } finally {
    answer.destroy();
  }
}

/** Returns what `read` makes of a text or a record. @throws {Problem<"store">} `unknown_protocol` if it has another form. */
function parsed<From, To>(from: From, read: (from: From) => To): To {
  try {
    return read(from);
  } catch {
    throw new Problem("store.unknown_protocol", {});
  }
}

function remoteCalls({ answerTimeout, ...connection }: Connection & { answerTimeout: number }): StoreCalls {
  async function* repliesTo(name: OperationName, values: object): AsyncGenerator<ControlReply, undefined> {
    const silence = new Problem("store.no_answer", { seconds: answerTimeout / 1000 });
    try {
      const options = { target: `/${name}`, body: JSON.stringify(values), timeout: answerTimeout, silence };
      const answer = await send(connection, options);
      for await (const reply of linesOf(answer)) yield Object(reply) as ControlReply;
    } catch (cause) {
      if (cause instanceof Problem) throw cause;
      const code = systemCode(cause);
      if (GONE.includes(code)) throw new Problem("store.connection_ended", {});
      // Taken for a command of Ambo 0.2, because it was slow: nothing was run on that connection.
      if (olderGreeting(cause)?.protocol !== undefined) return yield* repliesTo(name, values);
      if (code.startsWith("HPE_")) throw new Problem("store.unknown_protocol", {});
    }
    throw new Problem("store.ended_before_answer", {});
  }
  async function* items(name: OperationName, values: object): AsyncGenerator<unknown, unknown> {
    let outcome: ControlReply | undefined;
    try {
      // Up to the end of the answer, without which the connection could not be used again.
      for await (const reply of repliesTo(name, values)) {
        if (outcome) break;
        if ("item" in reply) yield checkedResult(name, reply.item);
        else outcome = reply;
      }
    } catch (error) {
      // An outcome counts, however the connection ended after it.
      if (!outcome) throw error;
    }
    if (outcome && "error" in outcome) throw parsed(outcome.error, errorFrom);
    return outcome && "result" in outcome ? outcome.result : undefined;
  }
  return callsBy((name, values) => {
    const answer = items(name, values);
    return OPERATIONS[name].isStream
      ? answer
      : answer.next().then(({ done, value }) => {
          if (!done) throw new Problem("store.other_version", {});
          return checkedResult(name, value);
        });
  });
}
