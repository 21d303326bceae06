/**
 * Measures load time and memory of 1 to 200 translations, and loading with notes beside loading without, a byte:
 * `npm run bench -- loading`. BASELINE, a folder with the sources of another version, is compared in the same run.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { scratchFolder } from "../support/scratch.ts";
import { fillWithTranslations } from "./many_translations.ts";
import { printTable, spread } from "./statistics.ts";

const COUNTS = [1, 10, 40, 200];
const ROUNDS = 5;
/** The texts that are loaded with notes and without. */
const TEXTS = 10;

const scratch = scratchFolder();

/** A script that loads a folder and prints the time and memory it took. */
const PROBE = `
  const [folder, sources] = process.argv.slice(1);
  const { openLibrary } = await import(sources + "/src/corpus/mod.ts");
  globalThis.gc();
  const before = process.memoryUsage.rss();
  const start = performance.now();
  const { library } = openLibrary(folder);
  const time = performance.now() - start;
  globalThis.gc();
  console.log(JSON.stringify({ time, grown: process.memoryUsage.rss() - before, count: library.translations().length }));
`;

/** What a folder took to load. */
interface Loading {
  readonly count: number;
  /** Milliseconds. */
  readonly time: number;
  /** Bytes of memory. */
  readonly grown: number;
}

const folder = madeFolder("many");
const rows: string[][] = [];
for (const count of COUNTS) {
  fillWithTranslations(folder, count);
  const bytes = bytesOf(folder);
  const results = Array.from({ length: ROUNDS }, () => load(folder));
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
printTable(["translations", "MB", "load time, ms", "MB a second", "memory grown / bytes of the files"], rows);
compareNotes();

/** Loads texts with notes, without, and without in the baseline, in turns. */
function compareNotes(): void {
  const [plain, noted] = [madeFolder("plain"), madeFolder("noted")];
  fillWithTranslations(plain, TEXTS);
  for (const name of readdirSync(plain)) {
    writeFileSync(join(noted, name), annotated(readFileSync(join(plain, name), "utf8")));
  }
  const { BASELINE } = process.env;
  const without: number[] = [];
  const withNotes: number[] = [];
  const ofBaseline: number[] = [];
  for (let round = 0; round < ROUNDS * 2 + 1; round++) {
    without.push(speedOf(plain));
    withNotes.push(speedOf(noted));
    if (BASELINE !== undefined) ofBaseline.push(speedOf(plain, resolve(BASELINE)));
  }
  const ratio = (of: readonly number[], to: readonly number[]) => spread(of.map((speed, round) => speed / to[round]!));
  const rows = [["with a note to every fifth verse", "without", ratio(withNotes, without)]];
  if (BASELINE !== undefined) {
    rows.push(
      ["without notes", "BASELINE, without notes", ratio(without, ofBaseline)],
      ["with a note to every fifth verse", "the same", ratio(withNotes, ofBaseline)],
    );
  }
  printTable(["ten texts", "against", "bytes a second"], rows);
}

/** Puts a note into every fifth verse of a text without any. */
function annotated(text: string): string {
  let notes = 0;
  const lines = text.split("\n").flatMap((line) => {
    const [, place, verse] = /^(\S{3} \d+:(\d+)) /.exec(line) ?? [];
    if (place === undefined || Number(verse) % 5 !== 0) return line;
    notes++;
    return [line.replace(/(?<=,|.$)/, "|+"), `+f Ali: po drugih rokopisih manjka beseda, prim. ${notes % 50}.`];
  });
  return lines
    .join("\n")
    .replace("Ambo-Translation: 2", "Ambo-Translation: 3")
    .replace(/^(End: \d+ verses)/m, `$1, ${notes} notes`);
}

function madeFolder(name: string): string {
  const path = join(scratch, name);
  mkdirSync(path);
  return path;
}

function bytesOf(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

/** Returns the bytes of a folder that are loaded in a second. */
function speedOf(folder: string, sources?: string): number {
  return (bytesOf(folder) / load(folder, sources).time) * 1000;
}

/** Loads a folder in a process of its own. */
function load(folder: string, sources = process.cwd()): Loading {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--expose-gc", "--import", "tsx", "--input-type=module", "-e", PROBE, folder, sources],
    { encoding: "utf8" },
  );
  if (stdout === "") throw new Error(`The probe failed: ${stderr}`);
  const loading: Loading = JSON.parse(stdout);
  const count = readdirSync(folder).length;
  if (loading.count !== count) {
    throw new Error(`${loading.count} translations were loaded, not ${count}`);
  }
  return loading;
}
