/** Refuses numbers that can mean several things, places that no book has, and brackets that can mean two things. */
import { type BookId, mostChapters, mostVerses } from "../canon/mod.ts";
import { formatRanges, isLaterVerse, type Passage, type Point, type VerseRange } from "./ast.ts";
import { unknownBook } from "./book_parser.ts";
import type { Cursor } from "./cursor.ts";
import { bracketMeaning, psalmNumbers } from "./numbering.ts";
import { MAX_VERSE } from "./sentence.ts";
import type { Separator } from "./separator.ts";
import type { ReferenceSyntaxError } from "./syntax_error.ts";
import { JOINING_WORDS, OPTIONAL_WORDS, REST_WORDS } from "./words.ts";

/** The number of a point that had no chapter or verse so far. */
export const NONE = -1;

/** The point that was read last: without a chapter before the first, without a verse where it was a chapter. */
export interface LastPoint {
  readonly book: BookId;
  readonly written: string;
  readonly chapter: number;
  readonly verse: number;
}

/** Refuses a number behind a chapter, or behind two dots, that can mean several things. */
export function checkReadings(cursor: Cursor, separator: Separator, last: LastPoint): void {
  const { book, written, chapter, verse } = last;
  const { value } = cursor.peek();
  if (separator === "/" && book === "PSA") checkPsalms(cursor, last, value);
  if (verse !== NONE) {
    throw cursor.ambiguous(written, [`${chapter},${verse}-${value}`, `${chapter},${verse}.${value}`], -2, 0);
  }
  // A number with a verse of its own is a chapter: `Tit 1; 1,32`, but `Jn 3;16,18` may have two verses.
  const isPair = cursor.isAdjacent() && cursor.peek(2).value > value;
  const mark = cursor.peek(1).kind;
  const hasVerse = mark === ":" || (mark === "," && !isPair);
  // `Ps 36; 36 (37),1`
  const isPsalm = mark === "(" && psalmNumbers(value, cursor.peek(2).value) !== undefined;
  if (chapter === NONE || mostChapters(book) === 1 || hasVerse || (isPsalm && book === "PSA")) return;
  const isVerse = value <= mostVerses(book, chapter);
  // `Mt 5..3-12`
  if (separator === "..") {
    throw cursor.ambiguous(written, [`${chapter},${value}`, `${chapter}; pogl. ${value}`], -2, 0);
  }
  if (separator === "/" && !(book === "PSA" && value === chapter + 1)) {
    // `Mt 5; 3` would be refused itself
    const other = `${chapter}; ${value > chapter ? value : `pogl. ${value}`}`;
    throw cursor.ambiguous(written, [`${chapter},${value}`, other], -2, 0);
  }
  // `Mt 5;3-12` may be `Mt 5,3-12`; a chapter that follows is greater and is apart: `Mt 5; 6`.
  const isOdd = cursor.isAdjacent() || value <= chapter;
  if (separator === ";" && isVerse && isOdd) {
    throw cursor.ambiguous(written, [`${chapter},${value}`, `${chapter}; pogl. ${value}`], -2, 0);
  }
}

/** Refuses two psalms that may be the two numbers of one: `Ps 41/42`, but not those that are sung as one, `Ps 42/43`. */
function checkPsalms(cursor: Cursor, { written, chapter: one }: LastPoint, other: number): void {
  if (psalmNumbers(one, other) === undefined) return;
  const isAlone = cursor.isOneOf(["end", ";", ")"], 1);
  if (isAlone && (one === 9 || one === 42)) return;
  throw cursor.ambiguous(written, [`${one}; ${other}`, `${other} (${one})`], -2, 0);
}

/**
 * Refuses a number behind a semicolon that may be a verse as well, as it is right at it or less than the chapter:
 * `Mt 5,3;12`, `Sir 24,1-4; 12-16`, but not `Mt 5,3; 12` and `Mt 5,3;6,9`.
 */
export function checkChapter(cursor: Cursor, { book, written, chapter, verse }: LastPoint): void {
  const { value } = cursor.peek();
  const mark = cursor.peek(1).kind;
  if (mostChapters(book) === 1 || mark === "," || mark === ":" || value > mostChapters(book)) return;
  const isVerse = isLaterVerse(book, { chapter, verse }, value);
  const isTight = cursor.isAdjacent();
  if (value > chapter ? !isTight || !isVerse : !isTight && (!isVerse || mark === "(")) return;
  const word = isVerse && value <= chapter ? "pogl. " : "";
  throw cursor.ambiguous(written, [`${chapter},${verse}.${value}`, `${chapter},${verse}; ${word}${value}`], -2, 0);
}

/** Refuses a range into a chapter that the book does not have in any numbering: `Rim 8,28-30,5`. */
export function checkEnd(
  cursor: Cursor,
  book: BookId,
  { from, to, start }: { from: Point; to: Point; start: number },
): void {
  const last = mostChapters(book);
  if (to.chapter <= last) return;
  if (from.chapter > last && to.verse === undefined) return;
  throw cursor.error("no_such_chapter", {
    position: start,
    end: cursor.passed,
    books: [book],
    chapter: to.chapter,
    last,
  });
}

/** Refuses a range that ends before it begins: `Jn 3,18-16`. */
export function checkOrder(cursor: Cursor, { from, to, start, end }: VerseRange): void {
  const isBackwards =
    to.chapter === from.chapter
      ? to.verse !== undefined && from.verse !== undefined && to.verse < from.verse
      : to.chapter < from.chapter;
  if (isBackwards) throw cursor.error("backwards", { position: start, end });
}

/** Refuses a comma behind a range of chapters that may lead to a verse or to one more chapter: `Mt 5-7, 10`. */
export function checkLastChapter(cursor: Cursor, { written, chapter }: LastPoint, ahead: number): void {
  if (!cursor.is(",", ahead) || !cursor.is("number", ahead + 1)) return;
  if (cursor.isAdjacent(ahead + 1) || cursor.matchBook(ahead + 1) !== undefined) return;
  const range = `${chapter}-${cursor.peek(-1).value}`;
  const next = cursor.peek(ahead + 1).value;
  throw cursor.ambiguous(written, [`${range},${next}`, `${range}; ${next}`], -1, ahead + 1);
}

/** Makes the error of a token with which nothing in the grammar begins here. */
export function unexpected(cursor: Cursor): ReferenceSyntaxError {
  const isName = cursor.is("word") && !cursor.isAdjacent();
  const isNotation = cursor.isWord(JOINING_WORDS) || cursor.isWord(REST_WORDS);
  return isName && !isNotation ? unknownBook(cursor) : cursor.unreadable();
}

/** Refuses chapters and verses that do not exist. */
export function checkPlaces(cursor: Cursor, passages: readonly Passage[]): void {
  for (const passage of passages) {
    if (passages.length > 1 || passage.ranges.length > 1) checkChapters(cursor, passage);
    checkVerses(cursor, passage);
  }
}

/** Numbers from here on are years; lesser ones that no chapter has are a matter of the translation. */
const MIN_YEAR = 1000;

/**
 * Refuses a chapter that its book does not have in any numbering: `Mar 25; Lk 1,26`, `Flp 4,4; 8`. Where it is the only
 * one, the lookup in the translation reports it.
 */
function checkChapters(cursor: Cursor, { book, ranges }: Passage): void {
  const last = mostChapters(book);
  const missing = ranges.find(({ from }) => from.verse === undefined && from.chapter > last);
  if (missing === undefined || last === 1) return;
  const { start, end, from } = missing;
  const details = { position: start, end, books: [book], chapter: from.chapter, last } as const;
  throw cursor.error("no_such_chapter", details);
}

/** Refuses a verse that no chapter has, as it is a year or a page: `Mt 5,3, 2025`, `Mar 12, 2024`. */
function checkVerses(cursor: Cursor, { book, ranges }: Passage): void {
  let before: Point | undefined;
  for (const { from, to, start, end } of ranges) {
    const { chapter, verse = 0 } = from;
    const isListed = before?.chapter === chapter && (before.verse ?? MAX_VERSE + 1) <= MAX_VERSE;
    const isYear = verse > MIN_YEAR && cursor.text.slice(start, end).includes(", ");
    // `Jn 1,14 – 586 pr. Kr.`
    const isFar = (to.verse ?? 0) > MAX_VERSE && to !== from && /\s\d+$/.test(cursor.text.slice(start, end));
    // `Jn 3,16-182`, with the number of a note
    const isGlued = to !== from && (to.verse ?? 0) > 99 && !hasHundredVerses(book);
    if (isFar || isGlued || (verse > MAX_VERSE && (isListed || isYear)))
      throw cursor.error("unreadable", { position: start, end });
    before = to;
  }
}

/** Checks whether a chapter of a book has a hundred verses in some numbering. */
function hasHundredVerses(book: BookId): boolean {
  for (let chapter = 1; chapter <= mostChapters(book); chapter++) if (mostVerses(book, chapter) > 99) return true;
  return false;
}

/** Adds the ranges of a bracket to those before it, unless they say the same. */
export function closeBracket(
  cursor: Cursor,
  bracket: readonly VerseRange[],
  { book, written, ranges }: { book: BookId; written: string; ranges: VerseRange[] },
): void {
  const [start, end] = [bracket[0]?.start ?? 0, bracket.at(-1)?.end ?? 0];
  // `Jes 9,5 (9,6 in der Lutherbibel)`, but not `Rim 8,1-4 (8,5-8 izbirno)`
  const [word, next] = cursor.is("end") ? cursor.tokens.slice(cursor.index, cursor.index + 2) : [];
  const isOptional = [word, next].some((each) => OPTIONAL_WORDS.has(each?.text ?? ""));
  const isCut = word?.kind === "word" && !isOptional;
  const hasWords = isCut || /^\s*\p{Lu}{2,}\d?\s*[)\]]/u.test(cursor.text.slice(end));
  const isSquare = cursor.text.charAt(start - 1) === "[";
  const named = /^\d+[,:]/.test(cursor.text.slice(start)) ? "same" : "either";
  const options = { isPsalm: book === "PSA", isSquare, remarked: hasWords ? named : undefined } as const;
  const meaning = bracketMeaning(ranges, bracket, options);
  if (meaning === "more") ranges.push(...bracket);
  if (meaning !== "either") return;
  const readings = [ranges, [...ranges, ...bracket]].map((reading) => {
    return `${written} ${formatRanges({ book, ranges: reading })}`;
  });
  throw cursor.error("ambiguous_notation", { position: start, end, readings });
}
