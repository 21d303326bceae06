import { BoundedMap } from "../base/bounded_map.ts";
import { formatCalendarDate, parseDate, weekdayOf, yearOf } from "./calendar_date.ts";
import type { Celebration, Diocese, LiturgicalColor, LocalizedName, NamedCelebration, Rank } from "./celebration.ts";
import { celebrationsOfYear, type DayCelebrations } from "./celebrations_of_year.ts";
import { nameOfSeasonDay } from "./day_name.ts";
import { colorOfSeasonDay, precedenceOfSeasonDay, type Season, seasonOf } from "./season.ts";
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
  /** Absent on a day of the season without a celebration that everybody keeps. */
  readonly celebration?: Celebration;
  /** All that may be kept: the day itself, then optional memorials, those that meet and those of some churches. */
  readonly celebrations: readonly NamedCelebration[];
  /** Those of them that need not be kept. */
  readonly beside: readonly Celebration[];
}

/** Returns the rank of a day as it is printed: All Souls has none. */
export function printedRank({ celebration, rank }: LiturgicalDay): Rank | undefined {
  return celebration?.id === "all-souls" ? undefined : rank;
}

/** The years that were asked for last: a service asks for today, a plan for one day after another. */
const YEARS = new BoundedMap<ChurchYear>(4);

interface ChurchYear {
  readonly dates: SeasonDates;
  readonly celebrations: ReadonlyMap<number, DayCelebrations>;
}

/**
 * Computes the day of the church year, as the Roman rite is kept in Slovenia. The calendar of today is applied to
 * every year, whatever was kept then.
 *
 * @param date `YYYY-MM-DD`, from 1583 to 9999.
 * @param diocese The diocese whose own celebrations are kept too.
 * @throws {RangeError} If it is no such date.
 */
export function liturgicalDay(date: string, diocese?: Diocese): LiturgicalDay {
  const day = parseDate(date);
  const year = yearOf(day);
  const { dates, celebrations } = churchYear(year, diocese);
  const { kept: celebration, beside } = celebrations.get(day) ?? { beside: [] };
  const churchYearNumber = day < dates.advent ? year : year + 1;
  const itself = {
    name: celebration?.name ?? nameOfSeasonDay(day, dates),
    rank: celebration?.rank ?? rankOfSeasonDay(day, dates),
    color: celebration?.color ?? colorOfSeasonDay(day, dates),
  };
  return {
    date: formatCalendarDate(day),
    weekday: weekdayOf(day),
    ...seasonOf(day, dates),
    ...itself,
    sundayCycle: (["C", "A", "B"] as const)[churchYearNumber % 3] as "A" | "B" | "C",
    weekdayCycle: churchYearNumber % 2 === 1 ? "I" : "II",
    ...(celebration === undefined ? {} : { celebration }),
    celebrations: [itself, ...beside],
    beside,
  };
}

function churchYear(year: number, diocese: Diocese | undefined): ChurchYear {
  const key = `${year} ${diocese ?? ""}`;
  let found = YEARS.get(key);
  if (found === undefined) {
    const dates = seasonDatesOf(year);
    found = { dates, celebrations: celebrationsOfYear(dates, diocese) };
    YEARS.set(key, found);
  }
  return found;
}

function rankOfSeasonDay(day: number, dates: SeasonDates): Rank {
  if (precedenceOfSeasonDay(day, dates) === 1) return "triduum";
  if (weekdayOf(day) === 0) return "sunday";
  // Each day of the octave of Easter is kept as a solemnity of the Lord (Universal Norms, no. 24).
  return day > dates.easter && day < dates.easter + 7 ? "solemnity" : "weekday";
}
