import { dayNumber, weekdayOf } from "./calendar_date.ts";
import { easterSunday } from "./easter.ts";

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
