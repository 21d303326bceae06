import type { VerseRange } from "./ast.ts";

/**
 * Checks whether the ranges of a bracket say once more what stands before it, in another numbering or as its part.
 *
 * Some editions count verses otherwise, and lectionaries give both: `Sir 15,16-21 (15-20)`, `Mal 3,19-20 (4,1-2)`. What
 * overlaps, or is as long in another chapter, is that. Anything else are further verses: `Lk 24,13-35 (36)`.
 */
export function otherNumbering(
  before: readonly VerseRange[],
  bracket: readonly VerseRange[],
): boolean {
  if (bracket.some((range) => before.some((other) => overlaps(range, other)))) return true;
  const [last, first] = [before.at(-1), bracket[0]];
  if (last === undefined || first === undefined || bracket.length > 1) return false;
  const [length, otherLength] = [lengthOf(last), lengthOf(first)];
  return length !== undefined && length === otherLength && first.from.chapter !== last.from.chapter;
}

function overlaps(one: VerseRange, other: VerseRange): boolean {
  return startOf(one) <= endOf(other) && startOf(other) <= endOf(one);
}

/** More than any chapter has verses. */
const CHAPTER = 1_000_000;

function startOf({ from }: VerseRange): number {
  return from.chapter * CHAPTER + (from.verse ?? 0);
}

function endOf({ to }: VerseRange): number {
  return to.chapter * CHAPTER + (to.verse ?? CHAPTER - 1);
}

/** The number of verses of a range within a chapter. */
function lengthOf({ from, to }: VerseRange): number | undefined {
  if (from.verse === undefined || to.verse === undefined || from.chapter !== to.chapter) {
    return undefined;
  }
  return to.verse - from.verse + 1;
}
