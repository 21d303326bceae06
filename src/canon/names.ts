import { once } from "../base/bounded_map.ts";
import { readRows, readTable, type TableLine } from "../base/source_files.ts";
import { type BookId, isBookId } from "./books.ts";

/** The names of a book. */
export interface BookNames {
  /** The full name, such as `Evangelij po Janezu`. */
  readonly name: string;
  /** The usual abbreviation, such as `Jn`. */
  readonly abbreviation: string;
  /** Further names and abbreviations that a reference may use; one after `=` in just this spelling. */
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
interface LanguageNames {
  /** ISO 639-3. */
  readonly code: string;
  /** In the order of the language's tradition. */
  readonly books: ReadonlyMap<BookId, BookNames>;
  /** Abbreviations that mean several books, with these. */
  readonly ambiguous: ReadonlyMap<string, readonly BookId[]>;
  /** The words for "first" (at 0) to "sixth" before a book. */
  readonly ordinals: readonly (readonly string[])[];
  /** Words of a name that may be omitted. */
  readonly fillers: readonly string[];
  /** The fillers and ordinals that put a name in another case: `knjigi`, `prvega`. */
  readonly declined: readonly string[];
  /** The fillers that are the head of a name in the nominative: `evangelij`, `knjiga`. */
  readonly nominative: readonly string[];
}

/** The numbers of books after a name. */
const NUMERALS = ["", "I", "II", "III", "IV", "V"];

/**
 * The languages with a table of names, in the order in which they are asked. Slovenian is the first, as it wins over the
 * others. Another language is a table `tables/names.CODE.txt` and its code here.
 */
export const BOOK_LANGUAGES: readonly LanguageNames[] = ["slv", "eng", "lat", "deu", "ita", "hrv", "hun"].map(namesOf);

const BY_CODE: ReadonlyMap<string, LanguageNames> = new Map(
  BOOK_LANGUAGES.map((language) => [language.code, language]),
);

/** The language whose names fill the gaps of others. */
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

/** Returns the names of a language. Its books are read when they are first asked for; a start wants the words. */
function namesOf(code: string): LanguageNames {
  const lines = readTable(`canon/tables/names.${code}.txt`);
  const books = once(() => readBooks(lines.filter((line) => !isOfWords(line))));
  return {
    code,
    ...readWords(lines.filter(isOfWords)),
    get books() {
      return books().books;
    },
    get ambiguous() {
      return books().ambiguous;
    },
  };
}

function isOfWords({ text }: TableLine): boolean {
  return /^(?:fillers|declined|nominative|ordinal) /.test(text);
}

/** The kind of line that says where numbers may be. */
const NUMBERED_BEHIND = "numbered behind";

/** @throws {TableError} If a line has no words. */
function readWords(lines: readonly TableLine[]) {
  const ordinals: (readonly string[])[] = [];
  const lists = new Map<string, readonly string[]>();
  readRows(lines, ([first = "", ...cells]) => {
    const [cell, last = ""] = filled(first, cells);
    if (first === "ordinal") ordinals[Number(cell) - 1] = words(last);
    else lists.set(first, words(cell));
  });
  const listed = (name: string) => lists.get(name) ?? [];
  return { ordinals, fillers: listed("fillers"), declined: listed("declined"), nominative: listed("nominative") };
}

/** @throws {TableError} If a line is no book, names one twice, or has no name. */
function readBooks(lines: readonly TableLine[]) {
  const isNumberedBehind = lines.some(({ text }) => text.startsWith(NUMBERED_BEHIND));
  const books = new Map<BookId, BookNames>();
  const ambiguous = new Map<string, readonly BookId[]>();
  readRows(lines, ([first = "", ...cells]) => {
    const [cell, last = ""] = filled(first, cells);
    if (first === "ambiguous") ambiguous.set(cell, list(last).map(bookId));
    else if (first !== NUMBERED_BEHIND) {
      const book = bookId(first);
      if (books.has(book)) throw new SyntaxError(`Cannot take ${book}: it has another line above`);
      if (last === "") throw new SyntaxError(`Cannot read ${book}: expected an abbreviation and a name`);
      books.set(book, readNames(cells, isNumberedBehind));
    }
  });
  return { books, ambiguous };
}

/** Returns the cells behind the first. @throws {SyntaxError} If there are none. */
function filled(first: string, cells: readonly string[]): [cell: string, last: string | undefined] {
  const [cell = "", last] = cells;
  if (cell === "") throw new SyntaxError(`Cannot read "${first}": expected columns with " | " between`);
  return [cell, last];
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
 * Names with their number after them: `1 Corinthios` as `Corinthios I`. An `i` before the numeral would blur it, and after
 * four letters it is a chapter: `Ioan III, 16`, `Esdr III, 2`.
 */
function numberedBehind(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const [, digit, rest] = /^([1-5]) (\p{L}{4}.*[^i])$/u.exec(name) ?? [];
    return digit === undefined ? [] : [`${rest} ${NUMERALS[Number(digit)]}`];
  });
}

function bookId(text: string): BookId {
  if (!isBookId(text)) throw new SyntaxError(`There is no book "${text}"`);
  return text;
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
