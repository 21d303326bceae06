import type { VerseRange } from "./ast.ts";
import { psalmNumbers } from "./psalm_number.ts";

/** The meaning of verses in brackets behind others. */
export type BracketMeaning =
  /** More verses: `Lk 24,13-35 (36)`. */
  | "more"
  /** The same verses in another numbering, or a part of them: `Sir 15,16-21 (15-20)`, `Mal 3,19-20 (4,1-2)`. */
  | "same"
  /** Nothing tells which: `Lk 9,28-36 (18-24)`. */
  | "either";

/**
 * Tells what the ranges of a bracket mean. Some editions count verses otherwise, and lectionaries give both: what
 * overlaps is that, and what is as long piece by piece, in another chapter or before: `Oz 2,16.21-22 (14.19-20)`.
 *
 * @param isPsalm True in the psalms, where the number may be the psalm's in the other count: `Ps 116,10-19 (115)`.
 */
export function bracketMeaning(
  before: readonly VerseRange[],
  bracket: readonly VerseRange[],
  isPsalm: boolean,
): BracketMeaning {
  const [last, first] = [before.at(-1), bracket[0]];
  if (last === undefined || first === undefined) return "more";
  const { verse = 0 } = first.from;
  const isNumber = bracket.length === 1 && first.from === first.to;
  if (isPsalm && isNumber && psalmNumbers(last.from.chapter, verse) !== undefined) return "same";
  if (bracket.some((range) => before.some((other) => overlaps(range, other)))) return "same";
  const isSameChapter = first.from.chapter === last.to.chapter;
  const isBehind = isSameChapter && isLess(last.to, first.from);
  if (isBehind) return "more";
  if (isAlike(before.slice(-bracket.length), bracket)) return "same";
  return isSameChapter ? "either" : "more";
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
