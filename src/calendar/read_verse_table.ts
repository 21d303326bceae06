import { readRows, type TableLine } from "../base/source_files.ts";
import { parseVerseSpan, type VerseSpan } from "../versification/mod.ts";
import type { LiturgicalDay } from "./liturgical_day.ts";

/** The verses of a day, the chosen ones first, then what stands in for them. */
export type VerseCandidates = readonly VerseSpan[];

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

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

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
