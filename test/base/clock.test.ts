import assert from "node:assert/strict";
import { test } from "node:test";
import { DayClock } from "../../src/base/clock.ts";

const HOUR = 3_600_000;
const cases: [zone: string, moment: string, date: string, startsAt: string, hours: number][] = [
  ["Europe/Ljubljana", "2026-11-21T08:00:00Z", "2026-11-21", "2026-11-20T23:00:00Z", 24],
  ["Europe/Ljubljana", "2026-11-20T22:59:59.999Z", "2026-11-20", "2026-11-19T23:00:00Z", 24],
  ["Europe/Ljubljana", "2026-11-20T23:00:00Z", "2026-11-21", "2026-11-20T23:00:00Z", 24],
  ["Europe/Ljubljana", "2026-03-29T10:00:00Z", "2026-03-29", "2026-03-28T23:00:00Z", 23],
  ["Europe/Ljubljana", "2026-10-25T10:00:00Z", "2026-10-25", "2026-10-24T22:00:00Z", 25],
  ["Pacific/Auckland", "2026-04-05T10:00:00Z", "2026-04-05", "2026-04-04T11:00:00Z", 25],
  ["Pacific/Auckland", "2026-09-27T10:00:00Z", "2026-09-27", "2026-09-26T12:00:00Z", 23],
  ["UTC", "2028-02-29T12:00:00Z", "2028-02-29", "2028-02-29T00:00:00Z", 24],
  // Summer time begins at midnight here: the day's first moment is one o'clock.
  ["Africa/Cairo", "2026-04-24T12:00:00Z", "2026-04-24", "2026-04-23T22:00:00Z", 23],
];

for (const [zone, moment, date, startsAt, hours] of cases) {
  test(`DayClock: ${moment} in ${zone} belongs to ${date}, a day of ${hours} hours`, () => {
    const day = new DayClock(zone, () => Date.parse(moment)).today();
    assert.equal(day.date, date);
    assert.equal(new Date(day.startsAt).toISOString(), new Date(startsAt).toISOString());
    assert.equal((day.endsAt - day.startsAt) / HOUR, hours);
  });
}

test("DayClock: the next day begins with the millisecond at which the old one ends", () => {
  let now = Date.parse("2026-11-21T08:00:00Z");
  const clock = new DayClock("Europe/Ljubljana", () => now);
  now = clock.today().endsAt - 1;
  assert.equal(clock.today().date, "2026-11-21");
  now += 1;
  assert.equal(clock.today().date, "2026-11-22");
});

test("DayClock: a clock that is put back is on the day that it shows", () => {
  let now = Date.parse("2026-11-21T08:00:00Z");
  const clock = new DayClock("Europe/Ljubljana", () => now);
  now = clock.today().startsAt;
  assert.equal(clock.today().date, "2026-11-21");
  now -= 1;
  assert.equal(clock.today().date, "2026-11-20");
});

test("DayClock: an unknown time zone is refused", () => {
  assert.throws(() => new DayClock("Europe/Nowhere"), RangeError);
});
