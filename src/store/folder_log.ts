import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { DAY_MS, type Day } from "../base/clock.ts";
import { Problem } from "../base/problem.ts";
import { ACCOUNTS_FILE, type AccountJournal, type AccountState, type Decision } from "./accounts/mod.ts";
import type { BackupFacts } from "./backup/mod.ts";
import { type Account, accountOfKey, type Outcome, type QuotaConfig, type StoreLog } from "./store.ts";
import type { Usage, UsageCounter, UsageHistory } from "./usage/mod.ts";
import { type FileLayer, StoreUnavailable, StoreUncertain, type Warn, writeAll } from "./wal/mod.ts";

/** The longest time between a commit and the sync that puts it on the disk. */
const SYNC_INTERVAL_MS = 1000;
/** Of so many failed syncs in a row, a minute's, one is warned of. */
const WARNING_INTERVAL = 60;

/** The longest time between two looks at the lock and the files, while nothing is counted and while something is. */
const LOOK_INTERVAL_MS = 1000;
const BUSY_LOOK_INTERVAL_MS = 20;

/** The parts of a `FolderLog`. */
interface FolderLogOptions {
  readonly files: FileLayer;
  readonly folder: string;
  readonly journal: AccountJournal;
  readonly usage: Usage;
  /** Reads the counts in the folder anew. */
  readonly reopenUsage: () => Promise<Usage>;
  readonly config: QuotaConfig;
  readonly now: () => number;
  readonly warn: Warn;
  readonly onWrite: ((milliseconds: number) => void) | undefined;
  readonly onSync: ((milliseconds: number) => void) | undefined;
  /** Returns false once the folder's lock is another process's. */
  readonly isOwner: (() => boolean) | undefined;
}

/** The log in a folder of this machine: a batch is applied as soon as it is written, for no other process writes. */
export class FolderLog implements StoreLog {
  readonly #options: FolderLogOptions;
  #usage: Usage;
  /** The keys of the requests of this turn of the event loop. */
  #keys: string[] = [];
  /** Their outcomes, in the same order. */
  #outcomes: Promise<readonly Outcome[]> | undefined;
  #syncTimer: NodeJS.Timeout | undefined;
  #failedSyncs = 0;
  #closed = false;
  /** The reason for which nothing is counted while a backup takes the place of the store. */
  #replacement: StoreUnavailable | undefined;
  /** The reason for which nothing may be written; see `#look`. */
  #fault: StoreUnavailable | undefined;
  #lookedAt = 0;
  #nextClockWarning = 0;
  readonly #lookTimer: NodeJS.Timeout;

  constructor(options: FolderLogOptions) {
    this.#options = options;
    this.#lookTimer = setInterval(() => this.#look(), LOOK_INTERVAL_MS).unref();
    this.#usage = options.usage;
  }

  get #counter(): UsageCounter {
    return this.#usage.counter;
  }

  get state(): AccountState {
    return this.#options.journal.state;
  }

  get history(): UsageHistory {
    return this.#usage.history;
  }

  /** Returns the day that is counted now; see {@link MonotonicDay}. */
  today(): Day {
    return this.#counter.today();
  }

  count(account: number): number {
    return this.#counter.count(account);
  }

  propose(key: string): Promise<Outcome> {
    const index = this.#keys.push(key) - 1;
    this.#outcomes ??= new Promise((resolve) => {
      setImmediate(() => resolve(this.#append()));
    });
    return this.#outcomes.then((outcomes) => outcomes[index]!);
  }

  async change<T>(decide: () => Decision<T>): Promise<T> {
    const fault = this.#look();
    if (fault !== undefined) throw fault;
    return await this.#options.journal.change(decide);
  }

  /** Counts a request, if the limit allows it; it is on record with the next `commit`. @returns What remains, or -1. */
  consume(account: Account): number {
    return this.#counter.consume(account.number, account.limit);
  }

  /** True if something was consumed that is not on record. */
  get pending(): boolean {
    return this.#counter.pending;
  }

  /**
   * Puts all that was consumed since the last commit on record with one write. It survives the end of the process from
   * then on, and a power cut from at most a second later.
   *
   * @throws {StoreUnavailable} If it cannot be written. Then it is rolled back and nothing of it stays on record.
   */
  commit(): void {
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
    this.#options.onSync?.(performance.now() - began);
  }

  /** All that is on record was applied by this process. */
  refresh(): undefined {}

  problem(): Problem<"store"> | undefined {
    const fault = this.#look();
    if (fault !== undefined) return fault;
    const { files, folder } = this.#options;
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
      return new Problem("store.folder_unwritable", {});
    }
  }

  async *backup(): AsyncGenerator<Uint8Array, undefined> {
    const { fileSource, usageSources, writeBackup } = await import("./backup/mod.ts");
    const fault = this.#look();
    if (fault !== undefined) throw fault;
    const { files, folder, journal, now } = this.#options;
    const resume = await this.#usage.compactor.pause();
    let descriptor: number | undefined;
    try {
      const sources = await journal.atRest((file) => {
        // A rewritten file may have taken its name by the time it is read.
        descriptor = files.open(file.path, "read");
        const accounts = fileSource(files, { ...file, name: ACCOUNTS_FILE, descriptor });
        return [accounts, ...usageSources(files, folder)];
      });
      yield* writeBackup(sources, Math.floor(now() / 1000));
    } finally {
      if (descriptor !== undefined) files.close(descriptor);
      resume();
    }
  }

  async replace(backup: string, check: () => void): Promise<BackupFacts> {
    const { decideReplacing, finishReplacing, stageBackup } = await import("./backup/mod.ts");
    const { files, folder, journal, reopenUsage } = this.#options;
    let facts: BackupFacts | undefined;
    let isDecided = false;
    try {
      await journal.replace(async () => {
        const fault = this.#look();
        if (fault !== undefined) throw fault;
        check();
        facts = await stageBackup(folder, { backup, files });
        const cause = new Problem("store.being_replaced", {});
        this.#replacement = new StoreUnavailable("cannot_count", {}, { cause });
        await this.#closeUsage();
        decideReplacing(files, folder);
        isDecided = true;
        await finishReplacing(files, folder);
        this.#usage = await reopenUsage();
      });
      this.#replacement = undefined;
      return facts!;
    } catch (error) {
      // The next start finishes it; until then this store takes no change and no count.
      if (isDecided) throw new StoreUncertain(error);
      if (facts !== undefined) await finishReplacing(files, folder);
      if (this.#replacement !== undefined) this.#usage = await reopenUsage();
      this.#replacement = undefined;
      throw error;
    }
  }

  /** Commits, syncs and closes the counts. @throws {StoreUnavailable} If the last of them cannot be put on the disk. */
  async #closeUsage(): Promise<void> {
    const { counter, compactor } = this.#usage;
    try {
      if (this.#look() === undefined) counter.commit();
    } finally {
      try {
        await counter.close();
      } finally {
        await compactor.close();
      }
    }
  }

  /** Closes all files. @throws {StoreUnavailable} If the last counts cannot be put on the disk. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#syncTimer);
    clearInterval(this.#lookTimer);
    try {
      await this.#closeUsage();
    } finally {
      await this.#options.journal.close();
    }
  }

  /** Judges the requests of a turn in their order and writes all their counts at once. */
  #append(): Outcome[] {
    const keys = this.#keys;
    this.#keys = [];
    this.#outcomes = undefined;
    const outcomes: Outcome[] = [];
    if (performance.now() - this.#lookedAt > BUSY_LOOK_INTERVAL_MS) this.#look();
    const error = this.#fault ?? this.#replacement;
    if (error !== undefined) return keys.map(() => ({ code: "unavailable", error }));
    try {
      for (const key of keys) outcomes.push(this.#judge(key));
      if (!this.#counter.pending) return outcomes;
      const began = performance.now();
      this.commit();
      this.#options.onWrite?.(performance.now() - began);
      return outcomes;
    } catch (error) {
      return keys.map((_, index) => {
        const outcome = outcomes[index];
        if (outcome === undefined) return { code: "unavailable", error };
        if (outcome.code !== "counted") return outcome;
        return { code: "unavailable", account: outcome.account, error };
      });
    }
  }

  /**
   * Looks whether this process still has the folder's lock, and its open files still have their names and what was
   * written to them. Where not, another process may write the same files, or nothing that is written is there after a
   * restart: no change and no count is taken until both are so again.
   *
   * @returns The reason, which is warned of once.
   */
  #look(): StoreUnavailable | undefined {
    const { journal, isOwner, folder, warn } = this.#options;
    if (this.#replacement !== undefined) return undefined;
    const isOwned = isOwner?.() ?? true;
    const code = isOwned ? (journal.isIntact && this.#counter.isIntact ? undefined : "file_replaced") : "lock_lost";
    if (code !== this.#fault?.code) {
      this.#fault = code && new StoreUnavailable(code, { folder }, { cause: undefined });
      if (this.#fault !== undefined) warn(this.#fault);
    }
    this.#lookedAt = performance.now();
    this.#lookAtClock();
    return this.#fault;
  }

  /** Warns of a clock that shows an earlier day than one that was counted: at the start, and daily. */
  #lookAtClock(): void {
    if (this.#counter.clockBehindSince === 0 || this.#lookedAt < this.#nextClockWarning) return;
    this.#nextClockWarning = this.#lookedAt + DAY_MS;
    const { date, endsAt } = this.#counter.today();
    this.#options.warn(new Problem("store.clock_went_back", { date, until: new Date(endsAt).toISOString() }));
  }

  #judge(key: string): Outcome {
    const account = accountOfKey(this.state, key, this.#options.config);
    if (account === undefined) return { code: "unknown_key" };
    const remaining = this.consume(account);
    return remaining < 0 ? { code: "exhausted", account } : { code: "counted", account, remaining };
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
        this.#options.warn(new Problem("store.trying_again", {}, { cause: error }));
      }
    }
    this.#syncTimer = undefined;
    // Something failed, or was committed meanwhile.
    if (this.#counter.unsynced) this.#syncLater();
  }
}
