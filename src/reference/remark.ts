/** Remarks within a citation: codes of translations, words in brackets, responses to a psalm. */
import type { Cursor } from "./cursor.ts";
import { findLeadingPlace } from "./leading_place.ts";
import { isLowerCase, type Token } from "./lexer.ts";
import * as keywords from "./words.ts";

/** Remark = "(" Words ")" | Code | "(R 12b)" | "(KJV 4,5)" | "odpev: 12b" | "R: 12b" | [ "in" ] "par." */
export function skipRemark(cursor: Cursor): boolean {
  const isOpen = cursor.is("(");
  if (!isOpen && !cursor.is("word")) return false;
  if (isOpen && skipWordsInBrackets(cursor)) return true;
  const word = isOpen ? 1 : 0;
  const isBook = cursor.matchBook(word) !== undefined;
  const isCode = cursor.isWord(keywords.TRANSLATION_CODES, word) && !isLowerCase(cursor.peek(word));
  // `Ps 19,5 SSP; 19,8`
  const behind = cursor.is("number", 1) && isCodeNumber(cursor, 1) ? 2 : 1;
  const isLowerCode = !isOpen && cursor.isWord(keywords.TRANSLATION_CODES) && cursor.is("(", 1);
  if (isLowerCode && !isBook) {
    cursor.index++;
    return true;
  }
  if (!isOpen && isCode && !isBook && cursor.isOneOf([";", ",", ")", "end"], behind)) {
    cursor.index += behind;
    return true;
  }
  if ((cursor.isWord(keywords.REMARK_WORDS, word) || (isOpen && isCode)) && !isBook) {
    if (!isOpen && !isResponse(cursor)) return false;
    if (!isOpen) cursor.index = cursor.matchBook(2)?.next ?? cursor.index + 2;
    while (!endsRemark(cursor, isOpen)) cursor.index++;
    return true;
  }
  const joined = !isOpen && cursor.isWord(keywords.AND_WORDS) ? 1 : 0;
  if (isOpen || !cursor.isWord(keywords.PARALLEL_WORDS, joined)) return false;
  cursor.index += joined + 1;
  return true;
}

/**
 * Checks whether a response to a psalm begins here without brackets: `odpev: 12b`, `R. 12b`, `Ps 34,2-9. Odpev: Ps 34,9a`,
 * but not the citation of another book.
 */
function isResponse(cursor: Cursor): boolean {
  const { raw, text } = cursor.peek();
  const { kind } = cursor.peek(1);
  if (kind !== "." && kind !== ":") return false;
  if (!cursor.isWord(keywords.RESPONSE_WORDS) || (text.length === 1 && raw === text)) return false;
  const named = cursor.matchBook(2)?.books[0];
  if (named === undefined) return true;
  for (let back = -1; cursor.index + back >= 0; back--) {
    const match = cursor.matchBook(back);
    if (match !== undefined) return match.books[0] === named;
  }
  return false;
}

/** Checks whether a word in brackets is the remark that its passage is the end of something: `Mt 28,16-20 (konec)`. */
export function isEnd(cursor: Cursor, index: number): boolean {
  return cursor.isWord(keywords.END_WORDS, index) && cursor.is("(", index - 1) && cursor.is(")", index + 1);
}

function endsRemark(cursor: Cursor, isOpen: boolean): boolean {
  const { kind } = cursor.peek();
  return kind === "end" || (isOpen ? kind === ")" : kind === ";" || cursor.matchBook() !== undefined);
}

/** Brackets without a number name no verses: `Lk 1,46-55 (Magnifikat)`. */
function skipWordsInBrackets(cursor: Cursor): boolean {
  for (let ahead = 1; ; ahead++) {
    const { kind } = cursor.peek(ahead);
    if (cursor.hasUnits && findLeadingPlace(cursor, ahead) !== undefined) return false;
    if (kind === ")") {
      if (changesVerses(cursor.tokens.slice(cursor.index + 1, cursor.index + ahead))) return false;
      cursor.index += ahead + 1;
      return true;
    }
    // The number of a code such as `[SSP3]` is none of a verse.
    const isCode = kind === "number" && isCodeNumber(cursor, ahead);
    if ((kind === "number" && !isCode) || kind === "end" || kind === "(") return false;
  }
}

/** Checks whether words in brackets are nothing but words for the verses that follow: `(sl.)`, `(in dalje)`. */
function changesVerses(words: readonly Token[]): boolean {
  return words.every(({ kind, text }) => kind === "." || (TAIL_WORDS.has(text) && !keywords.END_WORDS.has(text)));
}

const TAIL_WORDS: ReadonlySet<string> = new Set([
  ...keywords.AND_WORDS,
  ...keywords.NEXT_WORDS,
  ...keywords.REST_WORDS,
]);

/** Checks whether a number that many places ahead ends the code of a translation: the 3 of `SSP3`. */
function isCodeNumber(cursor: Cursor, ahead: number): boolean {
  const { kind, raw } = cursor.peek(ahead - 1);
  const isCode = kind === "word" && raw.length > 1 && raw === raw.toUpperCase();
  return isCode && cursor.isAdjacent(ahead) && cursor.matchBook(ahead - 1) === undefined;
}
