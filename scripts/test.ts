/**
 * Runs the tests: `npm test`, or `npm test -- reference store/wal` for the files whose path holds one of the words;
 * `npm test -- --failed` for the files that failed last, one at a time.
 *
 * They are compiled first, or run as they are (`node scripts/test.ts`) where Node strips types. The files are listed
 * here because `node --test` with a pattern that matches nothing runs nothing and exits 0.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { compile } from "./compile.ts";
import { groupTests } from "./test_groups.ts";
import { MEASURED } from "./test_table.ts";

/** The paths of the files that failed last, one a line. */
const FAILED = "dist/failed_tests";

const isRepeating = process.argv[2] === "--failed";
const words = process.argv.slice(isRepeating ? 3 : 2);
const files = readdirSync("test", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => `test/${file.replaceAll("\\", "/")}`)
  .sort();
const failed = isRepeating && existsSync(FAILED) ? readFileSync(FAILED, "utf8").split("\n") : [];
const chosen = files.filter((file) =>
  isRepeating ? failed.includes(file) : words.length === 0 || words.some((word) => file.includes(word)),
);
const unmatched = words.filter((word) => !files.some((file) => file.includes(word)));
if (unmatched.length > 0) console.error(`No test file found under test/ for: ${unmatched.join(" ")}`);
if (chosen.length === 0) {
  if (unmatched.length === 0) console.error(`No test file found under test/ for: what failed last (${FAILED})`);
  process.exit(1);
}
if (existsSync("corpus") && !existsSync("corpus/KJV.txt")) {
  console.error("No corpus/KJV.txt, which many tests read: run `npm run prepare`");
  process.exit(1);
}

// Three groups more than there are processors, as many wait for servers and pages; the runner's own choice is one fewer.
const concurrency = `--test-concurrency=${isRepeating ? 1 : availableParallelism() + 3}`;
// A file that hangs fails. Long runs (see scripts/soak.ts) have no limit.
const timeout = process.env.SOAK ? [] : ["--test-timeout=900000"];
// Whatever reads the output, failures stand at its end; the runner's own choice for a pipe has them where they happened.
const reporters = [
  ["--test-reporter=spec", "--test-reporter-destination=stdout"],
  ["--test-reporter=./scripts/failed_files.mjs", `--test-reporter-destination=${FAILED}`],
].flat();
mkdirSync("dist", { recursive: true });
rmSync(MEASURED, { force: true });
// A young generation that is large from the start: most of what a test makes is garbage when it is collected.
const garbage = ["--max-semi-space-size=32", "--min-semi-space-size=32"];
// What a test runs is soon over: V8 took a fifth of the time to optimise what was hardly run again.
// Later versions of Node refuse to start with the flag.
const patience = process.versions.node.startsWith("20.") ? ["--interrupt-budget=1000000"] : [];
const options = ["--enable-source-maps", ...garbage, ...patience, "--test", concurrency, ...timeout, ...reporters];
// Each Node, of which tests start some five hundred, would read all of these certificates: twice a start's own time.
const { NODE_EXTRA_CA_CERTS: _, ...environment } = process.env;
const isCompiling = process.execArgv.includes("tsx");
if (isCompiling) await compile();
const run = spawnSync(process.execPath, [...options, ...(isCompiling ? groupTests(chosen) : chosen)], {
  stdio: "inherit",
  env: { ...environment, TEST_SECONDS: resolve(MEASURED) },
});
// Said again, as what was written first is far up.
if (unmatched.length > 0) console.error(`No test file found under test/ for: ${unmatched.join(" ")}`);
process.exit(unmatched.length > 0 ? 1 : (run.status ?? 1));
