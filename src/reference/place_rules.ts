/** The conditions of the rules on names with numbers; `tables/rules.txt` has their order, verdicts and examples. */
import { mostChapters } from "../canon/mod.ts";
import type { Cursor } from "./cursor.ts";
import { findLeadingPlace, type LeadingPlace } from "./leading_place.ts";
import { isLowerCase, isProductName } from "./lexer.ts";
import { kindOf, leadsToVerse, type NamedPlace } from "./place.ts";
import { rulesOf } from "./rules.ts";
import { hasUnit, isDay, isMeasure, isPrice, isProse, isTime, isZero, MAX_VERSE } from "./sentence.ts";
import { isRomanChapter, leadsToChapter, peekRoman } from "./unit.ts";
import * as keywords from "./words.ts";

/** Checks whether a name may be something else: a word, a person, a few letters. */
export const mayBeWord = ({ kind, isShort }: NamedPlace) => kind !== "name" || isShort;

/** A place before its name: `16. vrstica tretjega poglavja Janeza`. */
interface Leading {
  readonly cursor: Cursor;
  readonly first: number;
  readonly place: LeadingPlace;
}

export const LEADING_RULES = rulesOf("leading", {
  "an amount of verses": ({ cursor, first, place }: Leading) =>
    place.verses !== undefined && keywords.LAST_STEMS.some((stem) => cursor.peek(first - 1).text.startsWith(stem)),
  "a verse of another place": ({ cursor, first, place }) =>
    place.chapters.length > 1 &&
    cursor.isOneOf([",", ".", "-", ":"], first - 1) &&
    (cursor.is("number", first - 2) || isRomanChapter(cursor, first - 2)),
  "a person behind a chapter and its comma": ({ cursor, first, place }) => {
    const name = first + place.length;
    const match = cursor.matchBook(name);
    if (place.verses !== undefined || match === undefined || !cursor.is(",", name - 1)) return false;
    return kindOf(cursor, match) === "person" && (isProse(cursor, match.next) || cursor.peek(match.next).raw === "s");
  },
  "a verse before its book": ({ place }) => place.verses !== undefined,
  "a chapter before its book": () => true,
});

/** The names that are used in another field too, with words of that field near them. */
const FIELDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["kol", keywords.TABLE_WORDS],
  ["col", keywords.TABLE_WORDS],
  ["ps", keywords.CONSOLE_WORDS],
]);
/** The names of models and versions, with the words beside them. */
const MODELS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["mk", keywords.VEHICLE_WORDS],
  ["os", keywords.SOFTWARE_WORDS],
  ["rev", keywords.SOFTWARE_WORDS],
]);

/** Words before a name that may lack the space behind their dot. */
const LEADING = [keywords.PREAMBLE_WORDS, keywords.PASSAGE_WORDS, keywords.LABEL_WORDS, keywords.READING_WORDS];

/** The most tokens between a place and a word of another field. */
const MAX_NEAR = 6;

/** Checks whether a word of another field is before a name or behind its number: `PS 5 in Xbox`. */
function hasNear(cursor: Cursor, words: ReadonlySet<string>, { from, number }: { from: number; number: number }) {
  for (let index = from - MAX_NEAR; index <= number + MAX_NEAR; index++) if (cursor.isWord(words, index)) return true;
  return false;
}

/** The characters beside a name in which the signs of a program are looked for. */
const BESIDE = 40;

/** Checks whether a name is in the text of a program: `first(dt1)`, `mc1 = 5`, but not in `the Lord is my shepherd ps23`. */
function isWithinProgram(cursor: Cursor, name: number): boolean {
  const { start } = cursor.peek(name);
  return /[=_{}[\]]|\p{L}\(/u.test(cursor.text.slice(Math.max(0, start - BESIDE), start + BESIDE));
}

export const PLACE_RULES = rulesOf("place", {
  "the preposition of an hour": ({ cursor, from }: NamedPlace) => isTime(cursor, from),
  // `Node.js 20`, `iOS 16,2`, `cUnHbr5dJ7s`, `log1p 0.5`, `const mc1 = 5;`, but not `prim.mt 5,3`, `berem mt5 in lk6`
  "the name of a product": ({ cursor, from, first, isLower, isSentence, number, verse }) => {
    const isWithinCode = cursor.is("number", first - 1) && cursor.isAdjacent(number) && verse === undefined;
    const isBehindLetters = isLower && cursor.is("number", first) && cursor.is("word", first - 1);
    if ((isWithinCode || isBehindLetters) && cursor.isAdjacent(first)) return true;
    const isPlain = isLower && isSentence && verse === undefined && cursor.isAdjacent(number);
    if (isPlain && isWithinProgram(cursor, from)) return true;
    if (!isLower) return isProductName(cursor.peek(from));
    const isGlued = cursor.is(".", from - 1) && cursor.isAdjacent(from) && cursor.isAdjacent(from - 1);
    return isGlued && cursor.is("word", from - 2) && !LEADING.some((words) => cursor.isWord(words, from - 2));
  },
  // `CD-ROM 2, 3`, but not `Berilo-Lk 5,3`, `usmiljeni oče-Lk 15,11`
  "a word joined by a hyphen": ({ cursor, from }) => {
    if (!cursor.is("-", from - 1) || !cursor.isAdjacent(from) || !cursor.isAdjacent(from - 1)) return false;
    const isCapital = cursor.is("word", from - 2) && !isLowerCase(cursor.peek(from - 2));
    const isName = cursor.isWord(keywords.READING_WORDS, from - 2) || cursor.matchBook(from - 2) !== undefined;
    return isCapital && !isName && cursor.is("word", from) && cursor.text.charAt(cursor.peek(from - 1).start) === "-";
  },
  "a preposition before another book": ({ cursor, match, from, next, isBeginning }) => {
    if (!keywords.COMMON_NAMES.has(match.key) && !keywords.PREAMBLE_WORDS.has(cursor.peek(from).text)) return false;
    const other = cursor.skipDot(next);
    const isOther = cursor.is("number", other) && cursor.matchBook(other) !== undefined;
    // `Iz tretjega poglavja knjige`, but not `preberi Iz 3. poglavja`
    const isFrom = cursor.peek(from).raw === "iz" || (cursor.peek(from).raw === "Iz" && isBeginning);
    if (isFrom && cursor.peek(cursor.skipDot(other + 1)).text === "poglavja") return true;
    return isOther || findLeadingPlace(cursor, other)?.chapters.length === 1;
  },
  "a day or a chapter in a list": (place) =>
    isDay(place.cursor, place.match) && place.cursor.is(";", place.from - 1) && place.cursor.is("-", place.next + 1),
  "the day of a plan": ({ cursor, match }) => isDay(cursor, match),
  "a word that joins": ({ cursor, from, next, verse }) =>
    isLowerCase(cursor.peek(from)) &&
    keywords.JOINING_WORDS.has(cursor.peek(from).text) &&
    next === from + 1 &&
    verse === undefined,
  "a day before a dash and a book": ({ cursor, from, number }) =>
    cursor.peek(from).text === "dan" && cursor.is("-", number + 1) && cursor.matchBook(number + 2) !== undefined,
  "a remark on the numbering": ({ cursor, from, match }) =>
    isLowerCase(cursor.peek(from)) && keywords.REMARK_WORDS.has(match.key) && cursor.is("number", from - 1),
  "a name of another field": ({ cursor, match, from, number, behind, verse }) => {
    const words = FIELDS.get(match.key);
    if (words !== undefined) return verse === undefined && hasNear(cursor, words, { from, number });
    // `Mac OS 10,15`, `Rev 2.1 (software)`, but not `the windows of heaven, Rev 11,19`
    const beside = MODELS.get(match.key);
    if (beside === undefined) return false;
    return cursor.isWord(beside, from - 1) || (cursor.is("(", behind) && cursor.isWord(beside, behind + 1));
  },
  // `Igram PS1.`, but not the psalm of `PS 1`
  "a game console": ({ cursor, from, number, verse, token, isSentence }) =>
    verse === undefined && isSentence && token.value < 6 && cursor.isAdjacent(number) && cursor.peek(from).raw === "PS",
  "a street": ({ cursor, from, name }) => cursor.isWord(keywords.STREET_WORDS, from - 1) && name.length > 3,
  "a person who speaks in a chapter": ({ cursor, kind, number, behindName }) =>
    kind !== "name" && number > behindName && leadsToChapter(cursor, number - 1),
  "a date or a book of several": ({ cursor, first }) =>
    cursor.is("number", first) && cursor.is(".", first + 1) && cursor.isAdjacent(first) && cursor.is(".", first - 1),
  "a measure": ({ cursor, mark, number }) =>
    cursor.is("number", number + 2) ? mark !== ":" && isMeasure(cursor, number + 3) : isMeasure(cursor, number + 1),
  "a share or a price": (place) => {
    const { cursor, number } = place;
    return isPrice(cursor, cursor.is("number", number + 2) ? number + 3 : number + 1) && mayBeWord(place);
  },
  "a measure of several numbers": (place) => {
    const { cursor, verse, mark } = place;
    if (verse === undefined || mark === ":" || !cursor.isAdjacent(verse)) return false;
    const joint = verse + 1;
    if (!cursor.is("-", joint) && !cursor.isWord(keywords.JOINING_WORDS, joint)) return false;
    if (!mayBeWord(place)) return false;
    const other = cursor.matchBook(joint + 1)?.next ?? joint + 1;
    if (!cursor.is("number", other)) return false;
    // `2,5 do 3,5 kg`, but not `10,5-10: 12 let`
    const isPair = cursor.is("number", other + 2) && !cursor.isOneOf([";", ":"], other + 1);
    return isMeasure(cursor, isPair ? other + 3 : other + 1);
  },
  "a kilogram": ({ cursor, isLower, next }) => isLower && cursor.peek(next - 1).text === "kg",
  "a date or a place of a book": (place) => {
    if (!place.isDated) return false;
    const { cursor, kind, words, number } = place;
    return kind === "name" || (words === "none" && (place.isStandard || isZero(cursor, number + 2)));
  },
  "a date, an hour or an age": ({ isDated }) => isDated,
  "verses from one on": ({ token, kind }) => token.text === "od" && kind === "name",
  "a preposition behind a person": ({ token }) => token.text === "od",
  "a word in small letters with a chapter": (place) => place.kind === "word" && place.isLower && hasWordForIt(place),
  "a word for the chapter or verse": (place) => hasWordForIt(place),
  "the number of a pope": (place) => place.kind === "person" && place.isSentence && isGreatNumeral(place),
  "a numeral that is no chapter": isGreatNumeral,
  "a postcode or a year": ({ cursor, isSentence, mark, number }) =>
    isSentence && mark === "," && cursor.peek(number + 2).value > MAX_VERSE,
});

/** Checks whether a Roman numeral is no chapter of the book; `Est C,12` is an addition, `Est C` none. */
function isGreatNumeral({ cursor, token, number, book, verse }: NamedPlace): boolean {
  const isNumeral = token.kind === "word" && (peekRoman(cursor, number) ?? 0) > mostChapters(book);
  return isNumeral && !((book === "EST" || book === "ESG") && verse !== undefined);
}

/** Checks whether a word says what the number is: `poglavje 3`, `3. poglavje`, `iv. vv. 16-18`. */
function hasWordForIt({ cursor, number, token: { kind } }: NamedPlace): boolean {
  if (kind === "word" && !isRomanChapter(cursor, number)) return true;
  return kind === "number" ? hasUnit(cursor, number) : leadsToVerse(cursor, number);
}
