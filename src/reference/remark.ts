/** Words that are no part of a citation: remarks within it, words beside it, and those that take it away. */
import { ORDINALS } from "../canon/mod.ts";
import type { Cursor } from "./cursor.ts";
import { findLeadingPlace } from "./leading_place.ts";
import { isLowerCase, type Token } from "./lexer.ts";
import { BOOKS_WITH_ADDITIONS } from "./numbering.ts";
import { isRomanChapter, leadsSentence, leadsToChapter } from "./unit.ts";
import * as keywords from "./words.ts";
import { ordinalValue } from "./words.ts";

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

/** Tokens from one up to another: [`from`, `to`). */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds the stretches of a text that were passed over, in order: `Kupil sem 3 kilograme jabolk v` before `Rim 8,1`.
 *
 * @param clauses The tokens that are read.
 */
function findIgnored(cursor: Cursor, clauses: readonly Stretch[]): readonly Stretch[] {
  const ignored: Stretch[] = [];
  let from = 0;
  for (const clause of clauses) {
    addGap(ignored, cursor, { from, to: clause.from });
    addWithin(ignored, cursor, clause);
    from = clause.to;
  }
  addGap(ignored, cursor, { from, to: cursor.tokens.length - 1 });
  return ignored;
}

/** Adds all that is between two citations, unless it only joins them. */
function addGap(ignored: Stretch[], cursor: Cursor, { from, to }: Stretch): void {
  let first = from;
  while (first < to && isJoint(cursor, first)) first++;
  if (first === to || namesBookOf(cursor, first, to)) return;
  let last = to - 1;
  while (isJoint(cursor, last) && !isPreposition(cursor, last)) last--;
  ignored.push({ from: first, to: last + 1 });
}

/** Checks whether a mark or word only joins two citations. */
function isJoint(cursor: Cursor, index: number): boolean {
  if (isMark(cursor.tokens[index] as Token) || cursor.isWord(keywords.CROSS_REFERENCE_WORDS, index)) return true;
  return (
    cursor.isWord(keywords.JOINING_WORDS, index) && !leadsSentence(cursor, index) && !isLetterBefore(cursor, index)
  );
}

/** Checks whether a letter before a citation is a preposition, and joins nothing: the `o` of `Pridiga o Jn 3,16`. */
function isPreposition(cursor: Cursor, index: number): boolean {
  return cursor.peek(index).raw.length === 1 && cursor.is("word", index - 1) && !isJoint(cursor, index - 1);
}

/** Checks whether a letter is the label of the book behind it, and joins nothing: `E: Jn 1,6`, `I: Iz 61,1`. */
function isLetterBefore(cursor: Cursor, index: number): boolean {
  const isLetter = cursor.peek(index).raw.length === 1 && !cursor.is("number", index - 1);
  return isLetter && cursor.is(":", index + 1) && cursor.matchBook(index + 2) !== undefined;
}

/** Checks whether a name is there and nothing else, of the book of the citation that follows: `Matej (Mt 5,1-12)`, `Suzana, Dan 13,1`. */
function namesBookOf(cursor: Cursor, from: number, to: number): boolean {
  const match = cursor.matchBook(from);
  const [book] = match?.books ?? [];
  const next = cursor.matchBook(to)?.books;
  if (match === undefined || book === undefined || next === undefined) return false;
  const isOther = cursor.tokens.slice(match.next, to).some((token) => !isMark(token));
  return !isOther && [book, BOOKS_WITH_ADDITIONS.get(book)].some((one) => one !== undefined && next.includes(one));
}

/** Adds the words within a citation that say nothing: codes of translations, remarks in brackets. */
function addWithin(ignored: Stretch[], cursor: Cursor, { from, to }: Stretch): void {
  let before = -1;
  for (let index = from; index < to; index++) {
    const match = cursor.matchBook(index);
    if (match !== undefined && !isRemark(cursor, index)) index = match.next - 1;
    else if (isPassedOver(cursor, index)) {
      const last = ignored.at(-1);
      if (before >= 0 && last !== undefined) ignored[ignored.length - 1] = { from: last.from, to: index + 1 };
      else ignored.push({ from: index, to: index + 1 });
      before = index;
    } else if (!isMark(cursor.tokens[index] as Token) || cursor.isOneOf([")", "(", ";"], index)) before = -1;
  }
}

/** Checks whether a token of a citation is not of the notation. */
function isPassedOver(cursor: Cursor, index: number): boolean {
  const { kind, text, raw } = cursor.peek(index);
  if (kind !== "word") return kind === "other";
  if (isRemark(cursor, index) || isLetterBefore(cursor, index)) return true;
  if (KNOWN_WORDS.has(text) || ordinalValue(text) !== undefined || leadsToChapter(cursor, index)) return false;
  if (isRomanChapter(cursor, index) || /^[A-F]$/.test(raw)) return false;
  return keywords.TRANSLATION_CODES.has(text) || !(cursor.isAdjacent(index) || cursor.is("number", index - 1));
}

/** Checks whether a word opens a remark in brackets, or is one: `(R Mt 5,3a)`, `(konec)`. */
function isRemark(cursor: Cursor, index: number): boolean {
  return (cursor.isWord(keywords.REMARK_WORDS, index) && cursor.is("(", index - 1)) || isEnd(cursor, index);
}

const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...keywords.NOTATION_WORDS,
  ...keywords.PASSAGE_WORDS,
  ...keywords.EMPHASIS_WORDS,
  ...keywords.PARALLEL_WORDS,
  ...keywords.COUNT_WORDS,
  ...ORDINALS.keys(),
]);

function isMark({ kind }: Token): boolean {
  return kind !== "word" && kind !== "number" && kind !== "other";
}

/** The most words between a citation and one that takes it away: `ne beri iz Jn 3,16`. */
const MAX_BETWEEN = 4;

/** Finds the word that takes away the citation that begins at a token: `razen Jn 3,16`, `ne v Jn 3,16`. */
function findTakingWord(cursor: Cursor, from: number): number | undefined {
  for (let index = from - 1; index >= 0 && index >= from - MAX_BETWEEN; index--) {
    if (cursor.isWord(keywords.TAKING_WORDS, index) || cursor.isWord(keywords.EXCEPTION_WORDS, index)) return index;
    if (!cursor.isWord(keywords.PREPOSITIONS, index) && !cursor.isWord(keywords.PREAMBLE_WORDS, index))
      return undefined;
  }
  return undefined;
}

/** Returns what is passed over; refuses words that take a citation away, and all words where the reading is strict. */
export function passedOver(cursor: Cursor, clauses: readonly Stretch[], isStrict: boolean): readonly string[] {
  for (const { from } of clauses) {
    const word = findTakingWord(cursor, from);
    if (word === undefined) continue;
    throw cursor.error("taken_away", { position: cursor.peek(word).start, end: cursor.peek(word).end });
  }
  const ignored = findIgnored(cursor, clauses).map(({ from, to }) => {
    const last = cursor.is(".", to) && cursor.isAdjacent(to) ? to : to - 1;
    return { position: cursor.peek(from).start, end: cursor.peek(last).end };
  });
  const [first] = ignored;
  if (isStrict && first !== undefined) throw cursor.error("other_words", first);
  return ignored.map(({ position, end }) => cursor.text.slice(position, end));
}
