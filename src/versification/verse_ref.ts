import { type BookId, isBookId } from "../canon/mod.ts";

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
