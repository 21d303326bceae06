import assert from "node:assert/strict";
import { test } from "node:test";
import { createVocabulary, format, parse, ReferenceSyntaxError } from "../../src/reference/mod.ts";
import { cellsOf } from "../support/tables.ts";

const vocabulary = createVocabulary("slv");

/** The error with which a text is refused. */
function refusal(text: string): ReferenceSyntaxError {
  try {
    assert.fail(`${text} is ${format(parse(text, vocabulary))}`);
  } catch (error) {
    if (error instanceof ReferenceSyntaxError) return error;
    throw error;
  }
}

const refused = [
  ...cellsOf("test/fixtures/reference/refused.tsv"),
  ["", "unreadable", ""],
  [`Jn ${"3".repeat(2000)}`, "too_long", "333"],
];
for (const [text = "", kind, place, ...offered] of refused) {
  test(`parse() refuses "${text.slice(0, 30)}" as ${kind}`, () => {
    const { code, position, end, readings, suggestions } = refusal(text);
    assert.deepEqual([code, text.slice(position, end)], [kind, place]);
    assert.deepEqual(readings.length > 0 ? readings : suggestions.slice(0, 1), offered);
  });
}

test("each meaning that is offered is read, and is no other's, but for a book that waits for its chapter", () => {
  for (const [text, , , ...offered] of refused.filter((cells) => cells.length > 4)) {
    const found = offered.map((reading) => {
      if (/\p{L}$/u.test(reading)) return reading;
      return JSON.stringify(
        parse(reading, vocabulary).passages.map(({ book, ranges }) => [book, ranges.map(({ from, to }) => [from, to])]),
      );
    });
    assert.notEqual(found[0], found[1], text);
  }
});

test("parse() reads no sign between numbers that means nothing there", () => {
  const signs = `!"#$%')*<=>?@\\]^{|}~§°•…«»„“”‘’×÷±¦†‡¶→←¹²³½`;
  for (const sign of signs) {
    for (const text of [`Jn 3,16${sign}18`, `Jn 3,16 ${sign} 18`, `Ps 2${sign}3`, `Ps 2 ${sign} 3`]) {
      assert.throws(() => parse(text, vocabulary), ReferenceSyntaxError, text);
    }
  }
});
