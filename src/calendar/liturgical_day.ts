import { formatDate, parseDate, weekdayOf, yearOf } from "./calendar_date.ts";
import { nameOfSeasonDay } from "./day_name.ts";
import type { Colour, Feast, Name, Rank } from "./feast.ts";
import { feastsOfYear } from "./feasts_of_year.ts";
import { type Landmarks, landmarksOf } from "./landmarks.ts";
import { precedenceOfSeasonDay, type Season, seasonOf } from "./season.ts";

/** What the church year says of a day. */
export interface LiturgicalDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** 0 is Sunday, 6 is Saturday. */
  readonly weekday: number;
  readonly season: Season;
  /** The week of the season, which begins with its Sunday; 0 where weeks are not counted. */
  readonly week: number;
  /** The name of the feast, else of the day in its season. */
  readonly name: Name;
  readonly rank: Rank;
  readonly colour: Colour;
  /** Which of the three years of Sunday readings it is. */
  readonly sundayCycle: "A" | "B" | "C";
  /** Absent on a day of the season without a feast. */
  readonly feast?: Feast;
}

/** The year that was asked for last: a service asks for today, a plan for one day after another. */
let lastYear: { landmarks: Landmarks; feasts: ReadonlyMap<number, Feast> } | undefined;

/**
 * What the church year, as the Roman rite is kept in Slovenia, says of a day. The calendar of today is applied to
 * every year, whatever was kept then.
 *
 * @param date `YYYY-MM-DD`, from 1583 to 9999.
 * @throws {RangeError} If it is no such date.
 */
export function liturgicalDay(date: string): LiturgicalDay {
  const day = parseDate(date);
  const year = yearOf(day);
  if (lastYear?.landmarks.year !== year) {
    const landmarks = landmarksOf(year);
    lastYear = { landmarks, feasts: feastsOfYear(landmarks) };
  }
  const { landmarks, feasts } = lastYear;
  const feast = feasts.get(day);
  const churchYear = day < landmarks.advent ? year : year + 1;
  return {
    date: formatDate(day),
    weekday: weekdayOf(day),
    ...seasonOf(day, landmarks),
    name: feast?.name ?? nameOfSeasonDay(day, landmarks),
    rank: feast?.rank ?? rankOfSeasonDay(day, landmarks),
    colour: feast?.colour ?? colourOfSeasonDay(day, landmarks),
    sundayCycle: (["C", "A", "B"] as const)[churchYear % 3] as "A" | "B" | "C",
    ...(feast === undefined ? {} : { feast }),
  };
}

function rankOfSeasonDay(day: number, landmarks: Landmarks): Rank {
  if (precedenceOfSeasonDay(day, landmarks) === 1) return "triduum";
  if (weekdayOf(day) === 0) return "sunday";
  // Each day of the octave of Easter is kept as a solemnity of the Lord (Universal Norms, no. 24).
  return day > landmarks.easter && day < landmarks.easter + 7 ? "solemnity" : "weekday";
}

function colourOfSeasonDay(day: number, landmarks: Landmarks): Colour {
  const { season, week } = seasonOf(day, landmarks);
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
      if (day === landmarks.easter - 3) return "white";
      return day === landmarks.easter - 2 ? "red" : "violet";
  }
}
