import type { Translation, TranslationBook } from "../corpus/mod.ts";
import { foldForm, formOf, wordsIn } from "./folded_words.ts";
import type { IndexArrays } from "./index_arrays.ts";
import { findPattern, type Pattern } from "./query.ts";

/** A verse that was found. */
export interface SearchHit {
  /** The line of the translation. */
  readonly line: number;
  /** The matches in its text, in order and without overlap: offsets in UTF-16 units, the end excluded. */
  readonly matches: readonly (readonly [start: number, end: number])[];
}

/** The verses that a query found, in the order that was asked for. */
export class SearchResult {
  /** All lines that were found. */
  readonly lines: Uint32Array;
  readonly #translation: Translation;
  readonly #arrays: IndexArrays;
  readonly #patterns: readonly Pattern[];

  constructor(
    translation: Translation,
    found: { arrays: IndexArrays; lines: Uint32Array; patterns: readonly Pattern[] },
  ) {
    this.#translation = translation;
    this.#arrays = found.arrays;
    this.lines = found.lines;
    this.#patterns = found.patterns;
  }

  /** How many verses were found. */
  get total(): number {
    return this.lines.length;
  }

  /** Returns some of the verses, with what in them matches. */
  slice(offset: number, limit: number): SearchHit[] {
    const lines = this.lines.subarray(offset, offset + limit);
    return Array.from(lines, (line) => ({ line, matches: this.#matchesIn(line) }));
  }

  /** Returns the books in which something was found, in the translation's order, with the number of their verses. */
  countsByBook(): { book: TranslationBook; count: number }[] {
    const counts = this.#translation.books.map((book) => ({ book, count: 0 }));
    let at = 0;
    for (const line of this.lines.toSorted()) {
      while (line >= counts[at]!.book.starts.at(-1)!) at++;
      counts[at]!.count++;
    }
    return counts.filter(({ count }) => count > 0);
  }

  #matchesIn(line: number): [start: number, end: number][] {
    const { wordStarts } = this.#arrays;
    const [start, end] = [wordStarts[line]!, wordStarts[line + 1]!];
    const ranges: [first: number, end: number][] = [];
    for (const pattern of this.#patterns) {
      const { length } = pattern.places;
      for (let at = start; ; at++) {
        at = findPattern(this.#arrays, pattern, { from: at, to: end });
        if (at < 0) break;
        ranges.push([at - start, at - start + length]);
      }
    }
    const matches = merged(ranges);
    const words = this.#wordsOf(line, matches.at(-1)?.[1] ?? 0);
    return matches.map(([first, last]) => [words[first]![0], words[last - 1]![1]]);
  }

  /** Returns where the first words of a line begin and end in its text, in UTF-16 units. */
  #wordsOf(line: number, count: number): [start: number, end: number][] {
    const words: [number, number][] = [];
    for (const { 0: word, index } of wordsIn(this.#translation.text(line))) {
      if (words.length === count) break;
      // A run of marks alone is no word.
      if (word.charCodeAt(0) < 0x80 || foldForm(formOf(word)) !== "") words.push([index, index + word.length]);
    }
    return words;
  }
}

/** Sorts ranges and joins those that overlap. */
function merged(ranges: [first: number, end: number][]): [first: number, end: number][] {
  const result: [number, number][] = [];
  for (const [first, end] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last !== undefined && first < last[1]) last[1] = Math.max(last[1], end);
    else result.push([first, end]);
  }
  return result;
}
