import { DIOCESES, type Diocese } from "../base/dioceses.ts";
import { Problem } from "../base/problem.ts";
import { readNames, readRows, type TableLine } from "../base/source_files.ts";
import { dayNumber, FIRST_YEAR, isCalendarDate, LAST_YEAR, weekdayOf, yearOf } from "./calendar_date.ts";
import { type Celebration, COMMONS, isCommon, isLiturgicalColor, type Rank } from "./celebration.ts";
import { type SeasonDates, seasonDatesOf, seasonOf, sundayOnOrBefore, WEEKDAYS } from "./easter_and_seasons.ts";

/** A celebration with the rule for its day. */
export interface CelebrationRule {
  readonly celebration: Celebration;
  readonly daysIn: DayRule;
  /** The days to which it gives way by moving to the day before them. */
  readonly avoids: readonly [from: DayRule, to: DayRule] | undefined;
  /** The dioceses that keep it so; undefined where all do. */
  readonly dioceses: readonly Diocese[] | undefined;
  /** True where only some churches keep it, beside what everybody keeps. */
  readonly isBeside: boolean;
}

/** A calendar's own table on top of another: a line that replaces or adds a celebration, or the id of one that it removes. */
export type CalendarEntry = CelebrationRule | { readonly removed: string };

/** The numbers of the table of liturgical days that celebrations have; the others are days of the seasons. */
const PLACES = new Set([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]);
const PLACE = /^(\d{1,2})(\+?)( unranked)?$/;
const AVOIDS = /^not=([^.]+)(?:\.\.([^.]+))?$/;
/** The cells after the names: the readings of the Mass, and the common that fits. */
const FACT = /^(readings|common): (.+)$/;
const NAME = /^[a-z]{2}: /;
/** A year in which two rules for days are compared. */
const SOME_YEAR = seasonDatesOf(2000);
/** A letter, digit or sign: spaces and combining marks alone are no name. */
const VISIBLE = /[^\p{M}\p{Z}\p{C}]/u;

/** The options of reading a table. */
interface TableOptions {
  /** The celebrations of the calendar below, whose names a line may leave out. */
  readonly below?: readonly CelebrationRule[];
  /** Checks the readings that a line names. @throws {Problem} If they cannot be read. */
  readonly checkReadings?: ((text: string) => void) | undefined;
}

/**
 * Reads a table of celebrations in the form of `tables/general.txt`, on top of another.
 *
 * @throws {TableError} If a line cannot be read or names a celebration twice.
 */
export function readCelebrationTable(
  lines: readonly TableLine[],
  { below = [], checkReadings }: TableOptions = {},
): CalendarEntry[] {
  const ids = new Set<string>();
  return readRows(lines, (cells, { text }) => {
    const [day = "", id = "", ...rest] = cells;
    const places = day.split(" ").filter(isDiocese);
    const key = places.length === 0 ? id : `${id} in ${places}`;
    if (ids.has(key)) throw new Problem("table.repeated_feast", { id });
    ids.add(key);
    const known = below.find(({ celebration }) => celebration.id === id);
    if (day === "-" && rest.length === 0) {
      if (known === undefined) throw new Problem("table.nothing_to_remove", { id });
      return { removed: id };
    }
    const rule = readRule(cells, { known, text });
    if (rule.celebration.readings !== undefined) checkReadings?.(rule.celebration.readings);
    return rule;
  });
}

/** Puts a calendar's own table on top of another. Its lines go first: of two equal celebrations they are kept. */
export function overlayRules(
  below: readonly CelebrationRule[],
  entries: readonly CalendarEntry[],
): readonly CelebrationRule[] {
  const own = entries.filter((entry) => "celebration" in entry);
  const replaced = new Set(
    entries.map((entry) => ("removed" in entry ? entry.removed : entry.dioceses ? "" : entry.celebration.id)),
  );
  return [...own, ...below.filter(({ celebration }) => !replaced.has(celebration.id))];
}

function readRule(
  cells: readonly string[],
  { known: below, text }: { known: CelebrationRule | undefined; text: string },
): CelebrationRule {
  const known = below?.celebration;
  const [day = "", id = "", place = "", color = "", witnesses = "", ...others] = cells;
  if (!/^[a-z0-9-]{1,60}$/.test(id) || !/^[RHCNOP]+$/.test(witnesses))
    throw new Problem("table.unreadable_feast", { text });
  const [date = "", ...words] = day.split(" ");
  const daysIn = readDayRule(date);
  const avoids = words.map(readAvoided).find((each) => each !== undefined);
  const dioceses = words.filter(isDiocese);
  const areWordsKnown = dioceses.length + (avoids === undefined ? 0 : 1) === words.length;
  if (daysIn === undefined || !areWordsKnown) throw new Problem("table.no_day", { day });
  const [, number, beside, unranked] = PLACE.exec(place) ?? [];
  if (!PLACES.has(Number(number))) throw new Problem("table.no_rank", { rank: place });
  // A solemnity of the calendar below is no lower for being a church's own, and moves by the same rule from the same day.
  const isSolemnity = rankOf(Number(number)) === "solemnity" && known?.rank === "solemnity";
  const precedence = isSolemnity ? Math.min(Number(number), known.precedence) : Number(number);
  const isSameDay = below !== undefined && String(daysIn(SOME_YEAR)) === String(below.daysIn(SOME_YEAR));
  if (!isLiturgicalColor(color)) throw new Problem("table.no_color", { color });
  const facts = Object.fromEntries(others.flatMap((cell) => (FACT.test(cell) ? [FACT.exec(cell)!.slice(1)] : [])));
  // A line for a celebration of the calendar below keeps what it does not say anew.
  const { readings = known?.readings, common = known?.common } = facts as { readings?: string; common?: string };
  if (common !== undefined && !isCommon(common)) {
    throw new Problem("table.no_common", { common, commons: COMMONS.join(", ") });
  }
  const texts = others.filter((cell) => !FACT.test(cell));
  const [alsoCalled = "", ...names] = NAME.test(texts[0] ?? "") ? ["", ...texts] : texts;
  const { sl, en, ...further } = names.length === 0 ? (known?.name ?? {}) : readNames(names);
  if (sl === undefined || en === undefined || ![sl, en].every((name) => VISIBLE.test(name))) {
    throw new Problem("table.nameless_feast", { id });
  }
  const celebration = {
    id,
    name: { sl, en, ...further },
    precedence,
    rank: rankOf(precedence),
    color,
    alsoCalled: alsoCalled === "" ? (known?.alsoCalled ?? []) : alsoCalled.split(",").map((name) => name.trim()),
    isMovable: /^(?:easter|pentecost)/.test(date),
    hasPrintedRank: unranked === undefined,
    ...(readings !== undefined && { readings }),
    ...(common !== undefined && { common }),
  };
  return {
    celebration,
    daysIn,
    avoids: avoids ?? (isSolemnity && isSameDay ? below?.avoids : undefined),
    dioceses: dioceses.length === 0 ? undefined : dioceses,
    isBeside: beside === "+",
  };
}

/** Reads the days that a celebration gives way to: `not=easter-7..easter-1`. */
function readAvoided(word: string): CelebrationRule["avoids"] {
  const [, first = "", last = first] = AVOIDS.exec(word) ?? [];
  const [from, to] = [readDayRule(first), readDayRule(last)];
  return from && to && [from, to];
}

function isDiocese(text: string): text is Diocese {
  return (DIOCESES as readonly string[]).includes(text);
}

function rankOf(precedence: number): Rank {
  if (precedence <= 4) return "solemnity";
  if (precedence === 6) return "sunday";
  if (precedence <= 8) return "feast";
  return precedence <= 11 ? "memorial" : "optional_memorial";
}

/** Returns the days of a celebration, as day numbers, in the civil year of the dates, before another displaces it. */
export type DayRule = (dates: SeasonDates) => readonly number[];

/** The greatest distance from a day that moves, such as Easter. */
const MAX_DISTANCE = 300;
const LANDMARK = /^(baptism|easter|pentecost|advent)(?:([+-])(\d{1,3}))?$/;
const WEEKDAY = new RegExp(`^(${WEEKDAYS.join("|")})([<>])(\\d\\d-\\d\\d)$`);

/**
 * Reads the day of a celebration: `06-24`, `easter+39`, `sunday>11-01` (the first Sunday after 1 November; `<` the last
 * one before), `holy-family`, or `saturdays` (all Saturdays of ordinary time). 29 February is the 28th in common years.
 *
 * @returns Undefined for any other text, and for a day that no civil year has, such as `sunday>12-31`.
 */
export function readDayRule(text: string): DayRule | undefined {
  const rule = readDays(text);
  return rule && isEverKept(rule) ? rule : undefined;
}

function isEverKept(rule: DayRule): boolean {
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
    if (rule(seasonDatesOf(year)).some((day) => yearOf(day) === year)) return true;
  }
  return false;
}

function readDays(text: string): DayRule | undefined {
  if (text === "holy-family") return (dates) => [holyFamily(dates)];
  if (text === "saturdays") return ordinarySaturdays;
  if (isDate(text)) return ({ year }) => [dateIn(year, text)];
  const [, weekday, side, date = ""] = WEEKDAY.exec(text) ?? [];
  if (weekday !== undefined) {
    if (!isDate(date)) return undefined;
    return ({ year }) => [
      weekdayBeside(dateIn(year, date), {
        weekday: (WEEKDAYS as readonly string[]).indexOf(weekday),
        isAfter: side === ">",
      }),
    ];
  }
  const [, landmark, sign, number = "0"] = LANDMARK.exec(text) ?? [];
  if (landmark === undefined || Number(number) > MAX_DISTANCE) return undefined;
  const distance = sign === "-" ? -Number(number) : Number(number);
  return (dates) => {
    const day = dates[landmark as "baptism" | "easter" | "pentecost" | "advent"] + distance;
    return yearOf(day) === dates.year ? [day] : [];
  };
}

/** Checks for a month and a day; 2000 had a 29 February. */
function isDate(text: string): boolean {
  return isCalendarDate(`2000-${text}`);
}

function dateIn(year: number, text: string): number {
  const [month, day] = text.split("-").map(Number) as [number, number];
  return isCalendarDate(`${year}-${text}`) ? dayNumber(year, month, day) : dayNumber(year, month, day) - 1;
}

/** Returns the nearest such weekday before or after a day, never the day itself. */
function weekdayBeside(day: number, { weekday, isAfter }: { weekday: number; isAfter: boolean }): number {
  const last = isAfter ? day + 7 : day - 1;
  return last - ((weekdayOf(last) - weekday + 7) % 7);
}

/** Returns the Sunday within the octave of Christmas, or 30 December where Christmas itself is a Sunday. */
function holyFamily({ year, christmas }: SeasonDates): number {
  const newYearsEve = dayNumber(year, 12, 31);
  return weekdayOf(christmas) === 0 ? newYearsEve - 1 : sundayOnOrBefore(newYearsEve);
}

function ordinarySaturdays(dates: SeasonDates): number[] {
  const saturdays: number[] = [];
  for (let day = dates.baptism + 6; day < dates.advent; day += 7) {
    if (seasonOf(day, dates).season === "ordinary") saturdays.push(day);
  }
  return saturdays;
}
