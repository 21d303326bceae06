import type { Day, DayClock } from "../../base/clock.ts";

const DAY = 86_400_000;

/**
 * The day that requests are counted on: the clock's day, except after the clock has jumped back.
 *
 * A clock that is found to show an earlier day than one already counted on is not followed at once: the counts of the
 * later day go on, so that a jump back refills no quota and opens no past day again. Were that all, a clock that once
 * showed 2031 by mistake would leave everybody with one day's quota for years. So the clock is believed in the end:
 * when it has shown an earlier day for 24 hours by its own reading, its day becomes the counted one. A quota is then
 * never renewed sooner than 24 hours after the jump, and never later.
 */
export class MonotonicDay {
  #clock: DayClock;
  #day: Day;
  #seen: Day;
  #clockBehindSince: number;

  /**
   * @param last The date of the day counted last, `""` if there is none.
   * @param clockBehindSince Since which moment the clock was known to be behind that day; 0 if it was not.
   */
  constructor(
    clock: DayClock,
    { last, clockBehindSince }: { last: string; clockBehindSince: number },
  ) {
    this.#clock = clock;
    this.#clockBehindSince = clockBehindSince;
    this.#seen = clock.today();
    this.#day = this.#judge(this.#seen, last);
  }

  /** The moment, by the clock's own reading, since which it has been behind; 0 if it is not. */
  get clockBehindSince(): number {
    return this.#clockBehindSince;
  }

  /** The day counted now. Where the clock is behind, `endsAt` is when the next day will begin by the clock's reading. */
  today(): Day {
    const shown = this.#clock.today();
    if (shown === this.#seen && this.#clockBehindSince === 0) return this.#day;
    this.#seen = shown;
    this.#day = this.#judge(shown, this.#day.date);
    return this.#day;
  }

  #judge(shown: Day, last: string): Day {
    if (shown.date >= last) {
      this.#clockBehindSince = 0;
      return shown;
    }
    const now = this.#clock.now();
    // A clock that went back once more begins its 24 hours anew.
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
