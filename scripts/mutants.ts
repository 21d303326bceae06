/**
 * Changes the code of a room in one place after another and tells which changes no test notices:
 * `npm run test:mutants -- ROOM`, or `npm run test:mutants -- reference/verse_mark` for files of a room.
 *
 * StrykerJS makes the changes; the tests of the room run as `npm test` compiles them, each change with the files that
 * reach it. The report in `dist/mutants` is incremental: the next run tries what changed since, in code or test files.
 */
import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Stryker } from "@stryker-mutator/core";

/** Tests outside a room's own folder that hold it to its promises. */
const MORE_TESTS: Record<string, readonly string[]> = {
  corpus: ["fuzz/reference_oracle", "api/layout", "api/notes"],
  reference: ["fuzz/reference"],
};

/** Tables of data, which a test would only repeat. */
const TABLES = [
  "src/**/mod.ts",
  "src/calendar/{celebration,verse}_table.ts",
  "src/canon/{chapter_length_table,languages/*}.ts",
  "src/lectionary/table/*.ts",
  "src/search/named_passages.ts",
];

const [path = "", ...more] = process.argv.slice(2);
const room = path.split("/")[0] ?? "";
if (room === "" || more.length > 0 || !existsSync(`src/${room}`)) {
  console.error("Usage: npm run test:mutants -- ROOM[/FILE]");
  process.exit(1);
}
const words = [`${room}/`, ...(MORE_TESTS[room] ?? [])];
const tests = readdirSync("test", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts") && words.some((word) => file.startsWith(word)))
  .map((file) => `test/${file.replaceAll("\\", "/")}`)
  .sort();

const results = await new Stryker({
  mutate: [
    path === room ? `src/${room}/**/*.ts` : `src/${path}*.ts`,
    ...TABLES.map((table) => `!${table}`),
  ],
  ignorePatterns: ["dist", "screenshots", "keys/*", ".git"],
  // Split at spaces, without a shell.
  buildCommand: "node --import tsx -e import('./scripts/compile.ts').then(({compile})=>compile())",
  // Its preprocessor wants an older TypeScript, and there is nothing to rewrite.
  tsconfigFile: "none",
  testRunner: "tap",
  tap: {
    testFiles: tests,
    nodeArgs: [
      "--test-reporter=tap",
      "-r",
      "{{hookFile}}",
      "scripts/compiled_test.mjs",
      "{{testFile}}",
    ],
  },
  coverageAnalysis: "perTest",
  concurrency: Number(process.env.MUTANTS_AT_ONCE ?? Math.max(1, availableParallelism() - 1)),
  incremental: true,
  incrementalFile: `dist/mutants/${path.replaceAll("/", "-")}.json`,
  tempDirName: "dist/mutants/sandbox",
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
}).runMutationTest();
process.exit(results.length > 0 ? 0 : 1);
