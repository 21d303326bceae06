import { once, oncePer } from "../base/bounded_map.ts";
import { readRows, readTable, type TableLine } from "../base/source_files.ts";
import type { Reference } from "../reference/mod.ts";
import {
  parseVerseSpan,
  referenceTo,
  type TranslationVersification,
  type VerseSpan,
  versesInTranslation,
} from "../versification/mod.ts";
import { parseDate } from "./calendar_date.ts";
import type { ChurchCalendar } from "./church_calendar.ts";
import { WEEKDAYS } from "./easter_and_seasons.ts";
import { type LiturgicalDay, liturgicalDay } from "./liturgical_day.ts";

/** The verses of a day, the chosen ones first, then what replaces them. */
type VerseCandidates = readonly VerseSpan[];

/**
 * Reads a table in the form of `tables/verses_of_the_day.txt`.
 *
 * @returns The choices by day.
 * @throws {TableError} If a line cannot be read or a day has two lines.
 */
export function readVerseTable(lines: readonly TableLine[]): ReadonlyMap<string, VerseCandidates> {
  const days = new Map<string, VerseCandidates>();
  readRows(lines, ([day = "", ...choices], { text }) => {
    if (day === "" || choices.length === 0) {
      throw new SyntaxError(`Cannot read "${text}": expected a day and its verses with " | " between`);
    }
    if (days.has(day)) throw new SyntaxError(`Cannot take "${text}": the day has another line above`);
    days.set(day, choices.map(parseVerseSpan));
  });
  return days;
}

/**
 * Lists the names under which the verse table may have a day, the one that goes before the others first: its
 * celebration, its date near Christmas, its place in the season. A Sunday may have a line for each of the three years
 * of readings.
 */
export function verseTableKeys(day: LiturgicalDay): string[] {
  const names = day.celebration === undefined ? [] : [day.celebration.id];
  const week = day.week === 0 ? [] : [day.week];
  const inSeason = [day.season, ...week, WEEKDAYS[day.weekday]].join(" ");
  if (day.weekday === 0) names.push(inSeason);
  const date = day.date.slice(5);
  if (day.season === "christmas" || date >= "12-17") names.push(date);
  names.push(inSeason);
  return names.flatMap((name) => (day.weekday === 0 ? [`${name} ${day.sundayCycle}`, name] : [name]));
}

/** Returns the verses of the days by their key; they are read when they are first asked for. */
export const verseTable = once(() => readVerseTable(readTable("calendar/tables/verses_of_the_day.txt")));

/** The verse of a day in one translation. */
interface VerseOfTheDay {
  readonly day: LiturgicalDay;
  /** In the translation's own numbering; `written` is what the translation calls the book. */
  readonly reference: Reference;
  /**
   * `chosen`: the verse of the day, the same in every translation that has it. `substitute`: what replaces it.
   * `last resort`: another verse, since the translation has neither.
   */
  readonly source: "chosen" | "substitute" | "last resort";
}

/**
 * Chooses the verse of a day.
 *
 * @param date `YYYY-MM-DD`, from 1583 to 9999.
 * @param translation What the translation has.
 * @param options `calendar`: the calendar that is kept; that of Slovenia unless given.
 * @throws {RangeError} If it is no such date.
 */
export function verseOfTheDay(
  date: string,
  translation: TranslationVersification,
  { calendar }: { calendar?: ChurchCalendar } = {},
): VerseOfTheDay {
  const day = liturgicalDay(date, calendar);
  const table = verseTable();
  const row = verseTableKeys(day).find((name) => table.has(name)) ?? "";
  for (const [index, range] of (table.get(row) ?? []).entries()) {
    const reference = versesInTranslation(range, translation);
    if (reference) return { day, reference, source: index === 0 ? "chosen" : "substitute" };
  }
  return { day, reference: lastResort(date, translation), source: "last resort" };
}

/** The verses of the table that a translation has. */
const resortsOf = oncePer((translation: TranslationVersification): readonly Reference[] =>
  [...verseTable().values()]
    .flat()
    .map((range) => versesInTranslation(range, translation))
    .filter((reference) => reference !== undefined),
);

/**
 * Chooses from a translation that has nothing of a day's line: one a day of those verses of the table that it has, or
 * its first verse if it has none of them.
 */
function lastResort(date: string, translation: TranslationVersification): Reference {
  const references = resortsOf(translation);
  const first = translation.first();
  return references[Math.abs(parseDate(date)) % references.length] ?? referenceTo([first, first], translation);
}
