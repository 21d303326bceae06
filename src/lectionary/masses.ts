import {
  type Diocese,
  formatCalendarDate,
  type LiturgicalDay,
  type LocalizedName,
  liturgicalDay,
  parseDate,
} from "../calendar/mod.ts";
import { lectionaryTable } from "./lectionary.ts";
import type { LectionaryLine, Slot } from "./lectionary_table.ts";
import { titleOf } from "./titles.ts";

/** The first and the last year with readings; the lectionary of today is applied to all of them. */
export const FIRST_LECTIONARY_YEAR = 1900;
export const LAST_LECTIONARY_YEAR = 2100;

/** The kinds of readings, as the API names them. */
export type ReadingKind =
  | "procession_gospel"
  | "first_reading"
  | "reading"
  | "psalm"
  | "second_reading"
  | "epistle"
  | "acclamation"
  | "gospel";

/** One reading of a Mass. */
export interface Reading {
  readonly kind: ReadingKind;
  readonly title: LocalizedName;
  /** In Slovenian abbreviations and the original numbering. */
  readonly citation: string;
  /** True for the shorter form of another reading. */
  readonly short: boolean;
  /** The verse from which the response of a psalm is taken, written as the citation is; absent where it is not known. */
  readonly response?: string;
  /** True where the lectionary sings it in other words than those of the verse. */
  readonly isResponseAdapted?: boolean;
  /** Shorter forms and other readings that may be taken; they have no alternatives. */
  readonly alternatives: readonly Reading[];
}

/** A Mass, or the liturgy of Good Friday. */
export interface Mass {
  readonly name: LocalizedName;
  readonly readings: readonly Reading[];
}

const KINDS: Readonly<Record<Slot, ReadingKind>> = {
  procession: "procession_gospel",
  first: "first_reading",
  reading: "reading",
  psalm: "psalm",
  second: "second_reading",
  epistle: "epistle",
  acclamation: "acclamation",
  gospel: "gospel",
};

interface NamedMass {
  /** Its name in the table. */
  readonly key: string;
  readonly name: LocalizedName;
}

/** Days with several Masses or with one that has another name than the day, by what the table calls the day. */
const OWN_MASSES: Readonly<Record<string, readonly NamedMass[]>> = {
  christmas: [
    mass("christmas night", "Božič – polnočna maša", "Christmas, Mass during the Night"),
    mass("christmas dawn", "Božič – zorna maša", "Christmas, Mass at Dawn"),
    mass("christmas", "Božič – dnevna maša", "Christmas, Mass during the Day"),
  ],
  "triduum thursday": [
    mass("chrism-mass", "Krizmena maša", "Chrism Mass"),
    mass("triduum thursday", "Večerna maša v spomin Gospodove večerje", "Evening Mass of the Lord's Supper"),
  ],
  "triduum friday": [mass("triduum friday", "Obredi velikega petka", "Celebration of the Passion of the Lord")],
  "triduum saturday": [mass("triduum saturday", "Velikonočna vigilija", "Easter Vigil")],
  "all-souls": [
    mass("all-souls", "Spomin vseh vernih rajnih – prva maša", "All Souls, first Mass"),
    mass("all-souls second", "Spomin vseh vernih rajnih – druga maša", "All Souls, second Mass"),
    mass("all-souls third", "Spomin vseh vernih rajnih – tretja maša", "All Souls, third Mass"),
  ],
};

/** The days with a vigil Mass of their own on the evening before, by their celebration. */
const VIGILS: Readonly<Record<string, NamedMass>> = {
  christmas: mass("christmas vigil", "Božič – vigilija", "Christmas, Vigil Mass"),
  pentecost: mass("pentecost vigil", "Binkošti – vigilija", "Pentecost, Vigil Mass"),
  "birth-of-john": mass(
    "birth-of-john vigil",
    "Rojstvo Janeza Krstnika – vigilija",
    "The Nativity of Saint John the Baptist, Vigil Mass",
  ),
  "peter-paul": mass("peter-paul vigil", "Sv. Peter in Pavel – vigilija", "Saints Peter and Paul, Vigil Mass"),
  assumption: mass("assumption vigil", "Marijino vnebovzetje – vigilija", "The Assumption, Vigil Mass"),
};

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** Tells whether a text is a date, `YYYY-MM-DD`, whose readings are told. */
export function isLectionaryDate(text: string): boolean {
  const year = Number(text.slice(0, 4));
  if (!(year >= FIRST_LECTIONARY_YEAR && year <= LAST_LECTIONARY_YEAR)) return false;
  try {
    parseDate(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the Masses of a day with their readings, those of the day first, then the vigil Mass of the next day.
 *
 * @param date `YYYY-MM-DD`, from 1900 to 2100.
 * @param diocese The diocese whose own celebrations are kept too.
 * @throws {RangeError} If it is no such date.
 * @example
 * const [mass] = massesOf("2026-12-25");
 * mass.readings.at(-1).kind; // "gospel"
 */
export function massesOf(date: string, diocese?: Diocese): readonly Mass[] {
  if (!isLectionaryDate(date)) {
    throw new RangeError(
      `Cannot find the readings of "${date}": expected a day as YYYY-MM-DD, from ${FIRST_LECTIONARY_YEAR} to ${LAST_LECTIONARY_YEAR}`,
    );
  }
  const day = liturgicalDay(date, diocese);
  const keys = [day.celebration?.id ?? "", seasonKey(day)];
  const own = keys.map((key) => OWN_MASSES[key]).find((masses) => masses !== undefined);
  const masses = own?.map(({ key, name }) => buildMass(name, { day, lines: linesOf(key, day) })) ?? [
    buildMass(day.name, { day, lines: linesOfDay(day) }),
  ];
  const beside = day.beside.flatMap(({ id, name }) => {
    const lines = linesOf(id, day);
    return isWhole(lines) ? [buildMass(name, { day, lines })] : [];
  });
  const vigil = VIGILS[liturgicalDay(formatCalendarDate(parseDate(date) + 1)).celebration?.id ?? ""];
  if (vigil === undefined) return [...masses, ...beside];
  return [...masses, ...beside, buildMass(vigil.name, { day, lines: linesOf(vigil.key, day) })];
}

function mass(key: string, slovenian: string, english: string): NamedMass {
  return { key, name: { sl: slovenian, en: english } };
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

/** Finds the lines of a day with one Mass: of its celebration, or of the day in its season with what a memorial has. */
function linesOfDay(day: LiturgicalDay): LectionaryLine[] {
  const own = day.celebration === undefined ? [] : linesOf(day.celebration.id, day);
  if (isWhole(own)) return onWeekday(own, day);
  const has = (slot: Slot) => own.some((line) => line.slot === slot && line.use === "");
  const date = day.date.slice(5);
  const isDated = day.weekday !== 0 && (day.season === "christmas" || date >= "12-17");
  const season = linesOf(isDated ? date : seasonKey(day), day);
  const lines = withoutRepetition(season, day);
  // What the memorial has of its own goes before the weekday's reading, or beside it as a choice.
  return lines
    .filter(({ slot }) => !has(slot))
    .flatMap((line, index, all) => {
      const isLast = all[index + 1]?.slot !== line.slot;
      return isLast ? [line, ...own.filter((other) => other.slot === line.slot)] : [line];
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

/** Makes the second reading of a feast of the Lord a choice beside the first, but on a Sunday, which has both. */
function onWeekday(lines: LectionaryLine[], { celebration, weekday }: LiturgicalDay) {
  if (celebration?.rank !== "feast" || weekday === 0) return lines;
  const chosen = lines
    .filter(({ slot }) => slot === "second")
    .map((line): LectionaryLine => {
      return { ...line, slot: "first", use: line.use.endsWith("short") ? "or short" : "or" };
    });
  const rest = lines.filter(({ slot }) => slot !== "second");
  const end = rest.findLastIndex(({ slot }) => slot === "first") + 1;
  return [...rest.slice(0, end), ...chosen, ...rest.slice(end)];
}

/** Takes the reading that stands in for one that the day before has had, and leaves it out elsewhere. */
function withoutRepetition(lines: readonly LectionaryLine[], day: LiturgicalDay): LectionaryLine[] {
  return lines.flatMap((line, index) => {
    if (line.use === "else") return [];
    const other = lines[index + 1];
    if (other?.use !== "else") return [line];
    const before = formatCalendarDate(parseDate(day.date) - 1);
    const readings = massesOf(before)[0]?.readings ?? [];
    const isRepeated = readings.some(({ citation }) => citation === line.citation);
    return [isRepeated ? { ...other, use: "" } : line];
  });
}

function buildMass(
  name: LocalizedName,
  { day, lines }: { day: LiturgicalDay; lines: readonly LectionaryLine[] },
): Mass {
  const slots = lines.filter(({ use }) => use === "").map(({ slot }) => slot);
  const readings: (Reading & { alternatives: Reading[] })[] = [];
  for (const { slot, use, citation, response } of lines) {
    const kind = KINDS[slot];
    const sung = response && {
      response: response.citation,
      ...(response.isAdapted && { isResponseAdapted: true }),
    };
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
  return { name, readings };
}
