import { kept } from "../base/bounded_map.ts";
import { readTable } from "../base/source_files.ts";
import { dayNumber, formatCalendarDate, weekdayOf } from "./calendar_date.ts";
import { type LiturgicalColor, type LocalizedName, nameTable, readNameTable } from "./celebration.ts";

/** The days of the week as tables name them, by number. */
export const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** The days, as day numbers, at which the seasons of one civil year turn. */
export interface SeasonDates {
  readonly year: number;
  /** The Sunday after 6 January, with which the Christmas season ends. */
  readonly baptism: number;
  readonly ashWednesday: number;
  readonly easter: number;
  readonly pentecost: number;
  /** The fourth Sunday before Christmas. */
  readonly advent: number;
  readonly christmas: number;
}

/**
 * Works out the dates of a civil year.
 *
 * Source: Universal Norms on the Liturgical Year and the Calendar, nos. 22 to 43. Epiphany is on 6 January, since
 * it is a holy day in Slovenia.
 */
export function seasonDatesOf(year: number): SeasonDates {
  const easter = easterSunday(year);
  return {
    year,
    baptism: sundayOnOrBefore(dayNumber(year, 1, 13)),
    ashWednesday: easter - 46,
    easter,
    pentecost: easter + 49,
    advent: sundayOnOrBefore(dayNumber(year, 12, 3)),
    christmas: dayNumber(year, 12, 25),
  };
}

/** Returns the last Sunday up to and including a day. */
export function sundayOnOrBefore(day: number): number {
  return day - weekdayOf(day);
}

/**
 * Computes the day number of Easter Sunday in the Gregorian calendar.
 *
 * The algorithm is the anonymous one of 1876 that holds for every Gregorian year; it is printed in Jean Meeus,
 * "Astronomical Algorithms", chapter 8. The names below say what each intermediate value represents.
 */
export function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const lunarCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - lunarCorrection + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const exception = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const fromMarch = epact + toSunday - 7 * exception + 114;
  return dayNumber(year, Math.floor(fromMarch / 31), (fromMarch % 31) + 1);
}

/**
 * The parts of the church year. `triduum` is Thursday to Saturday before Easter; Easter Sunday counts to `easter`.
 */
export type Season = "advent" | "christmas" | "ordinary" | "lent" | "triduum" | "easter";

/** The place of a day in the seasons. */
interface SeasonDay {
  readonly season: Season;
  /**
   * The week of the season, which begins with its Sunday. 0 where weeks are not counted: in the Christmas season,
   * from Ash Wednesday to the Saturday after, and in the Triduum. Holy Week is week 6 of Lent, Pentecost the Sunday
   * of week 8 of Easter.
   */
  readonly week: number;
}

/**
 * Finds the place of a day in the seasons.
 *
 * Source: Universal Norms on the Liturgical Year and the Calendar, nos. 18 to 44.
 *
 * @param dates Those of the civil year of the day.
 */
export function seasonOf(day: number, dates: SeasonDates): SeasonDay {
  const { baptism, ashWednesday, easter, pentecost, advent, christmas } = dates;
  if (day <= baptism || day >= christmas) return { season: "christmas", week: 0 };
  if (day < ashWednesday) return { season: "ordinary", week: weeksBetween(baptism, day) + 1 };
  if (day < easter - 3) {
    const firstSunday = easter - 42;
    return { season: "lent", week: day < firstSunday ? 0 : weeksBetween(firstSunday, day) + 1 };
  }
  if (day < easter) return { season: "triduum", week: 0 };
  if (day <= pentecost) return { season: "easter", week: weeksBetween(easter, day) + 1 };
  // Counted back from Advent, so that the last week is always the thirty-fourth.
  if (day < advent) return { season: "ordinary", week: 34 - weeksBetween(day, advent - 1) };
  return { season: "advent", week: weeksBetween(advent, day) + 1 };
}

function weeksBetween(from: number, to: number): number {
  return Math.floor((to - from) / 7);
}

/**
 * Returns the place of a day without a celebration in the table of liturgical days.
 *
 * Source: Universal Norms on the Liturgical Year and the Calendar, no. 59.
 *
 * @param dates Those of the civil year of the day.
 */
export function seasonDayPrecedence(day: number, dates: SeasonDates): number {
  const { ashWednesday, easter, christmas } = dates;
  const { season } = seasonOf(day, dates);
  if (season === "triduum") return 1;
  if (day === ashWednesday || (day >= easter - 7 && day <= easter + 7)) return 2;
  if (weekdayOf(day) === 0) return season === "christmas" || season === "ordinary" ? 6 : 2;
  if (season === "lent" || (day >= christmas - 8 && day <= christmas + 7)) return 9;
  return 13;
}

/** Returns the color of a day without a celebration. */
export function seasonDayColor(day: number, dates: SeasonDates): LiturgicalColor {
  const { season, week } = seasonOf(day, dates);
  if (season === "triduum") return (["white", "red", "violet"] as const)[day - dates.easter + 3]!;
  return (weekdayOf(day) === 0 ? SUNDAY_COLORS[`${season} ${week}`] : undefined) ?? SEASON_COLORS[season];
}

const SEASON_COLORS = {
  ordinary: "green",
  christmas: "white",
  easter: "white",
  advent: "violet",
  lent: "violet",
} as const;
const SUNDAY_COLORS: Readonly<Record<string, LiturgicalColor>> = {
  "advent 3": "rose",
  "lent 4": "rose",
  "lent 6": "red",
};

const TABLE = "calendar/tables/day_names.txt";
const nameOf = nameTable(TABLE);

/** The names that were made, by their pattern and numbers: of the days of all years some 500. */
const names = new Map<string, LocalizedName>();

/** The first and the last day around Easter that have names of their own, as distances from Easter Sunday. */
const [FIRST_NAMED, LAST_NAMED] = [-46, 7];
const NAMED = /^easter[+-]\d+$/;
/** The days that are called by the number of their week, by pattern: the first week and the last. */
const NUMBERED_SUNDAYS = {
  "advent sunday": [1, 4],
  "lent sunday": [1, 5],
  "easter sunday": [2, 7],
  "ordinary sunday": [2, 34],
};
const NUMBERED_WEEKDAYS = {
  "advent weekday": [1, 4],
  "lent weekday": [1, 5],
  "easter weekday": [2, 7],
  "ordinary weekday": [1, 34],
};

const ALL_WEEKDAYS = [1, 2, 3, 4, 5, 6];

/** A day of a season that people look for by its name. */
interface SearchableDay {
  readonly name: LocalizedName;
  /** Other names of the same day, by which it is not shown. */
  readonly alsoCalled: LocalizedName | undefined;
}

/** Returns the words for the numbers of Sundays, in small letters, by language. */
export function numberWords(): ReadonlyMap<string, string> {
  const numbers = [...readNameTable(readTable(TABLE))].filter(([key]) => key.startsWith("number "));
  const words = (names: LocalizedName) => Object.values(names).flatMap((each) => each.split(", "));
  return new Map(numbers.flatMap(([key, names]) => words(names).map((word) => [word, key.slice(7)])));
}

/** Returns the days of the seasons with names that no other day of the year has, and the numbered Sundays. */
export function searchableDays(): readonly SearchableDay[] {
  const table = readNameTable(readTable(TABLE));
  const days = [...table].filter(([key]) => NAMED.test(key) || key === "christmas sunday");
  const called = days.map(([key, name]) => ({ name, alsoCalled: table.get(`${key} also`) }));
  return [...called, ...numberedDays(NUMBERED_SUNDAYS, [0])];
}

/** Returns the weekdays of the numbered weeks and of the Christmas season, with their days in a civil year. */
export function searchableWeekdays(): readonly (SearchableDay & { daysIn(dates: SeasonDates): number[] })[] {
  const days = numberedDays(NUMBERED_WEEKDAYS, ALL_WEEKDAYS).map(({ pattern, week, weekday, ...names }) => ({
    ...names,
    daysIn: (dates: SeasonDates) =>
      daysOfYear(dates).filter((day) => {
        const place = seasonOf(day, dates);
        return weekdayOf(day) === weekday && place.week === week && pattern.startsWith(place.season);
      }),
  }));
  const ofChristmas = [
    ...[2, 3, 4, 5, 6, 7].map((week) => named("christmas octave", { week })),
    ...["christmas undated", "christmas epiphany"].flatMap((pattern) =>
      ALL_WEEKDAYS.map((weekday) => named(pattern, { weekday })),
    ),
  ].map((name) => {
    const isOne = (day: number, dates: SeasonDates) =>
      day !== dates.christmas && seasonDayName(day, dates, { isDated: false }).sl === name.sl;
    return {
      name,
      alsoCalled: undefined,
      daysIn: (dates: SeasonDates) => daysOfYear(dates).filter((day) => isOne(day, dates)),
    };
  });
  return [...days, ...ofChristmas];
}

function daysOfYear({ year }: SeasonDates): number[] {
  return Array.from({ length: 366 }, (_, index) => dayNumber(year, 1, 1) + index);
}

function numberedDays(patterns: Readonly<Record<string, readonly number[]>>, weekdays: readonly number[]) {
  return Object.entries(patterns).flatMap(([pattern, [first = 0, last = 0]]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((week) =>
      weekdays.map((weekday) => ({
        ...{ pattern, week, weekday },
        name: named(pattern, { week, weekday }),
        alsoCalled: named(`${pattern} also`, { week, weekday }),
      })),
    ),
  );
}

/**
 * Returns the name of a day that has no celebration.
 *
 * @param options `isDated`: False leaves out the day of the month, which weekdays around Christmas have in their names.
 */
export function seasonDayName(day: number, dates: SeasonDates, { isDated = true } = {}): LocalizedName {
  const { season, week } = seasonOf(day, dates);
  const weekday = weekdayOf(day);
  const distance = day - dates.easter;
  const isNamed = distance <= LAST_NAMED && (distance >= -7 || (distance >= FIRST_NAMED && distance < FIRST_NAMED + 4));
  if (isNamed && distance !== 0) return nameOf(`easter${distance < 0 ? "" : "+"}${distance}`);
  if (season === "christmas" || season === "triduum") return nameInChristmasSeason(day, dates, isDated);
  if (weekday === 0) return named(`${season} sunday`, { week });
  const isLate = isDated && season === "advent" && day >= dates.christmas - 8;
  return named(isLate ? "advent late" : `${season} weekday`, { week, weekday, date: dayOfMonth(day) });
}

function nameInChristmasSeason(day: number, { christmas }: SeasonDates, isDated: boolean): LocalizedName {
  const weekday = weekdayOf(day);
  const date = dayOfMonth(day);
  if (day > christmas) return named("christmas octave", { week: day - christmas + 1 });
  // The octave ends with New Year's Day, which is no second Sunday after Christmas where it is a Sunday.
  if (date === 1) return named("christmas octave", { week: 8 });
  if (date > 6) return named("christmas epiphany", { weekday });
  if (weekday === 0) return nameOf("christmas sunday");
  return named(isDated ? "christmas weekday" : "christmas undated", { weekday, date });
}

interface Numbers {
  /** The number of the week or the day; `{week}`, `{ordinal}` and `{roman}` in a pattern. */
  readonly week?: number;
  readonly weekday?: number;
  readonly date?: number;
}

/** Makes a name of a pattern, in every language that has it. */
function named(pattern: string, { week = 0, weekday = 0, date = 0 }: Numbers): LocalizedName {
  return kept(names, `${pattern} ${week} ${weekday} ${date}`, () => {
    const weekdays = nameOf(`weekday ${weekday}`);
    const entries = Object.entries(nameOf(pattern)).map(([language, text]) => {
      const values: Record<string, string | undefined> = {
        ...{ week: String(week), ordinal: ordinal(week), roman: roman(week), date: String(date) },
        weekday: weekdays[language],
      };
      return [language, text.replace(/\{(\w+)\}/g, (_, value: string) => values[value] ?? "")];
    });
    return Object.fromEntries(entries) as LocalizedName;
  });
}

function dayOfMonth(day: number): number {
  return Number(formatCalendarDate(day).slice(8));
}

/** Writes an English ordinal: `2nd`. */
function ordinal(number: number): string {
  const unit = number % 10;
  const isTeen = number > 10 && number < 20;
  const ending = isTeen ? "th" : unit === 1 ? "st" : unit === 2 ? "nd" : unit === 3 ? "rd" : "th";
  return `${number}${ending}`;
}

/** Writes a Roman numeral up to 39, as Italian has it for weeks: `XXIV`. */
function roman(number: number): string {
  const units = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
  return "X".repeat(Math.floor(number / 10)) + units[number % 10];
}
