import { dayNumber, isCalendarDate, weekdayOf } from "./calendar_date.ts";
import {
  type Celebration,
  LITURGICAL_COLORS,
  type LiturgicalColor,
  type Rank,
} from "./celebration.ts";
import { type SeasonDates, sundayOnOrBefore } from "./season_dates.ts";

/** A celebration with the rule for its day. */
export interface CelebrationRule {
  readonly celebration: Celebration;
  /** The day number of the feast in the civil year of the dates, before another displaces it. */
  readonly dayIn: (dates: SeasonDates) => number;
}

/** The numbers of the table of liturgical days that belong to feasts; the others are days of the seasons. */
const PLACES = new Set([1, 2, 3, 4, 5, 7, 8, 10, 11]);

/**
 * Reads a table of feasts in the form of `celebration_table.ts`.
 *
 * @throws {SyntaxError} With the line, if it cannot be read or names a feast twice.
 */
export function readCelebrationTable(table: string): CelebrationRule[] {
  const ids = new Set<string>();
  const lines = table.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const [day = "", id = "", precedence = "", color = "", slovenian = "", english = "", ...rest] =
      line.split("|").map((cell) => cell.trim());
    const dayIn = ruleOf(day);
    const place = Number(precedence);
    const isWhole = /^[a-z-]+$/.test(id) && slovenian !== "" && english !== "" && rest.length === 0;
    if (dayIn === undefined || !isWhole || !isColor(color) || !PLACES.has(place)) {
      throw new SyntaxError(
        `Cannot read feast "${line.trim()}": expected day | name | precedence | color | Slovenian | English`,
      );
    }
    if (ids.has(id)) throw new SyntaxError(`Cannot take feast "${id}": it is in the table twice`);
    ids.add(id);
    const celebration = {
      id,
      name: { slovenian, english },
      precedence: place,
      rank: rankOf(place),
      color,
    };
    return { celebration, dayIn };
  });
}

function isColor(text: string): text is LiturgicalColor {
  return (LITURGICAL_COLORS as readonly string[]).includes(text);
}

function rankOf(precedence: number): Rank {
  if (precedence <= 4) return "solemnity";
  return precedence <= 8 ? "feast" : "memorial";
}

function ruleOf(day: string): CelebrationRule["dayIn"] | undefined {
  if (day === "holy-family") return holyFamily;
  // A year without 29 February stands for all.
  if (isCalendarDate(`2001-${day}`)) {
    const [month, dayOfMonth] = day.split("-").map(Number) as [number, number];
    return ({ year }) => dayNumber(year, month, dayOfMonth);
  }
  const [, landmark, distance = "0"] =
    /^(baptism|easter|pentecost|advent)([+-]\d+)?$/.exec(day) ?? [];
  if (landmark === undefined) return undefined;
  return (dates) =>
    dates[landmark as "baptism" | "easter" | "pentecost" | "advent"] + Number(distance);
}

/** Returns the Sunday within the octave of Christmas, or 30 December where Christmas itself is a Sunday. */
function holyFamily({ year, christmas }: SeasonDates): number {
  const newYearsEve = dayNumber(year, 12, 31);
  return weekdayOf(christmas) === 0 ? newYearsEve - 1 : sundayOnOrBefore(newYearsEve);
}
