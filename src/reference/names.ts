import {
  BOOK_IDS,
  type BookId,
  type BookNaming,
  bookName,
  languageNames,
  readingOrder,
} from "../canon/mod.ts";
import { keysOf } from "./name_key.ts";

/** The facts about the key of a name, or about the beginning of one. */
export interface Entry {
  /** The books that are called so: none where only longer names begin so, several where it is ambiguous. */
  books: readonly BookId[];
  /** True where longer names begin so. */
  continues: boolean;
  /** The layer that the books come from; what an earlier layer says stands. */
  layer: number;
}

/** NameTable of books by key. */
export type NameTable = Map<string, Entry>;

/** A name with its book, or with several where it is ambiguous. */
type NameOfBooks = readonly [name: string, books: readonly BookId[]];

const NO_BOOKS: readonly BookId[] = [];

/**
 * Puts the names of a layer into a table under their full and short keys. A short key gives way to a full
 * one: `Letter of Jeremiah` is not to be had as `Jeremiah`.
 *
 * @param options.weaker A table that is asked after this one, whose names no short key may hide.
 */
function addLayer(
  table: NameTable,
  names: readonly NameOfBooks[],
  { layer, weaker }: { layer: number; weaker?: NameTable },
): void {
  const shortened: [keys: readonly string[], books: readonly BookId[]][] = [];
  for (const [name, books] of names) {
    const { full, short } = keysOf(name);
    add(table, full, { books, layer });
    if (short !== full) shortened.push([short, books]);
  }
  const open = shortened.filter(([keys, books]) => {
    const key = keys.at(-1) as string;
    return isFree(table.get(key), books) && isFree(weaker?.get(key), books);
  });
  for (const [keys, books] of open) add(table, keys, { books, layer });
}

/** Checks whether a key may come to mean these books: no other has it. */
function isFree(entry: Entry | undefined, books: readonly BookId[]): boolean {
  return entry === undefined || entry.books.every((book) => books.includes(book));
}

function add(
  table: NameTable,
  keys: readonly string[],
  { books, layer }: { books: readonly BookId[]; layer: number },
): void {
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] as string;
    let entry = table.get(key);
    if (entry === undefined) {
      entry = { books: NO_BOOKS, continues: false, layer };
      table.set(key, entry);
    }
    if (index < keys.length - 1) entry.continues = true;
    else addBooks(entry, books, layer);
  }
}

function addBooks(entry: Entry, books: readonly BookId[], layer: number): void {
  if (entry.books.length === 0) {
    entry.books = books;
    entry.layer = layer;
  } else if (entry.layer === layer) {
    const others = books.filter((book) => !entry.books.includes(book));
    if (others.length > 0) entry.books = [...entry.books, ...others];
  }
}

function namesOf(id: BookId, { name, abbreviation, alternates = [] }: BookNaming): NameOfBooks[] {
  const books = [id];
  const names: NameOfBooks[] = alternates.map((alternate) => [alternate, books]);
  if (abbreviation) names.push([abbreviation, books]);
  if (name) names.push([name, books]);
  // A number alone would be taken for a book wherever a word follows a verse: `Kol 3,1-4 ali 5`.
  return names.filter(([name]) => /\p{L}/u.test(name));
}

/**
 * The names that a translation's header brings, to be asked before those of the languages. What those say too is
 * left out: most headers call most books as their language does, and there may be hundreds of translations.
 */
export function ownNames(own: ReadonlyMap<BookId, BookNaming>, weaker: NameTable): NameTable {
  const table: NameTable = new Map();
  const names = Array.from(own, ([id, naming]) => namesOf(id, naming)).flat();
  addLayer(table, names, { layer: 0, weaker });
  return new Map([...table].filter(([key, entry]) => !isSaidBy(weaker.get(key), entry)));
}

/** Checks whether a weaker table says all that an entry does. */
function isSaidBy(weaker: Entry | undefined, { books, continues }: Entry): boolean {
  if (weaker === undefined || (continues && !weaker.continues)) return false;
  if (books.length === 0) return true;
  return books.length === weaker.books.length && isFree(weaker, books);
}

/** The names of languages, the earlier one's first, those among them that are ambiguous on purpose included. */
export function languageTable(codes: readonly string[], table: NameTable = new Map()): NameTable {
  codes.forEach((code, index) => {
    const language = languageNames(code);
    if (language === undefined) return;
    const names: NameOfBooks[] = [];
    for (const [id, naming] of language.books) names.push(...namesOf(id, naming));
    names.push(...language.ambiguous);
    addLayer(table, names, { layer: index + 1 });
  });
  return table;
}

const byLanguage = new Map<string, NameTable>();

/**
 * The names that can be used for a translation in a language: those under which its answers show the books,
 * then those of Slovenian, of its language, of English, Latin and German. The first that has a key decides.
 */
export function sharedNames(language: string): NameTable {
  let table = byLanguage.get(language);
  if (table === undefined) {
    table = new Map();
    for (const id of BOOK_IDS) {
      const { name, abbreviation } = bookName(id, language);
      const books = [id];
      add(table, keysOf(abbreviation).full, { books, layer: 0 });
      add(table, keysOf(name).full, { books, layer: 0 });
    }
    languageTable(readingOrder(language), table);
    byLanguage.set(language, table);
  }
  return table;
}
