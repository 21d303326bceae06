/** How long work holds the event loop before others have their turn, in milliseconds. */
const SLICE_MS = 1;
/** Turns of the event loop between two slices: a request takes several, from reading it to sending its answer. */
const TURNS = 3;

/** Work that has begun and waits for its next slice. */
interface Job {
  readonly work: Generator<void, unknown>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const jobs: Job[] = [];

/**
 * Does work in slices, so that requests pass in between. The first slice is done at once, which is enough for most;
 * what is left of all work takes turns, one slice at a time.
 */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  const first = doSlice(work);
  if (first.done) return first.value;
  return await new Promise<T>((resolve, reject) => {
    jobs.push({ work, resolve: resolve as Job["resolve"], reject });
    if (jobs.length === 1) afterTurns(TURNS);
  });
}

function afterTurns(turns: number): void {
  setImmediate(() => (turns > 1 ? afterTurns(turns - 1) : doNextSlice()));
}

function doNextSlice(): void {
  // It stays the first until its slice is done, so that no one else starts the turns.
  const job = jobs[0]!;
  try {
    const step = doSlice(job.work);
    if (step.done) job.resolve(step.value);
    else jobs.push(job);
  } catch (error) {
    job.reject(error);
  }
  jobs.shift();
  if (jobs.length > 0) afterTurns(TURNS);
}

function doSlice<T>(work: Generator<void, T>): IteratorResult<void, T> {
  const until = performance.now() + SLICE_MS;
  for (;;) {
    const step = work.next();
    if (step.done || performance.now() >= until) return step;
  }
}
