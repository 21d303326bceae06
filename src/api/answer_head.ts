import type { Account, Store } from "../store/mod.ts";

/** What the heads of answers are made from. */
export interface HeadParts {
  readonly store: Store;
  /** The limit that is told to those who have no key. */
  readonly dailyLimit: number;
  readonly allowOrigin: string;
}

/** Writes the headers that every answer has: CORS and the quota. */
export class AnswerHead {
  readonly #parts: HeadParts;
  readonly #crossOrigin: string;
  /** The end of the day whose `X-RateLimit-Reset` is at hand. */
  #resetAt = 0;
  #reset = "";

  constructor(parts: HeadParts) {
    const { allowOrigin } = parts;
    this.#parts = parts;
    const varying = allowOrigin === "*" ? "" : line("Vary", "Origin");
    this.#crossOrigin =
      line("Access-Control-Allow-Origin", allowOrigin) +
      varying +
      line(
        "Access-Control-Expose-Headers",
        "X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, ETag",
      );
  }

  /** The headers as they stand on the wire. */
  of(account: Account | undefined, remaining: number): string {
    const { store, dailyLimit } = this.#parts;
    const { endsAt } = store.today();
    if (endsAt !== this.#resetAt) {
      this.#resetAt = endsAt;
      this.#reset = line("X-RateLimit-Reset", Math.ceil(endsAt / 1000));
    }
    return (
      this.#crossOrigin +
      line("X-RateLimit-Limit", account === undefined ? dailyLimit : account.limit) +
      line("X-RateLimit-Remaining", decimal(remaining)) +
      this.#reset
    );
  }
}

/** The numbers below a thousand, and the same with three digits. */
const SHORT = Array.from({ length: 1000 }, (_, number) => `${number}`);
const PADDED = SHORT.map((text) => text.padStart(3, "0"));

/**
 * A number in decimal digits. V8 remembers the text of numbers that it has written, and each such text would outlive
 * its answer; what is put together from parts that are there leaves with it.
 */
function decimal(number: number): string {
  if (number < 1000) return SHORT[number]!;
  return decimal(Math.floor(number / 1000)) + PADDED[number % 1000]!;
}

/** A header as it stands on the wire. */
export function line(name: string, value: string | number): string {
  return `${name}: ${value}\r\n`;
}
