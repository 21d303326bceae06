/** Roman chapters, and the words that say what a number counts. */
import type { Cursor } from "./cursor.ts";
import * as keywords from "./words.ts";
import { romanValue } from "./words.ts";

/**
 * Roman = a numeral in capitals or of several letters, as older prints number chapters: `Mat. V, 3`, `Ps XXIII`,
 * `Cor. xiii`; before a verse it is a number already (`spelled_numbers.ts`).
 */
export function parseRomanChapter(cursor: Cursor): number | undefined {
  const { kind, raw, text } = cursor.peek();
  if (kind !== "word" || (text.length === 1 && raw === text)) return undefined;
  const value = romanValue(text);
  if (value !== undefined) cursor.index++;
  return value;
}

/** Returns the value of the token that many places ahead, if it is a Roman numeral in capitals: `XVIII`. */
export function peekRoman(cursor: Cursor, ahead: number): number | undefined {
  const { kind, raw, text } = cursor.peek(ahead);
  if (kind !== "word") return undefined;
  const value = romanValue(text);
  return value !== undefined && raw === raw.toUpperCase() ? value : undefined;
}

/** Checks whether a Roman chapter is there: a numeral in capitals or, before a mark, of several letters: `xiii. 4`. */
export function isRomanChapter(cursor: Cursor, ahead: number): boolean {
  const { kind, raw, text } = cursor.peek(ahead);
  if (kind !== "word" || (romanValue(text) ?? 0) === 0) return false;
  return raw === raw.toUpperCase() || (text.length > 1 && !cursor.is("word", ahead + 1));
}

/** The unit that a number counts. */
export type Unit = "chapter" | "verse";

function unitOf(cursor: Cursor, ahead: number): Unit | undefined {
  if (cursor.isWord(keywords.VERSE_WORDS, ahead)) return "verse";
  return cursor.isWord(keywords.CHAPTER_WORDS, ahead) ? "chapter" : undefined;
}

/** Checks whether the word for a chapter or verse is that many places ahead. */
export function isUnit(cursor: Cursor, ahead: number): boolean {
  return unitOf(cursor, ahead) !== undefined;
}

/** Checks whether an article is before such a word: `Joh 6, die Verse 47-51`. */
export function isArticle(cursor: Cursor, ahead: number): boolean {
  return cursor.isWord(keywords.ARTICLES, ahead) && isUnit(cursor, ahead + 1);
}

/** Checks whether the token that many places ahead is a number, or the dot of an abbreviation before one. */
function isNumber(cursor: Cursor, ahead: number): boolean {
  const { kind } = cursor.peek(ahead);
  return kind === "number" || (kind === "." && cursor.is("number", ahead + 1));
}

/** The most tokens that are looked at for a number; without an end, a long text would be read again from every word. */
const MAX_LEAD = 8;

/** UnitBefore = { "od" | ( "poglavje" | "vrstica" ) [ "." ] }, before a number */
function unitBefore(cursor: Cursor, ahead: number): { length: number; unit: Unit | undefined } | undefined {
  let unit: Unit | undefined;
  for (let next = ahead; next < ahead + MAX_LEAD; next++) {
    const { kind } = cursor.peek(next);
    if (kind === "number") return { length: next - ahead, unit };
    if (kind === "." && next > ahead) continue;
    if (leadsToChapter(cursor, next)) continue;
    const found = unitOf(cursor, next);
    if (found === "verse" && leadsToPlace(cursor, next)) continue;
    if (found === undefined && !cursor.isWord(keywords.NUMBER_FILLERS, next) && !isArticle(cursor, next))
      return undefined;
    unit = found ?? unit;
  }
  return undefined;
}

/**
 * Checks whether a `v` behind a citation is no verse's but a preposition, as a chapter with a verse follows: `Lk 22,42, v 23,34`,
 * `Lk 15 in v 16,1`, but not `Jn 20, v 3,4`.
 */
export function leadsToPlace(cursor: Cursor, ahead: number): boolean {
  if (cursor.peek(ahead).text !== "v" || !isNumber(cursor, ahead + 1) || !cursor.is("number", ahead + 3)) return false;
  if (!cursor.isOneOf([",", ":"], ahead + 2) || !cursor.isAdjacent(ahead + 3)) return false;
  let before = ahead - 1;
  const isBetween = () =>
    !cursor.is("word", before) ||
    cursor.isWord(keywords.AND_WORDS, before) ||
    cursor.isWord(keywords.PASSAGE_WORDS, before);
  while (before > ahead - MAX_LEAD && !isNumber(cursor, before) && isBetween()) before--;
  if (!isNumber(cursor, before)) return false;
  const isList = cursor.peek(ahead + 1).value < cursor.peek(ahead + 3).value;
  return !isList || cursor.isOneOf([",", ":", ".", "-"], before - 1);
}

/** Checks whether a preposition is before a chapter: `v Apostolskih delih v 9. poglavju`, `im 9. Kapitel`. */
export function leadsToChapter(cursor: Cursor, ahead: number): boolean {
  const isPreposition = cursor.isWord(keywords.PREPOSITIONS, ahead) && !cursor.isWord(keywords.AND_WORDS, ahead);
  return isPreposition && startsChapter(cursor, ahead + 1);
}

/** Checks whether a word that says what is counted precedes a number, from the token that many places ahead. */
export function peekUnit(cursor: Cursor, ahead = 0): boolean {
  return cursor.is("word", ahead) && unitBefore(cursor, ahead)?.unit !== undefined;
}

/** Checks whether verses begin, that many places ahead, with a word: `v. 3`, `od 3`, `vrstice od 3`. */
export function peekVerse(cursor: Cursor, ahead: number): boolean {
  if (!cursor.is("word", ahead)) return false;
  const lead = unitBefore(cursor, ahead);
  return lead !== undefined && lead.unit !== "chapter";
}

/** UnitBefore = { "od" | ( "poglavje" | "vrstica" ) [ "." ] }, before a number: `vrstice od 3` */
export function parseUnitBefore(cursor: Cursor): Unit | undefined {
  if (!cursor.is("word")) return undefined;
  const lead = unitBefore(cursor, 0);
  cursor.index += lead?.length ?? 0;
  return lead?.unit;
}

/** Checks whether the number that many places ahead is an amount: `4 poglavja`, `12 vrstic`, but `3-4 poglavja`. */
export function isAmount(cursor: Cursor, ahead: number): boolean {
  const { kind, value } = cursor.peek(ahead);
  if (kind !== "number" || cursor.is("-", ahead - 1)) return false;
  const last = value % 100;
  return keywords.COUNTED_UNITS.some(([from, to, words]) => {
    return from <= last && last <= to && cursor.isWord(words, ahead + 1);
  });
}

/** UnitBehind = [ "." ] ( "poglavje" | "vrstica" ), behind a number: `3. poglavje` */
export function parseUnitBehind(cursor: Cursor): Unit | undefined {
  const dot = cursor.is(".") ? 1 : 0;
  const unit = unitOf(cursor, dot);
  if (unit === undefined) return undefined;
  // In `3 v. 16` the word belongs to the number behind it, in `3. poglavje 16` to the ordinal before it.
  const isOrdinal = dot === 1 && cursor.peek(dot).text.length > 3;
  // `Dan 7–9. V Heb 4,12`, `Dan 7–9 vs. Heb 4,12`
  if ((dot === 1 && cursor.peek(dot).raw === "V") || cursor.peek(dot).text === "vs") return undefined;
  if (!isOrdinal && isNumber(cursor, dot + 1)) return undefined;
  if (isAmount(cursor, -1)) throw cursor.unreadable();
  cursor.index += dot + 1;
  return unit;
}

/** Checks whether a letter or number is the label of what follows, as a bracket closes behind it that is not open. */
export function isLabel(cursor: Cursor, ahead = 0): boolean {
  return cursor.is(")", ahead + 1) && cursor.depth(ahead) === 0;
}

/** Checks whether a number is that of an item of a list, or of a line: `2) Mt 5,3`, `2. Mt 5,3` in a line of its own. */
export function isItemNumber(cursor: Cursor, ahead: number): boolean {
  if (!cursor.is("number", ahead) || cursor.isAdjacent(ahead)) return false;
  const { kind, raw, text } = cursor.peek(ahead + 2);
  if (keywords.JOINING_WORDS.has(text)) return false;
  const isBook = cursor.matchBook(ahead + 2) !== undefined || kind === "(";
  if (isLabel(cursor, ahead)) return isBook || raw.length > 2 || kind === "number";
  if (!cursor.is(".", ahead + 1) || cursor.matchBook(ahead) !== undefined) return false;
  if (isBook && continuesList(cursor, ahead)) return true;
  return cursor.startsLine(ahead) && (isBook || startsChapter(cursor, ahead + 2));
}

/** Checks whether a number has the ending of an English ordinal, which the lexer makes its dot: `4th`, but not `3rd chapter`. */
export function isEnglishOrdinal(cursor: Cursor, number: number): boolean {
  const { kind, start, end } = cursor.peek(number + 1);
  return kind === "." && end - start > 1 && !isUnit(cursor, number + 2);
}

/** The most tokens before the first item of a list. */
const MAX_TITLE = 12;

/** Checks whether a number is greater than that of the item with which a list begins: `52. Rim 1,16. 53. Ps 45`. */
export function continuesList(cursor: Cursor, ahead: number): boolean {
  const first = cursor.tokens.slice(0, MAX_TITLE).findIndex(({ kind }) => kind === "number") - cursor.index;
  return isItemBefore(cursor, first) && cursor.peek(ahead).value > cursor.peek(first).value;
}

/** Checks whether a number and its dot are before the name of a book, and no part of it. */
function isItemBefore(cursor: Cursor, ahead: number): boolean {
  return (
    cursor.is("number", ahead) &&
    cursor.is(".", ahead + 1) &&
    cursor.matchBook(ahead) === undefined &&
    cursor.matchBook(ahead + 2) !== undefined
  );
}

/** The most tokens of an item of a list. */
const MAX_ITEM = 40;

/** Checks whether the number before a book begins a list, as the next number is before a book too: `1. Mt 5,3 2. Lk 6,20`. */
export function startsList(cursor: Cursor, number: number): boolean {
  const { value } = cursor.peek(number);
  for (let next = number + 2; next < number + MAX_ITEM && !cursor.is("end", next); next++)
    if (cursor.peek(next).value === value + 1 && isItemBefore(cursor, next)) return true;
  return false;
}

/** Checks whether a number is there with the word for a chapter: `8. poglavje`. */
export function startsChapter(cursor: Cursor, ahead: number): boolean {
  return cursor.is("number", ahead) && cursor.isWord(keywords.CHAPTER_WORDS, cursor.skipDot(ahead + 1));
}

/**
 * Checks whether a letter is a word of a sentence, as in `Mt 5,3 s starši`: a word follows that is none of the notation, or
 * a book that is compared, `Lk 1,46-55 s 1 Sam 2,1-10`.
 */
export function leadsSentence(cursor: Cursor, ahead = 0): boolean {
  const { kind, raw, text } = cursor.peek(ahead + 1);
  if (cursor.isAdjacent(ahead) || cursor.peek(ahead).raw.length > 1) return false;
  if (cursor.peek(ahead).text === "s" && cursor.matchBook(ahead + 1) !== undefined) return true;
  if (kind !== "word" || keywords.NOTATION_WORDS.has(text) || cursor.matchBook(ahead + 1)) return false;
  return raw.length > 1 && raw !== raw.toUpperCase();
}
