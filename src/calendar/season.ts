import { dayNumber, weekdayOf } from "./calendar_date.ts";
import type { LiturgicalColor } from "./celebration.ts";

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
 * "Astronomical Algorithms", chapter 8. The names below say what each intermediate value stands for.
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
export function precedenceOfSeasonDay(day: number, dates: SeasonDates): number {
  const { ashWednesday, easter, christmas } = dates;
  const { season } = seasonOf(day, dates);
  if (season === "triduum") return 1;
  if (day === ashWednesday || (day >= easter - 7 && day <= easter + 7)) return 2;
  if (weekdayOf(day) === 0) return season === "christmas" || season === "ordinary" ? 6 : 2;
  if (season === "lent" || (day >= christmas - 8 && day <= christmas + 7)) return 9;
  return 13;
}

/** Returns the color of a day without a celebration. */
export function colorOfSeasonDay(day: number, dates: SeasonDates): LiturgicalColor {
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
