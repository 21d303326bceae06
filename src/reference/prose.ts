/** A text with words beside its citations. */
import { type BookId, FILLERS, ORDINALS } from "../canon/mod.ts";
import type { Cursor } from "./cursor.ts";
import { isLowerCase, type Token } from "./lexer.ts";
import { isRomanChapter } from "./numeral.ts";
import { findOpening, type Opening } from "./opening.ts";
import type { Words } from "./place.ts";
import { isCroatianPreposition } from "./sentence.ts";
import { nearestNames } from "./syntax_error.ts";

import * as keywords from "./words.ts";
import { COMMON_NAMES } from "./words.ts";

/** The most names for which similar names are looked for; each takes up to a fifth of a millisecond. */
const MAX_SEARCHES = 10;

/** A text with words beside its citations: the places that its names have, and what its words and numbers belong to. */
export class Prose {
  readonly cursor: Cursor;
  readonly words: Words;
  /** The first place that is left out where there is no other. */
  faint: Opening | undefined;
  /** The books near to the names that were looked for. */
  readonly #near = new Map<string, readonly BookId[]>();
  /** The openings that were looked for, by the index of the token; null where there is none. */
  readonly #openings: (Opening | null)[] = [];

  constructor(cursor: Cursor) {
    this.cursor = cursor;
    this.words = this.#findWords();
  }

  /** Finds the kind of the words that belong to no citation. */
  #findWords(): Words {
    const cursor = this.cursor;
    let words: Words = "none";
    for (let index = 0; index < this.cursor.tokens.length - 1; index++) {
      const { kind, text } = this.cursor.tokens[index] as Token;
      const match = cursor.matchBook(index);
      const isName =
        match !== undefined &&
        !(isLowerCase(this.cursor.tokens[match.next - 1] as Token) && COMMON_NAMES.has(match.key));
      if (isName) index = match.next - 1;
      else if (kind === "word" && !this.isNotation(index)) {
        if (!isLeading(text)) return "other";
        words = "leading";
      }
    }
    return words;
  }

  /** Checks whether a word belongs to the notation: it joins, counts or goes on. */
  isNotation(index: number): boolean {
    const { text, raw } = this.cursor.tokens[index] as Token;
    const cursor = this.cursor;
    // `u. ö.`, `ob 18.00`
    if (raw.length === 1 && cursor.is(".", index + 1) && keywords.JOINING_WORDS.has(text)) return false;
    if (isCroatianPreposition(cursor, index)) return false;
    if (keywords.NOTATION_WORDS.has(text) || keywords.PARALLEL_WORDS.has(text) || keywords.EMPHASIS_WORDS.has(text))
      return true;
    if (keywords.SMALL_WORDS.has(text)) return false;
    if (isRomanChapter(cursor, index) || /^[A-F]$/.test(raw)) return true;
    if ((keywords.REMARK_WORDS.has(text) && (raw.length > 1 || raw !== text)) || keywords.COUNT_WORDS.has(text))
      return true;
    if (COMMON_NAMES.has(text)) return cursor.is("number", index + 1);
    return cursor.is("number", index - 1) && /^[a-h]{1,5}$/.test(raw);
  }

  openingAt(index: number): Opening | undefined {
    let opening = this.#openings[index];
    if (opening === undefined) {
      opening = findOpening(this.cursor, index, this.words) ?? null;
      if (opening?.weight === "faint") {
        this.faint ??= opening;
        opening = null;
      }
      this.#openings[index] = opening;
    }
    return opening ?? undefined;
  }

  /** Checks whether a number belongs to the word before it: `Reading 1 Acts 2:1`, `čl. 3 Mt 5,3`. */
  isCounted(number: number): boolean {
    const word = this.cursor.skipDotBack(number);
    return this.cursor.isWord(keywords.READING_WORDS, word) || this.cursor.isWord(keywords.COUNTED_WORDS, word);
  }

  /** Checks whether a word is nearly the name of a book. */
  isNear(index: number): boolean {
    const { raw, text } = this.cursor.peek(index);
    const isKnown = [keywords.PROSE_WORDS, keywords.MONTH_WORDS, keywords.SAYING_WORDS].some((words) =>
      words.has(text),
    );
    return !isKnown && this.booksNear(raw).length > 0;
  }

  /** Returns the books whose names are near to one; after some none is looked for, as that takes its time. */
  booksNear(name: string): readonly BookId[] {
    let near = this.#near.get(name);
    if (near === undefined) {
      if (this.#near.size >= MAX_SEARCHES) return [];
      near = nearestNames(name, this.cursor.vocabulary).map(({ book }) => book);
      this.#near.set(name, near);
    }
    return near;
  }

  /** Checks whether a word with a capital may be a misspelt name. */
  isNearName(index: number): boolean {
    const token = this.cursor.peek(index);
    const isCapital = token.raw !== token.raw.toUpperCase() && !isLowerCase(token);
    return isCapital && this.cursor.matchBook(index) === undefined && this.isNear(index);
  }
}

/** Checks whether a word leads to a citation and says nothing: `berilo`, `gl`, `prvo`. */
export function isLeading(text: string): boolean {
  return (
    keywords.PREAMBLE_WORDS.has(text) ||
    keywords.LABEL_WORDS.has(text) ||
    FILLERS.has(text) ||
    ORDINALS.has(text) ||
    keywords.TRANSLATION_CODES.has(text)
  );
}
