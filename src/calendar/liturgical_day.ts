import { BoundedMap } from "../base/bounded_map.ts";
import type { Diocese } from "../base/dioceses.ts";
import { readTable } from "../base/source_files.ts";
import { formatCalendarDate, parseDate, weekdayOf, yearOf } from "./calendar_date.ts";
import type { Celebration, LiturgicalColor, LocalizedName, NamedCelebration, Rank } from "./celebration.ts";
import { type CelebrationRule, readCelebrationTable } from "./read_celebration_table.ts";
import {
  colorOfSeasonDay,
  nameOfSeasonDay,
  precedenceOfSeasonDay,
  type Season,
  type SeasonDates,
  seasonDatesOf,
  seasonOf,
} from "./season.ts";

/** The celebrations of a day. */
interface DayCelebrations {
  /** The one that everybody keeps. */
  readonly kept?: Celebration;
  /** Those that may be kept, or are kept in some churches. */
  readonly beside: readonly Celebration[];
}

let allRules: readonly CelebrationRule[] | undefined;

/** The last number of feasts in the table of liturgical days, and that of optional memorials. */
const LAST_FEAST = 8;
const OPTIONAL = 12;
/** The number of the weekdays of Lent, of 17 to 24 December and of the octave of Christmas. */
const PRIVILEGED_WEEKDAY = 9;

/**
 * Finds the celebrations of a civil year, by day number.
 *
 * Of two celebrations on one day the higher one is kept. A solemnity that gives way moves to the next day that no
 * celebration of the numbers 1 to 8 has; any other feast is left out that year.
 *
 * Source: Universal Norms on the Liturgical Year and the Calendar, nos. 59 and 60.
 */
function celebrationsOfYear(dates: SeasonDates, diocese?: Diocese): ReadonlyMap<number, DayCelebrations> {
  const rules = rulesOf(diocese);
  const kept = new Map<number, Celebration>();
  const precedenceAt = (day: number) => kept.get(day)?.precedence ?? precedenceOfSeasonDay(day, dates);
  for (const rule of rules) {
    const { celebration, isBeside } = rule;
    if (isBeside || celebration.precedence > LAST_FEAST) continue;
    let day = movedByRule(rule, dates) ?? rule.dayIn(dates);
    // Easter, Christmas, Epiphany, Ascension and Pentecost give way to nothing.
    if (celebration.precedence > 2 && celebration.precedence >= precedenceAt(day)) {
      if (celebration.rank !== "solemnity") continue;
      do day += 1;
      while (precedenceAt(day) <= LAST_FEAST);
    }
    kept.set(day, celebration);
  }
  return withMemorials(kept, { dates, rules });
}

/** Returns the rules that hold in a diocese: a line of its own takes the place of the line of the same name. */
function rulesOf(diocese: Diocese | undefined): readonly CelebrationRule[] {
  // Sorting is stable: where two feasts of the same precedence meet, the upper one in the table is placed first.
  allRules ??= readCelebrationTable(readTable("calendar/tables/celebrations.txt")).sort(
    (a, b) => a.celebration.precedence - b.celebration.precedence,
  );
  const rules = allRules.filter(({ dioceses }) => dioceses === undefined || (diocese && dioceses.includes(diocese)));
  const own = rules.filter(({ dioceses }) => dioceses).map(({ celebration }) => celebration.id);
  return rules.filter(({ dioceses, celebration }) => dioceses || !own.includes(celebration.id));
}

/**
 * Adds memorials, and what some churches keep, to the days that have room for them.
 *
 * In Lent, on 17 to 24 December and in the octave of Christmas memorials are commemorations: named, in the color of the
 * weekday (Universal Norms, no. 59, 12, and the General Instruction of the Roman Missal, no. 355). The Immaculate Heart
 * of Mary and an obligatory memorial that it meets are both optional (Congregation for Divine Worship, 8 December 1998).
 */
function withMemorials(
  kept: Map<number, Celebration>,
  { dates, rules }: { dates: SeasonDates; rules: readonly CelebrationRule[] },
): ReadonlyMap<number, DayCelebrations> {
  const beside = new Map<number, Celebration[]>();
  const add = (day: number, celebration: Celebration) => beside.set(day, [...(beside.get(day) ?? []), celebration]);
  const heart = dates.pentecost + 20;
  const isObligatory = ({ celebration }: CelebrationRule) =>
    celebration.precedence > LAST_FEAST && celebration.precedence < OPTIONAL;
  const meets = rules.filter((rule) => isObligatory(rule) && rule.dayIn(dates) === heart).length > 1;
  for (const rule of rules) {
    const { celebration, isBeside } = rule;
    const day = rule.dayIn(dates);
    if (isBeside) {
      add(day, celebration);
      continue;
    }
    const place = precedenceOfSeasonDay(day, dates);
    const before = kept.get(day);
    if (celebration.precedence <= LAST_FEAST || place < PRIVILEGED_WEEKDAY || before) continue;
    if (place === PRIVILEGED_WEEKDAY) {
      add(day, { ...celebration, rank: "optional_memorial", color: colorOfSeasonDay(day, dates) });
    } else if (!isObligatory(rule)) {
      add(day, celebration);
    } else if (day === heart && meets) {
      add(day, { ...celebration, rank: "optional_memorial" });
    } else {
      kept.set(day, celebration);
    }
  }
  const days = new Map<number, DayCelebrations>();
  for (const [day, celebration] of kept) days.set(day, { kept: celebration, beside: [] });
  for (const [day, celebrations] of beside) {
    days.set(day, { ...days.get(day), beside: celebrations });
  }
  return days;
}

/**
 * Returns the day to which a rule of its own moves a celebration: Saint Joseph out of Holy Week to the Saturday before it (Universal Norms,
 * no. 56 f; Notitiae 42, 2006, p. 96), and the birth of John the Baptist from the Sacred Heart to the day before
 * (Congregation for Divine Worship, for the year 2022).
 */
function movedByRule({ celebration, dayIn }: CelebrationRule, dates: SeasonDates): number | undefined {
  const { easter, pentecost } = dates;
  const day = dayIn(dates);
  if (celebration.id === "joseph" && day >= easter - 7) return easter - 8;
  if (celebration.id === "birth-of-john" && day === pentecost + 19) return day - 1;
  return undefined;
}

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

/** A celebration as the API and `--json` write it. */
export interface CelebrationRecord {
  readonly name: string;
  readonly rank: DayRecord["rank"];
  readonly color: LiturgicalColor;
}

/** A day of the church year as the API and `--json` write it. */
export interface DayRecord {
  readonly name: string;
  readonly season: Season;
  readonly rank: Exclude<Rank, "triduum">;
  readonly color: LiturgicalColor;
  readonly cycle: LiturgicalDay["sundayCycle"];
  readonly weekday_cycle: LiturgicalDay["weekdayCycle"];
  readonly week: number;
}

/** Describes a day for programs; the days of the Triduum, which rank before all others, are solemnities there. */
export function dayRecord(day: LiturgicalDay): DayRecord {
  return {
    name: day.name.sl,
    season: day.season,
    rank: recordedRank(day.rank),
    color: day.color,
    cycle: day.sundayCycle,
    weekday_cycle: day.weekdayCycle,
    week: day.week,
  };
}

/** Describes all that may be kept on a day for programs. */
export function celebrationRecords(day: LiturgicalDay): CelebrationRecord[] {
  return day.celebrations.map(({ name, rank, color }: NamedCelebration) => ({
    name: name.sl,
    rank: recordedRank(rank),
    color,
  }));
}

function recordedRank(rank: Rank): DayRecord["rank"] {
  return rank === "triduum" ? "solemnity" : rank;
}
