import assert from "node:assert/strict";
import { test } from "node:test";
import { formatCalendarDate, parseDate } from "../../src/calendar/mod.ts";
import { massesOf, stanzasOf } from "../../src/lectionary/mod.ts";
import { parseCitation } from "../../src/versification/mod.ts";

const cases: [name: string, citation: string, stanzas: readonly string[]][] = [
  ["not before a verse whose beginning is left out", "Ps 80,2ac.3b.15-16", ["Ps 80,2ac.3b", "Ps 80,15-16"]],
  ["before the second half of the same verse", "Ps 13,6ab.6cd", ["Ps 13,6ab", "Ps 13,6cd"]],
  ["at full stops", "Ps 80,2-3.15-16", ["Ps 80,2-3", "Ps 80,15-16"]],
  ["between the halves of a verse", "Ps 146,6c-7.8-9a.9b-10", ["Ps 146,6c-7", "Ps 146,8-9a", "Ps 146,9b-10"]],
  ["at the next psalm", "Ps 42,2-3; 43,3-4", ["Ps 42,2-3", "Ps 43,3-4"]],
  [
    "not between single verses that stand apart, beside longer stanzas",
    "Ps 1,1-2.3.4.6",
    ["Ps 1,1-2", "Ps 1,3", "Ps 1,4.6"],
  ],
  ["between single verses where all are", "Ps 19,8.9.10.15", ["Ps 19,8", "Ps 19,9", "Ps 19,10", "Ps 19,15"]],
];

for (const [name, citation, stanzas] of cases) {
  test(`stanzasOf() divides a psalm ${name}`, () => {
    assert.deepEqual(stanzasOf(citation), stanzas);
  });
}

test("stanzasOf() keeps every verse of the psalms of three years, in their order", () => {
  const rangesOf = (citation: string) =>
    parseCitation(citation).passages.flatMap(({ book, ranges }) => ranges.map(({ from, to }) => ({ book, from, to })));
  for (let day = parseDate("2025-01-01"); day < parseDate("2028-01-01"); day += 1) {
    for (const { kind, citation } of massesOf(formatCalendarDate(day)).flatMap(({ readings }) => readings)) {
      if (kind !== "psalm") continue;
      const stanzas = stanzasOf(citation);
      assert.deepEqual(stanzas.flatMap(rangesOf), rangesOf(citation), citation);
      assert.ok(stanzas.length > 0 && stanzas.length <= 14, `${citation}: ${stanzas.length}`);
    }
  }
});
