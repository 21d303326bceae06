import { type FileLayer, StoreDamaged, type Warn } from "../wal/mod.ts";
import type { UsageCompactor } from "./compactor.ts";
import type { UsageCounter } from "./daily_counter.ts";
import { CompactedDays, type UsageFile } from "./files.ts";

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

/** The readers of the two forms of a day. */
interface DayReaders {
  readonly compacted: (file: UsageFile) => number | Promise<number>;
  readonly counted: (counts: readonly number[]) => number;
}

/** The use of an account on a number of days. */
export interface RecentUse {
  readonly requests: number;
  /** The last day with a request, `YYYY-MM-DD`. */
  readonly last: string;
}

/** The requests of past days and of today: from compacted days, days that wait to be compacted, and the counter. */
export class UsageHistory {
  readonly #compacted: CompactedDays;
  readonly #compactor: UsageCompactor;
  readonly #counter: UsageCounter;
  readonly #warn: Warn;
  /** The damaged days that were warned of. */
  readonly #told = new Set<string>();

  /** @param options `folder`: the store's. */
  constructor(options: {
    files: FileLayer;
    folder: string;
    compactor: UsageCompactor;
    counter: UsageCounter;
    warn: Warn;
  }) {
    this.#compacted = new CompactedDays(options.files, options.folder);
    this.#compactor = options.compactor;
    this.#counter = options.counter;
    this.#warn = options.warn;
  }

  /** Reads the requests of an account on each day that had any, the oldest first. */
  ofAccount(account: number, options: HistoryOptions = {}): Promise<DayTotal[]> {
    return this.#read(options, {
      compacted: async (file) => (await this.#compacted.ofAccounts(file, [account])).get(account) ?? 0,
      counted: (counts) => counts[account] ?? 0,
    });
  }

  /**
   * Reads what some accounts used on the days from a date on, all of them in one pass.
   *
   * @returns The uses of those with a request, by account. A damaged day is passed over.
   */
  async recentUses(accounts: readonly number[], since: string): Promise<Map<number, RecentUse>> {
    const uses = new Map<number, RecentUse>();
    const add = (date: string, account: number, requests: number) => {
      const { last = "", requests: before = 0 } = uses.get(account) ?? {};
      uses.set(account, { last: last > date ? last : date, requests: before + requests });
    };
    const today = this.#counter.committed();
    const recent = [...this.#compactor.uncompacted(today.date), today];
    for (const { date, counts } of recent) {
      if (date < since) continue;
      for (const account of accounts) {
        const { [account]: requests = 0 } = counts;
        if (requests > 0) add(date, account, requests);
      }
    }
    const read = new Set(recent.map(({ date }) => date));
    for (const file of this.#compacted.days()) {
      if (file.date < since || read.has(file.date)) continue;
      for (const [account, requests] of await this.#ofAccounts(file, accounts)) {
        add(file.date, account, requests);
      }
      await new Promise(setImmediate);
    }
    return uses;
  }

  async #ofAccounts(file: UsageFile, accounts: readonly number[]): Promise<ReadonlyMap<number, number>> {
    try {
      return await this.#compacted.ofAccounts(file, accounts);
    } catch (error) {
      if (!(error instanceof StoreDamaged)) throw error;
      return new Map();
    }
  }

  /** Reads the requests of all accounts together on each day that had any, the oldest first. */
  total(options: HistoryOptions = {}): Promise<DayTotal[]> {
    return this.#read(options, {
      compacted: (file) => this.#compacted.total(file).requests,
      counted: (counts) => counts.reduce((sum, count) => sum + count, 0),
    });
  }

  /** Reads one day after another, while other work goes on. */
  async #read({ since = "" }: HistoryOptions, readers: DayReaders): Promise<DayTotal[]> {
    const today = this.#counter.committed();
    const days = new Map<string, DayTotal>();
    for (const { date, counts } of [...this.#compactor.uncompacted(today.date), today]) {
      if (date >= since) days.set(date, { date, requests: readers.counted(counts) });
    }
    for (const file of this.#compacted.days()) {
      const { date } = file;
      if (date < since || days.has(date)) continue;
      days.set(date, await this.#readFile(file, readers));
      await new Promise(setImmediate);
    }
    return [...days.values()]
      .filter(({ requests, damaged }) => requests > 0 || damaged)
      .sort((one, other) => (one.date < other.date ? -1 : 1));
  }

  /** Reads a compacted day; one that is damaged is marked. */
  async #readFile(file: UsageFile, { compacted }: DayReaders): Promise<DayTotal> {
    const { date } = file;
    try {
      return { date, requests: await compacted(file) };
    } catch (error) {
      if (!(error instanceof StoreDamaged)) throw error;
      if (!this.#told.has(date)) this.#warn(error);
      this.#told.add(date);
      return { date, requests: 0, damaged: true };
    }
  }
}
