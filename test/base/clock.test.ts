import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
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

test("DayClock: the days of the process's own time zone are those of Intl", () => {
  const before = process.env.TZ;
  // Havana and Beirut change their clocks at midnight, Apia left out a day.
  const zones = ["Europe/Ljubljana", "Africa/Cairo", "America/Havana", "Asia/Beirut", "Pacific/Apia", "Asia/Kathmandu"];
  try {
    for (const zone of zones) {
      process.env.TZ = zone;
      const [own, other] = [new DayClock(zone, Date.now, { isOfProcess: true }), new DayClock(zone)];
      const moment = fc.integer({ min: Date.parse("2005-01-01"), max: Date.parse("2045-01-01") });
      const changes = cases.map(([, at]) => [Date.parse(at)] as [number]);
      const examples: [number][] = [
        ...changes,
        [Date.parse("2011-12-30T10:00:00Z")],
        [Date.parse("2026-11-01T05:30:00Z")],
      ];
      fc.assert(
        fc.property(moment, (at) => assert.deepEqual(own.dayAt(at), other.dayAt(at), zone)),
        { examples, numRuns: 40 },
      );
    }
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});

test("DayClock: an unknown time zone is refused", () => {
  assert.throws(() => new DayClock("Europe/Nowhere"), RangeError);
});
