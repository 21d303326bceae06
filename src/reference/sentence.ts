/** Distinguishes words and numbers of prose from those of citations. */
import { FILLERS, mostChapters, mostVerses } from "../canon/mod.ts";
import type { Cursor } from "./cursor.ts";
import { isLowerCase } from "./lexer.ts";
import { leadsToChapter, peekRoman, peekVerse, startsChapter } from "./unit.ts";
import type { BookMatch } from "./vocabulary.ts";
import * as keywords from "./words.ts";
import { ordinalValue } from "./words.ts";

/** Checks whether a word of prose is there: in lower case, not of the notation and not one that introduces a book. */
export function isProse(cursor: Cursor, ahead: number): boolean {
  return isLowerCase(cursor.peek(ahead)) && isSentenceWord(cursor, ahead);
}

/** Checks whether such a word is there with or without the capital of a sentence. */
export function isSentenceWord(cursor: Cursor, ahead: number): boolean {
  const { kind, text } = cursor.peek(ahead);
  if (kind !== "word" || cursor.index + ahead < 0) return false;
  if (keywords.NOTATION_WORDS.has(text) || keywords.PREAMBLE_WORDS.has(text)) return false;
  if (FILLERS.has(text)) return false;
  return cursor.matchBook(ahead) === undefined || keywords.COMMON_NAMES.has(text);
}

/** Checks whether the Croatian preposition is there, and not the German `u.` for "and": `Izl 2,3 (u 19.00)`. */
export function isCroatianPreposition(cursor: Cursor, ahead: number): boolean {
  return cursor.peek(ahead).text === "u" && !cursor.is(".", ahead + 1);
}

const MARKS_BEHIND_NAME: ReadonlySet<string> = new Set([".", ",", ":", "("]);

/** Returns the place of the number after a name, skipping marks between them. */
export function numberAt(cursor: Cursor, ahead: number): number {
  let number = ahead;
  while (MARKS_BEHIND_NAME.has(cursor.peek(number).kind)) number++;
  return leadsToChapter(cursor, number) ? number + 1 : number;
}

/** Checks whether a word says what a number counts: `6. poglavje`, `pogl. 6`, `17, v. 8`. */
export function hasUnit(cursor: Cursor, number: number): boolean {
  const behind = cursor.is("word", number + 1) ? number + 1 : number + 2;
  if (!cursor.is("word", behind)) return false;
  return (
    cursor.isWord(keywords.CHAPTER_WORDS, behind) ||
    peekVerse(cursor, behind) ||
    (cursor.isWord(keywords.VERSE_WORDS, behind) && cursor.peek(behind).raw.length > 1)
  );
}

/** Returns the place behind the numbers of a citation, their marks and letters. */
export function skipNumbers(cursor: Cursor, ahead: number): number {
  let next = ahead;
  for (;;) {
    const { kind, raw } = cursor.peek(next);
    const isMark = [",", ".", ":", "-"].includes(kind) && cursor.is("number", next + 1);
    const isLetter = kind === "word" && raw.length < 5 && cursor.isAdjacent(next);
    // Not the kilograms of `Jona 5,2 kg`.
    const number = isMark ? next + 1 : next;
    const isBook = next > ahead && cursor.matchBook(number) !== undefined && !isLowerCase(cursor.peek(number + 1));
    if ((kind !== "number" && !isMark && !isLetter) || isBook) return next;
    next++;
  }
}

/** Checks whether the token that many places ahead is a chapter; marks may precede the chapter. */
export function isPlace(cursor: Cursor, ahead: number): boolean {
  const next = numberAt(cursor, ahead);
  const { kind, raw, text } = cursor.peek(next);
  if (kind === "number") return cursor.matchBook(next) === undefined || next === ahead;
  if (kind !== "word") return false;
  const behind = cursor.peek(next + 1).kind;
  if (keywords.CHAPTER_WORDS.has(text) || keywords.VERSE_WORDS.has(text)) {
    return behind === "number" || (behind === "." && cursor.is("number", next + 2));
  }
  if (ordinalValue(text) !== undefined) return cursor.isWord(keywords.CHAPTER_WORDS, next + 1);
  if (text === "od") return behind === "number";
  // A Roman chapter or an addition to Esther: `Mat. V, 3`, `Est C,12`.
  return /^(?:[IVXLC]+|[A-F])$/.test(raw) && [",", ".", ":", "-"].includes(behind);
}

/** Checks whether the name of Daniel is the Slovenian day: `dan 1: Lk 5,1-11`, `Dan 28 – Rim 9–11`. */
export function isDay(cursor: Cursor, { first, next }: BookMatch): boolean {
  if (cursor.peek(first).text !== "dan") return false;
  const { value } = cursor.peek(next);
  const mark = cursor.peek(next + 1).kind;
  // `Dan 2 – izlet`
  const isTitled = value > mostChapters("DAN") || isProse(cursor, next + 2);
  const isMark = mark === ":" || (mark === "-" && isTitled);
  const behind = cursor.peek(next + 2);
  const isVerse = behind.kind === "number" && !cursor.matchBook(next + 2);
  return isMark && !isVerse;
}

/** Checks whether the sign of a share or a price is there: `Job 4,5 %`. */
export function isPrice(cursor: Cursor, ahead: number): boolean {
  return cursor.is("other", ahead) && /[%€$£°]/.test(cursor.text.charAt(cursor.peek(ahead).start));
}

/** Checks whether the word for a measure follows a number: `Rut 5 let`, `Sir 2,50 EUR`. */
export function isMeasure(cursor: Cursor, ahead: number): boolean {
  if (!cursor.isWord(keywords.MEASURE_WORDS, ahead)) return false;
  // `1 Let 3`
  const next = cursor.skipDot(ahead + 1);
  return !cursor.is("number", next);
}

/** Checks whether letters right behind a number may mean further verses: `3op`, `3,16k`, but not the code of `3SSP`. */
export function isAttached(cursor: Cursor, ahead = 0): boolean {
  const { kind, text } = cursor.peek(ahead);
  if (kind !== "word" || !cursor.isAdjacent(ahead) || !cursor.is("number", ahead - 1)) return false;
  return !keywords.TRANSLATION_CODES.has(text);
}

/** Checks whether an abbreviation without a vowel that no one knows is alone behind a verse: `3 slj.` */
export function isTail(cursor: Cursor, ahead: number): boolean {
  const { text } = cursor.peek(ahead);
  if (!isLowerCase(cursor.peek(ahead)) || !/^[^aeiour\d]{2,}$/.test(text)) return false;
  // `mp3`
  if (cursor.isAdjacent(ahead + 1) && cursor.is("number", ahead + 1)) return false;
  return !cursor.is("word", cursor.skipDot(ahead + 1)) && !keywords.NOTATION_WORDS.has(text);
}

/** No chapter has more verses; a greater number is a year or a postcode: `Ulica Janeza 3, 2000 Maribor`. */
export const MAX_VERSE = 176;

/** The letters of classes at school. */
const CLASS = /^[a-e]$/;

/** Checks whether a number counts something of a sentence: `5. nedelja`, `5. do 9. maja`, `3. a razred`, `5. b`. */
export function isOrdinalNumber(cursor: Cursor, number: number): boolean {
  if (!cursor.is(".", number + 1) || !cursor.is("number", number)) return false;
  let next = number + 2;
  const isRange = cursor.is("-", next) || cursor.isWord(keywords.RANGE_WORDS, next);
  if (isRange && cursor.is(".", next + 2)) next += 3;
  const { raw } = cursor.peek(next);
  if (CLASS.test(raw)) return !cursor.isAdjacent(next) && !cursor.is("number", next + 1);
  return isProse(cursor, next) && raw.length > 2;
}

/**
 * Checks whether the date of what follows is behind a citation: `Jn 15,5, 5. 7. Mt 5,3`, `Joh 15,5, 5.7.: Mt 5,3`.
 *
 * @returns "either" where the numbers may be verses: `Ps 23, 5. 7. Mt 5,3`.
 */
export function findDateBefore(cursor: Cursor, day: number): "date" | "either" | undefined {
  const month = cursor.peek(day + 2);
  if (!cursor.is(".", day + 1) || month.kind !== "number" || !cursor.is(".", day + 3)) return undefined;
  const isApart = cursor.isOneOf([",", ";"], day - 1) && !cursor.isAdjacent(day) && !cursor.startsLine(day + 2);
  if (!isApart || cursor.peek(day).value > 31 || month.value > 12) return undefined;
  if (cursor.is(":", day + 4)) return "date";
  const isBook = cursor.isOneOf(["word", "("], day + 4) || cursor.matchBook(day + 4) !== undefined;
  if ((!isBook && !startsChapter(cursor, day + 4)) || cursor.isAdjacent(day + 2)) return undefined;
  const isName = cursor.is("word", day - 3) && !cursor.isWord(keywords.VERSE_WORDS, day - 3);
  const isPsalm = cursor.is("word", day - 2);
  return isPsalm || (isName && cursor.is("number", day - 2)) ? "either" : "date";
}

/** Checks whether the numbers behind a name are a date, an hour or the age of a person, or count a pope. */
export function isDate(
  cursor: Cursor,
  { ahead, next, number, kind }: { ahead: number; next: number; number: number; kind: string },
): boolean {
  // `Job 8.00-16.00`
  if (isZero(cursor, number + 2)) {
    const { start, end } = cursor.peek(number + 2);
    return end - start > 1 || (kind !== "name" && cursor.is(":", number + 1));
  }
  if (peekRoman(cursor, number) !== undefined) {
    // `Janez XXIII.`, but not `Psal. XXII. v. 5`
    const { kind: next, value } = cursor.peek(number + 2);
    const isVerse = cursor.isWord(keywords.VERSE_WORDS, number + 2) && cursor.is(".", number + 3);
    return cursor.is(".", number + 1) && !isVerse && (next !== "number" || value > MAX_VERSE);
  }
  // `Daniel (7), Luka (9)`
  if (cursor.is("(", next) && cursor.is(")", number + 1)) return kind === "person";
  const [day, month] = [cursor.peek(number), cursor.peek(number + 2)];
  if (day.kind !== "number" || day.value > 31 || month.kind !== "number" || month.value > 12) return false;
  if (!cursor.is(".", number + 1) || !cursor.is(".", number + 3)) return false;
  // `Luka 18. 10.`, `sv. Rut 5. 6.`, `Rim, 5. 6.`, `Rim 12. 5. 2024`, but `Raz. 21. 4.`
  if ([cursor.skipDotBack(ahead), ahead].some((word) => cursor.isWord(keywords.SAINT_WORDS, word))) return true;
  return kind === "person" || cursor.is(",", next) || cursor.peek(number + 4).value > 1000;
}

/** Checks whether an hour or a date goes on behind a verse, which numbers that fall cannot be: `Jn 6,1-15, 18.00`, `Jn 1,1-18, 25.12.` */
export function isHourOrDate(cursor: Cursor, number: number): boolean {
  const isBehindMark = cursor.isOneOf([",", ".", ";"], number - 1) && !cursor.isAdjacent(number);
  const isApart = (isBehindMark || cursor.is("(", number - 1)) && cursor.is("number", number);
  // `Jn 3,16, 18h`
  if (isApart && cursor.peek(number + 1).raw === "h") return cursor.peek(number).value < 25;
  if (!isApart || !cursor.is("number", number + 2) || !cursor.isAdjacent(number + 2)) return false;
  const [day, { start, end, value }] = [cursor.peek(number).value, cursor.peek(number + 2)];
  const isMinutes = end - start === 2 && day < 25 && isZero(cursor, number + 2);
  if (isMinutes) return cursor.isOneOf([".", ":"], number + 1);
  return cursor.is(".", number + 1) && cursor.is(".", number + 3) && value < 13 && day < 32 && value < day;
}

/**
 * Checks whether a word or letter behind a citation, which could stand for the verses that follow, is that of a saint, a
 * feast or a day: `Mt 16,13-19 ss. Peter in Pavel`, `Lk 1,39-56 sl. praznik`, `Mt 9,9-13 F`.
 */
export function namesFeast(cursor: Cursor, index: number): boolean {
  const { text, raw } = cursor.peek(index);
  if (!FOLLOWING.has(text) || cursor.isAdjacent(index)) return false;
  const isCapital = raw !== text;
  // In capitals throughout an `F` is the verse that follows.
  if (isCapital && !cursor.isCapitals) return true;
  const name = cursor.skipDot(index + 1);
  if (cursor.isWord(keywords.SAINT_WORDS, name)) return true;
  const isName = cursor.is("word", name) && !isLowerCase(cursor.peek(name));
  if (!isName || !["s", "ss"].includes(text)) return false;
  const isSpan = cursor.is("number", index - 1) && cursor.is("-", index - 2);
  return isSpan || keywords.PERSONS.has(cursor.peek(name).text) || keywords.SAINT_NAMES.has(cursor.peek(name).text);
}

/** Checks whether a number alone is between the slashes of a list of readings: a psalm, `Iz 61,1-2 / 145 / 1 Tes 5,16`. */
export function isBetweenSlashes(cursor: Cursor, number: number): boolean {
  return cursor.is("/", number - 1) && !cursor.isAdjacent(number) && cursor.is("/", number + 1);
}

/** Words for the verses that follow which saints, feasts and days have too. */
const FOLLOWING: ReadonlySet<string> = new Set(["s", "ss", "f", "ff", "sl"]);

/** Checks whether a number and the next are an hour as timetables have them: `6:20`, `14.25`. */
export function isHour(cursor: Cursor, number: number): boolean {
  const [hour, minute] = [cursor.peek(number), cursor.peek(number + 2)];
  if (minute.kind !== "number" || minute.end - minute.start !== 2 || !cursor.isOneOf([":", "."], number + 1))
    return false;
  return hour.value < 25 && minute.value < 60 && minute.value % 5 === 0;
}

/** Checks whether a number begins with a zero, as minutes and goals do and no verse. */
export function isZero(cursor: Cursor, ahead: number): boolean {
  return cursor.text.charAt(cursor.peek(ahead).start) === "0";
}

/** Checks whether the name of Obadiah is the Slovenian preposition of an hour: `Ob 18.00 sveta maša: Sir 27,30`. */
export function isTime(cursor: Cursor, ahead: number): boolean {
  if (cursor.peek(ahead).text !== "ob" || !cursor.is("number", ahead + 1)) return false;
  const mark = cursor.peek(ahead + 2);
  // `Ob 19h`
  if (mark.text === "h" || mark.text === "uri") return true;
  const { start, end } = cursor.peek(ahead + 3);
  return mark.kind === "." && end - start === 2 && cursor.isAdjacent(ahead + 3);
}

/** The most tokens of a citation that are looked at for its book. */
const MAX_CITATION = 24;

/** Returns the verses of the chapter before a number; infinity where its book is not seen. */
export function mostVersesBefore(cursor: Cursor, index: number): number {
  let chapter: number | undefined;
  for (let at = index - 1; at > index - MAX_CITATION && !cursor.is("end", at); at--) {
    const isPlace = cursor.is("number", at) && cursor.isOneOf([",", ":"], at + 1) && cursor.isAdjacent(at + 2);
    if (isPlace) chapter ??= cursor.peek(at).value;
    const [book] = cursor.matchBook(at)?.books ?? [];
    if (book !== undefined) return chapter === undefined ? Number.POSITIVE_INFINITY : mostVerses(book, chapter);
  }
  return Number.POSITIVE_INFINITY;
}
