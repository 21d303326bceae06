import { hash } from "node:crypto";
import type { Day } from "../base/clock.ts";
import type { Problem } from "../base/problem.ts";
import type { AccountState, Accounts, AccountTable, SignIn } from "./accounts/mod.ts";
import type { DayTotal, HistoryOptions, RecentUse } from "./usage/mod.ts";

/**
 * Users, keys and counts.
 *
 * A request is proposed, and has one outcome once its batch is applied. Facts about users and counts are read at once;
 * where others may have changed them meanwhile, `refresh` applies that first.
 */
export interface Store {
  /** Users and keys. */
  readonly accounts: Accounts;
  /** Passwords, one-time links and sessions. */
  readonly signIn: SignIn;

  /**
   * Proposes to count a request of today for the owner of a key. What is proposed in a turn of the event loop is one batch.
   *
   * @returns The outcome, once the batch is applied. It never rejects.
   */
  propose(key: string): Promise<Outcome>;

  /** Finds the account of an API key. @returns Undefined if the key is malformed, unknown, ended or a disabled user's. */
  accountOfKey(key: string): Account | undefined;

  /** Finds the account of a user, by name. @returns Undefined if there is no such user. */
  accountOfUser(name: string): Account | undefined;

  /** Returns the requests of an account that were counted today. */
  used(account: Account): number;

  /** Returns the requests that remain to an account today. */
  remaining(account: Account): number;

  /**
   * Applies what other processes put on record before this call.
   *
   * @returns Undefined where that is known already.
   * @throws {StoreUnavailable} The promise, if that fails.
   */
  refresh(): undefined | Promise<void>;

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

  /** The settings that administrators stored, by name: what they mean is for others to say. */
  readonly settings: ReadonlyMap<string, string>;

  /**
   * Stores a setting. It is on record before the promise resolves.
   *
   * @param name Small letters and hyphens.
   * @param value One line; undefined takes the setting back.
   * @throws {Problem<"store">} `invalid_setting` if name or value can be none; `too_many_settings`.
   * @throws {StoreUnavailable} If it cannot be stored.
   * @throws {StoreUncertain} If it may be found stored later all the same.
   */
  setSetting(name: string, value: string | undefined): Promise<void>;

  /**
   * Returns the reason that keeps the service from serving, or undefined.
   *
   * @param translations Returns a hash of all that is served: processes that share a store must serve the same.
   */
  problem(translations: () => string): Problem<"store"> | undefined | Promise<Problem<"store"> | undefined>;

  /** Returns the day that is counted now. */
  today(): Day;

  /**
   * Reads the requests of a user on each day that is kept and had any, the oldest first, today included.
   *
   * @throws {Problem<"accounts">} `unknown_user`
   */
  usageOf(name: string, options?: HistoryOptions): Promise<DayTotal[]>;

  /**
   * Reads what some users used on the days from a date on, all of them in one pass.
   *
   * @param names Unknown names are left out.
   * @param since A date; earlier days are not looked at.
   * @returns The uses of those with a request since then, by name.
   */
  recentUses(names: readonly string[], since: string): Promise<ReadonlyMap<string, RecentUse>>;

  /** Reads the requests of all users together on each day that is kept and had any, the oldest first. */
  usage(options?: HistoryOptions): Promise<DayTotal[]>;

  /**
   * Yields the pieces of a backup file: the whole store as it is on record at one moment, while requests are served.
   *
   * @throws {StoreUnavailable} If something cannot be read.
   */
  backup(): AsyncGenerator<Uint8Array, undefined>;

  /** Applies what was proposed, and closes the store. @throws {StoreUnavailable} If that cannot be put on record. */
  close(): Promise<void>;
}

/** The outcome of a request that was proposed with a key, once its batch is applied. There is one, and it holds. */
export type Outcome =
  /** On record; `remaining` are the requests of the day that are left after it. */
  | { readonly code: "counted"; readonly account: Account; readonly remaining: number }
  /** Nothing was left of the day. */
  | { readonly code: "exhausted"; readonly account: Account }
  /** The key is malformed, unknown, ended or a disabled user's. */
  | { readonly code: "unknown_key" }
  /** It cannot be put on record, for a reason; in a store that others share it may be counted all the same. */
  | { readonly code: "unavailable"; readonly account?: Account; readonly error: unknown };

/** The settings that quotas depend on, as they are now: a reload replaces `current`. */
export interface QuotaConfig {
  readonly current: { readonly "daily-limit": number };
}

/** A user's account in the count: the quota belongs to it, whatever key the user has. */
export class Account {
  readonly number: number;
  readonly #table: AccountTable;
  readonly #config: QuotaConfig;

  constructor(number: number, options: { table: AccountTable; config: QuotaConfig }) {
    this.number = number;
    this.#table = options.table;
    this.#config = options.config;
  }

  /** The number as text: short, for logs. */
  get id(): string {
    return String(this.number);
  }

  /** The user's name. */
  get user(): string {
    return this.#table.user(this.number).name;
  }

  /** Requests a day. */
  get limit(): number {
    return this.#table.user(this.number).limit ?? this.#config.current["daily-limit"];
  }
}

/** Finds accounts in a state, which another may follow. */
export class AccountFinder {
  readonly #accounts: { readonly state: AccountState };
  readonly #config: QuotaConfig;

  constructor(accounts: { readonly state: AccountState }, config: QuotaConfig) {
    this.#accounts = accounts;
    this.#config = config;
  }

  /** Finds the account of an API key. @returns Undefined if the key is malformed, unknown, ended or a disabled user's. */
  ofKey(key: string): Account | undefined {
    const { table } = this.#accounts.state;
    const account = table.numberOfKeyHash(hash("sha256", key, "binary"));
    if (account === 0 || table.user(account).isDisabled) return undefined;
    return new Account(account, { table, config: this.#config });
  }

  /** Finds the account of a user, by name. @returns Undefined if there is no such user. */
  ofUser(name: string): Account | undefined {
    const { table } = this.#accounts.state;
    const account = table.numberOfName(name);
    return account === 0 ? undefined : new Account(account, { table, config: this.#config });
  }
}
