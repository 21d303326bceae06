import { once } from "../base/bounded_map.ts";
import { dayNumber, formatCalendarDate, parseDate, weekdayOf, yearOf } from "./calendar_date.ts";
import type { Celebration, LiturgicalColor, LocalizedName, NamedCelebration, Rank } from "./celebration.ts";
import { type ChurchCalendar, cachedByDay, churchCalendar } from "./church_calendar.ts";
import {
  type Season,
  type SeasonDates,
  seasonDatesOf,
  seasonDayColor,
  seasonDayName,
  seasonDayPrecedence,
  seasonOf,
} from "./easter_and_seasons.ts";

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
  /** The name of the day in its season, without the date; undefined where its celebration alone has a name. */
  readonly placeInSeason: LocalizedName | undefined;
  readonly rank: Rank;
  readonly color: LiturgicalColor;
  /** The year of the readings that holds on the day; undefined where they are the same every year. */
  readonly cycle: "A" | "B" | "C" | "I" | "II" | undefined;
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

/** Returns the days of the liturgical year that ends in a civil year: from the Advent of the year before. */
export function daysOfChurchYear(year: number): string[] {
  const [first, end] = [seasonDatesOf(year - 1).advent, seasonDatesOf(year).advent];
  return Array.from({ length: end - first }, (_, index) => formatCalendarDate(first + index));
}

/** So many days before Advent the coming year is meant, which a parish plans. */
const DAYS_AHEAD = 90;

/** Returns the civil year in which the liturgical year ends that is planned on a day. */
export function plannedChurchYear(today: string): number {
  return Number(formatCalendarDate(parseDate(today) + DAYS_AHEAD).slice(0, 4));
}

/** Returns the rank of a day as it is printed: All Souls has none. */
export function printedRank({ celebration, rank }: LiturgicalDay): Rank | undefined {
  return celebration?.hasPrintedRank === false ? undefined : rank;
}

/**
 * Computes the day of the church year. The calendar of today is applied to every year, whatever was kept then.
 *
 * @param date `YYYY-MM-DD`, from 1583 to 9999.
 * @param calendar That of Slovenia unless given.
 * @throws {RangeError} If it is no such date.
 */
export function liturgicalDay(date: string, calendar: ChurchCalendar = defaultCalendar()): LiturgicalDay {
  return keptDay(date, calendar);
}

const keptDay = cachedByDay((date, calendar): LiturgicalDay => {
  const day = parseDate(date);
  const year = yearOf(day);
  const { dates, celebrations } = calendar.year(year);
  const { kept: celebration, beside } = celebrations.get(day) ?? { beside: [] };
  const churchYearNumber = day < dates.advent ? year : year + 1;
  const itself = {
    name: celebration?.name ?? seasonDayName(day, dates),
    rank: celebration?.rank ?? rankOfSeasonDay(day, dates),
    color: celebration?.color ?? seasonDayColor(day, dates),
  };
  const facts = {
    date,
    weekday: weekdayOf(day),
    ...seasonOf(day, dates),
    ...itself,
    placeInSeason: hasPlace(day, dates) ? seasonDayName(day, dates, { isDated: false }) : undefined,
    cycle: undefined,
    sundayCycle: (["C", "A", "B"] as const)[churchYearNumber % 3] as "A" | "B" | "C",
    weekdayCycle: churchYearNumber % 2 === 1 ? "I" : "II",
    ...(celebration === undefined ? {} : { celebration }),
    celebrations: [itself, ...beside],
    beside,
  } satisfies LiturgicalDay;
  return { ...facts, cycle: readingCycle(facts, celebration?.isMovable === true) };
});

/** Returns a day as it is when one of the celebrations beside it is kept; undefined where it has none of that id. */
export function withCelebration(day: LiturgicalDay, id: string): LiturgicalDay | undefined {
  const celebration = choicesOf(day).find((each) => each.id === id);
  if (celebration === undefined) return undefined;
  const { name, rank, color } = celebration;
  return { ...day, celebration, name, rank, color, beside: [] };
}

/** Returns the celebrations beside a day that may be kept in its place; a theme of a Sunday is none. */
export function choicesOf({ beside }: LiturgicalDay): readonly Celebration[] {
  return beside.filter(({ rank }) => rank !== "sunday");
}

/** Returns the calendar of Slovenia. */
export const defaultCalendar = once(() => churchCalendar());

/** Checks whether a day has a name in its season, whatever is kept: Christmas, Epiphany and Pentecost have none. */
function hasPlace(day: number, { year, christmas, easter, pentecost }: SeasonDates): boolean {
  return day !== christmas && day !== dayNumber(year, 1, 6) && day !== easter && day !== pentecost;
}

/** Returns the year of the readings that holds on a day; undefined where they are the same every year. */
function readingCycle(day: LiturgicalDay, isMovable: boolean): LiturgicalDay["cycle"] {
  if (day.weekday === 0 || (day.rank === "solemnity" && isMovable)) return day.sundayCycle;
  const isOfWeek = day.rank === "weekday" || day.rank === "memorial";
  return day.season === "ordinary" && isOfWeek ? day.weekdayCycle : undefined;
}

function rankOfSeasonDay(day: number, dates: SeasonDates): Rank {
  if (seasonDayPrecedence(day, dates) === 1) return "triduum";
  if (weekdayOf(day) === 0) return "sunday";
  // Each day of the octave of Easter is kept as a solemnity of the Lord (Universal Norms, no. 24).
  return day > dates.easter && day < dates.easter + 7 ? "solemnity" : "weekday";
}

/** A celebration as the API and `--json` write it. */
type CelebrationRecord = Pick<DayRecord, "name" | "rank" | "color">;

/** A day of the church year as the API and `--json` write it. */
interface DayRecord {
  readonly name: string;
  readonly season: Season;
  readonly rank: Exclude<Rank, "triduum">;
  readonly color: LiturgicalColor;
  readonly cycle: LiturgicalDay["sundayCycle"];
  readonly weekday_cycle: LiturgicalDay["weekdayCycle"];
  readonly week: number;
  /** The name of the day in its season. */
  readonly weekday?: string;
  /** The one of the two cycles that holds. */
  readonly reading_cycle?: Exclude<LiturgicalDay["cycle"], undefined>;
}

/** Returns the name in one language. */
type Named = (name: LocalizedName) => string;
const inSlovenian: Named = ({ sl }) => sl;

/** Describes a day for programs; the days of the Triduum, which rank before all others, are solemnities there. */
export function dayRecord(day: LiturgicalDay, named: Named = inSlovenian): DayRecord {
  return {
    name: named(day.name),
    season: day.season,
    rank: recordedRank(day.rank),
    color: day.color,
    cycle: day.sundayCycle,
    weekday_cycle: day.weekdayCycle,
    week: day.week,
    ...(day.placeInSeason && { weekday: named(day.placeInSeason) }),
    ...(day.cycle && { reading_cycle: day.cycle }),
  };
}

/** Describes all that may be kept on a day for programs. */
export function celebrationRecords(day: LiturgicalDay, named: Named = inSlovenian): CelebrationRecord[] {
  return day.celebrations.map(({ name, rank, color }) => ({ name: named(name), rank: recordedRank(rank), color }));
}

function recordedRank(rank: Rank): DayRecord["rank"] {
  return rank === "triduum" ? "solemnity" : rank;
}
