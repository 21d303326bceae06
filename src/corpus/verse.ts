import type { BookId } from "../canon/mod.ts";

/** Which verse, or which piece of one, a line of a translation holds. */
export interface VerseLabel {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
  /** The last verse of a verse bridge: 26 in `25-26`. Greater than `verse`; absent elsewhere. */
  readonly verseEnd?: number;
  /** The letter of a piece of a verse that the edition prints apart: `a` in `4a`; behind `z` come `aa` to `zz`. */
  readonly segment?: string;
}

/** A verse with its text. An empty text says that the edition counts the verse and leaves it out. */
export interface Verse extends VerseLabel {
  readonly text: string;
}
