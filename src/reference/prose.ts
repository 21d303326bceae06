/**
 * The words around references: titles, dates, labels, remarks. None of this is grammar. Each rule says which words may
 * be passed over, and with a text that was printed; what could be a misspelt book or a verse is never passed over.
 */
import { TRANSPOSITION } from "../base/edit_distance.ts";
import { mostChapters } from "../canon/mod.ts";
import type { CitationJudge } from "./citation_judge.ts";
import type { Cursor } from "./cursor.ts";
import { findLeadingPlace } from "./leading_place.ts";
import { isLowerCase, type Token } from "./lexer.ts";
import { isOrdinal } from "./name_key.ts";
import { findProseNumber, type ProseNumber } from "./prose_number.ts";
import { isPlace, isProse } from "./prose_sentence.ts";
import { isCodeNumber } from "./separator.ts";
import { nearestBooks, nearestOrdinal } from "./suggestion.ts";
import { isLabel, peekRoman, peekUnit } from "./unit.ts";
import type { BookMatch } from "./vocabulary.ts";
import * as keywords from "./words.ts";
import { COMMON_NAMES } from "./words.ts";

/**
 * The words that were passed over: none, the label of a reading, some that can introduce a passage of the same book, or
 * some that draw attention to a part of it.
 */
export type Introduction = "none" | "label" | "words" | "emphasis";

/** Moves past the known words and marks that introduce a book or item and say nothing: `1. berilo: prim.`, `(`. */
export function skipPreamble(cursor: Cursor): Introduction {
  let introduction: Introduction = "none";
  for (;;) {
    const { kind } = cursor.peek();
    if (kind === "end" || kind === "other") return introduction;
    if (kind === "number") {
      // The ordinal of a reading; any other number belongs to a book or to the passage.
      const isReading = cursor.peek(1).kind === "." && cursor.isWord(keywords.READING_WORDS, 2);
      if (!isReading && !isListNumber(cursor)) return introduction;
      cursor.index += isReading ? 2 : 1;
    }
    if (kind === "word") {
      if (cursor.isWord(keywords.EMPHASIS_WORDS)) introduction = "emphasis";
      else if (!isPreambleWord(cursor)) return introduction;
      else if (cursor.isWord(keywords.PASSAGE_WORDS) && introduction !== "emphasis") introduction = "words";
      else if (introduction === "none") introduction = "label";
    }
    cursor.index += 1 + numberOfReading(cursor);
  }
}

/** Checks whether a number with a bracket behind it counts the citations of a list: `1) 1 Mz 1 2) Ps 8`. */
function isListNumber(cursor: Cursor): boolean {
  const isApart = cursor.index === 0 || ["number", ";"].includes(cursor.peek(-1).kind);
  return isApart && isLabel(cursor) && cursor.matchBook(2) !== undefined;
}

/** The length of the number behind the word for a reading: `Reading I Acts 1:15`, `Reading 2: Ephesians 3:2`. */
function numberOfReading(cursor: Cursor): number {
  const { kind, text } = cursor.peek(1);
  if (!cursor.isWord(keywords.READING_WORDS) || (kind !== "number" && !isOrdinal(text))) return 0;
  if (cursor.matchBook(1) !== undefined) return 0;
  if ([":", ",", "-"].includes(cursor.peek(2).kind)) return cursor.matchBook(3) ? 2 : 0;
  return cursor.matchBook(2) === undefined ? 0 : 1;
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

/** Checks whether a name is here and is meant as one: `Iz 5,1`, but not the preposition in `iz Izaija 5,1`. */
function isBookHere(cursor: Cursor): boolean {
  const { tokens, vocabulary } = cursor;
  const match = cursor.matchBook();
  if (match === undefined || findLeadingPlace(cursor, match.next - cursor.index)) return false;
  // A number behind a capital is its chapter: `Iz 1 Kor 2` names two books, `iz 1 Kor 2` one.
  if (!isLowerCase(cursor.peek()) && isPlace(cursor, match.next - cursor.index)) return true;
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
export function skipToCitation(cursor: Cursor, judge: CitationJudge): boolean {
  /** The name of another book that was passed over last, such as `Janez` in a title. */
  let name: BookMatch | undefined;
  /** The numbers since the last word. */
  let numbers = 0;
  /** The word to which such a number belongs: `čl. 3 Mt 5,3`. */
  let tie: ProseNumber["tie"] = "none";
  for (let ahead = 0; ; ) {
    const { kind } = cursor.peek(ahead);
    if (kind === "end" || kind === "other") return false;
    const verdict = judge.verdict(ahead);
    if (verdict === "doubt") return false;
    if (verdict === "citation") {
      // `5 Jn 3,16` has a number too many; `3. 10. Jn 3,16` has a date, `čl. 3 Mt 5,3` an article.
      const isExtra = isBehindNumber(cursor, ahead) && numbers < 2 && tie === "none";
      // `nam 3, Mt 5,3`; who writes `xyz 3; mt 5,3` has no capitals for books.
      const isLower = tie === "word" && isLowerCase(firstWord(cursor, ahead));
      if (cursor.isWord(keywords.PART_WORDS, ahead - 1)) return false;
      if (ahead > 0 && (isExtra || isLower || !isClear(cursor, { name, ahead }))) return false;
      cursor.index += ahead;
      return true;
    }
    let length = 1;
    if (kind === "number") {
      const found = findProseNumber(cursor, ahead);
      if (found === undefined) return false;
      length = found.length;
      tie = found.tie;
      numbers++;
    } else if (kind === "word") {
      if (cursor.isWord(keywords.EXCEPTION_WORDS, ahead)) return false;
      const match = verdict === "prose" || isSmallWord(cursor, ahead) ? undefined : cursor.matchBook(ahead);
      if (match !== undefined) {
        name = match;
        length = Math.max(1, match.next - cursor.index - ahead);
      }
      numbers = 0;
      tie = "none";
    }
    ahead += length;
  }
}

/** The first word of a name that may have a number before it. */
function firstWord(cursor: Cursor, ahead: number): Token {
  const { kind } = cursor.peek(ahead);
  return kind === "number" || kind === "." ? firstWord(cursor, ahead + 1) : cursor.peek(ahead);
}

/** Checks whether what was passed over is no part of the citation that is there. */
function isClear(cursor: Cursor, { name, ahead }: { name: BookMatch | undefined; ahead: number }): boolean {
  if (name !== undefined && !isApart(cursor, { name, ahead })) return false;
  // `Prvo Mt 3,1` and `Dugro Samuel 3,1` have a number too many or a misspelt one.
  if (isBehindOrdinal(cursor, ahead) || mayBeLongerName(cursor, ahead)) return false;
  // `1. in 2. Kor 5,1` names two books, `čl. 1 Jn 4,8` is an article or the first letter.
  return !(ahead > 1 && joinsNumbers(cursor, ahead)) && !isCounted(cursor, ahead);
}

/** Checks whether the number of a book may be counted by the word before it: `čl. 1 Jn 4,8`. */
function isCounted(cursor: Cursor, ahead: number): boolean {
  if (cursor.peek(ahead).kind !== "number") return false;
  const word = cursor.skipDotBack(ahead);
  return cursor.isWord(keywords.COUNTED_WORDS, word) && cursor.matchBook(ahead + 1) !== undefined;
}

/** Checks whether a word is one of a sentence although it abbreviates a book: `Za premislek: Ps 1`, `57. dan branja`. */
function isSmallWord(cursor: Cursor, ahead: number): boolean {
  const token = cursor.peek(ahead);
  if (keywords.SMALL_WORDS.has(token.text)) return true;
  if (!COMMON_NAMES.has(token.text)) return false;
  // `Iz oznanil: Sir 35,12`
  return isLowerCase(token) || (isProse(cursor, ahead + 1) && !cursor.matchBook(ahead + 1));
}

/**
 * Checks whether the name of a book that is here is one of a citation: with its chapter, or that of a book of one
 * chapter alone. In `Jon 2,1-11 Jona v ribi`, `Jn 3,16; dan 2: Lk 5` it is none.
 */
export function isCitation(cursor: Cursor, judge: CitationJudge): boolean {
  const verdict = judge.verdict();
  if (verdict !== "none") return verdict === "citation";
  const match = cursor.matchBook();
  if (match === undefined || !match.books.some((book) => mostChapters(book) === 1)) return false;
  // `Jn 3,16; ob`
  if (COMMON_NAMES.has(match.key)) return false;
  return cursor.tokens[match.next]?.kind !== "word";
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
  return isWord && between.some(({ kind }) => kind === ":" || kind === "(" || kind === "-");
}

function isBehindOrdinal(cursor: Cursor, ahead: number): boolean {
  let before = ahead - 1;
  while (before > 0 && cursor.peek(before).kind === ".") before--;
  const { kind, text, value } = cursor.peek(before);
  if (kind === "number") return before < ahead - 2 && value < 7;
  return kind === "word" && !keywords.PREAMBLE_WORDS.has(text) && nearestOrdinal(text, TRANSPOSITION) !== undefined;
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
  const { kind } = cursor.peek(ahead - 1);
  const isJoint = kind === "/" || kind === "&" || cursor.isWord(keywords.JOINING_WORDS, ahead - 1);
  return isJoint && isBehindNumber(cursor, ahead - 1);
}

function isBehindNumber(cursor: Cursor, ahead: number): boolean {
  const before = cursor.skipDotBack(ahead);
  return before >= 0 && cursor.peek(before).kind === "number";
}

/**
 * Moves past words behind a citation that say nothing about it: the code of a translation, a title, a remark.
 *
 * `Heb 1,14 CHR`, `Jn 3,16 [SSP3]`, `Mt 13,1-23 Prilika o sejalcu`, `Lk 1,68–79 – Benediktus`
 *
 * @returns Whether the text is over behind them; not where a number, a book or a word of the notation is among them.
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
    if (kind === "number") {
      // `Apd 9,1-19 v torek ob 19. uri`
      const found = words > 1 ? findProseNumber(cursor, ahead) : undefined;
      if (!isCodeNumber(cursor, ahead) && (found === undefined || found.tie === "word")) return false;
      ahead += (found?.length ?? 1) - 1;
    }
    if (kind !== "word") continue;
    if (cursor.isWord(keywords.EXCEPTION_WORDS, ahead)) return false;
    if (words === 0 && (isNotation(cursor, ahead) || isPart(cursor, ahead))) return false;
    // `Mt 5, 3. maja`
    if (words === 0 && cursor.isWord(keywords.MONTH_WORDS, ahead)) return false;
    if (words < 2 && isChapter(cursor, ahead)) return false;
    // A letter alone may have been meant for the verse: `Jn 3,16 x`.
    const isLetter = words === 0 && cursor.peek(ahead).raw.length === 1;
    if (isLetter && cursor.peek(ahead + 1).kind !== "word") return false;
    words++;
  }
}

/** Checks whether a part of the citation is named here: `Lk 3 del`, `Ps 119, I. del`. */
function isPart(cursor: Cursor, ahead: number): boolean {
  const isCounted = isOrdinal(cursor.peek(ahead).text) || peekRoman(cursor, ahead) !== undefined;
  const word = isCounted ? cursor.skipDot(ahead + 1) : ahead;
  return cursor.isWord(keywords.PART_WORDS, word);
}

/** Checks whether a word of the notation breaks off here: `Jn 3,16 do`, but not in `Ps 139,13-16 o človeku`. */
function isNotation(cursor: Cursor, ahead: number): boolean {
  if (!cursor.isWord(keywords.NOTATION_WORDS, ahead)) return false;
  return cursor.peek(ahead).raw.length > 1 || cursor.peek(ahead + 1).kind !== "word";
}

/** Checks whether one more Roman chapter is there: `Mt V, VI`, `Ps XXIII i XXIV`. */
function isChapter(cursor: Cursor, ahead: number): boolean {
  const isCode = cursor.isWord(keywords.TRANSLATION_CODES, ahead);
  return !isCode && (peekRoman(cursor, ahead) ?? 0) > 0;
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
