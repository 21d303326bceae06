/**
 * Damaged and joined texts with their readings: each tells a change of the rules from the rules, and was kept for that. What
 * changes a reading on purpose records them anew, with `AMBO_RECORD=1`, and its commit says which lines changed and why.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createVocabulary, format, parse, ReferenceSyntaxError } from "../../src/reference/mod.ts";
import { assertRecorded } from "../support/recorded.ts";

const FILE = "test/fixtures/reference/recorded.tsv";
const vocabulary = createVocabulary("slv");

/** The books and the reference of a text, or all that its refusal says. */
function read(text: string): string {
  try {
    const reference = parse(text, vocabulary);
    return `${reference.passages.map(({ book }) => book).join(" ")}: ${format(reference)}`;
  } catch (error) {
    assert.ok(error instanceof ReferenceSyntaxError, `${text}: ${error}`);
    const { code, position, end, books, suggestions, readings } = error;
    const offered = [...suggestions, ...readings].join(" | ");
    return ["!", code, `${position}-${end}`, ...books, offered].join(" ").trimEnd();
  }
}

test("every text is read, or refused at its place, as it was recorded", () => {
  const recorded = readFileSync(FILE, "utf8").trimEnd().split("\n");
  const now = recorded.map((line) => {
    const [text = ""] = line.split("\t");
    return `${text}\t${read(text)}`;
  });
  assertRecorded(FILE, now);
});
