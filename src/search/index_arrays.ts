/** The arrays of an index, and the sets of lines and forms that are read from them. */

/** A sorted list of words, kept as one string and their offsets in it: a tenth of the memory of an array of strings. */
export class WordList {
  readonly #text: string;
  readonly #offsets: Uint32Array;

  /** @param words In the order of their UTF-16 units. */
  constructor(words: readonly string[]) {
    this.#text = words.join("");
    this.#offsets = new Uint32Array(words.length + 1);
    let offset = 0;
    for (let index = 0; index < words.length; index++) {
      this.#offsets[index] = offset;
      offset += words[index]!.length;
    }
    this.#offsets[words.length] = offset;
  }

  get length(): number {
    return this.#offsets.length - 1;
  }

  /** Bytes of memory, near enough. */
  get size(): number {
    return this.#text.length * 2 + this.#offsets.byteLength;
  }

  at(index: number): string {
    return this.#text.slice(this.#offsets[index]!, this.#offsets[index + 1]!);
  }

  /** Returns the index of the first word that is not less than a text. */
  lowerBound(text: string): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.at(middle) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns the index of a word, or -1 where it is not in the list. */
  indexOf(word: string): number {
    const index = this.lowerBound(word);
    return index < this.length && this.at(index) === word ? index : -1;
  }

  /** Returns the indices of the words that begin with a text, the last one excluded. */
  rangeOf(prefix: string): readonly [from: number, to: number] {
    // No word has this unit, which comes after all others.
    return [this.lowerBound(prefix), this.lowerBound(`${prefix}\uffff`)];
  }
}

/** The arrays of an index. A *form* is a word in lower case with its accents; forms are in order of their folded words. */
export interface IndexArrays {
  /** The offsets in `words` at which the words of each line begin, and at the end their number. */
  readonly wordStarts: Uint32Array;
  /** The forms of the whole text, word by word. */
  readonly words: Uint16Array | Uint32Array;
  /** The offsets in `postings` at which the lines of each form begin, and at the end their number. */
  readonly postingStarts: Uint32Array;
  /** The lines that have each form, in order. */
  readonly postings: Uint16Array | Uint32Array;
  readonly forms: WordList;
  readonly folded: WordList;
  /** The first form of each folded word, and at the end their number. */
  readonly formStarts: Uint32Array;
}

/** A set of lines of a translation, a bit each. */
export class LineSet {
  readonly bits: Uint32Array;

  /** Makes an empty set of lines below a limit. */
  constructor(limit: number) {
    this.bits = new Uint32Array((limit + 31) >> 5);
  }

  add(line: number): void {
    this.bits[line >> 5]! |= 1 << (line & 31);
  }

  has(line: number): boolean {
    return (this.bits[line >> 5]! & (1 << (line & 31))) !== 0;
  }

  delete(line: number): void {
    this.bits[line >> 5]! &= ~(1 << (line & 31));
  }

  /** Adds the lines from one to another, the last one excluded. */
  addRange(from: number, to: number): void {
    for (let line = from; line < to; line++) {
      if ((line & 31) === 0 && line + 32 <= to) {
        this.bits[line >> 5] = 0xffffffff;
        line += 31;
      } else this.add(line);
    }
  }

  /** Keeps the lines that another set has too. */
  keep(other: LineSet): void {
    for (let index = 0; index < this.bits.length; index++) this.bits[index]! &= other.bits[index]!;
  }

  /** Takes away the lines that another set has. */
  remove(other: LineSet): void {
    for (let index = 0; index < this.bits.length; index++) this.bits[index]! &= ~other.bits[index]!;
  }

  get isEmpty(): boolean {
    return this.bits.every((bits) => bits === 0);
  }

  /** Returns the lines in order. */
  lines(): Uint32Array {
    const lines = new Uint32Array(this.#count());
    let count = 0;
    for (let index = 0; index < this.bits.length; index++) {
      for (let rest = this.bits[index]!; rest !== 0; rest &= rest - 1) {
        lines[count++] = index * 32 + 31 - Math.clz32(rest & -rest);
      }
    }
    return lines;
  }

  #count(): number {
    let count = 0;
    for (let index = 0; index < this.bits.length; index++) {
      let bits = this.bits[index]!;
      bits -= (bits >>> 1) & 0x55555555;
      bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
      count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return count;
  }
}

/** A set of forms of words, by their indices: sorted ranges that do not touch. */
export class FormSet {
  /** From, to (excluded), from, to … */
  readonly bounds: readonly number[];
  /** The least form, and one more than the greatest. */
  readonly from: number;
  readonly to: number;

  /** @param ranges Sorted and disjoint; the end of each is excluded. */
  constructor(ranges: Iterable<readonly [from: number, to: number]>) {
    const bounds: number[] = [];
    for (const [from, to] of ranges) {
      if (from === to) continue;
      if (bounds.at(-1) === from) bounds[bounds.length - 1] = to;
      else bounds.push(from, to);
    }
    this.bounds = bounds;
    this.from = bounds[0] ?? 0;
    this.to = bounds.at(-1) ?? 0;
  }

  /** Makes a set of forms in any order, some perhaps twice. */
  static of(forms: readonly number[]): FormSet {
    const sorted = [...new Set(forms)].sort((a, b) => a - b);
    return new FormSet(sorted.map((form) => [form, form + 1]));
  }

  get isEmpty(): boolean {
    return this.bounds.length === 0;
  }

  *forms(): Generator<number> {
    for (let index = 0; index < this.bounds.length; index += 2) {
      for (let form = this.bounds[index]!; form < this.bounds[index + 1]!; form++) yield form;
    }
  }

  has(form: number): boolean {
    if ((form - this.from) >>> 0 >= this.to - this.from) return false;
    const { bounds } = this;
    if (bounds.length === 2) return true;
    let low = 0;
    let high = bounds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (bounds[middle]! <= form) low = middle + 1;
      else high = middle;
    }
    return (low & 1) === 1;
  }
}
