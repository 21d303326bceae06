/**
 * Building and searching the index of a translation, beside SQLite FTS5 and ripgrep where they are there:
 * `npm run bench -- search`.
 *
 * SQLite is that of a Node.js 24: `AMBO_SQLITE_NODE` names it, else it is the one that `npm run test:nodes` installed.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { runToEnd } from "../../src/base/concurrency.ts";
import { loadTranslation } from "../../src/corpus/mod.ts";
import { buildIndex } from "../../src/search/build.ts";
import { parseQuery, SearchIndexCache } from "../../src/search/mod.ts";
import type { SearchIndex } from "../../src/search/search_index.ts";
import { atEnd } from "../support/at_end.ts";
import { missing } from "../support/missing.ts";
import { median, printTable, spread } from "./statistics.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const REPEAT = 20;
const FILE = process.env.AMBO_SEARCHED ?? "corpus/KJV.txt";

/** Queries for Ambo, for FTS5, and a pattern for ripgrep. */
const QUERIES: readonly (readonly [ambo: string, fts5: string, pattern: string])[] = [
  ["maranatha", "maranatha", "\\bmaranatha\\b"],
  ["shepherd", "shepherd", "\\bshepherd\\b"],
  ["God", "god", "\\bgod\\b"],
  ["and", "and", "\\band\\b"],
  ["faith hope charity", "faith AND hope AND charity", "\\bcharity\\b"],
  ["God -lord", "god NOT lord", "\\bgod\\b"],
  ['"in the beginning"', '"in the beginning"', "in the beginning"],
  ['"of the"', '"of the"', "of the"],
  ["right*", "right*", "\\bright"],
  ["a*", "a*", "\\ba"],
];

interface Build {
  readonly wall: number;
  readonly cpu: number;
  readonly bytes: number;
}

interface Sqlite {
  build(tokenizer: string): Promise<Build>;
  run(queries: readonly string[]): Promise<{ total: number; wall: number }[]>;
  stop(): void;
}

function sqliteNode(): string | undefined {
  const package24 = `node-linux-${process.arch}`;
  const cached = `node_modules/.cache/nodes/24/node_modules/${package24}/bin/node`;
  const node = resolve(process.env.AMBO_SQLITE_NODE ?? cached);
  return existsSync(node) ? node : undefined;
}

async function startSqlite(): Promise<Sqlite | undefined> {
  const node = sqliteNode();
  if (node === undefined) {
    console.log("No Node.js 24 is there (AMBO_SQLITE_NODE): SQLite FTS5 is left out.\n");
    return undefined;
  }
  const child = spawn(node, ["test/bench/sqlite_fts.mjs", FILE], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  atEnd(() => child.kill());
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await lines.next()).value ?? "null");
  await next();
  const ask = async (command: unknown) => {
    child.stdin.write(`${JSON.stringify(command)}\n`);
    return await next();
  };
  return {
    build: (tokenizer) => ask({ build: tokenizer }),
    run: (queries) => ask({ queries, repeat: REPEAT }),
    stop: () => child.stdin.end(),
  };
}

const translation = loadTranslation(FILE);
const textBytes = Array.from(
  { length: translation.lineCount },
  (_, line) => translation.textEnd(line) - translation.textStart(line),
).reduce((sum, bytes) => sum + bytes);

/** Builds in one go, as SQLite does. */
function buildWhole(): Build & { index: SearchIndex } {
  const start = performance.now();
  const before = process.cpuUsage();
  const steps = buildIndex(translation);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { user, system } = process.cpuUsage(before);
  const index = step.value;
  return { index, wall: performance.now() - start, cpu: (user + system) / 1000, bytes: index.size };
}

/** Builds in slices beside a timer; gives the longest time that the timer waited, and the time of it all. */
async function buildInSlices(): Promise<{ wall: number; longest: number }> {
  let longest = 0;
  let last = performance.now();
  let isOver = false;
  const watch = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(watch);
  };
  const start = performance.now();
  watch();
  await new SearchIndexCache(0).get(translation);
  isOver = true;
  return { wall: performance.now() - start, longest };
}

const sqlite = await startSqlite();
const builds: {
  ambo: Build;
  plain?: Build;
  porter?: Build;
  sliced: Awaited<ReturnType<typeof buildInSlices>>;
}[] = [];
// The first rounds compile.
for (let round = -2; round < ROUNDS; round++) {
  const plain = await sqlite?.build("unicode61 remove_diacritics 2");
  const ambo = buildWhole();
  const porter = await sqlite?.build("porter unicode61 remove_diacritics 2");
  const sliced = await buildInSlices();
  if (round < 0) continue;
  builds.push({ ambo, sliced, ...(plain && { plain }), ...(porter && { porter }) });
}

console.log(`${FILE}: ${translation.verseCount} verses, ${(textBytes / 1e6).toFixed(2)} MB of text\n`);
const rows = [["Ambo", ...figures(builds.map(({ ambo }) => ambo))]];
for (const [name, field] of [
  ["FTS5, unicode61", "plain"],
  ["FTS5, porter", "porter"],
] as const) {
  const theirs = builds.flatMap((round) => (round[field] === undefined ? [] : [round[field]]));
  if (theirs.length === 0) continue;
  const ratios = builds.map((round) => round.ambo.wall / round[field]!.wall);
  rows.push([name, ...figures(theirs, ratios)]);
}
printTable(["index", "build, ms", "build, processor ms", "Ambo / it", "bytes a byte of text"], rows);
console.log(
  `Built in slices: ${spread(
    builds.map(({ sliced }) => sliced.wall),
    0,
  )} ms; the event loop waited at most ${spread(
    builds.map(({ sliced }) => sliced.longest),
    1,
  )} ms\n`,
);

function figures(list: readonly Build[], ratios?: readonly number[]): string[] {
  return [
    spread(
      list.map(({ wall }) => wall),
      0,
    ),
    spread(
      list.map(({ cpu }) => cpu),
      0,
    ),
    ratios === undefined ? "" : spread(ratios),
    (list[0]!.bytes / textBytes).toFixed(2),
  ];
}

const { index } = buildWhole();
const hasRipgrep = missing("rg") === false;
if (!hasRipgrep) console.log("ripgrep is not installed: it is left out.\n");

function amboTime(text: string, sort: "canonical" | "relevance"): { total: number; wall: number } {
  let total = 0;
  const start = performance.now();
  for (let count = 0; count < REPEAT; count++) {
    const result = runToEnd(index.searchInSteps(parseQuery(text), { sort }));
    result.slice(0, 20);
    total = result.total;
  }
  return { total, wall: (performance.now() - start) / REPEAT };
}

function ripgrepTime(pattern: string): number {
  const start = performance.now();
  spawnSync("rg", ["--count", "--ignore-case", pattern, FILE]);
  return performance.now() - start;
}

const times = QUERIES.map(() => ({
  ambo: [] as number[],
  relevance: [] as number[],
  fts5: [] as number[],
  rg: [] as number[],
  totals: [0, 0],
}));
for (let round = -2; round < ROUNDS; round++) {
  const theirs = await sqlite?.run(QUERIES.map(([, query]) => query));
  for (const [number, [query, , pattern]] of QUERIES.entries()) {
    const ours = amboTime(query, "canonical");
    const relevance = amboTime(query, "relevance");
    const rg = hasRipgrep && round % 3 === 0 ? ripgrepTime(pattern) : undefined;
    if (round < 0) continue;
    const row = times[number]!;
    row.ambo.push(ours.wall);
    row.relevance.push(relevance.wall);
    row.totals = [ours.total, theirs?.[number]?.total ?? 0];
    if (theirs !== undefined) row.fts5.push(theirs[number]!.wall);
    if (rg !== undefined) row.rg.push(rg);
  }
}
const time = (list: readonly number[]) => (list.length === 0 ? "" : median(list).toFixed(3));
printTable(
  ["query", "verses", "by relevance, ms", "Ambo, ms", "FTS5, ms", "verses of FTS5", "ripgrep, ms"],
  QUERIES.map(([query], number) => {
    const { ambo, relevance, fts5, rg, totals } = times[number]!;
    return [
      `\`${query}\``,
      String(totals[0]),
      time(relevance),
      time(ambo),
      time(fts5),
      fts5.length === 0 ? "" : String(totals[1]),
      rg.length === 0 ? "" : median(rg).toFixed(0),
    ];
  }),
);
sqlite?.stop();
