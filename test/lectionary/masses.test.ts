import assert from "node:assert/strict";
import { test } from "node:test";
import { formatCalendarDate, liturgicalDay, parseDate } from "../../src/calendar/mod.ts";
import { isLectionaryDate, type Mass, massesOf, type Reading } from "../../src/lectionary/mod.ts";

const citation = (mass: Mass | undefined, kind: string) =>
  mass?.readings.find((reading) => reading.kind === kind)?.citation;

test("every day from 2000 to 2050 has a Mass with a reading, a psalm and a Gospel, on Sundays a second reading", () => {
  let days = 0;
  for (let day = parseDate("2000-01-01"); day <= parseDate("2050-12-31"); day += 1) {
    const date = formatCalendarDate(day);
    const { rank, weekday, season } = liturgicalDay(date);
    for (const mass of massesOf(date)) {
      const kinds = mass.readings.map(({ kind }) => kind);
      const isVigil = kinds.includes("reading");
      assert.ok(kinds.includes("psalm") && kinds.at(-1) === "gospel", `${date}: ${kinds}`);
      assert.ok(isVigil || kinds.filter((kind) => kind === "first_reading").length === 1, date);
      const wantsTwo = weekday === 0 || (rank === "solemnity" && season !== "easter");
      if (wantsTwo && !isVigil) assert.ok(kinds.includes("second_reading"), `${date}: ${kinds}`);
      for (const { title, alternatives } of mass.readings) {
        assert.ok(title.sl !== "" && title.en !== "");
        for (const { alternatives: none } of alternatives) assert.deepEqual(none, []);
      }
    }
    days += 1;
  }
  assert.equal(days, 18_628);
});

test("Ash Wednesday has a second reading, as no other weekday of Lent", () => {
  assert.equal(citation(massesOf("2026-02-18")[0], "second_reading"), "2 Kor 5,20-6,2");
  assert.equal(citation(massesOf("2026-02-19")[0], "second_reading"), undefined);
});

test("what the Sunday has had is not read again on the Monday", () => {
  assert.equal(citation(massesOf("2025-11-30")[0], "first_reading"), "Iz 2,1-5");
  assert.equal(citation(massesOf("2025-12-01")[0], "first_reading"), "Iz 4,2-6");
  assert.equal(citation(massesOf("2023-12-04")[0], "first_reading"), "Iz 2,1-5");
});

/** A day and what is read on it: the first reading, and the Gospel. */
const days: [what: string, date: string, first: string, gospel: string][] = [
  ["the 1st Sunday of Advent, year A", "2025-11-30", "Iz 2,1-5", "Mt 24,37-44"],
  ["17 December on a weekday", "2025-12-17", "1 Mz 49,1-2.8-10", "Mt 1,1-17"],
  ["the 3rd Sunday of Advent on 17 December, year B", "2023-12-17", "Iz 61,1-2a.10-11", "Jn 1,6-8.19-28"],
  ["Saint Stephen", "2025-12-26", "Apd 6,8-10; 7,54-60", "Mt 10,17-22"],
  ["the Holy Family on a Friday, year A", "2022-12-30", "Sir 3,2-6.12-14", "Mt 2,13-15.19-23"],
  ["the 7th day of the octave", "2025-12-31", "1 Jn 2,18-21", "Jn 1,1-18"],
  ["7 January", "2026-01-07", "1 Jn 3,22-4,6", "Mt 4,12-17.23-25"],
  ["the Baptism of the Lord, year A", "2026-01-11", "Iz 42,1-4.6-7", "Mt 3,13-17"],
  ["the Monday after it, year II", "2026-01-12", "1 Sam 1,1-8", "Mr 1,14-20"],
  ["the Monday after it, year I", "2025-01-13", "Heb 1,1-6", "Mr 1,14-20"],
  ["Ash Wednesday", "2026-02-18", "Jl 2,12-18", "Mt 6,1-6.16-18"],
  ["the Tuesday before it, year II", "2026-02-17", "Jak 1,12-18", "Mr 8,14-21"],
  ["the Saturday after it", "2026-02-21", "Iz 58,9b-14", "Lk 5,27-32"],
  ["the 5th Sunday of Lent, year C", "2025-04-06", "Iz 43,16-21", "Jn 8,1-11"],
  ["the Monday after it, year C", "2025-04-07", "Dan 13,1-9.15-17.19-30.33-62", "Jn 8,12-20"],
  ["the Monday of the 5th week of Lent, year A", "2026-03-23", "Dan 13,1-9.15-17.19-30.33-62", "Jn 8,1-11"],
  ["Easter Monday", "2026-04-06", "Apd 2,14.22-33", "Mt 28,8-15"],
  ["the Monday of the 4th week of Easter, year A", "2026-04-27", "Apd 11,1-18", "Jn 10,11-18"],
  ["the Monday of the 4th week of Easter, year B", "2024-04-22", "Apd 11,1-18", "Jn 10,1-10"],
  ["the Ascension, year A", "2026-05-14", "Apd 1,1-11", "Mt 28,16-20"],
  ["Mary, Mother of the Church: the weekday's", "2024-05-20", "Jak 3,13-18", "Mr 9,14-29"],
  ["Trinity Sunday, year A", "2026-05-31", "2 Mz 34,4b-6.8-9", "Jn 3,16-18"],
  ["Corpus Christi, year A", "2026-06-04", "5 Mz 8,2-3.14b-16a", "Jn 6,51-58"],
  ["the Monday of the 18th week after its Sunday of year A", "2026-08-03", "Jer 28,1-17", "Mt 14,22-36"],
  ["the same where the Transfiguration was on that Sunday", "2023-08-07", "4 Mz 11,4b-15", "Mt 14,13-21"],
  ["the Tuesday of that week", "2026-08-04", "Jer 30,1-2.12-15.18-22", "Mt 15,1-2.10-14"],
  ["a memorial keeps the weekday's", "2025-11-22", "1 Mkb 6,1-13", "Lk 20,27-40"],
  ["Saints Timothy and Titus have their first reading", "2026-01-26", "2 Tim 1,1-8", "Mr 3,22-30"],
  ["the Passion of John the Baptist has its Gospel", "2025-08-29", "1 Tes 4,1-8", "Mr 6,17-29"],
  ["Christ the King, year A", "2026-11-22", "Ezk 34,11-12.15-17", "Mt 25,31-46"],
  ["the last day of the church year", "2026-11-28", "Raz 22,1-7", "Lk 21,34-36"],
];

for (const [what, date, first, gospel] of days) {
  test(`${what}, ${date}: ${first} and ${gospel}`, () => {
    const [mass] = massesOf(date);
    assert.equal(citation(mass, "first_reading"), first);
    assert.equal(citation(mass, "gospel"), gospel);
  });
}

/** Days on which celebrations meet: which is kept, by its first reading. */
const collisions: [what: string, date: string, kept: string, first: string][] = [
  [
    "the Annunciation leaves Good Friday for the Monday after the octave",
    "2016-04-04",
    "annunciation",
    "Iz 7,10-14; 8,10b",
  ],
  ["the Annunciation leaves Monday of Holy Week, which keeps its readings", "2024-03-25", "", "Iz 42,1-7"],
  ["the Annunciation of that year", "2024-04-08", "annunciation", "Iz 7,10-14; 8,10b"],
  ["the Immaculate Conception leaves the 2nd Sunday of Advent", "2024-12-08", "", "Bar 5,1-9"],
  ["the Immaculate Conception is on the Monday after it", "2024-12-09", "immaculate-conception", "1 Mz 3,9-15.20"],
  ["Saints Peter and Paul on a Sunday", "2025-06-29", "peter-paul", "Apd 12,1-11"],
  ["Saint Joseph on a weekday of Lent", "2026-03-19", "joseph", "2 Sam 7,4-5a.12-14a.16"],
  ["Saint Joseph leaves a Sunday of Lent", "2023-03-20", "joseph", "2 Sam 7,4-5a.12-14a.16"],
  ["the Presentation of the Lord on a Sunday", "2025-02-02", "presentation", "Mal 3,1-4"],
  ["All Souls on a Sunday", "2025-11-02", "all-souls", "Job 19,1.23-27a"],
  ["an apostle gives way to a Sunday", "2021-07-25", "", "2 Kr 4,42-44"],
  ["the Monday of the 34th week in a year of 33 weeks", "2026-11-23", "", "Raz 14,1-3.4-5"],
  ["the week after Pentecost in a year of 33 weeks", "2026-05-26", "philip-neri", "1 Pt 1,10-16"],
  ["the week after Pentecost in a year of 34 weeks", "2024-05-21", "", "Jak 4,1-10"],
  ["the Baptism of the Lord stays on Sunday where others keep it on a Monday", "2024-01-07", "baptism", "Iz 55,1-11"],
  ["the Monday after that belongs to ordinary time", "2024-01-08", "", "1 Sam 1,1-8"],
  ["Trinity Sunday goes before a memorial", "2025-06-15", "trinity", "Prg 8,22-31"],
  ["Corpus Christi goes before a memorial", "2025-06-19", "corpus-christi", "1 Mz 14,18-20"],
  ["24 December on a Sunday has the 4th Sunday of Advent", "2023-12-24", "", "2 Sam 7,1-5.8b-12.14.16"],
];

for (const [what, date, kept, first] of collisions) {
  test(`${what}: ${date}`, () => {
    assert.equal(liturgicalDay(date).celebration?.id ?? "", kept);
    assert.equal(citation(massesOf(date)[0], "first_reading"), first);
  });
}

test("years of 33 and of 34 weeks of ordinary time leave out a week or none, and read the rest in order", () => {
  const weeks = (year: number) => {
    const found = new Set<number>();
    for (let day = parseDate(`${year}-01-08`); day < parseDate(`${year}-11-27`); day += 1) {
      const { season, week } = liturgicalDay(formatCalendarDate(day));
      if (season === "ordinary") found.add(week);
    }
    return found.size;
  };
  assert.equal(weeks(2026), 33);
  assert.equal(weeks(2023), 34);
});

test("24 and 25 December have the four Masses of Christmas, the first on the eve, Christmas on a Monday too", () => {
  for (const year of [2023, 2025]) {
    const eve = massesOf(`${year}-12-24`);
    assert.deepEqual(
      eve.map(({ name }) => name.sl),
      [liturgicalDay(`${year}-12-24`).name.sl, "Božič – vigilijska maša"],
    );
    assert.equal(citation(eve[1], "gospel"), "Mt 1,1-25");
    const gospels = massesOf(`${year}-12-25`).map((mass) => citation(mass, "gospel"));
    assert.deepEqual(gospels, ["Lk 2,1-14", "Lk 2,15-20", "Jn 1,1-18"]);
  }
});

test("Palm Sunday begins with the Gospel of the procession, of its year", () => {
  for (const [date, procession, passion] of [
    ["2026-03-29", "Mt 21,1-11", "Mt 26,14-27,66"],
    ["2024-03-24", "Mr 11,1-10", "Mr 14,1-15,47"],
    ["2025-04-13", "Lk 19,28-40", "Lk 22,14-23,56"],
  ] as const) {
    const [mass, ...others] = massesOf(date);
    assert.deepEqual(others, []);
    assert.equal(mass?.readings[0]?.kind, "procession_gospel");
    assert.equal(mass.readings[0].citation, procession);
    const gospel = mass.readings.at(-1)!;
    assert.deepEqual([gospel.citation, gospel.title.sl], [passion, "Pasijon"]);
    assert.equal(gospel.alternatives[0]?.short, true);
  }
});

test("Holy Thursday has the Chrism Mass and the Mass of the Lord's Supper, Good Friday its liturgy", () => {
  const gospels = massesOf("2026-04-02").map((mass) => citation(mass, "gospel"));
  assert.deepEqual(gospels, ["Lk 4,16-21", "Jn 13,1-15"]);
  const [passion, ...others] = massesOf("2026-04-03");
  assert.deepEqual(others, []);
  assert.equal(citation(passion, "gospel"), "Jn 18,1-19,42");
});

test("Holy Saturday has the Easter Vigil: seven readings, each with its psalm, the epistle and the Gospel", () => {
  for (const [date, gospel] of [
    ["2026-04-04", "Mt 28,1-10"],
    ["2024-03-30", "Mr 16,1-7"],
    ["2025-04-19", "Lk 24,1-12"],
  ] as const) {
    const [vigil, ...others] = massesOf(date);
    assert.deepEqual(others, []);
    const kinds = vigil!.readings.map(({ kind }) => kind);
    const seven = Array.from({ length: 7 }, () => ["reading", "psalm"]).flat();
    assert.deepEqual(kinds, [...seven, "epistle", "psalm", "gospel"]);
    assert.equal(citation(vigil, "gospel"), gospel);
    const titles = vigil!.readings.filter(({ kind }) => kind === "reading").map(({ title }) => title.sl);
    assert.deepEqual(titles.slice(0, 3), ["Prvo berilo", "Drugo berilo", "Tretje berilo"]);
  }
});

const vigils: [eve: string, name: string, gospel: string][] = [
  ["2026-05-23", "Binkošti – vigilijska maša", "Jn 7,37-39"],
  ["2026-06-23", "Rojstvo Janeza Krstnika – vigilijska maša", "Lk 1,5-17"],
  ["2022-06-22", "Rojstvo Janeza Krstnika – vigilijska maša", "Lk 1,5-17"],
  ["2026-06-28", "Sv. Peter in Pavel – vigilijska maša", "Jn 21,15-19"],
  ["2026-08-14", "Marijino vnebovzetje – vigilijska maša", "Lk 11,27-28"],
];

for (const [eve, name, gospel] of vigils) {
  test(`${eve} has ${name} in the evening`, () => {
    const masses = massesOf(eve);
    assert.equal(masses.length, 2);
    assert.equal(masses[1]!.name.sl, name);
    assert.equal(citation(masses[1], "gospel"), gospel);
  });
}

const choicesOf = (date: string, kind: string): string[] =>
  massesOf(date)[0]!
    .readings.find((reading) => reading.kind === kind)!
    .alternatives.map((each: Reading) => `${each.short ? "short " : ""}${each.citation}`);

const choices: [what: string, date: string, kind: string, expected: string[]][] = [
  ["a short form", "2026-03-08", "gospel", ["short Jn 4,5-15.19b-26.39a.40-42"]],
  [
    "the readings of year A in Lent of another year",
    "2024-03-03",
    "gospel",
    ["Jn 4,5-42", "short Jn 4,5-15.19b-26.39a.40-42"],
  ],
  ["the Gospels of Easter Sunday", "2026-04-05", "gospel", ["Lk 24,13-35", "Mt 28,1-10"]],
  ["the second reading of Easter Sunday", "2026-04-05", "second_reading", ["1 Kor 5,6b-8"]],
  ["a feast of the Lord on a weekday: one of its two readings", "2026-08-06", "first_reading", ["2 Pt 1,16-19"]],
  ["a memorial: its own reading beside the weekday's", "2025-08-29", "first_reading", ["Jer 1,17-19"]],
  ["the Holy Family, year C", "2024-12-29", "first_reading", ["Sir 3,2-6.12-14"]],
];

for (const [what, date, kind, expected] of choices) {
  test(`alternatives: ${what}, ${date}`, () => assert.deepEqual(choicesOf(date, kind), expected));
}

test("the verse before the Gospel is called so in Lent, and Alleluia elsewhere", () => {
  const title = (date: string) => massesOf(date)[0]!.readings.find(({ kind }) => kind === "acclamation")?.title.sl;
  assert.equal(title("2026-03-01"), "Vrstica pred evangelijem");
  assert.equal(title("2026-04-12"), "Aleluja");
});

test("massesOf() refuses what is no date and what is outside of 1900 to 2100", () => {
  for (const date of ["", "today", "2026-02-30", "1899-12-31", "2101-01-01", "26-01-01", "2026-1-1"]) {
    assert.equal(isLectionaryDate(date), false, date);
    assert.throws(() => massesOf(date), {
      name: "RangeError",
      message: /^Cannot find the readings of/,
    });
  }
  for (const date of ["1900-01-01", "2100-12-31"]) assert.ok(massesOf(date).length > 0, date);
});

const colors: [what: string, date: string, expected: string[]][] = [
  ["the morning of 24 December is violet, its vigil Mass white", "2026-12-24", ["violet", "white"]],
  ["Christmas is white", "2026-12-25", ["white", "white", "white"]],
  ["the Easter Vigil is white on a violet day", "2026-04-04", ["white"]],
  ["the eve of Pentecost has a red vigil Mass", "2026-05-23", ["white", "red"]],
  ["so has the eve of Peter and Paul", "2027-06-28", ["red", "red"]],
  ["Good Friday is red", "2026-04-03", ["red"]],
];

for (const [what, date, expected] of colors) {
  test(`${what}: ${date}`, () => {
    assert.deepEqual(
      massesOf(date).map(({ color }) => color),
      expected,
    );
  });
}

test("the dedication of the Lateran basilica has the psalm and the second reading of most witnesses", () => {
  const [mass] = massesOf("2025-11-09");
  const citations = mass!.readings.map(({ citation }) => citation);
  assert.deepEqual(citations.slice(1, 3), ["Ps 46,2-3.5-6.8-9", "1 Kor 3,9c-11.16-17"]);
});
