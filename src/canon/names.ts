import type { BookId } from "./books.ts";

/** What a book is called. */
export interface BookNaming {
  readonly name?: string;
  readonly abbreviation?: string;
  /** Further names that a reference may use. */
  readonly alternates?: readonly string[];
}

/** The usual name and abbreviation of a book in a language. */
export function bookName(id: BookId, _language: string): { name: string; abbreviation: string } {
  return { name: id, abbreviation: id };
}
