/**
 * Loaded into every process of a mutation run: which changes the programs reach that a test file starts.
 *
 * A test file reports its own coverage to StrykerJS at its end. Those that it starts leave a file each in a folder of
 * its own, unless they are killed, and it adds them.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";

const FOLDER = "MUTANTS_REACHED_BY_CHILDREN";
const folder = process.env[FOLDER];
const isTest = process.argv[1]?.endsWith("compiled_test.mjs") ?? false;

/** Returns what was reached: counts by the number of a change. */
const reached = () => globalThis.__stryker__?.mutantCoverage;

if (isMainThread && isTest && process.env.STRYKER_DRY_RUN === "true") {
  const children = mkdtempSync(join(tmpdir(), "mutants-"));
  process.env[FOLDER] = children;
  // Before the listener of StrykerJS, which writes all down.
  process.prependListener("exit", () => {
    globalThis.__stryker__ ??= {};
    globalThis.__stryker__.mutantCoverage ??= { static: {}, perTest: {} };
    for (const name of readdirSync(children)) {
      const counts = JSON.parse(readFileSync(join(children, name), "utf8"));
      for (const mutant of counts) reached().static[mutant] ??= 1;
    }
    rmSync(children, { recursive: true, force: true });
  });
} else if (isMainThread && folder !== undefined) {
  process.on("exit", () => {
    const { static: always, perTest } = reached() ?? {};
    if (always === undefined) return;
    const mutants = [always, ...Object.values(perTest)].flatMap((counts) => Object.keys(counts));
    try {
      writeFileSync(join(folder, `${process.pid}`), JSON.stringify(mutants));
    } catch {
      // The test file is over.
    }
  });
}
