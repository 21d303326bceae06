import { hash } from "node:crypto";
import type { Day, DayClock } from "../base/clock.ts";
import {
  AccountJournal,
  Accounts,
  type AccountTable,
  SignIn,
  unknownUser,
} from "./accounts/mod.ts";
import { type FileLayer, realFiles, StoreUnavailable } from "./log/mod.ts";
import {
  type DayTotal,
  openUsage,
  type Usage,
  type UsageFile,
  UsageHistory,
  type UsageKeeper,
} from "./usage/mod.ts";

/** What a store can be told when it is opened. */
export interface StoreOptions {
  /** The clock and time zone that days follow. */
  readonly clock: DayClock;
  /** Requests a day of a user without a limit of the user's own. */
  readonly dailyLimit: number;
  /** How long a one-time link works, in milliseconds; 72 hours unless set. */
  readonly linkLifetime?: number;
  /** How long a sign-in lasts, in milliseconds; 30 days unless set. */
  readonly sessionLifetime?: number;
  /** How many days of usage are kept; 400 unless set. */
  readonly usageDays?: number;
  /** Where warnings go: what was put aside, what could not be synced. */
  readonly warn?: (message: string) => void;
  /** The file system; tests bring one that fails. */
  readonly files?: FileLayer;
}

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

const HOUR = 3_600_000;

/** The longest time between a commit and the sync that puts it on the disk, in milliseconds. */
const SYNC_AFTER = 1000;

/**
 * Opens the store in a folder, which is made where absent.
 *
 * Only one process may have a store open; see `openControl` for what sees to that.
 *
 * @throws {StoreDamaged} If a file is damaged.
 * @throws {StoreRefused} If a file is of a newer Ambo.
 * @throws {StoreUnavailable} If the folder cannot be written.
 */
export async function openStore(folder: string, options: StoreOptions): Promise<Store> {
  const { clock } = options;
  const files = options.files ?? realFiles;
  const warn = options.warn ?? (() => {});
  try {
    files.makeFolder(folder);
  } catch (cause) {
    throw new StoreUnavailable(`Cannot make the folder ${folder}`, { cause });
  }
  const journal = await AccountJournal.open({ files, folder, now: clock.now, warn });
  try {
    const slots = journal.state.table.last;
    const days = options.usageDays ?? 400;
    const { usage, keeper } = await openUsage({ files, folder, clock, slots, days, warn });
    return new Store({ journal, usage, keeper, history: new UsageHistory(files, folder) }, options);
  } catch (error) {
    await journal.close();
    throw error;
  }
}

/** Users, keys and counts. */
export class Store {
  /** Users and keys. */
  readonly accounts: Accounts;
  /** Passwords, one-time links and sessions. */
  readonly signIn: SignIn;
  #journal: AccountJournal;
  #table: AccountTable;
  #usage: Usage;
  #keeper: UsageKeeper;
  #history: UsageHistory;
  #dailyLimit: number;
  #warn: (message: string) => void;
  #syncTimer: NodeJS.Timeout | undefined;
  #closed = false;

  /** Use {@link openStore}. */
  constructor(
    parts: { journal: AccountJournal; usage: Usage; keeper: UsageKeeper; history: UsageHistory },
    options: StoreOptions,
  ) {
    this.#journal = parts.journal;
    this.#table = parts.journal.state.table;
    this.#usage = parts.usage;
    this.#keeper = parts.keeper;
    this.#history = parts.history;
    this.#dailyLimit = options.dailyLimit;
    this.#warn = options.warn ?? (() => {});
    this.accounts = new Accounts(parts.journal, options.clock.now);
    this.signIn = new SignIn(parts.journal, {
      now: options.clock.now,
      lifetimes: {
        link: options.linkLifetime ?? 72 * HOUR,
        session: options.sessionLifetime ?? 30 * 24 * HOUR,
      },
    });
  }

  /** The slot of an API key as it was presented; undefined if it is malformed, unknown, ended or a disabled user's. */
  slotOfKey(key: string): Slot | undefined {
    const slot = this.#table.slotOfKeyHash(hash("sha256", key, "binary"));
    if (slot === 0 || this.#table.isDisabled(slot)) return undefined;
    return new TableSlot(slot, { table: this.#table, dailyLimit: this.#dailyLimit });
  }

  /** The slot of a user, by name; undefined if there is no such user. */
  slotOfUser(name: string): Slot | undefined {
    const slot = this.#table.slotOfName(name);
    return slot === 0
      ? undefined
      : new TableSlot(slot, { table: this.#table, dailyLimit: this.#dailyLimit });
  }

  /**
   * Counts one request of today for a slot. It is not on record before the next `commit`.
   *
   * @returns How many remain after it; -1 when none was left, and nothing was counted.
   */
  take(slot: Slot): number {
    return this.#usage.take(slot.number, slot.limit);
  }

  /** How many requests remain to a slot today. */
  remaining(slot: Slot): number {
    return Math.max(0, slot.limit - this.#usage.count(slot.number));
  }

  /** Whether anything was taken that is not on record. */
  get pending(): boolean {
    return this.#usage.pending;
  }

  /**
   * Puts all that was taken since the last commit on record with one write. It survives the end of the process from
   * then on, and a power cut from at most a second later.
   *
   * @throws {StoreUnavailable} If it cannot be written. Then it is taken back and nothing of it stays on record.
   */
  commit(): void {
    this.#usage.commit();
    this.#syncLater();
  }

  /** The day that is counted now, and when it ends. Never an earlier one than was counted before; see CountedDay. */
  today(): Day {
    return this.#usage.today();
  }

  /**
   * The requests of a user on each day that is kept and had any, the oldest first, today included.
   *
   * @throws {AccountError} `unknown_user`
   * @throws {StoreDamaged} If a past day's file is damaged.
   */
  async usageOf(name: string): Promise<DayTotal[]> {
    const slot = this.slotOfUser(name)?.number;
    if (slot === undefined) throw unknownUser(name);
    return this.#usageByDay({
      folded: (file) => this.#history.ofSlot(file, slot),
      counted: (counts) => counts[slot] ?? 0,
    });
  }

  /** The requests of all users together on each day that is kept and had any, the oldest first. @throws {StoreDamaged} */
  async usage(): Promise<DayTotal[]> {
    return this.#usageByDay({
      folded: (file) => this.#history.total(file).requests,
      counted: (counts) => counts.reduce((sum, count) => sum + count, 0),
    });
  }

  /** Commits, syncs and closes all files. @throws {StoreUnavailable} If the last counts cannot be put on the disk. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#syncTimer);
    try {
      this.#usage.commit();
    } finally {
      try {
        await this.#usage.close();
      } finally {
        await this.#keeper.close();
        await this.#journal.close();
      }
    }
  }

  /** Puts together folded days, days waiting to be folded and today, looking at the event loop in between. */
  async #usageByDay(read: {
    folded: (file: UsageFile) => number;
    counted: (counts: Uint32Array) => number;
  }): Promise<DayTotal[]> {
    const today = this.#usage.committed();
    const inMemory = [...this.#keeper.unfolded(today.date), today];
    const requests = new Map(inMemory.map((part) => [part.date, read.counted(part.counts)]));
    for (const file of this.#history.days()) {
      if (!requests.has(file.date)) requests.set(file.date, read.folded(file));
      await new Promise(setImmediate);
    }
    return [...requests]
      .map(([date, requests]) => ({ date, requests }))
      .filter((day) => day.requests > 0)
      .sort((one, other) => (one.date < other.date ? -1 : 1));
  }

  #syncLater(): void {
    if (this.#syncTimer !== undefined || this.#closed) return;
    this.#syncTimer = setTimeout(() => void this.#sync(), SYNC_AFTER).unref();
  }

  async #sync(): Promise<void> {
    try {
      await this.#usage.sync();
      this.#syncTimer = undefined;
    } catch (error) {
      this.#warn(`${(error as Error).message}; trying again`);
      this.#syncTimer = undefined;
      this.#syncLater();
    }
  }
}

/** A slot as the table has it now: a changed limit holds at once. */
class TableSlot implements Slot {
  readonly number: number;
  #table: AccountTable;
  #dailyLimit: number;

  constructor(number: number, options: { table: AccountTable; dailyLimit: number }) {
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
    return this.#table.limit(this.number) ?? this.#dailyLimit;
  }
}
