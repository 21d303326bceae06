import type { Diocese } from "../base/dioceses.ts";
import { readRows, readTable } from "../base/source_files.ts";
import {
  formatCalendarDate,
  type LiturgicalDay,
  type LocalizedName,
  liturgicalDay,
  parseDate,
  readNameTable,
} from "../calendar/mod.ts";
import { isBookId } from "../canon/mod.ts";
import { format, type VerseRange } from "../reference/mod.ts";
import { parseCitation } from "../versification/mod.ts";
import { isPassion, type LectionaryLine, lectionaryTable, type Slot, titleNamed, titleOf } from "./lectionary_table.ts";

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

/** Days with several Masses or with one that has another name than the day, by the table's names of the day and of its Masses. */
const OWN_MASSES: Readonly<Record<string, readonly string[]>> = {
  christmas: ["christmas night", "christmas dawn", "christmas"],
  "triduum thursday": ["chrism-mass", "triduum thursday"],
  "triduum friday": ["triduum friday"],
  "triduum saturday": ["triduum saturday"],
  "all-souls": ["all-souls", "all-souls second", "all-souls third"],
};

/** The days with a vigil Mass of their own on the evening before, by their celebration. */
const VIGILS: Readonly<Record<string, string>> = {
  christmas: "christmas vigil",
  pentecost: "pentecost vigil",
  "birth-of-john": "birth-of-john vigil",
  "peter-paul": "peter-paul vigil",
  assumption: "assumption vigil",
};

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** Returns true if a text is a date, `YYYY-MM-DD`, whose readings are told. */
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
  const masses = own?.map((key) => buildMass(titleNamed(`mass ${key}`), { day, lines: linesOf(key, day) })) ?? [
    buildMass(day.name, { day, lines: linesOfDay(day) }),
  ];
  const beside = day.beside.flatMap(({ id, name }) => {
    const lines = linesOf(id, day);
    return isWhole(lines) ? [buildMass(name, { day, lines })] : [];
  });
  const vigil = VIGILS[liturgicalDay(formatCalendarDate(parseDate(date) + 1)).celebration?.id ?? ""];
  if (vigil === undefined) return [...masses, ...beside];
  return [...masses, ...beside, buildMass(titleNamed(`mass ${vigil}`), { day, lines: linesOf(vigil, day) })];
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

/** Takes the reading that replaces one that the day before has had, and leaves it out elsewhere. */
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

/**
 * Divides the citation of a psalm into its stanzas, after each of which the response is sung: a full stop divides them.
 * Two single verses that do not follow each other are one stanza where the others are longer than a verse.
 *
 * @example
 * stanzasOf("Ps 1,1-2.3.4.6"); // ["Ps 1,1-2", "Ps 1,3", "Ps 1,4.6"]
 */
export function stanzasOf(citation: string): readonly string[] {
  return parseCitation(citation).passages.flatMap((passage) => {
    const joinsSingles = passage.ranges.some((range) => !isSingle(range));
    const stanzas: VerseRange[][] = [];
    for (const range of passage.ranges) {
      const [before, second] = stanzas.at(-1) ?? [];
      const isApart =
        before !== undefined &&
        second === undefined &&
        isSingle(before) &&
        isSingle(range) &&
        range.from.chapter === before.to.chapter &&
        range.from.verse! > before.to.verse! + 1;
      if (joinsSingles && isApart) stanzas.at(-1)!.push(range);
      else stanzas.push([range]);
    }
    return stanzas.map((ranges) => format({ passages: [{ ...passage, ranges }] }));
  });
}

function isSingle({ from, to }: VerseRange): boolean {
  return from.chapter === to.chapter && from.verse === to.verse;
}

let openings: ReadonlyMap<string, LocalizedName> | undefined;

/** Returns the words with which the reader begins a reading; undefined for psalms, acclamations and unknown books. */
export function openingOf({ kind, title, citation }: Reading): LocalizedName | undefined {
  if (kind === "psalm" || kind === "acclamation") return undefined;
  const { book } = parseCitation(citation).passages[0]!;
  if (isPassion(title)) return titleNamed(`passion ${book}`);
  openings ??= readOpenings();
  return openings.get(book);
}

/** Reads the table of opening words. @throws {TableError} If it is missing or has a bad line. */
export function readOpenings(): ReadonlyMap<string, LocalizedName> {
  const lines = readTable("lectionary/tables/openings.txt");
  const openings = readNameTable(lines);
  readRows(lines, ([book = ""]) => {
    if (!isBookId(book)) throw new SyntaxError(`There is no book "${book}"`);
  });
  return openings;
}
