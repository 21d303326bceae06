/** `GET /verse-of-the-day` over a real socket: which day it is about, and that it never fails. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { type Service, startService } from "../support/service.ts";

const KJV = { corpus: "corpus", "default-translation": "KJV", "daily-limit": "1000" };
let moment = Date.parse("2026-11-21T08:00:00Z");
let service: Service;

before(async () => {
  service = await startService({ settings: { ...KJV, "max-verses": "1" }, now: () => moment });
});

const planned: [date: string, reference: string, verses: number][] = [
  ["2026-12-24", "Isa 9,6", 1],
  ["2026-12-25", "Luke 2,10-11", 2],
  ["2027-01-01", "Num 6,24-26", 3],
  ["2028-02-29", "Rom 8,31-32", 2],
  ["1583-01-01", "Num 6,24-26", 3],
  ["9999-12-25", "Luke 2,10-11", 2],
];

for (const [date, reference, verses] of planned) {
  test(`date=${date} answers ${reference}, though one verse is the limit of a passage`, async () => {
    const { status, body } = await service.ask(`/verse-of-the-day?date=${date}`);
    assert.equal(status, 200);
    assert.equal(body.data.date, date);
    assert.equal(body.data.reference, reference);
    assert.equal(body.data.verses.length, verses);
  });
}

const days: [date: string, day: Record<string, unknown>][] = [
  [
    "2026-12-25",
    {
      name: "Gospodovo rojstvo – božič",
      season: "christmas",
      rank: "solemnity",
      color: "white",
      cycle: "B",
      weekday_cycle: "I",
      week: 0,
    },
  ],
  [
    "2026-01-25",
    {
      name: "3. navadna nedelja",
      season: "ordinary",
      rank: "sunday",
      color: "green",
      cycle: "A",
      weekday_cycle: "II",
      week: 3,
    },
  ],
  [
    "2026-12-13",
    {
      name: "3. adventna nedelja",
      season: "advent",
      rank: "sunday",
      color: "rose",
      cycle: "B",
      weekday_cycle: "I",
      week: 3,
    },
  ],
];

for (const [date, day] of days) {
  test(`date=${date} tells what day it is, as the readings do, with printed lines too`, async () => {
    const dayOf = async (path: string) => (await service.ask(path)).body.data.day;
    assert.deepEqual(await dayOf(`/verse-of-the-day?date=${date}`), day);
    assert.deepEqual(await dayOf(`/verse-of-the-day?date=${date}&layout=lines`), day);
    assert.deepEqual(await dayOf(`/readings?date=${date}`), day);
  });
}

for (const date of ["2026-02-29", "2027-13-01", "1582-12-31", "10000-01-01", "tomorrow", "2026-12-25T00:00"]) {
  test(`date=${date} is refused`, async () => {
    const { status, body } = await service.ask(`/verse-of-the-day?date=${date}`);
    assert.equal(status, 400);
    assert.equal(body.error.code, "invalid_parameter");
  });
}

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
