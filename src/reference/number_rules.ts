/** The conditions of the rules on numbers behind a citation; `tables/rules.txt` has their order, verdicts and examples. */
import type { Cursor } from "./cursor.ts";
import { isLowerCase, type TokenKind } from "./lexer.ts";
import type { Words } from "./place.ts";
import { decide, rulesOf } from "./rules.ts";
import {
  findDateBefore,
  isBetweenSlashes,
  isHourOrDate,
  isMeasure,
  isPrice,
  MAX_VERSE,
  mostVersesBefore,
} from "./sentence.ts";
import { isEnglishOrdinal, isItemNumber, isUnit, peekRoman } from "./unit.ts";
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
  return kind === "(" || isJoined;
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
  "an English ordinal": ({ cursor, index }) => isEnglishOrdinal(cursor, index),
  // `Jn 1:29-34 (64)`, but not `Ps 139,19-23; 143 (142),1`
  "a number in brackets that no verse has": ({ cursor, index }) => {
    if (!cursor.is("(", index - 1) || !cursor.is(")", index + 1)) return false;
    const verse = cursor.is("word", index - 2) ? index - 3 : index - 2;
    const isBehindVerse = cursor.is("number", verse) && cursor.isOneOf([",", ":", ".", "-"], verse - 1);
    return isBehindVerse && cursor.peek(index).value > mostVersesBefore(cursor, index);
  },
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
  // `2. berilo`, `II lettura`
  "the number of a reading": (number) =>
    isOneOf(keywords.READING_WORDS, number) || number.cursor.isWord(keywords.READING_WORDS, number.index + 1),
  // `V2: 1 Tes 5,16`, `L 2: Tit 2,11`
  "the number of a reading with its letter": (number) => {
    const { cursor, index } = number;
    if (!isBeforeBook(number)) return false;
    return isGluedToV(number) ? cursor.isOneOf([";", "."], index - 2) : /^[A-UW-Z]$/.test(cursor.peek(index - 1).raw);
  },
  "the number of a thing": (number) =>
    isOneOf(keywords.COUNTED_WORDS, number) && !isOneOf(keywords.MONTH_WORDS, number),
  "an ordinal that begins a part": (number) => {
    const { cursor, index } = number;
    // `Jn 20,19-31 2. velikonočna nedelja`, but not `Jn 3,16 2. klop`
    const isBehindRange = cursor.is("number", index - 1) && cursor.is("-", index - 2);
    const isApart = isBehindRange ? isLowerCase(cursor.peek(index + 2)) : cursor.isOneOf([";", "("], index - 1);
    return isApart && isBeforeCounted(number);
  },
});

/** Checks whether the first verse of the citation before is here once more, before its text: `Mk 2:1-12 (KJV) 1 And again`. */
function repeatsFirstVerse({ cursor, index }: NumberBehind): boolean {
  if (!cursor.is("word", index + 1) || (cursor.isAdjacent(index + 1) && /^[a-h]+$/.test(cursor.peek(index + 1).raw)))
    return false;
  let first = cursor.skipDotBack(index);
  // `(SSP3)`
  while (cursor.isOneOf(["(", ")"], first) || cursor.isWord(keywords.TRANSLATION_CODES, first)) first--;
  if (cursor.is("number", first) && cursor.isWord(keywords.TRANSLATION_CODES, first - 1)) first -= 2;
  while (cursor.is("(", first)) first--;
  if (cursor.is("word", first) && cursor.isAdjacent(first)) first--;
  while (cursor.isOneOf(["-", "."], first - 1) && cursor.is("number", first - 2)) first -= 2;
  const isVerse = cursor.is("number", first - 2) && cursor.isOneOf([",", ":"], first - 1);
  return isVerse && cursor.is("number", first) && cursor.peek(first).value === cursor.peek(index).value;
}

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

/** Checks whether a text begins right behind the number of its verse: `Lk 16,19-31 19Bil je bogataš`, but not `Mt 5,3 4A`. */
function isGluedToText({ cursor, index }: NumberBehind): boolean {
  const { raw, text, end } = cursor.peek(index + 1);
  // `19C’era un uomo ricco`
  const isElided = /[’']/.test(cursor.text.charAt(end));
  const isWord = raw !== text && (raw.length > 1 ? raw !== raw.toUpperCase() : isElided);
  if (keywords.MEASURE_WORDS.has(text)) return false;
  return isWord && cursor.isAdjacent(index + 1) && cursor.is("number", index - 1) && !cursor.isAdjacent(index);
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
  "a number with which a text begins": (number) => {
    const { cursor, index } = number;
    const isBehindVerse = cursor.is("number", index - 2) && cursor.is("number", index - 4);
    const isText = cursor.is(":", index - 1) && isBehindVerse && isBeforeCapital(number);
    return isText || isGluedToText(number) || repeatsFirstVerse(number);
  },
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
  if (!cursor.is(".", 1) && ((cursor.isAdjacent() && !cursor.is("(", -1)) || !cursor.is("number", 2))) return;
  const { index } = cursor;
  if (decide(DATE_RULES, { cursor, isLess }, { from: index, to: index }) !== undefined) throw cursor.unreadable();
}

/** The last number of a citation, with a word behind it. */
export interface LastNumber {
  readonly cursor: Cursor;
  /** The index of the first token of its citation, and of the one behind the last chapter with a name. */
  readonly run: number;
  readonly place: number;
  readonly index: number;
  readonly word: number;
}

/** Checks whether a number is the first verse behind its chapter. */
const isFirstVerse = ({ cursor, index, place }: LastNumber) => index === place + 1 && !cursor.is("word", index - 1);

const isTight = ({ cursor, index }: LastNumber) => cursor.isAdjacent(index) || cursor.is("-", index - 1);

const isMonth = ({ cursor, word }: LastNumber) => cursor.isWord(keywords.MONTH_WORDS, word);

const isCapital = ({ cursor, word }: LastNumber) => !isLowerCase(cursor.peek(word));

/** Checks whether a number has its word before it: `Jn 15, v. 5 prosim`, but not `Mt 5,3 - v 5 urah`. */
const isNamed = ({ cursor, index }: LastNumber) =>
  isUnit(cursor, cursor.skipDotBack(index)) && (cursor.is(".", index - 1) || cursor.peek(index - 1).raw.length > 1);

/** Checks whether a number ends a range, or is the next verse behind a comma: `2 Mz 2:8, 9. Kateri`. */
function endsRange({ cursor, index }: LastNumber): boolean {
  if (cursor.is("-", index - 1) || cursor.isWord(keywords.RANGE_WORDS, index - 1)) return true;
  const rise = cursor.is("number", index - 2) ? cursor.peek(index).value - cursor.peek(index - 2).value : 0;
  // `Mt 5,3 in 4. Kateri`, but not `Mt 5,3 und 7. Sonntag`: German nouns have capitals
  if (rise > 0 && cursor.isWord(keywords.AND_WORDS, index - 1)) return cursor.peek(index - 1).text !== "und";
  const isNext = rise === 1;
  return isNext && cursor.is(",", index - 1) && cursor.is(":", index - 3);
}

export const LAST_RULES = rulesOf("last", {
  "a day right behind a citation": (last: LastNumber) => {
    const { cursor, index, word } = last;
    const isDay = cursor.is(".", index - 1) && isCapital(last) && cursor.peek(word).raw.length === 1;
    return isDay && cursor.is("number", index - 2) && cursor.peek(index - 2).value > cursor.peek(index).value;
  },
  // `Mt 5,3 – 5 min`, but not `Matthew 5:38-42. Let’s read`
  "an amount behind a citation": (last) => {
    const isSentence = last.word > last.index + 1 && isCapital(last);
    return isMeasure(last.cursor, last.word) && !isSentence && !last.cursor.is(":", last.index - 1);
  },
  "the day of a month": (last) =>
    isMonth(last) && !isFirstVerse(last) && !isTight(last) && last.cursor.isOneOf([",", "number"], last.index - 1),
  "a verse or the day of a month": isMonth,
  "a verse before a sentence": (last) => {
    const { cursor, index, word } = last;
    const isLabel = [keywords.READING_WORDS, keywords.LABEL_WORDS, keywords.COUNTED_WORDS].some((words) =>
      cursor.isWord(words, word),
    );
    const isSentence = word > index + 1 && isCapital(last) && !isLabel;
    return isSentence && (isFirstVerse(last) || isNamed(last) || endsRange(last));
  },
  "a verse beside its chapter or mark": (last) =>
    last.word > last.index + 1
      ? last.cursor.isAdjacent(last.index)
      : isTight(last) || isFirstVerse(last) || isNamed(last),
  "a verse before a word that counts nothing": ({ cursor, index, word }) =>
    word === index + 1 && (cursor.peek(word).raw.length < 3 || cursor.isWord(keywords.SAYING_WORDS, word)),
  "a number greater than any verse": ({ cursor, index }) => cursor.peek(index).value > MAX_VERSE,
  "the verse of a lesson": (last) => {
    const { cursor, index, run, place } = last;
    const isNumbered = cursor.is("number", run - 1) || peekRoman(cursor, run - 1) !== undefined;
    const label = isNumbered ? run - 2 : run - 1;
    const isLesson = cursor.isWord(keywords.LESSON_WORDS, label) || cursor.isWord(keywords.LESSON_WORDS, run);
    const isListed = cursor.is(",", index - 1) && cursor.peek(index - 2).value < cursor.peek(index).value;
    return isLesson && isListed && cursor.is(":", place) && isCapital(last) && last.word === index + 1;
  },
  "a verse or an amount": (last) => !last.cursor.is("number", last.word + 1) || !isCapital(last),
});

/** A number between citations. */
interface StrayNumber {
  readonly cursor: Cursor;
  readonly index: number;
  readonly words: Words;
  /** The citation before it. */
  readonly run: { readonly to: number } | undefined;
}

/** The most tokens between a citation and a number that may belong to it. */
export const MAX_GAP = 3;

/** Checks whether the word for a chapter or verse is beside a number: `7. poglavje`. */
export function hasWordForIt({ cursor, index }: StrayNumber): boolean {
  const [before, behind] = [cursor.skipDotBack(index), cursor.skipDot(index + 1)];
  // `21 V Acclamate`
  const isBehind = isUnit(cursor, behind) && cursor.peek(behind).raw !== "V";
  return isBehind || (isUnit(cursor, before) && cursor.peek(before).raw.length > 1);
}

export const STRAY_RULES = rulesOf("stray", {
  // `Mt 5,3 in še 7. poglavje`, but not `Luka piše v 15. poglavju (Lk 15,11-32)`
  "a chapter or verse without its book": (stray: StrayNumber) => {
    const { index, words, run } = stray;
    return hasWordForIt(stray) && (words !== "other" || (run !== undefined && index - run.to <= MAX_GAP));
  },
  "a range that ends at the number of a book": ({ cursor, index }) => {
    const next = cursor.skipDot(index + 1);
    const isRange = cursor.isWord(keywords.RANGE_WORDS, next) && cursor.is("number", next + 1);
    return isRange && cursor.matchBook(next + 1) !== undefined;
  },
  "a number among citations": ({ cursor, index, words, run }) =>
    run !== undefined && words !== "other" && !(words === "leading" && cursor.is(".", index + 1)),
  "a chapter with its verse without its book": ({ cursor, index, run }) => {
    const isPair = cursor.is(",", index + 1) && cursor.is("number", index + 2) && cursor.isAdjacent(index + 2);
    if (run === undefined || !isPair) return false;
    return cursor.peek(index - 1).text === "v" || cursor.isOneOf([";", "("], index - 1) || cursor.is("-", index + 3);
  },
  "a number at the end that may be a verse": ({ cursor, index, run }) => {
    if (run === undefined || index - run.to > MAX_GAP) return false;
    for (let between = run.to; between < index; between++) {
      if (!cursor.isOneOf(["word", ".", ","], between) || cursor.isWord(keywords.COUNTED_WORDS, between)) return false;
    }
    // `Mt 5,3 vse do 12; Lk 6,20`, but not `Jn 3,16, verzija 2; Mt 5,3`
    const ends: readonly TokenKind[] = cursor.isWord(keywords.RANGE_WORDS, index - 1) ? ["end", ";", ")"] : ["end"];
    return cursor.isOneOf(ends, cursor.skipDot(index + 1)) && cursor.peek(index).value <= MAX_VERSE;
  },
});
