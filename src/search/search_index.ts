import type { Translation } from "../corpus/mod.ts";
import { FormSet } from "./form_set.ts";
import type { IndexArrays } from "./index_arrays.ts";
import { LineSet } from "./line_set.ts";
import { findPattern, linesWith, type Pattern } from "./pattern.ts";
import type { Comparison, SearchQuery, Term } from "./query.ts";
import { orderByRelevance } from "./relevance.ts";
import { SearchResult } from "./search_result.ts";
import { inOneGo, inSlices } from "./slices.ts";
import { stemmerOf } from "./stemmers/mod.ts";
import type { Word } from "./words.ts";

/** How many lines are read between two pauses: a tenth of a millisecond. */
const LINES = 512;

/** How a search is limited and ordered. */
export interface SearchOptions {
  /** The ranges of lines to search; all where absent. The end of each is excluded. */
  readonly within?: readonly (readonly [from: number, to: number])[];
  readonly sort?: "canonical" | "relevance";
}

/** The words of one translation, ready to be searched. */
export class SearchIndex {
  readonly translation: Translation;
  readonly arrays: IndexArrays;

  constructor(translation: Translation, arrays: IndexArrays) {
    this.translation = translation;
    this.arrays = arrays;
  }

  /** Bytes of memory, near enough. */
  get size(): number {
    const { wordStarts, words, postingStarts, postings, forms, folded, formStarts, stems } =
      this.arrays;
    const groups = stems === undefined ? [] : [stems.starts, stems.members];
    const arrays = [wordStarts, words, postingStarts, postings, formStarts, ...groups];
    return (
      arrays.reduce((sum, { byteLength }) => sum + byteLength, 0) +
      forms.size +
      folded.size +
      (stems?.stems.size ?? 0)
    );
  }

  /** Finds the verses that a query asks for, in one go: a few milliseconds at most. */
  search(query: SearchQuery, options?: SearchOptions): SearchResult {
    return inOneGo(this.#search(query, options));
  }

  /** Finds the verses that a query asks for, in slices of a millisecond, so that requests pass in between. */
  searchInSlices(query: SearchQuery, options?: SearchOptions): Promise<SearchResult> {
    return inSlices(this.#search(query, options));
  }

  *#search(
    query: SearchQuery,
    { within, sort = "canonical" }: SearchOptions = {},
  ): Generator<void, SearchResult> {
    const wanted = query.terms.filter(({ isExcluded }) => !isExcluded);
    const patterns = wanted.map((term) => this.#patternOf(term));
    const excluded = query.terms
      .filter(({ isExcluded }) => isExcluded)
      .map((term) => this.#patternOf(term));
    const found = this.#linesWithin(within);
    for (const { places } of patterns) {
      yield;
      for (const place of places) found.keep(linesWith(this.arrays, place));
    }
    for (const pattern of patterns) yield* this.#keepPhrase(found, pattern);
    for (const pattern of excluded) yield* this.#removePhrase(found, pattern);
    const lines = found.lines();
    return new SearchResult(this.translation, {
      arrays: this.arrays,
      patterns,
      lines: sort === "relevance" ? yield* orderByRelevance(this.arrays, lines, patterns) : lines,
    });
  }

  #linesWithin(within: SearchOptions["within"]): LineSet {
    const lines = new LineSet(this.translation.lineCount);
    for (const [from, to] of within ?? [[0, this.translation.lineCount]]) lines.addRange(from, to);
    return lines;
  }

  *#keepPhrase(found: LineSet, pattern: Pattern): Generator<void> {
    if (pattern.places.length === 1) return;
    const lines = found.lines();
    for (let index = 0; index < lines.length; index++) {
      if (index % LINES === 0) yield;
      if (!this.#stands(pattern, lines[index]!)) found.delete(lines[index]!);
    }
  }

  *#removePhrase(found: LineSet, pattern: Pattern): Generator<void> {
    yield;
    if (pattern.places.length === 1) {
      found.remove(linesWith(this.arrays, pattern.places[0]!));
      return;
    }
    const candidates = new LineSet(this.translation.lineCount);
    candidates.bits.set(found.bits);
    for (const place of pattern.places) candidates.keep(linesWith(this.arrays, place));
    const lines = candidates.lines();
    for (let index = 0; index < lines.length; index++) {
      if (index % LINES === 0) yield;
      if (this.#stands(pattern, lines[index]!)) found.delete(lines[index]!);
    }
  }

  #stands(pattern: Pattern, line: number): boolean {
    const { wordStarts } = this.arrays;
    const words = { from: wordStarts[line]!, to: wordStarts[line + 1]! };
    return findPattern(this.arrays, pattern, words) >= 0;
  }

  #patternOf({ words, comparison, isPrefix }: Term): Pattern {
    const last = words.length - 1;
    const places = words.map((word, index) => {
      if (isPrefix && index === last) return this.#beginningWith(word, comparison);
      return this.#formsOf(word, isPrefix && comparison === "stem" ? "folded" : comparison);
    });
    if (comparison !== "stem") return { places, exactPlaces: places };
    return { places, exactPlaces: words.map((word) => this.#formsOf(word, "folded")) };
  }

  #beginningWith({ form, folded }: Word, comparison: Comparison): FormSet {
    const { formStarts } = this.arrays;
    const [from, to] = this.arrays.folded.rangeOf(folded);
    const [first, end] = [formStarts[from]!, formStarts[to]!];
    if (comparison !== "form") return new FormSet([[first, end]]);
    return this.#where(first, end, (other) => other.startsWith(form));
  }

  #formsOf({ form, folded }: Word, comparison: Comparison): FormSet {
    if (comparison === "stem") return this.#inAnyForm(folded);
    const index = this.arrays.folded.indexOf(folded);
    if (index < 0) return new FormSet([]);
    const [from, to] = this.#rangeOf(index);
    if (comparison === "folded") return new FormSet([[from, to]]);
    return this.#where(from, to, (other) => other === form);
  }

  #inAnyForm(folded: string): FormSet {
    const { stems } = this.arrays;
    const stem = stemmerOf(this.translation.language);
    if (stems === undefined || stem === undefined) {
      return this.#formsOf({ form: folded, folded }, "folded");
    }
    const index = stems.stems.indexOf(stem(folded));
    if (index < 0) return new FormSet([]);
    const members = stems.members.subarray(stems.starts[index]!, stems.starts[index + 1]!);
    return new FormSet(Array.from(members, (member) => this.#rangeOf(member)));
  }

  #rangeOf(folded: number): [from: number, to: number] {
    const { formStarts } = this.arrays;
    return [formStarts[folded]!, formStarts[folded + 1]!];
  }

  #where(from: number, to: number, holds: (form: string) => boolean): FormSet {
    const ranges: [number, number][] = [];
    for (let form = from; form < to; form++) {
      if (holds(this.arrays.forms.at(form))) ranges.push([form, form + 1]);
    }
    return new FormSet(ranges);
  }
}
