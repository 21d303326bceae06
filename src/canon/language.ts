/** What the books are called in one language, as a table that can be read and extended without a program. */
export interface LanguageTable {
  /** ISO 639-3. */
  readonly language: string;
  /** A line a book, in the order of the language's tradition: `id | abbreviation | name | alternates`. */
  readonly books: string;
  /** A line an abbreviation that means more than one book on purpose: `abbreviation | ids`. */
  readonly ambiguous: string;
  /** The words for "first" to "fifth" before a book, in every form. */
  readonly ordinals: readonly string[];
  /** Words that may stand in a name or be left out of it: `knjiga`, `pismo`, `Book of`. */
  readonly fillers: string;
}
