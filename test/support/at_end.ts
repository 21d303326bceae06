/** Cleans up after a test file, a script or a benchmark, also after a failure or a signal. */
import { AsyncLocalStorage } from "node:async_hooks";
import { after } from "node:test";

type Endings = (() => unknown)[];

const ofProcess: Endings = [];
const ofFiles = new AsyncLocalStorage<Endings>();
const all = [ofProcess];

/** Registers a callback for the end of the file; the last registered is called first. */
export function atEnd(ending: () => unknown): void {
  (ofFiles.getStore() ?? ofProcess).push(ending);
}

/** Registers a callback for the end of the process, in which other files may follow this one. */
export function atProcessEnd(ending: () => unknown): void {
  ofProcess.push(ending);
}

/** Returns a function that calls `end` once; the end of the file calls it too. */
export function endOnce(end: () => Promise<void>): () => Promise<void> {
  let ended: Promise<void> | undefined;
  const once = () => {
    ended ??= end();
    return ended;
  };
  atEnd(once);
  return once;
}

/** Loads a test file within a suite, whose end is that of the file: other files run in the same process. */
export function loadFile(load: () => void): void {
  const endings: Endings = [];
  all.push(endings);
  after(() => callAll(endings));
  ofFiles.run(endings, load);
}

/** Has the end of all suites call what is registered for the end of the process. */
export function endWithProcess(): void {
  after(() => callAll(ofProcess));
}

async function callAll(endings: Endings): Promise<void> {
  let fault: unknown;
  for (const ending of taken(endings)) {
    try {
      await ending();
    } catch (error) {
      fault ??= error;
    }
  }
  if (fault !== undefined) throw fault;
}

const taken = (endings: Endings) => endings.splice(0).reverse();

// In a script or a benchmark a hook would make a test of it.
if (process.argv[1]?.match(/\.test\.[jt]s$/)) endWithProcess();
process.once("exit", () => {
  for (const ending of all.flatMap(taken)) void ending();
});
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
