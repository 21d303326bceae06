import { type BookId, mostChapters, mostVerses } from "../canon/mod.ts";
import { fold } from "./characters.ts";
import type { Cursor } from "./cursor.ts";
import { type Candidate, type Verdict, verdictOn } from "./evidence.ts";
import { findLeadingPlace } from "./leading_place.ts";
import { isLowerCase, type Token } from "./lexer.ts";
import { isFiller, isOrdinal } from "./name_key.ts";
import {
  hasUnit,
  isDate,
  isDay,
  isHour,
  isMeasure,
  isOrdinalNumber,
  isPlace,
  isProse,
  isSentenceWord,
  isTime,
  isZero,
  MAX_VERSE,
  numberAt,
  skipNumbers,
} from "./prose_sentence.ts";
import { peekRoman } from "./unit.ts";
import type { BookMatch } from "./vocabulary.ts";
import * as keywords from "./words.ts";
import { COMMON_NAMES, ordinalValue, PERSONS, SAYING_WORDS } from "./words.ts";

/** Judges the names in one text. */
export class CitationJudge {
  readonly #cursor: Cursor;
  readonly #verdicts: Verdict[] = [];
  /** Found when they are first wanted. */
  #names: readonly PlainName[] | undefined;
  #prose: boolean | undefined;

  constructor(cursor: Cursor) {
    this.#cursor = cursor;
  }

  /** Judges the name that stands that many places ahead. */
  verdict(ahead = 0): Verdict {
    const index = this.#cursor.index + ahead;
    this.#verdicts[index] ??= this.#judge(ahead);
    return this.#verdicts[index] as Verdict;
  }

  #judge(ahead: number): Verdict {
    const cursor = this.#cursor;
    const { kind } = cursor.peek(ahead);
    if (kind !== "word" && kind !== "number") return "none";
    if (findLeadingPlace(cursor, ahead) !== undefined) return "citation";
    const match = cursor.matchBook(ahead);
    if (match === undefined) return "none";
    if (isTime(cursor, ahead)) return "prose";
    const next = match.next - cursor.index;
    if (isPreposition(cursor, { ahead, next }) || !isPlace(cursor, next)) return "none";
    if (isDay(cursor, { match, next })) return "prose";
    // `Dan 1 – 1 Mz 1-3` in a plan of reading, or two books compared.
    const isDashed = cursor.peek(ahead).text === "dan" && cursor.peek(next + 1).kind === "-";
    if (isDashed && cursor.matchBook(next + 2) !== undefined) return "doubt";
    // By far the most names need no more.
    if (isPlain(cursor, { match, next })) return "citation";
    const candidate = this.#candidate(match, { ahead, next });
    // `Na 1 Jn 4 temelji okrožnica`
    const isBook = cursor.peek(next).kind === "number" && cursor.matchBook(next) !== undefined;
    if (isBook && candidate.kind === "word" && !candidate.isStandard) return "prose";
    return verdictOn(candidate);
  }

  #candidate(match: BookMatch, { ahead, next }: { ahead: number; next: number }): Candidate {
    const cursor = this.#cursor;
    const kind = kindOf(cursor, match);
    const [book] = match.books as [BookId];
    const number = numberAt(cursor, next);
    const behind = skipNumbers(cursor, number);
    const isVerse = hasVerse(cursor, number);
    const isRange = !isVerse && hasRange(cursor, { number, behind });
    const before = kind === "name" ? ahead - 1 : wordBefore(cursor, ahead);
    const isShort = isShortName(cursor.nameOf(match));
    const isBehindProse = isSentenceWord(cursor, before) && !cursor.isWord(SAYING_WORDS, before);
    return {
      kind,
      isLowerCase: isLowerName(cursor, match),
      isShort,
      isStandard: cursor.isStandard(match),
      isVerse: isVerse || isRange || hasUnit(cursor, number),
      isRange,
      exists: doesExist(cursor, { book, number, isVerse }),
      isBehindProse,
      isBeforeProse: isProse(cursor, behind),
      isBeforeSaying: cursor.isWord(SAYING_WORDS, behind),
      isOrdinal: !isVerse && isOrdinalNumber(cursor, number),
      isMeasure: isMeasure(cursor, behind),
      isDate:
        isDate(cursor, { ahead, next, number, kind }) ||
        ((kind === "person" || isShort) && isSentenceWord(cursor, wordBefore(cursor, ahead)) && isHour(cursor, number)),
      isScore:
        (kind === "person" || isShort) &&
        cursor.peek(number + 1).kind === ":" &&
        /\p{L}\.? ?\d+, ?\d|\d:0/u.test(cursor.text),
      hasGoals: /\d:0(?!\d)/.test(cursor.text),
      isSiglum:
        isSiglum(cursor, { match, next }) &&
        !isVerse &&
        this.#has(match.first, (name) => !name.isLowerCase && !name.isCapitals),
      isListed: isMark(cursor, ahead - 1) && isMark(cursor, behind),
      isJoined: isJoint(cursor, ahead - 1) || isJoint(cursor, behind),
      isBracketed: cursor.peek(ahead - 1).kind === "(" && cursor.peek(behind).kind === ")",
      isBehindLabel:
        cursor.peek(ahead - 1).kind === ":" &&
        isSentenceWord(cursor, ahead - 2) &&
        !cursor.isWord(keywords.LABEL_WORDS, ahead - 2),
      isLabel:
        cursor.peek(behind).kind === ":" ||
        cursor.matchBook(behind) !== undefined ||
        (cursor.peek(behind).kind === "word" && !cursor.isWord(keywords.NOTATION_WORDS, behind)),
      hasColon: cursor.peek(next).kind === ":",
      hasProse: this.#hasProse,
      hasNames: this.#has(match.first, (name) => name.kind !== "word"),
      hasVerses: this.#has(match.first, (name) => name.kind === "name" && name.isVerse),
      hasOthers: this.#has(
        match.first,
        (name) => !name.isLowerCase && (name.kind === "name" || (name.kind !== kind && kind === "word")),
      ),
    };
  }

  /** True where words of a sentence stand outside the names of books. */
  get #hasProse(): boolean {
    this.#prose ??= findProse(this.#cursor);
    return this.#prose;
  }

  /** Checks whether the text has such a name at another place. */
  #has(first: number, isSuch: (name: PlainName) => boolean): boolean {
    this.#names ??= findNames(this.#cursor);
    return this.#names.some((name) => name.index !== first && isSuch(name));
  }
}

/** Checks whether a name is a few letters that can be read as a word, unlike `Mt` or `1 Kor`. */
function isShortName(name: string): boolean {
  return name.length < 5 && /^[^\d]*[aeiou][^\d]*$/i.test(fold(name));
}

/** Returns the place of the word before a name, be it before a preposition: `Letalo za Rim 6`. */
function wordBefore(cursor: Cursor, ahead: number): number {
  return cursor.isWord(PLACE_PREPOSITIONS, ahead - 1) && cursor.index + ahead > 1 ? ahead - 2 : ahead - 1;
}

const PLACE_PREPOSITIONS: ReadonlySet<string> = new Set(["v", "iz", "po", "na", "za", "pri"]);

/** Checks whether a chapter has a verse behind it: `3,16`, `3.16`. */
function hasVerse(cursor: Cursor, number: number): boolean {
  const { kind } = cursor.peek(number + 1);
  return (
    (kind === "," || kind === ":" || (kind === "." && cursor.isAdjacent(number + 2))) &&
    cursor.peek(number + 2).kind === "number" &&
    cursor.isAdjacent(number + 1) &&
    cursor.matchBook(number + 2) === undefined
  );
}

/** Checks whether a range of chapters is there: `3-5`, `21. do 22. poglavje`. */
function hasRange(cursor: Cursor, { number, behind }: { number: number; behind: number }): boolean {
  if (cursor.peek(number + 1).kind === "-" && cursor.peek(number + 2).kind === "number") return true;
  const range = cursor.skipDot(behind);
  if (!cursor.isWord(keywords.RANGE_WORDS, range)) return false;
  return cursor.peek(range + 1).kind === "number" && hasUnit(cursor, range + 1);
}

/** Checks whether a book has a chapter, or the chapter a verse, in some numbering. */
function doesExist(
  cursor: Cursor,
  { book, number, isVerse }: { book: BookId; number: number; isVerse: boolean },
): boolean {
  const roman = peekRoman(cursor, number);
  if (roman !== undefined) return roman <= mostChapters(book);
  const { kind, value } = cursor.peek(number);
  if (kind !== "number") return true;
  if (mostChapters(book) === 1) return value <= mostVerses(book, 1);
  if (!isVerse) return value <= mostChapters(book);
  return cursor.peek(number + 2).value <= mostVerses(book, value);
}

/** A name with a number behind it. */
interface PlainName {
  readonly index: number;
  readonly isLowerCase: boolean;
  readonly isCapitals: boolean;
  readonly kind: Candidate["kind"];
  readonly isVerse: boolean;
}

/** Checks whether a text has words that belong to no citation. */
function findProse(cursor: Cursor): boolean {
  const { index, tokens } = cursor;
  for (let at = 0; at < tokens.length - 1; at++) {
    const match = cursor.matchBook(at - index);
    if (match !== undefined) {
      if (
        COMMON_NAMES.has(match.key) &&
        !keywords.NOTATION_WORDS.has(match.key) &&
        !isPlace(cursor, match.next - index)
      )
        return true;
      at = match.next - 1;
    } else if (isForeign(cursor, at - index)) return true;
  }
  return false;
}

/** Checks whether a word neither introduces a citation nor belongs to one. */
function isForeign(cursor: Cursor, ahead: number): boolean {
  const { raw, text } = cursor.peek(ahead);
  if (raw.length < 2 || !isSentenceWord(cursor, ahead) || isOrdinal(text)) return false;
  return (
    !SAYING_WORDS.has(text) &&
    !keywords.TRANSLATION_CODES.has(text) &&
    !keywords.RESPONSE_WORDS.has(text) &&
    !keywords.PARALLEL_WORDS.has(text) &&
    peekRoman(cursor, ahead) === undefined &&
    ordinalValue(text) === undefined &&
    !cursor.isAdjacent(ahead)
  );
}

function findNames(cursor: Cursor): PlainName[] {
  const names: PlainName[] = [];
  for (let index = 0; index < cursor.tokens.length - 1; index++) {
    const match = cursor.matchBook(index - cursor.index);
    if (match === undefined) continue;
    if (isPlace(cursor, match.next - cursor.index)) {
      const { raw } = cursor.tokens[match.next - 1] as Token;
      names.push({
        index: match.first,
        isLowerCase: isLowerName(cursor, match),
        isCapitals: raw === raw.toUpperCase(),
        kind: kindOf(cursor, match),
        isVerse: hasVerse(cursor, numberAt(cursor, match.next - cursor.index)),
      });
    }
    index = match.next - 1;
  }
  return names;
}

/** The constitutions and decrees of the Second Vatican Council whose abbreviations are those of books as well. */
const COUNCIL_DOCUMENTS: ReadonlySet<string> = new Set(["AG", "GE", "GS", "NA"]);

/**
 * Checks whether two capitals with a number right behind them may abbreviate a document of the Church: `GS 22`. Those of
 * a book in the form of the translation do not: `MT 5`.
 */
function isSiglum(cursor: Cursor, { match, next }: { match: BookMatch; next: number }): boolean {
  const { raw } = cursor.tokens[match.first] as Token;
  if (match.next - match.first > 1 || raw.length !== 2 || raw !== raw.toUpperCase()) return false;
  if (cursor.peek(next).kind !== "number") return false;
  const isMark = [",", ":", "."].includes(cursor.peek(next + 1).kind);
  if (isMark && cursor.peek(next + 2).kind === "number") return false;
  const [book] = match.books as [BookId];
  const standard = cursor.vocabulary.abbreviation(book).toUpperCase();
  return standard !== raw || COUNCIL_DOCUMENTS.has(raw);
}

function isJoint(cursor: Cursor, ahead: number): boolean {
  return cursor.peek(ahead).kind === "," || cursor.isWord(keywords.AND_WORDS, ahead);
}

/** Checks whether a semicolon is there, a bracket or an end of the text. */
function isMark(cursor: Cursor, ahead: number): boolean {
  return cursor.index + ahead < 0 || [";", "(", ")", "end"].includes(cursor.peek(ahead).kind);
}

/**
 * Checks whether a name with a capital is hardly anything but a book's, and verses or the end of a citation follow; of a
 * person, whether its verse follows or nothing.
 */
function isPlain(cursor: Cursor, { match, next }: { match: BookMatch; next: number }): boolean {
  const word = isLowerName(cursor, match) ? "word" : kindOf(cursor, match);
  if (word === "word") return false;
  const number = numberAt(cursor, next);
  const { kind } = cursor.peek(number + 1);
  if (kind === "end" || kind === ";" || kind === ")" || kind === "-") {
    if (word !== "name" || isSiglum(cursor, { match, next })) return false;
    // `Ulica Neh 5; Mt 5,3`
    const before = match.first - cursor.index - 1;
    return !isSentenceWord(cursor, before) || !isShortName(match.key);
  }
  if ((kind !== "," && kind !== ":") || cursor.peek(number + 2).kind !== "number") return false;
  if (isZero(cursor, number + 2)) return false;
  // With words behind it `Luka 2:1` may be a score, and `Janeza 3, 2000 Maribor` an address.
  const isVerse = kind === "," && cursor.peek(number + 2).value <= MAX_VERSE;
  const isAlone = isMark(cursor, match.first - cursor.index - 1) && isMark(cursor, skipNumbers(cursor, number));
  if (isMeasure(cursor, number + 3)) return false;
  if (isAlone || (isVerse && word === "name")) return true;
  if (word === "name") return (cursor.tokens[match.next - 1] as Token).raw.length > 4;
  return isVerse && doesExist(cursor, { book: match.books[0] as BookId, number, isVerse });
}

function kindOf({ tokens }: Cursor, { first, next }: BookMatch): Candidate["kind"] {
  let word = "";
  for (let index = first; index < next; index++) {
    const { kind, text } = tokens[index] as Token;
    if (kind === "number" || (kind === "word" && word !== "" && !isFiller(text))) return "name";
    if (kind === "word" && !isFiller(text)) word = text;
  }
  if (COMMON_NAMES.has(word)) return "word";
  return PERSONS.has(word) ? "person" : "name";
}

/** Checks whether no word of a name has a capital. */
function isLowerName({ tokens }: Cursor, { first, next }: BookMatch): boolean {
  for (let index = first; index < next; index++) {
    const token = tokens[index] as Token;
    if (token.kind === "word" && !isLowerCase(token)) return false;
  }
  return true;
}
/** Checks whether a word in lower case leads to a book and is none: `iz 1 Kor 13`, `iz osmega poglavja pisma Rimljanom`. */
function isPreposition(cursor: Cursor, { ahead, next }: { ahead: number; next: number }): boolean {
  const { raw, text } = cursor.peek(ahead);
  if (raw !== text || !keywords.PREAMBLE_WORDS.has(text)) return false;
  return cursor.matchBook(next) !== undefined || findLeadingPlace(cursor, next) !== undefined;
}
