/**
 * Runs the tests: `npm test`, or `npm test -- reference store/wal` for the files whose path holds one of the words.
 *
 * They are compiled first, or run as they are (`node scripts/test.ts`) where Node strips types. The files are listed
 * here because `node --test` with a pattern that matches nothing runs nothing and exits 0.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { compile } from "./compile.ts";
import { compiled } from "./compiled.ts";

const words = process.argv.slice(2);
const files = readdirSync("test", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => `test/${file.replaceAll("\\", "/")}`)
  .sort();
const chosen = files.filter(
  (file) => words.length === 0 || words.some((word) => file.includes(word)),
);
const unmatched = words.filter((word) => !files.some((file) => file.includes(word)));
if (chosen.length === 0 || unmatched.length > 0) {
  console.error(`No test file found under test/ for: ${unmatched.join(" ") || "(all)"}`);
  process.exit(1);
}

// One file more than there are processors, as some wait for servers; the runner's own choice is one fewer.
const concurrency = `--test-concurrency=${availableParallelism() + 1}`;
// A file that hangs fails. Long runs (see scripts/soak.ts) have no limit.
const timeout = process.env.SOAK ? [] : ["--test-timeout=300000"];
const options = ["--enable-source-maps", "--test", concurrency, ...timeout];
const isCompiling = process.execArgv.includes("tsx");
if (isCompiling) await compile();
const run = spawnSync(
  process.execPath,
  [...options, ...chosen.map((file) => (isCompiling ? compiled(file) : file))],
  { stdio: "inherit" },
);
process.exit(run.status ?? 1);
