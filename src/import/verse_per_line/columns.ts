import { bookByName } from "../source_books.ts";

/** The columns of a table, counted from 0: a verse's reference in three columns or in one, and its text. */
export type Columns =
  | {
      readonly book: number;
      readonly chapter: number;
      readonly verse: number;
      readonly text: number;
    }
  | { readonly reference: number; readonly text: number };

/** Names that tables give to their columns. */
const NAMES = {
  book: /^(?:book|book[ _]?(?:id|name|code|number|num|nr|abbrev(?:iation)?)|b|knjiga)$/i,
  chapter: /^(?:chapter|chapter[ _]?(?:number|num|nr|id)|chap|ch|c|poglavje)$/i,
  verse: /^(?:verse|verse[ _]?(?:number|num|nr|id)|vers|v|vrstica)$/i,
  reference: /^(?:reference|ref|vref|verse[ _]?ref(?:erence)?|mesto)$/i,
  text: /^(?:text|verse[ _]?text|content|scripture|t|besedilo|words)$/i,
};

/**
 * Reads the heading of a table.
 *
 * @param first The row after it: where a book has a name and a number in columns of their own, the name decides.
 * @returns Undefined where a row is not the heading of a table of verses.
 */
export function headingColumns(cells: readonly string[], first: readonly string[] = []): Columns | undefined {
  const names = cells.map((cell) => cell.trim());
  // An id counts the rows of a database; it is the number where there is no other.
  const find = (column: keyof typeof NAMES) => {
    const found = [...names.keys()].filter((index) => NAMES[column].test(names[index] ?? ""));
    return found.find((index) => !/id$/i.test(names[index] ?? "")) ?? found[0] ?? -1;
  };
  const [chapter, verse, text] = [find("chapter"), find("verse"), find("text")];
  if (text === -1) return undefined;
  const named = names.findIndex((name, index) => NAMES.book.test(name) && /\p{L}/u.test(first[index] ?? ""));
  const book = named === -1 ? find("book") : named;
  if (book !== -1 && chapter !== -1 && verse !== -1) return { book, chapter, verse, text };
  const reference = find("reference");
  return reference === -1 ? undefined : { reference, text };
}

/** Columns of a table without a heading: a book, two numbers, a text. */
export function usualColumns(cells: readonly string[]): Columns | undefined {
  const [book = "", chapter = "", verse = "", ...rest] = cells.map((cell) => cell.trim());
  const isVerse = /^\d{1,3}$/.test(chapter) && /^\d{1,3}[a-z]?(?:-\d{1,3})?$/i.test(verse);
  if (!isVerse || rest.length !== 1 || bookByName(book) === undefined) return undefined;
  return { book: 0, chapter: 1, verse: 2, text: 3 };
}
