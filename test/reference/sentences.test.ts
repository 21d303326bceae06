/** Sentences with names of people, numbers, addresses, prices, scores and hours: none has a citation. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { cellsOf } from "../support/tables.ts";
import { readingOf } from "./reading.ts";

const sentences = cellsOf("test/fixtures/reference/sentences.tsv").map(([text = ""]) => text);

test("no sentence without a citation is answered", () => {
  assert.ok(sentences.length >= 1500);
  const answered = sentences.filter((text) => readingOf(text, () => undefined) !== undefined);
  assert.deepEqual(answered, []);
});
