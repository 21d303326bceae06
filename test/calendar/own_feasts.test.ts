/** A church's own feasts: lines on top of the calendar of its country, which move by the table of liturgical days. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { TableError } from "../../src/base/source_files.ts";
import { churchCalendar, liturgicalDay } from "../../src/calendar/mod.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { checkFeastReadings, massesOf } from "../../src/lectionary/mod.ts";

const make = (...lines: string[]) =>
  churchCalendar({ feasts: [{ text: lines.join("\n"), file: "feasts.txt" }], checkReadings: checkFeastReadings });

const patron = (day: string, place = "4") => `${day} | patron | ${place} | red | O | | sl: sv. Zavetnik | en: Patron`;

const days: [what: string, lines: string[], date: string, expected: string | undefined][] = [
  ["a patron on a Sunday of ordinary time replaces it", [patron("07-18")], "2027-07-18", "patron"],
  ["on a Sunday of Lent it moves to Monday", [patron("02-28")], "2027-03-01", "patron"],
  ["past a feast to Tuesday", [patron("02-21")], "2027-02-23", "patron"],
  ["in Holy Week it moves behind the octave of Easter", [patron("03-24")], "2027-04-05", "annunciation"],
  ["where the Annunciation has come first, to the day after", [patron("03-24")], "2027-04-06", "patron"],
  [
    "it passes over a feast too",
    [patron("04-23"), patron("04-24", "8").replace("patron", "other")],
    "2027-04-23",
    "patron",
  ],
  [
    "of two solemnities on one day the upper is kept",
    [patron("08-20"), patron("08-20").replace("patron", "other")],
    "2027-08-20",
    "patron",
  ],
  ["and the other moves", [patron("08-20"), patron("08-20").replace("patron", "other")], "2027-08-21", "other"],
  ["a feast on a Sunday is left out", [patron("07-18", "8")], "2027-07-18", undefined],
  ["29 February is the 28th in common years", [patron("02-29")], "2026-02-28", "patron"],
  ["and the 29th in leap years", [patron("02-29")], "2028-02-29", "patron"],
  ["a Sunday of a month", [patron("sunday>10-07")], "2027-10-10", "patron"],
  ["a Sunday that few civil years have", [patron("sunday>12-30")], "2028-12-31", "patron"],
  ["so many days from Easter", [patron("easter+60")], "2027-05-27", "corpus-christi"],
  ["a saint of the calendar takes another rank", ["12-06 | nicholas | 4 | white | O"], "2027-12-06", "nicholas"],
  ["a line takes a celebration away", ["- | rosary"], "2027-10-07", undefined],
];

for (const [what, lines, date, expected] of days) {
  test(`${what}: ${date}`, () => {
    assert.equal(liturgicalDay(date, make(...lines)).celebration?.id, expected);
  });
}

const patrons: [calendar: "slovenia" | "italy" | "austria", line: string, date: string][] = [
  ["slovenia", "06-24 | birth-of-john | 4 | white | O", "2033-06-23"],
  ["slovenia", "03-19 | joseph | 4 | white | O | | sl: sv. Jožef | en: Saint Joseph", "2035-03-17"],
  ["italy", "12-08 | immaculate-conception | 4 | white | O", "2030-12-08"],
  ["austria", "12-08 | immaculate-conception | 4 | white | O", "2030-12-08"],
];
for (const [calendar, line, date] of patrons) {
  test(`a patron who is a solemnity of the calendar stays on its day: ${line}, ${date}`, () => {
    const own = churchCalendar({ calendar, feasts: [{ text: line, file: "feasts.txt" }] });
    const [kept, usual] = [own, churchCalendar({ calendar })].map((each) => liturgicalDay(date, each).celebration);
    assert.equal(kept?.id, line.split(" | ")[1]);
    assert.deepEqual([kept?.id, kept?.precedence], [usual?.id, usual?.precedence]);
  });
}

test("a solemnity that a church keeps on another day moves by the table of liturgical days", () => {
  const own = make("06-25 | birth-of-john | 4 | white | O");
  assert.equal(liturgicalDay("2033-06-25", own).celebration?.id, "birth-of-john");
  assert.equal(liturgicalDay("2033-06-24", own).celebration?.id, "sacred-heart");
});

test("a patron in place of a memorial of the calendar keeps its names, and is not named twice", () => {
  const day = liturgicalDay("2027-12-06", make("12-06 | nicholas | 4 | white | O"));
  assert.equal(day.name.de, "Hl. Nikolaus");
  assert.equal(day.rank, "solemnity");
  assert.deepEqual(day.beside, []);
});

const citationsOf = (date: string, line: string) =>
  massesOf(date, make(line))[0]!.readings.map(({ citation }) => citation);

test("a solemnity has two readings of its common before the Gospel, a feast one", () => {
  const solemnity = massesOf("2027-07-18", make(`${patron("07-18")} | readings: martyrs`))[0]!.readings;
  assert.deepEqual(
    solemnity.map(({ kind }) => kind),
    ["first_reading", "psalm", "second_reading", "acclamation", "gospel"],
  );
  const feast = massesOf("2027-07-19", make(`${patron("07-19", "8")} | readings: martyrs`))[0]!.readings;
  assert.deepEqual(
    feast.map(({ kind }) => kind),
    ["first_reading", "psalm", "acclamation", "gospel"],
  );
  assert.ok(feast.every(({ alternatives }) => alternatives.length > 0));
});

test("in the Easter season the first reading of a common is from the New Testament", () => {
  assert.equal(citationsOf("2027-04-26", `${patron("04-26")} | readings: martyrs`)[0], "Apd 7,55-60");
});

test("readings are those that the line cites, in the order of the Mass", () => {
  const line = `${patron("07-18")} | readings: gospel Lk 10,1-9; first Iz 61,1-3; psalm Ps 89,2-3.4-5`;
  assert.deepEqual(citationsOf("2027-07-18", line), ["Iz 61,1-3", "Ps 89,2-3.4-5", "Lk 10,1-9"]);
});

const bad: [what: string, lines: string[], message: RegExp][] = [
  ["year 0", [patron("0000-06-24")], /^feasts\.txt:1: There is no day “0000-06-24”/],
  ["a rank that does not exist", ["# first", patron("06-24", "14")], /^feasts\.txt:2: There is no precedence “14”/],
  ["a day that does not exist", [patron("02-30")], /^feasts\.txt:1: /],
  ["a Sunday that is always in the next year", [patron("sunday>12-31")], /^feasts\.txt:1: /],
  ["a Sunday that is always in the year before", [patron("sunday<01-01")], /^feasts\.txt:1: /],
  ["a day from Easter that is never in its year", [patron("easter+290")], /^feasts\.txt:1: /],
  ["a name that is missing", ["06-24 | patron | 4 | red | O"], /^feasts\.txt:1: The feast “patron” has no name/],
  [
    "a common that does not exist",
    [`${patron("06-24")} | readings: angels`],
    /^feasts\.txt:1: Cannot read the readings “angels”/,
  ],
  ["a citation that cannot be read", [`${patron("06-24")} | readings: first Iz; gospel Qx 1,1`], /^feasts\.txt:1: /],
  ["readings without a Gospel", [`${patron("06-24")} | readings: first Iz 61,1-3`], /^feasts\.txt:1: /],
  ["the same feast twice", [patron("06-24"), patron("06-25")], /^feasts\.txt:2: .*twice/],
  ["a celebration to take away that is not there", ["- | nobody"], /^feasts\.txt:1: Cannot remove “nobody”/],
];

for (const [what, lines, message] of bad) {
  test(`refuses ${what}, with line and reason`, () => {
    assert.throws(
      () => make(...lines),
      (error) => error instanceof TableError && message.test(explain(error, "en")),
    );
  });
}
