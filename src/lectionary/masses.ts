import { once } from "../base/bounded_map.ts";
import { readRows, readTable } from "../base/source_files.ts";
import {
  type Celebration,
  type ChurchCalendar,
  cachedByDay,
  type DayInQuestion,
  defaultCalendar,
  formatCalendarDate,
  isCalendarDate,
  type LiturgicalDay,
  type LocalizedName,
  liturgicalDay,
  parseDate,
  printedRank,
  WEEKDAYS,
  withCelebration,
} from "../calendar/mod.ts";
import { completeReadings, feastReadings } from "./feast_readings.ts";
import { type LectionaryLine, lectionaryTable, type Slot, sungWith, titleNamed, titleOf } from "./lectionary_table.ts";
import { type Mass, READING_KINDS, type Reading } from "./mass.ts";

/** The first and the last year with readings; the lectionary of today is applied to all of them. */
export const FIRST_LECTIONARY_YEAR = 1900;
export const LAST_LECTIONARY_YEAR = 2100;

/** A Mass of a day that has several, or one with another name than the day. */
interface OwnMass {
  /** Its name in the table of readings. */
  readonly key: string;
  /** The day whose color and rank it has; `weekday`: the color of its own, which is a weekday until then. */
  readonly of: "day" | "next" | "weekday";
}

/** Returns the days with several Masses, by the table. @throws {TableError} If it is missing or has a bad line. */
export const readOwnMasses = once((): ReadonlyMap<string, readonly OwnMass[]> => {
  const masses = new Map<string, OwnMass[]>();
  readRows(readTable("lectionary/tables/masses.txt"), ([day = "", key = "", color = ""]) => {
    const of = (["day", "next", "weekday"] as const).find((each) => each === color);
    if (of === undefined || lectionaryTable().lines(key).length === 0) {
      throw new SyntaxError(`Cannot read the Mass "${key}": expected day | Mass with readings | day, next or weekday`);
    }
    masses.set(day, [...(masses.get(day) ?? []), { key, of }]);
  });
  return masses;
});

/** The last number of feasts in the table of liturgical days. */
const LAST_FEAST = 8;

/** Returns true if a text is a date, `YYYY-MM-DD`, for which there are readings. */
export function isLectionaryDate(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return year >= FIRST_LECTIONARY_YEAR && year <= LAST_LECTIONARY_YEAR && isCalendarDate(text);
}

/**
 * Returns the Masses of a day with their readings, those of the day first, then the vigil Mass of the next day.
 *
 * @param date `YYYY-MM-DD`, from 1900 to 2100.
 * @param calendar That of Slovenia unless given.
 * @throws {RangeError} If it is no such date.
 * @example
 * const [mass] = massesOf("2026-12-25");
 * mass.readings.at(-1).kind; // "gospel"
 */
export function massesOf(date: string, calendar: ChurchCalendar = defaultCalendar()): readonly Mass[] {
  if (!isLectionaryDate(date)) {
    throw new RangeError(
      `Cannot find the readings of "${date}": expected a day as YYYY-MM-DD, from ${FIRST_LECTIONARY_YEAR} to ${LAST_LECTIONARY_YEAR}`,
    );
  }
  return keptMasses(date, calendar);
}

/**
 * Returns the number of the Mass that a parish has on a day, from 0: the first of the day's rank. The Chrism Mass is a
 * weekday's, and the parish has the evening Mass.
 */
export function usualMass(masses: readonly Mass[], day: LiturgicalDay): number {
  return Math.max(
    0,
    masses.findIndex(({ rank }) => rank === printedRank(day)),
  );
}

const keptMasses = cachedByDay((date, calendar) => massesOfDay(liturgicalDay(date, calendar), calendar));

/** Returns the Masses of a day as it is kept, or as someone chose to keep it. */
export function massesOfDay(day: LiturgicalDay, calendar: ChurchCalendar): readonly Mass[] {
  const ownMasses = readOwnMasses();
  const next = liturgicalDay(formatCalendarDate(parseDate(day.date) + 1), calendar);
  const named = (key: string, feast: LiturgicalDay) =>
    buildMass(titleNamed(`mass ${key}`), { day, feast, lines: linesOf(key, day) });
  const keys = [day.celebration?.id ?? "", seasonKey(day)];
  const own = keys.map((key) => ownMasses.get(key)).find((masses) => masses !== undefined);
  const feasts = { day, next, weekday: { ...day, rank: "weekday" as const } };
  const masses = own?.map(({ key, of }) => named(key, feasts[of])) ?? [
    buildMass(day.name, { day, feast: day, lines: linesOfDay(day, calendar) }),
  ];
  const beside = day.beside.flatMap((celebration) => {
    const kept = withCelebration(day, celebration.id);
    // Readings to choose are offered where the memorial is chosen; it has a Mass of its own where some are prescribed.
    if (kept === undefined || !linesOfCelebration(celebration, day).some(({ use }) => use === "")) return [];
    return [buildMass(celebration.name, { day: kept, feast: kept, lines: linesOfDay(kept, calendar) })];
  });
  const vigil = `${next.celebration?.id} vigil`;
  const hasVigil = lectionaryTable().lines(vigil).length > 0 && !keepsEvening(day, next);
  return [...masses, ...beside, ...(hasVigil ? [named(vigil, next)] : [])];
}

/**
 * Checks whether a solemnity keeps its evening before another one that is no higher in the table of liturgical days.
 *
 * Source: Universal Norms on the Liturgical Year and the Calendar, no. 61.
 */
function keepsEvening({ celebration: today }: LiturgicalDay, { celebration: next }: LiturgicalDay): boolean {
  return today?.rank === "solemnity" && next !== undefined && today.precedence <= next.precedence;
}

function seasonKey({ season, week, weekday }: LiturgicalDay): string {
  return [season, ...(week === 0 ? [] : [week]), WEEKDAYS[weekday]].join(" ");
}

/** Finds the lines that hold this year under a name of the table. */
function linesOf(key: string, { sundayCycle, weekdayCycle }: LiturgicalDay): LectionaryLine[] {
  return lectionaryTable()
    .lines(key)
    .filter(({ cycle }) => cycle === undefined || cycle === sundayCycle || cycle === weekdayCycle);
}

/**
 * Finds the lines of a celebration: those that it names itself, else those of its name in the table; a feast or solemnity
 * takes what is missing from its common. A commemoration in Lent or before Christmas has the weekday's, and none here.
 */
function linesOfCelebration(celebration: Celebration, day: LiturgicalDay): readonly LectionaryLine[] {
  const { id, readings, precedence, rank } = celebration;
  const isCommemoration = day.season === "lent" || day.date.slice(5) >= "12-17";
  if (precedence > LAST_FEAST && isCommemoration) return [];
  const own = readings === undefined ? linesOf(id, day) : feastReadings(readings, day.season);
  const isFeast = precedence <= LAST_FEAST && rank !== "sunday";
  return isFeast ? completeReadings(own, { celebration, day }) : own;
}

/** Finds the lines of a day with one Mass: of its celebration, or of the day in its season with what a memorial has. */
function linesOfDay(day: LiturgicalDay, calendar: ChurchCalendar): readonly LectionaryLine[] {
  const { celebration } = day;
  const named = celebration === undefined ? [] : linesOfCelebration(celebration, day);
  const isMemorial = celebration !== undefined && celebration.precedence > LAST_FEAST;
  // Readings that a calendar has for a feast are a choice where another keeps a memorial.
  const isChoice = isMemorial && celebration.readings === undefined;
  if (isWhole(named) && !isChoice) return onWeekday(named, day);
  const own = isWhole(named)
    ? named.filter(({ use }) => use === "").map((line) => ({ ...line, use: "or" as const }))
    : named;
  const has = (slot: Slot) => own.some((line) => line.slot === slot && line.use === "");
  const date = day.date.slice(5);
  const isDated = day.weekday !== 0 && (day.season === "christmas" || date >= "12-17");
  const season = linesOf(isDated ? date : seasonKey(day), day);
  const lines = withoutRepetition(season, { day, calendar });
  // What the memorial has of its own goes before the weekday's reading, or beside it as a choice.
  return lines
    .filter(({ slot }) => !has(slot))
    .flatMap((line, index, all) => {
      const isLast = all[index + 1]?.slot !== line.slot;
      const isOther = ({ slot, citation }: LectionaryLine) =>
        slot === line.slot && !all.some((each) => each.slot === slot && each.citation === citation);
      return isLast ? [line, ...own.filter(isOther)] : [line];
    })
    .concat(own.filter(({ slot }) => has(slot)))
    .sort((a, b) => ORDER.indexOf(a.slot) - ORDER.indexOf(b.slot));
}

/** Checks whether lines have the readings of a whole Mass. */
function isWhole(lines: readonly LectionaryLine[]): boolean {
  const has = (slot: Slot) => lines.some((line) => line.slot === slot && line.use === "");
  return has("first") && has("gospel");
}

const ORDER: readonly Slot[] = ["first", "psalm", "second", "acclamation", "gospel"];

/** Makes the second reading of a feast a choice beside the first, but on a Sunday, which has both. */
function onWeekday(lines: readonly LectionaryLine[], { celebration, weekday }: LiturgicalDay) {
  if (celebration?.rank === "solemnity" || weekday === 0) return lines;
  const chosen = lines
    .filter(({ slot }) => slot === "second")
    .map((line): LectionaryLine => {
      return { ...line, slot: "first", use: line.use.endsWith("short") ? "or short" : "or" };
    });
  const rest = lines.filter(({ slot }) => slot !== "second");
  const end = rest.findLastIndex(({ slot }) => slot === "first") + 1;
  return [...rest.slice(0, end), ...chosen, ...rest.slice(end)];
}

/** Takes the reading that replaces one that the day before has had, and leaves it out elsewhere. */
function withoutRepetition(
  lines: readonly LectionaryLine[],
  { day, calendar }: { day: LiturgicalDay; calendar: ChurchCalendar },
): LectionaryLine[] {
  return lines.flatMap((line, index) => {
    if (line.use === "else") return [];
    const other = lines[index + 1];
    if (other?.use !== "else") return [line];
    const before = formatCalendarDate(parseDate(day.date) - 1);
    const readings = massesOf(before, calendar)[0]?.readings ?? [];
    const isRepeated = readings.some(({ citation }) => citation === line.citation);
    return [isRepeated ? { ...other, use: "" } : line];
  });
}

function buildMass(
  name: LocalizedName,
  { day, feast, lines }: { day: LiturgicalDay; feast: LiturgicalDay; lines: readonly LectionaryLine[] },
): Mass {
  const slots = lines.filter(({ use }) => use === "").map(({ slot }) => slot);
  const readings: (Reading & { alternatives: Reading[] })[] = [];
  for (const { slot, use, citation, response } of lines) {
    const kind = READING_KINDS[slot];
    const sung = sungWith(response);
    if (use === "") {
      const title = titleOf(slot, { day, slots, index: readings.length });
      readings.push({ kind, title, citation, short: false, ...sung, alternatives: [] });
    } else {
      const main = readings.findLast((reading) => reading.kind === kind);
      const short = use.endsWith("short");
      const title = main?.title;
      if (title) main.alternatives.push({ kind, title, citation, short, ...sung, alternatives: [] });
    }
  }
  return { name, color: feast.color, rank: printedRank(feast), readings };
}

/**
 * Returns the reading that a question about a day asks for: the Gospel, unless it asks for the psalm, of the last Mass of
 * the day, or of the first where its name means that.
 *
 * @returns Undefined where the day has none, or is beyond the years of the lectionary.
 */
export function readingInQuestion(
  { day, part, isFirstMass, isDate }: DayInQuestion,
  calendar: ChurchCalendar,
): Reading | undefined {
  if (!isLectionaryDate(day.date)) return undefined;
  // The Mass of an optional memorial is not meant by a date.
  const besides = isDate === true ? day.beside.map(({ name }) => name.sl) : [];
  const masses = massesOf(day.date, calendar).filter(({ name }) => !besides.includes(name.sl));
  const mass = isFirstMass ? masses[0] : masses.at(-1);
  return mass?.readings.find(({ kind }) => kind === (part === "psalm" ? "psalm" : "gospel"));
}
