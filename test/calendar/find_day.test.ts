import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { findDay } from "../../src/calendar/find_day.ts";
import {
  churchCalendar,
  findDayInQuestion,
  findDays,
  formatCalendarDate,
  liturgicalDay,
  parseDate,
} from "../../src/calendar/mod.ts";
import { LANGUAGES, textIn, translator } from "../../src/i18n/mod.ts";
import { cellsOf } from "../support/tables.ts";

const from = "2026-11-22";

const names = [...cellsOf("test/fixtures/calendar/days_by_name.tsv"), ["", ""], ["x".repeat(10_000), ""]];
for (const [name = "", date = ""] of names) {
  test(`findDay() finds ${name.slice(0, 40)} ${date === "" ? "nowhere" : `on ${date}`}`, () => {
    assert.equal(findDay(name, { from })?.date ?? "", date);
  });
}

for (const language of LANGUAGES) {
  const hint = translator(language)("calendar_pages.month.find_hint");
  for (const name of hint.replace(/^[^:]*:|\.$/g, "").split(",")) {
    test(`findDay() finds${name}, which the hint in ${language} promises`, () => {
      assert.notEqual(findDay(name.trim(), { from }), undefined);
    });
  }
}

for (const language of LANGUAGES) {
  test(`findDayInQuestion() finds every day of two years by its name in ${language}`, () => {
    const missed = [];
    for (let day = parseDate("2026-11-29"); day < parseDate("2028-12-03"); day++) {
      const { name } = liturgicalDay(formatCalendarDate(day));
      const wanted = textIn(name, language);
      const found = findDayInQuestion(wanted, { from: formatCalendarDate(day - 20) })?.day;
      if (found?.name.sl !== name.sl) missed.push(wanted);
    }
    assert.deepEqual(missed, []);
  });
}

const called: [name: string, dates: string[]][] = [
  ["12. nedelja med letom", ["2027-06-20"]],
  ["34. navadna nedelja", ["2026-11-22"]],
  ["četrtek 4. adventnega tedna", ["2026-12-24"]],
  ["5. dan božične osmine", ["2026-12-29"]],
  ["torek v božičnem času", ["2027-01-05"]],
  ["pepelnica", ["2027-02-10"]],
  ["cvetna", ["2027-03-21"]],
  ["bela", ["2027-04-04"]],
  ["tiha nedelja", ["2027-03-14"]],
  ["sveti večer", ["2026-12-24"]],
  ["velika gospojnica", ["2027-08-15"]],
  ["mala gospojnica", ["2027-09-08"]],
  ["vnebovzetje", ["2027-08-15"]],
  ["Slomšek", ["2027-09-24"]],
  ["slomsek", ["2027-09-24"]],
  ["Slomšk", ["2027-09-24"]],
  ["Grozde", ["2027-05-27"]],
  ["mohorjevo", ["2027-07-12"]],
  ["jurjevo", ["2027-04-24"]],
  ["martinovo", ["2027-11-11"]],
  ["martinvo", ["2027-11-11"]],
  ["miklavž", ["2026-12-06"]],
  ["vsi sveti", ["2027-11-01"]],
  ["vernih duš dan", ["2027-11-02"]],
  ["binkoštni ponedeljek", ["2027-05-17"]],
  ["binkostni ponedelek", ["2027-05-17"]],
  ["Christmas Eve", ["2026-12-24"]],
  ["vigilia di Natale", ["2026-12-24"]],
  ["Heiligabend", ["2026-12-24"]],
  ["Epifanja", ["2027-01-06"]],
  ["Kirchweih", ["2027-10-31"]],
  ["kvatre", ["2026-12-09", "2027-02-17", "2027-05-19", "2027-09-15"]],
  ["zimske kvatre", ["2026-12-09", "2026-12-16"]],
  ["kvatre po sv. Luciji", ["2026-12-16"]],
  ["kvatrni teden", ["2026-12-09", "2027-02-17", "2027-05-19", "2027-09-15"]],
  ["Quatember", ["2026-12-09", "2027-02-17", "2027-05-19", "2027-09-15"]],
  ["kvatrna sobota", ["2026-12-12", "2027-02-20", "2027-05-22", "2027-09-18"]],
  ["kvatrna nedelja", ["2027-02-21", "2027-09-19"]],
  ["prva adventna nedelja", ["2026-11-29"]],
  ["tretja postna", ["2027-02-28"]],
  ["Cetrta velikonocna nedelja", ["2027-04-18"]],
  ["second Sunday of Advent", ["2026-12-06"]],
  ["dritter Adventsonntag", ["2026-12-13"]],
  ["seconda domenica di Pasqua", ["2027-04-04"]],
  ["Ana in Joahim", ["2027-07-26"]],
  ["Filip in Jakob", ["2027-05-03"]],
  ["sv. Filip in Jakob mlajši", ["2027-05-03"]],
  ["Peter in Pavel", ["2027-06-29"]],
  ["sveti Simon in sveti Juda Tadej", ["2027-10-28"]],
  ["Mihael, Gabriel in Rafael", ["2027-09-29"]],
  ["velika sreda", ["2027-03-24"]],
  ["oljčna nedelja", ["2027-03-21"]],
  ["prošnji dnevi", ["2027-05-03"]],
  ["debeli cetrtek", ["2027-02-04"]],
  ["rožnovenska nedelja", ["2027-10-03"]],
  ["misijonska nedelja", ["2027-10-24"]],
  ["nedelja dobrega pastirja", ["2027-04-18"]],
  ["novo leto", ["2027-01-01"]],
  ["polnočnica", ["2026-12-25"]],
  ["barbara", ["2026-12-04"]],
  ["99. adventna nedelja", []],
  ["Jn 3,16", []],
  ["x".repeat(10_000), []],
];

for (const [name, dates] of called) {
  test(`findDays() finds ${name.slice(0, 40)} on ${dates.join(", ") || "no day"}`, () => {
    assert.deepEqual(
      findDays(name, { from }).map(({ day }) => day.date),
      dates,
    );
  });
}

test("findDays() finds all days that a name may mean, the next of each by date", () => {
  assert.deepEqual(
    findDays("Anton", { from }).map(({ day }) => day.date),
    ["2027-01-17", "2027-06-13", "2027-07-07", "2027-09-24", "2027-10-24"],
  );
});

test("findDays() computes each day once, however many names are sought, and none again for the next who asks", () => {
  const calendar = churchCalendar();
  const { mock: computed } = mock.method(calendar, "year");
  const first = findDays("nedelja", { from, calendar });
  assert.equal(first.length, 12);
  assert.ok(computed.callCount() <= 3 * 366 + 12, `${computed.callCount()} days`);
  computed.resetCalls();
  for (const name of ["nedelja", "sunday", "med letom", "domenica"]) findDays(name, { from, calendar });
  assert.ok(computed.callCount() <= 4 * 12, `${computed.callCount()} days`);
  assert.deepEqual(findDays("nedelja", { from: "2027-01-01", calendar })[0]?.day.date, "2027-01-03");
  assert.deepEqual(findDays("nedelja", { from, calendar }), first);
});

test("findDay() computes three years once for many solemnities that are never kept", () => {
  // The Monday after 30 December is in the next year, unless it is the 31st: not before 2029.
  const lines = Array.from(
    { length: 30 },
    (_, n) => `monday>12-30 | no-${n} | 4 | red | O | | sl: n ${n} | en: n ${n}`,
  );
  const calendar = churchCalendar({ feasts: [{ text: lines.join("\n"), file: "feasts.txt" }] });
  const { mock: computed } = mock.method(calendar, "year");
  for (let n = 0; n < 30; n += 1) findDay(`n ${n}`, { from, calendar });
  assert.ok(computed.callCount() <= 3 * 366 + 30, `${computed.callCount()} days`);
});
