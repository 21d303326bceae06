import type { BookId } from "../canon/mod.ts";

/** A place in a book as someone wrote it; whether a translation has it is asked later. */
export interface Point {
  readonly chapter: number;
  /** Absent: the chapter's first verse where a range begins, its last where one ends. */
  readonly verse?: number;
  /** The letters after a half verse: `a` in `16a`, `ab` in `16ab`. */
  readonly segment?: string;
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
}
