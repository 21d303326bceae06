import assert from "node:assert/strict";
import { test } from "node:test";
import { findDays, readTypedDay } from "../../src/calendar/mod.ts";
import { LANGUAGES, translator } from "../../src/i18n/mod.ts";

const from = "2026-11-28";

/** What a person types, and the date, the name with its year, or `none`. */
const typed: [text: string, read: string][] = [
  ["25. 12. 2026", "2026-12-25"],
  ["25.12.2026", "2026-12-25"],
  [" 25/12/2026 ", "2026-12-25"],
  ["2026-12-25", "2026-12-25"],
  ["2026. 12. 25.", "2026-12-25"],
  ["1. 5.", "2027-05-01"],
  ["28. 11.", "2026-11-28"],
  ["29. 2.", "2028-02-29"],
  ["25. december 2026", "2026-12-25"],
  ["25. decembra", "2026-12-25"],
  ["1. marca 2027", "2027-03-01"],
  ["3. maja", "2027-05-03"],
  ["4. januarja", "2027-01-04"],
  ["December 25, 2026", "2026-12-25"],
  ["25th of December 2026", "2026-12-25"],
  ["Dec 25", "2026-12-25"],
  ["1º gennaio 2027", "2027-01-01"],
  ["6 GEN", "2027-01-06"],
  ["6. Jänner", "2027-01-06"],
  ["3. März 2027", "2027-03-03"],
  ["25. Dezember", "2026-12-25"],
  ["31. 2. 2027", "none"],
  ["31. 4.", "none"],
  ["25. 13. 2026", "none"],
  ["0. 1. 2026", "none"],
  ["pepelnica 2027", "name pepelnica in 2027"],
  ["velika noč, 2028", "name velika noč in 2028"],
  ["2028 velika noč", "name velika noč in 2028"],
  ["3. adventna nedelja 2027", "name 3. adventna nedelja in 2027"],
  ["3. adventna", "name 3. adventna"],
  ["17. navadna", "name 17. navadna"],
  ["2027", "name  in 2027"],
  ["Marija", "name Marija"],
  ["3 Marije", "name 3 Marije"],
  ["Marta 2", "name Marta 2"],
  ["12 junakov", "name 12 junakov"],
  ["", "name "],
];

for (const [text, read] of typed) {
  test(`"${text}" is read as ${read}`, () => {
    const day = readTypedDay(text, { from });
    const name = "name" in day && `name ${day.name}${day.year === undefined ? "" : ` in ${day.year}`}`;
    assert.equal("date" in day ? day.date : name || "none", read);
  });
}

for (const language of LANGUAGES) {
  const hint = translator(language)("calendar_pages.month.date_hint");
  for (const text of hint.replace(/^[^:]*: |\.$/g, "").split(", ")) {
    test(`"${text}", which the hint in ${language} promises, is a day of 2028`, () => {
      const day = readTypedDay(text, { from });
      const date =
        "name" in day ? findDays(day.name, { from: `${day.year}-01-01` })[0]!.day.date : "date" in day && day.date;
      assert.match(String(date), /^2028-/);
    });
  }
}
