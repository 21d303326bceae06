import { dayNumber } from "./calendar_date.ts";

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
