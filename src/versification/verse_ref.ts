import { type BookId, isBookId } from "../canon/mod.ts";
import type { VerseRange } from "../reference/mod.ts";

/** One verse: which one it is depends on whose numbering is meant. */
export interface VerseRef {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
}

/** One verse, or consecutive verses of one chapter. */
export interface VerseSpan extends VerseRef {
  /** The last verse, included; equal to `verse` where it is one verse alone. */
  readonly verseEnd: number;
}

/** A range in the book in which a translation prints it. */
export interface LocatedRange {
  readonly book: BookId;
  readonly range: VerseRange;
  /** The range as it was asked for, where it has other numbers here. */
  readonly asked?: VerseRange;
  /** Set where the translation cannot have it. */
  readonly missing?: UnlocatedPart;
}

/** A part of a reference of which it is known, without looking for verses, that a translation cannot have it. */
export type UnlocatedPart =
  | {
      /** The verse has letters that only the Greek additions to Esther have. */
      readonly kind: "addition";
      readonly book: BookId;
    }
  | {
      /** The psalm was given with two numbers, and the translation does not show by which it counts. */
      readonly kind: "psalm";
      readonly book: BookId;
      readonly hebrew: number;
      readonly greek: number;
    };

/**
 * Reads a range of verses in the notation of the translation files: `ISA 9:5` or `PSA 23:1-3`.
 *
 * @throws {SyntaxError} If the text is not of that form.
 */
export function parseVerseSpan(text: string): VerseSpan {
  const [, book = "", chapter, verse, end = verse] = /^(\w{3}) (\d+):(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  if (!isBookId(book) || Number(end) < Number(verse)) {
    throw new SyntaxError(`Cannot read "${text}": expected verses such as ISA 9:5 or PSA 23:1-3`);
  }
  return { book, chapter: Number(chapter), verse: Number(verse), verseEnd: Number(end) };
}
