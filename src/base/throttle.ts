const MINUTE = 60_000;

/** Reports something that may happen thousands of times a second, once a minute at most. */
export class Throttle {
  readonly #report: (count: number, last: string) => void;
  #count = 0;
  #last = "";
  #timer: NodeJS.Timeout | undefined;

  /** @param report Is given how often it happened since the last report, and the last details. */
  constructor(report: (count: number, last: string) => void) {
    this.#report = report;
  }

  /** Counts one time; the first is reported at once. */
  add(details: string): void {
    this.#count++;
    this.#last = details;
    if (this.#timer === undefined) this.#flush();
  }

  #flush(): void {
    this.#timer = undefined;
    if (this.#count === 0) return;
    this.#report(this.#count, this.#last);
    this.#count = 0;
    this.#timer = setTimeout(() => this.#flush(), MINUTE).unref();
  }
}
