const MINUTE = 60_000;

/** Tells of something that may happen thousands of times a second, once a minute at most. */
export class Throttled {
  readonly #tell: (count: number, last: string) => void;
  #count = 0;
  #last = "";
  #timer: NodeJS.Timeout | undefined;

  /** @param tell Is given how often it happened since it was told last, and the last particulars. */
  constructor(tell: (count: number, last: string) => void) {
    this.#tell = tell;
  }

  /** The first time is told at once. */
  add(particulars: string): void {
    this.#count++;
    this.#last = particulars;
    if (this.#timer === undefined) this.#flush();
  }

  #flush(): void {
    this.#timer = undefined;
    if (this.#count === 0) return;
    this.#tell(this.#count, this.#last);
    this.#count = 0;
    this.#timer = setTimeout(() => this.#flush(), MINUTE).unref();
  }
}
