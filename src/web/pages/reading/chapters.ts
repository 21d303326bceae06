import type { LineRange, Translation, TranslationBook } from "../../../corpus/mod.ts";

/** The lines of a range that belong to one chapter. */
export interface ChapterPart {
  readonly book: TranslationBook;
  readonly chapter: number;
  readonly first: number;
  /** The last line, included. */
  readonly last: number;
}

/** Takes ranges apart where a chapter ends. */
export function* chapterParts(ranges: readonly LineRange[]): Generator<ChapterPart> {
  for (const { book, first, last } of ranges) {
    for (const [index, chapter] of book.chapters.entries()) {
      const from = Math.max(first, book.starts[index]!);
      const to = Math.min(last, book.starts[index + 1]! - 1);
      if (from <= to) yield { book, chapter, first: from, last: to };
    }
  }
}

/** A chapter as one turns to it. */
export interface Chapter {
  readonly book: TranslationBook;
  readonly chapter: number;
}

/** The chapters before and after a passage, across the borders of books; absent at the ends of the translation. */
export function neighbours(
  translation: Translation,
  parts: readonly ChapterPart[],
): { before: Chapter | undefined; after: Chapter | undefined } {
  return {
    before: step(translation, parts[0]!, -1),
    after: step(translation, parts.at(-1)!, 1),
  };
}

function step(
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
