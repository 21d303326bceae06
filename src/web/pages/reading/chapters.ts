import type { LineRange, Translation, TranslationBook } from "../../../corpus/mod.ts";

/** The lines of a range that belong to one chapter. */
export interface ChapterPart {
  readonly book: TranslationBook;
  readonly chapter: number;
  readonly first: number;
  /** The last line, included. */
  readonly last: number;
}

/** Splits ranges at the ends of chapters. */
export function* chapterParts(ranges: readonly LineRange[]): Generator<ChapterPart> {
  for (const { book, first, last } of ranges) {
    for (const [index, chapter] of book.chapters.entries()) {
      const from = Math.max(first, book.starts[index]!);
      const to = Math.min(last, book.starts[index + 1]! - 1);
      if (from <= to) yield { book, chapter, first: from, last: to };
    }
  }
}

/** A chapter of a translation. */
export interface Chapter {
  readonly book: TranslationBook;
  readonly chapter: number;
}

/** Returns the chapters around a passage, across books; undefined at the ends of the translation. */
export function adjacentChapters(
  translation: Translation,
  parts: readonly ChapterPart[],
): { previous: Chapter | undefined; next: Chapter | undefined } {
  return {
    previous: adjacentChapter(translation, parts[0]!, -1),
    next: adjacentChapter(translation, parts.at(-1)!, 1),
  };
}

function adjacentChapter(
  translation: Translation,
  { book, chapter }: Chapter,
  direction: 1 | -1,
): Chapter | undefined {
  const next = book.chapters[book.chapters.indexOf(chapter) + direction];
  if (next !== undefined) return { book, chapter: next };
  const other = translation.books[translation.books.indexOf(book) + direction];
  const last = other?.chapters.at(direction === 1 ? 0 : -1);
  return other === undefined || last === undefined ? undefined : { book: other, chapter: last };
}
