import assert from "node:assert/strict";
import { test } from "node:test";
import { dayNumber, formatCalendarDate } from "../../src/calendar/calendar_date.ts";
import { liturgicalDay, usualCalendar } from "../../src/calendar/mod.ts";

const names: [date: string, sl: string, en: string, rank: string, color: string][] = [
  ["2026-01-01", "Marija, sveta Božja Mati", "Mary, the Holy Mother of God", "solemnity", "white"],
  [
    "2026-01-03",
    "sobota v božičnem času, 3. januar",
    "Saturday of the Christmas season, 3 January",
    "weekday",
    "white",
  ],
  ["2026-01-04", "2. nedelja po božiču", "2nd Sunday after Christmas", "sunday", "white"],
  ["2026-01-06", "Gospodovo razglašenje", "The Epiphany of the Lord", "solemnity", "white"],
  ["2026-01-08", "četrtek po Gospodovem razglašenju", "Thursday after the Epiphany", "weekday", "white"],
  ["2026-01-11", "Jezusov krst", "The Baptism of the Lord", "feast", "white"],
  ["2026-01-12", "ponedeljek 1. tedna med letom", "Monday of the 1st week in Ordinary Time", "weekday", "green"],
  ["2026-01-18", "2. navadna nedelja", "2nd Sunday in Ordinary Time", "sunday", "green"],
  ["2026-02-18", "pepelnična sreda", "Ash Wednesday", "weekday", "violet"],
  ["2026-02-20", "petek po pepelnici", "Friday after Ash Wednesday", "weekday", "violet"],
  ["2026-02-22", "1. postna nedelja", "1st Sunday of Lent", "sunday", "violet"],
  ["2026-03-15", "4. postna nedelja", "4th Sunday of Lent", "sunday", "rose"],
  ["2026-03-29", "cvetna nedelja", "Palm Sunday", "sunday", "red"],
  ["2026-04-01", "sreda velikega tedna", "Wednesday of Holy Week", "weekday", "violet"],
  ["2026-04-02", "veliki četrtek", "Holy Thursday", "triduum", "white"],
  ["2026-04-03", "veliki petek", "Good Friday", "triduum", "red"],
  ["2026-04-04", "velika sobota", "Holy Saturday", "triduum", "violet"],
  [
    "2026-04-05",
    "Velika noč – Gospodovo vstajenje",
    "Easter Sunday of the Resurrection of the Lord",
    "solemnity",
    "white",
  ],
  ["2026-04-06", "velikonočni ponedeljek", "Easter Monday", "solemnity", "white"],
  [
    "2026-04-12",
    "2. velikonočna nedelja – nedelja Božjega usmiljenja",
    "2nd Sunday of Easter, Sunday of Divine Mercy",
    "sunday",
    "white",
  ],
  ["2026-04-14", "torek 2. velikonočnega tedna", "Tuesday of the 2nd week of Easter", "weekday", "white"],
  ["2026-05-14", "Gospodov vnebohod", "The Ascension of the Lord", "solemnity", "white"],
  ["2026-05-24", "Binkošti – prihod Svetega Duha", "Pentecost Sunday", "solemnity", "red"],
  [
    "2026-07-05",
    "sv. Ciril in Metod, slovanska apostola, sozavetnika Evrope",
    "Saints Cyril and Methodius, Apostles of the Slavs, Co-patrons of Europe",
    "solemnity",
    "white",
  ],
  ["2026-06-23", "torek 12. tedna med letom", "Tuesday of the 12th week in Ordinary Time", "weekday", "green"],
  ["2026-09-24", "bl. Anton Martin Slomšek", "Blessed Anton Martin Slomšek", "memorial", "white"],
  ["2026-10-26", "ponedeljek 30. tedna med letom", "Monday of the 30th week in Ordinary Time", "weekday", "green"],
  ["2026-11-02", "Spomin vseh vernih rajnih", "The Commemoration of All the Faithful Departed", "solemnity", "violet"],
  [
    "2026-11-22",
    "Jezus Kristus, Kralj vesoljstva",
    "Our Lord Jesus Christ, King of the Universe",
    "solemnity",
    "white",
  ],
  ["2026-12-01", "torek 1. adventnega tedna", "Tuesday of the 1st week of Advent", "weekday", "violet"],
  ["2026-12-13", "3. adventna nedelja", "3rd Sunday of Advent", "sunday", "rose"],
  [
    "2026-12-22",
    "torek 4. adventnega tedna, 22. december",
    "Tuesday of the 4th week of Advent, 22 December",
    "weekday",
    "violet",
  ],
  ["2026-12-29", "5. dan božične osmine", "5th day within the Octave of Christmas", "weekday", "white"],
  ["2028-02-29", "torek 8. tedna med letom", "Tuesday of the 8th week in Ordinary Time", "weekday", "green"],
];

for (const [date, slovenian, english, rank, color] of names) {
  test(`liturgicalDay("${date}") is ${english}`, () => {
    const day = liturgicalDay(date);
    assert.deepEqual([day.name.sl, day.name.en], [slovenian, english]);
    assert.equal(day.rank, rank);
    assert.equal(day.color, color);
  });
}

const transfers: [what: string, date: string, celebration: string | undefined][] = [
  ["Saint Joseph leaves a Sunday of Lent for Monday", "2023-03-20", "joseph"],
  ["Saint Joseph leaves Holy Week for the Saturday before it", "2008-03-15", "joseph"],
  ["Saint Joseph leaves Palm Sunday for the Saturday before it", "1967-03-18", "joseph"],
  ["the Annunciation leaves a Sunday of Lent for Monday", "2012-03-26", "annunciation"],
  ["the Annunciation leaves Good Friday for the Monday after the octave", "2016-04-04", "annunciation"],
  ["the Annunciation leaves Palm Sunday for the Monday after the octave", "2018-04-09", "annunciation"],
  ["Mary, Help of Christians leaves Pentecost for Monday", "2026-05-25", "mary-help"],
  ["Mary, Help of Christians leaves the Ascension for Friday", "2001-05-25", "mary-help"],
  ["Mary, Help of Christians leaves a Sunday of Easter for Monday", "2020-05-25", "mary-help"],
  ["the birth of John the Baptist goes before the Sacred Heart", "2022-06-23", "birth-of-john"],
  ["the Sacred Heart is kept on 24 June", "2022-06-24", "sacred-heart"],
  ["the birth of John the Baptist follows Corpus Christi", "2038-06-25", "birth-of-john"],
  ["Peter and Paul follow the Sacred Heart", "2057-06-30", "peter-paul"],
  ["Peter and Paul are kept on a Sunday", "2025-06-29", "peter-paul"],
  ["Cyril and Methodius are kept on a Sunday", "2026-07-05", "cyril-methodius"],
  ["Cyril and Methodius are not kept on 14 February", "2025-02-14", undefined],
  ["the Assumption is kept on a Sunday", "2027-08-15", "assumption"],
  ["the Presentation of the Lord is kept on a Sunday", "2025-02-02", "presentation"],
  ["the Transfiguration is kept on a Sunday", "2023-08-06", "transfiguration"],
  ["the Lateran basilica is kept on a Sunday", "2025-11-09", "lateran"],
  ["All Souls is kept on a Sunday", "2025-11-02", "all-souls"],
  ["an apostle gives way to a Sunday", "2021-07-25", undefined],
  ["Saint Andrew gives way to a Sunday of Advent", "2025-11-30", undefined],
  ["the Chair of Peter gives way to a Sunday of Lent", "2026-02-22", undefined],
  ["the Chair of Peter goes before a weekday of Lent", "2024-02-22", "chair-of-peter"],
  ["a memorial gives way to a weekday of Lent", "2026-02-23", undefined],
  ["Saint Mark gives way to the octave of Easter", "2025-04-25", undefined],
  ["the Immaculate Conception leaves a Sunday of Advent for Monday", "2024-12-09", "immaculate-conception"],
  ["the Holy Family is on 30 December where Christmas is a Sunday", "2022-12-30", "holy-family"],
  ["Saint Stephen gives way to the Holy Family", "2027-12-26", "holy-family"],
  ["Mary, Mother of the Church, goes before another memorial", "2042-05-26", "mother-of-the-church"],
  ["the Visitation goes before Mary, Mother of the Church", "2066-05-31", "visitation"],
  ["the Immaculate Heart and Saint Anthony are both optional", "2026-06-13", undefined],
  ["the Immaculate Heart gives way to John the Baptist", "2017-06-24", "birth-of-john"],
  ["26 October is a day like others", "2026-10-26", undefined],
];

for (const [what, date, celebration] of transfers) {
  test(`${what}: ${date}`, () => {
    assert.equal(liturgicalDay(date).celebration?.id, celebration);
  });
}

test("liturgicalDay() tells the year of the Sunday readings, which changes with Advent", () => {
  assert.equal(liturgicalDay("2025-11-29").sundayCycle, "C");
  assert.equal(liturgicalDay("2025-11-30").sundayCycle, "A");
  assert.equal(liturgicalDay("2026-11-29").sundayCycle, "B");
  assert.equal(liturgicalDay("2027-11-28").sundayCycle, "C");
});

test("liturgicalDay() tells the year of the weekday readings: I in odd years, II in even ones, from Advent on", () => {
  assert.equal(liturgicalDay("2025-11-29").weekdayCycle, "I");
  assert.equal(liturgicalDay("2025-11-30").weekdayCycle, "II");
  assert.equal(liturgicalDay("2026-06-09").weekdayCycle, "II");
  assert.equal(liturgicalDay("2027-06-09").weekdayCycle, "I");
});

test("liturgicalDay() gives the same day whatever was asked for before", () => {
  const first = liturgicalDay("2026-12-25");
  liturgicalDay("1900-03-01");
  assert.deepEqual(liturgicalDay("2026-12-25"), first);
});

test("the first and the last day of the calendar have their place", () => {
  assert.equal(liturgicalDay("1583-01-01").celebration?.id, "mother-of-god");
  assert.equal(liturgicalDay("9999-12-31").name.en, "7th day within the Octave of Christmas");
});

test("from 1900 to 2100 every solemnity is kept once a year, every other feast at most once", () => {
  const celebrations = usualCalendar()
    .rules.filter(({ dioceses, isBeside }) => dioceses === undefined && !isBeside)
    .map(({ celebration }) => celebration);
  for (let year = 1900; year <= 2100; year += 1) {
    const kept = new Map<string, number>();
    for (let day = dayNumber(year, 1, 1); day < dayNumber(year + 1, 1, 1); day += 1) {
      const id = liturgicalDay(formatCalendarDate(day)).celebration?.id;
      if (id !== undefined) kept.set(id, (kept.get(id) ?? 0) + 1);
    }
    for (const { id, rank } of celebrations) {
      const times = kept.get(id) ?? 0;
      assert.ok(rank === "solemnity" ? times === 1 : times <= 1, `${id} ${times} times in ${year}`);
    }
  }
});

test("the weeks of ordinary time run from 1 to 34, and no day of a season comes twice in a church year", () => {
  for (let year = 1900; year <= 2100; year += 1) {
    const days = new Set<string>();
    const weeks = new Set<number>();
    for (let day = dayNumber(year, 1, 14); day < dayNumber(year, 11, 27); day += 1) {
      const { season, week, weekday, date } = liturgicalDay(formatCalendarDate(day));
      if (season === "christmas" || week === 0) continue;
      const name = `${season} ${week} ${weekday}`;
      assert.ok(!days.has(name), `${name} twice: ${date}`);
      days.add(name);
      if (season === "ordinary") weeks.add(week);
    }
    assert.equal(Math.max(...weeks), 34, `${year}`);
    assert.ok(weeks.size >= 32, `${year} has ${weeks.size} weeks of ordinary time`);
  }
});
