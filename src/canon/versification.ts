import { type BookId, isBookId } from "./books.ts";
import { CHAPTER_LENGTHS, VERSIFICATION_BOOKS } from "./versification_table.ts";

/** A book in one numbering: how many verses each chapter has, the first chapter's at index 0. */
export interface NumberedBook {
  readonly book: BookId;
  readonly verses: readonly number[];
}

/** A numbering of chapters and verses that Bibles are printed in, with its books in its own order. */
export interface Versification {
  /** As The SWORD Project names it, such as `KJV`, `Vulg` or `Synodal`. */
  readonly name: string;
  readonly oldTestament: readonly NumberedBook[];
  readonly newTestament: readonly NumberedBook[];
}

let table: ReadonlyMap<string, readonly number[]> | undefined;
let systems: ReadonlyMap<string, Versification> | undefined;

/** The numbering of a name, in any case; nothing where there is none of that name. */
export function versification(name: string): Versification | undefined {
  systems ??= readSystems();
  return systems.get(name.toLowerCase());
}

/** Every numbering there is. */
export function versifications(): readonly Versification[] {
  systems ??= readSystems();
  return [...systems.values()];
}

/** The different numberings of one book. */
export function bookNumberings(book: BookId): readonly (readonly number[])[] {
  table ??= readTable();
  return [...table].filter(([key]) => key.startsWith(book)).map(([, verses]) => verses);
}

const longest = new Map<BookId, readonly number[]>();

/**
 * Returns the most verses that a chapter has in any numbering: 0 where no numbering has the chapter, without end where
 * none has the book.
 */
export function mostVerses(book: BookId, chapter: number): number {
  let lengths = longest.get(book);
  if (lengths === undefined) {
    const most: number[] = [];
    for (const verses of bookNumberings(book)) {
      for (const [index, count] of verses.entries()) {
        most[index] = Math.max(most[index] ?? 0, count);
      }
    }
    lengths = most;
    longest.set(book, lengths);
  }
  return lengths.length === 0 ? Number.POSITIVE_INFINITY : (lengths[chapter - 1] ?? 0);
}

/** Checks whether a verse is the last of its chapter in one of the numberings. */
export function isLastVerse(book: BookId, chapter: number, verse: number): boolean {
  return bookNumberings(book).some((verses) => verses[chapter - 1] === verse);
}

function readTable(): ReadonlyMap<string, readonly number[]> {
  const books = new Map<string, readonly number[]>();
  for (const [key = "", ...words] of entries(CHAPTER_LENGTHS)) {
    const first = books.get(key.slice(0, 3)) ?? [];
    const changed = words.some((word) => word.includes("=") || word.endsWith("."));
    books.set(key, changed ? changedNumbering(first, words) : words.map(Number));
  }
  return books;
}

/** Applies `32=33`, the verses of a chapter, and `13.`, the last chapter. */
function changedNumbering(first: readonly number[], changes: readonly string[]): number[] {
  const verses = [...first];
  for (const change of changes) {
    const [chapter = "", count] = change.split("=");
    if (count === undefined) verses.length = Number.parseInt(chapter, 10);
    else verses[Number(chapter) - 1] = Number(count);
  }
  return verses;
}

function readSystems(): ReadonlyMap<string, Versification> {
  table ??= readTable();
  const found = new Map<string, Versification>();
  for (const [label = "", ...words] of entries(VERSIFICATION_BOOKS)) {
    const name = label.replace(":", "");
    const bar = words.includes("|") ? words.indexOf("|") : words.length;
    const books = (keys: readonly string[]) => keys.map((key) => numberedBook(key));
    found.set(name.toLowerCase(), {
      name,
      oldTestament: books(words.slice(0, bar)),
      newTestament: books(words.slice(bar + 1)),
    });
  }
  return found;
}

function numberedBook(key: string): NumberedBook {
  const book = key.slice(0, 3);
  const verses = table?.get(key);
  if (!isBookId(book) || verses === undefined) throw new Error(`No numbering "${key}"`);
  return { book, verses };
}

/** The entries of a table, words apart; an indented line goes on with the one before it. */
function entries(text: string): string[][] {
  return text
    .trim()
    .replace(/\n\s+/g, " ")
    .split("\n")
    .map((line) => line.split(" "));
}
