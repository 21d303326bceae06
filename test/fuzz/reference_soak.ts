/**
 * The long form of `reference.test.ts`: `npm run fuzz:reference -- [SEED] [MUTATIONS]`.
 *
 * Every string of up to six characters over two small alphabets, a million mutated citations, and long and odd
 * texts. Each is read or refused, and none may take more than 5 ms of the processor. A text that seems slow is tried
 * again, as a collection of garbage looks the same; only its best time counts. Then the oracles of `reference_oracle.test.ts`.
 */
import { performance } from "node:perf_hooks";
import { createVocabulary, MAX_REFERENCE_LENGTH, parse } from "../../src/reference/mod.ts";
import { Random } from "../support/random.ts";
import { isRead } from "./reference_checks.ts";
import { meaningOf, printedReference } from "./reference_oracle.ts";
import { madeSentence, misreading } from "./reference_sentences.ts";
import { everyString, mutation, oddTexts } from "./reference_texts.ts";
import { madeRange, madeText, modelled, resolved } from "./resolve_model.ts";

const LIMIT = 5;
const TRIES = 5;

const seed = Number(process.argv[2] ?? Date.now() % 2 ** 32);
const mutations = Number(process.argv[3] ?? 1_000_000);
const vocabulary = createVocabulary("slv");
let slowest = { time: 0, text: "" };

/** The milliseconds of the processor that a text takes at its best. */
function timeOf(text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && best > slowest.time; tries++) {
    const before = process.cpuUsage();
    try {
      parse(text, vocabulary);
    } catch {
      // What is wrong with it is looked at by `isRead`.
    }
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

function soak(name: string, texts: Iterable<string>): void {
  const start = performance.now();
  let all = 0;
  let read = 0;
  for (const text of texts) {
    all++;
    const time = timeOf(text);
    if (time > slowest.time) slowest = { time, text };
    if (isRead(text, vocabulary)) read++;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${name}: ${all} texts, ${read} read, ${all - read} refused, ${seconds} s`);
}

function* mutated(): Generator<string> {
  const random = new Random(seed);
  for (let round = 0; round < mutations; round++) yield mutation(random);
}

function* behindVerse(): Generator<string> {
  for (const end of everyString("12,.-;(a ", 5)) yield `Jn 3,16${end}`;
}

console.log(`Seed ${seed}`);
soak("Up to six characters", everyString("Jn1,.- ;a", 6));
soak("Up to five characters behind a verse", behindVerse());
soak("Mutated citations", mutated());
for (const length of [1, 10, 100, MAX_REFERENCE_LENGTH, 1_000_000]) {
  soak(`Odd texts of ${length} characters`, oddTexts(length));
}

/** Counts the rounds that are not as the oracle has them. */
function compare(name: string, rounds: number, differs: (random: Random) => string | undefined): void {
  const random = new Random(seed);
  let wrong = 0;
  for (let round = 0; round < rounds; round++) {
    const difference = differs(random);
    if (difference === undefined) continue;
    wrong++;
    console.error(difference);
    process.exitCode = 1;
  }
  console.log(`${name}: ${rounds} rounds, ${wrong} wrong`);
}

compare("Structures printed and read", mutations / 4, (random) => {
  const { text, meaning } = printedReference(random);
  let found: string;
  try {
    found = meaningOf(text, vocabulary);
  } catch (error) {
    found = String(error);
  }
  return found === meaning ? undefined : `${text}: ${found} instead of ${meaning}`;
});
compare("Sentences made of parts", 100_000, (random) => misreading(madeSentence(random)));
compare("Ranges in made texts", mutations / 100, (random) => {
  const text = madeText(random);
  const range = madeRange(random, text);
  const [found, expected] = [resolved(text, range, 500), modelled(text, range, 500)];
  return found === expected ? undefined : `${JSON.stringify(range)}: ${found} instead of ${expected}`;
});
console.log(`Slowest: ${slowest.time.toFixed(2)} ms, ${JSON.stringify(slowest.text.slice(0, 80))}`);
if (slowest.time > LIMIT) {
  console.error(`A text took more than ${LIMIT} ms`);
  process.exitCode = 1;
}
