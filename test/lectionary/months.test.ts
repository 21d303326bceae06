/**
 * The Masses of whole years, a sum for each month as recorded in `months.txt`: names, titles, citations, shorter forms,
 * responses, stanzas and openings of every day. `AMBO_RECORD=1 npm test -- lectionary/months` records them anew; the
 * commit says which days have changed and why.
 */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { Diocese } from "../../src/base/dioceses.ts";
import { type ChurchCalendar, churchCalendar, formatCalendarDate, parseDate } from "../../src/calendar/mod.ts";
import { lectionaryTable } from "../../src/lectionary/lectionary_table.ts";
import { massesOf, openingOf, type Reading, stanzasOf } from "../../src/lectionary/mod.ts";

const FILE = join("test", "lectionary", "months.txt");

/** The years: those of each cycle, the first and the last there are, with the earliest and the latest Easter. */
const YEARS: readonly (readonly [year: number, diocese?: Diocese])[] = [
  [1900],
  [2008],
  [2024],
  [2025],
  [2026],
  [2026, "ljubljana"],
  [2027, "maribor"],
  [2038],
  [2100],
];

function describeReading(reading: Reading): string {
  const { kind, title, citation, short, response, isResponseAdapted, alternatives } = reading;
  const opening = openingOf(reading);
  const stanzas = kind === "psalm" ? stanzasOf(citation).join("; ") : "";
  const own = [
    ...[kind, title.sl, title.en, citation, short, response, isResponseAdapted],
    ...[opening?.sl, opening?.en, stanzas],
  ];
  const others = alternatives.map((each) => ` [${describeReading(each)}]`).join("");
  return own.map((part) => part ?? "-").join(" | ") + others;
}

/** Returns the days of a month, a line for each reading. */
function describeMonth(month: string, calendar: ChurchCalendar): string[] {
  const lines: string[] = [];
  for (let day = parseDate(`${month}-01`); ; day++) {
    const date = formatCalendarDate(day);
    if (!date.startsWith(month)) return lines;
    for (const { name, readings } of massesOf(date, calendar)) {
      lines.push(`${date} ${name.sl} | ${name.en}`);
      lines.push(...readings.map(describeReading));
    }
  }
}

test("the months have the Masses that are recorded", () => {
  const months = YEARS.flatMap(([year, diocese]) => {
    const calendar = churchCalendar({ diocese });
    return Array.from({ length: 12 }, (_, index) => {
      const month = `${year}-${String(index + 1).padStart(2, "0")}`;
      const lines = describeMonth(month, calendar);
      const sum = createHash("sha256").update(lines.join("\n")).digest("base64url").slice(0, 16);
      return { line: `${month} ${diocese ?? "slovenia"} ${lines.length} ${sum}`, lines };
    });
  });
  if (process.env.AMBO_RECORD === "1") {
    writeFileSync(FILE, `${months.map(({ line }) => line).join("\n")}\n`);
  }
  const recorded = readFileSync(FILE, "utf8").trimEnd().split("\n");
  for (const [index, { line, lines }] of months.entries()) {
    assert.equal(line, recorded[index], `it is now:\n${lines.slice(0, 40).join("\n")}`);
  }
  assert.equal(months.length, recorded.length);
});

test("no line of the table stands twice", () => {
  const table = lectionaryTable();
  const lines = [...table.days()].flatMap((day) => table.lines(day).map((line) => `${day} ${JSON.stringify(line)}`));
  assert.ok(lines.length > 2000, `${lines.length} lines`);
  const twice = lines.filter((line, index) => lines.indexOf(line) !== index);
  assert.deepEqual(twice, []);
});
