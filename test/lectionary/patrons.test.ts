/** The readings of patrons and of other feasts: the saint's own, else those of the common that fits, never the day's. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CALENDARS, DIOCESES } from "../../src/base/dioceses.ts";
import {
  type ChurchCalendar,
  churchCalendar,
  formatCalendarDate,
  type LiturgicalDay,
  liturgicalDay,
  parseDate,
} from "../../src/calendar/mod.ts";
import { checkFeastReadings, type Mass, massesOf, massesOfDay } from "../../src/lectionary/mod.ts";
import { cellsOf } from "../support/tables.ts";

const withFeast = (line: string, calendar: (typeof CALENDARS)[number] = "slovenia") =>
  churchCalendar({ calendar, feasts: [{ text: line, file: "feasts.txt" }], checkReadings: checkFeastReadings });

const citationsOf = (mass: Mass | undefined) => (mass?.readings ?? []).map(({ citation }) => citation);
const kindsOf = (mass: Mass | undefined) => (mass?.readings ?? []).map(({ kind }) => kind).join(" ");

/** Returns the readings that the day has without its celebration. */
function ofSeason(day: LiturgicalDay, calendar: ChurchCalendar): string[] {
  const { celebration: _, ...others } = day;
  return citationsOf(massesOfDay({ ...others, beside: [] }, calendar)[0]);
}

function isFeast({ celebration }: LiturgicalDay): boolean {
  return celebration !== undefined && celebration.precedence <= 8;
}

for (const [calendar, diocese] of [
  ...CALENDARS.map((calendar) => [calendar, undefined] as const),
  ...DIOCESES.map((diocese) => ["slovenia", diocese] as const),
]) {
  test(`no feast or solemnity of ${diocese ?? calendar} has readings of its weekday, 2020 to 2040`, () => {
    const kept = churchCalendar({ calendar, diocese });
    const faults: string[] = [];
    let feasts = 0;
    for (let number = parseDate("2020-01-01"); number <= parseDate("2040-12-31"); number += 1) {
      const date = formatCalendarDate(number);
      const day = liturgicalDay(date, kept);
      // The days of the Lord that are the day of their season have its line.
      if (!isFeast(day) || day.weekday === 0 || day.celebration!.isMovable) continue;
      feasts += 1;
      const season = ofSeason(day, kept);
      const [first, ...others] = citationsOf(massesOf(date, kept)[0]);
      const shared = [first!, others.at(-1)!].filter((each) => season.includes(each));
      if (shared.length > 0) faults.push(`${date} ${day.name.sl}: ${shared}`);
    }
    assert.ok(feasts > 500, `${feasts}`);
    assert.deepEqual(faults, []);
  });
}

const WHOLE = "first_reading psalm second_reading acclamation gospel";

test("every celebration of every calendar, as a church's patron, has a whole Mass that is not the day's", () => {
  const faults: string[] = [];
  let patrons = 0;
  const known = new Set<string>();
  for (const calendar of CALENDARS) {
    for (const { celebration } of churchCalendar({ calendar }).rules) {
      const { id, color, precedence } = celebration;
      if (precedence <= 6 || known.has(id)) continue;
      known.add(id);
      for (const date of ["06-12", "05-04"]) {
        const kept = withFeast(`${date} | ${id} | 4 | ${color} | O`, calendar);
        // In 2028 these are a Monday of ordinary time, and a Thursday of Easter time.
        const day = liturgicalDay(`2028-${date}`, kept);
        const [mass] = massesOf(day.date, kept);
        const shared = citationsOf(mass).filter((each) => ofSeason(day, kept).includes(each));
        if (day.celebration?.id !== id || kindsOf(mass) !== WHOLE || shared.length > 0) {
          faults.push(`${calendar} ${id} ${date}: ${kindsOf(mass)} ${shared}`);
        }
        patrons += 1;
      }
    }
  }
  assert.ok(patrons > 500, `${patrons}`);
  assert.deepEqual(faults, []);
});

for (const [line = "", date = "", color, readings, calendar = "slovenia"] of cellsOf(
  "test/fixtures/calendar/patrons.tsv",
)) {
  test(`${date}: ${line}`, () => {
    const kept = withFeast(line, calendar as (typeof CALENDARS)[number]);
    const [mass] = massesOf(date, kept);
    assert.equal(citationsOf(mass).join("; "), readings);
    assert.equal(mass?.color, color);
  });
}

for (const [line = "", date = "", rank, color, ...citations] of cellsOf("test/fixtures/calendar/own_feasts.tsv")) {
  test(`${date}, rank, color, first reading, psalm and Gospel: ${line}`, () => {
    const kept = withFeast(line);
    const day = liturgicalDay(date, kept);
    const id = line.split(" | ")[1];
    const [mass] = massesOf(date, kept);
    const citationOf = (kind: string) => mass?.readings.find((reading) => reading.kind === kind)?.citation;
    assert.deepEqual([rank === "weekday" ? id : day.celebration?.id, day.rank, mass?.color], [id, rank, color]);
    assert.deepEqual(["first_reading", "psalm", "gospel"].map(citationOf), citations);
  });
}

const OWN = "| sl: sv. Lastna | en: Saint Own";

const commons: [what: string, line: string, date: string, gospel: string][] = [
  [
    "a red feast of which nothing is said is a martyr's",
    `08-03 | own | 4 | red | O | ${OWN}`,
    "2028-08-03",
    "Mt 10,17-22",
  ],
  ["any other is that of holy men and women", `08-03 | own | 4 | white | O | ${OWN}`, "2028-08-03", "Mt 5,1-12a"],
  [
    "a line says what the saint is",
    `08-03 | own | 8 | white | O | ${OWN} | common: virgins`,
    "2028-08-03",
    "Mt 19,3-12",
  ],
  ["and wins over the table", "09-24 | slomsek | 4 | white | O | common: saints", "2029-09-24", "Mt 5,1-12a"],
  [
    "readings that it cites go first",
    "12-06 | nicholas | 4 | white | O | readings: first Iz 6,1-8; gospel Lk 10,1-9",
    "2029-12-06",
    "Lk 10,1-9",
  ],
];

for (const [what, line, date, gospel] of commons) {
  test(`${what}: ${date}`, () => {
    const [mass] = massesOf(date, withFeast(line));
    assert.equal(citationsOf(mass).at(-1), gospel);
  });
}

test("readings that a line cites are completed from the saint's common, and left as they are where no line says what he is", () => {
  const readings = "readings: first Iz 6,1-8; gospel Lk 10,1-9";
  assert.equal(kindsOf(massesOf("2029-12-06", withFeast(`12-06 | nicholas | 4 | white | O | ${readings}`))[0]), WHOLE);
  const own = withFeast(`08-03 | own | 4 | white | O | ${OWN} | ${readings}`);
  assert.equal(kindsOf(massesOf("2028-08-03", own)[0]), "first_reading gospel");
});
