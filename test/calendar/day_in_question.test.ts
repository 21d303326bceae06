/** Days of the church year that a question names, and what of their Mass it asks for. */
import assert from "node:assert/strict";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { describe, test } from "node:test";
import { churchCalendar } from "../../src/calendar/church_calendar.ts";
import { findDayInQuestion } from "../../src/calendar/mod.ts";
import { readingInQuestion } from "../../src/lectionary/mod.ts";

const calendar = churchCalendar({ calendar: "slovenia" });
const ask = (text: string) => findDayInQuestion(text, { from: "2026-11-28", calendar });

const QUESTIONS: readonly (readonly [text: string, date: string, part: string | undefined, citation: string])[] = [
  ["telovo", "2027-05-27", undefined, "Mr 14,12-16.22-26"],
  ["božična vigilija", "2026-12-24", undefined, "Mt 1,1-25"],
  ["ferragosto assunzione", "2027-08-15", undefined, "Lk 1,39-56"],
  ["evangelij na sveti večer", "2026-12-24", "gospel", "Mt 1,1-25"],
  ["evangelij za polnočnico", "2026-12-25", "gospel", "Lk 2,1-14"],
  ["kateri evangelij je na božič", "2026-12-25", "gospel", "Jn 1,1-18"],
  ["evangelij na prvo adventno nedeljo", "2026-11-29", "gospel", "Mr 13,33-37"],
  ["evangelij na praznik vseh svetnikov", "2027-11-01", "gospel", "Mt 5,1-12a"],
  ["berila za veliki petek", "2027-03-26", "readings", "Jn 18,1-19,42"],
  ["berila na pepelnično sredo", "2027-02-10", "readings", "Mt 6,1-6.16-18"],
  ["kaj se bere na binkošti", "2027-05-16", "readings", "Jn 15,26-27; 16,12-15"],
  ["psalm za božič", "2026-12-25", "psalm", "Ps 98,1.2-3a.3b-4.5-6"],
  ["gospel for Christmas Eve", "2026-12-24", "gospel", "Mt 1,1-25"],
  ["Christmas gospel", "2026-12-25", "gospel", "Jn 1,1-18"],
  ["readings for Good Friday", "2027-03-26", "readings", "Jn 18,1-19,42"],
  ["what is read on Pentecost", "2027-05-16", "readings", "Jn 15,26-27; 16,12-15"],
  ["Evangelium am Heiligen Abend", "2026-12-24", "gospel", "Mt 1,1-25"],
  ["Evangelium der Christmette", "2026-12-25", "gospel", "Lk 2,1-14"],
  ["was wird an Pfingsten gelesen", "2027-05-16", "readings", "Jn 15,26-27; 16,12-15"],
  ["vangelo della messa di mezzanotte", "2026-12-25", "gospel", "Lk 2,1-14"],
  ["quali letture si leggono a Pentecoste", "2027-05-16", "readings", "Jn 15,26-27; 16,12-15"],
  ["berila za god svete Barbare", "2026-12-04", "readings", "Mt 9,27-31"],
  ["kdaj je letos Miklavž", "2026-12-06", undefined, "Mr 1,1-8"],
  ["praznik svete družine", "2026-12-27", undefined, "Lk 2,22-40"],
  ["god svetega Jožefa", "2027-03-19", undefined, "Mt 1,16.18-21.24a"],
  ["berila 8. december", "2026-12-08", "readings", "Lk 1,26-38"],
  ["berila 1. maj", "2027-05-01", "readings", "Jn 15,18-21"],
  ["god sv. Jožefa Delavca", "2027-05-01", undefined, "Mt 13,54-58"],
  ["kateri psalm se poje na pepelnico", "2027-02-10", "psalm", "Ps 51,3-4.5-6a.12-13.14.17"],
  ["24. december", "2026-12-24", undefined, "Mt 1,1-25"],
  ["December 8", "2026-12-08", undefined, "Lk 1,26-38"],
  ["25. Dezember", "2026-12-25", undefined, "Jn 1,1-18"],
  ["8 dicembre", "2026-12-08", undefined, "Lk 1,26-38"],
  ["2026-12-08", "2026-12-08", undefined, "Lk 1,26-38"],
  ["24. 12.", "2026-12-24", undefined, "Mt 1,1-25"],
  ["Torek, 8. 12.", "2026-12-08", undefined, "Lk 1,26-38"],
  ["nedelja 6. decembra", "2026-12-06", undefined, "Mr 1,1-8"],
  ["Sunday December 6", "2026-12-06", undefined, "Mr 1,1-8"],
  ["berila za 24.12.", "2026-12-24", "readings", "Mt 1,1-25"],
  ["berila za jutri", "2026-11-29", "readings", "Mr 13,33-37"],
  ["nedeljski evangelij", "2026-11-29", "gospel", "Mr 13,33-37"],
  ["kdaj je pepelnica 2029", "2029-02-14", undefined, "Mt 6,1-6.16-18"],
  ["when is Easter this year", "2026-04-05", undefined, "Jn 20,1-9"],
  ["gospel of the day", "2026-11-28", "gospel", "Lk 21,34-36"],
  ["vangelo del giorno", "2026-11-28", "gospel", "Lk 21,34-36"],
  ["Evangelium von heute", "2026-11-28", "gospel", "Lk 21,34-36"],
  ["gospel for St Stephen's Day", "2026-12-26", "gospel", "Mt 10,17-22"],
  ["readings for the Immaculate Conception", "2026-12-08", "readings", "Lk 1,26-38"],
  ["Lesungen für Allerheiligen", "2027-11-01", "readings", "Mt 5,1-12a"],
  ["wann ist Fronleichnam", "2027-05-27", undefined, "Mr 14,12-16.22-26"],
  ["quando è il Corpus Domini", "2027-05-27", undefined, "Mr 14,12-16.22-26"],
  ["Tageslesung", "2026-11-28", "readings", "Lk 21,34-36"],
  ["Tagesevangelium", "2026-11-28", "gospel", "Lk 21,34-36"],
  ["Lesungen des Tages", "2026-11-28", "readings", "Lk 21,34-36"],
  ["die heutige Lesung", "2026-11-28", "readings", "Lk 21,34-36"],
  ["Tagespsalm", "2026-11-28", "psalm", "Ps 95,1-2.3-5.6-7"],
  ["Sonntagslesungen", "2026-11-29", "readings", "Mr 13,33-37"],
  ["Sonntagsevangelium", "2026-11-29", "gospel", "Mr 13,33-37"],
  ["today's readings", "2026-11-28", "readings", "Lk 21,34-36"],
  ["daily mass readings", "2026-11-28", "readings", "Lk 21,34-36"],
  ["when does lent start", "2027-02-10", undefined, "Mt 6,1-6.16-18"],
  ["when does Lent begin 2029", "2029-02-14", undefined, "Mt 6,1-6.16-18"],
  ["the beginning of Advent", "2026-11-29", undefined, "Mr 13,33-37"],
  ["start of the Easter season", "2027-03-28", undefined, "Jn 20,1-9"],
  ["wann beginnt die Fastenzeit", "2027-02-10", undefined, "Mt 6,1-6.16-18"],
  ["Beginn der Adventszeit", "2026-11-29", undefined, "Mr 13,33-37"],
  ["wann fängt der Advent an", "2026-11-29", undefined, "Mr 13,33-37"],
  ["kdaj se začne post", "2027-02-10", undefined, "Mt 6,1-6.16-18"],
  ["začetek postnega časa 2028", "2028-03-01", undefined, "Mt 6,1-6.16-18"],
  ["kdaj se začne letos advent", "2026-11-29", undefined, "Mr 13,33-37"],
  ["evangelij na začetku adventa", "2026-11-29", "gospel", "Mr 13,33-37"],
  ["quando inizia la quaresima", "2027-02-10", undefined, "Mt 6,1-6.16-18"],
  ["inizio dell'avvento", "2026-11-29", undefined, "Mr 13,33-37"],
  ["salmo di Pasqua", "2027-03-28", "psalm", "Ps 118,1-2.16-17.22-23"],
  ["god sv. Martina", "2027-11-11", undefined, "Lk 17,20-25"],
  ["psalm for the Assumption", "2027-08-15", "psalm", "Ps 45,10.11-12.16"],
  ["christmas midnight mass", "2026-12-25", undefined, "Lk 2,1-14"],
  ["messa di mezzanotte natale", "2026-12-25", undefined, "Lk 2,1-14"],
  ["sveti večer polnočnica evangelij", "2026-12-25", "gospel", "Lk 2,1-14"],
  ["velika sobota vigilija berila", "2027-03-27", "readings", "Mr 16,1-7"],
  ["Marija Pomagaj 24. maj", "2027-05-24", undefined, "Jn 2,1-11"],
  ["evangelij krst Gospodov", "2027-01-10", "gospel", "Mr 1,7-11"],
  ["mašna berila za soboto", "2026-11-28", "readings", "Lk 21,34-36"],
  ["evangelij naslednjo soboto", "2026-12-05", "gospel", "Mt 9,35-10,1.5a.6-8"],
  ["evangelij prihodnje nedelje", "2026-11-29", "gospel", "Mr 13,33-37"],
  ["gospel for next Sunday", "2026-11-29", "gospel", "Mr 13,33-37"],
  ["Evangelium vom nächsten Mittwoch", "2026-12-02", "gospel", "Mt 15,29-37"],
  ["vangelo di lunedì", "2026-11-30", "gospel", "Mt 4,18-22"],
  ["kaj je danes za god", "2026-11-28", undefined, "Lk 21,34-36"],
  ["kdo goduje jutri", "2026-11-29", undefined, "Mr 13,33-37"],
  ["what feast is today", "2026-11-28", undefined, "Lk 21,34-36"],
];
describe("a question names a day and what of its Mass is asked for:", () => {
  for (const [text, date, part, citation] of QUESTIONS) {
    test(text, () => {
      const found = ask(text);
      assert.deepEqual([found?.day.date, found?.part], [date, part]);
      assert.equal(readingInQuestion(found!, calendar)?.citation, citation);
    });
  }
});

test("no question but the first reads a table", ({ mock }) => {
  for (const [text] of QUESTIONS) ask(text);
  const { mock: reading } = mock.method(fs, "readFileSync");
  syncBuiltinESMExports();
  for (const [text] of QUESTIONS) ask(text);
  mock.restoreAll();
  syncBuiltinESMExports();
  assert.equal(reading.callCount(), 0);
});

test("on a Sunday the next one is a week ahead, the coming one today", () => {
  for (const [text, date] of [
    ["gospel for next Sunday", "2026-12-06"],
    ["evangelij prihodnje nedelje", "2026-12-06"],
    ["berila prihodnji torek", "2026-12-01"],
    ["nedeljski evangelij", "2026-11-29"],
  ] as const) {
    assert.equal(findDayInQuestion(text, { from: "2026-11-29", calendar })?.day.date, date, text);
  }
});

const OTHERS = [
  ...["dobri pastir", "na poti v Emavs", "evangelij po Janezu", "evangelij o dobrem pastirju", "psalm 23", "evangelij"],
  ...["psalm za umrle", "berila za poroko", "gospel of the good samaritan", "vangelo del buon samaritano", "mass", ""],
  ...["god of Joseph", "psalm 23.1", "psalm 23 1", "berila za krst", "when Jesus wept", "Fest der Liebe"],
  ...[
    "on the",
    "berila berila",
    "lent",
    "advent",
    "the beginning",
    "post in molitev",
    "Tages",
    "start",
    "evangelij ".repeat(50),
    "božič in Herod",
    "Lesung aus dem Buch Jesaja",
  ],
  ...["this is the day", "feast day", "god in Martina", "in the new day", "wann ist Tag", "sobota je za človeka"],
  ...["3 Marije", "40 dni", "12 apostolov", "5.3", "31. februar", "ponedeljek 6. decembra", "nedelja 6"],
];
describe("a text names no day:", () => {
  for (const text of OTHERS) test(JSON.stringify(text.slice(0, 40)), () => assert.equal(ask(text), undefined));
});
