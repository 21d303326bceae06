/** The syntax tree of a reference, and its printed form. */
import { type BookId, isLastVerse, mostChapters, mostVerses } from "../canon/mod.ts";

/** A place in a book as someone wrote it; whether a translation has it is asked later. */
export interface Point {
  readonly chapter: number;
  /** Absent: the chapter's first verse where a range begins, its last where one ends. */
  readonly verse?: number;
  /** The letters after a half verse: `a` in `16a`, `ab` in `16ab`. */
  readonly segment?: string;
  /** Set on a chapter that means the last one, whatever a translation has: `Jl 2 nasl.`. */
  readonly isRest?: true;
}

/** The numbers of one psalm in the two counts: that of the Hebrew text, and that of the Greek and the Vulgate. */
export interface PsalmNumbers {
  readonly hebrew: number;
  readonly greek: number;
  /** True of one half of the Greek ninth, which only the Hebrew text counts as a psalm of its own: `Ps 9 B`. */
  readonly isHalf?: boolean;
}

/** A stretch of verses from one point up to and including another. */
export interface VerseRange {
  readonly from: Point;
  readonly to: Point;
  /** The two numbers of the psalm, where both were given: `Ps 50 (51)`. The chapter is the Hebrew one. */
  readonly psalm?: PsalmNumbers;
  /** Its location in the text, in UTF-16 units: [`start`, `end`). */
  readonly start: number;
  readonly end: number;
}

/** The ranges that were asked for in one book. */
export interface Passage {
  readonly book: BookId;
  /** The book as the caller wrote it, spaces folded, without surrounding punctuation. */
  readonly written: string;
  /** In the order written, at least one. */
  readonly ranges: readonly VerseRange[];
  readonly start: number;
  readonly end: number;
}

/** A whole reference: at least one passage, in the order written. */
export interface Reference {
  readonly passages: readonly Passage[];
  /** Words and numbers beside them that say nothing, in order, as written; absent where there are none. */
  readonly ignored?: readonly string[];
}

/**
 * Prints a reference in the notation of the API.
 *
 * @example
 * import { parse } from "./parser.ts";
 * import { createVocabulary } from "./vocabulary.ts";
 * format(parse("jn 3, 16 – 18 . 20; 4,2", createVocabulary())); // "jn 3,16-18.20; 4,2"
 */
export function format(reference: Reference): string {
  return reference.passages.map((passage) => `${passage.written} ${formatRanges(passage)}`).join("; ");
}

/** The ranges of a passage: `.` between verses of a chapter, `; ` before the next chapter, `-` in ranges. */
export function formatRanges({ book, ranges }: Pick<Passage, "book" | "ranges">): string {
  let text = "";
  let before: Point | undefined;
  for (const range of ranges) {
    if (before !== undefined) text += goesOn(before, range.from) ? "." : "; ";
    if (wantsWord(range, { book, before })) text += "pogl. ";
    text += formatPoint(range.from, before) + formatEnd(range, book);
    before = range.to;
  }
  return text;
}

/** Checks whether a bare number would not be read as the chapter it is. */
function wantsWord({ from, to }: VerseRange, { book, before }: { book: BookId; before: Point | undefined }): boolean {
  // `Ps 151` is a book of its own.
  if (book === "PSA" && before === undefined) return from.chapter === 151;
  if (from.verse !== undefined) return false;
  if (mostChapters(book) > 1) {
    // Behind a chapter or verse a number could be a verse, if no chapter goes before a lesser one: `Ps 119; 105`.
    if (before === undefined || from.chapter > before.chapter) return false;
    return before.verse === undefined || isLaterVerse(book, { ...before, verse: before.verse }, from.chapter);
  }
  // In a one-chapter book a bare number is a verse, but for the lone 1.
  return !(from.chapter === 1 && to.chapter === 1 && to.verse === undefined);
}

/** Checks whether a point is a verse in the same chapter as the verse before it. */
function goesOn(before: Point, { chapter, verse }: Point): boolean {
  return before.verse !== undefined && verse !== undefined && before.chapter === chapter;
}

function formatEnd({ from, to }: VerseRange, book: BookId): string {
  const isSameChapter = from.chapter === to.chapter;
  if (to.verse === undefined) {
    if (from.verse === undefined) return isSameChapter ? "" : `-${to.chapter}`;
    return isSameChapter ? " nasl." : `-pogl. ${to.chapter}`;
  }
  if (!isSameChapter && from.verse !== undefined) {
    // Numbers that can be verses of the first chapter: `Mt 5,3-12,14`.
    const start = { chapter: from.chapter, verse: from.verse };
    const isPlain = isChapterWithVerse(book, { from: start, number: to.chapter, verse: to.verse });
    return `-${isPlain ? "" : "pogl. "}${formatPoint(to, from)}`;
  }
  if (!isSameChapter || from.verse !== to.verse) return `-${formatPoint(to, from)}`;
  if (from.segment === to.segment) return "";
  const isLetter = from.segment !== undefined && to.segment !== undefined;
  return isLetter ? `-${to.segment}` : `-${formatPoint(to, from)}`;
}

/** A point with what the one before it does not say already: `4,17k`, or `18` in the same chapter. */
function formatPoint(point: Point, before?: Point): string {
  const { chapter, verse, segment = "" } = point;
  if (verse === undefined) return `${chapter}`;
  const isVerse = before !== undefined && goesOn(before, point);
  return isVerse ? `${verse}${segment}` : `${chapter},${verse}${segment}`;
}

/** The most chapters by which a range goes on where its numbers could be verses as well: `1 Mz 6,5-9,17`. */
const MAX_SPANNED_CHAPTERS = 6;

/** Two numbers behind a verse and a dash: `9,17` behind `1 Mz 6,5-`. */
interface RangeEnd {
  /** The chapter and verse before them. */
  readonly from: { readonly chapter: number; readonly verse: number };
  readonly number: number;
  readonly verse: number;
}

/**
 * Checks whether two numbers behind a dash are a chapter and its verse. A comma precedes a verse in Slovenian print, so they
 * are, unless they could be two verses, as in `1 Mz 3,9-15,20`, and the chapter is missing or far: there a range is meant
 * only if it ends with the last verse of a chapter, `5 Mz 12,1-26,19`.
 */
export function isChapterWithVerse(book: BookId, end: RangeEnd): boolean {
  if (!areVerses(book, end)) return true;
  const { from, number, verse } = end;
  const exists = number >= from.chapter && verse <= mostVerses(book, number);
  const isNear = number - from.chapter <= MAX_SPANNED_CHAPTERS;
  return exists && (isNear || isLastVerse(book, number, verse));
}

/** Checks whether two numbers can be further verses of the chapter before them. */
export function areVerses(book: BookId, { from, number, verse }: RangeEnd): boolean {
  return number > from.verse && isLaterVerse(book, { chapter: from.chapter, verse: number }, verse);
}

/** Checks whether a number can be a verse of the same chapter behind another one. */
export function isLaterVerse(
  book: BookId,
  { chapter, verse }: { chapter: number; verse: number },
  number: number,
): boolean {
  return number > verse && number <= mostVerses(book, chapter);
}
