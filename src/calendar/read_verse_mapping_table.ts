import { type BookId, isBookId } from "../canon/mod.ts";
import { parseVerseRange, type VerseRange } from "./verse_ref.ts";

/** A way of counting some chapters of a book otherwise than the original does. */
export interface VerseMapping {
  /** The chapters, in this way of counting, that have a telling number of verses. */
  readonly lengths: ReadonlyMap<number, number>;
  readonly ranges: readonly MappedRange[];
}

/**
 * Verses of one original chapter, and which they are in another way of counting: as many, or two for one, or none
 * (undefined).
 */
export interface MappedRange {
  readonly from: VerseRange;
  readonly to: VerseRange | undefined;
}

/**
 * Reads a table in the form of `verse_mapping_table.ts`.
 *
 * @throws {SyntaxError} With the line, if it cannot be read or the two sides of a range are not of one length.
 */
export function readVerseMappingTable(table: string): ReadonlyMap<BookId, readonly VerseMapping[]> {
  const numberings = new Map<BookId, VerseMapping[]>();
  for (const line of table.split("\n").map((line) => line.trim())) {
    if (line === "") continue;
    const [book = "", lengths, ranges] = line.split("|").map((cell) => cell.trim());
    if (!isBookId(book) || lengths === undefined || ranges === undefined) {
      throw new SyntaxError(`Cannot read numbering "${line}": expected a book, lengths and ranges`);
    }
    const numbering = {
      lengths: new Map(lengths.split(" ").map((length) => readLength(length, line))),
      ranges: ranges.split(",").map((range) => readMappedRange(book, range.trim())),
    };
    numberings.set(book, [...(numberings.get(book) ?? []), numbering]);
  }
  return numberings;
}

function readLength(text: string, line: string): [chapter: number, length: number] {
  const [, chapter, length] = /^(\d+):(\d+)$/.exec(text) ?? [];
  if (length === undefined) {
    throw new SyntaxError(`Cannot read "${text}" in "${line}": expected a chapter and its verses`);
  }
  return [Number(chapter), Number(length)];
}

function readMappedRange(book: BookId, text: string): MappedRange {
  const [left, right] = text.split("=").map((side) => side.trim());
  const from = parseVerseRange(`${book} ${left}`);
  const to = right === "-" ? undefined : parseVerseRange(`${book} ${right}`);
  const isDivided = from.verse === from.verseEnd;
  if (to !== undefined && !isDivided && to.verseEnd - to.verse !== from.verseEnd - from.verse) {
    throw new SyntaxError(`Cannot take "${text}" of ${book}: the two sides are not of one length`);
  }
  return { from, to };
}
