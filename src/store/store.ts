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
  only,
  SignIn,
  type SignInSettings,
  settingChange,
  translationCode,
} from "./accounts/mod.ts";
import type { BackupFacts } from "./backup/mod.ts";
import type { DayTotal, HistoryOptions, RecentUse, UsageHistory } from "./usage/mod.ts";

/** The settings of a store, wherever its log is. */
export interface StoreSettings extends SignInSettings {
  /** Holds the daily limit of users without a limit of their own. */
  readonly config: QuotaConfig;
}

/**
 * Users, API keys and request counts.
 *
 * `propose` puts a request in a batch, and resolves with the outcome once the batch is applied. Users and counts are
 * read synchronously; where other processes share the store, `refresh` first applies what they changed.
 */
export class Store<Log extends StoreLog = StoreLog> {
  /** Internal: only `src/store` and its tests use it. */
  readonly log: Log;
  /** Users and keys. */
  readonly accounts: Accounts;
  /** Passwords, one-time links and sessions. */
  readonly signIn: SignIn;
  readonly #config: QuotaConfig;

  constructor(options: StoreSettings & { readonly log: Log; readonly now: Now }) {
    const { log, now, config } = options;
    this.log = log;
    this.accounts = new Accounts(log, now);
    this.signIn = new SignIn(log, options);
    this.#config = config;
  }

  /**
   * Proposes to count one request of today for the owner of a key. All requests that are proposed in one turn of the
   * event loop form one batch.
   *
   * @returns The outcome, once the batch is applied. It never rejects.
   */
  propose(key: string): Promise<Outcome> {
    return this.log.propose(key);
  }

  /**
   * Finds the account of an API key.
   *
   * @returns Undefined if the key is malformed, unknown, revoked or a disabled user's.
   */
  accountOfKey(key: string): Account | undefined {
    return accountOfKey(this.log.state, key, this.#config);
  }

  /** Finds the account of a user, by name. @returns Undefined if there is no such user. */
  accountOfUser(name: string): Account | undefined {
    const { table } = this.log.state;
    const number = table.numberOfName(name);
    return number === 0 ? undefined : new Account(number, { table, config: this.#config });
  }

  /** Yields all users in the order of adding: faster than their accounts, of which there may be a million. */
  *usedToday(): Generator<UsedToday> {
    const { table } = this.log.state;
    for (const account of table.accounts()) {
      yield { name: table.user(account).name, requests: this.log.count(account) };
    }
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
   * @returns Undefined if no other process shares the store; else a promise.
   * @throws {StoreUnavailable} As a rejection, if the changes cannot be read.
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
   * @param code Undefined removes the choice.
   * @throws {StoreUnavailable} If it cannot be stored.
   * @throws {StoreUncertain} If it may be found stored later all the same.
   */
  async setDefaultTranslation(code: string | undefined): Promise<void> {
    if (code !== undefined) translationCode(code);
    await this.log.change(() => only({ kind: "default-translation", account: 0, code }));
  }

  /** The settings that administrators stored, by name. The store does not interpret them. */
  get settings(): ReadonlyMap<string, string> {
    return this.log.state.settings;
  }

  /**
   * Stores a setting. It is on record before the promise resolves.
   *
   * @param name Small letters and hyphens.
   * @param value One line; undefined removes the setting.
   * @throws {Problem<"store">} `invalid_setting` if the name or the value is malformed; `too_many_settings`.
   * @throws {StoreUnavailable} If it cannot be stored.
   * @throws {StoreUncertain} If it may be found stored later all the same.
   */
  async setSetting(name: string, value: string | undefined): Promise<void> {
    await this.updateSetting(name, () => value);
  }

  /** Updates a setting from its current value, so that no concurrent update is lost; else as {@link setSetting}. */
  async updateSetting(name: string, update: (value: string | undefined) => string | undefined): Promise<void> {
    await this.log.change(() => {
      const { settings } = this.log.state;
      const value = update(settings.get(name));
      const change = settingChange(name, value);
      const isNew = value !== undefined && !settings.has(name);
      if (isNew && settings.size >= MAX_SETTINGS) {
        throw new Problem("store.too_many_settings", { max: MAX_SETTINGS });
      }
      return settings.get(name) === value ? only() : only(change);
    });
  }

  /**
   * Returns the reason why the service may not serve, or undefined.
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
   * Reads the recent usage of several users in one pass.
   *
   * @param names Unknown names are left out.
   * @param since The first day that is read.
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

  /** True where a backup can take the place of the store while it is open: in a folder of this machine. */
  get isReplaceable(): boolean {
    return this.log.replace !== undefined;
  }

  /**
   * Puts a backup in the place of the whole store, which is that of a first start; its users and keys are gone then.
   *
   * @param backup The path of a backup file.
   * @param link The token of the first user's one-time link.
   * @throws {Problem<"accounts">} `invalid_link` if it is another's or used, or there was another user.
   * @throws {StoreRefused} If the backup is not sound.
   * @throws {StoreUnavailable} If it cannot be stored. Nothing is changed by any of them.
   * @throws {StoreUncertain} If the next start finishes it.
   */
  async restoreFirst(backup: string, link: string): Promise<BackupFacts> {
    const check = () => {
      if (!this.signIn.isFirstLink(link)) throw new Problem("accounts.invalid_link", {});
    };
    if (this.log.replace === undefined) throw new TypeError("Cannot replace a store that several machines share");
    return await this.log.replace(backup, check);
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

  /** Returns the reason why the service may not serve, or undefined. */
  problem(translations: () => string): Problem<"store"> | undefined | Promise<Problem<"store"> | undefined>;

  /** Yields the pieces of a backup file. @throws {StoreUnavailable} If something cannot be read. */
  backup(): AsyncGenerator<Uint8Array, undefined>;

  /** Puts a backup in the place of all, if a check does not throw; absent where several processes share the store. */
  readonly replace?: (backup: string, check: () => void) => Promise<BackupFacts>;

  /** Applies what was proposed, and closes. @throws {StoreUnavailable} If that cannot be put on record. */
  close(): Promise<void>;
}

/** The final outcome of a request that was proposed with a key, once its batch is applied. */
export type Outcome =
  /** It is on record; `remaining` is what it leaves of today's quota. */
  | { readonly code: "counted"; readonly account: Account; readonly remaining: number }
  /** Today's quota was used up before it. */
  | { readonly code: "exhausted"; readonly account: Account }
  /** The key is malformed, unknown, revoked or a disabled user's. */
  | { readonly code: "unknown_key" }
  /** It could not be put on record; where other processes share the store it may have been counted nevertheless. */
  | { readonly code: "unavailable"; readonly account?: Account; readonly error: unknown };

/** A user's requests of today. */
export interface UsedToday {
  readonly name: string;
  readonly requests: number;
}

/** The settings that quotas depend on, as they are now: a reload replaces `current`. */
export interface QuotaConfig {
  readonly current: { readonly "daily-limit": number };
}

/** A user's account. The quota belongs to it, and not to the key: a new key does not renew the quota. */
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

/** Finds the account of an API key. @returns Undefined if the key is malformed, unknown, revoked or a disabled user's. */
export function accountOfKey({ table }: AccountState, key: string, config: QuotaConfig): Account | undefined {
  const number = table.numberOfKeyHash(hash("sha256", key, "binary"));
  if (number === 0 || table.user(number).isDisabled) return undefined;
  return new Account(number, { table, config });
}
