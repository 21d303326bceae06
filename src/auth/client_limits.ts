import { hash } from "node:crypto";
import { BoundedMap } from "../base/bounded_map.ts";

/** Clients that a limiter remembers for certain; those that were seen longest ago are forgotten first. */
const MAX_CLIENTS = 50_000;
/** Failures beyond the free ones that are remembered: with more, no wait becomes longer. */
const MAX_OVER = 10;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** All failures of a client are forgotten after this time without one. */
const FORGET_AFTER_MS = 60 * MINUTE;

/** How many failures cost nothing, and how long one has to wait after more. Times in milliseconds. */
export interface BackoffPolicy {
  readonly free: number;
  /** The first wait, which doubles with each further failure up to the longest. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** Failures that wear off in a minute; absent where all stay until they are forgotten. */
  readonly wearOffPerMinute?: number;
}

/** The limits of what clients may try, by what they try. */
export const POLICIES = {
  /** Wrong API keys of an address: `--failed-keys` a minute. */
  apiKey: (config: { readonly current: { readonly "failed-keys": number } }): BackoffPolicy => ({
    get free() {
      return config.current["failed-keys"];
    },
    get wearOffPerMinute() {
      return config.current["failed-keys"];
    },
    firstWait: 100,
    longestWait: 5 * SECOND,
  }),
  /** Wrong passwords for an account from an address. */
  signInPair: { free: 3, firstWait: SECOND, longestWait: 15 * MINUTE },
  /** Wrong passwords from an address. */
  signInAddress: { free: 12, firstWait: SECOND, longestWait: 15 * MINUTE },
  /**
   * Wrong passwords for an account. The mildest: it stops guesses that are spread over many addresses without keeping
   * the owner out for long.
   */
  signInAccount: { free: 24, firstWait: SECOND, longestWait: MINUTE },
  /** Accounts that an address may make in a day where sign-up is open. */
  signUp: 5,
  /** Names that an address may try in a day: enough to find a free one, too few to list the users. */
  signUpAttempt: 25,
} as const;

interface Failures {
  count: number;
  /** When the last one was, in milliseconds since the Unix epoch. */
  last: number;
}

/** Makes clients that fail wait, longer each time. It forgets everything with the process. */
export class Backoff {
  readonly #policy: BackoffPolicy;
  readonly #now: () => number;
  readonly #failures = new BoundedMap<Failures>(MAX_CLIENTS);

  constructor(policy: BackoffPolicy, now: () => number) {
    this.#policy = policy;
    this.#now = now;
  }

  /** Counts a failure of a client. @returns The wait that it earns, in milliseconds. */
  fail(client: string): number {
    const now = this.#now();
    const { free } = this.#policy;
    const count = this.#count(client, now) + 1;
    // The count is bounded, so that long persistence does not lengthen the wait for ever.
    this.#failures.set(client, { count: Math.min(count, free + MAX_OVER), last: now });
    return this.#waitAfter(count - 1);
  }

  /** Returns how many milliseconds a client has to wait before it may try again; 0 for none. */
  wait(client: string): number {
    const failures = this.#failures.get(client);
    if (failures === undefined) return 0;
    const now = this.#now();
    // Where the clock went back, the wait begins again by its new reading.
    failures.last = Math.min(failures.last, now);
    return Math.max(0, failures.last + this.#waitAfter(this.#count(client, now)) - now);
  }

  /** Takes a failure back. */
  rollback(client: string): void {
    const failures = this.#failures.get(client);
    if (failures !== undefined && failures.count > 0) failures.count--;
  }

  /** Forgets the failures of a client. */
  reset(client: string): void {
    this.#failures.delete(client);
  }

  /** Counts the failures of a client that are not worn off or forgotten. */
  #count(client: string, now: number): number {
    const failures = this.#failures.get(client);
    if (failures === undefined) return 0;
    const { wearOffPerMinute = 0 } = this.#policy;
    const since = Math.max(0, now - failures.last);
    if (since >= FORGET_AFTER_MS) return 0;
    return Math.max(0, failures.count - (since * wearOffPerMinute) / MINUTE);
  }

  #waitAfter(count: number): number {
    const { free, firstWait, longestWait } = this.#policy;
    const over = Math.ceil(count - free);
    return over < 0 ? 0 : Math.min(longestWait, firstWait * 2 ** over);
  }
}

/** Counts what clients do in a day, up to a limit. It forgets everything with the process. */
export class DailyLimiter {
  readonly #clock: { today(): { readonly date: string } };
  readonly #counts = new BoundedMap<number>(MAX_CLIENTS);
  #date = "";

  /** @param clock Its day; all counts restart when it changes. */
  constructor(clock: { today(): { readonly date: string } }) {
    this.#clock = clock;
  }

  /** Counts one time of a client; false where it did as much as the limit allows today. */
  consume(client: string, limit: number): boolean {
    const { date } = this.#clock.today();
    if (date !== this.#date) {
      this.#date = date;
      this.#counts.clear();
    }
    const count = this.#counts.get(client) ?? 0;
    if (count >= limit) return false;
    this.#counts.set(client, count + 1);
    return true;
  }

  /** Takes one time of a client back, because nothing came of it. */
  rollback(client: string): void {
    const count = this.#counts.get(client);
    if (count !== undefined && count > 0) this.#counts.set(client, count - 1);
  }
}

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
 * Delays sign-in after wrong passwords: by account and address together, by address, and by account. It concerns
 * passwords alone: an account's API key and one-time links go on working.
 *
 * The account's wait stops guesses that are spread over many addresses. Such guessing would lock the owner out, so a
 * browser or address from which the owner signed in before passes it; the other two waits hold for it too.
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

  /** Returns true if the account was signed in to before from this browser or address. */
  isKnown(attempt: SignInAttempt): boolean {
    return attempt.isKnownBrowser === true || this.#knownPairs.get(keysOf(attempt).pair) === true;
  }

  /** Takes back an attempt that was right. The earlier failures of the address stay: its user may know one password. */
  succeeded(attempt: SignInAttempt): void {
    const { pair, address, account } = keysOf(attempt);
    this.#pairs.reset(pair);
    this.#accounts.reset(account);
    this.#addresses.rollback(address);
    this.#knownPairs.set(pair, true);
  }

  /** Takes back an attempt whose password was not checked, as the service was too busy. */
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
