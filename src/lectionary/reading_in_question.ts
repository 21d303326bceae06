import type { ChurchCalendar, DayInQuestion } from "../calendar/mod.ts";
import type { Reading } from "./mass.ts";
import { isLectionaryDate, massesOf } from "./masses.ts";

/**
 * Returns the reading that a question about a day asks for: the Gospel, unless it asks for the psalm, of the last Mass of
 * the day, or of the first where its name means that.
 *
 * @returns Undefined where the day has none, or is beyond the years of the lectionary.
 */
export function readingInQuestion(
  { day, part, isFirstMass, isDate }: DayInQuestion,
  calendar: ChurchCalendar,
): Reading | undefined {
  if (!isLectionaryDate(day.date)) return undefined;
  // The Mass of an optional memorial is not meant by a date.
  const besides = isDate === true ? day.beside.map(({ name }) => name.sl) : [];
  const masses = massesOf(day.date, calendar).filter(({ name }) => !besides.includes(name.sl));
  const mass = isFirstMass ? masses[0] : masses.at(-1);
  return mass?.readings.find(({ kind }) => kind === (part === "psalm" ? "psalm" : "gospel"));
}
