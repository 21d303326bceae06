import { fold } from "../base/word_comparison.ts";
/** The places that names in a text have behind them, weighed: citations, or words, dates, hours and ages of people. */
import { type BookId, DECLINED_WORDS, FILLERS, mostChapters, mostVerses, NOMINATIVE_WORDS } from "../canon/mod.ts";
import type { Cursor } from "./cursor.ts";
import { findLeadingPlace } from "./leading_place.ts";
import { isLowerCase, type Token, type TokenKind } from "./lexer.ts";
import {
  hasUnit,
  isDate,
  isDay,
  isHour,
  isMeasure,
  isOrdinalNumber,
  isPlace,
  isProse,
  isTime,
  isZero,
  MAX_VERSE,
  numberAt,
  skipNumbers,
} from "./sentence.ts";
import { isRomanChapter, leadsToChapter, peekRoman, romanValue } from "./unit.ts";
import type { BookMatch } from "./vocabulary.ts";
import * as keywords from "./words.ts";
import { COMMON_NAMES, COMMON_NOUNS, PERSONS } from "./words.ts";

/** The words of a text beside its citations: none, only such as lead to one (`Berilo:`, `gl.`), or those of sentences. */
export type Words = "none" | "leading" | "other";

/**
 * The weight of a place: a verse, chapters with a word for them (`7. poglavje`, `psalm 23`, `Dan 7-9`), a bare chapter, or a
 * place that may be none; "score" is a verse that may be one or an hour, `Luka 2:1`; "faint" is one behind a word in small
 * letters, which no other citation may leave out: `iz 58,7-10; 1 kor 2,1-5`.
 */
export type Weight = "verse" | "score" | "chapters" | "chapter" | "doubt" | "faint";

/** The name of a book with its first place. */
export interface Opening {
  readonly weight: Weight;
  /** True of a name that is hardly anything else: `1 Kor`, `Mt`, `Korinčanom`, but not `Luka`, `Iz`. */
  readonly isPlain: boolean;
  /** True of another name with a bare chapter that a comma or word joins to others: `Filip 3 in Jakob 5; Jn 14,6`. */
  readonly isLoose: boolean;
  /** The first token of the name, and the one behind its first number. */
  readonly first: number;
  readonly next: number;
}

/** Finds the name of a book at a token, with a place behind or before it. */
export function findOpening(cursor: Cursor, index: number, words: Words): Opening | undefined {
  const { kind, text } = cursor.peek(index);
  if (kind !== "word" && kind !== "number") return undefined;
  const place = findLeadingPlace(cursor, index);
  if (place !== undefined) {
    const { next } = cursor.matchBook(index + place.length) as BookMatch;
    const isVerse = place.verses !== undefined;
    const end = place.chapters.length === 0 ? next + 1 : next;
    // `zadnje 3 vrstice Jn 21` are no verse 3.
    const isAmount = isVerse && keywords.LAST_STEMS.some((stem) => cursor.peek(index - 1).text.startsWith(stem));
    // The first number of `Jn 15, 5 in 8. poglavje pisma Rimljanom` is a verse.
    const isShared =
      place.chapters.length > 1 &&
      cursor.isOneOf([",", ".", "-", ":"], index - 1) &&
      (cursor.is("number", index - 2) || isRomanChapter(cursor, index - 2));
    return plainOpening(index, isAmount || isShared ? "doubt" : isVerse ? "verse" : "chapters", end);
  }
  const match = cursor.matchBook(index);
  if (match === undefined || isTime(cursor, index)) return undefined;
  // `iz 1 Kor 13`, `Na 1 Jn 4`, `Iz 15. poglavja Janezovega evangelija`
  const other = cursor.skipDot(match.next);
  const isOther = cursor.is("number", other) && cursor.matchBook(other) !== undefined;
  const isWord = COMMON_NAMES.has(match.key) || keywords.PREAMBLE_WORDS.has(text);
  if (isWord && (isOther || findLeadingPlace(cursor, other)?.chapters.length === 1)) return undefined;
  const bracket = cursor.skipDot(match.next);
  const isBracketed = cursor.is(")", bracket) && cursor.nameOf(match).includes("(");
  const behindName = isBracketed ? bracket + 1 : match.next;
  const roman = numberAt(cursor, behindName);
  // `MARKO V MR 8,27`
  const isRoman =
    isRomanChapter(cursor, roman) &&
    !(cursor.peek(roman).text === "v" && cursor.matchBook(roman + 1) !== undefined) &&
    (words !== "other" || verseOf(cursor, roman) !== undefined || leadsToVerse(cursor, roman)) &&
    cursor.matchBook(roman) === undefined;
  if (!isRoman && !isPlace(cursor, behindName)) {
    const before = index === 0 ? ";" : cursor.peek(index - 1).kind;
    const isListed = before === ";" || (words === "none" && before !== "number");
    const isWhole = isListed && match.books.some((book) => mostChapters(book) === 1) && !isLowerName(cursor, match);
    return isWhole && ENDS.has(cursor.peek(match.next).kind) ? plainOpening(index, "chapter", match.next) : undefined;
  }
  if (isDay(cursor, match)) {
    // `Dan 3,1-30; Dan 6 – beremo`, but not `dan 1: Lk 5,1-11; dan 2: Lk 5,27-32`
    const isNext = cursor.is(";", index - 1) && cursor.is("-", match.next + 1);
    return isNext ? plainOpening(index, "doubt", match.next + 1) : undefined;
  }
  const number = numberAt(cursor, behindName);
  if (
    isLowerCase(cursor.peek(index)) &&
    keywords.JOINING_WORDS.has(text) &&
    match.next === index + 1 &&
    verseOf(cursor, number) === undefined
  )
    return undefined;
  // `Dan 1 – 1 Mz 1-3` in a plan of reading, or two books compared; `Ps 22 hebr 1`, which may be a psalm in the other count
  const isDashed = text === "dan" && cursor.is("-", number + 1) && cursor.matchBook(number + 2) !== undefined;
  const isRemark = isLowerCase(cursor.peek(index)) && keywords.REMARK_WORDS.has(match.key);
  if (isDashed || (isRemark && cursor.is("number", index - 1))) return plainOpening(index, "doubt", number + 1);
  const isNoun = words === "other" && COMMON_NOUNS.has(match.key) && isLowerName(cursor, match);
  const kindOfName = isNoun ? "word" : kindOf(cursor, match);
  // `Via Marco 3`
  if (cursor.nameOf(match).length > 3 && cursor.isWord(keywords.STREET_WORDS, index - 1)) return undefined;
  // `Marko v 3. poglavju opisuje podjetje`
  if (kindOfName !== "name" && number > behindName && leadsToChapter(cursor, number - 1)) return undefined;
  const weight = weigh(cursor, { match, number, kind: kindOfName, words });
  if (weight === undefined) return undefined;
  const behind = skipNumbers(cursor, number);
  const isStandard = cursor.isStandard(match);
  const isFramedChapter =
    isStandard && (isFramed(cursor, index, behind) || cursor.isWord(keywords.SAYING_WORDS, behind));
  const isJoined = cursor.is(",", behind) || cursor.isWord(keywords.AND_WORDS, behind);
  // `Jeremija 36 - Ekumenska izdaja`
  const isTitled = index === 0 && cursor.is("-", behind) && cursor.is("word", behind + 1);
  const isPlain =
    isFramedChapter ||
    (isTitled && kindOfName === "person") ||
    (kindOfName === "name" && (isStandard || !isShortName(cursor.nameOf(match))));
  const isLoose = kindOfName !== "name" && isJoined && !isStandard;
  return { weight, isPlain, isLoose, first: index, next: number + 1 };
}

function plainOpening(first: number, weight: Weight, next: number): Opening {
  return { weight, isPlain: true, isLoose: false, first, next };
}

type NameKind = "word" | "person" | "name";

/** Weighs the place behind a name; undefined where it is none. */
function weigh(
  cursor: Cursor,
  { match, number, kind, words }: { match: BookMatch; number: number; kind: NameKind; words: Words },
): Weight | undefined {
  const { first, next } = match;
  // `Ez 36,26`, which may be settled later
  const [book] = match.books.toSorted((one, other) => mostChapters(other) - mostChapters(one)) as [BookId];
  const isLower = isLowerName(cursor, match);
  const behind = skipNumbers(cursor, number + 1);
  const token = cursor.peek(number);
  const mark = cursor.peek(number + 1).kind;
  // `3.3. Jn 2,13`
  if (cursor.is("number", first) && cursor.is(".", first + 1) && cursor.isAdjacent(first) && cursor.is(".", first - 1))
    return "doubt";
  const isDecimal = cursor.is("number", number + 2);
  if (isMeasure(cursor, isDecimal ? number + 3 : number + 1)) return undefined;
  // `1 kg`
  if (isLower && cursor.peek(next - 1).text === "kg") return undefined;
  if (isDate(cursor, { ahead: first, next, number, kind }))
    return kind === "name" || (words === "none" && (cursor.isStandard(match) || isZero(cursor, number + 2)))
      ? "doubt"
      : undefined;
  if (token.text === "od") return kind === "name" ? "verse" : undefined;
  const isUnit = token.kind === "word" && !isRomanChapter(cursor, number);
  if (isUnit || (token.kind === "number" ? hasUnit(cursor, number) : leadsToVerse(cursor, number)))
    return kind === "word" && isLower ? undefined : "verse";
  // `Est C,12` is an addition, `Est C` no chapter.
  const isAddition = (book === "EST" || book === "ESG") && verseOf(cursor, number) !== undefined;
  if (token.kind === "word" && !isAddition && (peekRoman(cursor, number) ?? 0) > mostChapters(book)) return "doubt";
  // `Via Marco 11, 3000 Trieste`
  if (words === "other" && mark === "," && cursor.peek(number + 2).value > MAX_VERSE) return "doubt";
  const place = verseOf(cursor, number);
  if (place === undefined) {
    const isFaint = words === "other" ? kind !== "name" || isShortName(cursor.nameOf(match)) : kind === "word";
    if (isLower && isFaint) return kind === "word" && words === "none" ? "doubt" : undefined;
    if (cursor.is(".", number + 1) && PARTS.has(cursor.peek(number + 2).text)) return "doubt";
    // `Za 2. berilo`
    const isReading = kind === "word" && cursor.isWord(keywords.READING_WORDS, number + 2);
    if (isReading || isOrdinalNumber(cursor, number)) return kind === "name" ? "doubt" : undefined;
    // `Iz 3: Mt 5,3`
    if (kind === "word" && cursor.is(":", behind)) return "doubt";
    // `Ps: 3 kave`, `Iz: 5`
    if (cursor.is(":", next) && cursor.nameOf(match).length < 5) return "doubt";
    const isCounting = mark !== "-" && isProse(cursor, behind) && !cursor.isWord(keywords.SAYING_WORDS, behind);
    if (isCounting && (kind !== "name" || isShortName(cursor.nameOf(match))))
      return kind === "word" && !cursor.isStandard(match) ? undefined : "doubt";
    // `1. Peter, 2. Janez, 3. Marko`
    const isItem = cursor.is(",", next) && cursor.is(".", number + 1) && cursor.is("word", number + 2);
    if (isItem && !isLowerCase(cursor.peek(number + 2)) && !isRomanChapter(cursor, number + 2)) return "doubt";
    if (isSiglum(cursor, match)) return undefined;
    if (kind === "word" && isShortName(cursor.nameOf(match)) && !cursor.isStandard(match)) return "doubt";
    const isMissing = token.value > mostChapters(book) && mostChapters(book) > 1;
    if (isMissing && kind !== "name") return words === "other" ? undefined : "doubt";
    // `Iz 7. 14; Heb 11,1`
    const isLooseVerse = mark === "." && cursor.is("number", number + 2) && ENDS.has(cursor.peek(number + 3).kind);
    if (words === "other" && isLooseVerse) return "faint";
    const isVerse = mostChapters(book) === 1 && kind === "name" && token.value > 1;
    if (isVerse && token.value <= mostVerses(book, 1)) return "verse";
    // `Luca, 12 anni, e Giuda, 9`, `Tit 79–81`
    if (words === "other" && cursor.is(",", next)) return undefined;
    if (words === "other" && isMissing) return "doubt";
    if (book === "PSA") return "chapters";
    return mark === "-" &&
      cursor.is("number", number + 2) &&
      (kind === "name" || cursor.isStandard(match) || words === "none")
      ? "chapters"
      : "chapter";
  }
  // `sv. Marko, 9.30: Mt 5,1-12`
  const isSaint = kind === "person" && cursor.isWord(keywords.SAINT_WORDS, first);
  const isSpan = behind > number + 3 && cursor.isAdjacent(place + 2);
  if (isSaint && isHour(cursor, number) && !isSpan) return undefined;
  const verse = cursor.peek(place);
  const chapter = token.kind === "number" ? token.value : (romanValue(token.text) ?? 0);
  const exists = mostChapters(book) === 1 ? chapter <= mostVerses(book, 1) : verse.value <= mostVerses(book, chapter);
  if (words === "other" && (!exists || verse.value === 0)) return isLower ? undefined : "doubt";
  const isShort = isShortName(cursor.nameOf(match));
  if (kind === "name" && !(isShort && mark !== "," && words === "other")) return "verse";
  if (isLower && words === "other" && !(kind === "person" && mark === "," && cursor.isStandard(match))) {
    // `berila: iz 58,7-10; 1 kor 2,1-5`
    return "faint";
  }
  const isWhole = first === 0 && cursor.is("end", behind);
  if (isLower) return isWhole || cursor.isStandard(match) || cursor.nameOf(match).length > 4 ? "verse" : "doubt";
  // `Danijel: 4, 5, 5, 3`
  const isLoose = mark === "," && !cursor.isAdjacent(place);
  if (kind === "person" && isLoose && cursor.is(":", next)) return "doubt";
  if (words !== "other") return "verse";
  if (isFramed(cursor, first, behind)) return "verse";
  const isScore = mark === ":" && token.value < 10 && verse.value < 10;
  const isTime = isHour(cursor, number) && (kind !== "name" || mark === ".");
  const isLed = cursor.isWord(keywords.PREPOSITIONS, first - 1);
  const isCited = [keywords.SAYING_WORDS, keywords.PREAMBLE_WORDS].some((words) => cursor.isWord(words, first - 1));
  // `Juve-Roma 2:1`
  const isGuest = cursor.is("-", first - 1) && cursor.isAdjacent(first) && cursor.is("word", first - 2);
  const isWinner = isProse(cursor, behind) && !cursor.isWord(keywords.SAYING_WORDS, behind);
  const isWon = isScore && (kind !== "name" || isGuest || isWinner);
  if (!isSpan && !isLed && !isCited && (isTime || isWon)) return "score";
  const isCounting = isProse(cursor, behind) && !isSpan && !cursor.isWord(keywords.SAYING_WORDS, behind);
  const isBeginning = first === 0 || cursor.isOneOf([".", "!", ":"], first - 1);
  // `Is 3.5 bigger than 3.4?`
  if (kind === "name") return isBeginning && isCounting && mark === "." ? "doubt" : "verse";
  // `skupina Luka 3, 12 otrok`, `Zmagal je Luka, 3:16 hitreje`
  const isApart = isLoose || (cursor.is(",", next) && mark === ":");
  if (kind === "person") return isCounting && isApart ? "doubt" : "verse";
  // `u Post 1,27`
  const isTight = mark === "," && !isLoose;
  const isSure = cursor.isStandard(match) || cursor.nameOf(match).length > (isLed ? 2 : isTight ? 3 : 4);
  // `Denn so spricht der Herr Mi 5,3`, `… herrschen soll. Mi 5,1`: within a sentence the word has no capital
  const isWithin = cursor.is("word", first - 1) || (first > 0 && cursor.is("end", behind));
  if (isTight && isWithin && !isCounting) return "verse";
  // `Iz 3,5 dobimo 7`, but not `Job 1,21 molimo`
  const isFunction = FUNCTION_WORDS.has(match.key);
  return isSure && !(isBeginning && isCounting && (isFunction || !cursor.isStandard(match))) ? "verse" : "doubt";
}

/** Checks whether the word for a verse is behind a Roman chapter: `iv. vv. 16-18`. */
function leadsToVerse(cursor: Cursor, number: number): boolean {
  return cursor.isWord(keywords.VERSE_WORDS, cursor.skipDot(number + 1));
}

/** Finds the verse behind a chapter: `3,16`, `3.16`, `3 16`, `iii. 16`. */
function verseOf(cursor: Cursor, number: number): number | undefined {
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
const ENDS: ReadonlySet<TokenKind> = new Set(["end", ";", ",", ")"]);

/** The constitutions and decrees of the Second Vatican Council whose abbreviations are those of books as well. */
const COUNCIL_DOCUMENTS: ReadonlySet<string> = new Set(["AG", "GE", "GS", "NA"]);

/** Checks whether two capitals may abbreviate a document of the Church: `GS 22`, in a text that has small letters too. */
function isSiglum(cursor: Cursor, match: BookMatch): boolean {
  const { raw } = cursor.peek(match.first);
  if (match.next - match.first > 1 || raw.length !== 2) return false;
  const capitals = raw.toUpperCase();
  if (COUNCIL_DOCUMENTS.has(capitals) && (raw === capitals || isLowerCase(cursor.peek(match.first)))) return true;
  if (raw !== capitals || cursor.text === cursor.text.toUpperCase()) return false;
  return cursor.vocabulary.abbreviation(match.books[0] as BookId).toUpperCase() !== raw;
}

/** The end of what is quoted before a place: `… ljubil« Jan. 3,16`, and the most characters that are looked at for it. */
const QUOTED = /\S[«»“”"]\s+$/;
const MAX_QUOTED = 20;

/** Checks whether brackets, marks of a list, a quotation or a word such as `gl.` are around a place. */
function isFramed(cursor: Cursor, first: number, next: number): boolean {
  const word = cursor.is(".", first - 1) ? first - 2 : first - 1;
  if (word >= 0 && cursor.isWord(keywords.CROSS_REFERENCE_WORDS, word)) return true;
  const { start } = cursor.peek(first);
  if (QUOTED.test(cursor.text.slice(Math.max(0, start - MAX_QUOTED), start))) return true;
  const before = cursor.peek(first - 1).kind;
  const behind = cursor.peek(next).kind;
  return ["end", "(", ";"].includes(before) && ["end", ")", ";"].includes(behind);
}

export function kindOf({ tokens }: Cursor, { first, next }: BookMatch): NameKind {
  let word = "";
  for (let index = first; index < next; index++) {
    const { kind, text } = tokens[index] as Token;
    if (kind === "number" || (kind === "word" && word !== "" && !FILLERS.has(text))) return "name";
    // `Knjiga modrosti`
    if (NOMINATIVE_WORDS.has(text) || DECLINED_WORDS.has(text)) return "name";
    if (kind === "word" && !FILLERS.has(text)) word = text;
  }
  if (COMMON_NAMES.has(word)) return "word";
  return PERSONS.has(word) ? "person" : "name";
}

/** Checks whether no word of a name has a capital, but for such as `knjiga`. */
export function isLowerName({ tokens }: Cursor, { first, next }: BookMatch): boolean {
  return tokens.slice(first, next).every((token) => isLowerCase(token) || FILLERS.has(token.text));
}

/** Checks whether a name is a few letters that can be read as a word, unlike `Mt` or `1 Kor`. */
export function isShortName(name: string): boolean {
  return name.length < 5 && /^[^\d]*[aeiou][^\d]*$/i.test(fold(name));
}
