import { type BookId, bookOrder, isLastVerse, mostChapters, mostVerses } from "../canon/mod.ts";
import type { Cursor } from "./cursor.ts";
import { findLeadingPlace } from "./leading_place.ts";
import { isLowerCase, type Token, type TokenKind } from "./lexer.ts";
import { isCroatianIn } from "./sentence.ts";
import { peekRoman, peekUnit, peekVerse } from "./unit.ts";
import type { BookMatch } from "./vocabulary.ts";
import * as keywords from "./words.ts";

/**
 * The separator of two items: nothing, or the strongest of the marks there. An opening bracket is "and" like the word
 * `in`; "or" begins another passage; `;` alone says that a chapter follows; `|` and `=` stand between whole references.
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
  if (isCroatianIn(cursor, 0)) return true;
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

/** Remark = "(" Words ")" | Code | "(R 12b)" | "(KJV 4,5)" | "odpev: 12b" | "R: 12b" | [ "in" ] "par." */
function skipRemark(cursor: Cursor): boolean {
  const isOpen = cursor.is("(");
  if (!isOpen && !cursor.is("word")) return false;
  if (isOpen && skipWordsInBrackets(cursor)) return true;
  const word = isOpen ? 1 : 0;
  const isBook = cursor.matchBook(word) !== undefined;
  const isCode = cursor.isWord(keywords.TRANSLATION_CODES, word) && !isLowerCase(cursor.peek(word));
  // `Ps 19,5 SSP; 19,8`
  const behind = cursor.is("number", 1) && isCodeNumber(cursor, 1) ? 2 : 1;
  const isLowerCode = !isOpen && cursor.isWord(keywords.TRANSLATION_CODES) && cursor.is("(", 1);
  if (isLowerCode && !isBook) {
    cursor.index++;
    return true;
  }
  if (!isOpen && isCode && !isBook && cursor.isOneOf([";", ",", ")", "end"], behind)) {
    cursor.index += behind;
    return true;
  }
  if ((cursor.isWord(keywords.REMARK_WORDS, word) || (isOpen && isCode)) && !isBook) {
    if (!isOpen && !isResponse(cursor)) return false;
    if (!isOpen) cursor.index = cursor.matchBook(2)?.next ?? cursor.index + 2;
    while (!endsRemark(cursor, isOpen)) cursor.index++;
    return true;
  }
  const joined = !isOpen && cursor.isWord(keywords.AND_WORDS) ? 1 : 0;
  if (isOpen || !cursor.isWord(keywords.PARALLEL_WORDS, joined)) return false;
  cursor.index += joined + 1;
  return true;
}

/**
 * Checks whether a response to a psalm begins here without brackets: `odpev: 12b`, `R. 12b`, `Ps 34,2-9. Odpev: Ps 34,9a`,
 * but not the citation of another book.
 */
function isResponse(cursor: Cursor): boolean {
  const { raw, text } = cursor.peek();
  const { kind } = cursor.peek(1);
  if (kind !== "." && kind !== ":") return false;
  if (!cursor.isWord(keywords.RESPONSE_WORDS) || (text.length === 1 && raw === text)) return false;
  const named = cursor.matchBook(2)?.books[0];
  if (named === undefined) return true;
  for (let back = -1; cursor.index + back >= 0; back--) {
    const match = cursor.matchBook(back);
    if (match !== undefined) return match.books[0] === named;
  }
  return false;
}

function endsRemark(cursor: Cursor, isOpen: boolean): boolean {
  const { kind } = cursor.peek();
  return kind === "end" || (isOpen ? kind === ")" : kind === ";" || cursor.matchBook() !== undefined);
}

/** Brackets without a number name no verses: `Lk 1,46-55 (Magnifikat)`. */
function skipWordsInBrackets(cursor: Cursor): boolean {
  for (let ahead = 1; ; ahead++) {
    const { kind } = cursor.peek(ahead);
    if (cursor.hasUnits && findLeadingPlace(cursor, ahead) !== undefined) return false;
    if (kind === ")") {
      if (changesVerses(cursor.tokens.slice(cursor.index + 1, cursor.index + ahead))) return false;
      cursor.index += ahead + 1;
      return true;
    }
    // The number of a code such as `[SSP3]` is none of a verse.
    const isCode = kind === "number" && isCodeNumber(cursor, ahead);
    if ((kind === "number" && !isCode) || kind === "end" || kind === "(") return false;
  }
}

/** Checks whether words in brackets are nothing but words for the verses that follow: `(sl.)`, `(in dalje)`. */
function changesVerses(words: readonly Token[]): boolean {
  return words.every(({ kind, text }) => kind === "." || (TAIL_WORDS.has(text) && !END_WORDS.has(text)));
}

const TAIL_WORDS: ReadonlySet<string> = new Set([
  ...keywords.AND_WORDS,
  ...keywords.NEXT_WORDS,
  ...keywords.REST_WORDS,
]);

/** `Mt 28,16-20 (konec)` */
const END_WORDS: ReadonlySet<string> = new Set(["konec", "end", "ende"]);

/** Checks whether a number that many places ahead ends the code of a translation: the 3 of `SSP3`. */
function isCodeNumber(cursor: Cursor, ahead: number): boolean {
  const { kind, raw } = cursor.peek(ahead - 1);
  const isCode = kind === "word" && raw.length > 1 && raw === raw.toUpperCase();
  return isCode && cursor.isAdjacent(ahead) && cursor.matchBook(ahead - 1) === undefined;
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

/** The most chapters by which a range goes on where its numbers could be verses as well: `1 Mz 6,5-9,17`. */
const MAX_SPANNED_CHAPTERS = 6;

/** The meaning of the numbers behind a verse and a dash: `9,17` behind `1 Mz 6,5-`. */
type RangeEnd =
  /** A chapter and its verse. */
  | "chapter"
  /** That, or two verses of the chapter before: `1 Mz 3,9-15,20`. */
  | "either";

/**
 * Returns the meaning of two numbers behind a dash. A comma precedes a verse in Slovenian print, so they are a chapter
 * and its verse, unless they could be two verses and the chapter is missing or far: there a range is meant only if it
 * ends with the last verse of a chapter, `5 Mz 12,1-26,19`.
 *
 * @param from The chapter and verse before them.
 */
export function rangeEnd(
  book: BookId,
  { from, number, verse }: { from: { chapter: number; verse: number }; number: number; verse: number },
): RangeEnd {
  if (!areVerses(book, { from, number, verse })) return "chapter";
  const exists = number >= from.chapter && verse <= mostVerses(book, number);
  const isNear = number - from.chapter <= MAX_SPANNED_CHAPTERS;
  return exists && (isNear || isLastVerse(book, number, verse)) ? "chapter" : "either";
}

/** Checks whether two numbers can be further verses of the chapter before them. */
export function areVerses(
  book: BookId,
  { from, number, verse }: { from: { chapter: number; verse: number }; number: number; verse: number },
): boolean {
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

/**
 * Checks whether a list of chapters follows: behind `poglavja`, behind the plural of the psalms, or with its word at
 * the end. `poglavja 5, 6 in 7`, `psalmi 1, 2 in 3`, `5., 6. in 7. poglavje`
 *
 * @param isFirst True where no chapter was read so far.
 */
export function startsChapters(cursor: Cursor, isFirst: boolean): boolean {
  if (cursor.isWord(keywords.CHAPTERS_WORDS)) return true;
  if (!isFirst || !cursor.is("number")) return false;
  const isPlural = () => keywords.PSALMS_WORDS.has(cursor.peek(-1).text);
  const first = cursor.peek().value;
  let hasJoint = false;
  for (let ahead = 0; ; ) {
    if (!cursor.is("number", ahead++)) return false;
    const isOrdinal = cursor.is(".", ahead);
    if (isOrdinal) ahead++;
    if (isOrdinal && cursor.isWord(keywords.CHAPTER_WORDS, ahead)) return ahead > 2;
    const isJoint = cursor.isWord(keywords.AND_WORDS, ahead);
    if (!isJoint && !cursor.is(",", ahead)) {
      return hasJoint && ENDS.has(cursor.peek(ahead).kind) && isPlural();
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
  const readings = [`${written} ${value},${verses.join(".")}`, `${written} ${[value, ...verses].join("; ")}`];
  throw cursor.ambiguous(readings, 0, ahead - 1);
}
