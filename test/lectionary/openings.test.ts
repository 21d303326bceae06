import assert from "node:assert/strict";
import { test } from "node:test";
import { formatCalendarDate, parseDate } from "../../src/calendar/mod.ts";
import { massesOf, openingOf, type ReadingKind } from "../../src/lectionary/mod.ts";

const cases: [date: string, kind: ReadingKind, sl: string | undefined, english?: string][] = [
  [
    "2026-11-22",
    "first_reading",
    "Berilo iz knjige preroka Ezekiela",
    "A reading from the book of the prophet Ezekiel",
  ],
  ["2026-11-22", "gospel", "Iz svetega evangelija po Mateju", "A reading from the holy gospel according to Matthew"],
  ["2026-11-22", "psalm", undefined],
  ["2026-11-22", "acclamation", undefined],
  ["2026-03-29", "procession_gospel", "Iz svetega evangelija po Mateju"],
  ["2026-03-29", "gospel", "Trpljenje našega Gospoda Jezusa Kristusa po Mateju"],
  ["2026-04-03", "gospel", "Trpljenje našega Gospoda Jezusa Kristusa po Janezu"],
  ["2026-04-04", "epistle", "Berilo iz pisma apostola Pavla Rimljanom"],
];

for (const [date, kind, slovenian, english] of cases) {
  test(`openingOf() the ${kind} of ${date} is ${slovenian}`, () => {
    const reading = massesOf(date)[0]!.readings.find((each) => each.kind === kind)!;
    const opening = openingOf(reading);
    assert.equal(opening?.sl, slovenian);
    if (english !== undefined) assert.equal(opening?.en, english);
  });
}

test("every reading of six years has its opening, psalms and acclamations have none", () => {
  for (let day = parseDate("2024-01-01"); day < parseDate("2030-01-01"); day += 1) {
    for (const reading of massesOf(formatCalendarDate(day)).flatMap(({ readings }) => readings)) {
      for (const each of [reading, ...reading.alternatives]) {
        const isSung = each.kind === "psalm" || each.kind === "acclamation";
        assert.equal(openingOf(each) === undefined, isSung, `${formatCalendarDate(day)} ${each.citation}`);
      }
    }
  }
});

test("a psalm has the verse of its response, and an alternative psalm its own", () => {
  const psalmOf = (date: string) => massesOf(date)[0]!.readings.find(({ kind }) => kind === "psalm")!;
  assert.equal(psalmOf("2026-11-29").response, "Ps 80,4");
  // As Slovenian pages have it.
  assert.equal(psalmOf("2025-05-11").response, "Ps 100,2a");
  assert.equal(psalmOf("2027-07-04").response, "Ps 123,1");
  // Left open by the sources.
  assert.equal(psalmOf("2027-05-24").response, undefined);
});
