/** Sentences made of parts: a citation among words is read as it is meant, or refused, and mostly read. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readingOf } from "../reference/reading.ts";
import { Random, tried } from "../support/random.ts";
import { madeSentence, misreading } from "./reference_sentences.ts";

const SENTENCES = tried(20_000);
/** The least share of the sentences of a language that is read; the others are refused. */
const LEAST_READ = 0.85;

test("no citation in a made sentence is read as another one or left out", () => {
  const random = new Random(53);
  const counts = new Map<string, { all: number; read: number }>();
  const misread: string[] = [];
  for (let round = 0; round < SENTENCES; round++) {
    const sentence = madeSentence(random);
    const wrong = misreading(sentence);
    if (wrong !== undefined) misread.push(wrong);
    const count = counts.get(sentence.language) ?? { all: 0, read: 0 };
    counts.set(sentence.language, count);
    count.all++;
    if (readingOf(sentence.text, () => undefined) === sentence.reading) count.read++;
  }
  assert.deepEqual(misread, []);
  for (const [language, { all, read }] of counts) {
    assert.ok(read > LEAST_READ * all, `${language}: ${read} of ${all} sentences are read`);
  }
});
