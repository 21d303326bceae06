/** `GET /calendar` over a real socket. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { serviceFor, startService } from "../support/service.ts";
import { assertQuotaHeaders } from "./assertions.ts";

const now = Date.parse("2026-11-29T08:00:00Z");
const settings = { corpus: "corpus", "default-translation": "KJV", "daily-limit": "1000" };
const service = serviceFor({ settings, now: () => now });

interface DayJson {
  readonly date: string;
  readonly name: string;
  readonly celebrations: readonly { name: string; rank: string; color: string }[];
  readonly masses: readonly {
    name: string;
    readings: readonly {
      kind: string;
      title: string;
      reference: string;
      alternatives: readonly { reference: string }[];
    }[];
  }[];
}

async function days(query: string): Promise<DayJson[]> {
  const { status, body } = await service.ask(`/calendar${query}`);
  assert.equal(status, 200, query);
  return body.data.days;
}

test("without parameters it is the week from today, and counts as one request", async () => {
  const reply = await service.ask("/calendar");
  assert.equal(reply.status, 200);
  assertQuotaHeaders(reply);
  const { data } = reply.body;
  assert.deepEqual(Object.keys(data), ["from", "to", "days"]);
  assert.equal(data.from, "2026-11-29");
  assert.equal(data.to, "2026-12-05");
  assert.equal(data.days.length, 7);
});

test("a day has what DAY has, what may be kept, and the references of its Masses", async () => {
  const [day] = await days("?from=2026-12-06&to=2026-12-06");
  assert.deepEqual(Object.keys(day!), [
    "date",
    "name",
    "season",
    "rank",
    "color",
    "cycle",
    "weekday_cycle",
    "week",
    "weekday",
    "reading_cycle",
    "celebrations",
    "masses",
  ]);
  assert.deepEqual(day!.celebrations, [{ name: "2. adventna nedelja", rank: "sunday", color: "violet" }]);
  const [mass] = day!.masses;
  assert.equal(mass!.name, "2. adventna nedelja");
  assert.deepEqual(
    mass!.readings.map(({ kind, reference }) => `${kind} ${reference}`),
    [
      "first_reading Iz 40,1-5.9-11",
      "psalm Ps 85,9ab.10.11-12.13-14",
      "second_reading 2 Pt 3,8-14",
      "acclamation Lk 3,4.6",
      "gospel Mr 1,1-8",
    ],
  );
  assert.deepEqual(Object.keys(mass!.readings[0]!), ["kind", "title", "reference", "alternatives"]);
});

test("optional memorials stand beside the weekday, which the day is named after", async () => {
  const [day] = await days("?from=2026-12-11&to=2026-12-11");
  assert.equal(day!.name, "petek 2. adventnega tedna");
  assert.deepEqual(day!.celebrations, [
    { name: "petek 2. adventnega tedna", rank: "weekday", color: "violet" },
    { name: "sv. Damaz I.", rank: "optional_memorial", color: "white" },
  ]);
});

test("the Sunday of dedications has a second Mass to choose from", async () => {
  const [day] = await days("?from=2026-10-25&to=2026-10-25");
  assert.deepEqual(
    day!.masses.map(({ name }) => name),
    ["30. navadna nedelja", "Obletnica posvetitve lastne cerkve – žegnanjska nedelja"],
  );
});

test("a leap year is there whole, at the ends of what is known too", async () => {
  for (const [from, to, length] of [
    ["2028-01-01", "2028-12-31", 366],
    ["1900-01-01", "1900-12-31", 365],
    ["2100-01-01", "2100-12-31", 365],
  ]) {
    assert.equal((await days(`?from=${from}&to=${to}`)).length, length);
  }
  const last = await days("?from=2100-12-29");
  assert.deepEqual(
    last.map(({ date }) => date),
    ["2100-12-29", "2100-12-30", "2100-12-31"],
  );
});

const bad: [what: string, query: string, message: RegExp][] = [
  ["a range backwards", "?from=2026-12-26&to=2026-12-24", /from=2026-12-24&to=2026-12-26/],
  ["an end before today", "?to=2026-11-28", /from=2026-11-28&to=2026-11-29/],
  ["an end long before today", "?to=1900-01-01", /from=1900-01-01&to=1901-01-01\.$/],
  ["centuries backwards", "?from=2100-12-31&to=1996-01-01", /from=1996-01-01&to=1996-12-31\.$/],
  ["more than 366 days", "?from=2026-01-01&to=2027-01-02", /367.*366.*2027-01-01/],
  ["a day before 1900", "?from=1899-12-31", /»from«.*1900-01-01 do 2100-12-31/],
  ["a day after 2100", "?to=2101-01-01", /»to«.*1900-01-01 do 2100-12-31/],
  ["a day that is none", "?from=2026-02-30", /»2026-02-30«.*LLLL-MM-DD/],
  ["a month", "?from=2026-12", /LLLL-MM-DD/],
];

for (const [what, query, message] of bad) {
  test(`${what} is invalid_parameter, with what would have worked`, async () => {
    const { status, body } = await service.ask(`/calendar${query}`);
    assert.equal(status, 400);
    assert.equal(body.error.code, "invalid_parameter");
    assert.match(body.error.message, message);
  });
}

test("a parameter that stands twice is refused", async () => {
  const { body } = await service.ask("/calendar?from=2026-12-24&from=2026-12-25");
  assert.equal(body.error.code, "invalid_parameter");
});

test("what one diocese keeps is kept where the setting names it", async () => {
  const celje = await startService({
    settings: { ...settings, diocese: "novo-mesto" },
    now: () => now,
  });
  const { body } = await celje.ask("/calendar?from=2026-05-27&to=2026-05-27");
  assert.equal(body.data.days[0].rank, "feast");
  assert.equal((await celje.ask("/readings?date=2026-05-27")).body.data.day.rank, "feast");
  assert.equal((await celje.ask("/verse-of-the-day?date=2026-05-27")).body.data.day.rank, "feast");
  const [day] = await days("?from=2026-05-27&to=2026-05-27");
  assert.equal(day!.celebrations[0]!.rank, "memorial");
});
