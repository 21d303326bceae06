import { unknownUser } from "../auth/mod.ts";
import type { Day, Now } from "../base/clock.ts";
import { Problem } from "../base/problem.ts";
import { Accounts, type Journal, MAX_SETTINGS, SignIn, settingChange, translationCode } from "./accounts/mod.ts";
import { type Account, AccountFinder, type Outcome, type QuotaConfig, type Store } from "./store.ts";
import type { DayTotal, HistoryOptions, RecentUse, UsageHistory } from "./usage/mod.ts";

/** The parts of a `LogStore`. */
interface LogStoreOptions<Kind extends StoreLog> {
  readonly log: Kind;
  readonly now: Now;
  readonly config: QuotaConfig;
  /** In milliseconds. */
  readonly lifetimes: { readonly link: number; readonly session: number };
  readonly passwordCost: number | undefined;
}

/** The store over a log: the same for a log in a folder and for one that machines share. */
export class LogStore<Kind extends StoreLog = StoreLog> implements Store {
  readonly log: Kind;
  readonly accounts: Accounts;
  readonly signIn: SignIn;
  readonly #finder: AccountFinder;

  constructor(options: LogStoreOptions<Kind>) {
    const { log, now, config } = options;
    this.log = log;
    this.accounts = new Accounts(log, now);
    this.signIn = new SignIn(log, options);
    this.#finder = new AccountFinder(log, config);
  }

  propose(key: string): Promise<Outcome> {
    return this.log.propose(key);
  }

  accountOfKey(key: string): Account | undefined {
    return this.#finder.ofKey(key);
  }

  accountOfUser(name: string): Account | undefined {
    return this.#finder.ofUser(name);
  }

  used(account: Account): number {
    return this.log.count(account.number);
  }

  remaining(account: Account): number {
    return Math.max(0, account.limit - this.used(account));
  }

  refresh(): undefined | Promise<void> {
    return this.log.refresh();
  }

  get defaultTranslation(): string | undefined {
    return this.log.state.defaultTranslation;
  }

  async setDefaultTranslation(code: string | undefined): Promise<void> {
    if (code !== undefined) translationCode(code);
    await this.log.change(() => ({
      changes: [{ kind: "default-translation", account: 0, code }],
      result: () => {},
    }));
  }

  get settings(): ReadonlyMap<string, string> {
    return this.log.state.settings;
  }

  async setSetting(name: string, value: string | undefined): Promise<void> {
    const change = settingChange(name, value);
    await this.log.change(() => {
      const { settings } = this.log.state;
      const isNew = value !== undefined && !settings.has(name);
      if (isNew && settings.size >= MAX_SETTINGS) {
        throw new Problem("store.too_many_settings", { max: MAX_SETTINGS });
      }
      return { changes: settings.get(name) === value ? [] : [change], result: () => {} };
    });
  }

  problem(translations: () => string): Problem<"store"> | undefined | Promise<Problem<"store"> | undefined> {
    return this.log.problem(translations);
  }

  today(): Day {
    return this.log.today();
  }

  async usageOf(name: string, options?: HistoryOptions): Promise<DayTotal[]> {
    await this.refresh();
    const account = this.log.state.table.numberOfName(name);
    if (account === 0) throw unknownUser(name);
    return await this.log.history.ofAccount(account, options);
  }

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

  async usage(options?: HistoryOptions): Promise<DayTotal[]> {
    await this.refresh();
    return await this.log.history.total(options);
  }

  backup(): AsyncGenerator<Uint8Array, undefined> {
    return this.log.backup();
  }

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
