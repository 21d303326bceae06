import assert from "node:assert/strict";
import { test } from "node:test";
import { tokenize } from "../../src/reference/lexer.ts";

test("tokenize() ends with a text that was cut within a character, however often it is called", () => {
  const long = "𝔍𝔫 ".repeat(200);
  for (let round = 0; round < 3000; round++) {
    const text = long.slice(0, 400 + (round % 7));
    for (const { end } of tokenize(text)) assert.ok(end <= text.length, `${end} of ${text.length}`);
  }
});

test("tokenize() reads a letter of two UTF-16 units, and halves of one as no letters", () => {
  const kinds = (text: string) => tokenize(text).map(({ kind, start, end }) => [kind, start, end]);
  assert.deepEqual(kinds("𝔍𝔫"), [
    ["word", 0, 4],
    ["end", 4, 4],
  ]);
  for (const half of ["\ud835", "\udd0d", "\udd0d\ud835"]) {
    assert.ok(
      kinds(half).every(([kind]) => kind === "other" || kind === "end"),
      half,
    );
  }
});
