import assert from "node:assert/strict";
import { test } from "node:test";
import { dayNumber, formatCalendarDate } from "../../src/calendar/calendar_date.ts";
import { liturgicalDay, verseOfTheDay } from "../../src/calendar/mod.ts";
import { parseTranslation, resolve } from "../../src/corpus/mod.ts";
import { format } from "../../src/reference/mod.ts";
import { type TranslationVersification, versificationOf, versifications } from "../../src/versification/mod.ts";
import { parseVerseSpan } from "../../src/versification/verse_ref.ts";
import { counting, isNewTestament, KJV, kjv, original, part } from "../versification/versifications.ts";

const newTestamentAndPsalms = part(original, (book) => isNewTestament(book) || book === "PSA");
const newTestament = part(kjv, isNewTestament);
const oldTestament = part(original, (book) => !isNewTestament(book));

/** Verses that editions leave out or put in doubt, because the oldest manuscripts do not have them. */
const IN_DOUBT = [
  "MAT 17:21, MAT 18:11, MAT 23:14, MRK 7:16, MRK 9:44, MRK 9:46, MRK 11:26, MRK 15:28, MRK 16:9-20",
  "LUK 17:36, LUK 22:19-20, LUK 22:43-44, LUK 23:17, LUK 23:34, JHN 5:3-4, JHN 7:53, JHN 8:1-11",
  "ACT 8:37, ACT 15:34, ACT 24:7, ACT 28:29, ROM 16:24",
].flatMap((line) => line.split(", ").map(parseVerseSpan));
const criticalNewTestament: TranslationVersification = {
  ...part(original, isNewTestament),
  has: ({ book, chapter, verse }) =>
    isNewTestament(book) &&
    original.has({ book, chapter, verse }) &&
    !IN_DOUBT.some(
      (range) => range.book === book && range.chapter === chapter && range.verse <= verse && verse <= range.verseEnd,
    ),
};

const FIRST = dayNumber(2020, 1, 1);
const LAST = dayNumber(2040, 12, 31);

function verse(date: string, versification: TranslationVersification): string {
  return format(verseOfTheDay(date, versification).reference);
}

const translations: [what: string, versification: TranslationVersification][] = [
  ["the King James Version", kjv],
  ["a Catholic Bible that counts as the original", original],
  ["a New Testament with psalms", newTestamentAndPsalms],
  ["a New Testament", newTestament],
  ["a New Testament without the verses that old manuscripts lack", criticalNewTestament],
];

for (const [what, versification] of translations) {
  test(`every day of 2020 to 2040 has a verse in ${what}, none of them again within 90 days`, () => {
    const lastDays = new Map<string, number>();
    for (let day = FIRST; day <= LAST; day += 1) {
      const date = formatCalendarDate(day);
      const { source, reference } = verseOfTheDay(date, versification);
      assert.notEqual(source, "last resort", date);
      const text = format(reference);
      const before = lastDays.get(text) ?? Number.NEGATIVE_INFINITY;
      assert.ok(day - before > 90, `${text} on ${date} and ${day - before} days before`);
      lastDays.set(text, day);
    }
    assert.ok(lastDays.size > 500, `${lastDays.size} passages in all`);
  });
}

for (const { name, oldTestament, newTestament } of versifications()) {
  if (newTestament.length === 0) continue;
  test(`every day of a year has a verse in a Bible of the numbering ${name}`, () => {
    const books = new Map([...oldTestament, ...newTestament].map((book) => [book.book, book.verses]));
    const bible = counting((book, chapter) => books.get(book)?.[chapter - 1] ?? 0);
    for (let day = FIRST; day < FIRST + 366; day += 1) {
      assert.notEqual(verseOfTheDay(formatCalendarDate(day), bible).source, "last resort", formatCalendarDate(day));
    }
  });
}

test("every verse of 2020 to 2040 is found in the text of the King James Version, one to three verses of it", () => {
  for (let day = FIRST; day <= LAST; day += 1) {
    const { reference } = verseOfTheDay(formatCalendarDate(day), kjv);
    const { ranges, verseCount, reference: found } = resolve(KJV, { reference, maxVerses: 3 });
    assert.equal(ranges.length, 1, format(reference));
    assert.ok(verseCount >= 1);
    assert.equal(format(found), format(reference), "nothing of it is missing");
  }
});

test("two runs give the same verses, in whatever order the days are asked for", () => {
  const dates = Array.from({ length: LAST - FIRST + 1 }, (_, index) => formatCalendarDate(FIRST + index));
  const forwards = dates.map((date) => verse(date, kjv));
  const fresh = versificationOf({ ...viewOf(KJV) });
  const backwards = dates.toReversed().map((date) => verse(date, fresh));
  assert.deepEqual(forwards, backwards.toReversed());
});

/** The same translation as another object, so that nothing is remembered of it. */
function viewOf(translation: typeof KJV) {
  return {
    book: translation.book.bind(translation),
    label: translation.label.bind(translation),
    isLeftOut: translation.isLeftOut.bind(translation),
  };
}

test("the verse is the same in every translation that has it, as each numbering has it", () => {
  const numberings = [
    [kjv, newTestament],
    [original, newTestamentAndPsalms],
  ];
  for (let day = FIRST; day < FIRST + 365; day += 1) {
    const date = formatCalendarDate(day);
    const references = numberings.map((versifications) =>
      versifications
        .map((versification) => verseOfTheDay(date, versification))
        .filter(({ source }) => source === "chosen")
        .map(({ reference }) => reference),
    );
    const books = references.flat().map(({ passages }) => passages[0]!.book);
    assert.equal(new Set(books).size, 1, `${date}: ${books.join(", ")}`);
    for (const same of references) {
      assert.ok(new Set(same.map(format)).size <= 1, `${date}: ${same.map(format).join(", ")}`);
    }
  }
});

const days: [date: string, day: string, in_original: string, in_king_james: string][] = [
  ["2026-12-24", "Christmas Eve", "ISA 9,5", "Isa 9,6"],
  ["2026-12-25", "Christmas", "LUK 2,10-11", "Luke 2,10-11"],
  ["2027-01-01", "New Year's Day", "NUM 6,24-26", "Num 6,24-26"],
  ["2027-02-10", "Ash Wednesday", "JOL 2,12-13", "Joel 2,12-13"],
  ["2027-03-25", "Holy Thursday", "LUK 22,19-20", "Luke 22,19-20"],
  ["2027-03-26", "Good Friday", "ISA 53,4-5", "Isa 53,4-5"],
  ["2027-03-28", "Easter Sunday", "MAT 28,5-6", "Matt 28,5-6"],
  ["2027-05-15", "the eve of Pentecost", "JOL 3,1-2", "Joel 2,28-29"],
  ["2027-05-16", "Pentecost", "ACT 2,2-4", "Acts 2,2-4"],
  ["2027-05-23", "Trinity Sunday", "2CO 13,13", "2 Cor 13,14"],
  ["2026-07-05", "Cyril and Methodius", "MAT 28,18-20", "Matt 28,18-20"],
  ["2026-11-02", "All Souls", "WIS 3,1-3", "John 6,40"],
  ["2026-11-22", "Christ the King, year A", "MAT 25,34", "Matt 25,34"],
  ["2027-11-21", "Christ the King, year B", "JHN 18,37", "John 18,37"],
  ["2026-12-21", "O Oriens", "MAL 3,20", "Mal 4,2"],
  ["2028-02-29", "a leap day", "ROM 8,31-32", "Rom 8,31-32"],
];

for (const [date, day, inOriginal, inKingJames] of days) {
  test(`${day}, ${date}, has ${inOriginal}, which the King James Version has as ${inKingJames}`, () => {
    assert.equal(verse(date, original), inOriginal);
    assert.equal(verse(date, kjv), inKingJames);
  });
}

test("verseOfTheDay() tells whether the verse is the chosen one, and of which day", () => {
  const allSouls = "2026-11-02";
  assert.equal(verseOfTheDay(allSouls, original).source, "chosen");
  assert.equal(verseOfTheDay(allSouls, kjv).source, "substitute");
  assert.equal(verseOfTheDay(allSouls, oldTestament).source, "chosen");
  assert.equal(verseOfTheDay("2026-12-25", oldTestament).source, "last resort");
  assert.deepEqual(verseOfTheDay(allSouls, kjv).day, liturgicalDay(allSouls));
});

test("an Old Testament alone has another verse of the table each day that its own is missing", () => {
  const verses = ["2026-12-25", "2026-12-26", "2026-12-27"].map((date) => verse(date, oldTestament));
  assert.equal(new Set(verses).size, 3, verses.join("; "));
  assert.notEqual(verseOfTheDay("1900-12-25", oldTestament).reference.passages.length, 0);
});

test("a translation with nothing of the table gives its first verse that has a text", () => {
  const header = "Ambo-Translation: 1\nCode: X\nName: X\nLanguage: slv\nCopyright: X\n\n";
  const small = parseTranslation(Buffer.from(`${header}GEN 5:1\nGEN 5:2-3 Dve vrstici.\n`), "X.txt");
  const { source, reference } = verseOfTheDay("2026-12-25", versificationOf(small));
  assert.equal(source, "last resort");
  const found = resolve(small, { reference, maxVerses: 3 });
  assert.equal(small.text(found.ranges[0]!.first), "Dve vrstici.");
});

test("a verse in a bridge is found; one that the edition leaves out is not", () => {
  const header = "Ambo-Translation: 1\nCode: X\nName: X\nLanguage: slv\nCopyright: X\n\n";
  const text = (verses: string) => versificationOf(parseTranslation(Buffer.from(`${header}${verses}`), "X.txt"));
  const bridged = text("LUK 2:9 A.\nLUK 2:10-12 B.\n");
  assert.equal(verseOfTheDay("2026-12-25", bridged).source, "chosen");
  const without = text("LUK 2:9 A.\nLUK 2:10 B.\nLUK 2:11\n");
  assert.equal(verseOfTheDay("2026-12-25", without).source, "last resort");
});

test("verseOfTheDay() refuses what is no date", () => {
  assert.throws(() => verseOfTheDay("2026-02-30", kjv), RangeError);
});
