/** The places that names in a text have behind or before them. */
import { type BookId, mostChapters } from "../canon/mod.ts";
import type { Cursor } from "./cursor.ts";
import { findLeadingPlace } from "./leading_place.ts";
import { isLowerCase, type Token } from "./lexer.ts";
import { isLowerName, isShortName, kindOf } from "./name_kind.ts";
import { BOOKS_WITH_ADDITIONS } from "./numbering.ts";
import { isDay, isPlace, isTime, numberAt, skipNumbers } from "./sentence.ts";
import { isRomanChapter, leadsToChapter } from "./unit.ts";
import type { BookMatch } from "./vocabulary.ts";
import { ENDS, isFramed, leadsToVerse, verseOf, type Weight, type Words, weigh } from "./weight.ts";
import * as keywords from "./words.ts";
import { COMMON_NAMES, COMMON_NOUNS } from "./words.ts";

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

/** Refuses a name without a place beside citations of other books: `Jn Lk 3,16`, but not `Suzana, Dan 13,1`. */
export function checkTitle(cursor: Cursor, { match, isFirst }: { match: BookMatch; isFirst: boolean }): void {
  let isAlone = isFirst;
  for (let index = match.next; index < cursor.tokens.length - 1; index++) {
    const next = cursor.matchBook(index);
    // `sv. Marko: 1 Pt 5,5`, `Janez – Jn 1,6`
    const { kind } = cursor.tokens[index] as Token;
    if ([":", "("].includes(kind) && cursor.nameOf(match).length > 3) return;
    if (next === undefined) continue;
    isAlone = false;
    if (
      next.books.some(
        (book) => match.books.includes(book) || BOOKS_WITH_ADDITIONS.get(match.books[0] as BookId) === book,
      )
    )
      return;
    break;
  }
  // `oz. Mt 5,3`
  const isWord = isLowerCase(cursor.tokens[match.first] as Token) && COMMON_NAMES.has(match.key);
  const isBracketed = [match.first - 1, match.first - 3].some((before) => cursor.is("(", before));
  if (!isWord && !isBracketed && !isAlone) throw cursor.unreadable(match.first, match.next - 1);
}
