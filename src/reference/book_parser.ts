import type { BookId } from "../canon/mod.ts";
import { findChapterAhead } from "./chapter_ahead.ts";
import { classOf } from "./characters.ts";
import type { Cursor } from "./cursor.ts";
import { isOrdinal } from "./name_key.ts";
import { noBook } from "./no_book.ts";
import type { Token } from "./token.ts";
import { startsNumber } from "./unit.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { LEAD_IN_WORDS, READING_WORDS } from "./words.ts";

/** What stands before a reference with a colon has no more words: `Vrstica pred evangelijem: Jn 1,14`. */
const MAX_LABEL_WORDS = 5;

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
    let length = 1;
    if (kind === "word") {
      if (!isLeadIn(cursor, vocabulary)) length = labelLength(cursor, vocabulary);
      if (length === 0) return hasWord;
      hasWord = true;
    }
    cursor.index += length;
  }
}

function isLeadIn(cursor: Cursor, vocabulary: Vocabulary): boolean {
  if (startsNumber(cursor) && !isPreposition(cursor, vocabulary)) return false;
  if (cursor.isWord(LEAD_IN_WORDS)) return !isBookHere(cursor, vocabulary);
  const dot = cursor.peek(1).kind === "." ? 1 : 0;
  return isOrdinal(cursor.peek().text) && cursor.isWord(READING_WORDS, dot + 1);
}

/** In `v. 18` the word counts verses, in `v 1 Kor 13` and `v 13. poglavju Izaija` it is a preposition. */
function isPreposition(cursor: Cursor, vocabulary: Vocabulary): boolean {
  if (vocabulary.match(cursor.tokens, cursor.index + 1) !== undefined) return true;
  return findChapterAhead(cursor, vocabulary, 1) !== undefined;
}

/** How many tokens of words stand before a colon that no number follows: `Vstopni spev: Iz 45,8`. */
function labelLength(cursor: Cursor, vocabulary: Vocabulary): number {
  let length = 0;
  while (length < MAX_LABEL_WORDS && cursor.peek(length).kind === "word") length++;
  if (cursor.peek(length).kind !== ":" || cursor.peek(length + 1).kind === "end") return 0;
  if (cursor.peek(length + 1).kind === "number" && !isBookAt(length + 1)) return 0;
  return isBookAt(0) ? 0 : length;

  function isBookAt(ahead: number): boolean {
    return vocabulary.match(cursor.tokens, cursor.index + ahead) !== undefined;
  }
}

/** Whether a name stands here and is meant as one: `Iz 5,1`, but not the preposition in `iz Izaija 5,1`. */
function isBookHere(cursor: Cursor, vocabulary: Vocabulary): boolean {
  const { tokens } = cursor;
  const match = vocabulary.match(tokens, cursor.index);
  if (match === undefined) return false;
  // A number behind a capital is its chapter: `Iz 1 Kor 2` names two books, `iz 1 Kor 2` one.
  const { start, end, text } = cursor.peek();
  const isCapital = cursor.text.slice(start, end) !== text;
  if (isCapital && (tokens[match.next] as Token).kind === "number") return true;
  for (let next = match.next; vocabulary.match(tokens, next) === undefined; next++) {
    const { kind, text } = tokens[next] as Token;
    if (kind !== "." && kind !== ":" && !LEAD_IN_WORDS.has(text)) return true;
  }
  return false;
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
