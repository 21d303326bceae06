import { Buffer } from "node:buffer";
import { hash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { unknownUser } from "../auth/mod.ts";
import type { Day, Now } from "../base/clock.ts";
import { messageOf } from "../base/errors.ts";
import { Account, type QuotaConfig } from "./account.ts";
import {
  ACCOUNTS_FILE,
  type AccountJournal,
  Accounts,
  type AccountTable,
  SignIn,
  translationCode,
} from "./accounts/mod.ts";
import type { FileSource } from "./backup/mod.ts";
import type { Store } from "./store.ts";
import {
  type DayTotal,
  type HistoryOptions,
  type UsageCompactor,
  type UsageCounter,
  UsageHistory,
} from "./usage/mod.ts";
import { type FileLayer, writeAll } from "./wal/mod.ts";

/** The longest time between a commit and the sync that puts it on the disk. */
const SYNC_INTERVAL_MS = 1000;
/** Of so many failed syncs in a row, a minute's, one is warned of. */
const WARNING_INTERVAL = 60;

/** The parts of a local store. */
export interface LocalStoreDependencies {
  readonly files: FileLayer;
  readonly folder: string;
  readonly journal: AccountJournal;
  readonly counter: UsageCounter;
  readonly compactor: UsageCompactor;
  readonly now: Now;
  readonly config: QuotaConfig;
  /** In milliseconds. */
  readonly lifetimes: { readonly link: number; readonly session: number };
  readonly passwordCost: number | undefined;
  readonly warn: (message: string) => void;
  readonly onSync: ((milliseconds: number) => void) | undefined;
}

/** A store in a folder of this machine. It answers at once: no other process changes it. */
export class LocalStore implements Store {
  readonly accounts: Accounts;
  readonly signIn: SignIn;
  readonly #dependencies: LocalStoreDependencies;
  readonly #table: AccountTable;
  readonly #counter: UsageCounter;
  readonly #history: UsageHistory;
  #syncTimer: NodeJS.Timeout | undefined;
  #failedSyncs = 0;
  #closed = false;

  /** Use {@link openStore}. */
  constructor(dependencies: LocalStoreDependencies) {
    const { journal, counter, now, lifetimes, passwordCost } = dependencies;
    this.#dependencies = dependencies;
    this.#table = journal.state.table;
    this.#counter = counter;
    this.#history = new UsageHistory(dependencies);
    this.accounts = new Accounts(journal, now);
    this.signIn = new SignIn(journal, { now, lifetimes, passwordCost });
  }

  accountOfKey(key: string): Account | undefined {
    const account = this.#table.numberOfKeyHash(hash("sha256", key, "binary"));
    if (account === 0 || this.#table.isDisabled(account)) return undefined;
    return this.#account(account);
  }

  accountOfUser(name: string): Account | undefined {
    const account = this.#table.numberOfName(name);
    return account === 0 ? undefined : this.#account(account);
  }

  /** Undefined: all that this process judges by is its own. */
  get ready(): undefined {
    return undefined;
  }

  consume(account: Account): number {
    return this.#counter.consume(account.number, account.limit);
  }

  used(account: Account): number {
    return this.#counter.count(account.number);
  }

  remaining(account: Account): number {
    return Math.max(0, account.limit - this.#counter.count(account.number));
  }

  get pending(): boolean {
    return this.#counter.pending;
  }

  /**
   * Puts all that was consumed since the last commit on record with one write. It survives the end of the process from
   * then on, and a power cut from at most a second later.
   *
   * @throws {StoreUnavailable} If it cannot be written. Then it is rolled back and nothing of it stays on record.
   */
  commit(): undefined {
    if (!this.#counter.pending) return;
    try {
      this.#counter.commit();
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
    await this.#counter.sync();
    this.#dependencies.onSync?.(performance.now() - began);
  }

  get defaultTranslation(): string | undefined {
    return this.#dependencies.journal.state.defaultTranslation;
  }

  async setDefaultTranslation(code: string | undefined): Promise<void> {
    if (code !== undefined) translationCode(code);
    await this.#dependencies.journal.change(() => ({
      changes: [{ kind: "default-translation", account: 0, code }],
      result: () => {},
    }));
  }

  current(): undefined {}

  currentCounts(): undefined {}

  problem(): string | undefined {
    const { files, folder } = this.#dependencies;
    const path = join(folder, `.probe-${randomBytes(6).toString("hex")}`);
    try {
      const descriptor = files.open(path, "create");
      try {
        writeAll(files, { descriptor, bytes: Buffer.from("Ambo"), position: 0 });
      } finally {
        files.close(descriptor);
        files.remove(path);
      }
    } catch {
      return "the folder of the store cannot be written";
    }
  }

  /** Returns the day that is counted now; see {@link MonotonicDay}. */
  today(): Day {
    return this.#counter.today();
  }

  async usageOf(name: string, options?: HistoryOptions): Promise<DayTotal[]> {
    const account = this.#table.numberOfName(name);
    if (account === 0) throw unknownUser(name);
    return this.#history.ofAccount(account, options);
  }

  async lastUses(names: readonly string[], since: string): Promise<ReadonlyMap<string, string>> {
    const accounts = names.map((name) => this.#table.numberOfName(name));
    const dates = await this.#history.lastUses(accounts, since);
    const found = names.map((name, index) => [name, dates.get(accounts[index]!)] as const);
    return new Map(found.filter((entry): entry is [string, string] => entry[1] !== undefined));
  }

  usage(options?: HistoryOptions): Promise<DayTotal[]> {
    return this.#history.total(options);
  }

  /**
   * Yields the pieces of a backup file: the whole store as it is on record at one moment, while requests are served.
   *
   * @throws {StoreUnavailable} If a file cannot be read.
   */
  async *backup(): AsyncGenerator<Uint8Array, undefined> {
    const { fileSource, usageSources, writeBackup } = await import("./backup/mod.ts");
    const { files, folder, journal, compactor, now } = this.#dependencies;
    const resume = await compactor.pause();
    let accounts: FileSource | undefined;
    try {
      const sources = await journal.atRest((file) => {
        // A rewritten file may have taken its name by the time it is read.
        accounts = { ...file, name: ACCOUNTS_FILE, descriptor: files.open(file.path, "read") };
        return [accounts, ...usageSources(files, folder)];
      });
      yield* writeBackup({
        sources: sources.map((source) => fileSource(files, source)),
        now: Math.floor(now() / 1000),
      });
    } finally {
      if (accounts?.descriptor !== undefined) files.close(accounts.descriptor);
      resume();
    }
  }

  /** Commits, syncs and closes all files. @throws {StoreUnavailable} If the last counts cannot be put on the disk. */
  async close(): Promise<void> {
    const { compactor, journal } = this.#dependencies;
    this.#closed = true;
    clearTimeout(this.#syncTimer);
    try {
      this.#counter.commit();
    } finally {
      try {
        await this.#counter.close();
      } finally {
        await compactor.close();
        await journal.close();
      }
    }
  }

  #account(number: number): Account {
    return new Account(number, { table: this.#table, config: this.#dependencies.config });
  }

  #syncLater(): void {
    if (this.#syncTimer !== undefined || this.#closed) return;
    this.#syncTimer = setTimeout(() => void this.#syncNow(), SYNC_INTERVAL_MS).unref();
  }

  async #syncNow(): Promise<void> {
    try {
      await this.sync();
      this.#failedSyncs = 0;
    } catch (error) {
      if (this.#failedSyncs++ % WARNING_INTERVAL === 0) {
        this.#dependencies.warn(`${messageOf(error)}; trying again`);
      }
    }
    this.#syncTimer = undefined;
    // Something failed, or was committed meanwhile.
    if (this.#counter.unsynced) this.#syncLater();
  }
}
