/** Tasks that waited, of all connections together, that run in a turn of the event loop. */
const MAX_TASKS = 64;
/** The milliseconds of a turn after which what comes next waits for another one. */
const SHARE_MS = 5;

/** Shares the turns of the event loop, so that none is long: what waits runs first come, first served. */
export class Turns {
  readonly #tasks: (() => void)[] = [];
  /** When the requests that come in this turn have taken their share of it. */
  #shareEnd: number | undefined;

  /** Runs a task in a later turn. */
  add(task: () => void): void {
    if (this.#tasks.push(task) === 1) setImmediate(this.#run);
  }

  /** Tells if the requests that came in this turn have taken their share of it. */
  isShareTaken(): boolean {
    if (this.#shareEnd !== undefined) return performance.now() > this.#shareEnd;
    this.#shareEnd = performance.now() + SHARE_MS;
    setImmediate(this.#endShare);
    return false;
  }

  readonly #run = (): void => {
    const end = performance.now() + SHARE_MS;
    let taken = 0;
    do this.#tasks[taken++]!();
    while (taken < MAX_TASKS && taken < this.#tasks.length && performance.now() < end);
    this.#tasks.splice(0, taken);
    if (this.#tasks.length > 0) setImmediate(this.#run);
  };

  readonly #endShare = (): void => {
    this.#shareEnd = undefined;
  };
}
