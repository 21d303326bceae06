import type { AccountTable } from "./accounts/mod.ts";

/** A user's place in the count: the quota belongs to it, whatever key the user has. */
export interface Slot {
  readonly number: number;
  /** The number as text: short, for logs. */
  readonly id: string;
  /** The user's name. */
  readonly user: string;
  /** Requests a day. */
  readonly limit: number;
}

/** A slot as the table has it now: a changed limit holds at once. */
export class TableSlot implements Slot {
  readonly number: number;
  #table: AccountTable;
  #dailyLimit: () => number;

  /** @param options `dailyLimit`: requests a day of a user without a limit of the user's own, at this moment. */
  constructor(number: number, options: { table: AccountTable; dailyLimit: () => number }) {
    this.number = number;
    this.#table = options.table;
    this.#dailyLimit = options.dailyLimit;
  }

  get id(): string {
    return String(this.number);
  }

  get user(): string {
    return this.#table.name(this.number);
  }

  get limit(): number {
    return this.#table.limit(this.number) ?? this.#dailyLimit();
  }
}
