import type { Cursor } from "./cursor.ts";
import { isLowerCase } from "./lexer.ts";
import { isMeasure, isProse, isZero } from "./prose_sentence.ts";
import { isCodeNumber } from "./separator.ts";
import { nearestBooks } from "./suggestion.ts";
import * as keywords from "./words.ts";
import { COMMON_NAMES, PROSE_WORDS } from "./words.ts";

/** A number that names no verse: an ordinal, a date, a year, an hour, the number of a page. */
export interface ProseNumber {
  /** How many tokens it takes. */
  readonly length: number;
  /** The word before it that it belongs to: one that is counted (`čl. 3`), any other of a sentence (`nam 3`), or none. */
  readonly tie: "counted" | "word" | "none";
}

/** No book has more chapters, the psalm beyond the hundred and fiftieth included. */
const MAX_CHAPTER = 151;

/** Finds the number of a sentence that stands that many places ahead; undefined where it may name a chapter or verse. */
export function findProseNumber(cursor: Cursor, ahead: number): ProseNumber | undefined {
  const hour = hourLength(cursor, ahead);
  if (hour > 0) return { length: hour, tie: "counted" };
  if (isMeasure(cursor, ahead + 1)) return { length: 2, tie: "counted" };
  const label = labelLength(cursor, ahead);
  if (label > 0) return { length: label, tie: "none" };
  const page = pageLength(cursor, ahead);
  if (page > 0) return { length: page, tie: "none" };
  const { value } = cursor.peek(ahead);
  const dot = cursor.peek(ahead + 1).kind === "." && cursor.isAdjacent(ahead + 1) ? 1 : 0;
  const word = cursor.skipDotBack(ahead);
  // `dan 2: Lk 5,27-32`, `leto 2021`, `str. 45`
  if (cursor.isWord(keywords.COUNTED_WORDS, word)) return { length: 1 + dot, tie: "counted" };
  // `Nedelja, 3. 10. 2021: Mr 10,2-16`, `KKC 2559`
  if (value > MAX_CHAPTER || isSiglumNumber(cursor, ahead)) return { length: 1 + dot, tie: "none" };
  // `27. navadna nedelja`, `5. maja`; but `3. poglavje` belongs to a book.
  if (dot === 1 && isProse(cursor, ahead + 2) && cursor.peek(ahead + 2).raw.length > 2) {
    return { length: 2, tie: "none" };
  }
  if (mayBeChapter(cursor, ahead)) return undefined;
  // `je 12 ljudi`, `Imamo 12 apostolov`, `7 zakramentov`
  const isCounting = isProse(cursor, ahead + 1) && cursor.peek(ahead + 1).raw.length > 3;
  if (isCounting || (isProse(cursor, word) && !isFollowedByVerse(cursor, ahead))) {
    return { length: 1 + dot, tie: "word" };
  }
  if (dot === 0) return undefined;
  const isUnit = [keywords.CHAPTER_WORDS, keywords.VERSE_WORDS].some((words) => cursor.isWord(words, ahead + 2));
  return isUnit ? undefined : { length: 2, tie: "none" };
}

/** Checks whether a number follows capitals that abbreviate a document of the Church: `CS 22; prim. Rim 5`. */
function isSiglumNumber(cursor: Cursor, ahead: number): boolean {
  const { raw } = cursor.peek(ahead - 1);
  if (!/^[A-Z]{2,4}$/.test(raw) || isFollowedByVerse(cursor, ahead)) return false;
  return cursor.text !== cursor.text.toUpperCase() && cursor.matchBook(ahead - 1) === undefined;
}

/** Moves past the number of a footnote before the word with which its citation begins: `12 Prim. Mt 6,9`, `[4] Gl. Rim 5`. */
export function skipNoteNumber(cursor: Cursor): void {
  let next = cursor.peek().kind === "(" ? 1 : 0;
  const { kind, value, start, end } = cursor.peek(next);
  if (kind !== "number" && !/^[¹²³⁰⁴-⁹]$/.test(cursor.text.slice(start, end))) return;
  // `[23] 2 Tim 3,16`
  if (next === 1 && value > 6 && cursor.peek(2).kind === ")" && cursor.matchBook(3)) cursor.index = 3;
  next += [".", ")"].includes(cursor.peek(next + 1).kind) ? 2 : 1;
  const word = next;
  next = cursor.skipDot(next + 1);
  if (!cursor.isWord(keywords.CROSS_REFERENCE_WORDS, word)) return;
  if (cursor.isWord(keywords.PASSAGE_WORDS, next) || cursor.matchBook(next)) cursor.index += word;
}

/** Returns the tokens of the page of a book before a further citation: `Krašovec, Med krivdo, 45; prim. Job 42,1`. */
function pageLength(cursor: Cursor, ahead: number): number {
  if (cursor.peek(ahead - 1).kind !== ",") return 0;
  const length = cursor.peek(ahead + 1).kind === "-" ? 3 : 1;
  const isEnd = cursor.peek(ahead + length).kind === ";";
  if (!isEnd || !cursor.isWord(keywords.CROSS_REFERENCE_WORDS, ahead + length + 1)) return 0;
  let before = ahead - 1;
  // `(2001), 12-15`
  for (; cursor.index + before > 0; before--) {
    const { kind, value } = cursor.peek(before);
    if (kind === "number" ? value <= MAX_CHAPTER : ![",", ".", "(", ")"].includes(kind)) break;
  }
  const { kind, raw } = cursor.peek(before);
  if (kind !== "word" || raw.length < 3 || cursor.matchBook(before) !== undefined) return 0;
  return nearestBooks(raw, cursor.vocabulary).length > 0 ? 0 : length;
}

/** The number of tokens of an hour: `Ob 18.00 sveta maša`, `ob 7:30`, `Bogoslužje 10:00`. */
function hourLength(cursor: Cursor, ahead: number): number {
  const isMinute = [".", ":"].includes(cursor.peek(ahead + 1).kind) && cursor.isAdjacent(ahead + 2);
  if (isMinute && isZero(cursor, ahead + 2)) return 3;
  if (cursor.peek(ahead - 1).text !== "ob") return 0;
  return isMinute && cursor.peek(ahead + 2).kind === "number" ? 3 : 1;
}

/** The number of tokens of a number with marks that no citation has: a code, an hour, a label and its colon. */
function labelLength(cursor: Cursor, ahead: number): number {
  // `KKC2`, `SSP3`
  if (isCodeNumber(cursor, ahead)) return 1;
  if (cursor.index + ahead === 0) {
    // `1) Jn 14,6` at the beginning of a list
    if (cursor.peek(1).kind === ")") return 2;
    // `5,14: Jn 8,12`, the place to which others are given
    const isPlace = cursor.peek(1).kind === "," && cursor.peek(2).kind === "number";
    if (isPlace && cursor.peek(3).kind === ":" && cursor.matchBook(4) !== undefined) return 4;
  }
  if (cursor.peek(ahead + 1).kind !== ":") return 0;
  // `B1: Iz 6,1-8`
  if (cursor.peek(ahead - 1).raw.length === 1 && cursor.isAdjacent(ahead)) return 2;
  // `Lekcija 4: Jn 3,1-21`
  const word = cursor.skipDotBack(ahead);
  return isLabel(cursor, { word, next: ahead + 2 }) ? 2 : 0;
}

/** Checks whether a word and its number are the label of a citation behind their colon. */
function isLabel(cursor: Cursor, { word, next }: { word: number; next: number }): boolean {
  const { kind, raw, text } = cursor.peek(word);
  if (kind !== "word" || raw.length < 3 || keywords.NOTATION_WORDS.has(text)) return false;
  if (cursor.peek(next).kind === "number" && cursor.matchBook(next) === undefined) return false;
  return cursor.matchBook(word) === undefined && !mayBeChapter(cursor, word + 1);
}

/** Checks whether a number may be a chapter with its verse behind a mark: `3,16`, `3.16`. */
function isFollowedByVerse(cursor: Cursor, ahead: number): boolean {
  if (![",", ":", ".", "-"].includes(cursor.peek(ahead + 1).kind)) return false;
  if (cursor.peek(ahead + 2).kind !== "number") return false;
  return cursor.matchBook(ahead + 2) === undefined;
}

/** Checks whether a number follows a word that may be a misspelt book: `Jhn 3. 16.` */
function mayBeChapter(cursor: Cursor, ahead: number): boolean {
  const before = cursor.skipDotBack(ahead);
  const token = cursor.peek(before);
  const { kind, raw, text } = token;
  if (kind !== "word" || keywords.PREAMBLE_WORDS.has(text) || keywords.SMALL_WORDS.has(text)) {
    return false;
  }
  if (PROSE_WORDS.has(text) || (COMMON_NAMES.has(text) && isLowerCase(token))) return false;
  return nearestBooks(raw, cursor.vocabulary).length > 0;
}
