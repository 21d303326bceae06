/** Names of days, titles of readings and opening words are there in every language of the pages. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CALENDARS } from "../../src/base/dioceses.ts";
import { readTable, tableLines } from "../../src/base/source_files.ts";
import { churchCalendar, liturgicalDay, readNameTable } from "../../src/calendar/mod.ts";
import { LANGUAGES, textIn } from "../../src/i18n/mod.ts";

const TABLES = ["calendar/tables/day_names.txt", "lectionary/tables/titles.txt", "lectionary/tables/openings.txt"];

for (const language of LANGUAGES) {
  test(`every celebration has a name in ${language}`, () => {
    const rules = CALENDARS.flatMap((calendar) => churchCalendar({ calendar }).rules);
    const missing = rules.filter(({ celebration }) => celebration.name[language] === undefined);
    assert.deepEqual(
      missing.map(({ celebration }) => celebration.id),
      [],
    );
  });

  for (const path of TABLES) {
    test(`every line of ${path} has a name in ${language}`, () => {
      const missing = [...readNameTable(readTable(path))].filter(([, name]) => name[language] === undefined);
      assert.deepEqual(missing, []);
    });
  }
}

const days: [date: string, language: "sl" | "en" | "it" | "de", name: string][] = [
  ["2026-12-02", "it", "mercoledì della I settimana di Avvento"],
  ["2026-12-02", "de", "Mittwoch der 1. Adventwoche"],
  ["2026-12-18", "it", "venerdì della III settimana di Avvento, 18 dicembre"],
  ["2026-12-18", "de", "Freitag der 3. Adventwoche, 18. Dezember"],
  ["2026-12-30", "it", "VI giorno fra l’Ottava di Natale"],
  ["2027-01-08", "de", "Freitag nach Erscheinung des Herrn"],
  ["2027-01-05", "it", "martedì del Tempo di Natale, 5 gennaio"],
  ["2026-02-18", "it", "Mercoledì delle Ceneri"],
  ["2026-03-08", "it", "III Domenica di Quaresima"],
  ["2026-03-08", "de", "3. Fastensonntag"],
  ["2026-04-02", "de", "Gründonnerstag"],
  ["2026-04-06", "it", "Lunedì dell’Angelo"],
  ["2026-04-19", "de", "3. Sonntag der Osterzeit"],
  ["2026-06-14", "en", "11th Sunday in Ordinary Time"],
  ["2026-10-18", "it", "XXIX Domenica del Tempo ordinario"],
  ["2026-10-18", "de", "29. Sonntag im Jahreskreis"],
  ["2026-12-08", "it", "Immacolata Concezione della Beata Vergine Maria"],
  ["2026-11-01", "de", "Allerheiligen"],
  ["2026-11-24", "sl", "sv. Andrej Dung Lac in drugi vietnamski mučenci"],
];

for (const [date, language, name] of days) {
  test(`${date} is ${name}`, () => assert.equal(textIn(liturgicalDay(date).name, language), name));
}

const bad: [what: string, line: string, reason: RegExp][] = [
  ["a cell without a language", "a | sl: A | Advent", /names\.txt:1: table\/unreadable_name .*"Advent"/],
  ["a language twice", "a | sl: A | en: A | en: B", /names\.txt:1: .*"en: B"/],
  ["no English name", "a | sl: A", /names\.txt:1: Expected a name in Slovenian and in English/],
  ["a key twice", "a | sl: A | en: B\na | sl: A | en: B", /names\.txt:2: Cannot take "a"/],
];

for (const [what, lines, reason] of bad) {
  test(`a table of names refuses ${what}, with file and line`, () => {
    assert.throws(() => readNameTable(tableLines(lines, "names.txt")), reason);
  });
}
