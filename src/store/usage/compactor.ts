import { join } from "node:path";
import { DAY_MS } from "../../base/clock.ts";
import { Mutex } from "../../base/concurrency.ts";
import { Problem } from "../../base/problem.ts";
import { type FileLayer, LogFile, removeQuietly, StoreUnavailable, type Warn } from "../wal/mod.ts";
import { type UsageFile, usageFileName, usageFiles, usageFolder, writeUsageHeader } from "./files.ts";

/** The delay before compacting is tried again after a failure: doubled each time, up to the longest. */
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;
/**
 * The days that count as passed, at most, between two days with requests. A clock that runs ahead, however far and over
 * however many midnights and restarts, makes the history older by so many days and not by the years that it shows.
 */
const MAX_GAP_DAYS = 3;

/** The options of a `UsageCompactor`. */
interface CompactorOptions {
  readonly files: FileLayer;
  /** The store's folder. */
  readonly folder: string;
  /** The days of usage that are kept. */
  readonly days: number;
  readonly warn: Warn;
}

/** The compactor of the usage folder: compacts parts of days one after another, and removes days that are too old. */
export class UsageCompactor {
  readonly #options: CompactorOptions;
  readonly #folder: string;
  readonly #mutex = new Mutex();
  #waiting: CountedPart[] = [];
  #isWorking = false;
  #retryDelay = FIRST_RETRY_MS;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;
  #pauses = 0;

  constructor(options: CompactorOptions) {
    this.#options = options;
    this.#folder = usageFolder(options.folder);
  }

  /** Compacts a part now, after those before it. @throws {StoreUnavailable} If that fails. */
  compact(part: CountedPart): Promise<void> {
    return this.#mutex.run(() => this.#replaceLogs(part));
  }

  /** Compacts a part in the background, and again until it works. */
  schedule(part: CountedPart): void {
    this.#waiting.push(part);
    void this.#work();
  }

  /** Returns the last parts of the days that wait to be compacted, but not of the day `except`. */
  uncompacted(except: string): CountedPart[] {
    const byDate = new Map<string, CountedPart>();
    for (const part of this.#waiting) if (part.date !== except) byDate.set(part.date, part);
    return [...byDate.values()];
  }

  /** Removes the unfinished files of a crash, and the days that are too old on the day `today`. */
  tidy(today: string): void {
    this.#attempt(() => {
      for (const name of this.#options.files.list(this.#folder)) {
        if (name.endsWith(".new")) this.#options.files.remove(join(this.#folder, name));
      }
    });
    this.removeExpired(today);
  }

  /** Removes the days that are too old on the day `today`. */
  removeExpired(today: string): void {
    if (this.#pauses > 0) return;
    this.#attempt(() => {
      const files = usageFiles(this.#options.files.list(this.#folder));
      const expired = expiredDates(files, { today, days: this.#options.days });
      for (const { date, name } of files) {
        if (expired.has(date)) this.#options.files.remove(join(this.#folder, name));
      }
    });
  }

  /** Waits until nothing is being compacted, and stops all work until the returned function is called. */
  async pause(): Promise<() => void> {
    this.#pauses++;
    const release = await this.#mutex.acquire();
    return () => {
      this.#pauses--;
      release();
    };
  }

  /** Stops the work under way at its next step; the next process does the rest. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#mutex.run(async () => {});
  }

  /** Does what can be done later as well; a failure is a warning. */
  #attempt(action: () => void): void {
    try {
      action();
    } catch (error) {
      this.#options.warn(new Problem("store.cannot_tidy", { folder: this.#folder }, { cause: error }));
    }
  }

  /**
   * Writes counts as one line an account and removes the logs that they replace.
   *
   * The new file is whole and on the disk before it gets its name, and has its name on the disk before a log is removed:
   * a crash at any step leaves the logs, or the compacted file, or both, which have the same counts.
   */
  async #replaceLogs({ date, number, counts }: CountedPart): Promise<void> {
    const { files } = this.#options;
    const file = { date, number, compacted: true };
    const path = join(this.#folder, usageFileName(file));
    try {
      if (!(await replaceCounts(files, { path, file, counts, isStopped: () => this.#isClosed }))) return;
      await files.syncFolder(this.#folder);
      removeSuperseded(files, { folder: this.#folder, date });
    } catch (cause) {
      removeQuietly(files, `${path}.new`);
      if (cause instanceof StoreUnavailable) throw cause;
      throw new StoreUnavailable("cannot_compact", { date, path }, { cause });
    }
  }

  async #work(): Promise<void> {
    if (this.#isWorking || this.#isClosed) return;
    this.#isWorking = true;
    clearTimeout(this.#retry);
    try {
      while (this.#waiting[0] && !this.#isClosed) {
        await this.compact(this.#waiting[0]);
        this.#waiting.shift();
        this.#retryDelay = FIRST_RETRY_MS;
      }
    } catch (error) {
      this.#options.warn(new Problem("store.trying_again", {}, { cause: error }));
      this.#retry = setTimeout(() => void this.#work(), this.#retryDelay).unref();
      this.#retryDelay = Math.min(LONGEST_RETRY_MS, 2 * this.#retryDelay);
    } finally {
      this.#isWorking = false;
    }
  }
}

/** Returns the dates that are more than `days` days old, by the gaps between the dates there are. */
export function expiredDates(
  files: readonly { readonly date: string }[],
  { today, days }: { today: string; days: number },
): Set<string> {
  const past = new Set(files.map(({ date }) => date).filter((date) => date < today));
  const expired = new Set<string>();
  let later = today;
  let age = 0;
  for (const date of [...past].sort().reverse()) {
    age += Math.min(MAX_GAP_DAYS, (Date.parse(later) - Date.parse(date)) / DAY_MS);
    if (age > days) expired.add(date);
    later = date;
  }
  return expired;
}

/** The counts in the logs of a day up to a number. */
export interface CountedPart {
  readonly date: string;
  /** The number of the last of the logs. */
  readonly number: number;
  /** By account number. */
  readonly counts: readonly number[];
}

/** The bytes that are written at once: other work goes on in between. */
const PIECE = 1 << 16;

/** Writes a usage file in place of the one of that path, if there is one. @returns False if it was stopped before the end. */
export async function replaceCounts(
  files: FileLayer,
  { path, ...counts }: { path: string } & WrittenCounts,
): Promise<boolean> {
  files.remove(`${path}.new`);
  const log = LogFile.create(files, `${path}.new`);
  try {
    if (!(await writeCounts(log, counts))) return false;
    await log.sync();
  } finally {
    await log.close();
  }
  files.rename(`${path}.new`, path);
  return true;
}

/** Removes the files of a day that its last compacted file, known to be sound, replaces. */
export function removeSuperseded(files: FileLayer, { folder, date }: { folder: string; date: string }): void {
  const ofDay = usageFiles(files.list(folder)).filter((file) => file.date === date);
  const compacted = ofDay.findLast((file) => file.compacted);
  for (const file of ofDay) {
    if (compacted && file !== compacted && file.number <= compacted.number) {
      files.remove(join(folder, file.name));
    }
  }
}

/** The content of a usage file. */
interface WrittenCounts {
  readonly file: Omit<UsageFile, "name">;
  /** By account number. */
  readonly counts: readonly number[];
  /** True leaves the rest unwritten. */
  readonly isStopped: () => boolean;
}

/**
 * Writes a whole usage file, one line an account, while other work goes on.
 *
 * @returns False if it was stopped before the end.
 * @throws {StoreUnavailable} If it cannot be written.
 */
export async function writeCounts(log: LogFile, { counts, file, isStopped }: WrittenCounts): Promise<boolean> {
  let accounts = 0;
  let total = 0;
  writeUsageHeader(log.records, file);
  for (const [account, count = 0] of counts.entries()) {
    if (count === 0) continue;
    accounts++;
    total += count;
    log.records.begin("count").pair(account, count).end();
    if (log.records.length < PIECE) continue;
    log.flush();
    await new Promise(setImmediate);
    if (isStopped()) return false;
  }
  if (file.compacted) log.records.begin("complete").number(accounts).number(total).end();
  log.flush();
  return true;
}
