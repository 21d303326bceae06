import { hash } from "node:crypto";
import { unknownUser } from "../auth/mod.ts";
import type { Day, Now } from "../base/clock.ts";
import { Account, type QuotaConfig } from "./account.ts";
import {
  ACCOUNTS_FILE,
  type AccountJournal,
  Accounts,
  type AccountTable,
  SignIn,
} from "./accounts/mod.ts";
import type { BackupSource } from "./backup/mod.ts";
import {
  type DayTotal,
  type UsageCompactor,
  type UsageCounter,
  type UsageFile,
  UsageHistory,
} from "./usage/mod.ts";
import { type FileLayer, StoreDamaged } from "./wal/mod.ts";

/** Counts that a commit could not put on record: their requests are judged again. */
export interface Uncounted {
  /** Whether none of the pending counts is on record. */
  readonly all: boolean;
  /** The numbers of the accounts whose counts are not on record. */
  readonly accounts: ReadonlySet<number>;
}

/** The longest time between a commit and the sync that puts it on the disk, in milliseconds. */
const SYNC_AFTER = 1000;
/** Of so many failures in a row one is told: a minute's. */
const TOLD_EVERY = 60;

/** What a store is made of. */
export interface StoreDependencies {
  readonly files: FileLayer;
  readonly folder: string;
  readonly journal: AccountJournal;
  readonly usage: UsageCounter;
  readonly compactor: UsageCompactor;
  readonly now: Now;
  readonly config: QuotaConfig;
  /** In milliseconds. */
  readonly lifetimes: { readonly link: number; readonly session: number };
  readonly passwordCost: number | undefined;
  readonly warn: (message: string) => void;
  readonly onSync: ((milliseconds: number) => void) | undefined;
}

/** Users, keys and counts. */
export class Store {
  /** Users and keys. */
  readonly accounts: Accounts;
  /** Passwords, one-time links and sessions. */
  readonly signIn: SignIn;
  readonly #parts: StoreDependencies;
  readonly #table: AccountTable;
  readonly #usage: UsageCounter;
  readonly #history: UsageHistory;
  /** Days whose damage the log has already. */
  readonly #told = new Set<string>();
  #syncTimer: NodeJS.Timeout | undefined;
  #syncFailures = 0;
  #closed = false;

  /** Use {@link openStore}. */
  constructor(parts: StoreDependencies) {
    const { journal, now, lifetimes, passwordCost } = parts;
    this.#parts = parts;
    this.#table = journal.state.table;
    this.#usage = parts.usage;
    this.#history = new UsageHistory(parts.files, parts.folder);
    this.accounts = new Accounts(journal, now);
    this.signIn = new SignIn(journal, { now, lifetimes, passwordCost });
  }

  /** The account of an API key as it was presented; undefined if it is malformed, unknown, ended or a disabled user's. */
  accountOfKey(key: string): Account | undefined {
    const account = this.#table.numberOfKeyHash(hash("sha256", key, "binary"));
    if (account === 0 || this.#table.isDisabled(account)) return undefined;
    return this.#account(account);
  }

  /** The account of a user, by name; undefined if there is no such user. */
  accountOfUser(name: string): Account | undefined {
    const account = this.#table.numberOfName(name);
    return account === 0 ? undefined : this.#account(account);
  }

  /**
   * Counts one request of today for an account. It is not on record before the next `commit`.
   *
   * @returns How many remain after it; -1 when none was left, and nothing was counted.
   */
  consume(account: Account): number {
    return this.#usage.consume(account.number, account.limit);
  }

  /** How many requests were counted for an account today. */
  used(account: Account): number {
    return this.#usage.count(account.number);
  }

  /** How many requests remain to an account today. */
  remaining(account: Account): number {
    return Math.max(0, account.limit - this.#usage.count(account.number));
  }

  /** Whether anything was taken that is not on record. */
  get pending(): boolean {
    return this.#usage.pending;
  }

  /**
   * Puts all that was consumed since the last commit on record with one write. It survives the end of the process from
   * then on, and a power cut from at most a second later.
   *
   * @returns Undefined where the counts are on record now; a store on another machine promises what it could not count.
   * @throws {StoreUnavailable} If it cannot be written. Then it is taken back and nothing of it stays on record.
   */
  commit(): undefined | Promise<Uncounted> {
    if (!this.#usage.pending) return;
    try {
      this.#usage.commit();
    } finally {
      this.#syncLater();
    }
  }

  /**
   * Puts what was committed on the disk now, as otherwise happens within a second.
   *
   * @throws {StoreUnavailable} If the disk fails; then nothing can be committed until a later attempt works.
   */
  async sync(): Promise<void> {
    const began = performance.now();
    await this.#usage.sync();
    this.#parts.onSync?.(performance.now() - began);
  }

  /** The day that is counted now, and when it ends. Never an earlier one than was counted before; see MonotonicDay. */
  today(): Day {
    return this.#usage.today();
  }

  /**
   * The requests of a user on each day that is kept and had any, the oldest first, today included.
   *
   * @param options `since`, a date, leaves out the days before it, and saves reading them.
   * @throws {AccountError} `unknown_user`
   */
  async usageOf(name: string, options: { since?: string } = {}): Promise<DayTotal[]> {
    const account = this.accountOfUser(name)?.number;
    if (account === undefined) throw unknownUser(name);
    return this.#usageByDay({
      ...options,
      compacted: (file) => this.#history.ofAccount(file, account),
      counted: (counts) => counts[account] ?? 0,
    });
  }

  /** The requests of all users together on each day that is kept and had any, the oldest first. */
  async usage(options: { since?: string } = {}): Promise<DayTotal[]> {
    return this.#usageByDay({
      ...options,
      compacted: (file) => this.#history.total(file).requests,
      counted: (counts) => counts.reduce((sum, count) => sum + count, 0),
    });
  }

  /**
   * The pieces of a backup file: the whole store as it is on record at one moment, while requests go on being served.
   *
   * @throws {StoreUnavailable} If a file cannot be read.
   */
  async *backup(): AsyncGenerator<Uint8Array, undefined> {
    const { usageSources, writeBackup } = await import("./backup/mod.ts");
    const { files, folder, journal, compactor, now } = this.#parts;
    const resume = await compactor.pause();
    let accounts: BackupSource | undefined;
    try {
      const sources = await journal.atRest((file) => {
        // By the time it is read, a fresh file may have taken its name.
        accounts = { ...file, name: ACCOUNTS_FILE, descriptor: files.open(file.path, "read") };
        return [accounts, ...usageSources(files, folder)];
      });
      yield* writeBackup(files, { sources, now: Math.floor(now() / 1000) });
    } finally {
      if (accounts?.descriptor !== undefined) files.close(accounts.descriptor);
      resume();
    }
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
        await this.#parts.compactor.close();
        await this.#parts.journal.close();
      }
    }
  }

  #account(account: number): Account {
    return new Account(account, { table: this.#table, config: this.#parts.config });
  }

  /** Puts together compacted days, days waiting to be compacted and today, looking at the event loop in between. */
  async #usageByDay(read: {
    since?: string;
    compacted: (file: UsageFile) => number;
    counted: (counts: Uint32Array) => number;
  }): Promise<DayTotal[]> {
    const today = this.#usage.committed();
    const days = new Map<string, DayTotal>();
    for (const part of [...this.#parts.compactor.uncompacted(today.date), today]) {
      days.set(part.date, { date: part.date, requests: read.counted(part.counts) });
    }
    for (const file of this.#history.days()) {
      const { date } = file;
      if (read.since !== undefined && date < read.since) continue;
      if (!days.has(date))
        days.set(
          date,
          this.#unlessDamaged(date, () => read.compacted(file)),
        );
      await new Promise(setImmediate);
    }
    return [...days.values()]
      .filter(({ requests, damaged }) => requests > 0 || damaged)
      .sort((one, other) => (one.date < other.date ? -1 : 1));
  }

  /** One damaged past day does not hide the others: it is marked, and told of in the log, once. */
  #unlessDamaged(date: string, read: () => number): DayTotal {
    try {
      return { date, requests: read() };
    } catch (error) {
      if (!(error instanceof StoreDamaged)) throw error;
      if (!this.#told.has(date)) this.#parts.warn(error.message);
      this.#told.add(date);
      return { date, requests: 0, damaged: true };
    }
  }

  #syncLater(): void {
    if (this.#syncTimer !== undefined || this.#closed) return;
    this.#syncTimer = setTimeout(() => void this.#sync(), SYNC_AFTER).unref();
  }

  async #sync(): Promise<void> {
    try {
      await this.sync();
      this.#syncFailures = 0;
    } catch (error) {
      if (this.#syncFailures++ % TOLD_EVERY === 0) {
        this.#parts.warn(`${(error as Error).message}; trying again`);
      }
    }
    this.#syncTimer = undefined;
    // What failed, or was committed meanwhile.
    if (this.#usage.unsynced) this.#syncLater();
  }
}
