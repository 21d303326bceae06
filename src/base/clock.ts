import { kept } from "./bounded_map.ts";

/** A day of 24 hours. */
export const DAY_SECONDS = 86_400;
export const DAY_MS = DAY_SECONDS * 1000;

/** Milliseconds since the Unix epoch, as `Date.now` gives them; a test brings its own. */
export type Now = () => number;

/** One calendar day in a time zone. */
export interface Day {
  /** `YYYY-MM-DD` in the clock's time zone. */
  readonly date: string;
  /** The first millisecond of the day, since the Unix epoch. */
  readonly startsAt: number;
  /** The first millisecond of the next day. 23 to 25 hours after `startsAt` where summer time begins or ends. */
  readonly endsAt: number;
}

const HOUR = 3_600_000;

/**
 * Gives the calendar day in a time zone, with its beginning and its end.
 *
 * Asking `Intl` costs microseconds, so the day is worked out once and kept until it is over.
 */
export class DayClock {
  readonly timeZone: string;
  readonly now: Now;
  readonly #dateOf: (moment: number) => string;
  #today: Day = { date: "", startsAt: 0, endsAt: 0 };

  /**
   * @param timeZone An IANA name, such as `Europe/Ljubljana`.
   * @param options `isOfProcess`: The process has this time zone, so that no formatter is needed, the first of which takes
   *   a tenth of a start.
   * @throws {RangeError} If the time zone is not known.
   */
  constructor(timeZone: string, now: Now = Date.now, { isOfProcess = false }: { isOfProcess?: boolean } = {}) {
    this.timeZone = timeZone;
    this.now = now;
    this.#dateOf = isOfProcess ? localDate : dateIn(timeZone);
  }

  /** The day that the present moment belongs to. */
  today(): Day {
    const now = this.now();
    if (now < this.#today.startsAt || now >= this.#today.endsAt) this.#today = this.dayAt(now);
    return this.#today;
  }

  /** The day that a moment (milliseconds since the Unix epoch) belongs to. */
  dayAt(moment: number): Day {
    const date = this.#dateOf(moment);
    const isToday = (at: number) => this.#dateOf(at) === date;
    // No day anywhere is longer than 25 hours but those of a zone that crossed the date line.
    const startsAt = boundary(moment - 50 * HOUR, moment, isToday);
    const endsAt = boundary(moment, moment + 50 * HOUR, (at) => !isToday(at));
    return { date, startsAt, endsAt };
  }
}

/** The formats of time zones: making one takes as long as a hundred dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

function dateIn(timeZone: string): (moment: number) => string {
  // The Swedish locale writes dates as ISO 8601 does.
  const format = kept(formats, timeZone, () => new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }));
  return (moment) => format.format(moment);
}

function localDate(moment: number): string {
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The first moment in (`from`, `to`] at which `holds` is true, given that it is not at `from` and is at `to`. */
function boundary(from: number, to: number, holds: (moment: number) => boolean): number {
  let before = Math.floor(from);
  let after = Math.ceil(to);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (holds(middle)) after = middle;
    else before = middle;
  }
  return after;
}
