import { LANGUAGE_TABLES } from "./book_names.ts";
import { type BookId, isBookId } from "./books.ts";
import type { LanguageTable } from "./languages/language_table.ts";

/** The names of a book. */
export interface BookNames {
  /** The full name, such as `Evangelij po Janezu`. */
  readonly name: string;
  /** The usual abbreviation, such as `Jn`. */
  readonly abbreviation: string;
  /** Further names and abbreviations that a reference may use; one behind `=` in just this spelling. */
  readonly alternates: readonly string[];
  /** Names in other cases than the nominative, for which an answer writes the abbreviation. */
  readonly declined: readonly string[];
}

/** The names that a translation gives a book, where that differs from the defaults of its language. */
export interface BookNaming {
  readonly name?: string;
  readonly abbreviation?: string;
  /** Further names that a reference may use. */
  readonly alternates?: readonly string[];
}

/** The names of the books in one language. */
export interface LanguageNames {
  /** ISO 639-3. */
  readonly code: string;
  /** In the order of the language's tradition. */
  readonly books: ReadonlyMap<BookId, BookNames>;
  /** Abbreviations that mean several books, with these. */
  readonly ambiguous: ReadonlyMap<string, readonly BookId[]>;
  /** The words for "first" (at 0) to "sixth" before a book. */
  readonly ordinals: readonly (readonly string[])[];
  /** Words that may stand in a name or be left out of it. */
  readonly fillers: readonly string[];
  /** The fillers and ordinals that put a name in another case: `knjigi`, `prvega`. */
  readonly declined: readonly string[];
  /** The fillers that are the head of a name in the nominative: `evangelij`, `knjiga`. */
  readonly nominative: readonly string[];
}

/** The numbers of books as they stand behind a name. */
const NUMERALS = ["", "I", "II", "III", "IV", "V"];

/** The languages Ambo has tables for, in the order in which they are asked. */
export const BOOK_LANGUAGES: readonly LanguageNames[] = LANGUAGE_TABLES.map(readTable);

const BY_CODE: ReadonlyMap<string, LanguageNames> = new Map(
  BOOK_LANGUAGES.map((language) => [language.code, language]),
);

/** The language whose names stand in where another has none. */
const FALLBACK = "eng";

/** The names of one language, by ISO 639-3 code; undefined where Ambo has no table for it. */
export function languageNames(code: string): LanguageNames | undefined {
  return BY_CODE.get(code);
}

/** The names of a book in a language, or in English where the language has no name for it. */
export function bookName(id: BookId, language: string): BookNames {
  return (
    BY_CODE.get(language)?.books.get(id) ??
    BY_CODE.get(FALLBACK)?.books.get(id) ?? {
      name: id,
      abbreviation: id,
      alternates: [],
      declined: [],
    }
  );
}

/**
 * The order in which languages are asked for the name of a book: Slovenian, the translation's own, then the others as
 * they are listed.
 *
 * @param language The translation's language, ISO 639-3.
 */
export function readingOrder(language: string): string[] {
  const codes = [...BY_CODE.keys()];
  const first = codes.slice(0, 1);
  return [...new Set([...first, language, ...codes])].filter((code) => BY_CODE.has(code));
}

function readTable(table: LanguageTable): LanguageNames {
  let books: LanguageNames["books"] | undefined;
  return {
    code: table.language,
    get books() {
      books ??= readBooks(table);
      return books;
    },
    ambiguous: new Map(rows(table.ambiguous).map(([name = "", ids = ""]) => [name, list(ids).map(bookId)])),
    ordinals: table.ordinals.map(words),
    fillers: words(table.fillers),
    declined: words(table.declined ?? ""),
    nominative: words(table.nominative ?? ""),
  };
}

function readBooks({ books, isNumberedBehind = false }: LanguageTable): LanguageNames["books"] {
  return new Map(rows(books).map(([id = "", ...cells]) => [bookId(id), readNames(cells, isNumberedBehind)]));
}

function readNames(
  [abbreviation = "", name = "", alternates = "", declined = ""]: string[],
  isNumberedBehind: boolean,
): BookNames {
  const others = list(alternates);
  return {
    name,
    abbreviation,
    alternates: isNumberedBehind ? [...others, ...numberedBehind([abbreviation, ...others])] : others,
    declined: list(declined),
  };
}

/**
 * Names with their number behind: `1 Corinthios` as `Corinthios I`. An `i` before the numeral would blur it, and behind
 * four letters it is a chapter: `Ioan III, 16`, `Esdr III, 2`.
 */
function numberedBehind(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const [, digit, rest] = /^([1-5]) (\p{L}{4}.*[^i])$/u.exec(name) ?? [];
    return digit === undefined ? [] : [`${rest} ${NUMERALS[Number(digit)]}`];
  });
}

function bookId(text: string): BookId {
  if (!isBookId(text)) throw new Error(`Cannot read a table of book names: no book "${text}"`);
  return text;
}

function rows(table: string): string[][] {
  return table
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("|").map((cell) => cell.trim()));
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

function list(cell: string): string[] {
  return cell
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
