import {
  BOOK_IDS,
  type BookId,
  type BookNaming,
  bookName,
  LANGUAGES,
  languageNames,
  readingOrder,
} from "../canon/mod.ts";
import { fold } from "./characters.ts";
import { tokenize } from "./lexer.ts";
import type { Token } from "./token.ts";

/** A book found in a text. */
export interface BookMatch {
  /** One book, or several where the name is ambiguous. */
  readonly books: readonly BookId[];
  /** The index of the first token behind the name. */
  readonly next: number;
}

/** What is known about a name, or about the beginning of one. */
interface Entry {
  /** The books that are called so: none where only longer names begin so, several where it is ambiguous. */
  books: readonly BookId[];
  /** Whether longer names begin so. */
  continues: boolean;
}

type Entries = Map<string, Entry>;

/**
 * The names of the books that a reference may use. A name is kept as one key: its words folded and joined,
 * an ordinal as a digit, fillers left out, so that `Prvo pismo Korinčanom`, `1. Korinčanom` and
 * `I KORINČANOM` are all `1korincanom`.
 */
export class Vocabulary {
  /** The translation's own names, then those of the languages; the first that knows a key decides. */
  readonly #layers: readonly Entries[];
  readonly #abbreviation: (book: BookId) => string;

  constructor(layers: readonly Entries[], abbreviation: (book: BookId) => string) {
    this.#layers = layers;
    this.#abbreviation = abbreviation;
  }

  /** The abbreviation that a suggestion shows for a book. */
  abbreviation(book: BookId): string {
    return this.#abbreviation(book);
  }

  /** The longest name of a book that begins at a token, if there is one. */
  match(tokens: readonly Token[], index: number): BookMatch | undefined {
    const first = tokens[index] as Token;
    if (first.kind !== "word" && !isOrdinalNumber(tokens, index)) return undefined;
    return this.#match(tokens, index, true) ?? this.#match(tokens, index, false);
  }

  /** Every key with its books, the stronger layer's where two have it. */
  *keys(): Generator<[key: string, books: readonly BookId[]]> {
    const seen = new Set<string>();
    for (const entries of this.#layers) {
      for (const [key, { books }] of entries) {
        if (books.length === 0 || seen.has(key)) continue;
        seen.add(key);
        yield [key, books];
      }
    }
  }

  #match(tokens: readonly Token[], start: number, dropFillers: boolean): BookMatch | undefined {
    let key = "";
    let books: readonly BookId[] | undefined;
    let next = start;
    let continues = true;
    for (let index = start; index < tokens.length; index++) {
      const token = tokens[index] as Token;
      if (token.kind === "end" || token.kind === ";" || token.kind === "other") break;
      if (token.kind !== "number" && token.kind !== "word") continue;
      const part = keyPart(token, key, dropFillers);
      if (part === "") {
        if (next === index && books !== undefined) next = index + 1;
        continue;
      }
      if (!continues) break;
      key += part;
      const found = this.#find(key);
      if (found === undefined) break;
      continues = found.continues;
      if (found.books.length > 0) {
        books = found.books;
        next = index + 1;
      }
    }
    return books === undefined ? undefined : { books, next };
  }

  #find(key: string): Entry | undefined {
    let found: Entry | undefined;
    for (const entries of this.#layers) {
      const entry = entries.get(key);
      if (entry === undefined) continue;
      if (found === undefined) found = entry;
      else {
        found = {
          books: found.books.length > 0 ? found.books : entry.books,
          continues: found.continues || entry.continues,
        };
      }
    }
    return found;
  }
}

/** Whether a number may be the "first" to "sixth" of a book: a small one with a word behind it. */
function isOrdinalNumber(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  if (token.kind !== "number" || token.value < 1 || token.value > 6) return false;
  const next = tokens[index + 1] as Token;
  if (next.kind === "word") return true;
  return next.kind === "." && (tokens[index + 2] as Token).kind === "word";
}

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi"];

const ORDINALS: ReadonlyMap<string, string> = new Map([
  ...ROMAN.map((numeral, index) => [numeral, String(index + 1)] as const),
  ...LANGUAGES.flatMap(({ ordinals }) =>
    ordinals.flatMap((words, index) =>
      words.map((word) => [fold(word), String(index + 1)] as const),
    ),
  ),
]);

const FILLERS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap(({ fillers }) => fillers.map((word) => fold(word))),
);

/** What a token adds to the key of a name: nothing where it is a filler. */
function keyPart(token: Token, key: string, dropFillers: boolean): string {
  if (token.kind === "number") return String(token.value);
  if (key === "") {
    const ordinal = ORDINALS.get(token.text);
    if (ordinal !== undefined) return ordinal;
  }
  return dropFillers && FILLERS.has(token.text) ? "" : token.text;
}

/** The keys of a name and of its beginnings, shortest first. */
function keysOf(name: string): string[] {
  const tokens = tokenize(name);
  const keys = (dropFillers: boolean): string[] => {
    const keys: string[] = [];
    let key = "";
    for (const token of tokens) {
      if (token.kind !== "number" && token.kind !== "word") continue;
      const part = keyPart(token, key, dropFillers);
      if (part === "") continue;
      key += part;
      keys.push(key);
    }
    return keys;
  };
  const short = keys(true);
  // A name that is nothing but fillers keeps them.
  return short.length === 0 || /^[1-6]?$/.test(short.at(-1) as string) ? keys(false) : short;
}

/** The key of a name: what all its spellings have in common. */
export function nameKey(name: string): string {
  return keysOf(name).at(-1) ?? "";
}

function addName(entries: Entries, name: string, books: readonly BookId[]): void {
  const keys = keysOf(name);
  keys.forEach((key, index) => {
    const entry = entries.get(key) ?? { books: [], continues: false };
    if (index < keys.length - 1) entry.continues = true;
    else entry.books = [...new Set([...entry.books, ...books])];
    entries.set(key, entry);
  });
}

function addNaming(entries: Entries, id: BookId, naming: BookNaming): void {
  if (naming.abbreviation) addName(entries, naming.abbreviation, [id]);
  if (naming.name) addName(entries, naming.name, [id]);
  for (const name of naming.alternates ?? []) addName(entries, name, [id]);
}

/** Adds what a weaker layer knows and the stronger ones do not. */
function addLayer(entries: Entries, weaker: Entries): void {
  for (const [key, { books, continues }] of weaker) {
    const entry = entries.get(key);
    if (entry === undefined) entries.set(key, { books, continues });
    else {
      if (entry.books.length === 0) entry.books = books;
      if (continues) entry.continues = true;
    }
  }
}

function languageEntries(code: string): Entries {
  const entries: Entries = new Map();
  const language = languageNames(code);
  if (language === undefined) return entries;
  for (const [id, names] of language.books) addNaming(entries, id, names);
  for (const [name, books] of language.ambiguous) addName(entries, name, books);
  return entries;
}

/** The names and abbreviations under which answers in a language show the books. */
function shownEntries(language: string): Entries {
  const entries: Entries = new Map();
  for (const id of BOOK_IDS) {
    const { name, abbreviation } = bookName(id, language);
    addNaming(entries, id, { name, abbreviation });
  }
  return entries;
}

const byLanguage = new Map<string, Entries>();

function entriesFor(language: string): Entries {
  let entries = byLanguage.get(language);
  if (entries === undefined) {
    entries = shownEntries(language);
    for (const code of readingOrder(language)) addLayer(entries, languageEntries(code));
    byLanguage.set(language, entries);
  }
  return entries;
}

/**
 * The names that a reference into a translation may use. The translation's own come first, then those under
 * which its answers show the books, then Slovenian, its language, English, Latin and German: the first that
 * knows a name decides what it means.
 *
 * @param language The translation's language, ISO 639-3.
 * @param own What the translation's header calls the books.
 */
export function createVocabulary(
  language: string,
  own: ReadonlyMap<BookId, BookNaming> = new Map(),
): Vocabulary {
  const shared = entriesFor(languageNames(language) === undefined ? "eng" : language);
  const abbreviation = (book: BookId) =>
    own.get(book)?.abbreviation ?? bookName(book, "slv").abbreviation;
  if (own.size === 0) return new Vocabulary([shared], abbreviation);
  const entries: Entries = new Map();
  for (const [id, naming] of own) addNaming(entries, id, naming);
  return new Vocabulary([entries, shared], abbreviation);
}
