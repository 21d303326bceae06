import type { Cursor } from "./cursor.ts";
import { PREAMBLE_WORDS, READING_WORDS } from "./keywords.ts";
import { findLeadingChapter } from "./leading_chapter.ts";
import type { Token } from "./lexer.ts";
import { isOrdinal } from "./name_key.ts";
import { peekUnit } from "./unit.ts";

/** The most words of a label with its colon before a reference: `Vrstica pred evangelijem: Jn 1,14`. */
const MAX_LABEL_WORDS = 5;

/**
 * Moves past the words and marks that introduce a book and say nothing: `1. berilo: prim.`, `(`.
 *
 * @returns Whether there was a word among them.
 */
export function skipPreamble(cursor: Cursor): boolean {
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
      if (!isPreambleWord(cursor)) length = labelLength(cursor);
      if (length === 0) return hasWord;
      hasWord = true;
    }
    cursor.index += length;
  }
}

function isPreambleWord(cursor: Cursor): boolean {
  if (peekUnit(cursor) && !isPreposition(cursor)) return false;
  if (cursor.isWord(PREAMBLE_WORDS)) return !isBookHere(cursor);
  const dot = cursor.peek(1).kind === "." ? 1 : 0;
  return isOrdinal(cursor.peek().text) && cursor.isWord(READING_WORDS, dot + 1);
}

/** In `v. 18` the word counts verses, in `v 1 Kor 13` and `v 13. poglavju Izaija` it is a preposition. */
function isPreposition(cursor: Cursor): boolean {
  if (cursor.matchBook(1) !== undefined) return true;
  return findLeadingChapter(cursor, 1) !== undefined;
}

/** Counts the tokens of words that stand before a colon that no number follows: `Vstopni spev: Iz 45,8`. */
function labelLength(cursor: Cursor): number {
  let length = 0;
  while (length < MAX_LABEL_WORDS && cursor.peek(length).kind === "word") length++;
  if (cursor.peek(length).kind !== ":" || cursor.peek(length + 1).kind === "end") return 0;
  if (cursor.peek(length + 1).kind === "number" && !isBookAt(length + 1)) return 0;
  return isBookAt(0) ? 0 : length;

  function isBookAt(ahead: number): boolean {
    return cursor.matchBook(ahead) !== undefined;
  }
}

/** Checks whether a name stands here and is meant as one: `Iz 5,1`, but not the preposition in `iz Izaija 5,1`. */
function isBookHere(cursor: Cursor): boolean {
  const { tokens, vocabulary } = cursor;
  const match = cursor.matchBook();
  if (match === undefined) return false;
  // A number behind a capital is its chapter: `Iz 1 Kor 2` names two books, `iz 1 Kor 2` one.
  const { start, end, text } = cursor.peek();
  const isCapital = cursor.text.slice(start, end) !== text;
  if (isCapital && (tokens[match.next] as Token).kind === "number") return true;
  for (let next = match.next; vocabulary.match(tokens, next) === undefined; next++) {
    const { kind, text } = tokens[next] as Token;
    if (kind !== "." && kind !== ":" && !PREAMBLE_WORDS.has(text)) return true;
  }
  return false;
}
