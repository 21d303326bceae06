import {
  BOOK_IDS,
  type BookId,
  type BookNaming,
  bookName,
  languageNames,
  readingOrder,
} from "../canon/mod.ts";
import { fullKeys, shortKeys } from "./name_key.ts";

/** What is known about the key of a name, or about the beginning of one. */
export interface Entry {
  /** The books that are called so: none where only longer names begin so, several where it is ambiguous. */
  books: readonly BookId[];
  /** Whether longer names begin so. */
  continues: boolean;
}

/** Names of books by key. */
export type Names = Map<string, Entry>;

type NameOfBooks = readonly [name: string, books: readonly BookId[]];

/**
 * Puts names into a table under their full and short keys. A short key gives way to a full one: `Letter of
 * Jeremiah` is not to be had as `Jeremiah`.
 *
 * @param names Every name with its book, or with several where it is ambiguous.
 * @param weaker A table that is asked after this one, whose names no short key may hide.
 */
export function tableOf(names: readonly NameOfBooks[], weaker?: Names): Names {
  const table: Names = new Map();
  for (const [name, books] of names) add(table, fullKeys(name), books);
  const full = new Map(Array.from(table, ([key, entry]) => [key, entry.books]));
  for (const [name, books] of names) {
    const keys = shortKeys(name);
    const key = keys.at(-1) ?? "";
    const others = [...(full.get(key) ?? []), ...(weaker?.get(key)?.books ?? [])];
    if (others.every((book) => books.includes(book))) add(table, keys, books);
  }
  return table;
}

function add(table: Names, keys: readonly string[], books: readonly BookId[]): void {
  keys.forEach((key, index) => {
    const entry = table.get(key) ?? { books: [], continues: false };
    if (index < keys.length - 1) entry.continues = true;
    else entry.books = [...new Set([...entry.books, ...books])];
    table.set(key, entry);
  });
}

function namesOf(id: BookId, naming: BookNaming): NameOfBooks[] {
  const { name, abbreviation, alternates = [] } = naming;
  return [abbreviation, name, ...alternates]
    .filter((name) => name !== undefined && name !== "")
    .map((name) => [name as string, [id]]);
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
      add(table, fullKeys(abbreviation), [id]);
      add(table, fullKeys(name), [id]);
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
