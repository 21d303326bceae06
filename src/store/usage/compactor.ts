import { join } from "node:path";
import type { FileLayer } from "../wal/mod.ts";
import { type CountedPart, compactCounts } from "./compact.ts";
import { usageFiles, usageFolder } from "./files.ts";

const DAY = 86_400_000;
/** How long after a failure folding is tried again, in milliseconds: doubled each time up to the longest. */
const FIRST_RETRY = 1000;
const LONGEST_RETRY = 60_000;
/** Old days are removed only where the clock has not just jumped ahead by more days than this. */
const TRUSTED_GAP = 30;

/** Keeps the usage folder small: folds what is finished, one part after another, and removes days past their time. */
export class UsageCompactor {
  #files: FileLayer;
  #folder: string;
  #days: number;
  #warn: (message: string) => void;
  #turn: Promise<void> = Promise.resolve();
  #waiting: CountedPart[] = [];
  #working = false;
  #retryAfter = FIRST_RETRY;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;
  #pauses = 0;

  /** @param options `folder` is the store's, `days` how many days of usage are kept. */
  constructor(options: {
    files: FileLayer;
    folder: string;
    days: number;
    warn: (message: string) => void;
  }) {
    this.#files = options.files;
    this.#folder = usageFolder(options.folder);
    this.#days = options.days;
    this.#warn = options.warn;
  }

  /** Folds a part now, after those before it. @throws {StoreUnavailable} */
  compact(part: CountedPart): Promise<void> {
    const stopped = () => this.#stopped;
    const compacted = this.#turn.then(() =>
      compactCounts(this.#files, { folder: this.#folder, part, stopped }),
    );
    this.#turn = compacted.catch(() => {});
    return compacted;
  }

  /** Folds a part when there is time, and again until it works. */
  finish(part: CountedPart): void {
    this.#waiting.push(part);
    void this.#work();
  }

  /** The last parts of the days that wait to be compacted, but not of the day `except`. */
  uncompacted(except: string): CountedPart[] {
    const byDate = new Map<string, CountedPart>();
    for (const part of this.#waiting) if (part.date !== except) byDate.set(part.date, part);
    return [...byDate.values()];
  }

  /** Removes what a crash left behind, and days that are past their time on the day `today`. */
  tidy(today: string): void {
    this.#warned(() => {
      for (const name of this.#files.list(this.#folder)) {
        if (name.endsWith(".new")) this.#files.remove(join(this.#folder, name));
      }
    });
    this.removeOld(today);
  }

  /** Removes the days that are past their time on the day `today`. */
  removeOld(today: string): void {
    if (this.#pauses > 0) return;
    this.#warned(() => {
      const files = usageFiles(this.#files.list(this.#folder));
      const before = files.findLast((file) => file.date !== today)?.date;
      if (before === undefined || daysBetween(before, today) > TRUSTED_GAP) return;
      for (const file of files) {
        if (daysBetween(file.date, today) <= this.#days) continue;
        this.#files.remove(join(this.#folder, file.name));
      }
    });
  }

  /** Waits until no file is being compacted, and lets none be compacted or removed until the returned function is called. */
  async pause(): Promise<() => void> {
    const before = this.#turn;
    let resume = () => {};
    this.#turn = new Promise((resolve) => {
      resume = resolve;
    });
    this.#pauses++;
    await before;
    return () => {
      this.#pauses--;
      resume();
    };
  }

  /** Gives up what is under way at the next pause; what is not compacted will be by the next process. */
  async close(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#turn;
  }

  /** Does what can be done later as well: a failure is only told of. */
  #warned(action: () => void): void {
    try {
      action();
    } catch (error) {
      this.#warn(`Cannot tidy ${this.#folder}: ${(error as Error).message}`);
    }
  }

  async #work(): Promise<void> {
    if (this.#working || this.#stopped) return;
    this.#working = true;
    clearTimeout(this.#retry);
    try {
      while (this.#waiting[0] && !this.#stopped) {
        await this.compact(this.#waiting[0]);
        this.#waiting.shift();
        this.#retryAfter = FIRST_RETRY;
      }
    } catch (error) {
      this.#warn(`${(error as Error).message}; trying again`);
      this.#retry = setTimeout(() => void this.#work(), this.#retryAfter).unref();
      this.#retryAfter = Math.min(LONGEST_RETRY, 2 * this.#retryAfter);
    } finally {
      this.#working = false;
    }
  }
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / DAY;
}
