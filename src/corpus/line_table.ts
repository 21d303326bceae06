/** The verse lines read so far: where each begins, and which of them JSON wants escaped. */
export class LineTable {
  /** How many lines there are. */
  count = 0;
  /** Lines that have a text. */
  verseCount = 0;
  offsets: Uint32Array;
  #quoted: Uint8Array;

  /** @param bytes The length of the file, which lets the lines be guessed. */
  constructor(bytes: number) {
    // A verse has a hundred bytes or more; where lines are shorter the table grows.
    const lines = Math.max(16, bytes >> 6);
    this.offsets = new Uint32Array(lines);
    this.#quoted = new Uint8Array((lines >> 3) + 1);
  }

  /** Notes where the next line begins. */
  begin(offset: number): void {
    if (this.count + 1 >= this.offsets.length) {
      this.offsets = grown(this.offsets);
      this.#quoted = grown(this.#quoted);
    }
    this.offsets[this.count] = offset;
  }

  /** Notes that the line has a character which JSON wants escaped. */
  noteQuoted(): void {
    this.#quoted[this.count >> 3]! |= 1 << (this.count & 7);
  }

  /** Returns the table as it is kept, with the offset after the last line. */
  finish(end: number): { offsets: Uint32Array; quoted: Uint8Array; verseCount: number } {
    const offsets = this.offsets.slice(0, this.count + 1);
    offsets[this.count] = end;
    const quoted = this.#quoted.slice(0, (this.count + 7) >> 3);
    return { offsets, quoted, verseCount: this.verseCount };
  }
}

/** Returns a copy of twice the length. */
export function grown<T extends Uint8Array | Uint32Array>(array: T): T {
  const larger = new (array.constructor as new (length: number) => T)(array.length * 2);
  larger.set(array);
  return larger;
}
