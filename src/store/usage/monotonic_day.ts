import type { Day, DayClock } from "../../base/clock.ts";

const DAY = 86_400_000;

/**
 * The day that requests are counted on: the clock's day, except after the clock has jumped back.
 *
 * A clock that shows an earlier day than one already counted on is not followed at once: the counts of the later day go
 * on, so that a jump back refills no quota and opens no past day again. Were that all, a clock that once showed 2031 by
 * mistake would leave everybody with one day's quota for years. So the clock is believed once it has shown an earlier
 * day for 24 hours by its own reading. A quota is then never renewed sooner than 24 hours after the jump, and never
 * later.
 */
export class MonotonicDay {
  #clock: DayClock;
  #day: Day;
  #shown: Day;
  #clockBehindSince: number;

  /**
   * @param last The date of the day counted last, `""` if there is none.
   * @param clockBehindSince The moment since which the clock was known to be behind that day; 0 if it was not.
   */
  constructor(
    clock: DayClock,
    { last, clockBehindSince }: { last: string; clockBehindSince: number },
  ) {
    this.#clock = clock;
    this.#clockBehindSince = clockBehindSince;
    this.#shown = clock.today();
    this.#day = this.#judge(this.#shown, last);
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
    if (shown.date >= last) {
      this.#clockBehindSince = 0;
      return shown;
    }
    const now = this.#clock.now();
    // A clock that went back once more begins its 24 hours again.
    if (this.#clockBehindSince === 0 || now < this.#clockBehindSince) this.#clockBehindSince = now;
    const believedAt = this.#clockBehindSince + DAY;
    if (now >= believedAt) {
      this.#clockBehindSince = 0;
      return shown;
    }
    if (this.#day?.date === last && this.#day.endsAt > now && this.#day.startsAt <= now)
      return this.#day;
    const believed = this.#clock.dayAt(believedAt);
    const endsAt =
      believed.date < last
        ? believedAt
        : believed.date === last
          ? believed.endsAt
          : believed.startsAt;
    return { date: last, startsAt: shown.startsAt, endsAt };
  }
}
