import {
  BOOK_IDS,
  type BookId,
  type BookNaming,
  bookName,
  languageNames,
  readingOrder,
} from "../canon/mod.ts";
import { keysOf } from "./name_key.ts";

/** What is known about the key of a name, or about the beginning of one. */
export interface Entry {
  /** The books that are called so: none where only longer names begin so, several where it is ambiguous. */
  books: readonly BookId[];
  /** Whether longer names begin so. */
  continues: boolean;
}

/** Names of books by key. */
export type Names = Map<string, Entry>;

/** A name with its book, or with several where it is ambiguous. */
type NameOfBooks = readonly [name: string, books: readonly BookId[]];

/**
 * Puts names into a table under their full and short keys. A short key gives way to a full one: `Letter of
 * Jeremiah` is not to be had as `Jeremiah`.
 *
 * @param weaker A table that is asked after this one, whose names no short key may hide.
 */
function tableOf(names: readonly NameOfBooks[], weaker?: Names): Names {
  const table: Names = new Map();
  const shortened: [keys: readonly string[], books: readonly BookId[]][] = [];
  for (const [name, books] of names) {
    const { full, short } = keysOf(name);
    add(table, full, books);
    if (short !== full) shortened.push([short, books]);
  }
  const open = shortened.filter(([keys, books]) => {
    const key = keys.at(-1) as string;
    return [table, weaker].every((names) => isFree(names?.get(key), books));
  });
  for (const [keys, books] of open) add(table, keys, books);
  return table;
}

/** Whether a key may come to mean these books: no other has it. */
function isFree(entry: Entry | undefined, books: readonly BookId[]): boolean {
  return entry === undefined || entry.books.every((book) => books.includes(book));
}

function add(table: Names, keys: readonly string[], books: readonly BookId[]): void {
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] as string;
    let entry = table.get(key);
    if (entry === undefined) {
      entry = { books: NO_BOOKS, continues: false };
      table.set(key, entry);
    }
    if (index < keys.length - 1) entry.continues = true;
    else if (entry.books.length === 0) entry.books = books;
    else entry.books = [...entry.books, ...books.filter((book) => !entry.books.includes(book))];
  }
}

const NO_BOOKS: readonly BookId[] = [];

function namesOf(id: BookId, { name, abbreviation, alternates = [] }: BookNaming): NameOfBooks[] {
  const books = [id];
  const names: NameOfBooks[] = alternates.map((alternate) => [alternate, books]);
  if (abbreviation) names.push([abbreviation, books]);
  if (name) names.push([name, books]);
  return names;
}

/** The names that a translation's header brings, to be asked before those of the languages. */
export function ownNames(own: ReadonlyMap<BookId, BookNaming>, weaker: Names): Names {
  return tableOf(Array.from(own, ([id, naming]) => namesOf(id, naming)).flat(), weaker);
}

/** The names of one language, those among them that are ambiguous on purpose included. */
export function languageTable(code: string): Names {
  const language = languageNames(code);
  if (language === undefined) return new Map();
  return tableOf([
    ...Array.from(language.books, ([id, names]) => namesOf(id, names)).flat(),
    ...language.ambiguous,
  ]);
}

const byLanguage = new Map<string, Names>();

/**
 * The names that can be used for a translation in a language: those under which its answers show the books,
 * then those of Slovenian, of its language, of English, Latin and German. The first that has a key decides.
 */
export function sharedNames(language: string): Names {
  let table = byLanguage.get(language);
  if (table === undefined) {
    table = new Map();
    for (const id of BOOK_IDS) {
      const { name, abbreviation } = bookName(id, language);
      add(table, keysOf(abbreviation).full, [id]);
      add(table, keysOf(name).full, [id]);
    }
    for (const code of readingOrder(language)) addWeaker(table, languageTable(code));
    byLanguage.set(language, table);
  }
  return table;
}

/** Adds what a weaker table knows and this one does not. */
function addWeaker(table: Names, weaker: Names): void {
  for (const [key, { books, continues }] of weaker) {
    const entry = table.get(key);
    if (entry === undefined) table.set(key, { books, continues });
    else {
      if (entry.books.length === 0) entry.books = books;
      if (continues) entry.continues = true;
    }
  }
}
