import type { Socket } from "node:net";
import { isBusy, stateOf } from "./connection.ts";
import type { Turns } from "./event_loop_turns.ts";

/** The requests sent ahead of a response that a turn of the event loop takes in before reading is put off. */
const MAX_REQUESTS = 48;

/** The parts that putting off works with. */
export interface PutOffReadingOptions {
  readonly turns: Turns;
  /** Lists the connections of the client at the other end of one. */
  readonly connectionsOf: (socket: Socket) => Iterable<Socket>;
}

/**
 * Puts off reading where a client sends many requests ahead on many connections: Node's parser makes objects of all
 * that has arrived on each, some 15 µs a request, and one turn of the event loop reads a thousand connections.
 */
export class PutOffReading {
  readonly #turns: Turns;
  readonly #connectionsOf: (socket: Socket) => Iterable<Socket>;
  /** Those of this turn. */
  #requests = 0;

  constructor({ turns, connectionsOf }: PutOffReadingOptions) {
    this.#turns = turns;
    this.#connectionsOf = connectionsOf;
  }

  /** Counts a request that was sent ahead of a response. */
  count(socket: Socket): void {
    this.#requests++;
    if (this.#requests === 1) setImmediate(this.#endTurn);
    if (this.#requests !== MAX_REQUESTS) return;
    for (const connection of this.#connectionsOf(socket)) {
      const state = stateOf(connection);
      if (isBusy(state) || state.waiting.length > 0 || state.socket.isPaused()) continue;
      state.socket.pause();
      this.#turns.add(() => state.socket.resume(), { isAhead: true });
    }
  }

  readonly #endTurn = (): void => {
    this.#requests = 0;
  };
}
