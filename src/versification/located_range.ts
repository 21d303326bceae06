import type { BookId } from "../canon/mod.ts";
import type { VerseRange } from "../reference/mod.ts";
import type { IndexedTranslation } from "./translation_versification.ts";

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

/** Returns the last verse of a chapter in a translation, 0 where it has no such chapter. */
export function lastVerse(
  translation: IndexedTranslation,
  { book: id, chapter }: { book: BookId; chapter: number },
): number {
  const book = translation.book(id);
  const index = book?.chapters.indexOf(chapter) ?? -1;
  if (book === undefined || index < 0) return 0;
  let last = 0;
  for (let line = book.starts[index]!; line < book.starts[index + 1]!; line++) {
    const { verse, verseEnd = verse } = translation.label(line);
    last = Math.max(last, verseEnd);
  }
  return last;
}
