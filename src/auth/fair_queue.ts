import { BoundedMap } from "../base/bounded_map.ts";
import { AccountError } from "./account_error.ts";

/** The time after which it is forgotten who has used the queue how often. */
const MEMORY_MS = 10 * 60_000;
/** The requesters that are remembered for certain. */
const MAX_REQUESTERS = 10_000;

/** A computation that waits. */
interface Waiting {
  readonly requester: string;
  readonly start: () => Promise<void>;
  readonly refuse: () => void;
}

/**
 * Runs costly computations one at a time, those of who asked for fewest of late first.
 *
 * A place in the full queue is taken from whoever asked for most, so that many clients which ask over and over keep
 * nobody out who asks now and then.
 */
export class FairQueue {
  readonly #mostWaiting: number;
  #waiting: Waiting[] = [];
  #isRunning = false;
  readonly #runs = new BoundedMap<number>(MAX_REQUESTERS);
  #forgottenAt = 0;

  /** @param mostWaiting The computations that may wait, with the one under way. */
  constructor(mostWaiting: number) {
    this.#mostWaiting = mostWaiting;
  }

  /** Runs a computation when its turn has come. @throws {AccountError} `too_busy` if its place goes to another requester. */
  run<T>(requester: string, compute: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        requester,
        start: () => compute().then(resolve, reject),
        refuse: () => reject(tooBusy()),
      });
      if (!this.#isRunning) void this.#runAll();
      else if (this.#waiting.length >= this.#mostWaiting)
        this.#takeOut(this.#ranks().at(-1)!).refuse();
    });
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      const next = this.#takeOut(this.#ranks()[0]!);
      this.#runs.set(next.requester, (this.#runs.get(next.requester) ?? 0) + 1);
      await next.start();
    }
    this.#isRunning = false;
  }

  /** Orders what waits by the runs of its requester, those that wait before it included; the first come first. */
  #ranks(): Waiting[] {
    const now = performance.now();
    if (now - this.#forgottenAt > MEMORY_MS) {
      this.#runs.clear();
      this.#forgottenAt = now;
    }
    const runs = new Map<string, number>();
    const ranked = this.#waiting.map((waiting) => {
      const rank = runs.get(waiting.requester) ?? this.#runs.get(waiting.requester) ?? 0;
      runs.set(waiting.requester, rank + 1);
      return { waiting, rank };
    });
    return ranked.sort((one, other) => one.rank - other.rank).map(({ waiting }) => waiting);
  }

  #takeOut(waiting: Waiting): Waiting {
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
    return waiting;
  }
}

function tooBusy(): AccountError {
  return new AccountError(
    "too_busy",
    "Too many passwords are being checked; try again in a minute",
  );
}
