/** The conditions of the rules on chapters and verses behind names; `tables/rules.txt` has their order, verdicts and examples. */
import { mostChapters, mostVerses } from "../canon/mod.ts";
import { isEnglishName, isRunning } from "./book_parser.ts";
import type { Cursor } from "./cursor.ts";
import { isLowerCase, type TokenKind } from "./lexer.ts";
import { isSiglum, type NamedPlace } from "./place.ts";
import { mayBeWord } from "./place_rules.ts";
import { rulesOf } from "./rules.ts";
import { isHour, isOrdinalNumber } from "./sentence.ts";
import { isRomanChapter } from "./unit.ts";
import * as keywords from "./words.ts";

const PARTS: ReadonlySet<string> = new Set([...keywords.PART_WORDS, "knjiga", "pismo"]);

/** Words with which a sentence begins. */
const FUNCTION_WORDS = new Set([...keywords.PREPOSITIONS, ...keywords.SMALL_WORDS, "je", "zal", "mal"]);

/** The tokens behind the name of a book of one chapter that is named whole. */
export const ENDS: ReadonlySet<TokenKind> = new Set(["end", ";", ",", ")"]);

/** Checks whether a name in small letters may be a word of the text, as one that ends a sentence: `of wisdom. 14 But`. */
const isSlight = ({ cursor, kind, isSentence, isLower, isShort, name, next }: NamedPlace) =>
  isLower &&
  (kind === "word" || (isSentence && (kind !== "name" || isShort || (name.length > 5 && cursor.is(".", next)))));

const isReading = ({ cursor, kind, number }: NamedPlace) =>
  (kind === "word" && cursor.isWord(keywords.READING_WORDS, number + 2)) || isOrdinalNumber(cursor, number);

const isCounted = (place: NamedPlace) => place.mark !== "-" && place.isFollowed && mayBeWord(place);

/** The languages in which `in` is before a place and joins no names, as it does in `Jakob 14 in Filip 9 košev`. */
const LANGUAGES_OF_IN = ["eng", "deu", "ita"];

/** Checks whether a preposition or the word of a cross-reference is before a name: `In Luke 15`, `(see Luke 15)`. */
function isLedTo(place: NamedPlace): boolean {
  const { cursor, kind, first, isShort, isStandard, name, number } = place;
  // `Sejem v Bar 3`, but `To piše v Rim 8.`
  if (isShort && name.length < 4 && !(isStandard && kind !== "word")) return false;
  // `zu Lukas 15. Mai`; `V Luki 20 delavcev`, but not `In Luke 15 Jesus tells of it`
  const behind = cursor.skipDot(number + 1);
  if (cursor.isWord(keywords.MONTH_WORDS, behind) || cursor.peek(behind).raw === "May") return false;
  const isName = !isLowerCase(cursor.peek(behind)) && isRunning(cursor, "eng");
  if (kind === "person" && place.isFollowed && !isName && !cursor.isWord(keywords.SENTENCE_WORDS, behind)) return false;
  const { raw, text } = cursor.peek(first - 1);
  // `Avtobus v Rim 2`, `Thanks to John 3.`
  if (kind === "person" && cursor.isWord(keywords.RECEIVING_WORDS, first - 2)) return false;
  if (cursor.isWord(keywords.CROSS_REFERENCE_WORDS, first - 1)) return !cursor.is("word", first - 2);
  // `We studied Romans 8.`, but not `I read Numbers 3 times`
  if (cursor.isWord(keywords.READING_VERBS, first - 1)) return kind === "name" || !place.isFollowed || isName;
  if (first === 0) return false;
  if (keywords.PEOPLE_PREPOSITIONS.has(text)) return kind !== "person" || !place.isFollowed;
  if (!keywords.PLACE_PREPOSITIONS.has(text)) return false;
  // `Im Johannes 3 Betten`, but not `Im Johannes 3 lesen wir`
  if (text === "im" && cursor.is("word", behind) && !isLowerCase(cursor.peek(behind))) return false;
  // `Za Tomaža (In Ioan. 6, lect. 3)`
  if (text === "in" && raw !== text) return !cursor.is("(", first - 2);
  return text !== "in" || kind !== "person" || LANGUAGES_OF_IN.some((code) => isRunning(cursor, code));
}

/** Checks whether a chapter is the subject of a sentence: `Romans 8 says`, but not `Skupina Luka 2 poroča`. */
const isSaying = ({ cursor, kind, name, isBeginning, number }: NamedPlace) =>
  cursor.isWord(keywords.SAYING_WORDS, number + 1) && name.length > 3 && (kind !== "person" || isBeginning);

export const CHAPTER_RULES = rulesOf("chapter", {
  "a word in small letters among names": (place: NamedPlace) =>
    place.kind === "word" && place.words === "none" && isSlight(place),
  "a word in small letters": isSlight,
  "a part of a work": ({ cursor, number }) => cursor.is(".", number + 1) && PARTS.has(cursor.peek(number + 2).text),
  "an ordinal behind a book": (place) => place.kind === "name" && isReading(place),
  "an ordinal": isReading,
  "a word before a colon": (place) =>
    place.kind === "word" && place.cursor.is(":", place.behind) && !(place.isSentence && isLedTo(place)),
  "an amount behind a colon": ({ cursor, next, name }) => cursor.is(":", next) && name.length < 5,
  "a chapter that words lead to": (place) => {
    const isChapter = mostChapters(place.book) > 1 && !place.isMissing;
    return place.isSentence && !place.isLower && isChapter && (isLedTo(place) || isSaying(place));
  },
  "a chapter before the code of a translation": ({ cursor, isLower, isMissing, behind }) => {
    const code = cursor.is("(", behind) ? behind + 1 : behind;
    return !isLower && !isMissing && cursor.isWord(keywords.TRANSLATION_CODES, code) && !isLowerCase(cursor.peek(code));
  },
  "a word with an amount": (place) => place.kind === "word" && isCounted(place) && !place.isStandard,
  "a chapter or an amount": isCounted,
  "an item of a list": ({ cursor, next, number }) => {
    const isItem = cursor.is(",", next) && cursor.is(".", number + 1) && cursor.is("word", number + 2);
    return isItem && !isLowerCase(cursor.peek(number + 2)) && !isRomanChapter(cursor, number + 2);
  },
  "a document of the Church": ({ cursor, match }) => isSiglum(cursor, match),
  // Not where it is the whole text: `Zal. 4-5`
  "a short word": (place) =>
    place.kind === "word" &&
    place.isShort &&
    !place.isStandard &&
    !(place.from === 0 && place.cursor.is("end", place.behind)),
  "a number too great behind a person": ({ kind, isMissing, isSentence }) => kind !== "name" && isSentence && isMissing,
  "a chapter that a person or word has not": ({ kind, isMissing }) => kind !== "name" && isMissing,
  "a verse apart from its chapter": ({ cursor, isSentence, mark, number }) =>
    isSentence && mark === "." && cursor.is("number", number + 2) && ENDS.has(cursor.peek(number + 3).kind),
  "a verse of a book of one chapter": ({ cursor, book, kind, behind, isFramed, token: { value } }) =>
    mostChapters(book) === 1 &&
    (kind === "name" || isFramed || cursor.isWord(keywords.SAYING_WORDS, behind)) &&
    value > 1 &&
    value <= mostVerses(book, 1),
  "a number behind a comma": ({ cursor, isSentence, next }) => isSentence && cursor.is(",", next),
  "a chapter that no book has": ({ isSentence, isMissing }) => isSentence && isMissing,
  "a psalm": ({ book }) => book === "PSA",
  "a range of chapters": (place) => {
    const { cursor, kind, words, mark, number } = place;
    const isRange = mark === "-" && cursor.is("number", number + 2);
    return isRange && (kind === "name" || words === "none" || place.isStandard);
  },
  "a bare chapter": () => true,
});

const isScore = ({ cursor, mark, token, verse }: NamedPlace) =>
  mark === ":" && token.value < 10 && cursor.peek(verse).value < 10;

/** Checks whether a number with two digits behind it may be a score or an hour. */
function isScoreOrHour(place: NamedPlace): boolean {
  const { cursor, first, kind, mark } = place;
  // `Juve-Roma 2:1`
  const isGuest = cursor.is("-", first - 1) && cursor.isAdjacent(first) && cursor.is("word", first - 2);
  const isWon = isScore(place) && (kind !== "name" || isGuest || place.isFollowed);
  const mayBeHour = (kind !== "name" || mark === ".") && isHour(cursor, place.number);
  // `It is Matthew 5:45 that says this`, but not `Please call Mark 5:30 pm`
  const isCitation = mark === ":" && isRunning(cursor, "eng") && !isHalfOfDay(cursor, place.behind);
  if (isWon) return isGuest || !(isCitation || isEnglishName(place.match));
  return mayBeHour && !isCitation;
}

/** Checks whether `pm` or `p.m.` is there, but no article. */
function isHalfOfDay(cursor: Cursor, ahead: number): boolean {
  const letter = cursor.peek(ahead).text;
  if (letter === "am" || letter === "pm") return true;
  return (letter === "a" || letter === "p") && cursor.is(".", ahead + 1) && cursor.peek(ahead + 2).text === "m";
}

const isCited = ({ cursor, first, behind }: NamedPlace) =>
  cursor.isWord(keywords.SAYING_WORDS, behind) ||
  [keywords.PREPOSITIONS, keywords.SAYING_WORDS, keywords.PREAMBLE_WORDS].some((words) =>
    cursor.isWord(words, first - 1),
  ) ||
  // `Berilo: Jona 4:9`
  (cursor.is(":", first - 1) && cursor.isWord(keywords.PREAMBLE_WORDS, first - 2));

/** Checks whether a verse is right behind its comma. */
const isTight = (place: NamedPlace) => place.mark === "," && !place.isLoose;

/** Checks whether a word with a capital is within a sentence, where it has none. */
const isWithin = ({ cursor, first, behind }: NamedPlace) =>
  cursor.is("word", first - 1) || (first > 0 && cursor.is("end", behind));

export const VERSE_RULES = rulesOf("verse", {
  "the hour of a saint": (place: NamedPlace) => {
    const { cursor, kind, first, number } = place;
    const isSaint = kind === "person" && cursor.isWord(keywords.SAINT_WORDS, first);
    return isSaint && isHour(cursor, number) && !place.isSpan;
  },
  "a word in small letters with a missing verse": (place) => place.isSentence && place.isLower && !place.hasVerse,
  "a verse that no chapter has": (place) => place.isSentence && !place.hasVerse,
  "a plain name with its verse": (place) =>
    place.kind === "name" && (!place.isSentence || place.mark === "," || !place.isShort),
  "a verse behind a word in small letters": (place) =>
    place.isLower && place.isSentence && !(place.kind === "person" && place.mark === "," && place.isStandard),
  "a verse behind a name in small letters": (place) => {
    const isWhole = place.first === 0 && place.cursor.is("end", place.behind);
    return place.isLower && (isWhole || place.isStandard || place.name.length > 4);
  },
  "a short word in small letters": ({ isLower }) => isLower,
  "a person with a list of numbers": (place) =>
    place.kind === "person" && place.isLoose && place.cursor.is(":", place.next),
  "a verse without sentences": ({ isSentence }) => !isSentence,
  "a verse in brackets or a list": ({ isFramed }) => isFramed,
  "a score or an hour": (place) => !place.isSpan && !isCited(place) && isScoreOrHour(place),
  "a name with a number that counts": (place) =>
    place.kind === "name" &&
    (place.mark === "." || (FUNCTION_WORDS.has(place.match.key) && isHour(place.cursor, place.number))) &&
    place.isBeginning &&
    place.isCounting,
  "a short name with its verse": ({ kind }) => kind === "name",
  "a person with a number that counts": (place) =>
    place.kind === "person" &&
    (place.isLoose || (place.mark === ":" && place.cursor.is(",", place.next))) &&
    place.isCounting,
  "the name of a person or town with its verse": ({ kind }) => kind === "person",
  "a word with a capital within a sentence": (place) => isTight(place) && isWithin(place) && !place.isCounting,
  "a word that begins a sentence": (place) => {
    const isFunction = FUNCTION_WORDS.has(place.match.key);
    const isPlain = place.isStandard || (place.mark === ":" && place.name.length > 4);
    return place.isBeginning && place.isCounting && (isFunction || !isPlain);
  },
  "a word that is the abbreviation": ({ isStandard }) => isStandard,
  "a longer word with its verse": (place) => place.name.length > (isCited(place) ? 2 : isTight(place) ? 3 : 4),
  "a short word with a number": () => true,
});
