/** The rules that every edit of the table of readings must keep. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { tableLines } from "../../src/base/source_files.ts";
import {
  choicesOf,
  churchCalendar,
  defaultCalendar,
  formatCalendarDate,
  liturgicalDay,
  parseDate,
  withCelebration,
} from "../../src/calendar/mod.ts";
import { LectionaryTable, lectionaryTable } from "../../src/lectionary/lectionary_table.ts";
import { massesOf, massesOfDay } from "../../src/lectionary/mod.ts";
import { formatCitation, originalLength, parseCitation } from "../../src/versification/mod.ts";

const tableOf = (text: string) => new LectionaryTable(tableLines(text, "easter.txt"));

const lines = [...lectionaryTable().days()].flatMap((day) =>
  lectionaryTable()
    .lines(day)
    .map((line, index) => ({ day, index, ...line, written: `${day} ${line.citation}` })),
);

test("the citations of readings and psalms are those of the days, read whole", () => {
  const readings = lines.filter(({ slot }) => slot !== "acclamation").map(({ citation }) => citation);
  assert.deepEqual(lectionaryTable().readings(), new Set(readings));
});

test("every citation is read by the parser of references, and written as it would write it", () => {
  for (const { citation, written } of lines) {
    assert.equal(formatCitation(parseCitation(citation)), citation, written);
  }
});

test("every response is read by the parser, in the original numbering, and has its witnesses", () => {
  const responses = lines.flatMap(({ written, response }) => (response ? [{ written, ...response }] : []));
  assert.ok(responses.length > 700, `${responses.length} responses`);
  for (const { citation, witnesses, written } of responses) {
    const reference = parseCitation(citation);
    assert.equal(formatCitation(reference), citation, written);
    assert.match(witnesses, /^[ABCFHKMOTWk]+$/, written);
    for (const { book, ranges } of reference.passages) {
      for (const { chapter, verse } of ranges.flatMap(({ from, to }) => [from, to])) {
        assert.ok(verse! >= 1 && verse! <= originalLength(book, chapter)!, `${written}: ${citation}`);
      }
    }
  }
});

test("LectionaryTable refuses a response that follows no psalm, with the line", () => {
  const line = "easter | - | response | Ps 118,24 | T";
  for (const above of ["easter | - | gospel | Jn 20,1-9 | T only", ""]) {
    assert.throws(() => tableOf(`${above}\n${line}`).lines("easter"), {
      name: "TableError",
      message: `easter.txt:2: Cannot read "${line}": expected a psalm above it`,
    });
  }
  assert.throws(() => tableOf("easter | - | response | | T").lines("easter"), {
    name: "TableError",
  });
});

test("every verse of a citation is in the original numbering", () => {
  for (const { citation, written } of lines) {
    for (const { book, ranges } of parseCitation(citation).passages) {
      for (const { chapter, verse } of ranges.flatMap(({ from, to }) => [from, to])) {
        assert.ok(verse !== undefined && verse >= 1, written);
        assert.ok(verse <= (originalLength(book, chapter) ?? 0), `${written}: no ${chapter},${verse}`);
      }
    }
  }
});

test("psalms are from the psalter or are canticles, Gospels are from the Gospels", () => {
  for (const { slot, citation, written } of lines) {
    const books = parseCitation(citation).passages.map(({ book }) => book);
    if (slot === "gospel" || slot === "procession") {
      assert.ok(
        books.every((book) => /^(MAT|MRK|LUK|JHN)$/.test(book)),
        written,
      );
    }
    if (slot === "psalm") {
      const canticles = /^(PSA|EXO|DEU|1SA|1CH|TOB|JDT|ISA|JER|DAN|JON|LUK)$/;
      assert.ok(
        books.every((book) => canticles.test(book)),
        written,
      );
    }
  }
});

test("a short form and a choice follow the reading to which they belong, and differ from it", () => {
  for (const { day, index, slot, use, citation, written } of lines) {
    if (use === "") continue;
    const before = lectionaryTable().lines(day).slice(0, index);
    const isMemorial = !lectionaryTable()
      .lines(day)
      .some(({ slot, use }) => slot === "gospel" && use === "");
    const main = before.findLast((line) => line.slot === slot && line.use === "");
    if (main === undefined) assert.ok(isMemorial || day === "barnabas" || /^[a-z-]+$/.test(day), written);
    else assert.notEqual(main.citation, citation, written);
  }
});

test("a line is marked where one independent source alone has it", () => {
  const sources = /^[DEHKLOPSTUV]+(?: only)?$/;
  for (const { slot, witnesses, written } of lines) {
    assert.match(witnesses, sources, written);
    // P and D are one family, the lectionary of the United States; in psalms E and U follow it too.
    const family = slot === "psalm" ? /[DEU]/g : /D/g;
    const families = new Set(witnesses.replace(" only", "").replace(family, "P"));
    assert.equal(witnesses.endsWith(" only"), families.size === 1, `${written}: ${witnesses}`);
  }
});

test("every line is read on some day of 2000 to 2100", () => {
  const unread = new Map(lines.map(({ citation, written }) => [citation, written]));
  // The Ascension is on a Sunday there.
  const italy = churchCalendar({ calendar: "italy" });
  for (let day = parseDate("2000-01-01"); unread.size > 0 && day <= parseDate("2100-12-31"); day += 1) {
    const date = formatCalendarDate(day);
    // Slovenia keeps George on no day, Italy as one may choose.
    const chosen = [defaultCalendar(), italy].flatMap((calendar) => {
      const kept = liturgicalDay(date, calendar);
      return choicesOf(kept).flatMap(({ id }) => massesOfDay(withCelebration(kept, id)!, calendar));
    });
    for (const { readings } of [...massesOf(date), ...massesOf(date, italy), ...chosen]) {
      for (const { citation, alternatives } of readings) {
        for (const each of [citation, ...alternatives.map(({ citation }) => citation)]) unread.delete(each);
      }
    }
  }
  assert.deepEqual([...unread.values()], []);
});

const bad: [what: string, line: string][] = [
  ["a line without witnesses", "easter | - | gospel | Jn 20,1-9"],
  ["a cycle that is none", "easter | D | gospel | Jn 20,1-9 | T only"],
  ["a slot that is none", "easter | - | sermon | Jn 20,1-9 | T only"],
  ["a use that is none", "easter | - | gospel long | Jn 20,1-9 | T only"],
  ["a line without a citation", "easter | - | gospel | | T only"],
];

for (const [what, line] of bad) {
  test(`LectionaryTable refuses ${what}, with the line`, () => {
    assert.throws(
      () => tableOf(line).lines("easter"),
      (error: Error) => error instanceof SyntaxError && error.message.includes(line),
    );
  });
}

test("LectionaryTable passes over remarks and blank lines", () => {
  const table = tableOf("# Easter\n\n  easter | A | gospel or | Mt 28,1-10 | O only\n");
  assert.deepEqual([...table.days()], ["easter"]);
  assert.deepEqual(table.lines("easter"), [
    { cycle: "A", slot: "gospel", use: "or", citation: "Mt 28,1-10", witnesses: "O only" },
  ]);
  assert.deepEqual(table.lines("whitsun"), []);
});
