/** The marks of ranges, and the meaning of the numbers behind them. */
import { type BookId, bookOrder, isLastVerse, mostVerses } from "../canon/mod.ts";
import type { Cursor } from "./cursor.ts";
import { peekRoman } from "./numeral.ts";
import { peekVerse } from "./unit.ts";
import type { BookMatch } from "./vocabulary.ts";
import * as keywords from "./words.ts";

/**
 * RangeMark = [ "." ] ( "-" { "-" } | "do" ) [ Book ]
 *
 * @param options `book`: the book of the range; `isSegment`: true where letters can follow, as in `Est 4,17a-z`;
 *   `isRoman`: true behind a Roman chapter, whose range ends with another: `Mt V-VII`.
 * @returns The number of tokens up to the number with which the range ends, and whether the book is named once more, as in
 *   `1 Mz 1,1 - 1 Mz 2,4`; undefined where no mark is here, or one that divides two things: `Iz 58,7-10 – Ps 112`.
 * @throws {ReferenceSyntaxError} If another book is named to which a range could lead.
 */
export function findRangeMark(
  cursor: Cursor,
  { book, isSegment, isRoman }: { book: BookId; isSegment: boolean; isRoman: boolean },
): { length: number; namesBook: boolean } | undefined {
  const { kind } = cursor.peek();
  if (kind !== "-" && kind !== "." && kind !== "word") return undefined;
  // The dot of an ordinal: `16.-18. vrstica`.
  const dot = kind === "." ? 1 : 0;
  let length = dot;
  if (cursor.isWord(keywords.RANGE_WORDS, length)) length++;
  else while (cursor.is("-", length)) length++;
  if (length === dot) return undefined;
  if (isSegment && cursor.peek(length).raw.length === 1) return { length, namesBook: false };
  if (isRoman && peekRoman(cursor, length) !== undefined) return { length, namesBook: false };
  const match = cursor.matchBook(length);
  if (match === undefined) {
    // `Mt 13,1-23 – krajša oblika`
    const dividesWords = cursor.isWord(keywords.PREAMBLE_WORDS, length) && !peekVerse(cursor, length);
    return dividesWords ? undefined : { length, namesBook: false };
  }
  if (match.books.length === 1 && match.books[0] === book) {
    return { length: lengthWithName(cursor, match), namesBook: true };
  }
  // `Jn 3,16 do Mt 5,3`
  const isSaid = cursor.isWord(keywords.RANGE_WORDS, length - 1);
  if (isSaid || leadsOn(cursor, { match, book, ahead: length })) {
    cursor.index += length;
    throw cursor.unreadable();
  }
  // The number belongs to the range: `1 Kor 1,1-3 Jn 1,29`.
  return isTightNumber(cursor, length) ? { length, namesBook: false } : undefined;
}

/** Returns the number of tokens up to the number behind a name. */
function lengthWithName(cursor: Cursor, { next }: BookMatch): number {
  let length = next - cursor.index;
  // `Estera (grška)` has its bracket behind it.
  while (cursor.isOneOf([".", ",", ")"], length)) length++;
  return length;
}

/**
 * Checks whether a range may have been meant to lead into another book: a dash without spaces, the next book, or one
 * that differs by its number alone. `1 Mz 50,1 - 2 Mz 1,5`, `1 Jn 1,1-2 Jn 1,4`
 */
function leadsOn(cursor: Cursor, { match, book, ahead }: { match: BookMatch; book: BookId; ahead: number }): boolean {
  const other = match.books[0] as BookId;
  const isNumbered = cursor.tokens[match.first]?.kind === "number";
  if (isNumbered) {
    const unnumbered = cursor.vocabulary.booksOf(match.key.slice(1));
    if (unnumbered.includes(book) || other.slice(1) === book.slice(1)) return true;
    if (isTightNumber(cursor, ahead)) return false;
  } else if (/^[1-6]/.test(book) && other.endsWith(book.slice(2))) return true;
  const isTight = cursor.isAdjacent(ahead) && cursor.isAdjacent(ahead - 1);
  const distance = bookOrder(other) - bookOrder(book);
  return isTight || match.books.length > 1 || distance === 0 || distance === 1;
}

/** Checks whether a number is at its dash and so ends the range: the 3 in `1 Kor 1,1-3 Jn 1,29`. */
function isTightNumber(cursor: Cursor, ahead: number): boolean {
  return cursor.is("number", ahead) && cursor.isAdjacent(ahead) && cursor.isAdjacent(ahead - 1);
}

/** The most chapters by which a range goes on where its numbers could be verses as well: `1 Mz 6,5-9,17`. */
const MAX_SPANNED_CHAPTERS = 6;

/** Two numbers behind a verse and a dash: `9,17` behind `1 Mz 6,5-`. */
interface RangeEnd {
  /** The chapter and verse before them. */
  readonly from: { readonly chapter: number; readonly verse: number };
  readonly number: number;
  readonly verse: number;
}

/**
 * Checks whether two numbers behind a dash are a chapter and its verse. A comma precedes a verse in Slovenian print, so they
 * are, unless they could be two verses, as in `1 Mz 3,9-15,20`, and the chapter is missing or far: there a range is meant
 * only if it ends with the last verse of a chapter, `5 Mz 12,1-26,19`.
 */
export function isChapterWithVerse(book: BookId, end: RangeEnd): boolean {
  if (!areVerses(book, end)) return true;
  const { from, number, verse } = end;
  const exists = number >= from.chapter && verse <= mostVerses(book, number);
  const isNear = number - from.chapter <= MAX_SPANNED_CHAPTERS;
  return exists && (isNear || isLastVerse(book, number, verse));
}

/** Checks whether two numbers can be further verses of the chapter before them. */
export function areVerses(book: BookId, { from, number, verse }: RangeEnd): boolean {
  return number > from.verse && isLaterVerse(book, { chapter: from.chapter, verse: number }, verse);
}

/** Checks whether a number can be a verse of the same chapter behind another one. */
export function isLaterVerse(
  book: BookId,
  { chapter, verse }: { chapter: number; verse: number },
  number: number,
): boolean {
  return number > verse && number <= mostVerses(book, chapter);
}
