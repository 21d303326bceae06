/** Runs actions one after another, in the order in which they are asked for. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs an action after those before it, whether they failed or not. @returns The action's result. */
  run<T>(action: () => Promise<T>): Promise<T> {
    const result = this.#last.then(action);
    // The result itself is not kept: it may be large.
    this.#last = result.then(
      () => {},
      () => {},
    );
    return result;
  }

  /** Waits for the actions before. @returns A function that lets those after it run. */
  acquire(): Promise<() => void> {
    return new Promise((acquired) => {
      void this.run(() => new Promise<void>((release) => acquired(release)));
    });
  }
}

const MINUTE = 60_000;

/** Reports something that may happen thousands of times a second, once a minute at most. */
export class Throttle<Details = string> {
  readonly #report: (count: number, last: Details) => void;
  #count = 0;
  #last!: Details;
  #timer: NodeJS.Timeout | undefined;

  /** @param report Is given how often it happened since the last report, and the last details. */
  constructor(report: (count: number, last: Details) => void) {
    this.#report = report;
  }

  /** Counts one time; the first is reported at once. */
  add(details: Details): void {
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

/** Does work that has pauses in one go. */
export function runToEnd<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The milliseconds that long work takes before others have their turn of the event loop. */
const TURN_MS = 5;

/** The turns of long work; between them others have theirs. */
export class WorkTurns {
  #began = performance.now();

  /** True once the work should pause. */
  get isOver(): boolean {
    return performance.now() - this.#began > TURN_MS;
  }

  /** Settles in the next turn of the event loop. */
  async pause(): Promise<void> {
    await new Promise(setImmediate);
    this.#began = performance.now();
  }
}
