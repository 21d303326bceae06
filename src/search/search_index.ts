import type { Translation } from "../corpus/mod.ts";
import { foldForm, type Word } from "./folded_words.ts";
import { FormSet, type IndexArrays, LineSet } from "./index_arrays.ts";
import { type FoundTerm, findPattern, linesWith, type Pattern, type SearchQuery, type Term } from "./query.ts";
import { LINES, nearVerses, orderByRelevance } from "./ranking.ts";
import { SearchResult } from "./search_result.ts";
import { inSlices } from "./slices.ts";
import { type Stemmer, stemmerOf } from "./stemmers/mod.ts";

/**
 * A word of a query has several stems where it may be a form of several words. One that is met this much less often in
 * the text than another is not meant: `vode` is of *voda*, though it could be of *voditi*.
 */
const MIN_SHARE = 0.3;

/** Of more words that begin with a short stem, only those with one of its endings are looked up. */
const MAX_RANGE = 200;

/** Finds the forms of a text that a word of a query means. */
class WordForms {
  readonly #arrays: IndexArrays;
  readonly #stemmer: Stemmer | undefined;

  constructor(arrays: IndexArrays, stemmer: Stemmer | undefined) {
    this.#arrays = arrays;
    this.#stemmer = stemmer;
  }

  /** Returns the forms that a word is without case and accents. */
  folded({ folded }: Pick<Word, "folded">): FormSet {
    return new FormSet([this.#foldedRange(folded)]);
  }

  /** Returns the form that a word is, accents included. */
  exact({ form, folded }: Word): FormSet {
    return this.#where(this.#foldedRange(folded), (other) => other === form);
  }

  /** Returns the forms that begin with a word. */
  beginningWith({ form, folded }: Word, { isExact }: { isExact: boolean }): FormSet {
    const { formStarts } = this.#arrays;
    const [from, to] = this.#arrays.folded.rangeOf(folded);
    const range = [formStarts[from]!, formStarts[to]!] as const;
    return isExact ? this.#where(range, (other) => other.startsWith(form)) : new FormSet([range]);
  }

  /** Returns the forms that a word is as it was typed: a letter with a diacritic is only itself, one without is any. */
  asTyped(word: Word): FormSet {
    const range = this.#foldedRange(word.folded);
    if (word.form === word.folded) return new FormSet([range]);
    const typed = this.#where(range, (form) => isTyped(word.form, form));
    return typed.isEmpty ? new FormSet([range]) : typed;
  }

  /**
   * Returns all forms of the word that a typed word is a form of. With a diacritic it is the word as typed; where the
   * text has none of its forms, and without diacritics, the diacritics of the forms do not matter.
   */
  inAnyForm(word: Word): FormSet {
    const stemmer = this.#stemmer;
    if (stemmer === undefined) return this.asTyped(word);
    const spelt = stemmer.spell(word.form);
    if (spelt !== word.folded) {
      const found = this.#related(spelt, stemmer);
      if (!found.isEmpty) return found;
    }
    const typed = this.asTyped(word);
    if (typed.isEmpty) return this.#related(word.folded, stemmer.folded);
    const forms = Array.from(typed.forms(), (form) => stemmer.spell(this.#form(form)));
    const spellings = new Set([spelt, ...forms]);
    const sets = Array.from(spellings, (spelling) => this.#related(spelling, stemmer));
    return FormSet.of([typed, ...sets].flatMap((set) => [...set.forms()]));
  }

  /** Returns the forms that have a stem in common with a word. */
  #related(word: string, stemmer: Stemmer): FormSet {
    const stems = stemmer.stemsOf(word);
    const surest = stemmer.surestOf(word);
    const found = stems.map((stem) => ({ stem, ...this.#withStem(stem, { own: word, stemmer }) }));
    const most = Math.max(...found.map(({ weight }) => weight));
    const shown = new Set(found.flatMap(({ stem, weight }) => (weight > 0 ? [stem] : [])));
    return FormSet.of(
      found.flatMap(({ stem, weight, forms }) => {
        if (surest.includes(stem)) return forms;
        const isOverruled = shown.has(stemmer.ratherThan(stem) ?? "");
        return weight >= MIN_SHARE * most && !isOverruled ? forms : [];
      }),
    );
  }

  /**
   * Returns the forms that have a stem, and how many lines show the stem: lines with the typed word itself do not count,
   * and a form of several stems counts for each in part.
   */
  #withStem(stem: string, { own, stemmer }: { own: string; stemmer: Stemmer }): { forms: number[]; weight: number } {
    const { postingStarts } = this.#arrays;
    const forms: number[] = [];
    let weight = 0;
    for (const [from, to] of this.#candidates(stem, stemmer)) {
      for (let form = from; form < to; form++) {
        const word = stemmer.spell(this.#form(form));
        const stems = stemmer.stemsOf(word);
        if (!stems.includes(stem)) continue;
        forms.push(form);
        if (word === own || !stemmer.isEvidence(word, stem)) continue;
        weight += (postingStarts[form + 1]! - postingStarts[form]!) / stems.length;
      }
    }
    return { forms, weight };
  }

  #candidates(stem: string, stemmer: Stemmer): (readonly [from: number, to: number])[] {
    const { formStarts, folded } = this.#arrays;
    const ranges = stemmer.beginningsOf(stem).flatMap((beginning) => {
      const [from, to] = folded.rangeOf(beginning);
      if (to - from <= MAX_RANGE) return [[formStarts[from]!, formStarts[to]!] as const];
      return stemmer.endings.map((ending) => this.#foldedRange(beginning + ending));
    });
    const irregular = new Set(stemmer.irregularWords(stem).map(foldForm));
    return [...ranges, ...Array.from(irregular, (word) => this.#foldedRange(word))];
  }

  #foldedRange(folded: string): readonly [from: number, to: number] {
    const index = this.#arrays.folded.indexOf(folded);
    const { formStarts } = this.#arrays;
    return index < 0 ? [0, 0] : [formStarts[index]!, formStarts[index + 1]!];
  }

  #form(form: number): string {
    return this.#arrays.forms.at(form);
  }

  #where([from, to]: readonly [number, number], holds: (form: string) => boolean): FormSet {
    const ranges: [number, number][] = [];
    for (let form = from; form < to; form++) if (holds(this.#form(form))) ranges.push([form, form + 1]);
    return new FormSet(ranges);
  }
}

/** Returns true if a form is what was typed: letter by letter the same, where a letter without a diacritic is any. */
function isTyped(typed: string, form: string): boolean {
  let at = 0;
  for (const letter of form) {
    if (typed.startsWith(letter, at)) {
      at += letter.length;
      continue;
    }
    const plain = foldForm(letter);
    if (!typed.startsWith(plain, at)) return false;
    at += plain.length;
  }
  return at === typed.length;
}

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
  /** The terms of queries in this index, kept as long as the query, as several searches share them. */
  readonly #found = new WeakMap<Term, FoundTerm>();

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

  /** Finds the verses that a query asks for, in slices of a millisecond, so that requests pass in between. */
  searchInSlices(query: SearchQuery, options?: SearchOptions): Promise<SearchResult> {
    return inSlices(this.searchInSteps(query, options));
  }

  /** Returns a term in the forms and lines of this index. */
  find(term: Term): FoundTerm {
    const known = this.#found.get(term);
    if (known !== undefined) return known;
    const pattern = this.#patternOf(term);
    const [lines, ...others] = pattern.places.map((place) => linesWith(this.arrays, place));
    for (const other of others) lines!.keep(other);
    const found = { pattern, lines: lines! };
    this.#found.set(term, found);
    return found;
  }

  /** Finds the verses that a query asks for, with pauses that let the caller do other work. */
  *searchInSteps(
    query: SearchQuery,
    { within, sort = "canonical" }: SearchOptions = {},
  ): Generator<void, SearchResult> {
    const found = this.linesWithin(within);
    const patterns: Pattern[] = [];
    for (const term of query.terms.filter(({ isExcluded }) => !isExcluded)) {
      const { pattern, lines } = this.find(term);
      patterns.push(pattern);
      found.keep(lines);
      yield;
    }
    for (const pattern of patterns) yield* this.#keepPhrase(found, pattern);
    yield* this.#removeExcluded(found, query.terms);
    const lines = found.lines();
    return new SearchResult(this.translation, {
      arrays: this.arrays,
      patterns,
      lines: sort === "relevance" && lines.length > 1 ? yield* orderByRelevance(this.arrays, lines, patterns) : lines,
    });
  }

  /** Finds the verses that have most of some words and none that is excluded, the best first, with pauses. */
  *nearestInSteps(
    terms: readonly Term[],
    { within, limit }: Pick<SearchOptions, "within"> & { limit: number },
  ): Generator<void, SearchResult> {
    const among = this.linesWithin(within);
    yield* this.#removeExcluded(among, terms);
    const found: FoundTerm[] = [];
    for (const term of terms.filter(({ isExcluded }) => !isExcluded)) {
      found.push(this.find(term));
      yield;
    }
    const lines = yield* nearVerses(this.arrays, found, { among, limit });
    return new SearchResult(this.translation, {
      arrays: this.arrays,
      patterns: found.map(({ pattern }) => pattern),
      lines,
    });
  }

  /** Returns the lines of some ranges; all where there are none. */
  linesWithin(within: SearchOptions["within"]): LineSet {
    const lines = new LineSet(this.translation.lineCount);
    for (const [from, to] of within ?? [[0, this.translation.lineCount]]) lines.addRange(from, to);
    return lines;
  }

  /** Takes the lines away that have the words of a pattern otherwise than it has them. */
  *#keepPhrase(found: LineSet, pattern: Pattern): Generator<void> {
    if (pattern.places.length === 1) return;
    const { wordStarts } = this.arrays;
    const lines = found.lines();
    for (let index = 0; index < lines.length; index++) {
      if (index % LINES === 0) yield;
      const line = lines[index]!;
      const words = { from: wordStarts[line]!, to: wordStarts[line + 1]! };
      if (findPattern(this.arrays, pattern, words) < 0) found.delete(line);
    }
  }

  *#removeExcluded(found: LineSet, terms: readonly Term[]): Generator<void> {
    for (const term of terms.filter(({ isExcluded }) => isExcluded)) {
      yield;
      const { pattern, lines } = this.find(term);
      const excluded = new LineSet(this.translation.lineCount);
      excluded.bits.set(lines.bits);
      excluded.keep(found);
      yield* this.#keepPhrase(excluded, pattern);
      found.remove(excluded);
    }
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
