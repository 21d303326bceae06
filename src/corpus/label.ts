const COLON = 0x3a;
const HYPHEN = 0x2d;
const ZERO = 0x30;

/** Numbers of more digits are no chapter or verse. */
const MOST_DIGITS = 3;

/**
 * Reads the labels of verse lines. One reader reads any number of them: it keeps what the last one said, so that
 * going through a file makes no object a line.
 */
export class LabelReader {
  chapter = 0;
  verse = 0;
  /** 0 where the line is no verse bridge. */
  verseEnd = 0;
  /** The place of the letter ({@linkcode letterPlace}), 0 where there is none. */
  segment = 0;
  /** The offset after the label. */
  end = 0;

  /**
   * Reads `3:16`, `3:16-17`, `3:16a` or `3:16aa` at an offset.
   *
   * @returns Whether a label stands there.
   */
  read(bytes: Buffer, offset: number): boolean {
    this.end = offset;
    this.verseEnd = 0;
    this.segment = 0;
    this.chapter = this.#number(bytes);
    if (this.chapter < 0 || bytes[this.end] !== COLON) return false;
    this.end++;
    this.verse = this.#number(bytes);
    if (this.verse < 0) return false;
    const next = bytes[this.end]!;
    if (next === HYPHEN) {
      this.end++;
      this.verseEnd = this.#number(bytes);
      return this.verseEnd > this.verse;
    }
    if (next >= 0x61 && next <= 0x7a) {
      this.segment = next - 0x60;
      this.end++;
      if (bytes[this.end] === next) {
        this.segment += 26;
        this.end++;
      }
    }
    return true;
  }

  /** The last verse that the label covers. */
  get last(): number {
    return this.verseEnd === 0 ? this.verse : this.verseEnd;
  }

  #number(bytes: Buffer): number {
    let value = bytes[this.end]! - ZERO;
    if (!(value >= 0 && value <= 9)) return -1;
    for (let digits = 1; ; digits++) {
      const digit = bytes[++this.end]! - ZERO;
      if (!(digit >= 0 && digit <= 9)) return value;
      if (digits === MOST_DIGITS) return -1;
      value = value * 10 + digit;
    }
  }
}
