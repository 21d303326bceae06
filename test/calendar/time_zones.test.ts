/** The day of the verse is the day of the service's time zone, from its first millisecond to its last. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { DayClock } from "../../src/base/clock.ts";
import { verseOfTheDay } from "../../src/calendar/mod.ts";
import { format } from "../../src/reference/mod.ts";
import { kjv } from "../versification/versifications.ts";

const HOUR = 3_600_000;

/** Days at whose ends the clocks change or the month has a day more, and how long they are. */
const days: [zone: string, date: string, hours: number][] = [
  ["Europe/Ljubljana", "2026-11-21", 24],
  ["Europe/Ljubljana", "2026-03-29", 23],
  ["Europe/Ljubljana", "2026-10-25", 25],
  ["Europe/Ljubljana", "2028-02-29", 24],
  ["Europe/Ljubljana", "2026-12-31", 24],
  ["Pacific/Auckland", "2026-11-21", 24],
  ["Pacific/Auckland", "2026-04-05", 25],
  ["Pacific/Auckland", "2026-09-27", 23],
  ["Pacific/Auckland", "2028-02-29", 24],
  ["Pacific/Auckland", "2026-12-31", 24],
  ["UTC", "2026-11-21", 24],
  ["UTC", "2026-03-29", 24],
  ["UTC", "2026-10-25", 24],
  ["UTC", "2028-02-29", 24],
  ["UTC", "2026-12-31", 24],
];

for (const [zone, date, hours] of days) {
  test(`${date} in ${zone} has one verse for ${hours} hours, and its neighbours others`, () => {
    const noon = new DayClock(zone).dayAt(Date.parse(`${date}T00:00:00Z`) + 12 * HOUR - offset(zone));
    const verseAt = (moment: number) => {
      const { date } = new DayClock(zone, () => moment).today();
      return [date, format(verseOfTheDay(date, kjv).reference)];
    };
    const expected = [date, format(verseOfTheDay(date, kjv).reference)];
    assert.equal(noon.endsAt - noon.startsAt, hours * HOUR);
    for (let moment = noon.startsAt; moment < noon.endsAt; moment += HOUR / 2) {
      assert.deepEqual(verseAt(moment), expected, new Date(moment).toISOString());
    }
    assert.deepEqual(verseAt(noon.endsAt - 1), expected);
    assert.deepEqual(verseAt(noon.endsAt)[0], neighbour(date, 1));
    assert.notEqual(verseAt(noon.endsAt)[1], expected[1]);
    assert.deepEqual(verseAt(noon.startsAt - 1)[0], neighbour(date, -1));
    assert.notEqual(verseAt(noon.startsAt - 1)[1], expected[1]);
  });
}

/** How far a zone is ahead of Universal Time, roughly: enough to find its noon. */
function offset(zone: string): number {
  return zone === "Pacific/Auckland" ? 12 * HOUR : zone === "UTC" ? 0 : HOUR;
}

function neighbour(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 10);
}
