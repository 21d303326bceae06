import type { BookId, NumberedBook, Versification } from "../../canon/mod.ts";

/** A place that a module's index keeps for one verse of its versification, whether there is a text or not. */
export interface Slot {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
  /** Where it stands in the index of its testament, counted from 0. */
  readonly index: number;
}

/** The parts of a module, as its files are named. */
export type Testament = "ot" | "nt";

/** Before the first book there is a place for the module and one for the testament. */
const BEFORE_BOOKS = 2;

/** The books that a versification has in a testament. */
export function testamentBooks(versification: Versification, testament: Testament) {
  return testament === "ot" ? versification.oldTestament : versification.newTestament;
}

/** Every verse of a testament, in the order of the index. Books and chapters have a place of their own before them. */
export function* slots(books: readonly NumberedBook[]): Generator<Slot> {
  let index = BEFORE_BOOKS;
  for (const { book, verses } of books) {
    index += 1;
    for (const [chapterIndex, count] of verses.entries()) {
      index += 1;
      for (let verse = 1; verse <= count; verse += 1) {
        yield { book, chapter: chapterIndex + 1, verse, index };
        index += 1;
      }
    }
  }
}

/** The places that come before the first chapter of each book. */
export function* bookPlaces(
  books: readonly NumberedBook[],
): Generator<{ book: BookId; index: number }> {
  let index = BEFORE_BOOKS;
  for (const { book, verses } of books) {
    yield { book, index };
    index += 1 + verses.length + verses.reduce((a, b) => a + b, 0);
  }
}

/** How many places the index of a testament has. */
export function slotCount(books: readonly NumberedBook[]): number {
  const counts = books.map(({ verses }) => 1 + verses.length + verses.reduce((a, b) => a + b, 0));
  return BEFORE_BOOKS + counts.reduce((a, b) => a + b, 0);
}
