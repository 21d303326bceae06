/**
 * Reading references beside the npm package `bible-passage-reference-parser`, with its English names, and beside another
 * version of Ambo where BASELINE is a folder with its sources: as they are, or with BUNDLED=1 as one file each.
 */
import assert from "node:assert/strict";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { bcv_parser } from "bible-passage-reference-parser/esm/bcv_parser.js";
import * as english from "bible-passage-reference-parser/esm/lang/en.js";
import { build } from "esbuild";
import { createVocabulary, parse } from "../../src/reference/mod.ts";
import { scratchFolder } from "../support/scratch.ts";
import { median, printTable, spread } from "./statistics.ts";

const ROUNDS = 21;
/** How long each side reads one reference in a round, in microseconds. */
const SLICE = 30_000;

const vocabulary = createVocabulary("eng");
const other = new bcv_parser(english);

/** References that both sides read, and how many stretches of verses they have. */
const both: [text: string, ranges: number][] = [
  ["John 3:16", 1],
  ["John 3:16-18", 1],
  ["John 3", 1],
  ["1 Corinthians 13:4-8", 1],
  ["Genesis 1:1-2:4", 1],
  ["Matthew 5:3,5,7-9", 3],
  ["Psalm 42:2-3; 43:3-4", 2],
  ["Matthew 5:3-12; Luke 6:20-23", 2],
];

/** References that only Ambo reads in this notation, as they are printed in Slovenia. */
const own = ["Jn 3,16-18", "Ps 104,1ab.24ac.29bc-30.31.34", "Prvo pismo Korinčanom 13,4-8a"];

/** The processor's time so far, in microseconds; that of other programs on the machine is not in it. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** The microseconds that a call takes, over a slice of time. */
function timeOf(call: () => void): number {
  let calls = 0;
  const start = processorTime();
  let elapsed = 0;
  do {
    for (let index = 0; index < 64; index++) call();
    calls += 64;
    elapsed = processorTime() - start;
  } while (elapsed < SLICE);
  return elapsed / calls;
}

/** A function that reads a text with the sources in a folder. */
async function readerOf(folder: string): Promise<(text: string) => unknown> {
  let path = resolve(folder, "src/reference/mod.ts");
  if (process.env.BUNDLED !== undefined) {
    const outfile = join(scratchFolder(), "reference.mjs");
    const define = { "import.meta.dirname": JSON.stringify(resolve(folder, "src/base")) };
    await build({ entryPoints: [path], outfile, define, bundle: true, format: "esm", platform: "node" });
    path = outfile;
  }
  const version = (await import(pathToFileURL(path).href)) as {
    createVocabulary: typeof createVocabulary;
    parse: typeof parse;
  };
  const names = version.createVocabulary("eng");
  return (text) => version.parse(text, names);
}

/** Compares this version with another, in pairs of neighbouring rounds that take turns at being first. */
async function compareVersions(folder: string): Promise<void> {
  const [theirs, ours] = [await readerOf(folder), await readerOf(".")];
  const ratios: number[] = [];
  const rows = [...both.map(([text]) => text), ...own].map((text) => {
    const quotients = Array.from({ length: ROUNDS }, (_, round) => {
      if (round % 2 === 0) return 1 / (timeOf(() => ours(text)) / timeOf(() => theirs(text)));
      return timeOf(() => theirs(text)) / timeOf(() => ours(text));
    }).slice(1);
    ratios.push(median(quotients));
    return [text, spread(quotients)];
  });
  printTable(["reference", "times as fast as BASELINE"], rows);
  console.log(`Times as fast as BASELINE over all these references, median: ${median(ratios).toFixed(2)}\n`);
}

if (process.env.BASELINE !== undefined) await compareVersions(process.env.BASELINE);

const rows: string[][] = [];
const ratios: number[] = [];
for (const [text, ranges] of both) {
  const read = parse(text, vocabulary).passages.flatMap((passage) => passage.ranges);
  assert.equal(read.length, ranges, text);
  assert.equal(other.parse(text).osis().split(",").length, ranges, text);
  const pairs = Array.from({ length: ROUNDS }, () => {
    const theirs = timeOf(() => other.parse(text).osis());
    return { theirs, ours: timeOf(() => parse(text, vocabulary)) };
  }).slice(1);
  const quotients = pairs.map(({ ours, theirs }) => theirs / ours);
  ratios.push(median(quotients));
  rows.push([
    text,
    median(pairs.map(({ ours }) => ours)).toFixed(2),
    median(pairs.map(({ theirs }) => theirs)).toFixed(0),
    spread(quotients, 0),
  ]);
}
for (const text of own) {
  const times = Array.from({ length: ROUNDS }, () => timeOf(() => parse(text, vocabulary)));
  rows.push([text, median(times.slice(1)).toFixed(2), "", ""]);
}
printTable(["reference", "Ambo, µs", "the npm parser, µs", "times as fast"], rows);
console.log(`Times as fast over all these references, median: ${median(ratios).toFixed(0)}`);
