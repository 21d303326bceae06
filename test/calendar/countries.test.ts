/**
 * The calendars of countries: no day without celebration and readings, and ten days each against what is
 * published in the country.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CALENDARS, type CalendarName } from "../../src/base/dioceses.ts";
import { easterSunday } from "../../src/calendar/easter_and_seasons.ts";
import { churchCalendar, formatCalendarDate, liturgicalDay, parseDate } from "../../src/calendar/mod.ts";
import { massesOf } from "../../src/lectionary/mod.ts";

const calendars = new Map(CALENDARS.map((calendar) => [calendar, churchCalendar({ calendar })]));

const years = Array.from({ length: 201 }, (_, index) => 1900 + index);
/**
 * One year for each date of Easter, with and without 29 February; the celebrations of the others are on the same days. The long
 * run (`SOAK=1`) takes every year.
 */
const kinds = [
  ...new Map(years.map((year) => [`${easterSunday(year) - firstDay(year)} ${lengthOf(year)}`, year])).values(),
];

function firstDay(year: number): number {
  return parseDate(`${year}-01-01`);
}

function lengthOf(year: number): number {
  return firstDay(year + 1) - firstDay(year);
}

for (const [name, calendar] of calendars) {
  const tried = process.env.SOAK ? years : kinds;
  test(`${name}: every day of ${tried.length} years from 1900 to 2100 has a name and a Mass with a Gospel`, () => {
    const bare: string[] = [];
    for (const day of tried.flatMap((year) => Array.from({ length: lengthOf(year) }, (_, at) => firstDay(year) + at))) {
      const date = formatCalendarDate(day);
      const masses = massesOf(date, calendar);
      const isWhole =
        masses.length > 0 && masses.every(({ readings }) => readings.some(({ kind }) => kind === "gospel"));
      if (!isWhole || liturgicalDay(date, calendar).name.sl === "") bare.push(date);
    }
    assert.deepEqual(bare, []);
  });
}

/**
 * The celebration that is kept, else the first beside a weekday in brackets; `-` for a weekday alone. The heads of the tables
 * name the sources.
 */
const DAYS: Readonly<Record<CalendarName, string>> = {
  general: `
    2027-01-06 epiphany | 2027-01-10 baptism | 2027-02-03 [blaise] | 2027-04-29 catherine | 2027-05-06 ascension
    2027-05-14 matthias | 2027-05-27 corpus-christi | 2027-07-05 [anthony-zaccaria] | 2028-02-14 cyril-and-methodius
    2028-03-07 [perpetua-felicity] | 2028-03-08 [john-of-god] | 2028-03-18 [cyril-of-jerusalem] | 2029-03-19 joseph
    2028-03-25 annunciation | 2028-08-09 [edith-stein]`,
  slovenia: `
    2027-02-03 blaise | 2027-02-24 matthias | 2027-05-06 ascension | 2027-05-14 - | 2027-05-24 mary-help
    2027-05-27 corpus-christi | 2027-07-05 cyril-methodius | 2027-09-24 slomsek | 2028-02-14 [valentine]
    2028-06-27 hemma`,
  italy: `
    2027-01-06 epiphany | 2027-04-29 catherine | 2027-05-06 - | 2027-05-09 ascension | 2027-05-27 [augustine-of-canterbury]
    2027-05-30 corpus-christi | 2027-06-04 sacred-heart | 2027-09-03 gregory-the-great | 2027-10-04 francis
    2028-02-14 cyril-and-methodius | 2028-07-11 benedict | 2028-11-09 lateran
    2024-12-08 immaculate-conception | 2030-12-08 immaculate-conception | 2030-12-09 [juan-diego]`,
  austria: `
    2027-01-08 [severin] | 2027-01-21 [meinrad] | 2027-02-24 matthias | 2027-05-06 ascension | 2027-05-27 corpus-christi
    2029-06-05 boniface | 2027-07-02 visitation | 2027-09-24 [rupert-virgil] | 2027-11-15 [leopold] | 2027-11-16 [albert-the-great]
    2027-11-17 [gertrude] | 2027-11-19 elizabeth-of-hungary | 2028-07-10 [canute-eric-olaf]
    2028-09-25 [nicholas-of-flue] | 2028-11-20 [corbinian] | 2028-12-05 [anno] | 2028-12-13 [odile]
    2024-12-08 immaculate-conception | 2030-12-08 immaculate-conception`,
  croatia: `
    2027-02-09 scholastica | 2027-04-27 [osanna-of-cattaro] | 2027-05-06 ascension | 2027-05-10 [ivan-merz]
    2027-05-12 leopold-mandic | 2027-05-27 corpus-christi | 2027-07-05 cyril-and-methodius
    2027-07-09 [mary-petkovic] | 2027-07-13 [marija-bistrica] | 2027-08-03 [augustine-kazotic] | 2027-09-07 mark-krizin
    2027-11-08 [gratia-of-cattaro] | 2028-02-10 stepinac | 2028-05-14 - | 2028-11-14 nicholas-tavelic
    2019-12-08 - | 2019-12-09 immaculate-conception`,
};

for (const [name, days] of Object.entries(DAYS) as [CalendarName, string][]) {
  test(`${name}: ten days and more are as is published in the country`, () => {
    const expected = days
      .split(/[|\n]/)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== "");
    assert.ok(expected.length >= 10);
    const found = expected.map((cell) => {
      const date = cell.slice(0, 10);
      const { celebration, beside } = liturgicalDay(date, calendars.get(name));
      return `${date} ${celebration?.id ?? (beside[0] ? `[${beside[0].id}]` : "-")}`;
    });
    assert.deepEqual(found, expected);
  });
}

test("a day that a country takes from a feast has the readings of its weekday", () => {
  const [mass] = massesOf("2027-05-06", calendars.get("italy"));
  assert.deepEqual(
    mass!.readings.map(({ citation }) => citation),
    ["Apd 18,1-8", "Ps 98,1.2-3ab.3cd-4", "Jn 14,18", "Jn 16,16-20"],
  );
});

test("readings of a line of its own replace those of the table: the patrons of Europe on 14 February", () => {
  const [mass] = massesOf("2028-02-14", calendars.get("austria"));
  assert.deepEqual(
    mass!.readings.map(({ citation }) => citation),
    ["Apd 13,46-49", "Ps 117,1.2", "Lk 10,1-9"],
  );
});

test("readings that Europe has for a feast are a choice where the general calendar keeps a memorial", () => {
  const [first] = massesOf("2027-04-29", calendars.get("general"))[0]!.readings;
  assert.equal(first!.citation, "Apd 15,7-21");
  assert.equal(first!.alternatives.length, 1);
});
