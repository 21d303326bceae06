import type { BookId } from "../canon/mod.ts";

/** What a translation calls a book, where that differs from the defaults of its language. */
export interface BookNaming {
  readonly name?: string;
  readonly abbreviation?: string;
  /** Further names that a reference may use. */
  readonly alternates?: readonly string[];
}

/** What a translation file says of itself before its first verse. */
export interface TranslationHeader {
  /** The value of the `translation` parameter, such as `SSP3`: letters, digits, `-`, `_` and `.`, at most 32. */
  readonly code: string;
  readonly name: string;
  /** ISO 639-3, such as `slv`. */
  readonly language: string;
  /** The attribution that every client must display. */
  readonly copyright: string;
  readonly books: ReadonlyMap<BookId, BookNaming>;
}
