/** Runs test files one after another in one process: each would start Node and load the same sources anew. */
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { describe } from "node:test";
import { compiled } from "../../scripts/compiled.ts";
import { endWithProcess, loadFile } from "./at_end.ts";
import { noteSuite } from "./seconds.ts";

/** Runs compiled test files, each as a suite with its name. */
export function runTogether(files: readonly string[]): void {
  // Node's import() forgets which suite it was called in; require() does not, and takes modules that await nothing.
  const require = createRequire(import.meta.url);
  endWithProcess();
  for (const file of files) {
    describe(file, () => {
      loadFile(() => require(resolve(compiled(file))));
      noteSuite(file);
    });
  }
}
