import type { WordList } from "./word_list.ts";

/** The arrays of an index. A *form* is a word in lower case with its accents; forms are in order of their folded words. */
export interface IndexArrays {
  /** The offsets in `words` at which the words of each line begin, and at the end their number. */
  readonly wordStarts: Uint32Array;
  /** The forms of the whole text, word by word. */
  readonly words: Uint16Array | Uint32Array;
  /** The offsets in `postings` at which the lines of each form begin, and at the end their number. */
  readonly postingStarts: Uint32Array;
  /** The lines in which each form stands, in order. */
  readonly postings: Uint16Array | Uint32Array;
  readonly forms: WordList;
  readonly folded: WordList;
  /** The first form of each folded word, and at the end their number. */
  readonly formStarts: Uint32Array;
}
