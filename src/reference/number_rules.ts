/** The conditions of the rules on numbers behind a citation; `tables/rules.txt` has their order, verdicts and examples. */
import type { Cursor } from "./cursor.ts";
import { isLowerCase } from "./lexer.ts";
import { decide, rulesOf } from "./rules.ts";
import { findDateBefore, isBetweenSlashes, isHourOrDate, isMeasure, isPrice } from "./sentence.ts";
import { isItemNumber } from "./unit.ts";
import * as keywords from "./words.ts";

/** A number behind a citation. */
interface NumberBehind {
  readonly cursor: Cursor;
  readonly index: number;
}

/** Checks whether a number begins something else: `Jn 1,14; 2,5 milijona`, but not `Jn 3,16 do 2 krat`. */
function isApart({ cursor, index }: NumberBehind): boolean {
  const { kind } = cursor.peek(index - 1);
  const isJoined =
    [",", ";", ".", ":", "/"].includes(kind) ||
    cursor.isWord(keywords.AND_WORDS, index - 1) ||
    cursor.isWord(keywords.PASSAGE_WORDS, index - 1);
  return kind === "(" || (isJoined && !cursor.isAdjacent(index));
}

/** The word behind a number with its dot, unless it is a book: the `berilo` of `2. berilo`. */
function counted({ cursor, index }: NumberBehind) {
  const isOrdinal = cursor.is(".", index + 1) && cursor.matchBook(index + 2) === undefined;
  return isOrdinal ? cursor.peek(index + 2) : undefined;
}

const isOneOf = (words: ReadonlySet<string>, number: NumberBehind) => words.has(counted(number)?.text ?? "");

/** Checks whether a capital is right before a number: `V2`. */
const isGluedToV = ({ cursor, index }: NumberBehind) => cursor.isAdjacent(index) && cursor.peek(index - 1).raw === "V";

/** Checks whether another book is behind a number and its colon. */
const isBeforeBook = ({ cursor, index }: NumberBehind) =>
  cursor.is(":", index + 1) && cursor.matchBook(index + 2) !== undefined;

/** Checks whether a book and its chapter are there. */
function isBookWithNumber(cursor: Cursor, index: number): boolean {
  const book = cursor.matchBook(index);
  return book !== undefined && cursor.is("number", cursor.skipDot(book.next - cursor.index));
}

const LABEL_RULES = rulesOf("label", {
  "the number of a note": ({ cursor, index }: NumberBehind) =>
    cursor.isWord(keywords.CROSS_REFERENCE_WORDS, index + 1) &&
    !isLowerCase(cursor.peek(index + 1)) &&
    !cursor.isAdjacent(index),
  "a date that may be verses": ({ cursor, index }) => findDateBefore(cursor, index) === "either",
  "the date of what follows": ({ cursor, index }) => findDateBefore(cursor, index) === "date",
  "the number of an item": ({ cursor, index }) => isItemNumber(cursor, index),
  "an ordinal before another book": ({ cursor, index }) =>
    cursor.is(";", index - 1) &&
    cursor.is(".", index + 1) &&
    !cursor.isAdjacent(index + 2) &&
    cursor.matchBook(index) === undefined &&
    isBookWithNumber(cursor, index + 2),
  "a number with its measure": (number) => {
    const { cursor, index } = number;
    if (!isApart(number)) return false;
    const isPair = cursor.is("number", index + 2) && cursor.isAdjacent(index + 2);
    const measure = isPair ? index + 3 : index + 1;
    return isPrice(cursor, measure) || isMeasure(cursor, measure);
  },
  "the number of a reading": (number) => isOneOf(keywords.READING_WORDS, number),
  "the number of a reading with its letter": (number) =>
    isGluedToV(number) && number.cursor.isOneOf([";", "."], number.index - 2) && isBeforeBook(number),
  "the number of a thing": (number) =>
    isOneOf(keywords.COUNTED_WORDS, number) && !isOneOf(keywords.MONTH_WORDS, number),
  "an ordinal that begins a part": (number) => {
    return number.cursor.isOneOf([";", "("], number.index - 1) && isBeforeCounted(number);
  },
});

/** Checks whether a number is right behind its mark, where it goes on. */
export function isGluedToMark(cursor: Cursor, index: number): boolean {
  return cursor.isAdjacent(index) && !cursor.is("word", index - 1) && !cursor.is("(", index - 1);
}

/**
 * Checks whether a number belongs to what is none of the citation: `2. berilo`, `12 Prim. Jn 3,16`, `3) Mt 5`.
 *
 * @throws {ReferenceSyntaxError} It may as well be of the citation.
 */
export function isOfOther(cursor: Cursor, index: number): boolean {
  if (isGluedToMark(cursor, index)) return false;
  const verdict = decide(LABEL_RULES, { cursor, index }, { from: index, to: index });
  if (verdict === "doubt") throw cursor.unreadable(index, index + 2);
  return verdict === "stop";
}

/** Checks whether a number is behind another, or its letters, and a mark: the 21 of `35. 21 M Acclamate`. */
function isBehindNumber({ cursor, index }: NumberBehind): boolean {
  const before = cursor.skipDotBack(index);
  return cursor.is("number", before) || (cursor.is("word", before) && cursor.is("number", before - 1));
}

/** Checks whether the word of a day or feast is behind a number: `21 M Acclamate`. */
function isBeforeCapital({ cursor, index }: NumberBehind): boolean {
  const next = cursor.skipDot(index + 1);
  return cursor.is("word", next) && !isLowerCase(cursor.peek(next)) && !cursor.isAdjacent(next);
}

/** Checks whether a word that is none of the notation is behind a number with its dot: `6. januar`. */
function isBeforeCounted(number: NumberBehind): boolean {
  const { raw, text } = counted(number) ?? { raw: "", text: "" };
  return raw.length > 2 && !keywords.NOTATION_WORDS.has(text);
}

function startsLine({ cursor, index }: NumberBehind): boolean {
  return cursor.startsLine(index) || (cursor.is(".", index - 1) && cursor.startsLine(index - 1));
}

export const NUMBER_RULES = rulesOf("number", {
  "an hour or a date behind a verse": ({ cursor, index }: NumberBehind) => isHourOrDate(cursor, index),
  "a number that begins a line": (number) =>
    startsLine(number) &&
    isBehindNumber(number) &&
    (isBeforeCapital(number) ||
      isBeforeCounted(number) ||
      number.cursor.is("number", number.cursor.skipDot(number.index + 1))),
  "a number in a line of its own": (number) => startsLine(number) && isBehindNumber(number),
  "the next day of a week": (number) => {
    const { cursor, index } = number;
    if (!cursor.is(".", index - 1) || cursor.isAdjacent(index) || !isBehindNumber(number)) return false;
    return isBeforeCapital(number) && cursor.peek(cursor.skipDot(index + 1)).raw.length === 1;
  },
  "a verse or the number of a reading": (number) => {
    const { cursor, index } = number;
    const isVerse = cursor.peek(cursor.skipDotBack(index)).text === "v";
    return isVerse && (isBeforeBook(number) || (isGluedToV(number) && cursor.matchBook(index + 1) !== undefined));
  },
  "a number between slashes": ({ cursor, index }) => isBetweenSlashes(cursor, index),
});

/** A number with which the next verse or chapter should begin. */
interface NextNumber {
  readonly cursor: Cursor;
  /** True where it is less than the verse before it. */
  readonly isLess: boolean;
}

/** Checks whether two numbers are there as a date has them: `5. 6.` */
const isDayAndMonth = ({ cursor }: NextNumber) => cursor.is(".", 1) && cursor.is(".", 3) && !cursor.isAdjacent(2);

const DATE_RULES = rulesOf("date", {
  "a date that is less": (next: NextNumber) => next.isLess && isDayAndMonth(next) && next.cursor.is("end", 4),
  "a date in brackets": (next) => isDayAndMonth(next) && next.cursor.is("(", -1) && next.cursor.is(")", 4),
  "a date with its year": (next) => isDayAndMonth(next) && next.cursor.peek(4).value > 1000,
  "the month of a day": ({ cursor }) => {
    const [day, month] = [cursor.peek(-2), cursor.peek()];
    if (!cursor.is(".", -1) || cursor.isAdjacent() || !cursor.is(".", 1) || !cursor.is("end", 2)) return false;
    return day.kind === "number" && day.value < 32 && month.value < Math.min(day.value, 13);
  },
  "an hour among verses": ({ cursor }) => isHourOrDate(cursor, 0),
});

/** Refuses a date among the verses: `Mt 5,3-12, 4. 5.`, `Lk 2, 24. 12.` */
export function checkDate(cursor: Cursor, isLess: boolean): void {
  // Most numbers have neither their dot nor another behind a mark.
  if (!cursor.is(".", 1) && (cursor.isAdjacent() || !cursor.is("number", 2))) return;
  const { index } = cursor;
  if (decide(DATE_RULES, { cursor, isLess }, { from: index, to: index }) !== undefined) throw cursor.unreadable();
}
