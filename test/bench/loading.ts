/** Measures load time and memory of 1 to 200 translations: `npm run bench -- loading`. */
import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { scratchFolder } from "../support/scratch.ts";
import { fillWithTranslations } from "./many_translations.ts";
import { printTable, spread } from "./statistics.ts";

const COUNTS = [1, 10, 40, 200];
const ROUNDS = 5;
const folder = scratchFolder();

/** A script that loads a folder and prints the time and memory it took. */
const PROBE = `
  import { openLibrary } from "./src/corpus/mod.ts";
  globalThis.gc();
  const before = process.memoryUsage.rss();
  const start = performance.now();
  const { library } = openLibrary(process.argv[1]);
  const time = performance.now() - start;
  globalThis.gc();
  console.log(JSON.stringify({ time, grown: process.memoryUsage.rss() - before, count: library.translations().length }));
`;

const rows: string[][] = [];
for (const count of COUNTS) {
  fillWithTranslations(folder, count);
  const bytes = readdirSync(folder).reduce(
    (sum, name) => sum + statSync(join(folder, name)).size,
    0,
  );
  const results = Array.from({ length: ROUNDS }, () => probe(count));
  rows.push([
    String(count),
    (bytes / 1e6).toFixed(0),
    spread(
      results.map(({ time }) => time),
      0,
    ),
    spread(
      results.map(({ time }) => bytes / 1e3 / time),
      0,
    ),
    spread(results.map(({ grown }) => grown / bytes)),
  ]);
}
printTable(
  ["translations", "MB", "load time, ms", "MB a second", "memory grown / bytes of the files"],
  rows,
);

function probe(count: number): { time: number; grown: number } {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--expose-gc", "--import", "tsx", "--input-type=module", "-e", PROBE, folder],
    { encoding: "utf8" },
  );
  if (stdout === "") throw new Error(`The probe failed: ${stderr}`);
  const result = JSON.parse(stdout);
  if (result.count !== count)
    throw new Error(`${result.count} translations were loaded, not ${count}`);
  return result;
}
