import { dayNumber, FIRST_YEAR, isCalendarDate, LAST_YEAR, weekdayOf, yearOf } from "./calendar_date.ts";
import { type SeasonDates, seasonDatesOf, seasonOf, sundayOnOrBefore, WEEKDAYS } from "./easter_and_seasons.ts";

/** Returns the days of a celebration, as day numbers, in the civil year of the dates, before another displaces it. */
export type DayRule = (dates: SeasonDates) => readonly number[];

/** The greatest distance from a day that moves, such as Easter. */
const MAX_DISTANCE = 300;
const LANDMARK = /^(baptism|easter|pentecost|advent)(?:([+-])(\d{1,3}))?$/;
const WEEKDAY = new RegExp(`^(${WEEKDAYS.join("|")})([<>])(\\d\\d-\\d\\d)$`);

/**
 * Reads the day of a celebration: `06-24`, `easter+39`, `sunday>11-01` (the first Sunday after 1 November; `<` the last
 * one before), `holy-family`, or `saturdays` (all Saturdays of ordinary time). 29 February is the 28th in common years.
 *
 * @returns Undefined for any other text, and for a day that no civil year has, such as `sunday>12-31`.
 */
export function readDayRule(text: string): DayRule | undefined {
  const rule = readRule(text);
  return rule && isEverKept(rule) ? rule : undefined;
}

function isEverKept(rule: DayRule): boolean {
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
    if (rule(seasonDatesOf(year)).some((day) => yearOf(day) === year)) return true;
  }
  return false;
}

function readRule(text: string): DayRule | undefined {
  if (text === "holy-family") return (dates) => [holyFamily(dates)];
  if (text === "saturdays") return ordinarySaturdays;
  if (isDate(text)) return ({ year }) => [dateIn(year, text)];
  const [, weekday, side, date = ""] = WEEKDAY.exec(text) ?? [];
  if (weekday !== undefined) {
    if (!isDate(date)) return undefined;
    return ({ year }) => [
      weekdayBeside(dateIn(year, date), {
        weekday: (WEEKDAYS as readonly string[]).indexOf(weekday),
        isAfter: side === ">",
      }),
    ];
  }
  const [, landmark, sign, number = "0"] = LANDMARK.exec(text) ?? [];
  if (landmark === undefined || Number(number) > MAX_DISTANCE) return undefined;
  const distance = sign === "-" ? -Number(number) : Number(number);
  return (dates) => {
    const day = dates[landmark as "baptism" | "easter" | "pentecost" | "advent"] + distance;
    return yearOf(day) === dates.year ? [day] : [];
  };
}

/** Checks for a month and a day; 2000 had a 29 February. */
function isDate(text: string): boolean {
  return isCalendarDate(`2000-${text}`);
}

function dateIn(year: number, text: string): number {
  const [month, day] = text.split("-").map(Number) as [number, number];
  return isCalendarDate(`${year}-${text}`) ? dayNumber(year, month, day) : dayNumber(year, month, day) - 1;
}

/** Returns the nearest such weekday before or after a day, never the day itself. */
function weekdayBeside(day: number, { weekday, isAfter }: { weekday: number; isAfter: boolean }): number {
  const last = isAfter ? day + 7 : day - 1;
  return last - ((weekdayOf(last) - weekday + 7) % 7);
}

/** Returns the Sunday within the octave of Christmas, or 30 December where Christmas itself is a Sunday. */
function holyFamily({ year, christmas }: SeasonDates): number {
  const newYearsEve = dayNumber(year, 12, 31);
  return weekdayOf(christmas) === 0 ? newYearsEve - 1 : sundayOnOrBefore(newYearsEve);
}

function ordinarySaturdays(dates: SeasonDates): number[] {
  const saturdays: number[] = [];
  for (let day = dates.baptism + 6; day < dates.advent; day += 7) {
    if (seasonOf(day, dates).season === "ordinary") saturdays.push(day);
  }
  return saturdays;
}
