import type { StoreDamaged, Warn } from "../wal/mod.ts";

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

/** Returns the days that had requests, or are damaged, the oldest first. */
export function orderedDays(days: Iterable<DayTotal>): DayTotal[] {
  return [...days]
    .filter(({ requests, damaged }) => requests > 0 || damaged)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** The damaged days: each is warned of once, and does not hide the others. */
export class DamagedDays {
  readonly #warn: Warn;
  readonly #told = new Set<string>();

  constructor(warn: Warn) {
    this.#warn = warn;
  }

  /** Returns the total of a damaged day. */
  total(date: string, error: StoreDamaged): DayTotal {
    if (!this.#told.has(date)) this.#warn(error);
    this.#told.add(date);
    return { date, requests: 0, damaged: true };
  }
}
