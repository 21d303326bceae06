import { once } from "../base/bounded_map.ts";
import { DAY_MS } from "../base/clock.ts";
import { fold } from "../base/word_comparison.ts";

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

/** A day as people type it: a date, or a name with the year in which it is looked for. */
export type TypedDay =
  | { readonly date: string }
  | { readonly name: string; readonly year: string | undefined }
  /** A date that no calendar has: `31. 2. 2027`. */
  | { readonly isNoDate: true };

const LANGUAGES = ["sl", "en", "it", "de", "de-AT"];
/** Day, month and year in the order in which Europe writes them; the month may be a word, the year may be absent. */
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th|º)?[.\s/-]+(?:of )?(\d{1,2}|\p{L}{3,})\.?(?:[,\s/-]*(\d{4}))?\.?$/u;
const MONTH_FIRST = /^(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/u;
const YEAR_FIRST = /^(\d{4})[-./ ]+(\d{1,2})[-./ ]+(\d{1,2})\.?$/;
const YEAR = /(?<!\d)([12]\d{3})\.?(?!\d)/;

/** The numbers of the months by their folded names. */
const months = once(() => {
  const numbers = new Map<string, number>();
  for (const language of LANGUAGES) {
    const name = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
    for (let month = 1; month <= 12; month++) numbers.set(fold(name.format(Date.UTC(2000, month - 1, 15))), month);
  }
  return numbers;
});

const consonantsOf = (folded: string): string => folded.replaceAll(/[aeiouy]/g, "");

/** Returns the number of a month by its name, in any case and shortened to three letters or more; undefined for other words. */
function monthOf(word: string): number | undefined {
  const sought = fold(word);
  // A case changes vowels, and no more than the end: `marec`, `marca`; `december`, `decembra`; `Marija` is no month.
  for (const [name, month] of months()) {
    const isForm = sought.startsWith(name.slice(0, 3)) && consonantsOf(sought).startsWith(consonantsOf(name));
    if (name.startsWith(sought) || (isForm && sought.length <= name.length + 1)) return month;
  }
  return undefined;
}

/**
 * Reads what someone types to find a day: `25. 12. 2026`, `2026-12-25`, `25 dicembre`, `December 25, 2026`, `pepelnica 2027`.
 * A date without a year is the next one from a day on.
 */
export function readTypedDay(text: string, { from }: { readonly from: string }): TypedDay {
  const typed = text.normalize("NFC").trim().replaceAll(/\s+/g, " ");
  const [, longYear, second, third] = YEAR_FIRST.exec(typed) ?? [];
  if (longYear !== undefined) return dateOf(longYear, Number(second), Number(third), from);
  const [, day, word = "", year] = DAY_FIRST.exec(typed) ?? swapped(MONTH_FIRST.exec(typed)) ?? [];
  const month = /^\d/.test(word) ? Number(word) : monthOf(word);
  if (day !== undefined && month !== undefined) return dateOf(year, month, Number(day), from);
  const [written, inYear] = YEAR.exec(typed) ?? [];
  if (written === undefined) return { name: typed, year: undefined };
  const name = typed.replace(written, " ").replaceAll(/[\s,]+/g, " ");
  return { name: name.trim(), year: inYear };
}

function swapped(match: RegExpExecArray | null) {
  return match && [match[0], match[2], match[1], match[3]];
}

function dateOf(year: string | undefined, month: number, day: number, from: string): TypedDay {
  const two = (number: number) => `${number}`.padStart(2, "0");
  const isThere = (date: string) => new Date(`${date}T00:00Z`).toJSON()?.startsWith(date);
  // The 29th of February is there every four years, or eight.
  const years =
    year === undefined ? Array.from({ length: 9 }, (_, ahead) => `${Number(from.slice(0, 4)) + ahead}`) : [year];
  const dates = years.map((written) => `${written}-${two(month)}-${two(day)}`);
  const date = dates.find((each) => isThere(each) && (year !== undefined || each >= from));
  return date === undefined ? { isNoDate: true } : { date };
}
