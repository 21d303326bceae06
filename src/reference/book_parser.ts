import type { BookId } from "../canon/mod.ts";
import { classOf } from "./characters.ts";
import type { Cursor } from "./cursor.ts";
import { isOrdinal } from "./name_key.ts";
import { noBook } from "./no_book.ts";
import type { Token } from "./token.ts";
import { startsNumber } from "./unit.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { LEAD_IN_WORDS, READING_WORDS } from "./words.ts";

/** The name of a book as it stands in a text. */
export interface BookName {
  readonly book: BookId;
  /** As it was written, spaces folded, without surrounding punctuation. */
  readonly written: string;
  readonly start: number;
}

/**
 * Moves past the words and marks that introduce a book and say nothing: `1. berilo: prim.`, `(`.
 *
 * @returns Whether there was a word among them.
 */
export function skipLeadIn(cursor: Cursor, vocabulary: Vocabulary): boolean {
  let hasWord = false;
  for (;;) {
    const { kind } = cursor.peek();
    if (kind === "end" || kind === "other") return hasWord;
    if (kind === "number") {
      // The ordinal of a reading; any other number belongs to a book or to the passage.
      if (cursor.peek(1).kind !== "." || !cursor.isWord(READING_WORDS, 2)) return hasWord;
      cursor.index += 2;
    }
    if (kind === "word") {
      if (!isLeadIn(cursor, vocabulary)) return hasWord;
      hasWord = true;
    }
    cursor.index++;
  }
}

function isLeadIn(cursor: Cursor, vocabulary: Vocabulary): boolean {
  // In `v. 18` the word counts verses, in `v 1 Kor 13` it is a preposition.
  const isUnit = startsNumber(cursor);
  if (isUnit && vocabulary.match(cursor.tokens, cursor.index + 1) === undefined) return false;
  if (cursor.isWord(LEAD_IN_WORDS)) return !isBookHere(cursor, vocabulary);
  return isOrdinal(cursor.peek().text) && cursor.isWord(READING_WORDS, 1);
}

/** Whether a name stands here and is meant as one: `Iz 5,1`, but not the preposition in `iz Izaija 5,1`. */
function isBookHere(cursor: Cursor, vocabulary: Vocabulary): boolean {
  const { tokens } = cursor;
  const match = vocabulary.match(tokens, cursor.index);
  if (match === undefined) return false;
  const { kind } = tokens[match.next] as Token;
  // A number behind a capital is its chapter: `Iz 1 Kor 2` names two books, `iz 1 Kor 2` one.
  const { start, end, text } = cursor.peek();
  if (kind === "number" && cursor.text.slice(start, end) !== text) return true;
  const next = kind === "." || kind === ":" ? match.next + 1 : match.next;
  return vocabulary.match(tokens, next) === undefined;
}

/** Whether a psalm is named by its ordinal here: `23. psalm`. */
export function isPsalmOrdinal(cursor: Cursor, vocabulary: Vocabulary): boolean {
  if (cursor.peek().kind !== "number" || cursor.peek(1).kind !== ".") return false;
  const match = vocabulary.match(cursor.tokens, cursor.index + 2);
  if (match?.books[0] !== "PSA") return false;
  const { kind } = cursor.tokens[match.next] as Token;
  return kind !== "number" && kind !== ":";
}

/** Ordinal = Number ".", before the word `psalm` */
export function parsePsalmOrdinal(cursor: Cursor, vocabulary: Vocabulary): Token | undefined {
  if (!isPsalmOrdinal(cursor, vocabulary)) return undefined;
  const ordinal = cursor.peek();
  cursor.index += 2;
  return ordinal;
}

/**
 * Book = the longest run of tokens that is a name in the vocabulary
 *
 * @throws {ReferenceFault} If no name stands here, or one that means several books.
 */
export function parseBook(cursor: Cursor, vocabulary: Vocabulary): BookName {
  const match = vocabulary.match(cursor.tokens, cursor.index);
  if (match === undefined) throw noBook(cursor, vocabulary);
  const { start } = cursor.tokens[match.first] as Token;
  let { end } = cursor.tokens[match.next - 1] as Token;
  if (match.books.length > 1) {
    throw cursor.fault("ambiguous_book", { position: start, end, books: match.books });
  }
  cursor.index = match.next;
  // The bracket that a name ends with: `Estera (grška)`.
  if (cursor.text.slice(start, end).includes("(") && cursor.skip(")")) end = cursor.passed;
  const written = tidy(cursor.text.slice(start, end));
  return { book: match.books[0] as BookId, written, start };
}

/** What needs no tidying: ASCII letters, digits and dots with single spaces. */
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
