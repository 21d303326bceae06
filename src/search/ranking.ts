import { kept } from "../base/bounded_map.ts";
import type { IndexArrays, LineSet } from "./index_arrays.ts";
import { type FoundTerm, linesWith, type Pattern } from "./query.ts";

/** How many lines are read or ranked between two pauses: a tenth of a millisecond. */
export const LINES = 512;

/** Counts are capped here: higher ones make no difference. */
const MAX_INEXACT = 15;
const MAX_GAPS = 63;
const MAX_WORDS = 63;
const RANKS = (MAX_INEXACT + 1) * (MAX_GAPS + 1) * (MAX_WORDS + 1);

/**
 * Orders lines by how well they match: first those with more of the words in just the form that was asked for, then
 * those where the words are nearer to one another, then the shorter ones, then as in the text. It pauses at times.
 */
export function* orderByRelevance(
  arrays: IndexArrays,
  lines: Uint32Array,
  patterns: readonly Pattern[],
): Generator<void, Uint32Array> {
  const isWord = patterns.length === 1 && patterns[0]!.places.length === 1;
  const ranker = isWord ? rankerOfWord(arrays, patterns[0]!) : new Ranker(arrays, patterns);
  const ranks = new Uint16Array(lines.length);
  const starts = new Uint32Array(RANKS + 1);
  for (let index = 0; index < lines.length; index++) {
    if (index % LINES === 0) yield;
    ranks[index] = ranker.rankOf(lines[index]!);
    starts[ranks[index]! + 1]!++;
  }
  for (let rank = 0; rank < RANKS; rank++) starts[rank + 1]! += starts[rank]!;
  const ordered = new Uint32Array(lines.length);
  for (let index = 0; index < lines.length; index++) {
    ordered[starts[ranks[index]!]!++] = lines[index]!;
  }
  return ordered;
}

/** Returns the rank of a line, the lower the better. */
function rankOf(inexact: number, gaps: number, words: number): number {
  const rank = Math.min(inexact, MAX_INEXACT) * (MAX_GAPS + 1) + Math.max(gaps, 0);
  return rank * (MAX_WORDS + 1) + Math.min(words, MAX_WORDS);
}

/** Ranks by a single word, for which no verse need be read. */
function rankerOfWord(arrays: IndexArrays, { exactPlaces }: Pattern): Pick<Ranker, "rankOf"> {
  const { wordStarts } = arrays;
  const exact = linesWith(arrays, exactPlaces[0]!);
  return { rankOf: (line) => rankOf(exact.has(line) ? 0 : 1, 0, wordStarts[line + 1]! - wordStarts[line]!) };
}

class Ranker {
  readonly #arrays: IndexArrays;
  readonly #patterns: readonly Pattern[];
  /** The number of the patterns, in `#sets`, that begin with each form; 0 where none does. */
  readonly #setOf: Uint16Array;
  readonly #sets: number[][] = [[]];
  /** The position at which each pattern was met last in the current line, counted from 1; 0 where it was not. */
  readonly #met: Uint32Array;
  readonly #isExact: Uint8Array;

  constructor(arrays: IndexArrays, patterns: readonly Pattern[]) {
    this.#arrays = arrays;
    this.#patterns = patterns;
    this.#setOf = new Uint16Array(arrays.forms.length);
    this.#met = new Uint32Array(patterns.length);
    this.#isExact = new Uint8Array(patterns.length);
    for (const [pattern, { places }] of patterns.entries()) {
      const extended = new Map<number, number>();
      const extend = (before: number) => this.#sets.push([...this.#sets[before]!, pattern]) - 1;
      for (const form of places[0]!.forms()) this.#setOf[form] = kept(extended, this.#setOf[form]!, extend);
    }
  }

  rankOf(line: number): number {
    const { wordStarts, words } = this.#arrays;
    this.#met.fill(0);
    this.#isExact.fill(0);
    const start = wordStarts[line]!;
    const end = wordStarts[line + 1]!;
    let missing = this.#patterns.length;
    let gaps = MAX_GAPS;
    for (let at = start; at < end; at++) {
      const set = this.#setOf[words[at]!]!;
      if (set === 0) continue;
      for (const pattern of this.#sets[set]!) {
        const { places, exactPlaces } = this.#patterns[pattern]!;
        if (places.length > 1 && !this.#matchesAt(places, at, end)) continue;
        if (this.#met[pattern] === 0) missing--;
        this.#met[pattern] = at - start + 1;
        if (this.#isExact[pattern] === 1) continue;
        if (places === exactPlaces || this.#matchesAt(exactPlaces, at, end)) {
          this.#isExact[pattern] = 1;
        }
      }
      if (missing === 0) gaps = Math.min(gaps, this.#span() - this.#patterns.length);
    }
    let inexact = 0;
    for (const exact of this.#isExact) inexact += 1 - exact;
    return rankOf(inexact, gaps, end - start);
  }

  #matchesAt(places: Pattern["places"], at: number, end: number): boolean {
    if (at + places.length > end) return false;
    const { words } = this.#arrays;
    return places.every((place, index) => place.has(words[at + index]!));
  }

  /** Returns how many words there are from the first to the last of those met. */
  #span(): number {
    let [first, last] = [this.#met[0]!, this.#met[0]!];
    for (const place of this.#met) {
      if (place < first) first = place;
      if (place > last) last = place;
    }
    return last - first + 1;
  }
}

/** The degree to which longer verses count less (`b` of BM25): measured, see the README. */
const LENGTH_SHARE = 0.3;

/**
 * Finds the verses that have most of some words, the rarer words first and then the shorter verses (BM25; how often a
 * verse has a word makes no difference). It pauses now and then.
 *
 * @param options.among The lines to search.
 */
export function* nearVerses(
  arrays: IndexArrays,
  terms: readonly Pick<FoundTerm, "lines">[],
  { among, limit }: { among: LineSet; limit: number },
): Generator<void, Uint32Array> {
  const { wordStarts, words } = arrays;
  const count = wordStarts.length - 1;
  const mean = words.length / Math.max(1, count);
  const scores = new Float64Array(count);
  for (const term of terms) {
    yield;
    const lines = term.lines.lines();
    const weight = Math.log(1 + (count - lines.length + 0.5) / (lines.length + 0.5));
    for (let at = 0; at < lines.length; at++) {
      if (at % LINES === 0) yield;
      const line = lines[at]!;
      const length = (wordStarts[line + 1]! - wordStarts[line]!) / mean;
      scores[line]! += weight / (1 - LENGTH_SHARE + LENGTH_SHARE * length);
    }
  }
  const best: number[] = [];
  const lines = among.lines();
  for (let index = 0; index < lines.length; index++) {
    if (index % LINES === 0) yield;
    const line = lines[index]!;
    const score = scores[line]!;
    if (score === 0 || (best.length === limit && score <= scores[best.at(-1)!]!)) continue;
    let at = best.length;
    while (at > 0 && scores[best[at - 1]!]! < score) at--;
    best.splice(at, 0, line);
    best.length = Math.min(best.length, limit);
  }
  return Uint32Array.from(best);
}
