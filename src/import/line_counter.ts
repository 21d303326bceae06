/** Returns the line of an offset; quick where the offsets grow, as they do in a reader. */
export class LineCounter {
  readonly #text: string;
  #line = 1;
  #lineStart = 0;
  /** The offset of the line's end. */
  #lineEnd: number;

  constructor(text: string) {
    this.#text = text;
    this.#lineEnd = this.#endFrom(0);
  }

  /** Returns the line that holds an offset, counted from 1. */
  at(offset: number): number {
    if (offset < this.#lineStart) {
      this.#line = 1;
      this.#lineStart = 0;
      this.#lineEnd = this.#endFrom(0);
    }
    while (this.#lineEnd < offset) {
      this.#line += 1;
      this.#lineStart = this.#lineEnd + 1;
      this.#lineEnd = this.#endFrom(this.#lineStart);
    }
    return this.#line;
  }

  #endFrom(start: number): number {
    const end = this.#text.indexOf("\n", start);
    return end === -1 ? Number.POSITIVE_INFINITY : end;
  }
}

/** Returns the line of an offset, counted from 1. */
export function lineOf(text: string, offset: number): number {
  return new LineCounter(text).at(Math.max(0, offset));
}
