import assert from "node:assert/strict";
import { test } from "node:test";
import { findDay } from "../../src/calendar/mod.ts";

const from = "2026-11-22";

const names: [name: string, date: string | undefined][] = [
  ["Sveti trije kralji", "2027-01-06"],
  ["trije kralji", "2027-01-06"],
  ["Gospodovo razglašenje", "2027-01-06"],
  ["Telovo", "2027-05-27"],
  ["sveto rešnje telo in kri", "2027-05-27"],
  // A Sunday of Advent goes before him.
  ["Miklavž", "2026-12-06"],
  ["sveti Nikolaj", "2026-12-06"],
  ["cvetna nedelja", "2027-03-21"],
  ["CVETNA NEDELJA", "2027-03-21"],
  ["Palm Sunday", "2027-03-21"],
  ["pepelnica", undefined],
  ["pepelnična sreda", "2027-02-10"],
  ["pepelnicna sreda", "2027-02-10"],
  ["božič", "2026-12-25"],
  ["Christmas", "2026-12-25"],
  ["velika noč", "2027-03-28"],
  ["Easter Sunday", "2027-03-28"],
  ["Marija Pomočnica kristjanov", "2027-05-24"],
  ["nedelja Božjega usmiljenja", "2027-04-04"],
  ["binkošti", "2027-05-16"],
  ["svečnica", "2027-02-02"],
  ["Veliki šmaren", "2027-08-15"],
  ["sv. Blaž", "2027-02-03"],
  ["Blaž", "2027-02-03"],
  ["Matija", "2027-02-24"],
  ["žegnanjska nedelja", "2027-10-31"],
  ["zahvalna nedelja", "2027-11-07"],
  ["Jezus Kristus, Kralj vesoljstva", "2026-11-22"],
  ["3. adventna nedelja", "2026-12-13"],
  ["3 adventna nedelja", "2026-12-13"],
  ["1st Sunday of Advent", "2026-11-29"],
  ["99. adventna nedelja", undefined],
  ["ponedeljek", undefined],
  ["Jn 3,16", undefined],
  ["", undefined],
  ["x".repeat(10_000), undefined],
];

for (const [name, date] of names) {
  test(`findDay() finds ${name.slice(0, 40)} ${date === undefined ? "nowhere" : `on ${date}`}`, () => {
    assert.equal(findDay(name, { from })?.date, date);
  });
}
