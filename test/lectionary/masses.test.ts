import assert from "node:assert/strict";
import { test } from "node:test";
import {
  choicesOf as celebrationsToChoose,
  defaultCalendar,
  formatCalendarDate,
  liturgicalDay,
  parseDate,
  withCelebration,
} from "../../src/calendar/mod.ts";
import { isLectionaryDate, type Mass, massesOf, massesOfDay, type Reading } from "../../src/lectionary/mod.ts";
import { cellsOf } from "../support/tables.ts";

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

for (const [what, date = "", kept = "*", first, gospel = "*"] of cellsOf("test/fixtures/calendar/masses.tsv")) {
  test(`${what}, ${date}: ${first}`, () => {
    const [mass] = massesOf(date);
    assert.equal(citation(mass, "first_reading"), first);
    if (gospel !== "*") assert.equal(citation(mass, "gospel"), gospel);
    if (kept !== "*") assert.equal(liturgicalDay(date).celebration?.id ?? "-", kept);
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
  ["2026-06-28", "Sv. Peter in sv. Pavel – vigilijska maša", "Jn 21,15-19"],
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

for (const [eve, kept] of [
  ["2028-06-23", "Srce Jezusovo"],
  ["2030-06-28", "Srce Jezusovo"],
  ["2038-06-24", "Sveto Rešnje telo in kri – telovo"],
] as const) {
  test(`${eve} keeps the evening of ${kept} before a solemnity that is no higher`, () =>
    assert.deepEqual(
      massesOf(eve).map(({ name }) => name.sl),
      [kept],
    ));
}

test("no reading is to choose beside itself, also where an optional memorial is kept", () => {
  const calendar = defaultCalendar();
  for (let day = parseDate("2026-01-01"); day < parseDate("2034-01-01"); day++) {
    const usual = liturgicalDay(formatCalendarDate(day));
    const kept = celebrationsToChoose(usual).map(({ id }) => withCelebration(usual, id)!);
    for (const { readings } of [usual, ...kept].flatMap((each) => massesOfDay(each, calendar))) {
      for (const { citation, alternatives } of readings) {
        const forms = [citation, ...alternatives.map((each) => each.citation)];
        assert.equal(new Set(forms).size, forms.length, `${usual.date}: ${forms.join("; ")}`);
      }
    }
  }
});

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

test("the reading of Jacob's last words has his death, which is verse 32 in the Vulgate and 33 in the Hebrew", () => {
  assert.equal(massesOf("2027-07-10")[0]!.readings[0]!.citation, "1 Mz 49,29-33; 50,15-26a");
});

for (const [date = "", kind = "", expected] of cellsOf("test/fixtures/calendar/half_verses.tsv")) {
  test(`half verses keep their letters, books of one chapter have no number: ${date} ${kind}, ${expected}`, () => {
    assert.equal(citation(massesOf(date)[0], kind), expected);
  });
}

const ownOfMemorials: [what: string, date: string, celebration: string | undefined, expected: string][] = [
  ["Joachim and Ana", "2027-07-26", undefined, "Sir 44,1.10-15"],
  ["Timothy and Titus", "2027-01-26", undefined, "Tit 1,1-5"],
  ["Francis of Assisi", "2027-10-04", undefined, "Gal 6,14-18"],
  ["Monica", "2027-08-27", undefined, "Sir 26,1-4.13-16"],
  ["Our Lady of Lourdes, where she is chosen", "2028-02-11", "lourdes", "Iz 66,10-14c"],
];

for (const [what, date, celebration, expected] of ownOfMemorials) {
  test(`${what} offers the readings that the Ordo has for the memorial as a choice: ${date}`, () => {
    const day = liturgicalDay(date);
    const chosen = celebration === undefined ? day : withCelebration(day, celebration)!;
    const first = massesOfDay(chosen, defaultCalendar())[0]!.readings[0]!;
    assert.deepEqual(
      first.alternatives.map(({ citation }) => citation),
      [expected],
    );
  });
}

test("a memorial that is a commemoration, as in Lent, leaves the weekday its readings", () => {
  // Polycarp in Lent, and before Lent.
  const choices = (date: string) => massesOf(date)[0]!.readings[0]!.alternatives.map(({ citation }) => citation);
  assert.deepEqual([choices("2027-02-23"), choices("2028-02-23")], [[], ["Raz 2,8-11"]]);
});
