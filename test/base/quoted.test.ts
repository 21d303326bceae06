/** Untrusted text in messages: short, on one line, and nothing that a terminal obeys. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { MAX_QUOTED, quoted, quotedValues } from "../../src/base/quoted.ts";

const cases: [what: string, text: string, shown: string][] = [
  ["a plain text", "Jn 3,16", "Jn 3,16"],
  ["a control character", "a\u001b[2J", "a\\u001b[2J"],
  ["a line end", "a\nb", "a\\u000ab"],
  ["what turns the direction of writing", "a\u202eb", "a\\u202eb"],
  ["half of a character", "a\ud83d", "a\ufffd"],
  ["100 characters", "č".repeat(100), "č".repeat(100)],
  ["101 characters", "č".repeat(101), `${"č".repeat(99)}…`],
  ["a character beyond U+FFFF at the end", `${"a".repeat(98)}😀bc`, `${"a".repeat(98)}…`],
];
for (const [what, text, shown] of cases) {
  test(`quoted() shows ${what}`, () => assert.equal(quoted(text), shown));
}

test("quoted() is never longer than 100 characters, and never more than one line", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      const shown = quoted(text);
      assert.ok(shown.length <= MAX_QUOTED);
      assert.doesNotMatch(shown, /[\p{Cc}\u2028\u2029\p{Surrogate}]/u);
    }),
    { seed: 7 },
  );
});

test("quotedValues() shortens texts wherever they stand, and long lists", () => {
  const names = Array.from({ length: 30 }, () => "b".repeat(300));
  const values = quotedValues({ names, position: { file: "c".repeat(300), line: 7 } });
  assert.equal(values.names.length, 21);
  assert.ok(values.names.every((name) => name.length <= MAX_QUOTED));
  assert.deepEqual(values.position, { file: `${"c".repeat(99)}…`, line: 7 });
});
