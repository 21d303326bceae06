/**
 * The names of the books in one language, as a table that can be read and extended without a program.
 *
 * Case, diacritics, dots and spaces do not matter, so one spelling of a name is enough. A number before a
 * name stands for the ordinal in all its forms: `1 Korinčanom` is also `I Korinčanom` and `prvo pismo
 * Korinčanom`. A name behind `=` is read only with its own diacritics, and in capitals alone if it is written so:
 * `=1 Kö` are Kings, `1 Ko` are not.
 */
export interface LanguageTable {
  /** ISO 639-3. */
  readonly language: string;
  /**
   * A line a book, in the order of the language's tradition:
   *
   *     USFM id | abbreviation | full name | alternates divided by commas | names in other cases
   *
   * An answer writes the abbreviation for a name of the last column: `Luku 21` is answered as `Lk 21`.
   */
  readonly books: string;
  /** A line for each abbreviation that means several books on purpose: `abbreviation | USFM ids`. */
  readonly ambiguous: string;
  /** The words for "first" to "sixth" before a book, in every form, divided by spaces. */
  readonly ordinals: readonly string[];
  /** Words that may stand beside a name or be left out, divided by spaces: `knjiga`, `pismo`, `book of`. */
  readonly fillers: string;
  /** The fillers and ordinals that put a name in another case, divided by spaces: `knjigi`, `prvega`. */
  readonly declined?: string;
  /** The fillers that are the head of a name in the nominative: `evangelij`, `knjiga`. */
  readonly nominative?: string;
  /** True where the number of a book may stand behind its name: `Corinthios II`, `Mózes II`. */
  readonly isNumberedBehind?: boolean;
}
