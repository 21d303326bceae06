import { hash } from "node:crypto";
import { unknownUser } from "../auth/mod.ts";
import type { Day, Now } from "../base/clock.ts";
import { Problem } from "../base/problem.ts";
import {
  type AccountState,
  Accounts,
  type AccountTable,
  type Journal,
  MAX_SETTINGS,
  SignIn,
  settingChange,
  translationCode,
} from "./accounts/mod.ts";
import type { DayTotal, HistoryOptions, RecentUse, UsageHistory } from "./usage/mod.ts";

/** The parts of a `Store`. */
interface StoreParts<Kind extends StoreLog> {
  readonly log: Kind;
  readonly now: Now;
  readonly config: QuotaConfig;
  /** In milliseconds. */
  readonly lifetimes: { readonly link: number; readonly session: number };
  readonly passwordCost: number | undefined;
}

/**
 * Users, keys and counts.
 *
 * A request is proposed, and has one outcome once its batch is applied. Facts about users and counts are read at once;
 * where others may have changed them meanwhile, `refresh` applies that first.
 */
export class Store<Kind extends StoreLog = StoreLog> {
  /** For this room and its tests alone. */
  readonly log: Kind;
  /** Users and keys. */
  readonly accounts: Accounts;
  /** Passwords, one-time links and sessions. */
  readonly signIn: SignIn;
  readonly #config: QuotaConfig;

  constructor(options: StoreParts<Kind>) {
    const { log, now, config } = options;
    this.log = log;
    this.accounts = new Accounts(log, now);
    this.signIn = new SignIn(log, options);
    this.#config = config;
  }

  /**
   * Proposes to count a request of today for the owner of a key. What is proposed in a turn of the event loop is one batch.
   *
   * @returns The outcome, once the batch is applied. It never rejects.
   */
  propose(key: string): Promise<Outcome> {
    return this.log.propose(key);
  }

  /** Finds the account of an API key. @returns Undefined if the key is malformed, unknown, ended or a disabled user's. */
  accountOfKey(key: string): Account | undefined {
    return accountOfKey(this.log.state, key, this.#config);
  }

  /** Finds the account of a user, by name. @returns Undefined if there is no such user. */
  accountOfUser(name: string): Account | undefined {
    const { table } = this.log.state;
    const number = table.numberOfName(name);
    return number === 0 ? undefined : new Account(number, { table, config: this.#config });
  }

  /** Returns the requests of an account that were counted today. */
  used(account: Account): number {
    return this.log.count(account.number);
  }

  /** Returns the requests that remain to an account today. */
  remaining(account: Account): number {
    return Math.max(0, account.limit - this.used(account));
  }

  /**
   * Applies what other processes put on record before this call.
   *
   * @returns Undefined where that is known already.
   * @throws {StoreUnavailable} The promise, if that fails.
   */
  refresh(): undefined | Promise<void> {
    return this.log.refresh();
  }

  /** The code of the default translation that an administrator chose; undefined where none was chosen. */
  get defaultTranslation(): string | undefined {
    return this.log.state.defaultTranslation;
  }

  /**
   * Chooses the default translation. It is on record before the promise resolves.
   *
   * @param code Undefined takes the choice back.
   * @throws {StoreUnavailable} If it cannot be stored.
   * @throws {StoreUncertain} If it may be found stored later all the same.
   */
  async setDefaultTranslation(code: string | undefined): Promise<void> {
    if (code !== undefined) translationCode(code);
    await this.log.change(() => ({
      changes: [{ kind: "default-translation", account: 0, code }],
      result: () => {},
    }));
  }

  /** The settings that administrators stored, by name: what they mean is for others to say. */
  get settings(): ReadonlyMap<string, string> {
    return this.log.state.settings;
  }

  /**
   * Stores a setting. It is on record before the promise resolves.
   *
   * @param name Small letters and hyphens.
   * @param value One line; undefined takes the setting back.
   * @throws {Problem<"store">} `invalid_setting` if name or value can be none; `too_many_settings`.
   * @throws {StoreUnavailable} If it cannot be stored.
   * @throws {StoreUncertain} If it may be found stored later all the same.
   */
  async setSetting(name: string, value: string | undefined): Promise<void> {
    await this.updateSetting(name, () => value);
  }

  /** Changes a stored setting from what it is: of two changes at once none is lost. Otherwise as {@link setSetting}. */
  async updateSetting(name: string, update: (value: string | undefined) => string | undefined): Promise<void> {
    await this.log.change(() => {
      const { settings } = this.log.state;
      const value = update(settings.get(name));
      const change = settingChange(name, value);
      const isNew = value !== undefined && !settings.has(name);
      if (isNew && settings.size >= MAX_SETTINGS) {
        throw new Problem("store.too_many_settings", { max: MAX_SETTINGS });
      }
      return { changes: settings.get(name) === value ? [] : [change], result: () => {} };
    });
  }

  /**
   * Returns the reason that keeps the service from serving, or undefined.
   *
   * @param translations Returns a hash of all that is served: processes that share a store must serve the same.
   */
  problem(translations: () => string): Problem<"store"> | undefined | Promise<Problem<"store"> | undefined> {
    return this.log.problem(translations);
  }

  /** Returns the day that is counted now. */
  today(): Day {
    return this.log.today();
  }

  /**
   * Reads the requests of a user on each day that is kept and had any, the oldest first, today included.
   *
   * @throws {Problem<"accounts">} `unknown_user`
   */
  async usageOf(name: string, options?: HistoryOptions): Promise<DayTotal[]> {
    await this.refresh();
    const account = this.log.state.table.numberOfName(name);
    if (account === 0) throw unknownUser(name);
    return await this.log.history.ofAccount(account, options);
  }

  /**
   * Reads what some users used on the days from a date on, all of them in one pass.
   *
   * @param names Unknown names are left out.
   * @param since A date; earlier days are not looked at.
   * @returns The uses of those with a request since then, by name.
   */
  async recentUses(names: readonly string[], since: string): Promise<Map<string, RecentUse>> {
    await this.refresh();
    const { table } = this.log.state;
    const accounts = names.map((name) => table.numberOfName(name));
    const uses = await this.log.history.recentUses(accounts, since);
    return new Map(
      names.flatMap((name, index) => {
        const use = uses.get(accounts[index]!);
        return use === undefined ? [] : [[name, use] as const];
      }),
    );
  }

  /** Reads the requests of all users together on each day that is kept and had any, the oldest first. */
  async usage(options?: HistoryOptions): Promise<DayTotal[]> {
    await this.refresh();
    return await this.log.history.total(options);
  }

  /**
   * Yields the pieces of a backup file: the whole store as it is on record at one moment, while requests are served.
   *
   * @throws {StoreUnavailable} If something cannot be read.
   */
  backup(): AsyncGenerator<Uint8Array, undefined> {
    return this.log.backup();
  }

  /** Applies what was proposed, and closes the store. @throws {StoreUnavailable} If that cannot be put on record. */
  close(): Promise<void> {
    this.signIn.close();
    return this.log.close();
  }
}

/**
 * The log of a store. Requests and changes of accounts are proposed to it; it puts them on record in one order and
 * applies them in that order. All that is asked about users and counts is read from what it has applied.
 */
export interface StoreLog extends Journal {
  /** The counts of past days and of today. */
  readonly history: UsageHistory;

  /** Returns the day that is counted now. */
  today(): Day;

  /** Returns the requests of an account that were counted today. */
  count(account: number): number;

  /** Proposes to count a request for the owner of a key. It never rejects. */
  propose(key: string): Promise<Outcome>;

  /** Applies what other processes put on record before this call; undefined where no other does. */
  refresh(): undefined | Promise<void>;

  /** Returns the reason that keeps the service from serving, or undefined. */
  problem(translations: () => string): Problem<"store"> | undefined | Promise<Problem<"store"> | undefined>;

  /** Yields the pieces of a backup file. @throws {StoreUnavailable} If something cannot be read. */
  backup(): AsyncGenerator<Uint8Array, undefined>;

  /** Applies what was proposed, and closes. @throws {StoreUnavailable} If that cannot be put on record. */
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

/** Finds the account of an API key. @returns Undefined if the key is malformed, unknown, ended or a disabled user's. */
export function accountOfKey({ table }: AccountState, key: string, config: QuotaConfig): Account | undefined {
  const number = table.numberOfKeyHash(hash("sha256", key, "binary"));
  if (number === 0 || table.user(number).isDisabled) return undefined;
  return new Account(number, { table, config });
}
