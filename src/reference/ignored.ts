/** Words, numbers and signs that are no part of the citations of a text, and words that take a citation away. */
import { ORDINALS } from "../canon/mod.ts";
import type { Cursor } from "./cursor.ts";
import type { Token } from "./lexer.ts";
import { BOOKS_WITH_ADDITIONS } from "./numbering.ts";
import { isRomanChapter, ordinalValue } from "./numeral.ts";
import { isEnd } from "./remark.ts";
import { leadsSentence, leadsToChapter } from "./unit.ts";
import * as keywords from "./words.ts";

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
