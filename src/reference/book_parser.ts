import { BOOK_LANGUAGES, type BookId } from "../canon/mod.ts";
import { classOf } from "./characters.ts";
import type { Cursor } from "./cursor.ts";
import type { Token } from "./lexer.ts";
import { languageTable, type NameTable } from "./names.ts";
import { unknownBook } from "./unknown_book.ts";
import type { BookMatch } from "./vocabulary.ts";

/** The name of a book as it stands in a text. */
export interface BookName {
  readonly book: BookId;
  /**
   * The spelling of the text, spaces folded, without surrounding punctuation; the abbreviation where the name stands
   * in another case than the nominative.
   */
  readonly written: string;
  readonly start: number;
}

/**
 * Book = the longest run of tokens that is a name in the vocabulary
 *
 * @throws {ReferenceSyntaxError} If no name stands here, or one that means several books.
 */
export function parseBook(cursor: Cursor): BookName {
  const match = cursor.matchBook();
  if (match === undefined) throw unknownBook(cursor);
  const { start } = cursor.tokens[match.first] as Token;
  let { end } = cursor.tokens[match.next - 1] as Token;
  const book = match.books.length > 1 ? settledByOthers(cursor, match) : match.books[0];
  if (book === undefined) {
    throw cursor.error("ambiguous_book", { position: start, end, books: match.books });
  }
  cursor.index = match.next;
  // The bracket that a name ends with: `Estera (grška)`.
  if (cursor.peek().kind === ")" && cursor.text.slice(start, end).includes("(")) {
    cursor.index++;
    end = cursor.passed;
  }
  const written = cursor.vocabulary.nominative(cursor.tokens, match) ?? tidy(cursor.text.slice(start, end));
  return { book, written, start };
}

/** The names of each neighbouring language and of Slovenian, made when they are first wanted. */
const tables = new Map<string, NameTable>();

function tableOf(language: string): NameTable {
  const table = tables.get(language) ?? languageTable([[language]]);
  tables.set(language, table);
  return table;
}

/**
 * The book of an ambiguous name in a list whose other names are all of one neighbouring language, and not all of them
 * Slovenian: `Ez 37,12-14; Ps 130; Rim 8,8-11; Iv 11,1-45` is Croatian.
 */
function settledByOthers(cursor: Cursor, match: BookMatch): BookId | undefined {
  const others: BookMatch[] = [];
  for (let index = 0; index < cursor.tokens.length; index++) {
    const other = cursor.matchBook(index - cursor.index);
    if (other === undefined) continue;
    index = other.next - 1;
    if (other.books.length === 1 && cursor.tokens[other.next]?.kind === "number") others.push(other);
  }
  const isIn = (language: string, { key, books: [book] }: BookMatch) =>
    tableOf(language)
      .get(key)
      ?.books.every((it) => it === book) === true;
  if (others.every((other) => isIn("slv", other))) return undefined;
  const meant = BOOK_LANGUAGES.map(({ code }) => code)
    .filter((code) => code !== "slv" && others.every((other) => isIn(code, other)))
    .map((code) => tableOf(code).get(match.key)?.books);
  const [books] = meant;
  const isSettled = books?.length === 1 && meant.every((it) => it?.length === 1 && it[0] === books[0]);
  return isSettled ? books[0] : undefined;
}

/** Checks whether a name needs no tidying: ASCII letters, digits and dots with single spaces. */
function isPlain(written: string): boolean {
  for (let index = 0; index < written.length; index++) {
    const code = written.charCodeAt(index);
    const isSpace = code === 0x20 && written.charCodeAt(index + 1) !== 0x20;
    const isDigit = code >= 0x30 && code <= 0x39;
    const letter = code | 0x20;
    if (!isSpace && !isDigit && code !== 0x2e && (letter < 0x61 || letter > 0x7a)) return false;
  }
  return true;
}

/** A name without invisible characters, its spaces folded, its letters composed. */
function tidy(written: string): string {
  if (isPlain(written)) return written;
  let tidied = "";
  for (const character of written) {
    const kind = classOf(character.codePointAt(0) as number);
    if (kind === "space") tidied += tidied.endsWith(" ") ? "" : " ";
    else if (kind !== "ignored" || /\p{M}/u.test(character)) tidied += character;
  }
  return tidied.normalize("NFC");
}
