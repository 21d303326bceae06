/** The rules that every edit of the verse table must keep. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readTable, tableLines } from "../../src/base/source_files.ts";
import { dayNumber, formatCalendarDate } from "../../src/calendar/calendar_date.ts";
import { easterSunday } from "../../src/calendar/easter_and_seasons.ts";
import { churchCalendar, defaultCalendar, liturgicalDay } from "../../src/calendar/mod.ts";
import { readVerseTable, verseTableKeys } from "../../src/calendar/verse_of_the_day.ts";
import { bookOrder } from "../../src/canon/mod.ts";
import { originalLength } from "../../src/versification/numberings.ts";
import { isNewTestament, written } from "../versification/versifications.ts";

const table = readVerseTable(readTable("calendar/tables/verses_of_the_day.txt"));
const DEUTEROCANON = new Set(["TOB", "JDT", "1MA", "2MA", "WIS", "SIR", "BAR"]);

/** Of four hundred years one for each date of Easter, length and Sunday cycle: the days of the others have the same names. */
const years = new Map<string, number>();
for (let year = 1900; year < 2300; year += 1) {
  const first = dayNumber(year, 1, 1);
  // With `SOAK=1` each of them.
  const kind = [
    easterSunday(year) - first,
    dayNumber(year + 1, 1, 1) - first,
    year % 3,
    ...(process.env.SOAK ? [year] : []),
  ];
  years.set(kind.join(), year);
}

test("every day of four hundred years has a line, and every line a day", () => {
  const used = new Set<string>();
  // The Ascension is on a Sunday there.
  const italy = churchCalendar({ calendar: "italy" });
  for (const year of years.values()) {
    for (let day = dayNumber(year, 1, 1); day < dayNumber(year + 1, 1, 1); day += 1) {
      for (const calendar of [defaultCalendar(), italy]) {
        const liturgical = liturgicalDay(formatCalendarDate(day), calendar);
        const line = verseTableKeys(liturgical).find((name) => table.has(name));
        assert.ok(line, `${liturgical.date}: no line is called ${verseTableKeys(liturgical).join(" or ")}`);
        used.add(line);
      }
    }
  }
  assert.deepEqual(
    [...table.keys()].filter((line) => !used.has(line)),
    [],
  );
});

test("every solemnity and feast has a line of its own", () => {
  for (const { celebration, dioceses, isBeside } of defaultCalendar().rules) {
    if (celebration.precedence > 8 || dioceses !== undefined || isBeside) continue;
    const isThere = table.has(celebration.id) || table.has(`${celebration.id} A`);
    assert.ok(isThere, `${celebration.id} has no line`);
  }
});

test("every verse is in the original numbering, and no choice has more than three", () => {
  for (const [day, choices] of table) {
    for (const { book, chapter, verse, verseEnd } of choices) {
      const length = originalLength(book, chapter) ?? 0;
      const place = `${day}: ${written({ book, chapter, verse })}-${verseEnd}`;
      assert.ok(verse >= 1 && verseEnd <= length, `${place} is not there`);
      assert.ok(verseEnd - verse < 3, `${place} is too long`);
    }
  }
});

test("no verse stands in two lines or twice in one", () => {
  const seen = new Map<string, string>();
  for (const [day, choices] of table) {
    for (const range of choices) {
      for (let verse = range.verse; verse <= range.verseEnd; verse += 1) {
        const place = written({ ...range, verse });
        assert.ok(!seen.has(place), `${place} stands under ${seen.get(place)} and ${day}`);
        seen.set(place, day);
      }
    }
  }
});

test("what stands in is from the New Testament at last, and never from a deuterocanonical book", () => {
  for (const [day, choices] of table) {
    assert.ok(isNewTestament(choices.at(-1)!.book), `${day} ends with the Old Testament`);
    for (const { book } of choices.slice(1)) {
      assert.ok(!DEUTEROCANON.has(book), `${day} has ${book} for what stands in`);
    }
    const chosen = choices[0]!.book;
    const isKnown = DEUTEROCANON.has(chosen) || bookOrder(chosen) < bookOrder("ESG");
    assert.ok(isKnown || isNewTestament(chosen), `${day}: ${chosen} is in few translations`);
  }
});

const bad: [what: string, table: string, message: RegExp][] = [
  ["a day without verses", "easter", /Cannot read "easter": expected a day and its verses/],
  ["verses without a day", "| JHN 3:16", /Cannot read "\| JHN 3:16"/],
  ["a reference in another notation", "easter | Jn 3,16", /Cannot read "Jn 3,16": expected verses such/],
  ["an empty cell", "easter | JHN 3:16 | ", /Cannot read ""/],
  ["a day that is there twice", "easter | JHN 3:16\neaster | JHN 3:17", /another line above/],
];

for (const [what, lines, message] of bad) {
  test(`readVerseTable() refuses ${what}`, () => {
    assert.throws(
      () => readVerseTable(tableLines(lines, "verses.txt")),
      (error: Error) => error instanceof SyntaxError && message.test(error.message),
    );
  });
}

test("readVerseTable() passes over remarks and blank lines", () => {
  const days = readVerseTable(tableLines("\n# Easter\n\n  easter | PSA 118:24 | JHN 3:16  \n", "verses.txt"));
  assert.deepEqual([...days.keys()], ["easter"]);
  assert.deepEqual(days.get("easter")!.map(written), ["PSA 118:24", "JHN 3:16"]);
});
