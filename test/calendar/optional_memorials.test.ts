/** What may be kept beside a day: optional memorials, commemorations, memorials that meet, and what single churches keep. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Diocese } from "../../src/base/dioceses.ts";
import { dayNumber, formatCalendarDate } from "../../src/calendar/calendar_date.ts";
import { celebrationRecords, churchCalendar, liturgicalDay } from "../../src/calendar/mod.ts";

const written = (date: string, diocese?: Diocese): string[] =>
  celebrationRecords(liturgicalDay(date, churchCalendar({ diocese }))).map(
    ({ name, rank, color }) => `${name} · ${rank} · ${color}`,
  );

const days: [what: string, date: string, expected: string[]][] = [
  [
    "an optional memorial is named with the weekday, never in its place",
    "2026-10-22",
    ["četrtek 29. tedna med letom · weekday · green", "sv. Janez Pavel II. · optional_memorial · white"],
  ],
  [
    "two saints of one day",
    "2026-01-20",
    [
      "torek 2. tedna med letom · weekday · green",
      "sv. Fabijan · optional_memorial · red",
      "sv. Boštjan (Sebastijan) · optional_memorial · red",
    ],
  ],
  ["an obligatory memorial", "2026-02-03", ["sv. Blaž · memorial · red"]],
  ["a feast that moves goes before a memorial", "2025-06-27", ["Srce Jezusovo · solemnity · white"]],
  ["Hemma of Gurk, where no feast is", "2028-06-27", ["sv. Ema Krška · memorial · white"]],
  ["Alojzij Grozde", "2026-05-27", ["bl. Alojzij Grozde · memorial · red"]],
  [
    "in Lent a memorial is a commemoration, in the color of the weekday",
    "2026-03-07",
    ["sobota 2. postnega tedna · weekday · violet", "sv. Perpetua in sv. Felicita · optional_memorial · violet"],
  ],
  [
    "so it is from 17 to 24 December",
    "2026-12-21",
    [
      "ponedeljek 4. adventnega tedna, 21. december · weekday · violet",
      "sv. Peter Kanizij · optional_memorial · violet",
    ],
  ],
  [
    "and in the octave of Christmas",
    "2026-12-29",
    ["5. dan božične osmine · weekday · white", "sv. Tomaž Becket · optional_memorial · white"],
  ],
  ["not on Ash Wednesday", "2027-02-10", ["pepelnična sreda · weekday · violet"]],
  ["not in Holy Week", "2029-03-26", ["ponedeljek velikega tedna · weekday · violet"]],
  ["not in the octave of Easter", "2026-04-11", ["sobota velikonočne osmine · solemnity · white"]],
  ["not on a Sunday", "2026-11-15", ["33. navadna nedelja · sunday · green"]],
  [
    "the Immaculate Heart and Saint Anthony, the Heart first",
    "2026-06-13",
    [
      "sobota 10. tedna med letom · weekday · green",
      "Marijino brezmadežno srce · optional_memorial · white",
      "sv. Anton Padovanski · optional_memorial · white",
    ],
  ],
  [
    "the Immaculate Heart and Saint Irenaeus",
    "2025-06-28",
    [
      "sobota 12. tedna med letom · weekday · green",
      "Marijino brezmadežno srce · optional_memorial · white",
      "sv. Irenej · optional_memorial · red",
    ],
  ],
  [
    "the Immaculate Heart and Saint Boniface",
    "2027-06-05",
    [
      "sobota 9. tedna med letom · weekday · green",
      "Marijino brezmadežno srce · optional_memorial · white",
      "sv. Bonifacij · optional_memorial · red",
    ],
  ],
  ["the Immaculate Heart alone", "2024-06-08", ["Marijino brezmadežno srce · memorial · white"]],
  [
    "the Sunday of dedications",
    "2026-10-25",
    [
      "30. navadna nedelja · sunday · green",
      "Obletnica posvetitve lastne cerkve – žegnanjska nedelja · solemnity · white",
    ],
  ],
  [
    "the Sunday of thanksgiving",
    "2022-11-06",
    ["32. navadna nedelja · sunday · green", "zahvalna nedelja · sunday · green"],
  ],
  ["Christ the King", "2026-11-22", ["Jezus Kristus, Kralj vesoljstva · solemnity · white"]],
];

for (const [what, date, expected] of days) {
  test(`${what}: ${date}`, () => assert.deepEqual(written(date), expected));
}

const dioceses: [date: string, diocese: Diocese | undefined, expected: string][] = [
  ["2026-05-27", "ljubljana", "bl. Alojzij Grozde · feast · red"],
  ["2026-05-27", "novo-mesto", "bl. Alojzij Grozde · feast · red"],
  ["2026-05-27", "maribor", "bl. Alojzij Grozde · memorial · red"],
  ["2026-06-19", "koper", "Obletnica posvetitve koprske stolnice · feast · white"],
  ["2026-06-19", undefined, "petek 11. tedna med letom · weekday · green"],
];

for (const [date, diocese, expected] of dioceses) {
  test(`${date} in ${diocese ?? "no diocese"}: ${expected}`, () => {
    assert.equal(written(date, diocese)[0], expected);
    // What is asked for one diocese is not remembered for another.
    assert.equal(written(date)[0], written(date, undefined)[0]);
  });
}

test("Matthias on 24 February gives way to Ash Wednesday and to Sundays, and to nothing else, from 1900 to 2100", () => {
  const gaveWay: string[] = [];
  for (let year = 1900; year <= 2100; year += 1) {
    const day = liturgicalDay(`${year}-02-24`);
    const isKept = day.celebration?.id === "matthias";
    if (!isKept && day.season === "lent") gaveWay.push(`${year} ${day.name.sl}`);
    assert.equal(isKept, day.weekday !== 0 && day.name.en !== "Ash Wednesday", `${year}`);
    if (isKept) assert.equal(day.rank, "feast");
    assert.equal(liturgicalDay(`${year}-05-14`).celebration?.id === "matthias", false, `${year}`);
  }
  assert.deepEqual(gaveWay, [
    "1901 1. postna nedelja",
    "1907 2. postna nedelja",
    "1909 pepelnična sreda",
    "1918 2. postna nedelja",
    "1929 2. postna nedelja",
    "1971 pepelnična sreda",
    "1980 1. postna nedelja",
    "1982 pepelnična sreda",
    "1985 1. postna nedelja",
    "1991 2. postna nedelja",
    "1993 pepelnična sreda",
    "2002 2. postna nedelja",
    "2008 3. postna nedelja",
    "2013 2. postna nedelja",
    "2064 1. postna nedelja",
    "2066 pepelnična sreda",
    "2072 pepelnična sreda",
    "2075 1. postna nedelja",
    "2077 pepelnična sreda",
    "2086 2. postna nedelja",
    "2092 2. postna nedelja",
    "2097 2. postna nedelja",
  ]);
});

test("what is beside a day may be left out, but where some churches keep it, and is named once", () => {
  for (let day = dayNumber(1900, 1, 1); day < dayNumber(2101, 1, 1); day += 1) {
    const { date, beside, celebration, celebrations, name } = liturgicalDay(formatCalendarDate(day));
    assert.equal(celebrations[0]!.name, name, date);
    assert.equal(celebrations.length, beside.length + 1, date);
    for (const { id, rank } of beside) {
      assert.notEqual(id, celebration?.id, date);
      const isLocal = id === "church-dedication" || id === "thanksgiving";
      assert.ok(isLocal || rank === "optional_memorial", `${date} ${id}`);
    }
  }
});

const thanksgivings: [date: string, witness: string][] = [
  ["2007-11-04", "a parish announced it"],
  ["2023-11-05", "the Slovenian Bishops' Conference announced it"],
  ["2020-11-08", "1 November is itself a Sunday"],
  ["2026-11-08", "the 32nd Sunday"],
];

for (const [date, witness] of thanksgivings) {
  test(`Thanksgiving Sunday is the Sunday after All Saints: ${date}, ${witness}`, () => {
    const { year } = { year: date.slice(0, 4) };
    const sundays = Array.from({ length: 30 }, (_, index) =>
      formatCalendarDate(dayNumber(Number(year), 10, 25) + index),
    );
    const found = sundays.filter((each) => liturgicalDay(each).beside.some(({ id }) => id === "thanksgiving"));
    assert.deepEqual(found, [date]);
  });
}

const saturdays: [what: string, date: string, expected: string[]][] = [
  ["a free Saturday of ordinary time", "2026-08-29", ["passion-of-john"]],
  ["a Saturday without a celebration", "2026-07-18", ["mary-on-saturday"]],
  ["a Saturday with an optional memorial", "2026-11-28", ["mary-on-saturday"]],
  ["optional memorials come first", "2026-09-19", ["januarius", "mary-on-saturday"]],
  ["not where an obligatory memorial is", "2026-11-21", ["presentation-of-mary"]],
  ["not beside the Immaculate Heart", "2026-06-13", ["immaculate-heart", "anthony-of-padua"]],
  ["not in Lent", "2026-03-21", []],
  ["not in Advent", "2026-12-05", []],
  ["not in the Easter season", "2026-05-09", []],
];

for (const [what, date, expected] of saturdays) {
  test(`Mary on Saturday (Universal Norms, no. 15): ${what}, ${date}`, () => {
    const { celebration, beside } = liturgicalDay(date);
    assert.deepEqual(
      [...(celebration ? [celebration] : []), ...beside].map(({ id }) => id),
      expected,
    );
  });
}

test("the martyrs of the Drina are an optional memorial on 15 December, in red", () => {
  assert.deepEqual(written("2026-12-15").slice(1), ["bl. drinske mučenke · optional_memorial · red"]);
});
