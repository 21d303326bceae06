import type { Socket } from "node:net";
import type { PacedTurns } from "./paced_turns.ts";

const HEAD_END = "\r\n\r\n";

/** The questions of a feed about its connection. */
export interface RequestFeedOptions {
  readonly turns: PacedTurns;
  /** Tells if a whole request waits for its response. */
  readonly isOwing: () => boolean;
  /** Calls back when the current response has left, at once where there is none. */
  readonly afterResponse: (then: () => void) => void;
  /** Tells if the connection has ended for whatever else the client sends. */
  readonly isEnding: () => boolean;
  readonly onError: (error: unknown) => void;
}

/**
 * Hands the bytes of a connection to Node's parser request by request, the next when the response before it has left.
 *
 * Node parses all that has arrived, 65 kB at a time, and makes an object of each of the thousands of requests that may
 * stand in it: which costs, for a client that reads nothing, a tenth of a second of everybody's time. The parser listens
 * to the `data` of the socket; this stands in its place and calls it. Should Node read in another way one day, nothing is
 * taken over, and the connection handler bounds what then waits. As it costs 2 to 3 µs a request, the pipeline guard puts
 * it in place only where somebody pipelines in earnest.
 */
export class RequestFeed {
  readonly #socket: Socket;
  readonly #options: RequestFeedOptions;
  readonly #parse: ((chunk: Buffer) => void) | undefined;
  /** The bytes that the parser has not got yet. */
  #held: Buffer[] = [];
  #isScheduled = false;
  #isStopped = false;

  constructor(socket: Socket, options: RequestFeedOptions) {
    this.#socket = socket;
    this.#options = options;
    const [parse, ...others] = socket.listeners("data") as ((chunk: Buffer) => void)[];
    if (parse === undefined || others.length > 0) return;
    this.#parse = parse;
    socket.off("data", parse);
    socket.on("data", this.#take);
    // Node resumes it for reasons of its own.
    socket.on("resume", () => {
      if (this.#held.length > 0) socket.pause();
    });
  }

  /** Goes on with what is held, else with reading. */
  continue(): void {
    if (this.#held.length > 0) this.#schedule();
    else this.#socket.resume();
  }

  /** Gives the parser nothing more. */
  stop(): void {
    this.#isStopped = true;
    this.#held = [];
  }

  readonly #take = (chunk: Buffer): void => {
    if (this.#isStopped || this.#options.isEnding()) return;
    if (this.#held.length === 0 && this.#isReady() && endOfHead(chunk) === chunk.length) {
      this.#parse!.call(this.#socket, chunk);
      return;
    }
    this.#held.push(chunk);
    this.#socket.pause();
    this.#schedule();
  };

  #isReady(): boolean {
    return !this.#options.isOwing() && !this.#socket.writableNeedDrain;
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#options.afterResponse(() =>
      this.#options.turns.add(() => {
        this.#isScheduled = false;
        this.#next();
      }),
    );
  }

  /** Gives the parser the bytes up to the end of the next head. */
  #next(): void {
    const socket = this.#socket;
    if (socket.destroyed || this.#isStopped || this.#options.isEnding()) {
      this.#held = [];
      socket.resume();
    } else if (socket.writableNeedDrain) {
      socket.once("drain", () => this.#schedule());
    } else if (this.#options.isOwing()) {
      // A request that waited has had its turn meanwhile.
      this.#schedule();
    } else {
      this.#parseHead();
      this.continue();
    }
  }

  #parseHead(): void {
    const chunk = this.#held.shift();
    if (chunk === undefined) return;
    const end = endOfHead(chunk);
    if (end < chunk.length) this.#held.unshift(chunk.subarray(end));
    try {
      this.#parse!.call(this.#socket, chunk.subarray(0, end));
    } catch (error) {
      this.#options.onError(error);
      this.#socket.destroy();
    }
  }
}

/** Returns the number of bytes up to the first end of a head; all, where there is none. */
function endOfHead(chunk: Buffer): number {
  const index = chunk.indexOf(HEAD_END);
  return index < 0 ? chunk.length : index + HEAD_END.length;
}
