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
    const from = this.lowerBound(prefix);
    let low = from;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.at(middle).startsWith(prefix)) low = middle + 1;
      else high = middle;
    }
    return [from, low];
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
