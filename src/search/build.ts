import { kept } from "../base/bounded_map.ts";
import { Mutex } from "../base/concurrency.ts";
import type { Translation } from "../corpus/mod.ts";
import { foldForm, formOf, wordsIn } from "./folded_words.ts";
import { WordList } from "./index_arrays.ts";
import { SearchIndex } from "./search_index.ts";
import { inSlices } from "./slices.ts";

/** How many words are sorted in one go, and how many merged. */
const RUN = 256;
const MERGED = 2048;

/**
 * Sorts words by their UTF-16 units, with pauses: runs are sorted one by one, then merged.
 *
 * @param compareEqual Compares the indices of two equal words.
 * @returns The indices of the words in order.
 */
export function* sortInSteps(
  words: readonly string[],
  compareEqual: (a: number, b: number) => number,
): Generator<void, Uint32Array> {
  const limit = words.length;
  const beginnings = new Float64Array(limit);
  const compare = (a: number, b: number) => {
    const difference = beginnings[a]! - beginnings[b]!;
    if (difference !== 0) return difference;
    const [one, other] = [words[a]!, words[b]!];
    if (one === other) return compareEqual(a, b);
    return one < other ? -1 : 1;
  };
  let sorted = new Uint32Array(limit);
  for (let from = 0; from < limit; from += RUN) {
    const to = Math.min(from + RUN, limit);
    for (let index = from; index < to; index++) {
      sorted[index] = index;
      beginnings[index] = beginningOf(words[index]!);
    }
    sorted.subarray(from, to).sort(compare);
    yield;
  }
  let merged = new Uint32Array(limit);
  for (let width = RUN; width < limit; width *= 2) {
    for (let from = 0; from < limit; from += 2 * width) {
      const middle = Math.min(from + width, limit);
      const end = Math.min(middle + width, limit);
      let left = from;
      let right = middle;
      for (let at = from; at < end; at++) {
        if (at % MERGED === 0) yield;
        const takesLeft = right >= end || (left < middle && compare(sorted[left]!, sorted[right]!) <= 0);
        merged[at] = sorted[takesLeft ? left++ : right++]!;
      }
    }
    [sorted, merged] = [merged, sorted];
  }
  return sorted;
}

/** Returns the first three units of a word as one number, which distinguishes most words. */
function beginningOf(word: string): number {
  const { length } = word;
  const first = length > 0 ? word.charCodeAt(0) : 0;
  const second = length > 1 ? word.charCodeAt(1) : 0;
  const third = length > 2 ? word.charCodeAt(2) : 0;
  return (first * 0x10000 + second) * 0x10000 + third;
}

/** How many lines or words are done between two pauses: a tenth of a millisecond. */
const LINES = 64;
const WORDS = 128;

/** The id of a run of marks that is no word. */
const NO_WORD = -1;

/** Builds the index of a translation; the pauses let the caller do other work. */
export function* buildIndex(translation: Translation): Generator<void, SearchIndex> {
  const collected = new Spellings();
  const { lineCount } = translation;
  const wordStarts = new Uint32Array(lineCount + 1);
  let sequence = new Uint32Array(Math.max(64, translation.bytes.length >> 2));
  let count = 0;
  for (let line = 0; line < lineCount; line++) {
    if (line % LINES === 0) yield;
    wordStarts[line] = count;
    const text = translation.text(line);
    if (count + text.length > sequence.length) sequence = grown(sequence, text.length);
    for (const [word] of wordsIn(text)) {
      const id = collected.formOf(word, line);
      if (id !== NO_WORD) sequence[count++] = id;
    }
  }
  wordStarts[lineCount] = count;

  const { forms, lineCounts } = collected;
  const order = yield* sortInSteps(
    forms.map(({ folded }) => folded),
    (a, b) => compare(forms[a]!.form, forms[b]!.form),
  );
  const rank = new Uint32Array(forms.length);
  for (let index = 0; index < order.length; index++) rank[order[index]!] = index;

  const formWords: string[] = [];
  const foldedWords: string[] = [];
  const formStarts: number[] = [];
  for (const id of order) {
    if (formWords.length % WORDS === 0) yield;
    const { form, folded } = forms[id]!;
    if (foldedWords.at(-1) !== folded) {
      formStarts.push(formWords.length);
      foldedWords.push(folded);
    }
    formWords.push(form);
  }
  formStarts.push(formWords.length);

  const postingStarts = new Uint32Array(forms.length + 1);
  for (let form = 0; form < forms.length; form++) {
    postingStarts[form + 1] = postingStarts[form]! + lineCounts[order[form]!]!;
  }
  const total = postingStarts[forms.length]!;
  const words = forms.length <= 0x10000 ? new Uint16Array(count) : new Uint32Array(count);
  const postings = lineCount <= 0x10000 ? new Uint16Array(total) : new Uint32Array(total);
  const next = postingStarts.slice();
  const lastLine = new Int32Array(forms.length).fill(-1);
  for (let line = 0; line < lineCount; line++) {
    if (line % LINES === 0) yield;
    const end = wordStarts[line + 1]!;
    for (let at = wordStarts[line]!; at < end; at++) {
      const form = rank[sequence[at]!]!;
      words[at] = form;
      if (lastLine[form] === line) continue;
      lastLine[form] = line;
      postings[next[form]!++] = line;
    }
  }
  return new SearchIndex(translation, {
    wordStarts,
    words,
    postingStarts,
    postings,
    forms: new WordList(formWords),
    folded: new WordList(foldedWords),
    formStarts: Uint32Array.from(formStarts),
  });
}

/**
 * Builds the index of a translation in one go.
 *
 * @param onShare Hears about how much is done, from 0 to 1.
 */
export function buildIndexAtOnce(translation: Translation, onShare: (share: number) => void): SearchIndex {
  const work = buildIndex(translation);
  // The lines are gone through twice, and the words take about as many pauses as that.
  const pauses = (4 * translation.lineCount) / LINES;
  for (let done = 0; ; done++) {
    const step = work.next();
    if (step.done) return step.value;
    onShare(Math.min(1, done / pauses));
  }
}

interface Form {
  readonly form: string;
  readonly folded: string;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function grown(array: Uint32Array<ArrayBuffer>, more: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2 + more);
  larger.set(array);
  return larger;
}

/** The spellings met so far, so that a word is folded once however often it occurs. */
class Spellings {
  /** The forms by their provisional ids. */
  readonly forms: Form[] = [];
  /** The number of lines that have each of `forms`. */
  readonly lineCounts: number[] = [];
  readonly #lastLines: number[] = [];
  readonly #idBySpelling = new Map<string, number>();
  readonly #idByForm = new Map<string, number>();

  /** Counts a word for a line. @returns The provisional id of its form, or `NO_WORD`. */
  formOf(word: string, line: number): number {
    const id = kept(this.#idBySpelling, word, (spelling) => kept(this.#idByForm, formOf(spelling), this.#add));
    if (id !== NO_WORD && this.#lastLines[id] !== line) {
      this.#lastLines[id] = line;
      this.lineCounts[id]!++;
    }
    return id;
  }

  readonly #add = (form: string): number => {
    const folded = foldForm(form);
    if (folded === "") return NO_WORD;
    this.lineCounts.push(0);
    this.#lastLines.push(-1);
    return this.forms.push({ form, folded }) - 1;
  };
}

/**
 * The indexes of the translations that were searched. Each is built at its translation's first search and dropped with
 * the translation, or when others need its memory.
 */
export class SearchIndexCache {
  readonly #indexes = new WeakMap<Translation, SearchIndex>();
  readonly #building = new WeakMap<Translation, Promise<SearchIndex>>();
  readonly #builds = new Mutex();
  /** In the order in which they were used. */
  #kept: { readonly translation: WeakRef<Translation>; readonly size: number }[] = [];
  #memory: number;

  /** @param memory The bytes that the indexes may take together. One that is larger is not kept. */
  constructor(memory: number) {
    this.#memory = memory;
  }

  /** The bytes that the kept indexes take. */
  get size(): number {
    return this.#kept.reduce((sum, { size }) => sum + size, 0);
  }

  /** Changes the bytes that the indexes may take together. */
  setLimit(memory: number): void {
    this.#memory = memory;
    this.#makeRoom(0);
  }

  /** Returns the index of a translation where it is kept. */
  cached(translation: Translation): SearchIndex | undefined {
    const index = this.#indexes.get(translation);
    if (index !== undefined) this.#markUsed(translation);
    return index;
  }

  /** Returns the index of a translation; where there is none it is built, in slices of time, one after the other. */
  async get(translation: Translation): Promise<SearchIndex> {
    const kept = this.cached(translation);
    if (kept !== undefined) return kept;
    let building = this.#building.get(translation);
    if (building === undefined) {
      building = this.#builds.run(() => inSlices(buildIndex(translation)));
      this.#building.set(translation, building);
      building.then(
        (index) => this.#keep(translation, index),
        () => this.#building.delete(translation),
      );
    }
    return await building;
  }

  #keep(translation: Translation, index: SearchIndex): void {
    this.#building.delete(translation);
    const { size } = index;
    if (size > this.#memory) return;
    this.#makeRoom(size);
    this.#indexes.set(translation, index);
    this.#kept.push({ translation: new WeakRef(translation), size });
  }

  #markUsed(translation: Translation): void {
    const index = this.#kept.findIndex((kept) => kept.translation.deref() === translation);
    this.#kept.push(...this.#kept.splice(index, 1));
  }

  /** Drops indexes of translations that are gone, then those used longest ago, until some bytes more are free. */
  #makeRoom(bytes: number): void {
    this.#kept = this.#kept.filter(({ translation }) => translation.deref() !== undefined);
    while (this.#kept.length > 0 && this.size + bytes > this.#memory) {
      const translation = this.#kept.shift()!.translation.deref();
      if (translation !== undefined) this.#indexes.delete(translation);
    }
  }
}
