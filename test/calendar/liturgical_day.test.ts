import assert from "node:assert/strict";
import { test } from "node:test";
import { dayNumber, formatCalendarDate } from "../../src/calendar/calendar_date.ts";
import { defaultCalendar, liturgicalDay } from "../../src/calendar/mod.ts";
import { cellsOf } from "../support/tables.ts";

for (const [date = "", ...expected] of cellsOf("test/fixtures/calendar/days.tsv")) {
  test(`liturgicalDay("${date}") is ${expected[1]}`, () => {
    const { name, rank, color } = liturgicalDay(date);
    assert.deepEqual([name.sl, name.en, rank, color], expected);
  });
}

for (const [what = "", date = "", celebration] of cellsOf("test/fixtures/calendar/transfers.tsv")) {
  test(`${what}: ${date}`, () => {
    assert.equal(liturgicalDay(date).celebration?.id ?? "", celebration);
  });
}

test("liturgicalDay() tells the year of the Sunday readings, which changes with Advent", () => {
  assert.equal(liturgicalDay("2025-11-29").sundayCycle, "C");
  assert.equal(liturgicalDay("2025-11-30").sundayCycle, "A");
  assert.equal(liturgicalDay("2026-11-29").sundayCycle, "B");
  assert.equal(liturgicalDay("2027-11-28").sundayCycle, "C");
});

test("liturgicalDay() tells the year of the weekday readings: I in odd years, II in even ones, from Advent on", () => {
  assert.equal(liturgicalDay("2025-11-29").weekdayCycle, "I");
  assert.equal(liturgicalDay("2025-11-30").weekdayCycle, "II");
  assert.equal(liturgicalDay("2026-06-09").weekdayCycle, "II");
  assert.equal(liturgicalDay("2027-06-09").weekdayCycle, "I");
});

test("New Year's Day ends the octave of Christmas: it is no second Sunday after Christmas", () => {
  const places = ["2034-01-01", "2027-01-01", "2033-12-31", "2027-01-03"].map(
    (date) => liturgicalDay(date).placeInSeason?.sl,
  );
  assert.deepEqual(places, [
    "8. dan božične osmine",
    "8. dan božične osmine",
    "7. dan božične osmine",
    "2. nedelja po božiču",
  ]);
});

test("liturgicalDay() gives the same day whatever was asked for before", () => {
  const first = liturgicalDay("2026-12-25");
  liturgicalDay("1900-03-01");
  assert.deepEqual(liturgicalDay("2026-12-25"), first);
});

test("the first and the last day of the calendar have their place", () => {
  assert.equal(liturgicalDay("1583-01-01").celebration?.id, "mother-of-god");
  assert.equal(liturgicalDay("9999-12-31").name.en, "7th day within the Octave of Christmas");
});

test("from 1900 to 2100 every solemnity is kept once a year, every other feast at most once", () => {
  const celebrations = defaultCalendar()
    .rules.filter(({ dioceses, isBeside }) => dioceses === undefined && !isBeside)
    .map(({ celebration }) => celebration);
  for (let year = 1900; year <= 2100; year += 1) {
    const kept = new Map<string, number>();
    for (let day = dayNumber(year, 1, 1); day < dayNumber(year + 1, 1, 1); day += 1) {
      const id = liturgicalDay(formatCalendarDate(day)).celebration?.id;
      if (id !== undefined) kept.set(id, (kept.get(id) ?? 0) + 1);
    }
    for (const { id, rank } of celebrations) {
      const times = kept.get(id) ?? 0;
      assert.ok(rank === "solemnity" ? times === 1 : times <= 1, `${id} ${times} times in ${year}`);
    }
  }
});

test("the weeks of ordinary time run from 1 to 34, and no day of a season comes twice in a church year", () => {
  for (let year = 1900; year <= 2100; year += 1) {
    const days = new Set<string>();
    const weeks = new Set<number>();
    for (let day = dayNumber(year, 1, 14); day < dayNumber(year, 11, 27); day += 1) {
      const { season, week, weekday, date } = liturgicalDay(formatCalendarDate(day));
      if (season === "christmas" || week === 0) continue;
      const name = `${season} ${week} ${weekday}`;
      assert.ok(!days.has(name), `${name} twice: ${date}`);
      days.add(name);
      if (season === "ordinary") weeks.add(week);
    }
    assert.equal(Math.max(...weeks), 34, `${year}`);
    assert.ok(weeks.size >= 32, `${year} has ${weeks.size} weeks of ordinary time`);
  }
});
