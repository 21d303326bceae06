/** Cleans up after a test file, a script or a benchmark, also where it failed or was told to stop. */
import { after } from "node:test";

const endings: (() => unknown)[] = [];

/** Registers a callback for the end of the file; the last registered is called first. */
export function atEnd(ending: () => unknown): void {
  endings.push(ending);
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

const taken = () => endings.splice(0).reverse();

// In a script or a benchmark a hook would make a test of it.
if (process.argv[1]?.match(/\.test\.[jt]s$/)) {
  after(async () => {
    let fault: unknown;
    for (const ending of taken()) {
      try {
        await ending();
      } catch (error) {
        fault ??= error;
      }
    }
    if (fault !== undefined) throw fault;
  });
}
process.once("exit", () => {
  for (const ending of taken()) void ending();
});
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
