/** `GET /verse-of-the-day` over a real socket: the day without a date, to the millisecond in each time zone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { startService } from "../support/service.ts";

const KJV = { corpus: "corpus", "default-translation": "KJV", "daily-limit": "1000" };
let moment = Date.parse("2026-11-21T08:00:00Z");
/** In the order of time, since the service's day never goes back. */
const midnights: [zone: string, moment: string, before: string, after: string][] = [
  ["Europe/Ljubljana", "2026-03-28T23:00:00Z", "2026-03-28", "2026-03-29"],
  ["Europe/Ljubljana", "2026-03-29T22:00:00Z", "2026-03-29", "2026-03-30"],
  ["Europe/Ljubljana", "2026-10-24T22:00:00Z", "2026-10-24", "2026-10-25"],
  ["Europe/Ljubljana", "2026-10-25T23:00:00Z", "2026-10-25", "2026-10-26"],
  ["Europe/Ljubljana", "2026-12-31T23:00:00Z", "2026-12-31", "2027-01-01"],
  ["Europe/Ljubljana", "2028-02-28T23:00:00Z", "2028-02-28", "2028-02-29"],
  ["Europe/Ljubljana", "2028-02-29T23:00:00Z", "2028-02-29", "2028-03-01"],
  ["Pacific/Auckland", "2026-04-05T12:00:00Z", "2026-04-05", "2026-04-06"],
  ["Pacific/Auckland", "2026-09-27T11:00:00Z", "2026-09-27", "2026-09-28"],
  ["Pacific/Auckland", "2026-12-31T11:00:00Z", "2026-12-31", "2027-01-01"],
  ["Pacific/Auckland", "2028-02-28T11:00:00Z", "2028-02-28", "2028-02-29"],
  ["UTC", "2027-01-01T00:00:00Z", "2026-12-31", "2027-01-01"],
  ["UTC", "2028-02-29T00:00:00Z", "2028-02-28", "2028-02-29"],
  ["UTC", "2028-03-01T00:00:00Z", "2028-02-29", "2028-03-01"],
];

for (const zone of new Set(midnights.map(([zone]) => zone))) {
  test(`without a date it is about the day in ${zone}, to the millisecond`, async () => {
    moment = Date.parse("2026-01-01T12:00:00Z");
    const there = await startService({ settings: { ...KJV, timezone: zone }, now: () => moment });
    for (const [, midnight, before, after] of midnights.filter(([other]) => other === zone)) {
      const seen: string[] = [];
      for (moment of [Date.parse(midnight) - 1, Date.parse(midnight)]) {
        const today = (await there.ask("/verse-of-the-day")).body.data;
        const planned = (await there.ask(`/verse-of-the-day?date=${today.date}`)).body.data;
        assert.deepEqual(today, planned, "the verse of today is the verse that was planned");
        seen.push(today.date);
      }
      assert.deepEqual(seen, [before, after], midnight);
    }
  });
}

test("where the default translation is not there, the verse is from the first one in order", async () => {
  const other = await startService({ settings: { "default-translation": "NONE" } });
  const { status, body } = await other.ask("/verse-of-the-day");
  assert.equal(status, 200);
  assert.equal(body.data.translation.abbreviation, "ZGL");
});
