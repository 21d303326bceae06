import { hash } from "node:crypto";
import type { AccountState, AccountTable } from "./accounts/mod.ts";

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
