import { kept, once } from "../base/bounded_map.ts";
import { readRows, readTable, type TableLine } from "../base/source_files.ts";
import { type LiturgicalDay, type LocalizedName, nameTable } from "../calendar/mod.ts";
import { BOOK_IDS, type BookId, bookName } from "../canon/mod.ts";
import type { Passage } from "../reference/mod.ts";
import {
  booksWithVersesOf,
  type IndexedTranslation,
  isInTranslation,
  parseCitation,
  psalterCounting,
  versificationOf,
} from "../versification/mod.ts";

/** The readings that a line may hold, by their place in the Mass. */
const SLOTS = ["procession", "first", "reading", "psalm", "second", "epistle", "acclamation", "gospel"] as const;
export type Slot = (typeof SLOTS)[number];

/**
 * The relations of a line to the reading above it: a reading itself, a shorter form, another one to choose, a shorter
 * form of that, or the one that is taken where the day before has had the reading above it.
 */
const USES = ["", "short", "or", "or short", "else"] as const;
type Use = (typeof USES)[number];

/** The response of a psalm, taken from a verse. */
export interface PsalmResponse {
  /** In Slovenian abbreviations and the original numbering. */
  readonly citation: string;
  /** True where its words differ from those of the verse. */
  readonly isAdapted: boolean;
  /** The letters of the sources that have it. */
  readonly witnesses: string;
}

/** Returns how a reading of a Mass has the response of its psalm; nothing where there is none. */
export function sungWith(response: PsalmResponse | undefined) {
  return response && { response: response.citation, ...(response.isAdapted && { isResponseAdapted: true }) };
}

/** One reading of a day. */
export interface LectionaryLine {
  /** `A`, `B`, `C`, `I` or `II`; undefined where the reading is the same every year. */
  readonly cycle: string | undefined;
  readonly slot: Slot;
  readonly use: Use;
  /** In Slovenian abbreviations and the original numbering. */
  readonly citation: string;
  /** The letters of the sources that have it. */
  readonly witnesses: string;
  /** Only on psalms whose response is known. */
  readonly response?: PsalmResponse;
}

/** The readings of the days; each day is read when it is asked for first. */
export class LectionaryTable {
  readonly #lines = new Map<string, TableLine[]>();
  readonly #readings = new Map<string, readonly LectionaryLine[]>();

  /** @param lines In the form that `README.md` describes. */
  constructor(lines: readonly TableLine[]) {
    for (const line of lines) {
      const day = line.text.slice(0, Math.max(line.text.indexOf("|"), 0)).trim();
      kept(this.#lines, day, (): TableLine[] => []).push(line);
    }
  }

  /** Returns the names of all days. */
  days(): IterableIterator<string> {
    return this.#lines.keys();
  }

  /**
   * Returns the lines of a day in the order in which they are read, none where there is no such day.
   *
   * @throws {TableError} If a line cannot be read.
   */
  lines(day: string): readonly LectionaryLine[] {
    return kept(this.#readings, day, () => readLines(this.#lines.get(day) ?? []));
  }

  /** Returns each citation of a reading or a psalm once, in a fraction of the time in which all days are read. */
  readings(): ReadonlySet<string> {
    const cells = [...this.#lines.values()].flat().map(({ text }) => text.split("|", 4));
    const readings = cells.filter(([, , slot = ""]) => !/acclamation|response/.test(slot));
    return new Set(readings.map(([, , , citation = ""]) => citation.trim()));
  }
}

/** Reads the lines of a day; the line of a response belongs to the psalm above it. */
function readLines(lines: readonly TableLine[]): LectionaryLine[] {
  const readings: LectionaryLine[] = [];
  readRows(lines, (cells, { text }) => {
    const response = readResponse(cells, text);
    const psalm = readings.at(-1);
    if (response === undefined) readings.push(readLine(cells, text));
    else if (psalm?.slot === "psalm") readings[readings.length - 1] = { ...psalm, response };
    else throw new SyntaxError(`Cannot read "${text}": expected a psalm above it`);
  });
  return readings;
}

/**
 * Reads the line of a response: `Ps 122,1`, with `prim.` before it where its words differ from the verse's, and a second
 * one or the Alleluia to choose after `ali`. The first is taken.
 */
function readResponse([, , slot, cell = "", witnesses = ""]: string[], text: string): PsalmResponse | undefined {
  if (!/^response(?: or)?$/.test(slot ?? "")) return undefined;
  const citation = cell.replace(/^prim\. /, "").replace(/ ali .*$/, "");
  if (citation === "" || witnesses === "") {
    throw new SyntaxError(`Cannot read "${text}": expected a verse and witnesses`);
  }
  return { citation, isAdapted: /^prim\. /.test(cell), witnesses };
}

function readLine([day, cycle, slot = "", citation = "", witnesses = ""]: string[], text: string): LectionaryLine {
  const [name = "", ...use] = slot.split(" ");
  const read = { slot: name, use: use.join(" "), citation, witnesses };
  if (day === "" || citation === "" || witnesses === "" || !isLine(read) || !isCycle(cycle)) {
    throw new SyntaxError(`Cannot read "${text}": expected day | cycle | slot | citation | witnesses`);
  }
  return { cycle: cycle === "-" ? undefined : cycle, ...read };
}

function isLine(read: { slot: string; use: string }): read is { slot: Slot; use: Use } {
  return (SLOTS as readonly string[]).includes(read.slot) && (USES as readonly string[]).includes(read.use);
}

function isCycle(text: string | undefined): text is string {
  return /^(?:-|[ABC]|II?)$/.test(text ?? "");
}

/** The parts of the table, in the order in which their days are looked for. */
const PARTS = ["advent", "christmas", "lent", "easter", "ordinary_sundays", "ordinary_weekdays", "celebrations"];

/** Returns the table, which is made when it is asked for first. */
export const lectionaryTable = once(
  () => new LectionaryTable(PARTS.flatMap((part) => readTable(`lectionary/tables/${part}.txt`))),
);

/** Reads the table of readings whole. @throws {TableError} If it is missing or has a bad line. */
export function readLectionaryTables(): void {
  for (const day of lectionaryTable().days()) lectionaryTable().lines(day);
}

/** Returns a title or name of `tables/titles.txt`. */
export const titleNamed = nameTable("lectionary/tables/titles.txt");

/**
 * Returns the title of a reading.
 *
 * @param options `slots`: those of the whole Mass; `index`: the number of readings before this one.
 */
export function titleOf(
  slot: Slot,
  { day, slots, index }: { day: LiturgicalDay; slots: readonly Slot[]; index: number },
): LocalizedName {
  switch (slot) {
    case "first":
      return titleNamed(slots.includes("second") ? "first" : "only");
    case "reading":
      return titleNamed(keyOfReading(slots.slice(0, index).filter((other) => other === "reading").length));
    case "acclamation":
      return titleNamed(day.season === "lent" || day.season === "triduum" ? "verse" : "alleluia");
    case "gospel": {
      const isPassion = slots.includes("procession") || (day.season === "triduum" && day.weekday === 5);
      return titleNamed(isPassion ? "passion" : "gospel");
    }
    default:
      return titleNamed(slot);
  }
}

/** Checks whether a title is that of the Passion, which has an opening of its own. */
export function isPassion(title: LocalizedName): boolean {
  return title === titleNamed("passion");
}

/** The key of a reading of the Easter Vigil behind some others; the first two are titled as those of other Masses. */
const keyOfReading = (before: number) => ["first", "second"][before] ?? `reading ${before + 1}`;

/** How much of the lectionary a translation has, of the readings from books that are in it. */
interface LectionaryCoverage {
  readonly readings: number;
  /** Those of them that have verses. */
  readonly found: number;
  /** The books of the others, with how many there are; most first. */
  readonly lacking: readonly (readonly [book: BookId, readings: number])[];
}

/**
 * Counts the readings and psalms of the lectionary that have verses in a translation. Readings from books that it lacks
 * do not count, nor, where it is a part of the Bible on purpose, those from chapters that it lacks.
 */
export function lectionaryCoverage(
  translation: IndexedTranslation,
  { isPart = false }: { isPart?: boolean | undefined } = {},
): LectionaryCoverage {
  const versification = versificationOf(translation);
  const lacking = new Map<BookId, number>();
  const there = BOOK_IDS.filter((book) => booksWithVersesOf(book).some((each) => translation.book(each)));
  const written = new Set(there.map((book) => bookName(book, "slv").abbreviation));
  let found = 0;
  for (const citation of lectionaryTable().readings()) {
    // An import of one book need not read the citations of all others.
    const books = citation.split("; ").map((part) => part.slice(0, part.lastIndexOf(" ")));
    if (!books.some((book) => written.has(book))) continue;
    const { passages } = parseCitation(citation);
    const { book } = passages[0]!;
    if (passages.every((passage) => isInTranslation(passage, versification))) found += 1;
    else if (passages.every((passage) => isExpected(passage))) lacking.set(book, (lacking.get(book) ?? 0) + 1);
  }

  /** Checks whether the translation should have a passage. */
  function isExpected(passage: Passage): boolean {
    if (translation.book(passage.book) === undefined || isAddition(passage)) return false;
    if (!isPart) return true;
    const moved = passage.book === "PSA" && psalterCounting(versification).order === "greek" ? 1 : 0;
    return passage.ranges.every(({ from }) => versification.lastVerse(passage.book, from.chapter - moved) > 0);
  }

  const readings = [...lacking.values()].reduce((sum, count) => sum + count, found);
  return { readings, found, lacking: [...lacking].sort(([, one], [, other]) => other - one) };
}

/** Checks whether a passage is of the additions to Daniel and Esther, which many Bibles leave out. */
function isAddition({ book, ranges }: Passage): boolean {
  return ranges.some(({ from: { chapter, verse = 1, segment } }) =>
    book === "DAN"
      ? chapter > 12 || (chapter === 3 && verse > 23 && verse < 91)
      : book === "EST" && (chapter > 10 || segment !== undefined),
  );
}
