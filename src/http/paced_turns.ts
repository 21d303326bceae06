/** The milliseconds of a turn of the event loop that go to what can wait. */
const BUDGET_MS = 2;

/**
 * Runs what can wait in small shares: for some milliseconds in each turn of the event loop, so that what comes in
 * meanwhile is not kept waiting. First come, first served.
 */
export class PacedTurns {
  readonly #tasks: (() => void)[] = [];
  /** When the first task of this turn began. */
  #began: number | undefined;

  add(task: () => void): void {
    this.#tasks.push(task);
    setImmediate(this.#next);
  }

  /** Runs a task, or leaves it to the next turn. Between two of these, promises are settled: their time counts. */
  readonly #next = (): void => {
    const now = performance.now();
    if (this.#began === undefined) {
      this.#began = now;
      // The first of the next turn, as nothing else was put off to it yet.
      setImmediate(() => {
        this.#began = undefined;
      });
    }
    if (now - this.#began > BUDGET_MS) setImmediate(this.#next);
    else this.#tasks.shift()!();
  };
}
