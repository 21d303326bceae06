/** The short form of `npm run fuzz:reference`, with the same checks. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { tokenize } from "../../src/reference/lexer.ts";
import { createVocabulary, MAX_REFERENCE_LENGTH } from "../../src/reference/mod.ts";
import { Random, tried } from "../support/random.ts";
import { isRead } from "./reference_checks.ts";
import { everyString, mutation, oddTexts } from "./reference_texts.ts";

const vocabulary = createVocabulary("slv");
const count = (texts: Iterable<string>) => {
  let read = 0;
  let all = 0;
  for (const text of texts) {
    all++;
    if (isRead(text, vocabulary)) read++;
  }
  return { read, all };
};

test("every string of up to four characters is read or refused, and what is read reads the same again", () => {
  const { read, all } = count(everyString("Jn1,.- ;a", 4));
  assert.equal(all, 1 + 9 + 9 ** 2 + 9 ** 3 + 9 ** 4);
  assert.ok(read > 10, `${read}`);
});

test("every string of up to four characters behind a verse is read or refused", () => {
  const texts = function* () {
    for (const end of everyString("12,.-;(a ", 4)) yield `Jn 3,16${end}`;
  };
  assert.ok(count(texts()).read > 1000);
});

test("citations with random slips are read or refused", () => {
  const random = new Random(20_261_121);
  const texts = function* () {
    for (let round = 0; round < tried(8000); round++) yield mutation(random);
  };
  const { read, all } = count(texts());
  assert.ok(read > all / 20 && read < all, `${read} of ${all}`);
});

test("long and odd texts are read or refused", () => {
  for (const length of [1, 7, 100, MAX_REFERENCE_LENGTH, MAX_REFERENCE_LENGTH + 1, 100_000]) {
    for (const text of oddTexts(length)) isRead(text, vocabulary);
  }
});

test("the tokens of any text stand in it one behind the other", () => {
  for (const text of oddTexts(500)) {
    let before = 0;
    for (const { start, end, kind } of tokenize(text)) {
      assert.ok(before <= start && start <= end && end <= text.length);
      assert.equal(kind === "end", start === text.length && end === start);
      before = end;
    }
  }
});
