/**
 * Runs the benchmarks: `npm run bench`, or `npm run bench -- serving` for those whose name holds one of the words.
 *
 * Each prints a table of ratios within one run; absolute times mean little on a machine that does other work.
 */
import { spawnSync } from "node:child_process";

/** The benchmarks, in the order of the README. */
const BENCHMARKS = ["serving", "reference", "import", "starting", "store", "cluster", "search", "fairness"];

const words = process.argv.slice(2);
const chosen = BENCHMARKS.filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
if (chosen.length === 0) {
  console.error(`No benchmark is called ${words.join(" or ")}; there are ${BENCHMARKS.join(", ")}`);
  process.exit(1);
}
const failed: string[] = [];
for (const name of chosen) {
  console.log(`\n## ${name}\n`);
  const { status } = spawnSync(process.execPath, ["--expose-gc", "--import", "tsx", `test/bench/${name}.ts`], {
    stdio: "inherit",
  });
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`Could not be measured: ${failed.join(", ")}`);
  process.exitCode = 1;
}
