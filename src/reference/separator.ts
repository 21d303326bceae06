import type { Cursor } from "./cursor.ts";
import { isLowerCase } from "./lexer.ts";
import { peekUnit, peekUnitAt } from "./unit.ts";
import * as keywords from "./words.ts";

/**
 * The separator of two items: nothing, or the strongest of the marks there. An opening bracket is "and" like the word
 * `in`; "or" begins another passage; `;` alone says that a chapter follows; `|` and `=` stand between whole references.
 */
export type Separator = "" | "." | ".." | "," | "/" | "and" | "or" | ";" | "|";

const STRENGTH: Readonly<Record<Separator, number>> = {
  "": 0,
  ".": 1,
  "..": 1,
  ",": 2,
  "/": 3,
  and: 4,
  or: 5,
  ";": 6,
  "|": 7,
};

/** The marks between two items. */
export interface Between {
  readonly separator: Separator;
  /** True where a bracket closes that was open before. */
  readonly closesBracket: boolean;
  /** True where a bracket opens. */
  readonly opensBracket: boolean;
}

/** Separator = { "." | "," | ";" | "/" | "&" | "|" | "(" | ")" | "in" | "ali" | Remark } */
export function parseSeparator(cursor: Cursor): Between {
  let separator: Separator = "";
  let closesBracket = false;
  let opensBracket = false;
  for (;;) {
    const { kind } = cursor.peek();
    if (kind === "end") break;
    if (skipRemark(cursor)) continue;
    let found = separatorOf(cursor);
    const isWord = kind === "word" && (found === "or" || found === "and");
    if (isWord && isName(cursor, separator !== "")) found = undefined;
    if (found === undefined) {
      // `Exod 1,1 stavek 3`: the word for what is counted divides the numbers.
      if (separator === "" && peekUnit(cursor)) separator = "and";
      break;
    }
    if (kind === ")" && !opensBracket) closesBracket = true;
    if (kind === "(") opensBracket = true;
    if (kind === "." && separator === "." && cursor.isAdjacent()) separator = "..";
    else if (STRENGTH[found] > STRENGTH[separator]) separator = found;
    cursor.index++;
  }
  return { separator, closesBracket, opensBracket };
}

function separatorOf(cursor: Cursor): Separator | undefined {
  const { kind } = cursor.peek();
  if (kind === "." || kind === "," || kind === ";" || kind === "/" || kind === "|") return kind;
  if (kind === ")") return "";
  if (kind === "&" || kind === "(") return "and";
  if (kind !== "word" || isPreposition(cursor) || isInNumber(cursor)) return undefined;
  if (cursor.isWord(keywords.OR_WORDS)) return "or";
  return cursor.isWord(keywords.AND_WORDS) ? "and" : undefined;
}

/**
 * Checks whether a word of one letter joins nothing: the `o` in `Ps 139 o človeku`, but not the one in `Mt 5,3 o 7`.
 */
function isPreposition(cursor: Cursor): boolean {
  if (cursor.peek().text.length > 1) return false;
  const { kind } = cursor.peek(1);
  return kind === "word" && cursor.matchBook(1) === undefined && !peekUnitAt(cursor, 1);
}

/** Checks whether a letter is right beside a digit, where it joins nothing: `Jn 1e9`, `Mt 1O,5`, `Jn 3,I6`. */
function isInNumber(cursor: Cursor): boolean {
  if (cursor.peek().raw.length > 1) return false;
  const isBehind = cursor.isAdjacent() && cursor.peek(-1).kind === "number";
  return isBehind || (cursor.isAdjacent(1) && cursor.peek(1).kind === "number");
}

/** Checks whether a word that can join is the name of a book: `Oz 3,1` is Hosea, `oz. 18` is not. */
function isName(cursor: Cursor, isBehindMark: boolean): boolean {
  const { tokens, vocabulary } = cursor;
  const match = cursor.matchBook();
  if (match === undefined) return false;
  const next = tokens[match.next]?.kind === "." ? match.next + 1 : match.next;
  if (vocabulary.match(tokens, next) !== undefined) return false;
  return isBehindMark || !isLowerCase(cursor.peek());
}

/** Remark = "(" Words ")" | Code | "(R 12b)" | "(KJV 4,5)" | "odpev: 12b" | "R: 12b" | [ "in" ] "par." */
function skipRemark(cursor: Cursor): boolean {
  const isOpen = cursor.peek().kind === "(";
  if (!isOpen && cursor.peek().kind !== "word") return false;
  if (isOpen && skipWordsInBrackets(cursor)) return true;
  const word = isOpen ? 1 : 0;
  const isBook = cursor.matchBook(word) !== undefined;
  const isCode = cursor.isWord(keywords.TRANSLATION_CODES, word) && !isLowerCase(cursor.peek(word));
  // `Ps 19,5 SSP; 19,8`
  const behind = cursor.peek(1).kind === "number" && isCodeNumber(cursor, 1) ? 2 : 1;
  const isLowerCode = !isOpen && cursor.isWord(keywords.TRANSLATION_CODES) && cursor.peek(1).kind === "(";
  if (isLowerCode && !isBook) {
    cursor.index++;
    return true;
  }
  if (!isOpen && isCode && !isBook && [";", ",", ")", "end"].includes(cursor.peek(behind).kind)) {
    cursor.index += behind;
    return true;
  }
  if ((cursor.isWord(keywords.REMARK_WORDS, word) || (isOpen && isCode)) && !isBook) {
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
  const { raw, text } = cursor.peek();
  const { kind } = cursor.peek(1);
  if (kind !== "." && kind !== ":") return false;
  return cursor.isWord(keywords.RESPONSE_WORDS) && !(text.length === 1 && raw === text);
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
      if (hasException(cursor, ahead) || namesFurtherVerses(cursor, ahead)) return false;
      cursor.index += ahead + 1;
      return true;
    }
    // The number of a code such as `[SSP3]` is none of a verse.
    const isCode = kind === "number" && isCodeNumber(cursor, ahead);
    if ((kind === "number" && !isCode) || kind === "end" || kind === "(") return false;
  }
}

function hasException(cursor: Cursor, length: number): boolean {
  for (let ahead = 1; ahead < length; ahead++) {
    if (cursor.isWord(keywords.EXCEPTION_WORDS, ahead)) return true;
    if (cursor.isWord(keywords.PART_WORDS, ahead)) return true;
  }
  return false;
}

/** Checks whether brackets of that length have nothing but words for the verses that follow: `(sl.)`, `(in dalje)`. */
function namesFurtherVerses(cursor: Cursor, length: number): boolean {
  const words = cursor.tokens.slice(cursor.index + 1, cursor.index + length);
  return words.every(({ kind, text }) => kind === "." || (TAIL_WORDS.has(text) && !END_WORDS.has(text)));
}

const TAIL_WORDS: ReadonlySet<string> = new Set([
  ...keywords.AND_WORDS,
  ...keywords.NEXT_WORDS,
  ...keywords.REST_WORDS,
]);

/** `Mt 28,16-20 (konec)` */
const END_WORDS: ReadonlySet<string> = new Set(["konec", "end", "ende"]);

/** Checks whether a number that many places ahead ends the code of a translation: the 3 of `SSP3`. */
export function isCodeNumber(cursor: Cursor, ahead: number): boolean {
  const { kind, raw } = cursor.peek(ahead - 1);
  const isCode = kind === "word" && raw.length > 1 && raw === raw.toUpperCase();
  return isCode && cursor.isAdjacent(ahead) && cursor.matchBook(ahead - 1) === undefined;
}
