import { join } from "node:path";
import type { Day } from "../base/clock.ts";
import type { CountedDay } from "./counted_day.ts";
import { DayCounts } from "./day_counts.ts";
import type { FileLayer } from "./files.ts";
import { LogFile } from "./log.ts";
import { usageFileName, usageFolder, writeUsageHeader } from "./usage_files.ts";

/** A day's counts that were finished, and must now be folded. */
export interface FinishedDay {
  readonly date: string;
  /** The number of the last log that has a part in the counts. */
  readonly number: number;
  readonly counts: Uint32Array;
}

/** Counts requests, by slot and day, in memory and in a log of the day. */
export class Usage {
  #files: FileLayer;
  #folder: string;
  #countedDay: CountedDay;
  #day: Day;
  #counts: DayCounts;
  #log: LogFile | undefined;
  #number: number;
  #statedBehind: number;
  #statedSynced = 0;

  constructor(options: {
    files: FileLayer;
    /** The store's folder. */
    folder: string;
    countedDay: CountedDay;
    /** The counts of the counted day so far. */
    counts: DayCounts;
    /** The last log of the counted day, where there is one to go on with. */
    log: LogFile | undefined;
    /** The highest number that a usage file has. */
    number: number;
  }) {
    this.#files = options.files;
    this.#folder = usageFolder(options.folder);
    this.#countedDay = options.countedDay;
    this.#day = options.countedDay.today();
    this.#counts = options.counts;
    this.#log = options.log;
    this.#number = options.number;
    this.#statedBehind = options.countedDay.behindSince;
  }

  /** The day that is counted. It never changes while something is pending. */
  today(): Day {
    if (this.#counts.changedLength > 0) return this.#day;
    const day = this.#countedDay.today();
    if (day !== this.#day) this.#turnTo(day);
    return this.#day;
  }

  /** The requests counted today for a slot. */
  count(slot: number): number {
    this.today();
    return this.#counts.get(slot);
  }

  /** Counts one request; returns how many remain after it, or -1 without counting it when none was left. */
  take(slot: number, limit: number): number {
    this.today();
    const remaining = limit - this.#counts.get(slot);
    if (remaining <= 0) return -1;
    this.#counts.add(slot);
    return remaining - 1;
  }

  /** Whether something is counted that is not in the log. */
  get pending(): boolean {
    return this.#counts.changedLength > 0;
  }

  /**
   * Puts all that is pending into the log with one write.
   *
   * @throws {StoreUnavailable} If that fails; then it is not counted either.
   */
  commit(): void {
    const counts = this.#counts;
    if (counts.changedLength === 0) return;
    try {
      const log = this.#writableLog();
      const { records } = log;
      if (log.synced > this.#statedSynced) records.begin("synced").number(log.synced).end();
      const behind = this.#countedDay.behindSince;
      if (behind !== this.#statedBehind) records.begin("behind").number(behind).end();
      records.begin("count");
      for (let index = 0; index < counts.changedLength; index++) {
        const slot = counts.changedSlot(index);
        records.pair(slot, counts.get(slot));
      }
      records.end();
      const synced = log.synced;
      log.flush();
      this.#statedSynced = synced;
      this.#statedBehind = behind;
    } catch (error) {
      counts.giveBack();
      throw error;
    }
    counts.settle();
  }

  /** Puts what was committed on the disk. @throws {StoreUnavailable} */
  async sync(): Promise<void> {
    await this.#log?.sync();
  }

  /** Whether something was committed that is not known to be on the disk. */
  get unsynced(): boolean {
    return this.#log !== undefined && this.#log.synced < this.#log.size;
  }

  async close(): Promise<void> {
    const log = this.#log;
    this.#log = undefined;
    if (!log) return;
    try {
      await log.sync();
    } finally {
      await log.close();
    }
  }

  #writableLog(): LogFile {
    if (!this.#log) {
      const file = { date: this.#day.date, number: this.#number + 1, folded: false };
      this.#log = LogFile.create(this.#files, join(this.#folder, usageFileName(file)));
      this.#number++;
      this.#statedSynced = 0;
    }
    if (this.#log.size === 0) {
      writeUsageHeader(this.#log.records, {
        date: this.#day.date,
        number: this.#number,
        folded: false,
      });
    }
    return this.#log;
  }

  #turnTo(day: Day): void {
    if (day.date !== this.#day.date) {
      const log = this.#log;
      this.#log = undefined;
      this.#counts = new DayCounts();
      void log?.sync().finally(() => log.close());
    }
    this.#day = day;
  }
}
