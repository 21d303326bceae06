/** The marks that divide items and those of ranges. */
import { type BookId, bookOrder, mostChapters, mostVerses } from "../canon/mod.ts";
import type { Cursor } from "./cursor.ts";
import { isLowerCase, type TokenKind } from "./lexer.ts";
import { skipRemark } from "./remark.ts";
import { isCroatianPreposition } from "./sentence.ts";
import { peekRoman, peekUnit, peekVerse } from "./unit.ts";
import type { BookMatch } from "./vocabulary.ts";
import * as keywords from "./words.ts";

/**
 * The separator of two items: nothing, or the strongest of the marks there. An opening bracket is "and" like the word
 * `in`; "or" begins another passage; `;` alone says that a chapter follows; `|` and `=` divide whole references.
 */
export type Separator = "" | "." | ".." | "," | "/" | "and" | "or" | ";" | "|";

/** The separators, the weakest first. */
const SEPARATORS: readonly Separator[] = ["", ".", "..", ",", "/", "and", "or", ";", "|"];

/**
 * Separator = { "." | "," | ";" | "/" | "&" | "|" | "(" | ")" | "in" | "ali" | Remark }
 *
 * @returns The separator, and whether a bracket closes that was open before, and whether one opens.
 */
export function parseSeparator(cursor: Cursor) {
  let separator: Separator = "";
  let closesBracket = false;
  let opensBracket = false;
  for (;;) {
    const { kind } = cursor.peek();
    if (skipRemark(cursor)) continue;
    let found = separatorOf(cursor);
    if (isName(cursor, separator !== "")) found = undefined;
    if (found === undefined) {
      // `Exod 1,1 stavek 3`: the word for what is counted divides the numbers.
      if (separator === "" && peekUnit(cursor)) separator = "and";
      break;
    }
    if (kind === ")" && !opensBracket) closesBracket = true;
    if (kind === "(") opensBracket = true;
    if (kind === "." && separator === "." && cursor.isAdjacent()) separator = "..";
    else if (SEPARATORS.indexOf(found) > SEPARATORS.indexOf(separator)) separator = found;
    cursor.index++;
  }
  return { separator, closesBracket, opensBracket };
}

function separatorOf(cursor: Cursor): Separator | undefined {
  const { kind } = cursor.peek();
  if (kind === "." || kind === "," || kind === ";" || kind === "/" || kind === "|") return kind;
  if (kind === ")") return "";
  if (kind === "&" || kind === "(") return "and";
  if (kind !== "word" || isPreposition(cursor) || isInNumber(cursor)) return undefined;
  if (cursor.isWord(keywords.OR_WORDS)) return "or";
  return cursor.isWord(keywords.AND_WORDS) ? "and" : undefined;
}

/**
 * Checks whether a word of one letter joins nothing: the `o` in `Ps 139 o človeku`, but not the one in `Mt 5,3 o 7`.
 */
function isPreposition(cursor: Cursor): boolean {
  if (cursor.peek().text.length > 1) return false;
  if (isCroatianPreposition(cursor, 0)) return true;
  const { kind } = cursor.peek(1);
  return kind === "word" && cursor.matchBook(1) === undefined && !peekUnit(cursor, 1);
}

/** Checks whether a letter is right beside a digit, where it joins nothing: `Jn 1e9`, `Mt 1O,5`, `Jn 3,I6`. */
function isInNumber(cursor: Cursor): boolean {
  if (cursor.peek().raw.length > 1) return false;
  const isBehind = cursor.isAdjacent() && cursor.is("number", -1);
  return isBehind || (cursor.isAdjacent(1) && cursor.is("number", 1));
}

/** Checks whether a word that can join is the name of a book: `Oz 3,1` is Hosea, `oz. 18` is not. */
function isName(cursor: Cursor, isBehindMark: boolean): boolean {
  const match = cursor.matchBook();
  if (match === undefined) return false;
  const next = cursor.tokens[match.next]?.kind === "." ? match.next + 1 : match.next;
  if (cursor.matchBook(next - cursor.index) !== undefined) return false;
  return isBehindMark || !isLowerCase(cursor.peek());
}

/**
 * Checks whether a list of chapters follows: behind `poglavja`, behind the plural of the psalms, or with its word at
 * the end. `poglavja 5, 6 in 7`, `psalmi 1, 2 in 3`, `5., 6. in 7. poglavje`
 *
 * @param isFirst True where no chapter was read so far.
 */
export function startsChapters(cursor: Cursor, isFirst: boolean): boolean {
  if (cursor.isWord(keywords.CHAPTERS_WORDS)) return true;
  if (!isFirst || !cursor.is("number")) return false;
  const first = cursor.peek().value;
  let hasJoint = false;
  for (let ahead = 0; ; ) {
    if (!cursor.is("number", ahead++)) return false;
    const isOrdinal = cursor.is(".", ahead);
    if (isOrdinal) ahead++;
    if (isOrdinal && cursor.isWord(keywords.CHAPTER_WORDS, ahead)) return ahead > 2;
    const isJoint = cursor.isWord(keywords.AND_WORDS, ahead);
    if (!isJoint && !cursor.is(",", ahead)) {
      return hasJoint && ENDS.has(cursor.peek(ahead).kind) && keywords.PSALMS_WORDS.has(cursor.peek(-1).text);
    }
    ahead++;
    if (!isJoint && cursor.isAdjacent(ahead)) return false;
    // `psalmi 6, 32, 38`: the sixth has eleven verses.
    hasJoint ||= isJoint || cursor.peek(ahead).value > mostVerses("PSA", first);
  }
}

/** The tokens behind a list of chapters; a bracket has a remark: `psalmi 1, 2 in 3 (EKU)`. */
const ENDS: ReadonlySet<TokenKind> = new Set(["end", ";", ")", "("]);

/**
 * Refuses numbers that may all be chapters, as they follow one another or are too high for verses: `Mt 5, 6, 7`,
 * `Ps 1, 2 in 3`, `Ps 2, 8, 110`.
 *
 * @param written The book as it was written.
 */
export function checkChapters(cursor: Cursor, { book, written }: { book: BookId; written: string }): void {
  // Most citations have no list here, and this is asked of each.
  if (!cursor.is(",", 1) && !cursor.isWord(keywords.AND_WORDS, 1)) return;
  if (!cursor.is("number")) return;
  const { value } = cursor.peek();
  const verses: number[] = [];
  let ahead = 1;
  for (; ; ahead += 2) {
    const isJoint = cursor.isWord(keywords.AND_WORDS, ahead);
    if (!isJoint && !cursor.is(",", ahead)) break;
    if (!isJoint && cursor.isAdjacent(ahead + 1)) return;
    const next = cursor.peek(ahead + 1);
    if (next.kind !== "number" || next.value <= (verses.at(-1) ?? value)) return;
    verses.push(next.value);
  }
  const last = verses.at(-1) ?? 0;
  if (verses.length < 2 || last > mostChapters(book)) return;
  if (!ENDS.has(cursor.peek(ahead).kind)) return;
  const isConsecutive = last === value + verses.length;
  if (!isConsecutive && last <= mostVerses(book, value)) return;
  const places = [`${value},${verses.join(".")}`, [value, ...verses].join("; ")];
  throw cursor.ambiguous(written, places, 0, ahead - 1);
}

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
