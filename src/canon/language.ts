/**
 * What the books are called in one language, as a table that can be read and extended without a program.
 *
 * Case, diacritics, dots and spaces do not matter, so one spelling of a name is enough. A number before a
 * name stands for the ordinal in all its forms: `1 Korinčanom` is also `I Korinčanom` and `prvo pismo
 * Korinčanom`.
 */
export interface LanguageTable {
  /** ISO 639-3. */
  readonly language: string;
  /**
   * A line a book, in the order of the language's tradition:
   *
   *     USFM id | abbreviation | full name | alternates divided by commas
   */
  readonly books: string;
  /** A line for each abbreviation that means several books on purpose: `abbreviation | USFM ids`. */
  readonly ambiguous: string;
  /** The words for "first" to "sixth" before a book, in every form, divided by spaces. */
  readonly ordinals: readonly string[];
  /** Words that may stand beside a name or be left out, divided by spaces: `knjiga`, `pismo`, `book of`. */
  readonly fillers: string;
}
