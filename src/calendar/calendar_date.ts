import { DAY_MS } from "../base/clock.ts";

/** The first whole year of the Gregorian calendar. */
export const FIRST_YEAR = 1583;

/** The last year that four digits can write. */
export const LAST_YEAR = 9999;

/**
 * Returns the number of a day, counted from 1 January 1970, which is day 0. A calendar day has no hours and no time
 * zone here; `DayClock` has the day in a zone.
 *
 * @param month From 1 to 12.
 */
export function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** Returns the year of a day number. */
export function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}

/** Returns the day of the week of a day number: 0 is Sunday, 6 is Saturday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Returns the next Sunday from a date on, that date itself if it is one. */
export function comingSunday(date: string): string {
  const day = parseDate(date);
  return formatCalendarDate(day + ((7 - weekdayOf(day)) % 7));
}

/** Formats a day number as `YYYY-MM-DD`. */
export function formatCalendarDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns true if a text is a date of the calendar: `YYYY-MM-DD`, a day that exists, from {@link FIRST_YEAR} (earlier
 * years had the Julian calendar) to {@link LAST_YEAR}.
 */
export function isCalendarDate(text: string): boolean {
  return dayOfDate(text) !== undefined;
}

/**
 * Parses a date in the form `YYYY-MM-DD`.
 *
 * @throws {RangeError} If {@link isCalendarDate} says no to the text.
 */
export function parseDate(text: string): number {
  const day = dayOfDate(text);
  if (day === undefined) {
    throw new RangeError(
      `Cannot read date "${text}": expected a day as YYYY-MM-DD, from ${FIRST_YEAR} to ${LAST_YEAR}`,
    );
  }
  return day;
}

function dayOfDate(text: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year === undefined || Number(year) < FIRST_YEAR) return undefined;
  const number = dayNumber(Number(year), Number(month), Number(day));
  // 30 February would have become 1 or 2 March.
  const date = new Date(number * DAY_MS);
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day) ? number : undefined;
}
