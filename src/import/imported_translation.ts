import { BOOK_IDS, type BookId, type BookNaming } from "../canon/mod.ts";
import type { Verse } from "../corpus/mod.ts";
import type { WarningRecord } from "./import_error.ts";
import type { DroppedKind, SourcePosition } from "./problems.ts";

/** A warning of an import, for a person to look at. */
export interface Warning extends SourcePosition {
  readonly warning: WarningRecord;
  /** The number of times that it was met; the position is the first one's. */
  readonly times: number;
}

/** Metadata that a source states. */
export interface SourceMetadata {
  code?: string;
  name?: string;
  language?: string;
  copyright?: string;
}

/** Counts of content that is no verse text and was left out, by kind. */
export type DropCounts = ReadonlyMap<DroppedKind, number>;

/** A translation as read from a source: verses by book, in canonical order of the books. */
export interface ImportedTranslation {
  readonly metadata: Readonly<SourceMetadata>;
  readonly books: ReadonlyMap<BookId, ImportedBook>;
  readonly dropped: DropCounts;
  /** The first thousand of them. */
  readonly warnings: readonly Warning[];
  readonly warningCount: number;
}

/** An imported book: the source's names of it, and its verses, those of a chapter together. */
export interface ImportedBook {
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

/** Yields all verses of a translation, book after book. */
export function* importedVerses(translation: ImportedTranslation): Generator<Verse> {
  for (const book of translation.books.values()) yield* book.verses;
}
