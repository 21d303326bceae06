/** References and passages against what was meant: a printer and a model that share no code with the product. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createVocabulary } from "../../src/reference/mod.ts";
import { Random, tried } from "../support/random.ts";
import { meaningOf, printedReference } from "./reference_oracle.ts";
import { madeRange, madeText, modelled, resolved } from "./resolve_model.ts";

const vocabulary = createVocabulary("slv");

test("a structure printed in any notation is read as that structure", () => {
  const random = new Random(20_261_123);
  for (let round = 0; round < tried(4000); round++) {
    const { text, meaning } = printedReference(random);
    assert.equal(meaningOf(text, vocabulary), meaning, text);
  }
});

test("a range has the lines that a naive model finds in a made text, and its first and last verse", () => {
  const random = new Random(20_261_123);
  for (let round = 0; round < tried(150); round++) {
    const text = madeText(random);
    for (let asked = 0; asked < 20; asked++) {
      const range = madeRange(random, text);
      const expected = modelled(text, range, 500);
      assert.equal(resolved(text, range, 500), expected, JSON.stringify(range));
    }
  }
});
