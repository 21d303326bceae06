import { performance } from "node:perf_hooks";

/** How long work holds the event loop before others have their turn, in milliseconds. */
const SLICE = 2;

/** Does long work in slices, so that requests pass in between. */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await new Promise(setImmediate);
  }
}
