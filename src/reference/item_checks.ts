/** Refuses numbers of an item that can mean several things, and ranges that no book has. */
import { type BookId, mostChapters, mostVerses } from "../canon/mod.ts";
import type { Point, VerseRange } from "./ast.ts";
import { unknownBook } from "./book_parser.ts";
import type { Cursor } from "./cursor.ts";
import { psalmNumbers } from "./numbering.ts";
import { isLaterVerse } from "./range_mark.ts";
import type { Separator } from "./separator.ts";
import type { ReferenceSyntaxError } from "./syntax_error.ts";
import { JOINING_WORDS, REST_WORDS } from "./words.ts";

/** The number of a point that had no chapter or verse so far. */
export const NONE = -1;

/** The point that was read last: without a chapter before the first, without a verse where it was a chapter. */
export interface LastPoint {
  readonly book: BookId;
  readonly written: string;
  readonly chapter: number;
  readonly verse: number;
}

/** Refuses a number behind a chapter, or behind two dots, that can mean several things. */
export function checkReadings(cursor: Cursor, separator: Separator, last: LastPoint): void {
  const { book, chapter, verse } = last;
  const { value } = cursor.peek();
  if (separator === "/" && book === "PSA") checkPsalms(cursor, last, value);
  if (verse !== NONE) {
    throw ambiguous(cursor, last, [`${chapter},${verse}-${value}`, `${chapter},${verse}.${value}`]);
  }
  // A number with a verse of its own is a chapter: `Tit 1; 1,32`, but `Jn 3;16,18` may have two verses.
  const isPair = cursor.isAdjacent() && cursor.peek(2).value > value;
  const mark = cursor.peek(1).kind;
  const hasVerse = mark === ":" || (mark === "," && !isPair);
  // `Ps 36; 36 (37),1`
  const isPsalm = mark === "(" && psalmNumbers(value, cursor.peek(2).value) !== undefined;
  if (chapter === NONE || mostChapters(book) === 1 || hasVerse || (isPsalm && book === "PSA")) return;
  const isVerse = value <= mostVerses(book, chapter);
  // `Mt 5..3-12`
  if (separator === "..") {
    throw ambiguous(cursor, last, [`${chapter},${value}`, `${chapter}; pogl. ${value}`]);
  }
  if (separator === "/" && !(book === "PSA" && value === chapter + 1)) {
    throw ambiguous(cursor, last, [
      `${chapter},${value}`,
      // `Mt 5; 3` would be refused itself
      `${chapter}; ${value > chapter ? value : `pogl. ${value}`}`,
    ]);
  }
  // `Mt 5;3-12` may be `Mt 5,3-12`; a chapter that follows is greater and is apart: `Mt 5; 6`.
  const isOdd = cursor.isAdjacent() || value <= chapter;
  if (separator === ";" && isVerse && isOdd) {
    throw ambiguous(cursor, last, [`${chapter},${value}`, `${chapter}; pogl. ${value}`]);
  }
}

/** Refuses two psalms that may be the two numbers of one: `Ps 41/42`, but not those that are sung as one, `Ps 42/43`. */
function checkPsalms(cursor: Cursor, last: LastPoint, other: number): void {
  const one = last.chapter;
  if (psalmNumbers(one, other) === undefined) return;
  const isAlone = cursor.isOneOf(["end", ";", ")"], 1);
  if (isAlone && (one === 9 || one === 42)) return;
  throw ambiguous(cursor, last, [`${one}; ${other}`, `${other} (${one})`]);
}

/**
 * Refuses a number behind a semicolon that may be a verse as well, as it is right at it or less than the chapter:
 * `Mt 5,3;12`, `Sir 24,1-4; 12-16`, but not `Mt 5,3; 12` and `Mt 5,3;6,9`.
 */
export function checkChapter(cursor: Cursor, last: LastPoint): void {
  const { book, chapter, verse } = last;
  const { value } = cursor.peek();
  const mark = cursor.peek(1).kind;
  if (mostChapters(book) === 1 || mark === "," || mark === ":" || value > mostChapters(book)) return;
  const isVerse = isLaterVerse(book, { chapter, verse }, value);
  const isTight = cursor.isAdjacent();
  if (value > chapter ? !isTight || !isVerse : !isTight && (!isVerse || mark === "(")) return;
  const word = isVerse && value <= chapter ? "pogl. " : "";
  throw ambiguous(cursor, last, [`${chapter},${verse}.${value}`, `${chapter},${verse}; ${word}${value}`]);
}

function ambiguous(cursor: Cursor, { written }: LastPoint, readings: readonly string[]): ReferenceSyntaxError {
  return cursor.ambiguous(
    readings.map((reading) => `${written} ${reading}`),
    -2,
    0,
  );
}

/** Refuses a range into a chapter that the book does not have in any numbering: `Rim 8,28-30,5`. */
export function checkEnd(
  cursor: Cursor,
  book: BookId,
  { from, to, start }: { from: Point; to: Point; start: number },
): void {
  const last = mostChapters(book);
  if (to.chapter <= last) return;
  if (from.chapter > last && to.verse === undefined) return;
  throw cursor.error("no_such_chapter", {
    position: start,
    end: cursor.passed,
    books: [book],
    chapter: to.chapter,
    last,
  });
}

/** Refuses a range that ends before it begins: `Jn 3,18-16`. */
export function checkOrder(cursor: Cursor, { from, to, start, end }: VerseRange): void {
  const isBackwards =
    to.chapter === from.chapter
      ? to.verse !== undefined && from.verse !== undefined && to.verse < from.verse
      : to.chapter < from.chapter;
  if (isBackwards) throw cursor.error("backwards", { position: start, end });
}

/** Refuses a comma behind a range of chapters that may lead to a verse or to one more chapter: `Mt 5-7, 10`. */
export function checkLastChapter(cursor: Cursor, { written, chapter }: LastPoint, ahead: number): void {
  if (!cursor.is(",", ahead) || !cursor.is("number", ahead + 1)) return;
  if (cursor.isAdjacent(ahead + 1) || cursor.matchBook(ahead + 1) !== undefined) return;
  const range = `${written} ${chapter}-${cursor.peek(-1).value}`;
  const next = cursor.peek(ahead + 1).value;
  throw cursor.ambiguous([`${range},${next}`, `${range}; ${next}`], -1, ahead + 1);
}

/** Makes the error of a token with which nothing in the grammar begins here. */
export function unexpected(cursor: Cursor): ReferenceSyntaxError {
  const isName = cursor.is("word") && !cursor.isAdjacent();
  const isNotation = cursor.isWord(JOINING_WORDS) || cursor.isWord(REST_WORDS);
  return isName && !isNotation ? unknownBook(cursor) : cursor.unreadable();
}
