import { dayNumber, isCalendarDate, weekdayOf } from "./calendar_date.ts";
import { COLOURS, type Colour, type Feast, type Rank } from "./feast.ts";
import { type Landmarks, sundayOnOrBefore } from "./landmarks.ts";

/** A feast with the rule for its day. */
export interface FeastRule {
  readonly feast: Feast;
  /** The day number of the feast in the civil year of the landmarks, before another feast displaces it. */
  readonly dayIn: (landmarks: Landmarks) => number;
}

/** The numbers of the table of liturgical days that belong to feasts; the others are days of the seasons. */
const PLACES = new Set([1, 2, 3, 4, 5, 7, 8, 10, 11]);

/**
 * Reads a table of feasts in the form of `feast_table.ts`.
 *
 * @throws {SyntaxError} With the line, if it cannot be read or names a feast twice.
 */
export function readFeastTable(table: string): FeastRule[] {
  const ids = new Set<string>();
  const lines = table.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const [day = "", id = "", precedence = "", colour = "", slovenian = "", english = "", ...rest] =
      line.split("|").map((cell) => cell.trim());
    const dayIn = ruleOf(day);
    const place = Number(precedence);
    const isWhole = /^[a-z-]+$/.test(id) && slovenian !== "" && english !== "" && rest.length === 0;
    if (dayIn === undefined || !isWhole || !isColour(colour) || !PLACES.has(place)) {
      throw new SyntaxError(
        `Cannot read feast "${line.trim()}": expected day | name | precedence | colour | Slovenian | English`,
      );
    }
    if (ids.has(id)) throw new SyntaxError(`Cannot take feast "${id}": it is in the table twice`);
    ids.add(id);
    const feast = {
      id,
      name: { slovenian, english },
      precedence: place,
      rank: rankOf(place),
      colour,
    };
    return { feast, dayIn };
  });
}

function isColour(text: string): text is Colour {
  return (COLOURS as readonly string[]).includes(text);
}

function rankOf(precedence: number): Rank {
  if (precedence <= 4) return "solemnity";
  return precedence <= 8 ? "feast" : "memorial";
}

function ruleOf(day: string): FeastRule["dayIn"] | undefined {
  if (day === "holy-family") return holyFamily;
  // A year without 29 February stands for all.
  if (isCalendarDate(`2001-${day}`)) {
    const [month, dayOfMonth] = day.split("-").map(Number) as [number, number];
    return ({ year }) => dayNumber(year, month, dayOfMonth);
  }
  const [, landmark, distance = "0"] =
    /^(baptism|easter|pentecost|advent)([+-]\d+)?$/.exec(day) ?? [];
  if (landmark === undefined) return undefined;
  return (landmarks) =>
    landmarks[landmark as "baptism" | "easter" | "pentecost" | "advent"] + Number(distance);
}

/** The Sunday within the octave of Christmas, or 30 December where Christmas itself is a Sunday. */
function holyFamily({ year, christmas }: Landmarks): number {
  const newYearsEve = dayNumber(year, 12, 31);
  return weekdayOf(christmas) === 0 ? newYearsEve - 1 : sundayOnOrBefore(newYearsEve);
}
