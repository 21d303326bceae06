/**
 * Runs the tests: `npm test`, or `npm test -- reference store/log` for the files whose path holds one of the words.
 *
 * They run as this script is run itself: under tsx, or without it (`node scripts/test.ts`) where Node strips types.
 *
 * The files are listed here because `node --test` with a pattern that matches nothing runs nothing and exits 0.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";

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

const run = spawnSync(process.execPath, [...process.execArgv, "--test", ...files], {
  stdio: "inherit",
});
process.exit(run.status ?? 1);
