/** Tells the line of an offset; quick where the offsets grow, as they do in a reader. */
export class LineCounter {
  readonly #text: string;
  #offset = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  /** The line that holds an offset, counted from 1. */
  at(offset: number): number {
    if (offset < this.#offset) {
      this.#offset = 0;
      this.#line = 1;
    }
    let next = this.#text.indexOf("\n", this.#offset);
    while (next !== -1 && next < offset) {
      this.#line += 1;
      this.#offset = next + 1;
      next = this.#text.indexOf("\n", this.#offset);
    }
    return this.#line;
  }
}
