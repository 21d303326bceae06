import type { Cursor } from "./cursor.ts";
import * as keywords from "./keywords.ts";
import { peekUnit } from "./unit.ts";

/**
 * The separator of two items: nothing, or the strongest of the marks there. A slash and an opening
 * bracket are "and" like the word `in`; "or" begins another passage; `;` alone says that a chapter follows.
 */
export type Separator = "" | "." | "," | "and" | "or" | ";";

const STRENGTH: Readonly<Record<Separator, number>> = {
  "": 0,
  ".": 1,
  ",": 2,
  and: 3,
  or: 4,
  ";": 5,
};

/** Separator = { "." | "," | ";" | "/" | "&" | "(" | ")" | "in" | "ali" | Remark } */
export function parseSeparator(cursor: Cursor): Separator {
  let strongest: Separator = "";
  for (;;) {
    const { kind } = cursor.peek();
    if (kind === "end") return strongest;
    if (skipRemark(cursor)) continue;
    let found = separatorOf(cursor);
    if (found === "or" && isName(cursor, strongest !== "")) found = undefined;
    // `Exod 1,1 stavek 3`: the word for what is counted divides the numbers.
    if (found === undefined) return strongest === "" && peekUnit(cursor) ? "and" : strongest;
    if (STRENGTH[found] > STRENGTH[strongest]) strongest = found;
    cursor.index++;
  }
}

function separatorOf(cursor: Cursor): Separator | undefined {
  const { kind } = cursor.peek();
  if (kind === "." || kind === "," || kind === ";") return kind;
  if (kind === ")") return "";
  if (kind === "/" || kind === "&" || kind === "(") return "and";
  if (cursor.isWord(keywords.OR_WORDS)) return "or";
  return cursor.isWord(keywords.AND_WORDS) ? "and" : undefined;
}

/** Checks whether a word that can mean "or" is the name of a book: `Oz 3,1` is Hosea, `oz. 18` is not. */
function isName(cursor: Cursor, isBehindMark: boolean): boolean {
  const { tokens, text, vocabulary } = cursor;
  const match = cursor.matchBook();
  if (match === undefined) return false;
  const next = tokens[match.next]?.kind === "." ? match.next + 1 : match.next;
  if (vocabulary.match(tokens, next) !== undefined) return false;
  const token = cursor.peek();
  return isBehindMark || text.slice(token.start, token.end) !== token.text;
}

/** Remark = "(" Words ")" | "(R 12b)" | "odpev: 12b" | "R: 12b" | [ "in" ] "par." */
function skipRemark(cursor: Cursor): boolean {
  const isOpen = cursor.peek().kind === "(";
  if (!isOpen && cursor.peek().kind !== "word") return false;
  if (isOpen && skipWordsInBrackets(cursor)) return true;
  const word = isOpen ? 1 : 0;
  const isBook = cursor.matchBook(word) !== undefined;
  if (cursor.isWord(keywords.REMARK_WORDS, word) && !isBook) {
    if (!isOpen && !isResponse(cursor)) return false;
    while (!endsRemark(cursor, isOpen)) cursor.index++;
    return true;
  }
  const joined = !isOpen && cursor.isWord(keywords.AND_WORDS) ? 1 : 0;
  if (isOpen || !cursor.isWord(keywords.PARALLEL_WORDS, joined)) return false;
  cursor.index += joined + 1;
  return true;
}

/** Checks whether a response to a psalm begins here without brackets: `odpev: 12b`, `R. 12b`. */
function isResponse(cursor: Cursor): boolean {
  const { start, end, text } = cursor.peek();
  const { kind } = cursor.peek(1);
  if (kind !== "." && kind !== ":") return false;
  const isLetter = text.length === 1;
  return (
    cursor.isWord(keywords.RESPONSE_WORDS) && !(isLetter && cursor.text.slice(start, end) === text)
  );
}

function endsRemark(cursor: Cursor, isOpen: boolean): boolean {
  const { kind } = cursor.peek();
  return kind === "end" || (isOpen ? kind === ")" : kind === ";");
}

/** Brackets without a number name no verses: `Lk 1,46-55 (Magnifikat)`. */
function skipWordsInBrackets(cursor: Cursor): boolean {
  for (let ahead = 1; ; ahead++) {
    const { kind } = cursor.peek(ahead);
    if (kind === ")") {
      cursor.index += ahead + 1;
      return true;
    }
    if (kind === "number" || kind === "end" || kind === "(") return false;
  }
}
