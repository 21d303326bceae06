/** Reading references beside the npm package `bible-passage-reference-parser`, with its English names. */
import assert from "node:assert/strict";
import { bcv_parser } from "bible-passage-reference-parser/esm/bcv_parser.js";
import * as english from "bible-passage-reference-parser/esm/lang/en.js";
import { createVocabulary, parse } from "../../src/reference/mod.ts";
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
