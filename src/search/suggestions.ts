import {
  bitCount,
  editDistance,
  INSERTION,
  lettersOf,
  MAX_COMPARED_LENGTH,
  SUBSTITUTION,
} from "../base/word_comparison.ts";
import { smallWordsOf } from "./folded_words.ts";
import { parseQuery, type SearchQuery, type Term } from "./query.ts";
import type { SearchIndex, SearchOptions } from "./search_index.ts";
import type { SearchResult } from "./search_result.ts";

/** Other queries and verses in place of a query that finds nothing. */
export interface Alternatives {
  /** Queries that find something, best first. */
  readonly suggestions: readonly QuerySuggestion[];
  /** The verses that have most of the words, the words of the text in place of unknown ones; best first. */
  readonly nearest: SearchResult;
}

/** Another query that finds something. */
export interface QuerySuggestion {
  readonly query: string;
  readonly total: number;
  /** Without its small words, with the nearest words of the text, with fewer of its words. */
  readonly reason: "without" | "spelling" | "any";
}

const MAX_NEAREST = 20;
const MAX_SUGGESTIONS = 4;
const MAX_SPELLINGS = 3;
/** The most misspelt words for which others are looked up; a query rarely has more that the text does not know. */
const MAX_UNKNOWN = 3;
const MIN_MISSPELT = 3;
/** The most words of a query that are tried together. */
const MAX_WORDS = 31;
/** How many words are compared between two pauses: a tenth of a millisecond. */
const COMPARED = 128;
/** Letters that lie beside each other on a Slovenian keyboard. */
const KEYBOARD = ["qwertzuiop", "asdfghjkl", "yxcvbnm"];

/**
 * Finds queries like one that found nothing, each with hits, best first, and the verses that are nearest to it.
 *
 * What is excluded stays excluded. It pauses now and then.
 */
export function* suggestQueries(
  index: SearchIndex,
  { query, options }: { query: SearchQuery; options: SearchOptions },
): Generator<void, Alternatives> {
  const { language } = index.translation;
  const found = new Map<string, QuerySuggestion>();
  const excluded = query.terms.filter(({ isExcluded }) => isExcluded);
  const wanted = query.terms.filter(({ isExcluded }) => !isExcluded);
  const weighty = wanted.filter((term) => !isSmall(term, language));
  function* offer(terms: readonly Term[], reason: QuerySuggestion["reason"]): Generator<void, boolean> {
    const text = [...terms, ...excluded].map((term) => term.text).join(" ");
    if (terms.length === 0 || found.has(text)) return false;
    const { total } = yield* index.searchInSteps({ terms: [...terms, ...excluded] }, options);
    // Another form of a word that was offered already finds the same.
    const isKnown = [...found.values()].some((other) => other.total === total);
    if (total === 0 || isKnown) return false;
    found.set(text, { query: text, total, reason });
    return true;
  }
  const base = weighty.length === 0 ? wanted : weighty;
  if (weighty.length < wanted.length) yield* offer(weighty, "without");
  const spellings = yield* respelt(index, base);
  for (const terms of spellings) {
    if (yield* offer(terms, "spelling")) continue;
    // No verse may have the right words together.
    for (const some of yield* fewer(index, { terms, options })) {
      yield* offer(some, some.every((term) => base.includes(term)) ? "any" : "spelling");
    }
  }
  for (const terms of yield* fewer(index, { terms: base, options })) yield* offer(terms, "any");
  const nearest = yield* index.nearestInSteps([...(spellings[0] ?? base), ...excluded], {
    ...options,
    limit: MAX_NEAREST,
  });
  return { suggestions: [...found.values()].slice(0, MAX_SUGGESTIONS), nearest };
}

function isSmall({ words, comparison }: Term, language: string): boolean {
  const small = smallWordsOf(language);
  return comparison === "stem" && words.every(({ folded }) => small.has(folded));
}

/** Returns the words of a query; in place of each that the text does not have, the nearest ones that it has. */
function* respelt(index: SearchIndex, terms: readonly Term[]): Generator<void, (readonly Term[])[]> {
  const unknown = terms.filter(
    (term) => term.words.length === 1 && term.comparison === "stem" && index.find(term).lines.isEmpty,
  );
  if (unknown.length === 0 || unknown.length > MAX_UNKNOWN) return [];
  const replacements = new Map<Term, readonly string[]>();
  for (const term of unknown) {
    const nearest = yield* nearestWords(index, term.words[0]!.folded);
    if (nearest.length === 0) return [];
    replacements.set(term, nearest);
  }
  return Array.from({ length: unknown.length === 1 ? MAX_SPELLINGS : 1 }, (_, rank) =>
    terms.map((term) => {
      const nearest = replacements.get(term);
      return nearest === undefined ? term : wordTerm(nearest[rank] ?? nearest[0]!);
    }),
  );
}

/** Finds the words of a text that are nearest to a folded word, the nearest first, then those met most often. */
export function* nearestWords(index: SearchIndex, word: string): Generator<void, string[]> {
  const { folded, forms, formStarts, postingStarts } = index.arrays;
  if (word.length < MIN_MISSPELT || word.length > MAX_COMPARED_LENGTH) return [];
  const allowed = word.length < 6 ? SUBSTITUTION : 2 * INSERTION + 1;
  const letters = lettersOf(word);
  const found: { form: string; distance: number; lines: number }[] = [];
  for (let at = 0; at < folded.length; at++) {
    if (at % COMPARED === 0) yield;
    const other = folded.at(at);
    if (Math.abs(other.length - word.length) > 2 || other.length > MAX_COMPARED_LENGTH) continue;
    // Two slips change four letters of the set at most.
    if (bitCount(letters ^ lettersOf(other)) > 4) continue;
    const distance = editDistance(word, other, allowed);
    if (distance > allowed) continue;
    const first = formStarts[at]!;
    const end = formStarts[at + 1]!;
    const lines = postingStarts[end]! - postingStarts[first]!;
    found.push({
      form: forms.at(mostFrequent(postingStarts, { from: first, to: end })),
      distance: distance - (isNeighbouringKey(word, other) ? 2 : 0),
      lines,
    });
  }
  found.sort((a, b) => a.distance - b.distance || b.lines - a.lines);
  return found.slice(0, MAX_SPELLINGS).map(({ form }) => form);
}

/** Returns the words of a text that begin with a folded text, those met most often first, for suggestions while typing. */
export function wordsBeginningWith({ arrays }: SearchIndex, beginning: string, limit: number): string[] {
  const { folded, forms, formStarts, postingStarts } = arrays;
  const [from, to] = folded.rangeOf(beginning);
  const best: { lines: number; first: number; end: number }[] = [];
  for (let word = from; word < to; word++) {
    const [first, end] = [formStarts[word]!, formStarts[word + 1]!];
    const lines = postingStarts[end]! - postingStarts[first]!;
    if (best.length === limit && lines <= best.at(-1)!.lines) continue;
    best.push({ lines, first, end });
    best.sort((a, b) => b.lines - a.lines);
    best.length = Math.min(best.length, limit);
  }
  return best.map(({ first, end }) => forms.at(mostFrequent(postingStarts, { from: first, to: end })));
}

/** Returns the form, from one up to another, that is in the most lines. */
function mostFrequent(postingStarts: Uint32Array, { from, to }: { from: number; to: number }): number {
  const lines = (form: number) => postingStarts[form + 1]! - postingStarts[form]!;
  let best = from;
  for (let form = from; form < to; form++) if (lines(form) > lines(best)) best = form;
  return best;
}

/** Returns true if two words of one length differ in one letter, which lies beside the other on the keyboard. */
function isNeighbouringKey(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  const at = Array.from(word).findIndex((letter, index) => letter !== other[index]);
  if (at < 0 || word.slice(at + 1) !== other.slice(at + 1)) return false;
  return KEYBOARD.some((row) => {
    const [one, two] = [row.indexOf(word[at]!), row.indexOf(other[at]!)];
    return one >= 0 && two >= 0 && Math.abs(one - two) === 1;
  });
}

/** Returns the words of a query that occur together in most verses; at most two choices. */
function* fewer(
  index: SearchIndex,
  { terms, options }: { terms: readonly Term[]; options: SearchOptions },
): Generator<void, (readonly Term[])[]> {
  const words = terms
    .flatMap((term) => (term.words.length === 1 ? [term] : term.words.map(({ form }) => wordTerm(form))))
    .filter(({ words: [word] }) => word!.folded.length > 1)
    .slice(0, MAX_WORDS);
  const within = index.linesWithin(options.within);
  /** The words of each line, a bit each. */
  const present = new Uint32Array(index.translation.lineCount);
  let most = 1;
  let best: number[] = [];
  for (const [at, term] of words.entries()) {
    yield;
    for (const line of index.find(term).lines.lines()) {
      if (!within.has(line)) continue;
      present[line]! |= 1 << at;
      const count = bitCount(present[line]!);
      if (count > most) best = [];
      most = Math.max(most, count);
      if (count === most) best.push(line);
    }
  }
  const choices = new Map<number, number>();
  for (const line of best.sort((a, b) => a - b)) choices.set(present[line]!, (choices.get(present[line]!) ?? 0) + 1);
  return [...choices]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 2)
    .map(([bits]) => words.filter((_, at) => (bits >> at) & 1));
}

/** Returns a term that asks for a word in any form. */
function wordTerm(word: string): Term {
  return parseQuery(word).terms[0]!;
}
