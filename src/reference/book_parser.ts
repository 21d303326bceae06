import type { BookId } from "../canon/mod.ts";
import { classOf } from "./characters.ts";
import type { Cursor } from "./cursor.ts";
import type { Token } from "./lexer.ts";
import { unknownBook } from "./unknown_book.ts";

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
  if (match.books.length > 1) {
    throw cursor.error("ambiguous_book", { position: start, end, books: match.books });
  }
  cursor.index = match.next;
  // The bracket that a name ends with: `Estera (grška)`.
  if (cursor.text.slice(start, end).includes("(") && cursor.expectOptional(")"))
    end = cursor.passed;
  const written =
    cursor.vocabulary.nominative(cursor.tokens, match) ?? tidy(cursor.text.slice(start, end));
  return { book: match.books[0] as BookId, written, start };
}

/** Texts that need no tidying: ASCII letters, digits and dots with single spaces. */
const PLAIN = /^(?:[A-Za-z0-9.]| (?! ))*$/;

/** A name without invisible characters, its spaces folded, its letters composed. */
function tidy(written: string): string {
  if (PLAIN.test(written)) return written;
  let tidied = "";
  for (const character of written) {
    const kind = classOf(character.codePointAt(0) as number);
    if (kind === "space") tidied += tidied.endsWith(" ") ? "" : " ";
    else if (kind !== "ignored" || /\p{M}/u.test(character)) tidied += character;
  }
  return tidied.normalize("NFC");
}
