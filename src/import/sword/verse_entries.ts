import type { BookId } from "../../canon/mod.ts";
import type { NumberedBook, Versification } from "../../versification/mod.ts";

/** An entry of a module's index for one verse of its versification, with or without a text. */
export interface VerseEntry {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
  /** Its number in the index of its testament, counted from 0. */
  readonly index: number;
}

/** The parts of a module, as its files are named. */
export type SwordTestament = "ot" | "nt";

/** The entries before the first book: one for the module and one for the testament. */
const BEFORE_BOOKS = 2;

/** Returns the books that a versification has in a testament. */
export function testamentBooks(versification: Versification, testament: SwordTestament) {
  return testament === "ot" ? versification.oldTestament : versification.newTestament;
}

/**
 * Yields every verse of a testament in the order of the index, and before the verses of a chapter its own entry, as
 * verse 0. Books have an entry of their own too.
 */
export function* verseEntries(books: readonly NumberedBook[]): Generator<VerseEntry> {
  let index = BEFORE_BOOKS;
  for (const { book, verses } of books) {
    index += 1;
    for (const [chapterIndex, count] of verses.entries()) {
      for (let verse = 0; verse <= count; verse += 1) {
        yield { book, chapter: chapterIndex + 1, verse, index };
        index += 1;
      }
    }
  }
}

/** Yields the entries before the first chapter of each book. */
export function* bookEntries(books: readonly NumberedBook[]): Generator<{ book: BookId; index: number }> {
  let index = BEFORE_BOOKS;
  for (const { book, verses } of books) {
    yield { book, index };
    index += 1 + verses.length + verses.reduce((a, b) => a + b, 0);
  }
}

/** Returns the number of entries in the index of a testament. */
export function entryCount(books: readonly NumberedBook[]): number {
  const counts = books.map(({ verses }) => 1 + verses.length + verses.reduce((a, b) => a + b, 0));
  return BEFORE_BOOKS + counts.reduce((a, b) => a + b, 0);
}
