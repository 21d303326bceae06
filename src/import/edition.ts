import { BOOK_IDS, type BookId, type BookNaming } from "../canon/mod.ts";
import type { Verse } from "../corpus/mod.ts";

/** Where in a source something stands. */
export interface Place {
  /** The file as the operator named it, or its path inside a folder or archive. */
  readonly file: string;
  /** Counted from 1; absent where the format has no lines. */
  readonly line?: number;
}

/** Something an import was not sure of, for a person to look at. */
export interface Doubt extends Place {
  readonly message: string;
  /** How often it was met; the place is the first one's. */
  readonly times: number;
}

/** What a source says of the translation it holds; what it does not say is absent. */
export interface EditionMetadata {
  code?: string;
  name?: string;
  language?: string;
  copyright?: string;
}

/** What is no verse text and was left behind, by kind. */
export type DropCounts = ReadonlyMap<string, number>;

/** What every reader makes of a source: verses by book, in canonical order of the books. */
export interface Edition {
  readonly metadata: Readonly<EditionMetadata>;
  readonly books: ReadonlyMap<BookId, EditionBook>;
  readonly dropped: DropCounts;
  /** The first thousand of them. */
  readonly doubts: readonly Doubt[];
  readonly doubtCount: number;
}

/** A book of an edition: what the source calls it, and its verses, those of a chapter together. */
export interface EditionBook {
  readonly naming: BookNaming;
  readonly verses: readonly Verse[];
}

/** Puts books into canonical order. */
export function inCanonicalOrder<T>(books: ReadonlyMap<BookId, T>): Map<BookId, T> {
  const ordered = new Map<BookId, T>();
  for (const id of BOOK_IDS) {
    const book = books.get(id);
    if (book !== undefined) ordered.set(id, book);
  }
  return ordered;
}

/** All verses of an edition, book after book. */
export function* editionVerses(edition: Edition): Generator<Verse> {
  for (const book of edition.books.values()) yield* book.verses;
}
