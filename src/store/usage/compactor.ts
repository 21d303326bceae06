import { join } from "node:path";
import { Mutex } from "../../base/mutex.ts";
import { type FileLayer, StoreError, type Warn } from "../wal/mod.ts";
import { type CountedPart, compactCounts } from "./compact.ts";
import { usageFiles, usageFolder } from "./files.ts";

const DAY = 86_400_000;
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
    const isStopped = () => this.#isClosed;
    return this.#mutex.run(() => compactCounts(this.#options.files, { folder: this.#folder, part, isStopped }));
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
      this.#options.warn(new StoreError("cannot_tidy", { folder: this.#folder }, { cause: error }));
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
      this.#options.warn(new StoreError("trying_again", {}, { cause: error }));
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
    age += Math.min(MAX_GAP_DAYS, (Date.parse(later) - Date.parse(date)) / DAY);
    if (age > days) expired.add(date);
    later = date;
  }
  return expired;
}
