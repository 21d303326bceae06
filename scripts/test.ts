/**
 * Runs the tests: `npm test`, or `npm test -- reference store/wal` for the files whose path holds one of the words.
 *
 * They run as this script is run itself: under tsx, or without it (`node scripts/test.ts`) where Node strips types.
 *
 * The files are listed here because `node --test` with a pattern that matches nothing runs nothing and exits 0.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";

const words = process.argv.slice(2);
const files = readdirSync("test", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => `test/${file.replaceAll("\\", "/")}`)
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .sort();

if (files.length === 0) {
  console.error(`No test file found under test/ for: ${words.join(" ") || "(all)"}`);
  process.exit(1);
}

// One file more than there are processors: some of them wait for servers, and two processors would run one file at a
// time if the runner chose.
const concurrency = `--test-concurrency=${availableParallelism() + 1}`;
// A file that hangs is ended and fails. Long runs (see scripts/soak.ts) take as long as they take.
const timeout = process.env.SOAK ? [] : ["--test-timeout=300000"];
const options = [...process.execArgv, "--test", concurrency, ...timeout];
const run = spawnSync(process.execPath, [...options, ...files], { stdio: "inherit" });
process.exit(run.status ?? 1);
