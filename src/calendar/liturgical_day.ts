import { formatDate, parseDate, weekdayOf, yearOf } from "./calendar_date.ts";
import type { Celebration, LiturgicalColor, LocalizedName, Rank } from "./celebration.ts";
import { celebrationsOfYear } from "./celebrations_of_year.ts";
import { nameOfSeasonDay } from "./day_name.ts";
import { precedenceOfSeasonDay, type Season, seasonOf } from "./season.ts";
import { type SeasonDates, seasonDatesOf } from "./season_dates.ts";

/** A day of the church year. */
export interface LiturgicalDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** 0 is Sunday, 6 is Saturday. */
  readonly weekday: number;
  readonly season: Season;
  /** The week of the season, which begins with its Sunday; 0 where weeks are not counted. */
  readonly week: number;
  /** The name of the celebration, else of the day in its season. */
  readonly name: LocalizedName;
  readonly rank: Rank;
  readonly color: LiturgicalColor;
  /** The year of the Sunday readings, one of three. */
  readonly sundayCycle: "A" | "B" | "C";
  /** The year of the weekday readings, one of two, which differ in ordinary time alone. */
  readonly weekdayCycle: "I" | "II";
  /** Absent on a day of the season without a celebration. */
  readonly celebration?: Celebration;
}

/** The year that was asked for last: a service asks for today, a plan for one day after another. */
let lastYear: { dates: SeasonDates; celebrations: ReadonlyMap<number, Celebration> } | undefined;

/**
 * Computes the day of the church year, as the Roman rite is kept in Slovenia. The calendar of today is applied to
 * every year, whatever was kept then.
 *
 * @param date `YYYY-MM-DD`, from 1583 to 9999.
 * @throws {RangeError} If it is no such date.
 */
export function liturgicalDay(date: string): LiturgicalDay {
  const day = parseDate(date);
  const year = yearOf(day);
  if (lastYear?.dates.year !== year) {
    const dates = seasonDatesOf(year);
    lastYear = { dates, celebrations: celebrationsOfYear(dates) };
  }
  const { dates, celebrations } = lastYear;
  const celebration = celebrations.get(day);
  const churchYear = day < dates.advent ? year : year + 1;
  return {
    date: formatDate(day),
    weekday: weekdayOf(day),
    ...seasonOf(day, dates),
    name: celebration?.name ?? nameOfSeasonDay(day, dates),
    rank: celebration?.rank ?? rankOfSeasonDay(day, dates),
    color: celebration?.color ?? colorOfSeasonDay(day, dates),
    sundayCycle: (["C", "A", "B"] as const)[churchYear % 3] as "A" | "B" | "C",
    weekdayCycle: churchYear % 2 === 1 ? "I" : "II",
    ...(celebration === undefined ? {} : { celebration }),
  };
}

function rankOfSeasonDay(day: number, dates: SeasonDates): Rank {
  if (precedenceOfSeasonDay(day, dates) === 1) return "triduum";
  if (weekdayOf(day) === 0) return "sunday";
  // Each day of the octave of Easter is kept as a solemnity of the Lord (Universal Norms, no. 24).
  return day > dates.easter && day < dates.easter + 7 ? "solemnity" : "weekday";
}

function colorOfSeasonDay(day: number, dates: SeasonDates): LiturgicalColor {
  const { season, week } = seasonOf(day, dates);
  const isSunday = weekdayOf(day) === 0;
  switch (season) {
    case "ordinary":
      return "green";
    case "christmas":
    case "easter":
      return "white";
    case "advent":
      return isSunday && week === 3 ? "rose" : "violet";
    case "lent":
      if (isSunday && week === 6) return "red";
      return isSunday && week === 4 ? "rose" : "violet";
    case "triduum":
      if (day === dates.easter - 3) return "white";
      return day === dates.easter - 2 ? "red" : "violet";
  }
}
