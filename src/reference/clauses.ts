/**
 * Finds the citations of a text among its prose: names with chapter and verse, and what is joined to them.
 *
 * A text of names, numbers and marks is one clause. In any other, a clause begins with the name of a book, goes on as far
 * as the notation does, and counts if one of its places has a verse; the words and numbers between clauses say nothing.
 * A bare chapter counts where it is alone or in a list and its name is plain. What may be a misspelt book, a name that
 * may be a word or a person, and a verse that no chapter has are refused.
 */
import type { BookId } from "../canon/mod.ts";
import { unknownBook } from "./book_parser.ts";
import type { Cursor } from "./cursor.ts";
import { isLowerCase, type Token } from "./lexer.ts";
import { FILLERS, ORDINALS } from "./names.ts";
import { BOOKS_WITH_ADDITIONS } from "./numbering.ts";
import { findOpening, isShortName, type Opening, type Weight, type Words } from "./opening.ts";
import {
  findDateBefore,
  isAttached,
  isCroatianIn,
  isMeasure,
  isPlace,
  isProse,
  isTail,
  isZero,
  MAX_VERSE,
  skipNumbers,
} from "./sentence.ts";
import { nearestBooks, nearestOrdinal, type ReferenceSyntaxError } from "./syntax_error.ts";

import {
  isItemNumber,
  isLabel,
  isMistakenDigit,
  isRomanChapter,
  leadsSentence,
  ordinalValue,
  peekRoman,
} from "./unit.ts";
import type { BookMatch } from "./vocabulary.ts";
import * as keywords from "./words.ts";
import { COMMON_NAMES } from "./words.ts";

/** Tokens that are read by the grammar: [`from`, `to`). */
export interface Clause {
  readonly from: number;
  readonly to: number;
}

/** A clause, and the places in it by their weights. */
interface Run extends Clause {
  readonly openings: readonly Opening[];
}

/**
 * Finds the clauses of a text, in order.
 *
 * @returns None where no citation is found.
 */
export function findClauses(cursor: Cursor): readonly Clause[] {
  const whole = { from: 0, to: cursor.tokens.length - 1 };
  if (cursor.isBare) return [whole];
  return new ClauseFinder(cursor).find();
}

/** The most names for which similar names are looked for; each takes up to a fifth of a millisecond. */
const MAX_SEARCHES = 10;

/** The most tokens between a citation and a number that may belong to it. */
const MAX_GAP = 3;

class ClauseFinder {
  readonly #cursor: Cursor;
  readonly #tokens: readonly Token[];
  readonly #words: Words;
  /** The number of a verse that no name is beside. */
  #verse: number | undefined;
  /** The first place that is left out where there is no other. */
  #faint: Opening | undefined;
  /** The books near to the names that were looked for. */
  readonly #near = new Map<string, readonly BookId[]>();
  /** The openings that were looked for, by the index of the token; null where there is none. */
  readonly #openings: (Opening | null)[] = [];

  constructor(cursor: Cursor) {
    this.#cursor = cursor;
    this.#tokens = cursor.tokens;
    this.#words = this.#findWords();
  }

  find(): readonly Clause[] {
    const runs: Run[] = [];
    for (let index = 0; index < this.#tokens.length - 1; ) {
      const run = this.#runAt(index);
      if (run === undefined) index = this.#skip(index, runs);
      else {
        runs.push(run);
        index = Math.max(index + 1, run.to);
      }
    }
    const hasVerse = runs.some(({ openings }) => has(openings, "verse"));
    // `Vrstica 17 v Jn 3`
    if (this.#verse !== undefined && !hasVerse && runs.length > 0) throw this.#unreadable(this.#verse, this.#verse + 1);
    const counted = runs.filter((run) => this.#counts(run, hasVerse));
    const [first] = runs;
    const isMixed =
      counted.length < runs.length &&
      counted.every(({ openings }) => openings.every(({ weight }) => weight === "chapter"));
    if (isMixed && first !== undefined) throw this.#unreadable(first.from, first.to);
    if (this.#faint !== undefined && counted.length > 0) throw this.#unreadable(this.#faint.first, this.#faint.next);
    return counted;
  }

  /** Checks whether a run is a citation. */
  #counts({ from, openings }: Run, hasVerse: boolean): boolean {
    const [first] = openings as [Opening];
    if (has(openings, "verse") || has(openings, "chapters")) {
      const doubtful = openings.find(({ weight, isLoose }) => weight === "doubt" || (weight === "chapter" && isLoose));
      if (doubtful !== undefined) throw this.#unreadable(doubtful.first, doubtful.next);
      const isLoose = first.weight === "chapter" && this.#isBehindWord(from);
      if (isLoose && isShortName(this.#cursor.nameOf(this.#cursor.matchBook(from)!)))
        throw this.#unreadable(first.first, first.next);
      return true;
    }
    const doubtful = openings.find(
      (opening) => opening.weight === "doubt" || (opening.weight === "score" && !this.#isListed(opening, hasVerse)),
    );
    if (doubtful !== undefined) throw this.#unreadable(doubtful.first, doubtful.next);
    if (this.#words !== "other" || has(openings, "score")) return true;
    const before = from === 0 ? "end" : (this.#tokens[from - 1] as Token).kind;
    const isPlain = openings.every((opening) => opening.isPlain);
    if ([";", ":", "("].includes(before)) return isPlain;
    const isStreet =
      this.#isBehindWord(from) && isShortName(this.#cursor.nameOf(this.#cursor.matchBook(from) as BookMatch));
    return !hasVerse && isPlain && !isStreet && !this.#countsNoun(first);
  }

  /** Checks whether a verse that may be a score is one beside others, with no word behind it: `Gen 1:1 and Mark 1:15`. */
  #isListed({ next }: Opening, hasVerse: boolean): boolean {
    const behind = skipNumbers(this.#cursor, next - 1);
    return (
      hasVerse && (this.#cursor.peek(behind).kind !== "word" || this.#cursor.isWord(keywords.JOINING_WORDS, behind))
    );
  }

  /** Checks whether a bare number behind a whole name may count the noun behind it: `las Lukas 11 Bücher`. */
  #countsNoun({ first, next }: Opening): boolean {
    const cursor = this.#cursor;
    const name = cursor.nameOf(cursor.matchBook(first) as BookMatch);
    if (!/^\p{L}{5,}$/u.test(name) || cursor.peek(next).kind !== "word") return false;
    return !cursor.isWord(keywords.SAYING_WORDS, next);
  }

  #isBehindWord(index: number): boolean {
    const isPreposition = this.#cursor.isWord(keywords.PREPOSITIONS, index - 1);
    const { kind, text } = this.#cursor.peek(index - (isPreposition ? 2 : 1));
    return (kind === "word" || kind === ":") && !keywords.PREAMBLE_WORDS.has(text);
  }

  /** Finds the kind of the words that belong to no citation. */
  #findWords(): Words {
    const cursor = this.#cursor;
    let words: Words = "none";
    for (let index = 0; index < this.#tokens.length - 1; index++) {
      const { kind, text } = this.#tokens[index] as Token;
      const match = cursor.matchBook(index);
      const isName =
        match !== undefined && !(isLowerCase(this.#tokens[match.next - 1] as Token) && COMMON_NAMES.has(match.key));
      if (isName) index = match.next - 1;
      else if (kind === "word" && !this.#isNotation(index)) {
        if (!isLeading(text)) return "other";
        words = "leading";
      }
    }
    return words;
  }

  /** Checks whether a word belongs to the notation: it joins, counts or goes on. */
  #isNotation(index: number): boolean {
    const { text, raw } = this.#tokens[index] as Token;
    const cursor = this.#cursor;
    // `u. ö.`, `ob 18.00`
    if (raw.length === 1 && cursor.peek(index + 1).kind === "." && keywords.JOINING_WORDS.has(text)) return false;
    if (isCroatianIn(cursor, index)) return false;
    if (keywords.NOTATION_WORDS.has(text) || keywords.PARALLEL_WORDS.has(text) || keywords.EMPHASIS_WORDS.has(text))
      return true;
    if (keywords.SMALL_WORDS.has(text)) return false;
    if (isRomanChapter(cursor, index) || /^[A-F]$/.test(raw)) return true;
    if ((keywords.REMARK_WORDS.has(text) && (raw.length > 1 || raw !== text)) || keywords.COUNT_WORDS.has(text))
      return true;
    if (COMMON_NAMES.has(text)) return cursor.peek(index + 1).kind === "number";
    return cursor.peek(index - 1).kind === "number" && /^[a-h]{1,5}$/.test(raw);
  }

  #openingAt(index: number): Opening | undefined {
    let opening = this.#openings[index];
    if (opening === undefined) {
      opening = findOpening(this.#cursor, index, this.#words) ?? null;
      if (opening?.weight === "faint") {
        this.#faint ??= opening;
        opening = null;
      }
      this.#openings[index] = opening;
    }
    return opening ?? undefined;
  }

  /** Reads the run that begins at a token, if one does. */
  #runAt(from: number): Run | undefined {
    const opening = this.#openingAt(from);
    if (opening === undefined) return undefined;
    this.#checkNumber(from);
    const openings = [opening];
    let to = opening.next;
    let depth = 0;
    let index = to;
    for (; index < this.#tokens.length - 1; index++) {
      const { kind } = this.#tokens[index] as Token;
      if (kind === "!" && this.#cursor.isAdjacent(index + 1)) throw this.#unreadable(index, index + 1);
      if (kind === "other" || kind === "!") break;
      const next = this.#isSegment(index) ? undefined : this.#openingAt(index);
      if (next !== undefined) {
        openings.push(next);
        to = next.next;
        index = next.next - 1;
      } else if (kind === "number") {
        if (this.#isOfReading(index)) break;
        to = index + 1;
      } else if (kind === "(") {
        const remark = this.#endOfRemark(index);
        if (remark > 0) index = remark;
        else if (this.#leadsOn(index + 1)) depth++;
        else break;
      } else if (kind === ")") {
        if (depth === 0 && this.#words !== "none") break;
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
    return { from, to: this.#checkEnd(openings.at(-1) as Opening, to, index), openings };
  }

  /** Checks whether letters belong to the verse before them: `24 ac.` and `5 sl.`, which would be Acts and the Psalms. */
  #isSegment(index: number): boolean {
    const { raw } = this.#tokens[index] as Token;
    if (this.#cursor.peek(index - 1).kind !== "number") return false;
    return /^[a-h]{1,3}$/.test(raw) || keywords.NEXT_WORDS.has(raw) || keywords.REST_WORDS.has(raw);
  }

  /** Refuses a number before a name that may belong to it: `5 Jn 3,16`, but not `3. 10. Jn 3,16`, `čl. 3 Mt 5,3`. */
  #checkNumber(from: number): void {
    const cursor = this.#cursor;
    const { kind } = cursor.peek(from - 1);
    // `1. in 2. Kor 5`, `1/2 Kor 5`
    const isJoint = ["/", "&", ",", "."].includes(kind) || cursor.isWord(keywords.AND_WORDS, from - 1);
    const other = cursor.skipDotBack(from - 1);
    const isSmaller = cursor.peek(other).kind === "number" && cursor.peek(other).value < cursor.peek(from).value;
    if (isJoint && isSmaller) throw this.#unreadable(other, from + 1);
    if (this.#endsLongerName(from)) throw this.#at(from - 1, () => unknownBook(cursor));
    // `Prvo Mt 3,1`, `1. Esra 3,1`, but not `Prvo berilo Mt 3,1`, `3. 4. Jn 3,16`
    const digit = cursor.skipDotBack(from);
    const { kind: kindOfDigit, value, text, raw } = cursor.peek(digit);
    const isDotted = digit === from - 2 && kindOfDigit === "number";
    const isFirst = digit === 0 || cursor.peek(digit - 1).kind === ";";
    const isNumeral = ORDINALS.has(text) && (raw !== text || raw.length > 1) && !["v", "secondo"].includes(text);
    // `23. psalm 24`, but not the date of `15. 8. psalm 24`
    const isPsalm = isLowerCase(cursor.peek(from)) && cursor.matchBook(from)?.books[0] === "PSA";
    if (isDotted && isPsalm && cursor.peek(digit - 1).kind !== ".") throw this.#unreadable(digit, from + 1);
    if ((isDotted && value < 7 && isFirst && this.#words !== "other") || (isNumeral && !this.#isCounted(digit)))
      throw this.#at(digit, () => unknownBook(cursor));
    if (kind !== "number") return;
    const isFar = cursor.peek(from - 1).value > 4 && this.#words === "other" && from > 1;
    if (isFar || this.#isCounted(from - 1) || (cursor.peek(from - 2).kind === "." && from > 2)) return;
    throw this.#at(from - 1, () => unknownBook(cursor));
  }

  /** Checks whether a word and the name behind it are nearly the name of another book: `Slomonovi psalmi 1,1`. */
  #endsLongerName(from: number): boolean {
    const cursor = this.#cursor;
    const match = cursor.matchBook(from);
    const { start, raw } = cursor.peek(from - 1);
    if (match === undefined || raw.length < 4) return false;
    // Abbreviations are near to too many names.
    const last = this.#tokens[match.next - 1] as Token;
    if (last.raw.length < 4) return false;
    const near = this.#booksNear(cursor.text.slice(start, last.end));
    return near.length > 0 && near.every((book) => !match.books.includes(book));
  }

  /** Checks whether a number belongs to the word before it: `Reading 1 Acts 2:1`, `čl. 3 Mt 5,3`. */
  #isCounted(number: number): boolean {
    const word = this.#cursor.skipDotBack(number);
    return this.#cursor.isWord(keywords.READING_WORDS, word) || this.#cursor.isWord(keywords.COUNTED_WORDS, word);
  }

  /** Checks whether a number is that of a reading, a note or another label: `2. berilo`, `12 Prim. Jn 3,16`, `3) Mt 5`. */
  #isOfReading(index: number): boolean {
    const cursor = this.#cursor;
    const isNote = cursor.isWord(keywords.CROSS_REFERENCE_WORDS, index + 1) && !isLowerCase(cursor.peek(index + 1));
    if (isNote && !cursor.isAdjacent(index)) return true;
    const date = findDateBefore(cursor, index);
    if (date === "either") throw this.#unreadable(index, index + 3);
    if (date === "date" || isItemNumber(cursor, index)) return true;
    if (cursor.isAdjacent(index) && !["word", "("].includes(cursor.peek(index - 1).kind)) return false;
    // `B1: Iz 6,1-8`
    if (cursor.peek(index + 1).kind === ":" && cursor.peek(index - 1).raw.length === 1 && cursor.isAdjacent(index))
      return true;
    if (cursor.peek(index + 1).kind !== ".") return false;
    const { raw, text } = cursor.peek(index + 2);
    if (cursor.matchBook(index + 2) !== undefined) return false;
    if (keywords.READING_WORDS.has(text)) return true;
    if (keywords.COUNTED_WORDS.has(text) && !keywords.MONTH_WORDS.has(text)) return true;
    return [";", "("].includes(cursor.peek(index - 1).kind) && raw.length > 2 && !keywords.NOTATION_WORDS.has(text);
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
    if (kind === "number") return !this.#isOfReading(next);
    return kind === "word" && (this.#openingAt(next) !== undefined || this.#wordLength(next) !== 0);
  }

  /** Returns the number of tokens of a word of the notation: negative where it needs more behind it, 0 for others. */
  #wordLength(index: number): number {
    const cursor = this.#cursor;
    const token = this.#tokens[index] as Token;
    const { text, raw } = token;
    const before = cursor.peek(index - 1);
    const dot = cursor.peek(index + 1).kind === "." ? 1 : 0;
    if (text === "v" && (this.#openingAt(index + 1) !== undefined || cursor.matchBook(index + 1))) return 0;
    // `v 4. pa Sof 3,14`
    const isOrdinal = cursor.peek(index + 2).kind === "." && cursor.peek(index + 3).kind === "word";
    if (text === "v" && isOrdinal && (isProse(cursor, index + 3) || cursor.matchBook(index + 4))) return 0;
    if (isLabel(cursor, index) && raw.length === 1 && !cursor.isAdjacent(index)) return 0;
    const isBehindMark = [";", "-", ","].includes(before.kind) || cursor.isWord(keywords.JOINING_WORDS, index - 1);
    // `Mt IV; V`, but not `Lk 7,1-10; V oktobru`
    const isChapter = cursor.peek(index + 1).kind !== ":" && !isProse(cursor, index + 1);
    if ((peekRoman(cursor, index) ?? 0) > 0 && isBehindMark && isChapter) return this.#isOfReading(index) ? 0 : 1;
    if (leadsSentence(cursor, index) || isCroatianIn(cursor, index)) return 0;
    // `Mt 5,3 do konca leta`
    const isPeriod = cursor.isWord(keywords.PERIOD_WORDS, index + 1) || cursor.isWord(keywords.MONTH_WORDS, index + 1);
    if (keywords.REST_WORDS.has(text) && isPeriod) return 0;
    if (keywords.NEXT_WORDS.has(text) || keywords.REST_WORDS.has(text)) return 1 + dot;
    if (cursor.isAdjacent(index) && ["number", "-", ".", ","].includes(before.kind)) {
      if (cursor.isAdjacent(index + 1) && cursor.peek(index + 1).kind === "number") return 1;
      if (/^[a-z]{1,5}$/.test(raw)) return before.kind === "," ? 0 : 1;
      // `Jn 3,16SSP`, but not the digits of `Jn 10,1O`
      if (/^\p{Lu}+$/u.test(raw)) return raw.length > 1 && !/^(?:[OISZ]+|[A-H]{2,3})$/.test(raw) ? -1 : 1;
      return 0;
    }
    if (this.#isSegment(index) && cursor.peek(index + 1).kind !== "word") return 1;
    // `Ps 77,4 eku [Ps 77,3 CHR]`
    if (keywords.TRANSLATION_CODES.has(text)) return -1;
    if (keywords.PARALLEL_WORDS.has(text)) return 1 + dot;
    if (keywords.JOINING_WORDS.has(text) || keywords.NUMBER_FILLERS.has(text)) return -1;
    if (keywords.CHAPTER_WORDS.has(text) || keywords.VERSE_WORDS.has(text)) {
      return (before.kind === "number" || before.kind === ".") && raw.length > 1 ? 1 : -1;
    }
    if (keywords.COUNT_WORDS.has(text) && cursor.isWord(keywords.REST_WORDS, index - 1)) return 1;
    if (keywords.PASSAGE_WORDS.has(text) || keywords.EMPHASIS_WORDS.has(text)) return -1;
    if (keywords.REMARK_WORDS.has(text) && (before.kind === "(" || dot === 1 || cursor.peek(index + 1).kind === ":"))
      return -1;
    if (ordinalValue(text) !== undefined && isUnit(cursor, index + 1)) return 2;
    return /^[A-F]$/.test(raw) && [".", ",", "(", ")", "end", ";"].includes(cursor.peek(index + 1).kind) ? 1 : 0;
  }

  /** Refuses what may go on behind a run, and leaves out a number that belongs to the next word. */
  #checkEnd(last: Opening, to: number, stop: number): number {
    const cursor = this.#cursor;
    const word = this.#tokens[stop] as Token;
    if (this.#namesPart(stop)) throw this.#unreadable(stop, stop + 1);
    // `Ivan 3, redak`
    const isVerseMissing =
      to === last.next && cursor.isWord(keywords.VERSE_WORDS, to + 1) && cursor.peek(to + 1).raw.length > 1;
    if (isVerseMissing && cursor.peek(to).kind === ",") throw this.#unreadable(to + 1, to + 2);
    if (word.kind !== "word") return to;
    // `Jn 3,xvi`
    if (cursor.isAdjacent(stop) && cursor.peek(stop - 1).kind === "," && cursor.isAdjacent(stop - 1))
      throw this.#unreadable(stop, stop + 1);
    const isPart = this.#at(stop, () => isMistakenDigit(cursor) || isAttached(cursor) || isTail(cursor));
    const isLetter = /^[^aeiou]$/.test(word.text) && ["end", ".", ",", ";"].includes(cursor.peek(stop + 1).kind);
    const isPage =
      cursor.isWord(keywords.COUNTED_WORDS, stop) && cursor.peek(cursor.skipDot(stop + 1)).kind === "number";
    const isCut = (isLetter && !isPage) || cursor.isWord(keywords.EXCEPTION_WORDS, stop);
    if (isPart || isCut) throw this.#unreadable(stop, stop + 1);
    const isLast = (this.#tokens[stop + 1] as Token).kind === "end";
    if (isLast && this.#isNearName(stop)) throw this.#at(stop, () => unknownBook(cursor));
    // The number right before the word.
    const number = to - 1;
    const isDotted = (this.#tokens[stop - 1] as Token).kind === ".";
    if ((this.#tokens[number] as Token).kind !== "number" || stop - to > (isDotted ? 1 : 0) || to <= last.next)
      return to;
    const mark = this.#tokens[number - 1] as Token;
    const isVerse = number === last.next + 1 && mark.kind !== "word";
    // `Jn 15, v. 5 prosim`, but not `Mt 5,3 - v 5 urah`
    const isNamed = isUnit(cursor, cursor.skipDotBack(number)) && (mark.kind === "." || mark.raw.length > 1);
    const isTight = cursor.isAdjacent(number) || mark.kind === "-";
    // `Joh 15,5, 5. Juli: Mt 5,3`
    const isDated = cursor.isWord(keywords.MONTH_WORDS, stop);
    if (isDated && !isVerse && !isTight && [",", "number"].includes(mark.kind)) return number;
    if (isDated) throw this.#unreadable(number, stop + 1);
    // `Jn 15, 5 – 8. Jezus reče`, but not `Mt 5, 3. Nedelja v postu`
    const isLabel = [keywords.READING_WORDS, keywords.LABEL_WORDS, keywords.COUNTED_WORDS].some((words) =>
      words.has(word.text),
    );
    const isSentence = isDotted && !isLowerCase(word) && !isLabel;
    const isEnd = mark.kind === "-" || cursor.isWord(keywords.RANGE_WORDS, number - 1);
    if (isSentence && (isVerse || isNamed || isEnd)) return to;
    if (isDotted ? cursor.isAdjacent(number) : isTight || isVerse || isNamed) return to;
    if (!isDotted && (word.raw.length < 3 || keywords.SAYING_WORDS.has(word.text))) return to;
    if ((this.#tokens[number] as Token).value > MAX_VERSE) return number;
    if (cursor.peek(stop + 1).kind === "number" && !isLowerCase(word))
      throw this.#at(number, () => unknownBook(cursor));
    throw this.#unreadable(number, stop + 1);
  }

  /** Checks whether a part of what was named is meant: `Mt 5 (del)`, `Ps 119, prvi del`. */
  #namesPart(index: number): boolean {
    const cursor = this.#cursor;
    let next = cursor.peek(index).kind === "(" ? index + 1 : index;
    const { text } = cursor.peek(next);
    if (ORDINALS.has(text) || ordinalValue(text) !== undefined || (peekRoman(cursor, next) ?? 0) > 0)
      next = cursor.skipDot(next + 1);
    return cursor.isWord(keywords.PART_WORDS, next);
  }

  /** Refuses a number that may belong to the citation before it: `Mt 5,3 vse do 12`, `Psalm 119 ima 176 vrstic`, `Jn 3; a 4,2`. */
  #checkStray(index: number, runs: readonly Run[]): void {
    const cursor = this.#cursor;
    // `list A4`, `mp3`
    if (cursor.isAdjacent(index) && /^(?:.|mp)$/.test(cursor.peek(index - 1).raw)) return;
    if (runs.length > 0 && this.#isOfReading(index)) return;
    const run = runs.at(-1);
    const before = cursor.skipDotBack(index);
    const isCounted =
      isUnit(cursor, cursor.skipDot(index + 1)) || (isUnit(cursor, before) && cursor.peek(before).raw.length > 1);
    // `Luka piše v 15. poglavju (Lk 15,11-32)`, but not `Mt 5,3 in še 7. poglavje`
    const isApart = this.#words === "other" && (run === undefined || index - run.to > MAX_GAP);
    if (isCounted && !isApart) throw this.#unreadable(index, index + 1);
    const isVerse = cursor.isWord(keywords.VERSE_WORDS, before) && (isCounted || before === index - 2);
    if (isVerse) this.#verse ??= index;
    // `3,16; Mt 5,3`, but not `5. 6. Mt 5,3`, `7) Mt 5,3`, `5,14: Jn 8,12`
    const isFirst = index === 0 && [",", ":", ";", "|", "-"].includes(cursor.peek(cursor.skipDot(1)).kind);
    if (isFirst && cursor.peek(3).kind !== ":" && this.#words === "none") throw unknownBook(cursor);
    if (run === undefined) return;
    const isDated = this.#words === "leading" && cursor.peek(index + 1).kind === ".";
    if (this.#words !== "other" && !isDated) throw this.#unreadable(index, index + 1);
    const mark = cursor.peek(index + 1).kind;
    const isPair = mark === "," && cursor.peek(index + 2).kind === "number" && cursor.isAdjacent(index + 2);
    const isBound = isPair && ([";", "("].includes(cursor.peek(index - 1).kind) || cursor.peek(index + 3).kind === "-");
    const between = this.#tokens.slice(run.to, index);
    const isNear =
      between.length <= MAX_GAP &&
      between.every(({ kind, text }) => ["word", ".", ","].includes(kind) && !keywords.COUNTED_WORDS.has(text));
    const isTail =
      isNear && cursor.peek(cursor.skipDot(index + 1)).kind === "end" && cursor.peek(index).value <= MAX_VERSE;
    if (isBound || isTail) throw this.#unreadable(index, index + 1);
  }

  /** Moves past what belongs to no citation; refuses what may be a misspelt one. */
  #skip(index: number, runs: readonly Run[]): number {
    const cursor = this.#cursor;
    const { kind, text, raw } = this.#tokens[index] as Token;
    const isStrict = this.#words !== "other";
    if (kind === "number" && runs.length > 0 && findDateBefore(cursor, index) !== undefined) return index + 4;
    if (kind === "number" && cursor.matchBook(index) === undefined) {
      this.#checkStray(index, runs);
      return index + 1;
    }
    if (kind === "other" && isStrict && runs.length > 0) throw this.#unreadable(index, index + 1);
    const match = cursor.matchBook(index);
    if (match !== undefined) {
      if (this.#words === "none" && !isLeading(text) && !isPlace(cursor, match.next)) this.#checkTitle(match, runs);
      return COMMON_NAMES.has(match.key) ? index + 1 : Math.max(index + 1, match.next);
    }
    // `Jn 3,16 in`, `polovica Ps 119`
    const leads = cursor.isWord(keywords.PREPOSITIONS, index + 1) && this.#openingAt(index + 2) !== undefined;
    if (this.#words === "none" && runs.length > 0 && cursor.isWord(keywords.JOINING_WORDS, index) && !leads) {
      const isLast = cursor.peek(index + 1).kind === "end";
      throw this.#at(isLast ? index + 1 : index, () => cursor.unreadable());
    }
    if (cursor.isWord(keywords.PART_WORDS, index) && this.#openingAt(index + 1) !== undefined)
      throw this.#unreadable(index, index + 1);
    // `zadnja vrstica Jn 3`
    const isVerseOf = cursor.isWord(keywords.VERSE_WORDS, index) && raw.length > 1;
    if (isVerseOf && this.#openingAt(index + 1)?.weight === "chapter") throw this.#unreadable(index, index + 1);
    const number = cursor.peek(index + 1).kind === "," ? index + 2 : cursor.skipDot(index + 1);
    if (
      cursor.peek(number).kind !== "number" ||
      cursor.matchBook(number) !== undefined ||
      isLeading(text) ||
      this.#isNotation(index)
    )
      return index + 1;
    const mark = cursor.peek(number + 1).kind;
    const isDated = mark === "." && cursor.peek(number + 2).kind === "number" && cursor.peek(number + 3).kind === ".";
    const isCounted = keywords.COUNTED_WORDS.has(text) || keywords.MONTH_WORDS.has(text);
    if (isDated || isCounted || isMeasure(cursor, number + 3) || isZero(cursor, number + 2)) return index + 1;
    const hasVerse =
      (mark === "," || mark === ":") &&
      cursor.peek(number + 2).kind === "number" &&
      cursor.isAdjacent(number + 1) &&
      cursor.isAdjacent(number + 2);
    const isCapital = !isLowerCase(this.#tokens[index] as Token);
    const isAbbreviation =
      isCapital &&
      raw.length < 5 &&
      raw !== raw.toUpperCase() &&
      mark !== "word" &&
      mark !== ":" &&
      !(mark === "." && cursor.peek(number + 2).kind === "word" && cursor.matchBook(number + 2) === undefined);
    if (
      hasVerse
        ? isCapital || this.#isNear(index)
        : (isAbbreviation || this.#isNearName(index)) && cursor.peek(number).value < 151
    )
      throw this.#at(this.#startOfName(index), () => unknownBook(cursor));
    return index + 1;
  }

  /** Refuses a name without a place beside citations of other books: `Jn Lk 3,16`, but not `Suzana, Dan 13,1`. */
  #checkTitle(match: BookMatch, runs: readonly Run[]): void {
    const cursor = this.#cursor;
    let isAlone = runs.length === 0;
    for (let index = match.next; index < this.#tokens.length - 1; index++) {
      const next = cursor.matchBook(index);
      // `sv. Marko: 1 Pt 5,5`, `Janez – Jn 1,6`
      const { kind } = this.#tokens[index] as Token;
      if ([":", "("].includes(kind) && cursor.nameOf(match).length > 3) return;
      if (next === undefined) continue;
      isAlone = false;
      if (
        next.books.some(
          (book) => match.books.includes(book) || BOOKS_WITH_ADDITIONS.get(match.books[0] as BookId) === book,
        )
      )
        return;
      break;
    }
    const isWord = isLowerCase(this.#tokens[match.first] as Token) && COMMON_NAMES.has(match.key);
    const isBracketed = [match.first - 1, match.first - 3].some((before) => cursor.peek(before).kind === "(");
    if (!isWord && !isBracketed && !isAlone) throw this.#unreadable(match.first, match.next);
  }

  /** Checks whether a word is nearly the name of a book. */
  #isNear(index: number): boolean {
    const { raw, text } = this.#cursor.peek(index);
    const isKnown = [keywords.PROSE_WORDS, keywords.MONTH_WORDS, keywords.SAYING_WORDS].some((words) =>
      words.has(text),
    );
    return !isKnown && this.#booksNear(raw).length > 0;
  }

  /** Returns the books whose names are near to one; after some none is looked for, as that takes its time. */
  #booksNear(name: string): readonly BookId[] {
    let near = this.#near.get(name);
    if (near === undefined) {
      if (this.#near.size >= MAX_SEARCHES) return [];
      near = nearestBooks(name, this.#cursor.vocabulary);
      this.#near.set(name, near);
    }
    return near;
  }

  /** Checks whether a word with a capital may be a misspelt name. */
  #isNearName(index: number): boolean {
    const token = this.#cursor.peek(index);
    const isCapital = token.raw !== token.raw.toUpperCase() && !isLowerCase(token);
    return isCapital && this.#cursor.matchBook(index) === undefined && this.#isNear(index);
  }

  /** Returns the place at which the name begins that a word may belong to: `4. Korinčanom`, `Drguo pismo Timoteju`. */
  #startOfName(index: number): number {
    const cursor = this.#cursor;
    const before = cursor.skipDotBack(index);
    const { kind, value, text } = cursor.peek(before);
    if (kind === "number") return value < 10 && cursor.peek(before - 1).kind !== "." ? before : index;
    if (kind !== "word") return index;
    if (FILLERS.has(text)) return this.#startOfName(before);
    return !isLeading(text) && cursor.matchBook(before) === undefined && nearestOrdinal(text) !== undefined
      ? before
      : index;
  }

  /** Calls a function with the cursor at another token. */
  #at<Value>(index: number, call: () => Value): Value {
    const { index: before } = this.#cursor;
    this.#cursor.index = index;
    const value = call();
    this.#cursor.index = before;
    return value;
  }

  #unreadable(first: number, next: number): ReferenceSyntaxError {
    const position = (this.#tokens[first] as Token).start;
    return this.#cursor.error("unreadable", { position, end: (this.#tokens[next - 1] as Token).end });
  }
}

function has(openings: readonly Opening[], weight: Weight): boolean {
  return openings.some((opening) => opening.weight === weight);
}

/** Checks whether a word leads to a citation and says nothing: `berilo`, `gl`, `prvo`. */
function isLeading(text: string): boolean {
  return (
    keywords.PREAMBLE_WORDS.has(text) ||
    keywords.LABEL_WORDS.has(text) ||
    FILLERS.has(text) ||
    ORDINALS.has(text) ||
    keywords.TRANSLATION_CODES.has(text)
  );
}

function isUnit(cursor: Cursor, index: number): boolean {
  return cursor.isWord(keywords.CHAPTER_WORDS, index) || cursor.isWord(keywords.VERSE_WORDS, index);
}
