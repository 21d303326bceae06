/**
 * The verse of the day in texts that publishers made, of two ways of counting: a Slovenian New Testament with psalms
 * that counts their titles, and the Clementine Vulgate with its Greek psalter. They are not part of the project.
 */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { dayNumber, formatCalendarDate } from "../../src/calendar/calendar_date.ts";
import { verseOfTheDay } from "../../src/calendar/mod.ts";
import { formatTranslation, parseTranslation, resolve, type Translation } from "../../src/corpus/mod.ts";
import { importedVerses, importSource, translationHeader } from "../../src/import/mod.ts";
import { format } from "../../src/reference/mod.ts";
import { versificationOf } from "../../src/versification/mod.ts";

const folder = `${process.env.AMBO_SAMPLES ?? "../shared/samples"}/sword`;
const skip = existsSync(folder) ? false : `no samples in ${folder}`;

function load(module: string, language: string): Translation {
  const imported = importSource(`${folder}/${module}.zip`);
  const stated = { code: module, name: module, language, copyright: "Public domain" };
  const header = translationHeader(imported, stated);
  return parseTranslation(formatTranslation(header, importedVerses(imported)), `${module}.txt`);
}

/** What a date has in a translation: its reference and the beginning of its text. */
function verseOn(date: string, translation: Translation): [reference: string, text: string] {
  const { reference } = verseOfTheDay(date, versificationOf(translation));
  const { ranges } = resolve(translation, { reference, maxVerses: 3 });
  return [format(reference), translation.text(ranges[0]!.first)];
}

const samples: [module: string, language: string, verses: [date: string, reference: RegExp, text: RegExp][]][] = [
  [
    "SloStritar",
    "slv",
    [
      ["2026-02-25", /51,12-13$/, /^Srce mi čisto ustvari/],
      ["2026-03-09", /42,2-3$/, /^Kakor jelen koprni/],
      ["2026-05-31", /13,1[34]$/, /^Milost Gospoda/],
      ["2026-12-24", /2,4-5$/, /Nazaret/],
      ["2026-12-25", /2,10-11$/, /Ne bojte se/],
    ],
  ],
  [
    "VulgClementine",
    "lat",
    [
      ["2026-02-25", /50,12-13$/, /^Cor mundum crea in me/],
      ["2026-03-09", /41,2-3$/, /^Quemadmodum desiderat cervus/],
      ["2026-04-25", /16,20$/, /prædicaverunt ubique/],
      ["2026-06-04", /6,51-52$/, /^Ego sum panis vivus/],
      ["2026-11-02", /3,1-3$/, /^Justorum autem animæ/],
      ["2026-12-21", /4,2$/, /sol justitiæ/],
      ["2026-12-24", /9,6$/, /^Parvulus enim natus est nobis/],
    ],
  ],
];

for (const [module, language, verses] of samples) {
  test(`${module}: every day of 2020 to 2040 has a verse, none of them again within 90 days`, {
    skip,
  }, () => {
    const translation = load(module, language);
    const versification = versificationOf(translation);
    const lastDays = new Map<string, number>();
    const end = dayNumber(2041, 1, 1);
    for (let day = dayNumber(2020, 1, 1); day < end; day += 1) {
      const { source, reference } = verseOfTheDay(formatCalendarDate(day), versification);
      assert.notEqual(source, "last resort", formatCalendarDate(day));
      const { verseCount } = resolve(translation, { reference, maxVerses: 3 });
      assert.ok(verseCount >= 1 && verseCount <= 3);
      const text = format(reference);
      const before = lastDays.get(text) ?? Number.NEGATIVE_INFINITY;
      assert.ok(day - before > 90, `${text} on ${formatCalendarDate(day)} and ${day - before} days before`);
      lastDays.set(text, day);
    }
    for (const [date, reference, text] of verses) {
      const [writtenReference, writtenText] = verseOn(date, translation);
      assert.match(writtenReference, reference, date);
      assert.match(writtenText, text, date);
    }
  });
}
