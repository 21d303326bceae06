import type { Slot, Store } from "../store/mod.ts";

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
  of(slot: Slot | undefined, remaining: number): string {
    const { store, dailyLimit } = this.#parts;
    const { endsAt } = store.today();
    if (endsAt !== this.#resetAt) {
      this.#resetAt = endsAt;
      this.#reset = line("X-RateLimit-Reset", Math.ceil(endsAt / 1000));
    }
    return (
      this.#crossOrigin +
      line("X-RateLimit-Limit", slot === undefined ? dailyLimit : slot.limit) +
      line("X-RateLimit-Remaining", remaining) +
      this.#reset
    );
  }
}

/** A header as it stands on the wire. */
export function line(name: string, value: string | number): string {
  return `${name}: ${value}\r\n`;
}
