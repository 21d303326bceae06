import assert from "node:assert/strict";
import { test } from "node:test";
import { isCalendarDate, liturgicalDay } from "../../src/calendar/mod.ts";

const dates: [text: string, is: boolean][] = [
  ["2026-11-21", true],
  ["2028-02-29", true],
  ["2027-02-29", false],
  ["1900-02-29", false],
  ["2000-02-29", true],
  ["2026-02-30", false],
  ["2026-04-31", false],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["2026-01-00", false],
  ["1583-01-01", true],
  ["1582-12-31", false],
  ["0099-01-01", false],
  ["9999-12-31", true],
  ["10000-01-01", false],
  ["2026-1-1", false],
  ["26-01-01", false],
  ["2026/01/01", false],
  ["2026-01-01T00:00:00Z", false],
  [" 2026-01-01", false],
  ["2026-01-01\n", false],
  ["२०२६-01-01", false],
  ["", false],
  ["today", false],
];

for (const [text, is] of dates) {
  test(`isCalendarDate() says ${is} to ${JSON.stringify(text)}`, () => {
    assert.equal(isCalendarDate(text), is);
  });
}

test("liturgicalDay() refuses what is no date, with the value and what would be right", () => {
  assert.throws(() => liturgicalDay("2026-02-30"), {
    name: "RangeError",
    message: 'Cannot read date "2026-02-30": expected a day as YYYY-MM-DD, from 1583 to 9999',
  });
});
