import { kept } from "../base/bounded_map.ts";
import { isAscii } from "../base/word_comparison.ts";
import { BOOK_IDS, type BookId } from "./books.ts";
import { keysOf, type NameKeys } from "./name_keys.ts";
import { type BookNames, type BookNaming, bookName, languageNames, readingOrder } from "./names.ts";

/** A name that is meant only in its own spelling. */
interface ExactName {
  readonly spelling: string;
  readonly books: readonly BookId[];
}

/** The facts about the key of a name, or about the beginning of one. */
export class NameEntry {
  /** The books that are called so: none where only longer names begin so, several where it is ambiguous. */
  books: readonly BookId[] = [];
  /** True where longer names begin so. */
  continues = false;
  /** The layer that the books come from; an earlier layer takes precedence. */
  layer: number;
  /** The name as the table spells it, for suggestions. */
  spelling = "";
  /** The abbreviation in the language of the name. */
  abbreviation = "";
  /** True where the name is in another case than the nominative. */
  isDeclined = false;
  /** True where one of its spellings has letters with marks: `Žal`, but not `Cl`, so that `čl.` is no Colossians. */
  isMarked = false;
  /** The names under this key that are meant only in their own spelling. */
  exact: readonly ExactName[] | undefined;

  constructor(layer: number) {
    this.layer = layer;
  }
}

/** Names of books by key. */
export type NameTable = Map<string, NameEntry>;

/** A name with its book, or with several where it is ambiguous. */
interface NamedBooks {
  readonly name: string;
  readonly books: readonly BookId[];
  readonly abbreviation?: string;
  readonly isDeclined?: boolean;
  /** The keys of the name, worked out when they are first wanted. */
  keys?: NameKeys;
}

/**
 * Puts the names of a layer into a table under their full and short keys. A short key gives way to a full
 * one: `Letter of Jeremiah` is not to be had as `Jeremiah`.
 *
 * @param options.weaker A table that is asked after this one, whose names no short key may hide.
 */
function addLayer(
  table: NameTable,
  names: readonly NamedBooks[],
  { layer, weaker }: { layer: number; weaker?: NameTable },
): void {
  const shortened: [keys: readonly string[], named: NamedBooks][] = [];
  for (const named of names) {
    if (named.name.startsWith("=")) {
      addExact(table, named, layer);
      continue;
    }
    named.keys ??= keysOf(named.name);
    const { full, short } = named.keys;
    add(table, full, { named, layer });
    if (short !== full) shortened.push([short, named]);
  }
  const open = shortened.filter(([keys, { books }]) => {
    const key = keys.at(-1) as string;
    return isFree(table.get(key), books) && isFree(weaker?.get(key), books);
  });
  // A name without its fillers says nothing of the case that another name has: `Luku` out of `Evangelij po Luku`.
  for (const [keys, named] of open) {
    const isDeclined = table.get(keys.at(-1) as string)?.isDeclined === true;
    add(table, keys, { named: { ...named, isDeclined }, layer });
  }
}

/** Checks whether a key may come to mean these books: no other has it. */
function isFree(entry: NameEntry | undefined, books: readonly BookId[]): boolean {
  return entry === undefined || entry.books.every((book) => books.includes(book));
}

function add(table: NameTable, keys: readonly string[], { named, layer }: { named: NamedBooks; layer: number }): void {
  for (let index = 0; index < keys.length; index++) {
    const entry = entryOf(table, keys[index] as string, layer);
    if (index < keys.length - 1) entry.continues = true;
    else addBooks(entry, named, layer);
  }
}

function entryOf(table: NameTable, key: string, layer: number): NameEntry {
  return kept(table, key, () => new NameEntry(layer));
}

function addBooks(entry: NameEntry, named: NamedBooks, layer: number): void {
  const { name, books, abbreviation = name, isDeclined = false } = named;
  entry.isMarked ||= hasMarks(name);
  if (entry.books.length === 0) {
    entry.books = books;
    entry.layer = layer;
    entry.spelling = name;
    entry.abbreviation = abbreviation;
    entry.isDeclined = isDeclined;
    return;
  }
  // A name in the nominative of one language may be another case in another: `Luke`.
  if (!isDeclined && isFree(entry, books)) entry.isDeclined = false;
  if (entry.layer === layer) {
    const others = books.filter((book) => !entry.books.includes(book));
    if (others.length > 0) entry.books = [...entry.books, ...others];
  }
}

/** Checks whether a name or word has letters with marks. */
export function hasMarks(name: string): boolean {
  if (isAscii(name)) return false;
  // What is not seen keeps a letter and its mark apart: `Mal\ufeff\u0301` is printed as `Maĺ`.
  return /[\u00c0-\u024f]/.test(name.replace(/[\p{Cf}ªº°]/gu, "").normalize("NFKC"));
}

/** Adds a name such as `=1 Kö`, whose last word is to be written just so. */
function addExact(table: NameTable, { name, books }: NamedBooks, layer: number): void {
  const { full } = keysOf(name.slice(1));
  for (const key of full.slice(0, -1)) entryOf(table, key, layer).continues = true;
  const entry = entryOf(table, full.at(-1) as string, layer);
  const spelling = name.slice(name.search(/[^= ]*$/));
  entry.isMarked ||= hasMarks(name);
  entry.exact = [...(entry.exact ?? []), { spelling: spelling.replace("=", ""), books }];
}

/** The books of an entry for a word as it was written; capitals in the table are literal. */
export function booksOfEntry(entry: NameEntry, raw: string): readonly BookId[] {
  if (entry.exact === undefined) return entry.books;
  const exact = entry.exact.find(({ spelling }) =>
    spelling === spelling.toUpperCase()
      ? raw === spelling
      : raw.normalize("NFC").toLowerCase() === spelling.toLowerCase(),
  );
  return exact?.books ?? entry.books;
}

/** A book that was probably meant, by the name that is nearest to what was written. */
export interface NearName {
  readonly book: BookId;
  /** A name in the nominative, in the language of what was written. */
  readonly name: string;
}

/** The book of a name that means one alone, by its nominative. */
export function nearName(
  { books, spelling, abbreviation, isDeclined, layer }: NameEntry,
  key: string,
): NearName | undefined {
  const [book, ...others] = books;
  if (book === undefined || others.length > 0) return undefined;
  // `1 Kor` says the number more plainly than `Prvo pismo Korinčanom`, `Heb` the book than the Croatian dative `Hebrejima`.
  const isForeign = layer > 2 && / /.test(abbreviation) === false;
  return { book, name: isDeclined || isForeign || /^[1-6]/.test(key) ? abbreviation : spelling };
}

function namesOf(
  id: BookId,
  { name, abbreviation, alternates = [], declined = [] }: BookNaming & Partial<BookNames>,
): NamedBooks[] {
  const books = [id];
  const short = abbreviation ?? name ?? id;
  const names: NamedBooks[] = [];
  for (const text of [abbreviation, name, ...alternates]) {
    if (text) names.push({ name: text, books, abbreviation: short });
  }
  for (const form of declined) {
    names.push({ name: form, books, abbreviation: short, isDeclined: true });
  }
  // A number alone would be taken for a book wherever a word follows a verse: `Kol 3,1-4 ali 5`.
  return names.filter(({ name }) => /\p{L}/u.test(name));
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
function isSaidBy(weaker: NameEntry | undefined, { books, continues }: NameEntry): boolean {
  if (weaker === undefined || (continues && !weaker.continues)) return false;
  if (books.length === 0) return true;
  return books.length === weaker.books.length && isFree(weaker, books);
}

/**
 * The names of languages, the earlier layer's first, those among them that are ambiguous on purpose included.
 *
 * @param layers The languages of each layer; what those of one layer contradict each other in is ambiguous.
 */
export function languageTable(layers: readonly (readonly string[])[], table: NameTable = new Map()): NameTable {
  layers.forEach((codes, index) => {
    addLayer(table, codes.flatMap(namesIn), { layer: index + 1 });
  });
  return table;
}

const namesByLanguage = new Map<string, readonly NamedBooks[]>();

/** The names of a language, those that are ambiguous on purpose included; made once for all tables. */
function namesIn(code: string): readonly NamedBooks[] {
  return kept(namesByLanguage, code, () => {
    const language = languageNames(code);
    const books = Array.from(language?.books ?? [], ([id, naming]) => namesOf(id, naming)).flat();
    const ambiguous = Array.from(language?.ambiguous ?? [], ([name, books]) => ({ name, books }));
    return [...books, ...ambiguous];
  });
}

const byLanguage = new Map<string, NameTable>();

/**
 * The names that can be used for a translation in a language: those under which its answers show the books,
 * then those of Slovenian, of its language, and of all the others together. The first that has a key decides.
 */
export function sharedNames(language: string): NameTable {
  return kept(byLanguage, language, makeSharedNames);
}

function makeSharedNames(language: string): NameTable {
  const table: NameTable = new Map();
  for (const id of BOOK_IDS) {
    const { name, abbreviation } = bookName(id, language);
    for (const each of [abbreviation, name]) {
      add(table, keysOf(each).full, { named: { name: each, books: [id], abbreviation }, layer: 0 });
    }
  }
  const [slovenian = "", ...others] = readingOrder(language);
  const own = others.filter((code) => code === language);
  const neighbours = others.filter((code) => code !== language);
  return languageTable([[slovenian], own, neighbours], table);
}
