import assert from "node:assert/strict";
import { test } from "node:test";
import { FIRST_YEAR, formatCalendarDate, LAST_YEAR, weekdayOf } from "../../src/calendar/calendar_date.ts";
import { easterSunday } from "../../src/calendar/easter_and_seasons.ts";

/** From printed tables; the extremes of 22 March and 25 April and the exceptions of the computus are among them. */
const DATES = [
  "1583-04-10",
  "1598-03-22",
  "1666-04-25",
  "1818-03-22",
  "1886-04-25",
  "1943-04-25",
  "1954-04-18",
  "1981-04-19",
  "2000-04-23",
  "2008-03-23",
  "2019-04-21",
  "2024-03-31",
  "2026-04-05",
  "2038-04-25",
  "2049-04-18",
  "2076-04-19",
  "2106-04-18",
  "2285-03-22",
];

for (const date of DATES) {
  test(`easterSunday() of ${date.slice(0, 4)} is ${date}`, () => {
    assert.equal(formatCalendarDate(easterSunday(Number(date.slice(0, 4)))), date);
  });
}

test("easterSunday() is a Sunday from 22 March to 25 April in every year there is", () => {
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
    const date = formatCalendarDate(easterSunday(year));
    assert.equal(weekdayOf(easterSunday(year)), 0, date);
    assert.ok(date >= `${year}-03-22` && date <= `${year}-04-25`, date);
  }
});
