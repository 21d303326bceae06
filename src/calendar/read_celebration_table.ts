import { DIOCESES, type Diocese } from "../base/dioceses.ts";
import { readNames, readRows, type TableLine } from "../base/source_files.ts";
import { dayNumber, isCalendarDate, weekdayOf } from "./calendar_date.ts";
import { type Celebration, LITURGICAL_COLORS, type LiturgicalColor, type Rank } from "./celebration.ts";
import { type SeasonDates, sundayOnOrBefore } from "./season.ts";

/** A celebration with the rule for its day. */
export interface CelebrationRule {
  readonly celebration: Celebration;
  /** The day number of the feast in the civil year of the dates, before another displaces it. */
  readonly dayIn: (dates: SeasonDates) => number;
  /** The dioceses that keep it so; undefined where all do. */
  readonly dioceses: readonly Diocese[] | undefined;
  /** True where only some churches keep it, beside what everybody keeps. */
  readonly isBeside: boolean;
}

/** The numbers of the table of liturgical days that celebrations have; the others are days of the seasons. */
const PLACES = new Set([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]);

/**
 * Reads a table of feasts in the form of `tables/celebrations.txt`.
 *
 * @throws {TableError} If a line cannot be read or names a feast twice.
 */
export function readCelebrationTable(lines: readonly TableLine[]): CelebrationRule[] {
  const ids = new Set<string>();
  return readRows(lines, (cells, { text }) => {
    const [day = "", id = "", place = "", color = "", witnesses = "", alsoCalled = "", ...names] = cells;
    const { sl, en, ...others } = readNames(names);
    const [date = "", ...places] = day.split(" ");
    const dayIn = ruleOf(date);
    const precedence = Number(place.replace(/\+$/, ""));
    const isWhole = /^[a-z-]+$/.test(id) && sl !== undefined && en !== undefined && /^[RHC]+$/.test(witnesses);
    const isRead = isWhole && places.every(isDiocese);
    if (dayIn === undefined || !isRead || !isColor(color) || !PLACES.has(precedence)) {
      throw new SyntaxError(
        `Cannot read feast "${text}": expected day | name | precedence | color | witnesses | also called | sl: … | en: …`,
      );
    }
    const key = places.length === 0 ? id : `${id} in ${places}`;
    if (ids.has(key)) throw new SyntaxError(`Cannot take feast "${id}": it is in the table twice`);
    ids.add(key);
    const celebration = {
      id,
      name: { sl, en, ...others },
      precedence,
      rank: rankOf(precedence),
      color,
      alsoCalled: alsoCalled === "" ? [] : alsoCalled.split(",").map((name) => name.trim()),
    };
    const dioceses = places.length === 0 ? undefined : places;
    return { celebration, dayIn, dioceses, isBeside: place.endsWith("+") };
  });
}

function isDiocese(text: string): text is Diocese {
  return (DIOCESES as readonly string[]).includes(text);
}

function isColor(text: string): text is LiturgicalColor {
  return (LITURGICAL_COLORS as readonly string[]).includes(text);
}

function rankOf(precedence: number): Rank {
  if (precedence <= 4) return "solemnity";
  if (precedence === 6) return "sunday";
  if (precedence <= 8) return "feast";
  return precedence <= 11 ? "memorial" : "optional_memorial";
}

function ruleOf(day: string): CelebrationRule["dayIn"] | undefined {
  if (day === "holy-family") return holyFamily;
  // Churches whose own day is not known keep it on the Sunday before All Saints.
  if (day === "church-dedication") return ({ year }) => sundayOnOrBefore(dayNumber(year, 10, 31));
  // A year without 29 February represents all.
  if (isCalendarDate(`2001-${day}`)) {
    const [month, dayOfMonth] = day.split("-").map(Number) as [number, number];
    return ({ year }) => dayNumber(year, month, dayOfMonth);
  }
  const [, landmark, distance = "0"] = /^(baptism|easter|pentecost|advent)([+-]\d+)?$/.exec(day) ?? [];
  if (landmark === undefined) return undefined;
  return (dates) => dates[landmark as "baptism" | "easter" | "pentecost" | "advent"] + Number(distance);
}

/** Returns the Sunday within the octave of Christmas, or 30 December where Christmas itself is a Sunday. */
function holyFamily({ year, christmas }: SeasonDates): number {
  const newYearsEve = dayNumber(year, 12, 31);
  return weekdayOf(christmas) === 0 ? newYearsEve - 1 : sundayOnOrBefore(newYearsEve);
}
