import type { Passage, VerseRange } from "./ast.ts";
import { fold } from "./characters.ts";
import { psalmNumbers } from "./double_psalm_number.ts";
import { TRANSLATION_CODES } from "./keywords.ts";

/** The meaning of verses in brackets behind others. */
export type BracketMeaning =
  /** More verses: `Lk 24,13-35 (36)`. */
  | "more"
  /** The same verses in another numbering, or a part of them: `Sir 15,16-21 (15-20)`, `Mal 3,19-20 (4,1-2)`. */
  | "same"
  /** Nothing tells which: `Lk 9,28-36 (18-24)`. */
  | "either";

/** The most verses by which two numberings of a chapter differ, where a single verse is given in both. */
const MAX_SHIFT = 5;

/**
 * Tells what the ranges of a bracket mean. Some editions count verses otherwise, and lectionaries give both: what
 * overlaps is that, and what is as long piece by piece, in another chapter or before: `Oz 2,16.21-22 (14.19-20)`.
 *
 * @param options `isPsalm`: true in the psalms, where the number may be the psalm's in the other count, as in
 *   `Ps 116,10-19 (115)`; `isSquare`: true of a square bracket, where it may be that of a footnote.
 */
export function bracketMeaning(
  before: readonly VerseRange[],
  bracket: readonly VerseRange[],
  { isPsalm, isSquare }: { isPsalm: boolean; isSquare: boolean },
): BracketMeaning {
  const [last, first] = [before.at(-1), bracket[0]];
  if (last === undefined || first === undefined) return "more";
  const { verse = 0 } = first.from;
  const isNumber = bracket.length === 1 && first.from === first.to;
  if (isPsalm && isNumber && psalmNumbers(last.from.chapter, verse) !== undefined) return "same";
  if (bracket.some((range) => before.some((other) => overlaps(range, other)))) return "same";
  const isSameChapter = first.from.chapter === last.to.chapter;
  const isBehind = isSameChapter && isLess(last.to, first.from);
  // `Mt 5,3 [6]`, but not `Lk 24,13-35 [36]`
  const isFootnote = isSquare && isNumber && verse !== (last.to.verse ?? 0) + 1;
  if (isBehind) return isFootnote ? "either" : "more";
  // `Mt 5,16 (3)`
  const isFar = isNumber && isSameChapter && (last.to.verse ?? 0) - verse > MAX_SHIFT;
  if (isFar && !isSquare) return "either";
  if (isAlike(before.slice(-bracket.length), bracket)) return "same";
  return isSameChapter ? "either" : "more";
}

/**
 * Checks whether a passage in brackets repeats the one before it in the numbering of another translation: as long range by
 * range, and overlapping it or marked with a code. `Ps 40,7-9 (Ps 40,6-8)`, `Ps 81,8 [Ps 81,7 CHR]`
 *
 * @param options `text`: the reference that both stand in.
 */
export function repeats(before: Passage, bracket: Passage, { text }: { text: string }): boolean {
  if (before.book !== bracket.book || before.ranges.length < bracket.ranges.length) return false;
  const ranges = before.ranges.slice(-bracket.ranges.length);
  if (!isAlike(ranges, bracket.ranges)) return false;
  const [code = ""] = /[A-Z]{2,}(?=\d?\s*[)\]])/.exec(text.slice(bracket.end)) ?? [];
  const isMarked = /^[\s(]*[A-Z]/.test(text.slice(bracket.end)) && TRANSLATION_CODES.has(fold(code));
  return bracket.ranges.every((range, index) => {
    const other = ranges[index] as VerseRange;
    return overlaps(range, other) || (isMarked && isNear(range, other));
  });
}

/** Checks whether two ranges stand in the same chapter or in neighbouring ones, between which numberings differ. */
function isNear({ from }: VerseRange, other: VerseRange): boolean {
  return Math.abs(from.chapter - other.from.chapter) < 2;
}

function overlaps(one: VerseRange, other: VerseRange): boolean {
  return !isLess(one.to, other.from) && !isLess(other.to, one.from);
}

/** Checks whether one point stands before another; a chapter's end is behind all its verses. */
function isLess(end: VerseRange["to"], start: VerseRange["from"]): boolean {
  if (end.chapter !== start.chapter) return end.chapter < start.chapter;
  return (end.verse ?? Number.POSITIVE_INFINITY) < (start.verse ?? 0);
}

/** Checks whether two lists have ranges of the same lengths. */
function isAlike(one: readonly VerseRange[], other: readonly VerseRange[]): boolean {
  return one.every((range, index) => {
    const length = lengthOf(range);
    return length !== undefined && length === lengthOf(other[index] ?? range);
  });
}

/** The number of verses of a range within a chapter. */
function lengthOf({ from, to }: VerseRange): number | undefined {
  if (from.verse === undefined || to.verse === undefined || from.chapter !== to.chapter) {
    return undefined;
  }
  return to.verse - from.verse + 1;
}
