/** Shorter forms stay shorter forms, wherever the Mass puts them; stanzas of single verses are two at most. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { formatCalendarDate, liturgicalDay, parseDate } from "../../src/calendar/mod.ts";
import { massesOf, stanzasOf } from "../../src/lectionary/mod.ts";

test("a feast on a weekday has its second reading to choose, whole and in its shorter form", () => {
  // The Holy Family, kept on the Friday after a Christmas on Sunday, in year A.
  const [mass] = massesOf("2022-12-30");
  const [first] = mass!.readings;
  assert.equal(first?.kind, "first_reading");
  assert.deepEqual(
    first.alternatives.map(({ citation, short }) => [citation, short]),
    [
      ["Kol 3,12-21", false],
      ["Kol 3,12-17", true],
    ],
  );
});

test("a shorter form has no verse that the longer one has not, on the feasts of thirty years", () => {
  for (let day = parseDate("2000-01-01"); day < parseDate("2030-01-01"); day += 1) {
    const date = formatCalendarDate(day);
    if (liturgicalDay(date).celebration?.rank !== "feast") continue;
    for (const { readings } of massesOf(date)) {
      for (const { citation, short, alternatives } of readings) {
        assert.equal(short, false, date);
        const whole = [citation, ...alternatives.flatMap((it) => (it.short ? [] : it.citation))];
        for (const other of alternatives.filter((it) => it.short)) {
          const begin = other.citation.split(/[-.;]/)[0]!.replace(/[a-z]$/, "");
          const chapter = begin.split(",")[0]!;
          assert.ok(
            whole.some((it) => it.startsWith(`${chapter},`)),
            `${date}: ${other.citation} of ${whole.join(" or ")}`,
          );
        }
      }
    }
  }
});

test("single verses that stand apart are joined in pairs, never three", () => {
  for (const [citation, ...stanzas] of [
    ["Ps 1,1-2.3.5.7", "Ps 1,1-2", "Ps 1,3.5", "Ps 1,7"],
    ["Ps 1,1-2.3.5.7.9", "Ps 1,1-2", "Ps 1,3.5", "Ps 1,7.9"],
    ["Ps 1,1-2.3.4.5", "Ps 1,1-2", "Ps 1,3", "Ps 1,4", "Ps 1,5"],
    ["Ps 1,1-2.3.5-6", "Ps 1,1-2", "Ps 1,3", "Ps 1,5-6"],
    ["Ps 1,1-2.5.3", "Ps 1,1-2", "Ps 1,5", "Ps 1,3"],
  ] as const) {
    assert.deepEqual(stanzasOf(citation), stanzas, citation);
  }
});
