import { BoundedMap } from "../base/bounded_map.ts";
import { Problem } from "../base/problem.ts";

/** The time after which uses of the queue are forgotten. */
const MEMORY_MS = 10 * 60_000;
/** The requesters that are remembered for certain. */
const MAX_REQUESTERS = 10_000;

/** The use that a requester made of the queue of late. */
interface Use {
  runs: number;
  attempts: number;
}

/** The client that asks for a computation. */
export interface HashingOptions {
  /** The client, in any form: places are shared out by it. */
  readonly requester?: string;
  /** True for a client with a right of its own, such as a browser that signed in before: it comes before all others. */
  readonly isKnown?: boolean;
}

/** A computation that waits. */
interface Waiting extends Required<HashingOptions> {
  readonly start: () => Promise<void>;
  readonly refuse: () => void;
}

/**
 * Runs costly computations one at a time: first those of known clients, then those of the requester with the fewest
 * recent runs and, among equals, with the fewest attempts.
 *
 * When the queue is full, the last in this order loses its place, so that clients which ask over and over do not keep
 * out one that asks now and then.
 */
export class FairQueue {
  readonly #mostWaiting: number;
  #waiting: Waiting[] = [];
  #isRunning = false;
  readonly #uses = new BoundedMap<Use>(MAX_REQUESTERS);
  #forgottenAt = 0;
  #isClosed = false;

  /** @param mostWaiting The computations that may wait, with the one under way. */
  constructor(mostWaiting: number) {
    this.#mostWaiting = mostWaiting;
  }

  /** Runs a computation when its turn has come. @throws {Problem<"accounts">} `too_busy` if its place goes to another requester. */
  run<T>(options: HashingOptions, compute: () => Promise<T>): Promise<T> {
    const { requester = "", isKnown = false } = options;
    if (this.#isClosed) return Promise.reject(tooBusy());
    this.#useOf(requester).attempts++;
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        requester,
        isKnown,
        start: () => compute().then(resolve, reject),
        refuse: () => reject(tooBusy()),
      });
      if (!this.#isRunning) void this.#runAll();
      else if (this.#waiting.length >= this.#mostWaiting) this.#takeOut(this.#ranks().at(-1)!).refuse();
    });
  }

  /** Refuses what waits, and what comes: only the computation under way ends. */
  close(): void {
    this.#isClosed = true;
    for (const { refuse } of this.#waiting.splice(0)) refuse();
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      const next = this.#takeOut(this.#ranks()[0]!);
      this.#useOf(next.requester).runs++;
      await next.start();
    }
    this.#isRunning = false;
  }

  /** Orders the waiting computations; those of a requester that wait before one count as its runs. */
  #ranks(): Waiting[] {
    const before = new Map<string, number>();
    const ranked = this.#waiting.map((waiting) => {
      const { runs, attempts } = this.#useOf(waiting.requester);
      const rank = before.get(waiting.requester) ?? runs;
      before.set(waiting.requester, rank + 1);
      return { waiting, rank, attempts };
    });
    return ranked
      .sort(
        (one, other) =>
          Number(other.waiting.isKnown) - Number(one.waiting.isKnown) ||
          one.rank - other.rank ||
          one.attempts - other.attempts,
      )
      .map(({ waiting }) => waiting);
  }

  #useOf(requester: string): Use {
    const now = performance.now();
    if (now - this.#forgottenAt > MEMORY_MS) {
      this.#uses.clear();
      this.#forgottenAt = now;
    }
    const use = this.#uses.get(requester) ?? { runs: 0, attempts: 0 };
    this.#uses.set(requester, use);
    return use;
  }

  #takeOut(waiting: Waiting): Waiting {
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
    return waiting;
  }
}

function tooBusy(): Problem<"accounts"> {
  return new Problem("accounts.too_busy", {});
}
