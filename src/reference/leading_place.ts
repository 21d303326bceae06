import { FILLERS } from "../canon/mod.ts";
import type { Point } from "./ast.ts";
import { isRunning } from "./book_parser.ts";
import type { Cursor } from "./cursor.ts";
import { isLowerCase } from "./lexer.ts";
import { isAmount, isItemNumber, isRomanChapter } from "./unit.ts";
import type { BookMatch } from "./vocabulary.ts";
import {
  AND_WORDS,
  CHAPTER_WORDS,
  COMMON_NAMES,
  ordinalValue,
  PREAMBLE_WORDS,
  PSALMS_WORDS,
  RANGE_WORDS,
  romanValue,
  VERSE_WORDS,
} from "./words.ts";

/** A number that precedes the name of its book. */
export interface LeadingNumber {
  readonly value: number;
  /** Its beginning in the text. */
  readonly start: number;
}

/** The chapters, and the verses if there are any, before the name of their book. */
export interface LeadingPlace {
  /** The chapters; two where `isRange` says that those between belong to them. None where it follows the name. */
  readonly chapters: readonly LeadingNumber[];
  readonly isRange: boolean;
  /** The first and the last verse. */
  readonly verses: readonly [LeadingNumber, LeadingNumber] | undefined;
  /** The number of tokens up to the name. */
  readonly length: number;
}

/** A value that was read, and the number of places ahead at which it is over. */
interface Found<Value> {
  readonly value: Value;
  readonly next: number;
}

/**
 * LeadingPlace = [ LeadingVerses ] LeadingChapters Book | LeadingVerses Book Number
 *
 * `23. psalm`, `13. poglavje Prvega pisma Korinčanom`, `16. vrstica 3. poglavja Janezovega evangelija`, `v. 16 Jn 3`.
 * Behind chapter and name no number may follow: it would be the chapter.
 *
 * @param ahead How many tokens to look beyond.
 */
export function findLeadingPlace(cursor: Cursor, ahead = 0): LeadingPlace | undefined {
  const { kind, text } = cursor.peek(ahead);
  if (cursor.isBare || (kind !== "number" && kind !== "word")) return undefined;
  // Without such a word only `23. psalm` and `triindvajseti psalm` are left.
  const isOrdinal = kind === "number" ? cursor.is(".", ahead + 1) : ordinalValue(text) !== undefined;
  if (!isOrdinal && !cursor.hasUnits) return undefined;
  let verses = findVerses(cursor, ahead);
  const begin = verses === undefined ? ahead : skipPrepositions(cursor, verses.next);
  const chapters = findChapters(cursor, begin);
  let name = chapters === undefined ? begin : skipPrepositions(cursor, chapters.next);
  if (verses === undefined && chapters !== undefined) {
    // `3. poglavje, 16. vrstica, Janezov evangelij`
    verses = findVerses(cursor, name);
    if (verses !== undefined) name = skipPrepositions(cursor, verses.next);
  }
  if (verses === undefined && chapters === undefined) return undefined;
  const match = bookAt(cursor, name);
  if (match === undefined) return undefined;
  if (chapters === undefined ? !isBareChapter(cursor, match) : isNumbered(cursor, match)) return undefined;
  return {
    chapters: chapters?.value.numbers ?? [],
    isRange: chapters?.value.isRange === true,
    verses: verses?.value,
    length: name - ahead,
  };
}

/** Checks whether behind a name its chapter is alone: `Jn 3`, but not `Jn 3,16`. */
function isBareChapter({ tokens }: Cursor, { next }: BookMatch): boolean {
  const behind = tokens[next + 1]?.kind;
  return tokens[next]?.kind === "number" && [";", ")", "end"].includes(behind ?? "end");
}

/** Checks whether a chapter is behind a name, and not the number of another book, chapter or item of a list. */
function isNumbered(cursor: Cursor, { next }: BookMatch): boolean {
  const name = next - cursor.index;
  const behind = cursor.is("number", name + 1) ? cursor.skipDot(name) : name;
  const number = cursor.is(":", behind) ? behind + 1 : behind;
  if (isRomanChapter(cursor, number)) return true;
  if (!cursor.is("number", number) || cursor.matchBook(number) !== undefined) return false;
  const other = findChapters(cursor, number);
  const isOther = other !== undefined && bookAt(cursor, skipPrepositions(cursor, other.next)) !== undefined;
  return !isOther && !isItemNumber(cursor, number);
}

/** LeadingVerses = "vrstica" Number [ Range ] | [ "od" ] Number [ "." ] [ Range ] "vrstica" */
function findVerses(cursor: Cursor, ahead: number): Found<[LeadingNumber, LeadingNumber]> | undefined {
  const isBefore = cursor.isWord(VERSE_WORDS, ahead) && !isPreposition(cursor, ahead);
  let next = isBefore ? ahead + 1 : ahead;
  if (isBefore) next = cursor.skipDot(next);
  if (cursor.peek(next).text === "od") next++;
  const from = findNumber(cursor, next);
  if (from === undefined) return undefined;
  next = from.next;
  let to = from;
  const isRange = cursor.is("-", next) || cursor.isWord(RANGE_WORDS, next);
  const last = isRange ? findNumber(cursor, next + 1) : undefined;
  if (last !== undefined) {
    to = last;
    next = last.next;
  }
  if (!isBefore) {
    if (!cursor.isWord(VERSE_WORDS, next) || isPreposition(cursor, next)) return undefined;
    next++;
  }
  return { value: [from.value, to.value], next };
}

/** Checks whether a `v` is the preposition of `v 3. poglavju` and no verse. */
function isPreposition(cursor: Cursor, ahead: number): boolean {
  const { raw } = cursor.peek(ahead);
  return raw.length === 1 && raw.toLowerCase() === "v" && !cursor.is(".", ahead + 1);
}

/** Returns the book named that many places ahead, unless it is a small word of a sentence: the `je` of `23. psalm je lepo`. */
function bookAt(cursor: Cursor, ahead: number): BookMatch | undefined {
  const match = cursor.matchBook(ahead);
  if (match === undefined || match.key.length > 3 || !COMMON_NAMES.has(match.key)) return match;
  return isLowerCase(cursor.peek(ahead)) ? undefined : match;
}

/** Moves past words such as `iz`, `of` and commas that lead from a part to the whole. */
function skipPrepositions(cursor: Cursor, ahead: number): number {
  const isLeading = (at: number) => {
    // `verse 16 of chapter 3 of John`
    if (FILLERS.has(cursor.peek(at).text) && cursor.isWord(CHAPTER_WORDS, at + 1)) return true;
    // `23. psalm po Ps 104`
    if (!cursor.isWord(PREAMBLE_WORDS, at) || cursor.matchBook(at)?.books[0] === "PSA") return false;
    return bookAt(cursor, at + 1) !== undefined || findChapters(cursor, at + 1) !== undefined;
  };
  let next = ahead;
  while (cursor.is(",", next) || isLeading(next)) next++;
  return next;
}

/** The most chapters in a list before the name of their book. */
const MAX_CHAPTERS = 150;

/** LeadingChapters = "poglavje" Numbers | Numbers "poglavje" | ( Number "." | "osmi" ) Psalm */
function findChapters(
  cursor: Cursor,
  ahead: number,
): Found<{ numbers: LeadingNumber[]; isRange: boolean }> | undefined {
  // `merge 662cc30 js/test`
  const isGlued = cursor.is("number", ahead - 1) && cursor.isAdjacent(ahead);
  const isBefore = cursor.isWord(CHAPTER_WORDS, ahead) && !isGlued;
  let next = isBefore ? ahead + 1 : ahead;
  if (isBefore) next = cursor.skipDot(next);
  const first = findNumber(cursor, next);
  if (first === undefined || (isBefore && isItemNumber(cursor, next))) return undefined;
  const numbers = [first.value];
  let isRange = false;
  next = first.next;
  // `in chapter 5. James deals with it`
  if (isBefore && cursor.is(".", next - 1) && cursor.matchBook(next) !== undefined && isRunning(cursor, "eng"))
    return undefined;
  // Without a word for chapters only `23. psalm` is left; a long text would be read again from every number.
  while (cursor.hasUnits && numbers.length < MAX_CHAPTERS) {
    const isDash = cursor.is("-", next) || cursor.isWord(RANGE_WORDS, next);
    const isList = cursor.is(",", next) || cursor.isWord(AND_WORDS, next);
    if ((!isDash && !isList) || isRange || (isDash && numbers.length > 1)) break;
    const number = findNumber(cursor, next + 1);
    // The number of a book: `pogl. 62 in 1 Janez 4`. Behind a dash it may be a chapter as well: `chapters 1 to 3 of John`.
    const isOfBook = cursor.matchBook(next + 1) !== undefined;
    if (isOfBook && isDash) return undefined;
    if (number === undefined || isOfBook) break;
    numbers.push(number.value);
    isRange = isDash;
    next = number.next;
  }
  const value = { numbers, isRange };
  if (isBefore) return { value, next };
  if (cursor.isWord(CHAPTER_WORDS, next) && !isAmount(cursor, next - 1)) {
    return { value, next: cursor.skipDot(next + 1) };
  }
  // `prvi psalm večernic` and `peti psalm`, one that is sung, are no numbers.
  const { kind } = cursor.peek(next - 1);
  const isPsalm = numbers.length === 1 && (kind === "." || (kind === "word" && first.value.value > 5));
  // `2. knjiga psalmov` has many.
  const isOne = !FILLERS.has(cursor.peek(next).text) && !cursor.isWord(PSALMS_WORDS, next);
  return isPsalm && isOne && cursor.matchBook(next)?.books[0] === "PSA" ? { value, next } : undefined;
}

/** Number = digits [ "." ] | "osmega" | a Roman numeral behind "poglavje" */
function findNumber(cursor: Cursor, ahead: number): Found<LeadingNumber> | undefined {
  const { kind, value, text, start } = cursor.peek(ahead);
  if (kind === "number") {
    // `ob 18.00, prvo poglavje`
    if (cursor.text.charAt(start) === "0") return undefined;
    return { value: { value, start }, next: cursor.skipDot(ahead + 1) };
  }
  // `POGLAVJE V MATEJU`
  const isPreposition = text === "v" && cursor.isCapitals && cursor.peek(ahead - 1).text.startsWith("pogl");
  const isBehindWord = cursor.isWord(CHAPTER_WORDS, cursor.skipDotBack(ahead));
  const isRoman = isBehindWord && isRomanChapter(cursor, ahead) && !(isPreposition && cursor.matchBook(ahead + 1));
  const worth = isRoman ? romanValue(text) : kind === "word" ? ordinalValue(text) : undefined;
  return worth === undefined ? undefined : { value: { value: worth, start }, next: cursor.skipDot(ahead + 1) };
}

/** The ranges of chapters and verses that stood before the name of their book. */
export function rangesOf({ chapters, isRange, verses }: LeadingPlace, chapter: number) {
  const points = chapters.map(({ value }): Point => ({ chapter: value }));
  if (verses !== undefined) {
    const [from, to] = verses.map(({ value }): Point => ({ chapter, verse: value }));
    return [{ from: from as Point, to: to as Point }];
  }
  if (isRange) return [{ from: points[0] as Point, to: points.at(-1) as Point }];
  return points.map((point) => ({ from: point, to: point }));
}
