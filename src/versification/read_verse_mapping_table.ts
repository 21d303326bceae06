import { readRows, type TableLine } from "../base/table.ts";
import { type BookId, isBookId } from "../canon/mod.ts";
import { parseVerseSpan, type VerseSpan } from "./verse_ref.ts";

/** A way of counting some chapters of a book otherwise than the original does. */
export interface VerseMapping {
  /** The chapters, in this way of counting, that have a telling number of verses. */
  readonly lengths: readonly ChapterLength[];
  readonly ranges: readonly MappedRange[];
}

/** The number of verses of a chapter. */
export interface ChapterLength {
  readonly book: BookId;
  readonly chapter: number;
  readonly length: number;
}

/**
 * Verses of one original chapter, and the verses that they are in another way of counting: as many, or two for one,
 * or none (undefined).
 */
export interface MappedRange {
  readonly from: VerseSpan;
  readonly to: VerseSpan | undefined;
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
      lengths: readLengths(book, lengths),
      ranges: ranges.split(",").map((range) => readMappedRange(book, range.trim())),
    };
    mappings.set(book, [...(mappings.get(book) ?? []), mapping]);
  });
  return mappings;
}

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
  const to = right === "-" ? undefined : parseVerseSpan(/^\w{3} /.test(right) ? right : `${book} ${right}`);
  const isDivided = from.verse === from.verseEnd;
  if (to !== undefined && !isDivided && to.verseEnd - to.verse !== from.verseEnd - from.verse) {
    throw new SyntaxError(`Cannot read "${text}" of ${book}: the two sides are not of one length`);
  }
  return { from, to };
}
