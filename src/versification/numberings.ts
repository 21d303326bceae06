import { once, oncePer } from "../base/bounded_map.ts";
import { readRows, readTable, type TableLine } from "../base/source_files.ts";
import { type BookId, chapterLengths, isBookId } from "../canon/mod.ts";
import { parseVerseSpan, type VerseRef, type VerseSpan } from "./verse_ref.ts";

/** A book in one numbering: how many verses each chapter has, the first chapter's at index 0. */
export interface NumberedBook {
  readonly book: BookId;
  readonly verses: readonly number[];
}

/** A numbering of chapters and verses that Bibles are printed in, with its books in its own order. */
export interface Versification {
  /** As The SWORD Project names it, such as `KJV`, `Vulg` or `Synodal`. */
  readonly name: string;
  readonly oldTestament: readonly NumberedBook[];
  readonly newTestament: readonly NumberedBook[];
}

const numberings = once(readNumberings);

/** Returns the numbering of a name, in any case; undefined where there is none of that name. */
export function versification(name: string): Versification | undefined {
  return numberings().get(name.toLowerCase());
}

/** Returns every numbering there is. */
export function versifications(): readonly Versification[] {
  return [...numberings().values()];
}

function readNumberings(): ReadonlyMap<string, Versification> {
  const found = new Map<string, Versification>();
  readRows(readTable("versification/tables/numberings.txt"), ([name = "", oldTestament = "", newTestament = ""]) => {
    const books = (keys: string) => keys.split(" ").filter(Boolean).map(numberedBook);
    found.set(name.toLowerCase(), { name, oldTestament: books(oldTestament), newTestament: books(newTestament) });
  });
  return found;
}

function numberedBook(key: string): NumberedBook {
  const book = key.slice(0, 3);
  const verses = chapterLengths(key);
  if (!isBookId(book) || verses === undefined) throw new RangeError(`No numbering "${key}"`);
  return { book, verses };
}

const originalLengths = once(readOriginalLengths);

/**
 * Returns the number of verses of a chapter in the original numbering, in which the tables are written: of the Hebrew
 * Bible for the books that are in it but Daniel, of the Greek New Testament as Nestle prints it, and of Catholic Bibles for Daniel
 * and the deuterocanonical books.
 *
 * @returns Undefined where there is no such chapter.
 */
export function originalLength(book: BookId, chapter: number): number | undefined {
  return originalLengths().get(book)?.[chapter - 1];
}

function readOriginalLengths(): ReadonlyMap<BookId, readonly number[]> {
  const catholic = versification("Catholic")?.oldTestament ?? [];
  const lengths = new Map<BookId, readonly number[]>(
    [
      // Of one book the last numbering counts.
      ...catholic,
      ...(versification("Leningrad")?.oldTestament ?? []),
      ...catholic.filter(({ book }) => book === "DAN"),
      // German Bibles count the New Testament as Nestle does.
      ...(versification("German")?.newTestament ?? []),
    ].map(({ book, verses }) => [book, verses]),
  );
  // The Greek additions to Esther follow the Hebrew book, as in the Vulgate.
  const vulgate = versification("Vulg")?.oldTestament.find(({ book }) => book === "EST");
  lengths.set("EST", [...(lengths.get("EST") ?? []), ...(vulgate?.verses.slice(10) ?? [])]);
  return lengths;
}

const lengthsOf = oncePer(
  ({ oldTestament, newTestament }: Versification) =>
    new Map([...oldTestament, ...newTestament].map(({ book, verses }) => [book, verses])),
);

/** Returns the number of verses of a chapter in a numbering; undefined where it has no such chapter. */
export function lengthInNumbering(numbering: Versification, book: BookId, chapter: number): number | undefined {
  return lengthsOf(numbering).get(book)?.[chapter - 1];
}

/** A way of counting some chapters of a book otherwise than the original does. */
export interface VerseMapping {
  /** The chapters, in this way of counting, that have a telling number of verses. */
  readonly lengths: readonly ChapterLength[];
  /** How a psalter counts of which this is said: `hebrew` or `greek`, `counted` or `uncounted` titles, `vulgate`. */
  readonly psalter: readonly string[];
  readonly ranges: readonly MappedRange[];
}

/** The number of verses of a chapter. */
interface ChapterLength {
  readonly book: BookId;
  readonly chapter: number;
  readonly length: number;
}

/**
 * Verses of one original chapter, and the verses that they are in another way of counting: as many, or more for one,
 * or none (undefined).
 */
export interface MappedRange {
  readonly from: VerseSpan;
  readonly to: VerseSpan | undefined;
  /** False where the translation has the verses in a place that is not known. */
  readonly isKnown: boolean;
}

/**
 * Reads a table in the form of `tables/mappings.txt`.
 *
 * @throws {TableError} If a line cannot be read or the two sides of a range are not of one length.
 */
export function readVerseMappingTable(lines: readonly TableLine[]): ReadonlyMap<BookId, readonly VerseMapping[]> {
  const mappings = new Map<BookId, VerseMapping[]>();
  readRows(lines, ([book = "", lengths, ranges], { text }) => {
    if (!isBookId(book) || lengths === undefined || ranges === undefined) {
      throw new SyntaxError(`Cannot read mapping "${text}": expected a book, lengths and ranges`);
    }
    const mapping = {
      lengths: readLengths(book, lengths.replace(PSALTER, "").trim()),
      psalter: lengths.match(PSALTER) ?? [],
      ranges: ranges.split(",").map((range) => readMappedRange(book, range.trim())),
    };
    mappings.set(book, [...(mappings.get(book) ?? []), mapping]);
  });
  return mappings;
}

const PSALTER = /\b(?:hebrew|greek|counted|uncounted|vulgate)\b/g;
const LENGTHS = /^(?:(?:\w{3} )?\d+:\d+(?: |$))+$/;
const LENGTH = /(?:(\w{3}) )?(\d+):(\d+)/g;

function readLengths(book: BookId, text: string): ChapterLength[] {
  if (!LENGTHS.test(text)) {
    throw new SyntaxError(`Cannot read "${text}" of ${book}: expected chapters and their verses`);
  }
  return [...text.matchAll(LENGTH)].map(([, other = book, chapter, length]) => {
    if (!isBookId(other)) throw new SyntaxError(`Cannot read "${text}": ${other} is no book`);
    return { book: other, chapter: Number(chapter), length: Number(length) };
  });
}

function readMappedRange(book: BookId, text: string): MappedRange {
  const [left = "", right = ""] = text.split("=").map((side) => side.trim());
  const from = parseVerseSpan(`${book} ${left}`);
  const isKnown = right !== "?";
  const to = right === "-" || !isKnown ? undefined : parseVerseSpan(/^\w{3} /.test(right) ? right : `${book} ${right}`);
  const isDivided = from.verse === from.verseEnd;
  if (to !== undefined && !isDivided && to.verseEnd - to.verse !== from.verseEnd - from.verse) {
    throw new SyntaxError(`Cannot read "${text}" of ${book}: the two sides are not of one length`);
  }
  return { from, to, isKnown };
}

/** Returns the ways of counting that differ from the original's, by book; they are read when they are first asked for. */
export const verseMappings = once(() => readVerseMappingTable(readTable("versification/tables/mappings.txt")));

/** Returns the range of a way of counting that names a verse of the original. */
export function rangeOf({ ranges }: VerseMapping, { chapter, verse }: VerseRef): MappedRange | undefined {
  return ranges.find(({ from }) => from.chapter === chapter && from.verse <= verse && verse <= from.verseEnd);
}

/** Returns the verses in a way of counting that a verse of the original is; undefined where it has none, or none known. */
export function placeIn(mapping: VerseMapping | undefined, ref: VerseRef): VerseSpan | undefined {
  const range = mapping && rangeOf(mapping, ref);
  return range === undefined ? { ...ref, verseEnd: ref.verse } : shift(range, ref.verse);
}

/** Returns the verses that a verse of a range is in its way of counting. */
export function shift({ from, to }: MappedRange, verse: number): VerseSpan | undefined {
  if (to === undefined || from.verse === from.verseEnd) return to;
  const moved = to.verse + verse - from.verse;
  return { book: to.book, chapter: to.chapter, verse: moved, verseEnd: moved };
}
