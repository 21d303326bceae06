import { type BookId, isBookId } from "../canon/mod.ts";
import { readRange, type VerseRange } from "./place.ts";

/** A way of counting some chapters of a book otherwise than the original does. */
export interface Numbering {
  /** The chapters, in this way of counting, that have a telling number of verses. */
  readonly lengths: ReadonlyMap<number, number>;
  readonly shifts: readonly Shift[];
}

/**
 * Verses of one original chapter, and which they are in another way of counting: as many, or two for one, or none
 * (undefined).
 */
export interface Shift {
  readonly from: VerseRange;
  readonly to: VerseRange | undefined;
}

/**
 * Reads a table in the form of `numbering_table.ts`.
 *
 * @throws {SyntaxError} With the line, if it cannot be read or the two sides of a shift are not of one length.
 */
export function readNumberingTable(table: string): ReadonlyMap<BookId, readonly Numbering[]> {
  const numberings = new Map<BookId, Numbering[]>();
  for (const line of table.split("\n").map((line) => line.trim())) {
    if (line === "") continue;
    const [book = "", lengths, shifts] = line.split("|").map((cell) => cell.trim());
    if (!isBookId(book) || lengths === undefined || shifts === undefined) {
      throw new SyntaxError(`Cannot read numbering "${line}": expected a book, lengths and shifts`);
    }
    const numbering = {
      lengths: new Map(lengths.split(" ").map((length) => readLength(length, line))),
      shifts: shifts.split(",").map((shift) => readShift(book, shift.trim())),
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

function readShift(book: BookId, text: string): Shift {
  const [left, right] = text.split("=").map((side) => side.trim());
  const from = readRange(`${book} ${left}`);
  const to = right === "-" ? undefined : readRange(`${book} ${right}`);
  const isDivided = from.verse === from.verseEnd;
  if (to !== undefined && !isDivided && to.verseEnd - to.verse !== from.verseEnd - from.verse) {
    throw new SyntaxError(`Cannot take "${text}" of ${book}: the two sides are not of one length`);
  }
  return { from, to };
}
