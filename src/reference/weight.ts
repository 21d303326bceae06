/** The weights of the places behind names: what is a verse or a chapter, and what is a word, a date, a score or an age. */
import { type BookId, mostChapters, mostVerses } from "../canon/mod.ts";
import type { Cursor } from "./cursor.ts";
import { isLowerCase, type Token, type TokenKind } from "./lexer.ts";
import { isLowerName, isShortName, isSiglum, type NameKind } from "./name_kind.ts";
import {
  hasUnit,
  isDate,
  isHour,
  isMeasure,
  isOrdinalNumber,
  isProse,
  isZero,
  MAX_VERSE,
  skipNumbers,
} from "./sentence.ts";
import { isRomanChapter, peekRoman, romanValue } from "./unit.ts";
import type { BookMatch } from "./vocabulary.ts";
import * as keywords from "./words.ts";

/** The words of a text beside its citations: none, only such as lead to one (`Berilo:`, `gl.`), or those of sentences. */
export type Words = "none" | "leading" | "other";

/**
 * The weight of a place: a verse, chapters with a word for them (`7. poglavje`, `psalm 23`, `Dan 7-9`), a bare chapter, or a
 * place that may be none; "score" is a verse that may be one or an hour, `Luka 2:1`; "faint" is one behind a word in small
 * letters, which no other citation may leave out: `iz 58,7-10; 1 kor 2,1-5`.
 */
export type Weight = "verse" | "score" | "chapters" | "chapter" | "doubt" | "faint";

/** A name with the number behind it. */
interface NamedPlace {
  readonly match: BookMatch;
  /** The index of the number of the chapter. */
  readonly number: number;
  readonly kind: NameKind;
  readonly words: Words;
}

/** A name with its number, and the properties for which rules ask often. */
interface Facts extends NamedPlace {
  readonly book: BookId;
  readonly token: Token;
  /** The mark behind the number, and the index behind all numbers. */
  readonly mark: TokenKind;
  readonly behind: number;
  /** True where no word of the name has a capital. */
  readonly isLower: boolean;
  readonly isShort: boolean;
  /** True among words of sentences. */
  readonly isSentence: boolean;
}

/** Weighs the place behind a name; undefined where it is none. */
export function weigh(cursor: Cursor, named: NamedPlace): Weight | undefined {
  const { match, number, kind, words } = named;
  const { first, next } = match;
  const isLower = isLowerName(cursor, match);
  // `3.3. Jn 2,13`
  if (cursor.is("number", first) && cursor.is(".", first + 1) && cursor.isAdjacent(first) && cursor.is(".", first - 1))
    return "doubt";
  const isDecimal = cursor.is("number", number + 2);
  if (isMeasure(cursor, isDecimal ? number + 3 : number + 1)) return undefined;
  // `1 kg`
  if (isLower && cursor.peek(next - 1).text === "kg") return undefined;
  if (isDate(cursor, { ahead: first, next, number, kind })) {
    const isListed = words === "none" && (cursor.isStandard(match) || isZero(cursor, number + 2));
    return kind === "name" || isListed ? "doubt" : undefined;
  }
  const token = cursor.peek(number);
  if (token.text === "od") return kind === "name" ? "verse" : undefined;
  if (hasWordForIt(cursor, number)) return kind === "word" && isLower ? undefined : "verse";
  const facts = factsOf(cursor, { named, token, isLower });
  const verse = verseOf(cursor, number);
  // `Est C,12` is an addition, `Est C` no chapter.
  const isAddition = (facts.book === "EST" || facts.book === "ESG") && verse !== undefined;
  const isNumeral = token.kind === "word" && (peekRoman(cursor, number) ?? 0) > mostChapters(facts.book);
  if (isNumeral && !isAddition) return "doubt";
  // `Via Marco 11, 3000 Trieste`
  if (facts.isSentence && facts.mark === "," && cursor.peek(number + 2).value > MAX_VERSE) return "doubt";
  return verse === undefined ? weighChapter(cursor, facts) : weighVerse(cursor, facts, verse);
}

/** Checks whether a word says what the number is: `poglavje 3`, `3. poglavje`, `iv. vv. 16-18`. */
function hasWordForIt(cursor: Cursor, number: number): boolean {
  const { kind } = cursor.peek(number);
  if (kind === "word" && !isRomanChapter(cursor, number)) return true;
  return kind === "number" ? hasUnit(cursor, number) : leadsToVerse(cursor, number);
}

function factsOf(
  cursor: Cursor,
  { named, token, isLower }: { named: NamedPlace; token: Token; isLower: boolean },
): Facts {
  const { match, number, words } = named;
  // `Ez 36,26`, which may be settled later
  const [first, ...others] = match.books as [BookId, ...BookId[]];
  const book = others.reduce((most, other) => (mostChapters(other) > mostChapters(most) ? other : most), first);
  const behind = skipNumbers(cursor, number + 1);
  const mark = cursor.peek(number + 1).kind;
  const isShort = isShortName(cursor.nameOf(match));
  const isSentence = words === "other";
  return { match, number, words, kind: named.kind, book, token, mark, behind, isLower, isShort, isSentence };
}

/** Checks whether a word of a sentence follows, which a number may count, and none that speaks of a citation: `Iz 3,5 dobimo 7`. */
function leadsOn(cursor: Cursor, behind: number): boolean {
  return isProse(cursor, behind) && !cursor.isWord(keywords.SAYING_WORDS, behind);
}

/** Weighs a chapter without a verse. */
function weighChapter(cursor: Cursor, facts: Facts): Weight | undefined {
  const { match, number, kind, words, book, token, mark, behind, isLower, isShort, isSentence } = facts;
  const { next } = match;
  const isStandard = cursor.isStandard(match);
  const isSlight = kind === "word" || (isSentence && (kind !== "name" || isShort));
  if (isLower && isSlight) return kind === "word" && words === "none" ? "doubt" : undefined;
  if (cursor.is(".", number + 1) && PARTS.has(cursor.peek(number + 2).text)) return "doubt";
  // `Za 2. berilo`
  const isReading = kind === "word" && cursor.isWord(keywords.READING_WORDS, number + 2);
  if (isReading || isOrdinalNumber(cursor, number)) return kind === "name" ? "doubt" : undefined;
  // `Iz 3: Mt 5,3`
  if (kind === "word" && cursor.is(":", behind)) return "doubt";
  // `Ps: 3 kave`, `Iz: 5`
  if (cursor.is(":", next) && cursor.nameOf(match).length < 5) return "doubt";
  const isCounted = mark !== "-" && (kind !== "name" || isShort) && leadsOn(cursor, behind);
  if (isCounted) return kind === "word" && !isStandard ? undefined : "doubt";
  // `1. Peter, 2. Janez, 3. Marko`
  const isItem = cursor.is(",", next) && cursor.is(".", number + 1) && cursor.is("word", number + 2);
  if (isItem && !isLowerCase(cursor.peek(number + 2)) && !isRomanChapter(cursor, number + 2)) return "doubt";
  if (isSiglum(cursor, match)) return undefined;
  if (kind === "word" && isShort && !isStandard) return "doubt";
  const isMissing = token.value > mostChapters(book) && mostChapters(book) > 1;
  if (isMissing && kind !== "name") return isSentence ? undefined : "doubt";
  // `Iz 7. 14; Heb 11,1`
  const isLooseVerse = mark === "." && cursor.is("number", number + 2) && ENDS.has(cursor.peek(number + 3).kind);
  if (isSentence && isLooseVerse) return "faint";
  const isVerse = mostChapters(book) === 1 && kind === "name" && token.value > 1;
  if (isVerse && token.value <= mostVerses(book, 1)) return "verse";
  // `Luca, 12 anni, e Giuda, 9`, `Tit 79–81`
  if (isSentence && cursor.is(",", next)) return undefined;
  if (isSentence && isMissing) return "doubt";
  if (book === "PSA") return "chapters";
  const isRange = mark === "-" && cursor.is("number", number + 2);
  return isRange && (kind === "name" || isStandard || words === "none") ? "chapters" : "chapter";
}

/** Weighs a chapter with its verse. */
function weighVerse(cursor: Cursor, facts: Facts, place: number): Weight | undefined {
  const { match, number, kind, book, token, mark, behind, isLower, isShort, isSentence } = facts;
  const { first, next } = match;
  // `sv. Marko, 9.30: Mt 5,1-12`
  const isSaint = kind === "person" && cursor.isWord(keywords.SAINT_WORDS, first);
  const isSpan = behind > number + 3 && cursor.isAdjacent(place + 2);
  if (isSaint && isHour(cursor, number) && !isSpan) return undefined;
  const { value } = cursor.peek(place);
  const chapter = token.kind === "number" ? token.value : (romanValue(token.text) ?? 0);
  const exists = mostChapters(book) === 1 ? chapter <= mostVerses(book, 1) : value <= mostVerses(book, chapter);
  if (isSentence && (!exists || value === 0)) return isLower ? undefined : "doubt";
  if (kind === "name" && !(isShort && mark !== "," && isSentence)) return "verse";
  const isStandard = cursor.isStandard(match);
  // `berila: iz 58,7-10; 1 kor 2,1-5`
  if (isLower && isSentence && !(kind === "person" && mark === "," && isStandard)) return "faint";
  const isWhole = first === 0 && cursor.is("end", behind);
  if (isLower) return isWhole || isStandard || cursor.nameOf(match).length > 4 ? "verse" : "doubt";
  // `Danijel: 4, 5, 5, 3`
  const isLoose = mark === "," && !cursor.isAdjacent(place);
  if (kind === "person" && isLoose && cursor.is(":", next)) return "doubt";
  if (!isSentence || isFramed(cursor, first, behind)) return "verse";
  return weighInSentence(cursor, facts, { verse: value, isSpan, isLoose });
}

/** Weighs a chapter with its verse within a sentence, behind a name that may be a word or a person. */
function weighInSentence(
  cursor: Cursor,
  { match, number, kind, token, mark, behind }: Facts,
  { verse, isSpan, isLoose }: { verse: number; isSpan: boolean; isLoose: boolean },
): Weight {
  const { first, next } = match;
  const isFollowed = leadsOn(cursor, behind);
  const isScore = mark === ":" && token.value < 10 && verse < 10;
  const isTime = isHour(cursor, number) && (kind !== "name" || mark === ".");
  const isLed = cursor.isWord(keywords.PREPOSITIONS, first - 1);
  const isCited = [keywords.SAYING_WORDS, keywords.PREAMBLE_WORDS].some((words) => cursor.isWord(words, first - 1));
  // `Juve-Roma 2:1`
  const isGuest = cursor.is("-", first - 1) && cursor.isAdjacent(first) && cursor.is("word", first - 2);
  const isWon = isScore && (kind !== "name" || isGuest || isFollowed);
  if (!isSpan && !isLed && !isCited && (isTime || isWon)) return "score";
  const isCounting = isFollowed && !isSpan;
  const isBeginning = first === 0 || cursor.isOneOf([".", "!", ":"], first - 1);
  // `Is 3.5 bigger than 3.4?`
  if (kind === "name") return isBeginning && isCounting && mark === "." ? "doubt" : "verse";
  // `skupina Luka 3, 12 otrok`, `Zmagal je Luka, 3:16 hitreje`
  const isApart = isLoose || (cursor.is(",", next) && mark === ":");
  if (kind === "person") return isCounting && isApart ? "doubt" : "verse";
  // `u Post 1,27`
  const isTight = mark === "," && !isLoose;
  const isStandard = cursor.isStandard(match);
  const isSure = isStandard || cursor.nameOf(match).length > (isLed ? 2 : isTight ? 3 : 4);
  // `Denn so spricht der Herr Mi 5,3`, `… herrschen soll. Mi 5,1`: within a sentence the word has no capital
  const isWithin = cursor.is("word", first - 1) || (first > 0 && cursor.is("end", behind));
  if (isTight && isWithin && !isCounting) return "verse";
  // `Iz 3,5 dobimo 7`, but not `Job 1,21 molimo`
  const isFunction = FUNCTION_WORDS.has(match.key);
  return isSure && !(isBeginning && isCounting && (isFunction || !isStandard)) ? "verse" : "doubt";
}

/** Checks whether the word for a verse is behind a Roman chapter: `iv. vv. 16-18`. */
export function leadsToVerse(cursor: Cursor, number: number): boolean {
  return cursor.isWord(keywords.VERSE_WORDS, cursor.skipDot(number + 1));
}

/** Finds the verse behind a chapter: `3,16`, `3.16`, `3 16`, `iii. 16`. */
export function verseOf(cursor: Cursor, number: number): number | undefined {
  const { kind } = cursor.peek(number + 1);
  const chapter = cursor.peek(number);
  const isSpace = kind === "number" && !cursor.is(".", number + 2);
  const isDot = cursor.isAdjacent(number + 2) || (chapter.kind === "word" && isLowerCase(chapter));
  const isMark = kind === "," || kind === ":" || (kind === "." && isDot);
  const verse = isSpace ? number + 1 : number + 2;
  if (!isSpace && !isMark) return undefined;
  const { kind: next, value } = cursor.peek(verse);
  return next === "number" && value <= MAX_VERSE && cursor.matchBook(verse) === undefined ? verse : undefined;
}

const PARTS: ReadonlySet<string> = new Set([...keywords.PART_WORDS, "knjiga", "pismo"]);

/** Words with which a sentence begins. */
const FUNCTION_WORDS = new Set([...keywords.PREPOSITIONS, ...keywords.SMALL_WORDS, "je", "zal", "mal"]);

/** The tokens behind the name of a book of one chapter that is named whole. */
export const ENDS: ReadonlySet<TokenKind> = new Set(["end", ";", ",", ")"]);

/** The end of what is quoted before a place: `… ljubil« Jan. 3,16`, and the most characters that are looked at for it. */
const QUOTED = /\S[«»“”"]\s+$/;
const MAX_QUOTED = 20;

/** Checks whether brackets, marks of a list, a quotation or a word such as `gl.` are around a place. */
export function isFramed(cursor: Cursor, first: number, next: number): boolean {
  const word = cursor.is(".", first - 1) ? first - 2 : first - 1;
  if (word >= 0 && cursor.isWord(keywords.CROSS_REFERENCE_WORDS, word)) return true;
  const { start } = cursor.peek(first);
  if (QUOTED.test(cursor.text.slice(Math.max(0, start - MAX_QUOTED), start))) return true;
  const before = cursor.peek(first - 1).kind;
  const behind = cursor.peek(next).kind;
  return ["end", "(", ";"].includes(before) && ["end", ")", ";"].includes(behind);
}
