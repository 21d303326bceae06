import type { Day, DayClock } from "../../base/clock.ts";

const DAY = 86_400_000;

/** A counted day, and since when the clock is behind it. */
export interface CountedDay {
  readonly date: string;
  /** The moment since which the clock was known to be behind that day; 0 if it was not. */
  readonly clockBehindSince: number;
}

/** Returns the day that is counted after a clock showed a date at a moment of its own reading. */
export function followClock(counted: CountedDay, { date, now }: { date: string; now: number }): CountedDay {
  const { clockBehindSince: before } = counted;
  if (date >= counted.date) return { date, clockBehindSince: 0 };
  // A clock that went back once more begins its 24 hours again.
  const since = before === 0 || now < before ? now : before;
  return now >= since + DAY ? { date, clockBehindSince: 0 } : { date: counted.date, clockBehindSince: since };
}

/** The source of the day that a counter counts on. */
export interface DaySource {
  readonly clockBehindSince: number;
  /** Returns the same object as long as the day is the same. */
  today(): Day;
}

/**
 * The day that requests are counted on: the clock's day, except after the clock has jumped back.
 *
 * A clock that shows an earlier day than one already counted on is not followed at once: the counts of the later day go
 * on, so that a jump back refills no quota and opens no past day again. Were that all, a clock that once showed 2031 by
 * mistake would leave everybody with one day's quota for years. So the clock is believed once it has shown an earlier
 * day for 24 hours by its own reading. A quota is then never renewed sooner than 24 hours after the jump, and never
 * later.
 */
export class MonotonicDay implements DaySource {
  #clock: DayClock;
  #day: Day;
  #shown: Day;
  #clockBehindSince: number;

  /** @param last The day counted last; its date is `""` if there is none. */
  constructor(clock: DayClock, last: CountedDay) {
    this.#clock = clock;
    this.#clockBehindSince = last.clockBehindSince;
    this.#shown = clock.today();
    this.#day = this.#judge(this.#shown, last.date);
  }

  /** The moment, by the clock's own reading, since which it has been behind; 0 if it is not. */
  get clockBehindSince(): number {
    return this.#clockBehindSince;
  }

  /** Returns the day counted now. While the clock is behind, `endsAt` is the moment at which the next day will begin. */
  today(): Day {
    const shown = this.#clock.today();
    if (shown === this.#shown && this.#clockBehindSince === 0) return this.#day;
    this.#shown = shown;
    this.#day = this.#judge(shown, this.#day.date);
    return this.#day;
  }

  #judge(shown: Day, last: string): Day {
    const now = this.#clock.now();
    const before = { date: last, clockBehindSince: this.#clockBehindSince };
    const { date, clockBehindSince } = followClock(before, { date: shown.date, now });
    this.#clockBehindSince = clockBehindSince;
    if (date === shown.date) return shown;
    if (this.#day?.date === last && this.#day.endsAt > now && this.#day.startsAt <= now) return this.#day;
    const believedAt = clockBehindSince + DAY;
    const believed = this.#clock.dayAt(believedAt);
    const endsAt = believed.date < last ? believedAt : believed.date === last ? believed.endsAt : believed.startsAt;
    return { date: last, startsAt: shown.startsAt, endsAt };
  }
}

/** The requests counted on a day, by account number: accounts without any have no entry. */
export class DayCounts {
  readonly #counts: number[] = [];
  readonly #committed: number[] = [];
  readonly #changed: number[] = [];

  /** The accounts that have changed since `commit` or `rollback`. */
  get changed(): readonly number[] {
    return this.#changed;
  }

  /** The highest account number with a request, and one more. */
  get length(): number {
    return this.#counts.length;
  }

  /** Returns the requests counted for an account. */
  get(account: number): number {
    return this.#counts[account] ?? 0;
  }

  /** Counts one more for an account. */
  add(account: number): void {
    const count = this.get(account);
    if (count === (this.#committed[account] ?? 0)) this.#changed.push(account);
    this.#counts[account] = count + 1;
  }

  /** Raises the count of an account to that of a record. */
  raise(account: number, count: number): void {
    if (count <= this.get(account)) return;
    this.#counts[account] = count;
    this.#committed[account] = count;
  }

  /** Keeps the changes, which are on record. */
  commit(): void {
    for (const account of this.#changed) this.#committed[account] = this.#counts[account]!;
    this.#changed.length = 0;
  }

  /** Undoes the changes, which could not be put on record. */
  rollback(): void {
    for (const account of this.#changed) this.#counts[account] = this.#committed[account] ?? 0;
    this.#changed.length = 0;
  }

  /** Copies all counts by account number, without the changes since `commit`. */
  committed(): number[] {
    return this.#committed.slice();
  }
}
