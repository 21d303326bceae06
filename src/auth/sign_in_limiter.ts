import { hash } from "node:crypto";
import { Backoff, POLICIES } from "./rate_limiter.ts";

/** Who tries to sign in: an account's name in one spelling, and the client's address. */
export interface SignInAttempt {
  readonly account: string;
  readonly address: string;
}

/**
 * Makes whoever gives wrong passwords wait: by account and address together, by address, and by account. It knows of
 * passwords alone: an account's API key works on, and so does a one-time link.
 */
export class SignInLimiter {
  readonly #pairs: Backoff;
  readonly #addresses: Backoff;
  readonly #accounts: Backoff;

  constructor(now: () => number) {
    this.#pairs = new Backoff(POLICIES.signInPair, now);
    this.#addresses = new Backoff(POLICIES.signInAddress, now);
    this.#accounts = new Backoff(POLICIES.signInAccount, now);
  }

  /**
   * Begins an attempt. It counts as failed until {@linkcode succeeded} says otherwise, so that many at once gain nothing.
   *
   * @returns How many milliseconds to wait first; 0 where the attempt may go on.
   */
  begin(attempt: SignInAttempt): number {
    const { pair, address, account } = keysOf(attempt);
    const wait = Math.max(
      this.#pairs.wait(pair),
      this.#addresses.wait(address),
      this.#accounts.wait(account),
    );
    if (wait > 0) return wait;
    this.#pairs.fail(pair);
    this.#addresses.fail(address);
    this.#accounts.fail(account);
    return 0;
  }

  /** Takes an attempt back that was right. The address keeps its earlier failures: its user may know one password. */
  succeeded(attempt: SignInAttempt): void {
    const { pair, address, account } = keysOf(attempt);
    this.#pairs.reset(pair);
    this.#accounts.reset(account);
    this.#addresses.rollback(address);
  }
}

function keysOf({ account, address }: SignInAttempt) {
  // A hash has one length, whatever was typed for a name.
  const name = hash("sha256", account.normalize("NFC").trim().toLowerCase(), "base64url");
  return { pair: `${address} ${name}`, address, account: name };
}
