/** Runs: names with their places, and what the notation joins to them, up to the first word or number that it does not know. */
import { FILLERS, ORDINALS } from "../canon/mod.ts";
import { unknownBook } from "./book_parser.ts";
import type { Cursor } from "./cursor.ts";
import { isSegment, JOIN_RULES } from "./join_rules.ts";
import { isLowerCase, type Token } from "./lexer.ts";
import { isGluedToMark, isOfOther, LAST_RULES, type LastNumber, NUMBER_RULES } from "./number_rules.ts";
import { isLeading, type Opening, type Prose } from "./prose.ts";
import { decide } from "./rules.ts";
import { isAttached, isProse, isTail, namesFeast } from "./sentence.ts";
import { isNearFiller } from "./syntax_error.ts";
import { continuesList, isEnglishOrdinal, peekRoman, startsList } from "./unit.ts";
import * as keywords from "./words.ts";
import { ordinalValue } from "./words.ts";

/** Tokens that are read by the grammar: [`from`, `to`). */
export interface Clause {
  readonly from: number;
  readonly to: number;
}

/** The most letters of a label before a number: `L1`, `mp3`. */
const MOST_OF_LABEL = 3;

/** A clause, and the places in it by their weights. */
export interface Run extends Clause {
  readonly openings: readonly Opening[];
}

export class RunReader {
  readonly #prose: Prose;
  readonly #cursor: Cursor;
  readonly #tokens: readonly Token[];

  constructor(prose: Prose) {
    this.#prose = prose;
    this.#cursor = prose.cursor;
    this.#tokens = prose.cursor.tokens;
  }

  /** Reads the run that begins at a token, if one does. */
  read(from: number): Run | undefined {
    const opening = this.#prose.openingAt(from);
    if (opening === undefined) return undefined;
    this.#checkNumber(from);
    const openings = [opening];
    let to = opening.next;
    let depth = 0;
    let index = to;
    for (; index < this.#tokens.length - 1; index++) {
      const { kind } = this.#tokens[index] as Token;
      if (kind === "!" && this.#cursor.isAdjacent(index + 1)) throw this.#cursor.unreadable(index);
      if (kind === "other" || kind === "!") break;
      const next = this.#nextOpening(index);
      if (next !== undefined) {
        openings.push(next);
        to = next.next;
        index = next.next - 1;
      } else if (kind === "number") {
        if (this.#isOfOther(index)) break;
        to = index + 1;
      } else if (kind === "(") {
        const remark = this.#endOfRemark(index);
        if (remark > 0) index = remark;
        else if (this.#leadsOn(index + 1)) depth++;
        else break;
      } else if (kind === ")") {
        if (depth === 0 && this.#prose.words !== "none") break;
        depth = Math.max(0, depth - 1);
        to = index + 1;
      } else if (kind === "word") {
        const length = this.#wordLength(index);
        if (length === 0) break;
        if (length > 0) {
          to = index + length;
          index = to - 1;
        }
      }
    }
    return { from, to: this.#checkEnd({ from, to, openings }, index), openings };
  }

  /** Returns the next place, where letters of a verse are none; refuses an item: `1. Mt 5,3; 2. Lk 6,20; 3. Jn 1,1`. */
  #nextOpening(index: number): Opening | undefined {
    const cursor = this.#cursor;
    const { kind } = cursor.peek(index);
    if (kind !== "number" && (kind !== "word" || isSegment(cursor, index))) return undefined;
    const opening = this.#prose.openingAt(index);
    if (opening === undefined || kind === "word" || cursor.matchBook(index) === undefined) return opening;
    if (cursor.is(".", index + 1) && continuesList(cursor, index)) throw cursor.unreadable(index, index + 2);
    return opening;
  }

  /** Checks whether a number ends the run; refuses one that may belong to it. */
  #isOfOther(index: number): boolean {
    if (isGluedToMark(this.#cursor, index)) return false;
    if (isOfOther(this.#cursor, index)) return true;
    const verdict = decide(NUMBER_RULES, { cursor: this.#cursor, index }, { from: index, to: index });
    if (verdict === "doubt") throw this.#cursor.unreadable(index);
    return verdict === "stop";
  }

  /** Refuses a number before a name that may belong to it: `5 Jn 3,16`, but not `3. 10. Jn 3,16`, `čl. 3 Mt 5,3`. */
  #checkNumber(from: number): void {
    if (from === 0) return;
    const cursor = this.#cursor;
    const { kind } = cursor.peek(from - 1);
    // `1. in 2. Kor 5`, `1/2 Kor 5`
    const isJoint = ["/", "&", ",", "."].includes(kind) || cursor.isWord(keywords.AND_WORDS, from - 1);
    const other = cursor.skipDotBack(from - 1);
    const { kind: before, value: smaller } = cursor.peek(other);
    const isSmaller = before === "number" && smaller > 0 && smaller < cursor.peek(from).value;
    if (isJoint && isSmaller) throw cursor.unreadable(other, from);
    // `L1 Joh 4,7`, `mp3 Jn 3,16`, but not `in1 Kor 13,4`, `ljubezni1 Kor 13,4`
    const isGlued = cursor.is("number", from) && cursor.is("word", from - 1) && cursor.isAdjacent(from);
    const isLabel = cursor.peek(from - 1).raw.length <= MOST_OF_LABEL || cursor.matchBook(from + 1) !== undefined;
    const isJoining = isLeading(cursor.peek(from - 1).text) || cursor.isWord(keywords.JOINING_WORDS, from - 1);
    if (isGlued && isLabel && !isJoining) throw cursor.unreadable(from);
    if (this.#endsLongerName(from)) throw unknownBook(cursor, from - 1);
    this.#checkMisspelt(from);
    // `Prvo Mt 3,1`, `1. Esra 3,1`, but not `Prvo berilo Mt 3,1`, `3. 4. Jn 3,16`
    const digit = cursor.skipDotBack(from);
    const { kind: kindOfDigit, value, text, raw } = cursor.peek(digit);
    const isDotted = digit === from - 2 && kindOfDigit === "number";
    const isFirst = digit === 0 || cursor.is(";", digit - 1);
    const isListed = isDotted && (continuesList(cursor, digit) || startsList(cursor, digit));
    const isNumeral = ORDINALS.has(text) && (raw !== text || raw.length > 1) && !["v", "secondo"].includes(text);
    // `23. psalm 24`, `119th Psalm 105`, but not the date of `15. 8. psalm 24`
    const isPsalm =
      (isLowerCase(cursor.peek(from)) || isEnglishOrdinal(cursor, digit)) && cursor.matchBook(from)?.books[0] === "PSA";
    const isDate = cursor.is(".", digit - 1) || cursor.isWord(keywords.MONTH_WORDS, digit - 1);
    if (isDotted && isPsalm && !isDate) throw cursor.unreadable(digit, from);
    if (
      (isDotted && value < 7 && isFirst && this.#prose.words !== "other" && !isListed) ||
      (isNumeral && !this.#prose.isCounted(digit))
    )
      throw unknownBook(cursor, digit);
    if (kind !== "number" || this.#isOfReading(from)) return;
    const isFar = cursor.peek(from - 1).value > 4 && this.#prose.words === "other" && from > 1;
    if (isFar || this.#prose.isCounted(from - 1) || (cursor.isOneOf([".", ":"], from - 2) && from > 2)) return;
    throw unknownBook(cursor, from - 1);
  }

  /**
   * Checks whether a number and the letter before it are the label of a reading: `L1 Jes 9,1`, `L2 1 Kor 13,1`, but not
   * `L1 Joh 4,7`.
   */
  #isOfReading(from: number): boolean {
    const cursor = this.#cursor;
    const { key } = cursor.matchBook(from) ?? { key: "" };
    return (
      /^[A-UW-Z]$/.test(cursor.peek(from - 2).raw) &&
      cursor.vocabulary.booksOf(cursor.peek(from - 1).value + key).length === 0
    );
  }

  /** Checks whether a word and the name behind it are nearly the name of another book: `Slomonovi psalmi 1,1`. */
  #endsLongerName(from: number): boolean {
    const cursor = this.#cursor;
    const match = cursor.matchBook(from);
    const { start, raw } = cursor.peek(from - 1);
    // `pravi II Korin 7,6` is not `prvi II Korin`.
    if (match === undefined || raw.length < 4 || cursor.isWord(keywords.SAYING_WORDS, from - 1)) return false;
    // Abbreviations are near to too many names.
    const last = this.#tokens[match.next - 1] as Token;
    if (last.raw.length < 4) return false;
    const near = this.#prose.booksNear(cursor.text.slice(start, last.end));
    return near.length > 0 && near.every((book) => !match.books.includes(book));
  }

  /** Refuses a name whose ordinal has a misspelt word behind it: `Prvo psmo Janezu`, `Prima lettera id Giovanni`. */
  #checkMisspelt(from: number): void {
    const cursor = this.#cursor;
    const match = cursor.matchBook(from);
    let at = from - 1;
    let hasHead = false;
    for (; cursor.is("word", at) && !ORDINALS.has(cursor.peek(at).text); at--) {
      const { text } = cursor.peek(at);
      const isHead = text.length > 3 && (FILLERS.has(text) || isNearFiller(text));
      if (cursor.isWord(keywords.READING_WORDS, at) || (!isHead && text.length > 2)) return;
      hasHead ||= isHead;
    }
    const { text, raw, start } = cursor.peek(at);
    const digit = raw.length > 1 ? ORDINALS.get(text) : undefined;
    if (match === undefined || !hasHead || digit === undefined) return;
    const books = cursor.vocabulary.booksOf(digit + match.key);
    if (books.length === 0 || books.some((book) => match.books.includes(book))) return;
    const suggestions = books.map((book) => cursor.vocabulary.abbreviation(book));
    const { end } = this.#tokens[match.next - 1] as Token;
    throw cursor.error("unknown_book", { position: start, end, books, suggestions });
  }

  /** Returns the closing bracket of words without a number that more of the citation follows; 0 for others. */
  #endOfRemark(open: number): number {
    for (let index = open + 1; index < this.#tokens.length - 1; index++) {
      const { kind } = this.#tokens[index] as Token;
      if (kind === "number") return 0;
      if (kind === ")") return this.#leadsOn(index + 1) ? index : 0;
    }
    return 0;
  }

  /** Checks whether more of a citation follows behind marks. */
  #leadsOn(index: number): boolean {
    let next = index;
    while ([".", ",", ";", "(", ")", "-"].includes((this.#tokens[next] as Token).kind)) next++;
    const { kind } = this.#tokens[next] as Token;
    // `Mt 5,3 (2 maši)`
    const isAmount = isProse(this.#cursor, next + 1) && !this.#cursor.isAdjacent(next + 1);
    if (kind === "number") return !isAmount && !isOfOther(this.#cursor, next);
    return kind === "word" && (this.#prose.openingAt(next) !== undefined || this.#wordLength(next) !== 0);
  }

  /** Returns the number of tokens of a word of the notation: negative where it needs more behind it, 0 for others. */
  #wordLength(index: number): number {
    const cursor = this.#cursor;
    const { text, raw } = this.#tokens[index] as Token;
    const subject = { cursor, prose: this.#prose, index, text, raw, before: cursor.peek(index - 1) };
    const verdict = decide(JOIN_RULES, subject, { from: index, to: index });
    if (verdict === undefined || verdict === "stop") return 0;
    if (verdict === "pass") return -1;
    if (verdict === "take two") return 2;
    return verdict === "take dotted" && cursor.is(".", index + 1) ? 2 : 1;
  }

  /** Refuses what may go on behind a run, and leaves out a number that belongs to the next word. */
  #checkEnd({ from, to, openings }: Run, stop: number): number {
    const cursor = this.#cursor;
    const { next } = openings.at(-1) as Opening;
    if (this.#namesPart(stop)) throw cursor.unreadable(stop);
    // `Ivan 3, redak`
    const isVerseMissing =
      to === next && cursor.isWord(keywords.VERSE_WORDS, to + 1) && cursor.peek(to + 1).raw.length > 1;
    if (isVerseMissing && cursor.is(",", to)) throw cursor.unreadable(to + 1);
    if (!cursor.is("word", stop)) return to;
    this.#checkWord(stop);
    // The number right before the word.
    const number = to - 1;
    const isNear = cursor.is("number", number) && stop - to <= (cursor.is(".", stop - 1) ? 1 : 0);
    const isLast = isNear && to > next && this.#isOfWord({ cursor, run: from, place: next, index: number, word: stop });
    return isLast ? number : to;
  }

  /** Refuses a word behind a run that may be a part of it or a misspelt name. */
  #checkWord(stop: number): void {
    const cursor = this.#cursor;
    const word = this.#tokens[stop] as Token;
    // `Jn 3,xvi`, `Jn 3:xvi`, `Jn 3, xvi`
    const isRoman = /^[ivxl]{3,}$/.test(word.text) && cursor.isOneOf([",", ":"], stop - 1);
    if (isRoman || (cursor.isAdjacent(stop) && cursor.is(",", stop - 1) && cursor.isAdjacent(stop - 1)))
      throw cursor.unreadable(stop);
    const isPart = isAttached(cursor, stop) || isTail(cursor, stop);
    const isLetter = /^[^aeiou]$/.test(word.text) && cursor.isOneOf(["end", ".", ",", ";"], stop + 1);
    const isPage = cursor.isWord(keywords.COUNTED_WORDS, stop) && cursor.is("number", cursor.skipDot(stop + 1));
    if (isPart || (isLetter && !isPage && !namesFeast(cursor, stop))) throw cursor.unreadable(stop);
    const isLast = (this.#tokens[stop + 1] as Token).kind === "end";
    if (isLast && this.#prose.isNearName(stop)) throw unknownBook(cursor, stop);
  }

  /** Checks whether the last number of a run belongs to the word behind it; refuses one that may. */
  #isOfWord(subject: LastNumber): boolean {
    const { cursor, index, word } = subject;
    const verdict = decide(LAST_RULES, subject, { from: index, to: word });
    if (verdict === undefined) throw unknownBook(cursor, index);
    if (verdict === "doubt") throw cursor.unreadable(index, word);
    return verdict === "stop";
  }

  /** Checks whether a part of what was named is meant or excepted: `Mt 5 (del)`, `Ps 119, prvi del`, `Mt 5 (brez konca)`. */
  #namesPart(index: number): boolean {
    const cursor = this.#cursor;
    let next = cursor.is("(", index) ? index + 1 : index;
    const { text } = cursor.peek(next);
    if (ORDINALS.has(text) || ordinalValue(text) !== undefined || (peekRoman(cursor, next) ?? 0) > 0)
      next = cursor.skipDot(next + 1);
    return cursor.isWord(keywords.PART_WORDS, next) || cursor.isWord(keywords.EXCEPTION_WORDS, next);
  }
}
