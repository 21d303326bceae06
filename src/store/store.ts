import type { Day } from "../base/clock.ts";
import type { Account } from "./account.ts";
import type { Accounts, SignIn } from "./accounts/mod.ts";
import type { DayTotal, HistoryOptions } from "./usage/mod.ts";

/** Counts that a commit did not put on record: their requests are judged again. */
export interface Uncounted {
  /** True if none of the pending counts is on record. */
  readonly all: boolean;
  /** The numbers of the accounts whose counts are not on record. */
  readonly accounts: ReadonlySet<number>;
}

/**
 * Users, keys and counts.
 *
 * What others may have changed meanwhile is not known at once in every store: `ready`, `commit` and `current` say what
 * there is to wait for, and nothing where all is known.
 */
export interface Store {
  /** Users and keys. */
  readonly accounts: Accounts;
  /** Passwords, one-time links and sessions. */
  readonly signIn: SignIn;

  /** Finds the account of an API key. @returns Undefined if the key is malformed, unknown, ended or a disabled user's. */
  accountOfKey(key: string): Account | undefined;

  /** Finds the account of a user, by name. @returns Undefined if there is no such user. */
  accountOfUser(name: string): Account | undefined;

  /** Settles, and never rejects, when requests may be judged again; undefined where they may be now. */
  readonly ready: undefined | Promise<void>;

  /**
   * Counts a request of today for an account, if its limit allows it. It is not on record before the next `commit`.
   *
   * @returns The requests that remain after it; -1 if none was left, and nothing was counted.
   */
  consume(account: Account): number;

  /** Returns the requests of an account that were counted today. */
  used(account: Account): number;

  /** Returns the requests that remain to an account today. */
  remaining(account: Account): number;

  /** True if something was consumed that is not on record. */
  readonly pending: boolean;

  /**
   * Puts all that was consumed since the last commit on record at once.
   *
   * @returns Undefined where the counts are on record now; else a promise of what could not be put there.
   * @throws {StoreUnavailable} If that fails; a promise rejects with it. Then nothing of it counts for this process.
   */
  commit(): undefined | Promise<Uncounted>;

  /**
   * Learns what other processes changed before this call.
   *
   * @returns Undefined where it is known already.
   * @throws {StoreUnavailable} The promise, if that fails.
   */
  current(): undefined | Promise<void>;

  /** The code of the default translation that an administrator chose; undefined where none was chosen. */
  readonly defaultTranslation: string | undefined;

  /**
   * Chooses the default translation. It is on record before the promise resolves.
   *
   * @param code Undefined takes the choice back.
   * @throws {StoreUnavailable} If it cannot be stored.
   * @throws {StoreUncertain} If it may be found stored later all the same.
   */
  setDefaultTranslation(code: string | undefined): Promise<void>;

  /** Learns the counts of today that other processes made, as `current` does for the accounts. */
  currentCounts(): undefined | Promise<void>;

  /**
   * Tells what keeps the service from serving; undefined if nothing does.
   *
   * @param translations Returns a hash of all that is served: processes that share a store must serve the same.
   */
  problem(translations: () => string): string | undefined | Promise<string | undefined>;

  /** Returns the day that is counted now. */
  today(): Day;

  /**
   * Reads the requests of a user on each day that is kept and had any, the oldest first, today included.
   *
   * @throws {AccountError} `unknown_user`
   */
  usageOf(name: string, options?: HistoryOptions): Promise<DayTotal[]>;

  /**
   * Finds the last day on which each of some users made a request.
   *
   * @param names The users, a page of them; those who are not there are left out.
   * @param since A date; earlier days are not looked at.
   * @returns Dates, `YYYY-MM-DD`, by name; none for users without a request since then.
   */
  lastUses(names: readonly string[], since: string): Promise<ReadonlyMap<string, string>>;

  /** Reads the requests of all users together on each day that is kept and had any, the oldest first. */
  usage(options?: HistoryOptions): Promise<DayTotal[]>;

  /**
   * Yields the pieces of a backup file: the whole store as it is on record at one moment, while requests are served.
   *
   * @throws {StoreUnavailable} If something cannot be read.
   */
  backup(): AsyncGenerator<Uint8Array, undefined>;

  /** Commits and closes the store. @throws {StoreUnavailable} If the last counts cannot be put on record. */
  close(): Promise<void>;
}
