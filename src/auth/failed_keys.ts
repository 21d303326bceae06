import { BoundedMap } from "../base/bounded_map.ts";
import { addressGroup } from "../http/mod.ts";

/** The first delay, which doubles with each further wrong key up to the longest. Milliseconds. */
const FIRST_DELAY = 100;
const LONGEST_DELAY = 5000;
/** Senders that are remembered for certain; those that failed longest ago are forgotten first. */
const MOST_SENDERS = 10_000;
/** Answers that are held back at once; beyond that they leave at once, for holding them costs more than it gains. */
const MOST_HELD = 1000;

interface Sender {
  /** Wrong keys, worn off by the time since. */
  failures: number;
  lastAt: number;
}

/**
 * Slows down whoever tries wrong keys: only the answers to wrong keys wait, so that a valid one from the same address
 * is served as ever.
 */
export class FailedKeys {
  readonly #perMinute: () => number;
  readonly #now: () => number;
  readonly #senders = new BoundedMap<Sender>(MOST_SENDERS);
  readonly #held = new Set<NodeJS.Timeout>();

  /** @param perMinute Wrong keys a minute that cost nothing, at this moment. */
  constructor(perMinute: () => number, now: () => number) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Counts a wrong key from an address, and calls back when it is to be answered: at once, or later. */
  hold(address: string, answer: () => void): void {
    const delay = this.#delay(address);
    if (delay === 0 || this.#held.size >= MOST_HELD) {
      answer();
      return;
    }
    const timer = setTimeout(() => {
      this.#held.delete(timer);
      answer();
    }, delay).unref();
    this.#held.add(timer);
  }

  #delay(address: string): number {
    const now = this.#now();
    const group = addressGroup(address);
    const before = this.#senders.get(group);
    const perMinute = this.#perMinute();
    const wornOff = before ? (Math.max(0, now - before.lastAt) * perMinute) / 60_000 : 0;
    const failures = Math.max(0, (before?.failures ?? 0) - wornOff) + 1;
    // What is remembered is bounded, so that nobody waits long for having been at it for long.
    this.#senders.set(group, { failures: Math.min(failures, perMinute + 10), lastAt: now });
    const over = Math.ceil(failures - perMinute);
    return over <= 0 ? 0 : Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (over - 1));
  }
}
