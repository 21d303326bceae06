import { hash } from "node:crypto";
import { BoundedMap } from "../base/bounded_map.ts";
import { Backoff, POLICIES } from "./rate_limiter.ts";

/** An attempt to sign in. */
export interface SignInAttempt {
  /** The account's name in one spelling. */
  readonly account: string;
  /** The client's address. */
  readonly address: string;
  /** True where the browser is known to the account from an earlier sign-in. */
  readonly isKnownBrowser?: boolean;
}

/** Pairs of account and address that are remembered for certain. */
const MAX_PAIRS = 50_000;

/**
 * Makes whoever gives wrong passwords wait: by account and address together, by address, and by account. It knows of
 * passwords alone: an account's API key works on, and so does a one-time link.
 *
 * The account's wait stops guesses that are spread over many addresses. Whoever keeps it up would keep the owner out,
 * so a browser or address from which the owner signed in before passes it; the other two waits hold for it too.
 */
export class SignInLimiter {
  readonly #pairs: Backoff;
  readonly #addresses: Backoff;
  readonly #accounts: Backoff;
  readonly #knownPairs = new BoundedMap<true>(MAX_PAIRS);

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
      this.isKnown(attempt) ? 0 : this.#accounts.wait(account),
    );
    if (wait > 0) return wait;
    this.#pairs.fail(pair);
    this.#addresses.fail(address);
    this.#accounts.fail(account);
    return 0;
  }

  /** Tells if the account was signed in to before from this browser or address. */
  isKnown(attempt: SignInAttempt): boolean {
    return attempt.isKnownBrowser === true || this.#knownPairs.get(keysOf(attempt).pair) === true;
  }

  /** Takes an attempt back that was right. The address keeps its earlier failures: its user may know one password. */
  succeeded(attempt: SignInAttempt): void {
    const { pair, address, account } = keysOf(attempt);
    this.#pairs.reset(pair);
    this.#accounts.reset(account);
    this.#addresses.rollback(address);
    this.#knownPairs.set(pair, true);
  }

  /** Takes an attempt back of which nothing was learned, as the service was too busy. */
  cancel(attempt: SignInAttempt): void {
    const { pair, address, account } = keysOf(attempt);
    this.#pairs.rollback(pair);
    this.#addresses.rollback(address);
    this.#accounts.rollback(account);
  }
}

function keysOf({ account, address }: SignInAttempt) {
  // A hash has one length, whatever was typed for a name.
  const name = hash("sha256", account.normalize("NFC").trim().toLowerCase(), "base64url");
  return { pair: `${address} ${name}`, address, account: name };
}
