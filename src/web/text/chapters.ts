import type { LineRange, Translation, TranslationBook } from "../../corpus/mod.ts";
import { chapterName } from "./titles.ts";

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

/**
 * Returns the name of each part's chapter, where it needs a heading: there are several, and it begins one. A verse that is
 * left out divides a chapter into parts, but is no reason for a heading.
 */
export function chapterHeadings(
  translation: Translation,
  parts: readonly ChapterPart[],
): readonly (string | undefined)[] {
  const headings = parts.map(({ book, chapter }, index) => {
    const before = parts[index - 1];
    const isNew = book !== before?.book || chapter !== before.chapter;
    return isNew ? `${chapterName(translation, book)} ${chapter}` : undefined;
  });
  const isAlone = headings.filter((heading) => heading !== undefined).length === 1;
  return isAlone ? headings.map(() => undefined) : headings;
}

/** Tells if a part of several verses begins with the first verse of its chapter. */
export function opensChapter(translation: Translation, { book, chapter, first, last }: ChapterPart): boolean {
  return first < last && first === book.starts[book.chapters.indexOf(chapter)] && translation.label(first).verse === 1;
}

/** Yields the lines of a part. */
export function* linesOfPart({ first, last }: ChapterPart): Generator<number> {
  for (let line = first; line <= last; line++) yield line;
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

function adjacentChapter(translation: Translation, { book, chapter }: Chapter, direction: 1 | -1): Chapter | undefined {
  const next = book.chapters[book.chapters.indexOf(chapter) + direction];
  if (next !== undefined) return { book, chapter: next };
  const other = translation.books[translation.books.indexOf(book) + direction];
  const last = other?.chapters.at(direction === 1 ? 0 : -1);
  return other === undefined || last === undefined ? undefined : { book: other, chapter: last };
}
