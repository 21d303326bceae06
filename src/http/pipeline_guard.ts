import type { Socket } from "node:net";
import { stateOf } from "./connection.ts";

/** Requests that may be parsed before their turn, on all connections together, before the guard is raised. */
const MAX_AHEAD = 128;
/** How long it stays raised, in milliseconds. */
const RAISED_MS = 60_000;

/**
 * Leaves connections to Node's parser, which reads from the system by itself and is fastest so, until clients pipeline
 * in earnest: then all connections are fed request by request, those that are open and for a minute those that come.
 *
 * The parser makes an object of each request in the 65 kB that it reads at once. As it is raised by the first that sends
 * too many, and those that the system has ready in the same turn are fed already, one such read is what gets through.
 */
export class PipelineGuard {
  readonly #feed: (socket: Socket) => void;
  /** The connections that Node's parser reads by itself. */
  readonly #direct = new Set<Socket>();
  /** The successors of the parser on connections that are paused, which take its place when they are read again. */
  readonly #successors = new Map<Socket, () => void>();
  #ahead = 0;
  #lowering: NodeJS.Timeout | undefined;

  /** @param feed Has a connection fed from now on. */
  constructor(feed: (socket: Socket) => void) {
    this.#feed = feed;
  }

  /** Takes in a new connection. */
  add(socket: Socket): void {
    const state = stateOf(socket);
    socket.once("close", () => {
      this.#direct.delete(socket);
      this.#successors.delete(socket);
      this.#ahead -= state.ahead;
    });
    socket.on("resume", () => {
      // Node has reasons of its own to read, such as the end of a request, and not to, such as a full buffer.
      if (socket.isPaused()) return;
      const succeed = this.#successors.get(socket);
      if (succeed !== undefined) this.#succeed(socket, succeed);
      const isOver = state.isEnding && this.#direct.has(socket);
      if (state.waiting.length > 0 || isOver) socket.pause();
    });
    if (this.#lowering === undefined) this.#direct.add(socket);
    else this.#feed(socket);
  }

  /** Has something else take the bytes of a connection: now, or where it is paused when it is read again. */
  replaceParser(socket: Socket, succeed: () => void): void {
    if (!this.#direct.has(socket) || !socket.isPaused()) {
      this.#succeed(socket, succeed);
      return;
    }
    // The parser has told the system to stop: another that takes its place now would wait for bytes in vain.
    this.#successors.set(socket, succeed);
    socket.resume();
  }

  /** Has a connection fed from the next turn on, and reads nothing of it until then: the parser is at work on it. */
  feedSoon(socket: Socket): void {
    if (!this.#direct.has(socket)) return;
    socket.pause();
    setImmediate(() => this.#feedInstead(socket));
  }

  /** Notes that a request was parsed while the one before it has no response yet. It counts until it is handled. */
  parsedAhead(socket: Socket): void {
    stateOf(socket).ahead++;
    this.#ahead++;
    if (this.#ahead > MAX_AHEAD && this.#lowering === undefined) this.#raise(socket);
  }

  /** Notes that a request that was parsed ahead has its turn. */
  handled(socket: Socket): void {
    stateOf(socket).ahead--;
    this.#ahead--;
  }

  #succeed(socket: Socket, succeed: () => void): void {
    this.#successors.delete(socket);
    this.#direct.delete(socket);
    succeed();
  }

  #raise(parsing: Socket): void {
    this.#lowering = setTimeout(() => {
      this.#lowering = undefined;
    }, RAISED_MS).unref();
    for (const socket of this.#direct) if (socket !== parsing) this.#feedInstead(socket);
    this.feedSoon(parsing);
  }

  #feedInstead(socket: Socket): void {
    if (!this.#direct.has(socket) || this.#successors.has(socket)) return;
    this.replaceParser(socket, () => this.#feed(socket));
  }
}
