import type { BookId } from "../canon/mod.ts";
import type { VerseRange } from "../reference/mod.ts";
import type { MissingPart } from "./passage_not_found.ts";
import type { Translation } from "./translation.ts";

/** A range in the book in which a translation prints it. */
export interface LocatedRange {
  readonly book: BookId;
  readonly range: VerseRange;
}

/** The ranges of a passage as a translation prints them, and what of them it does not have. */
export interface Located {
  readonly ranges: readonly LocatedRange[];
  readonly missing?: MissingPart;
}

/** Returns the last verse of a chapter in a translation, 0 where it has no such chapter. */
export function lastVerse(
  translation: Translation,
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
