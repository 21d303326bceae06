import type { Translation } from "../corpus/mod.ts";
import type { IndexArrays } from "./index_arrays.ts";
import { LineSet } from "./line_set.ts";
import { findPattern, linesWith, type Pattern } from "./pattern.ts";
import type { SearchQuery, Term } from "./query.ts";
import { orderByRelevance } from "./relevance.ts";
import { SearchResult } from "./search_result.ts";
import { inOneGo, inSlices } from "./slices.ts";
import { stemmerOf } from "./stemmers/mod.ts";
import { WordForms } from "./word_forms.ts";

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
  readonly #forms: WordForms;

  constructor(translation: Translation, arrays: IndexArrays) {
    this.translation = translation;
    this.arrays = arrays;
    this.#forms = new WordForms(arrays, stemmerOf(translation.language));
  }

  /** Bytes of memory, near enough. */
  get size(): number {
    const { wordStarts, words, postingStarts, postings, forms, folded, formStarts } = this.arrays;
    const arrays = [wordStarts, words, postingStarts, postings, formStarts];
    return arrays.reduce((sum, { byteLength }) => sum + byteLength, forms.size + folded.size);
  }

  /** Finds the verses that a query asks for, in one go: a few milliseconds at most. */
  search(query: SearchQuery, options?: SearchOptions): SearchResult {
    return inOneGo(this.searchInSteps(query, options));
  }

  /** Finds the verses that a query asks for, in slices of a millisecond, so that requests pass in between. */
  searchInSlices(query: SearchQuery, options?: SearchOptions): Promise<SearchResult> {
    return inSlices(this.searchInSteps(query, options));
  }

  /** Returns the lines in which a word stands. */
  linesOf(term: Term): LineSet {
    const lines = new LineSet(this.translation.lineCount);
    lines.addRange(0, this.translation.lineCount);
    for (const place of this.#patternOf(term).places) lines.keep(linesWith(this.arrays, place));
    return lines;
  }

  /** Finds the verses that a query asks for, with pauses for whoever drives it to let others work. */
  *searchInSteps(
    query: SearchQuery,
    { within, sort = "canonical" }: SearchOptions = {},
  ): Generator<void, SearchResult> {
    const patterns: Pattern[] = [];
    const excluded: Pattern[] = [];
    for (const term of query.terms) {
      (term.isExcluded ? excluded : patterns).push(this.#patternOf(term));
      yield;
    }
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
    const forms = this.#forms;
    const places = words.map((word, index) => {
      const isExact = comparison === "form";
      if (isPrefix && index === last) return forms.beginningWith(word, { isExact });
      if (isExact) return forms.exact(word);
      return comparison === "folded" || isPrefix ? forms.folded(word) : forms.inAnyForm(word);
    });
    if (comparison !== "stem") return { places, exactPlaces: places };
    return { places, exactPlaces: words.map((word) => forms.asTyped(word)) };
  }
}
