import { type FileLayer, StoreDamaged, type Warn } from "../wal/mod.ts";
import type { UsageCompactor } from "./compactor.ts";
import type { UsageCounter } from "./daily_counter.ts";
import { compactedDays, readCompactedDay, usageFolder } from "./files.ts";

/** The requests of a day. */
export interface DayTotal {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** 0 where the day's record is damaged. */
  readonly requests: number;
  /** Present where the day's record is damaged. */
  readonly damaged?: true;
}

/** The options of reading the history. */
export interface HistoryOptions {
  /** A date; earlier days are left out, and not read. */
  readonly since?: string;
}

/** The use of an account on a number of days. */
export interface RecentUse {
  readonly requests: number;
  /** The last day with a request, `YYYY-MM-DD`. */
  readonly last: string;
}

/** The parts that the history is read from. */
interface HistoryParts {
  readonly files: FileLayer;
  /** The store's folder. */
  readonly folder: string;
  readonly compactor: UsageCompactor;
  readonly counter: UsageCounter;
  readonly warn: Warn;
}

/** The requests of past days and of today: from compacted days, days that wait to be compacted, and the counter. */
export class UsageHistory {
  readonly #options: HistoryParts;
  /** The damaged days that were warned of. */
  readonly #told = new Set<string>();

  constructor(options: HistoryParts) {
    this.#options = options;
  }

  /** Reads the requests of an account on each day that had any, the oldest first. */
  ofAccount(account: number, options: HistoryOptions = {}): Promise<DayTotal[]> {
    return this.#totals(options, (counts) => counts[account] ?? 0);
  }

  /**
   * Reads what some accounts used on the days from a date on, all of them in one pass.
   *
   * @returns The uses of those with a request, by account. A damaged day is passed over.
   */
  async recentUses(accounts: readonly number[], since: string): Promise<Map<number, RecentUse>> {
    const uses = new Map<number, RecentUse>();
    for await (const { date, counts } of this.#read(since)) {
      for (const account of accounts) {
        const requests = counts?.[account] ?? 0;
        if (requests === 0) continue;
        const { last = "", requests: before = 0 } = uses.get(account) ?? {};
        uses.set(account, { last: last > date ? last : date, requests: before + requests });
      }
    }
    return uses;
  }

  /** Reads the requests of all accounts together on each day that had any, the oldest first. */
  total(options: HistoryOptions = {}): Promise<DayTotal[]> {
    return this.#totals(options, (counts) => counts.reduce((sum, count) => sum + count, 0));
  }

  async #totals(
    { since = "" }: HistoryOptions,
    requestsOf: (counts: readonly number[]) => number,
  ): Promise<DayTotal[]> {
    const days: DayTotal[] = [];
    for await (const { date, counts = [], fault } of this.#read(since)) {
      const requests = requestsOf(counts);
      if (requests > 0) days.push({ date, requests });
      if (fault === undefined) continue;
      if (!this.#told.has(date)) this.#options.warn(fault);
      this.#told.add(date);
      days.push({ date, requests: 0, damaged: true });
    }
    return days.sort((one, other) => (one.date < other.date ? -1 : 1));
  }

  /** Reads one day after another, while other work goes on. Yields the fault of a compacted day that is damaged. */
  async *#read(since: string): AsyncGenerator<{ date: string; counts?: readonly number[]; fault?: StoreDamaged }> {
    const { compactor, counter, files, folder } = this.#options;
    const usage = usageFolder(folder);
    const today = counter.committed();
    const read = new Set<string>();
    for (const { date, counts } of [...compactor.uncompacted(today.date), today]) {
      read.add(date);
      if (date >= since) yield { date, counts };
    }
    for (const file of compactedDays(files, usage)) {
      const { date } = file;
      if (date < since || read.has(date)) continue;
      try {
        yield { date, counts: readCompactedDay(files, usage, file) };
      } catch (fault) {
        if (!(fault instanceof StoreDamaged)) throw fault;
        yield { date, fault };
      }
      await new Promise(setImmediate);
    }
  }
}
