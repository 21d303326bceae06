import { classOf, fold, formOf, IDEOGRAPH, LETTER } from "./characters.ts";

const ASCII = new Uint8Array(0x80);
for (let code = 0; code < 0x80; code++) ASCII[code] = classOf(code);

/**
 * Reads the words of a stretch of UTF-8, one after the other, without making an object of any. A word is a run of
 * letters, digits and their marks; apostrophes and hyphens divide words, a Chinese character is a word by itself.
 */
export class WordReader {
  /** The offset of the present word. */
  start = 0;
  /** The offset after the present word. */
  end = 0;
  /** A hash of the bytes of the present word. */
  hash = 0;
  readonly #bytes: Buffer;
  #at = 0;
  #last = 0;
  #code = 0;
  #length = 0;

  /** @param bytes Valid UTF-8. */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** Begins to read from one offset up to another. */
  open(from: number, to: number): this {
    this.#at = from;
    this.#last = to;
    return this;
  }

  /** Moves to the next word. @returns Whether there is one. */
  next(): boolean {
    const bytes = this.#bytes;
    const last = this.#last;
    let at = this.#at;
    let kind = 0;
    for (; at < last; at += this.#length) {
      kind = this.#classAt(at);
      if (kind >= LETTER) break;
    }
    if (at >= last) {
      this.#at = at;
      return false;
    }
    this.start = at;
    let hash = 0x811c9dc5;
    do {
      for (const end = at + this.#length; at < end; at++) {
        hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
      }
      if (kind === IDEOGRAPH || at >= last) break;
      kind = this.#classAt(at);
    } while (kind === LETTER);
    this.hash = hash;
    this.end = at;
    this.#at = at;
    return true;
  }

  /** Reads the character at an offset: its class is returned, its length kept. */
  #classAt(at: number): number {
    const byte = this.#bytes[at]!;
    if (byte < 0x80) {
      this.#length = 1;
      return ASCII[byte]!;
    }
    this.#decode(at, byte);
    return classOf(this.#code);
  }

  #decode(at: number, byte: number): void {
    const bytes = this.#bytes;
    const second = bytes[at + 1]! & 0x3f;
    if (byte < 0xe0) {
      this.#length = 2;
      this.#code = ((byte & 0x1f) << 6) | second;
    } else if (byte < 0xf0) {
      this.#length = 3;
      this.#code = ((byte & 0x0f) << 12) | (second << 6) | (bytes[at + 2]! & 0x3f);
    } else {
      this.#length = 4;
      this.#code =
        ((byte & 0x07) << 18) |
        (second << 12) |
        ((bytes[at + 2]! & 0x3f) << 6) |
        (bytes[at + 3]! & 0x3f);
    }
  }
}

/** A word as it is compared. */
export interface Word {
  /** In lower case, accents kept. */
  readonly form: string;
  /** Without accents. */
  readonly folded: string;
}

/** Returns the words of a text; a run of marks alone is none. */
export function wordsOf(text: string): Word[] {
  const bytes = Buffer.from(text);
  const reader = new WordReader(bytes).open(0, bytes.length);
  const words: Word[] = [];
  while (reader.next()) {
    const form = formOf(bytes.toString("utf8", reader.start, reader.end));
    const folded = fold(form);
    if (folded !== "") words.push({ form, folded });
  }
  return words;
}
