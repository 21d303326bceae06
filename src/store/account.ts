import type { AccountTable } from "./accounts/mod.ts";

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
    return this.#table.name(this.number);
  }

  /** Requests a day. */
  get limit(): number {
    return this.#table.limit(this.number) ?? this.#config.current["daily-limit"];
  }
}
