import { kept } from "../base/bounded_map.ts";
import { editDistance, INSERTION, MAX_COMPARED_LENGTH, SUBSTITUTION } from "../base/word_comparison.ts";
import type { BookId } from "./books.ts";
import { keysOf } from "./name_keys.ts";
import { booksOfEntry, languageTable, type NameEntry, type NameTable, nearName } from "./name_table.ts";
import { BOOK_LANGUAGES, bookName, languageNames } from "./names.ts";

const tables = new Map<string, NameTable>();
const ownTables = new Map<string, NameTable>();

/** The names that texts in a language may use: its own first, then those of all languages together. */
function namesFor(language: string): NameTable {
  const own = languageNames(language) === undefined ? [] : [[language]];
  return kept(tables, own.join(), () => languageTable([...own, BOOK_LANGUAGES.map(({ code }) => code)]));
}

/**
 * Returns the books that a name means in a text, by the same tables as references: none where it is no name, several
 * where it is ambiguous.
 *
 * @param language The language of the text, ISO 639-3; the names of all languages are equal where it is unknown.
 * @example
 * booksOfName("Rimljanom", "slv"); // ["ROM"]
 */
export function booksOfName(name: string, language = ""): readonly BookId[] {
  const own = languageNames(language) === undefined ? [] : ownBooks(name, language);
  if (own.length > 0) return own;
  const table = namesFor(language);
  const last = /[^\s.]*$/.exec(name.trim().replace(/\.+$/, ""))?.[0] ?? "";
  for (const key of keysIn(name)) {
    const books = booksOf(table.get(key), last);
    if (books.length > 0) return books;
  }
  return [];
}

/** A shorter name may be exact in another language. */
const MIN_OWN_LENGTH = 4;

/**
 * Returns the books of a name by the names of one language, which come before all others; none says nothing. Those of all
 * languages take a fifth of a second to gather, and few texts need them.
 */
function ownBooks(name: string, language: string): readonly BookId[] {
  const [key = ""] = keysIn(name);
  if (key.length < MIN_OWN_LENGTH) return [];
  return kept(ownTables, language, () => languageTable([[language]])).get(key)?.books ?? [];
}

/**
 * Returns whether a name means a book, and no other, in the language of a text, or in English where that is unknown; false
 * says nothing.
 */
export function isNameOf(book: BookId, name: string, language = "eng"): boolean {
  const [only, ...others] = ownBooks(name, languageNames(language) === undefined ? "eng" : language);
  return only === book && others.length === 0;
}

function booksOf(entry: NameEntry | undefined, written: string): readonly BookId[] {
  return entry === undefined ? [] : booksOfEntry(entry, written);
}

/** The key of a name in full, and without the words that may be left out. */
function keysIn(name: string): readonly string[] {
  const { full, short } = keysOf(name);
  return [...new Set([full.at(-1) ?? "", short.at(-1) ?? ""])];
}

/** No more names are suggested than these. */
const MAX_SUGGESTIONS = 5;

/**
 * Returns the names of the books that an ambiguous name means, or those nearest to a name that means no book: at most
 * five, none where nothing is near.
 */
export function namesNear(name: string, language = ""): readonly string[] {
  const several = booksOfName(name, language);
  if (several.length > 1) return several.map((book) => bookName(book, language).name);
  const table = namesFor(language);
  const entries = [...table].flatMap(([key, entry]) => {
    const near = nearName(entry, key);
    return near === undefined ? [] : [{ key, near }];
  });
  for (const key of keysIn(name)) {
    if (key === "" || key.length > MAX_COMPARED_LENGTH) continue;
    let least = key.length < 6 ? SUBSTITUTION : 2 * SUBSTITUTION;
    const found = new Map<BookId, string>();
    for (const each of entries) {
      // A number too few is the likeliest slip: `Kings`.
      const isNumbered = /^\d/.test(each.key) && each.key.slice(1) === key;
      if (!isNumbered && Math.abs(each.key.length - key.length) * INSERTION > least) continue;
      const distance = isNumbered ? 0 : editDistance(key, each.key, least);
      if (distance > least) continue;
      if (distance < least) found.clear();
      least = distance;
      if (!found.has(each.near.book)) found.set(each.near.book, each.near.name);
    }
    if (found.size > 0) return [...found.values()].slice(0, MAX_SUGGESTIONS);
  }
  return [];
}
