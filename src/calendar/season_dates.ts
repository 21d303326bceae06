import { dayNumber, weekdayOf } from "./calendar_date.ts";

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
