/**
 * The words around references: titles, dates, labels, remarks. None of this is grammar. Each rule says which words may
 * be passed over, and with a text that was printed; what could be a misspelt book or a verse is never passed over.
 */
import { TRANSPOSITION } from "../base/edit_distance.ts";
import { mostChapters } from "../canon/mod.ts";
import type { Cursor } from "./cursor.ts";
import * as keywords from "./keywords.ts";
import { findLeadingPlace } from "./leading_place.ts";
import { isLowerCase } from "./lexer.ts";
import { isOrdinal } from "./name_key.ts";
import { ordinalValue } from "./ordinal.ts";
import { isCodeNumber } from "./separator.ts";
import { nearestBooks, nearestOrdinal } from "./suggestion.ts";
import { peekUnit } from "./unit.ts";
import type { BookMatch } from "./vocabulary.ts";

/** The words that were passed over: none, some that say nothing, or some that draw attention to a part. */
export type Introduction = "none" | "words" | "emphasis";

/** Moves past the known words and marks that introduce a book or item and say nothing: `1. berilo: prim.`, `(`. */
export function skipPreamble(cursor: Cursor): Introduction {
  let introduction: Introduction = "none";
  for (;;) {
    const { kind } = cursor.peek();
    if (kind === "end" || kind === "other") return introduction;
    if (kind === "number") {
      // The ordinal of a reading; any other number belongs to a book or to the passage.
      if (cursor.peek(1).kind !== "." || !cursor.isWord(keywords.READING_WORDS, 2)) {
        return introduction;
      }
      cursor.index += 2;
    }
    if (kind === "word") {
      if (cursor.isWord(keywords.EMPHASIS_WORDS)) introduction = "emphasis";
      else if (!isPreambleWord(cursor)) return introduction;
      else if (introduction === "none") introduction = "words";
    }
    cursor.index++;
  }
}

function isPreambleWord(cursor: Cursor): boolean {
  if (peekUnit(cursor) && !isPreposition(cursor)) return false;
  if (cursor.isWord(keywords.PREAMBLE_WORDS)) {
    return findLeadingPlace(cursor) === undefined && !isBookHere(cursor);
  }
  // The "also" of the Croatian `usp. i Rim 8,28`, which is no numeral: `i Kor 13`.
  const isAlso = cursor.peek().text === "i" && cursor.index > 0 && isLowerCase(cursor.peek());
  if (isAlso && cursor.matchBook() === undefined && cursor.matchBook(1) !== undefined) return true;
  const dot = cursor.peek(1).kind === "." ? 1 : 0;
  return isOrdinal(cursor.peek().text) && cursor.isWord(keywords.READING_WORDS, dot + 1);
}

/** Checks whether a `v` is a preposition and counts no verses: `v 1 Kor 13`, `v 13. poglavju Izaija`, but `v. 18`. */
function isPreposition(cursor: Cursor): boolean {
  if (cursor.matchBook(1) !== undefined) return true;
  return cursor.peek(1).kind !== "." && findLeadingPlace(cursor, 1) !== undefined;
}

/** Checks whether a name stands here and is meant as one: `Iz 5,1`, but not the preposition in `iz Izaija 5,1`. */
function isBookHere(cursor: Cursor): boolean {
  const { tokens, vocabulary } = cursor;
  const match = cursor.matchBook();
  if (match === undefined || findLeadingPlace(cursor, match.next - cursor.index)) return false;
  // A number behind a capital is its chapter: `Iz 1 Kor 2` names two books, `iz 1 Kor 2` one.
  if (!isLowerCase(cursor.peek()) && tokens[match.next]?.kind === "number") return true;
  for (let next = match.next; vocabulary.match(tokens, next) === undefined; next++) {
    const token = tokens[next];
    if (token === undefined) return true;
    if (token.kind !== "." && token.kind !== ":" && !keywords.PREAMBLE_WORDS.has(token.text)) {
      return true;
    }
  }
  return false;
}

/**
 * Moves past a title, date or label to the next citation.
 *
 * `Prilika o izgubljeni ovci (Luka 15:1-7)`, `3. 10. – 27. navadna nedelja: 1 Mz 2,18`, `57. dan branja: Mt 5`
 *
 * @returns Whether it has moved, or stood at one already; not where what lies between may be a citation that is not
 *   understood: `Jhn 3,16; Mt 5,3`.
 */
export function skipToCitation(cursor: Cursor): boolean {
  /** The name of another book that was passed over last, such as `Janez` in a title. */
  let name: BookMatch | undefined;
  let numbers = 0;
  for (let ahead = 0; ; ) {
    const { kind } = cursor.peek(ahead);
    if (kind === "end" || kind === "other") return false;
    if (startsCitation(cursor, ahead)) {
      if (name !== undefined && !isApart(cursor, { name, ahead })) return false;
      // `Prvo Mt 3,1` and `Dugro Samuel 3,1` have a number too many or a misspelt one.
      if (ahead > 0 && isBehindOrdinal(cursor, ahead)) return false;
      if (ahead > 0 && mayBeLongerName(cursor, ahead)) return false;
      // `1. in 2. Kor 5,1` names two books.
      if (ahead > 1 && joinsNumbers(cursor, ahead)) return false;
      // `5 Jn 3,16` has a number too many; `3. 10. Jn 3,16` has a date.
      if (isBehindNumber(cursor, ahead) && numbers < 2) return false;
      cursor.index += ahead;
      return true;
    }
    let length = 1;
    if (kind === "number") {
      length = numberLength(cursor, ahead);
      if (length === 0) return false;
      numbers++;
    } else if (kind === "word") {
      if (cursor.isWord(keywords.EXCEPTION_WORDS, ahead)) return false;
      const match = isSmallWord(cursor, ahead) ? undefined : cursor.matchBook(ahead);
      if (match !== undefined) {
        name = match;
        length = Math.max(1, match.next - cursor.index - ahead);
      }
      numbers = 0;
    }
    ahead += length;
  }
}

/**
 * Checks whether a word is one of a sentence although it abbreviates a book: `Za premislek: Ps 1`, `57. dan branja`.
 */
function isSmallWord(cursor: Cursor, ahead: number): boolean {
  const token = cursor.peek(ahead);
  if (keywords.SMALL_WORDS.has(token.text)) return true;
  const isLabel = cursor.peek(ahead + 1).kind === "number";
  return token.text === "dan" && (isLowerCase(token) || isLabel);
}

/** Checks whether a book with its chapter stands that many places ahead, or the chapter with its book. */
function startsCitation(cursor: Cursor, ahead: number): boolean {
  const { kind, raw, text } = cursor.peek(ahead);
  if (kind !== "word" && kind !== "number") return false;
  if (findLeadingPlace(cursor, ahead) !== undefined) return true;
  const match = cursor.matchBook(ahead);
  if (match === undefined || isTime(cursor, ahead)) return false;
  const next = match.next - cursor.index;
  // The preposition of `iz 1 Kor 13` and `iz osmega poglavja pisma Rimljanom`.
  const isPreposition = raw === text && keywords.PREAMBLE_WORDS.has(text);
  if (isPreposition && (cursor.matchBook(next) || findLeadingPlace(cursor, next))) return false;
  return isPlace(cursor, next) && !isDay(cursor, { match, next });
}

/** Checks whether a chapter stands that many places ahead, be it behind marks. */
function isPlace(cursor: Cursor, ahead: number): boolean {
  let next = ahead;
  while ([".", ",", ":", "("].includes(cursor.peek(next).kind)) next++;
  const { kind, raw, text } = cursor.peek(next);
  if (kind === "number") return cursor.matchBook(next) === undefined || next === ahead;
  if (kind !== "word") return false;
  const behind = cursor.peek(next + 1).kind;
  if (keywords.CHAPTER_WORDS.has(text) || keywords.VERSE_WORDS.has(text)) {
    return behind === "number" || (behind === "." && cursor.peek(next + 2).kind === "number");
  }
  if (ordinalValue(text) !== undefined) return cursor.isWord(keywords.CHAPTER_WORDS, next + 1);
  if (text === "od") return behind === "number";
  // A Roman chapter or an addition to Esther: `Mat. V, 3`, `Est C,12`.
  return /^(?:[IVXLC]+|[A-F])$/.test(raw) && (behind === "," || behind === "." || behind === ":");
}

/**
 * Checks whether the name of a book that stands here is one of a citation: with its chapter, or that of a book of one
 * chapter alone. In `Jon 2,1-11 Jona v ribi`, `Jn 3,16; dan 2: Lk 5` it is none.
 */
export function isCitation(cursor: Cursor): boolean {
  if (startsCitation(cursor, 0)) return true;
  const match = cursor.matchBook();
  if (match === undefined || !match.books.some((book) => mostChapters(book) === 1)) return false;
  return cursor.tokens[match.next]?.kind !== "word";
}

/**
 * Checks whether the name of Daniel is the Slovenian day: `dan 1: Lk 5,1-11`, `1. dan: 1 Mz 1`, `Dan 28 – Rim 9–11`.
 */
function isDay(cursor: Cursor, { match, next }: { match: BookMatch; next: number }): boolean {
  const word = match.first - cursor.index;
  const token = cursor.peek(word);
  if (token.text !== "dan") return false;
  if (isLowerCase(token) && cursor.peek(word - 1).kind === ".") return true;
  const { kind, value } = cursor.peek(next);
  const mark = cursor.peek(next + 1).kind;
  const isMark = mark === ":" || (mark === "-" && value > mostChapters("DAN"));
  const isVerse = cursor.peek(next + 2).kind === "number" && !cursor.matchBook(next + 2);
  return kind === "number" && isMark && !isVerse;
}

/** Checks whether the name of Obadiah is the Slovenian preposition of an hour: `Ob 18.00 sveta maša: Sir 27,30`. */
function isTime(cursor: Cursor, ahead: number): boolean {
  const [word, hour, mark, minute] = [0, 1, 2, 3].map((index) => cursor.peek(ahead + index));
  if (word?.text !== "ob" || hour?.kind !== "number" || minute?.kind !== "number") return false;
  return mark?.kind === "." && minute.end - minute.start === 2 && cursor.isAdjacent(ahead + 3);
}

/**
 * Checks whether the name of another book that was passed over is no part of what follows. `Janez Krstnik pripravlja
 * pot Mt 3,1` is a title, but `Jn Lk 3,16` has two books and no title.
 */
function isApart(cursor: Cursor, { name, ahead }: { name: BookMatch; ahead: number }): boolean {
  const match = cursor.matchBook(ahead);
  if (match?.books.some((book) => name.books.includes(book))) return true;
  const first = cursor.tokens[name.first];
  if (first === undefined) return true;
  const between = cursor.tokens.slice(name.next, cursor.index + ahead);
  const isWord = name.next - name.first > 1 || first.raw.length > 3;
  if (!isWord && first.raw !== first.text) return false;
  // `Matej in Luka 5,3` has two books.
  const words = between.filter(({ kind }) => kind === "word");
  if (words.length > 0) return words.some(({ text }) => !keywords.JOINING_WORDS.has(text));
  return isWord && between.some(({ kind }) => kind === ":" || kind === "(");
}

function isBehindOrdinal(cursor: Cursor, ahead: number): boolean {
  let before = ahead - 1;
  while (before > 0 && cursor.peek(before).kind === ".") before--;
  const { kind, text, value } = cursor.peek(before);
  if (kind === "number") return before < ahead - 2 && value < 7;
  return (
    kind === "word" &&
    !keywords.PREAMBLE_WORDS.has(text) &&
    nearestOrdinal(text, TRANSPOSITION) !== undefined
  );
}

/** Checks whether a word and the name behind it are nearly the name of another book: `Slomonovi psalmi 1,1`. */
function mayBeLongerName(cursor: Cursor, ahead: number): boolean {
  const match = cursor.matchBook(ahead);
  const { kind, start, raw } = cursor.peek(ahead - 1);
  const last = match && cursor.tokens[match.next - 1];
  if (match === undefined || last === undefined || kind !== "word") return false;
  // Abbreviations are near to too many names.
  if (raw.length < 4 || last.raw.length < 4) return false;
  const near = nearestBooks(cursor.text.slice(start, last.end), cursor.vocabulary);
  return near.length > 0 && near.every((book) => !match.books.includes(book));
}

/** Checks whether a numbered book is joined to a number, which is that of another one. */
function joinsNumbers(cursor: Cursor, ahead: number): boolean {
  if (cursor.peek(ahead).kind !== "number") return false;
  return cursor.isWord(keywords.JOINING_WORDS, ahead - 1) && isBehindNumber(cursor, ahead - 1);
}

function isBehindNumber(cursor: Cursor, ahead: number): boolean {
  const before = cursor.peek(ahead - 1).kind === "." ? ahead - 2 : ahead - 1;
  return before >= 0 && cursor.peek(before).kind === "number";
}

/** The number of tokens of a number that names no verse: an ordinal, a date, a year, an hour. */
function numberLength(cursor: Cursor, ahead: number): number {
  const { value } = cursor.peek(ahead);
  const dot = cursor.peek(ahead + 1).kind === "." && cursor.isAdjacent(ahead + 1) ? 1 : 0;
  // `KKC2`, `SSP3`
  if (isCodeNumber(cursor, ahead)) return 1;
  // `Ob 18.00 sveta maša`, `ob 7:30`
  if (cursor.peek(ahead - 1).text === "ob") {
    const isMinute =
      [".", ":"].includes(cursor.peek(ahead + 1).kind) && cursor.isAdjacent(ahead + 2);
    return isMinute && cursor.peek(ahead + 2).kind === "number" ? 3 : 1;
  }
  // `dan 2: Lk 5,27-32`, `leto 2021`, `str. 45`
  const word = cursor.peek(ahead - 1).kind === "." ? ahead - 2 : ahead - 1;
  if (cursor.isWord(keywords.COUNTED_WORDS, word)) return 1 + dot;
  // `1) Jn 14,6` at the beginning of a list
  if (cursor.index + ahead === 0 && cursor.peek(ahead + 1).kind === ")") return 2;
  // `B1: Iz 6,1-8`
  const isLetter = cursor.peek(ahead - 1).raw.length === 1 && cursor.isAdjacent(ahead);
  if (isLetter && cursor.peek(ahead + 1).kind === ":") return 2;
  // `Lekcija 4: Jn 3,1-21`
  if (cursor.peek(ahead + 1).kind === ":" && isLabel(cursor, { word, next: ahead + 2 })) return 2;
  // `Nedelja, 3. 10. 2021: Mr 10,2-16`
  if (value >= 1500 && value <= 2200) return 1 + dot;
  // `57. dan`, `27. navadna nedelja`, `10. 3.`; but `3. poglavje` belongs to a book.
  if (dot === 0 || mayBeChapter(cursor, ahead)) return 0;
  const isUnit = [keywords.CHAPTER_WORDS, keywords.VERSE_WORDS].some((words) =>
    cursor.isWord(words, ahead + 2),
  );
  return isUnit ? 0 : 2;
}

/** Checks whether a word and its number are the label of a citation behind their colon. */
function isLabel(cursor: Cursor, { word, next }: { word: number; next: number }): boolean {
  const { kind, raw, text } = cursor.peek(word);
  if (kind !== "word" || raw.length < 3 || keywords.NOTATION_WORDS.has(text)) return false;
  if (cursor.peek(next).kind === "number" && cursor.matchBook(next) === undefined) return false;
  return cursor.matchBook(word) === undefined && !mayBeChapter(cursor, word + 1);
}

/** Checks whether a number stands behind a word that may be a misspelt book: `Jhn 3. 16.` */
function mayBeChapter(cursor: Cursor, ahead: number): boolean {
  const { kind, raw, text } = cursor.peek(ahead - 1);
  if (kind !== "word" || keywords.PREAMBLE_WORDS.has(text) || keywords.SMALL_WORDS.has(text)) {
    return false;
  }
  return nearestBooks(raw, cursor.vocabulary).length > 0;
}

/**
 * Moves past words behind a citation that say nothing about it: the code of a translation, a title, a remark.
 *
 * `Heb 1,14 CHR`, `Jn 3,16 [SSP3]`, `Mt 13,1-23 Prilika o sejalcu`, `Lk 1,68–79 – Benediktus`
 *
 * @returns Whether the text is over behind them; not where a number, a book or a word of the notation stands among them.
 */
export function skipClosingRemark(cursor: Cursor): boolean {
  let words = 0;
  for (let ahead = 0; ; ahead++) {
    const { kind } = cursor.peek(ahead);
    if (kind === "end") {
      if (words === 0 || isBook(cursor, words)) return false;
      cursor.index += ahead;
      return true;
    }
    if (kind === "other" || kind === "|" || kind === ";") return false;
    if (kind === "number" && !isCodeNumber(cursor, ahead)) return false;
    if (kind !== "word") continue;
    if (cursor.isWord(keywords.EXCEPTION_WORDS, ahead)) return false;
    if (words === 0 && isNotation(cursor, ahead)) return false;
    // A letter alone may have been meant for the verse: `Jn 3,16 x`.
    if (cursor.peek(ahead).raw.length === 1 && cursor.peek(ahead + 1).kind !== "word") return false;
    words++;
  }
}

/** Checks whether a word of the notation breaks off here: `Jn 3,16 do`, but not in `Ps 139,13-16 o človeku`. */
function isNotation(cursor: Cursor, ahead: number): boolean {
  if (!cursor.isWord(keywords.NOTATION_WORDS, ahead)) return false;
  return cursor.peek(ahead).raw.length > 1 || cursor.peek(ahead + 1).kind !== "word";
}

/** Checks whether a remark is the name of a book and no more, or a misspelt one: `Jn 3,16 Luka`, `Jn 3,16 Lkua`. */
function isBook(cursor: Cursor, words: number): boolean {
  let ahead = 0;
  while (cursor.peek(ahead).kind !== "word") ahead++;
  const { raw } = cursor.peek(ahead);
  const match = cursor.matchBook(ahead);
  if (match !== undefined) {
    return cursor.tokens.slice(match.next).every(({ kind }) => kind !== "word");
  }
  const isCapital = raw !== raw.toLowerCase() && raw !== raw.toUpperCase();
  return words === 1 && isCapital && nearestBooks(raw, cursor.vocabulary).length > 0;
}

/** Checks whether an ordinal of prose stands here and no item: `2. adventna nedelja`, but `2. poglavje`, `2. in 3.` */
export function startsOrdinalPhrase(cursor: Cursor): boolean {
  if (cursor.peek().kind !== "number" || cursor.peek(1).kind !== ".") return false;
  const { kind, text } = cursor.peek(2);
  return kind === "word" && text.length > 2 && !keywords.NOTATION_WORDS.has(text);
}
