/**
 * The church year against romcal, which no one here wrote: every movable feast of two hundred years, and every day
 * of years in which feasts meet. Where the two differ, the difference is written down here with its reason.
 */
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { readTable } from "../../src/base/source_files.ts";
import { liturgicalDay } from "../../src/calendar/mod.ts";

interface Moment {
  format(form: string): string;
}

interface Celebration {
  readonly moment: string;
  readonly key: string;
  readonly type: string;
  readonly data: { readonly season: { readonly key: string } };
}

const { Dates, Calendar } = createRequire(import.meta.url)("romcal") as {
  Dates: Record<string, (year: number, choice?: boolean) => Moment>;
  Calendar: { calendarFor(options: Record<string, unknown>): readonly Celebration[] };
};

/** Our name of a movable feast, romcal's, and romcal's options: Thursday for Corpus Christi, 6 January. */
const MOVABLE: readonly (readonly [ours: string, theirs: string, choice?: boolean])[] = [
  ["baptism", "baptismOfTheLord", true],
  ["joseph", "josephHusbandOfMary"],
  ["annunciation", "annunciation"],
  ["easter", "easter"],
  ["ascension", "ascension", false],
  ["pentecost", "pentecostSunday"],
  ["trinity", "trinitySunday"],
  ["corpus-christi", "corpusChristi", true],
  ["sacred-heart", "sacredHeartOfJesus"],
  ["christ-the-king", "christTheKing"],
  ["immaculate-conception", "immaculateConception"],
  ["holy-family", "holyFamily"],
];

for (const [ours, theirs, choice] of MOVABLE) {
  test(`${ours} is on romcal's day in every year from 1900 to 2100`, () => {
    for (let year = 1900; year <= 2100; year += 1) {
      const date = Dates[theirs]!(year, choice).format("YYYY-MM-DD");
      assert.equal(liturgicalDay(date).celebration?.id, ours, date);
    }
  });
}

test("Ash Wednesday, Palm Sunday and the first Sunday of Advent are on romcal's days from 1900 to 2100", () => {
  for (let year = 1900; year <= 2100; year += 1) {
    const day = (theirs: string) => liturgicalDay(Dates[theirs]!(year).format("YYYY-MM-DD"));
    assert.equal(day("ashWednesday").name.en, "Ash Wednesday");
    assert.equal(day("palmSunday").name.en, "Palm Sunday");
    assert.equal(day("firstSundayOfAdvent").name.en, "1st Sunday of Advent");
  }
});

/** The days of the year that have a feast of fixed date: `06-13`. */
const FIXED = new Set(
  ["general", "europe", "slovenia"]
    .flatMap((name) => readTable(`calendar/tables/${name}.txt`))
    .flatMap(({ text }) => /^\d\d-\d\d/.exec(text) ?? []),
);

test("the Immaculate Heart is on romcal's day from 1900 to 2100, but where another feast is", () => {
  let kept = 0;
  for (let year = 1900; year <= 2100; year += 1) {
    const date = Dates.immaculateHeartOfMary!(year).format("YYYY-MM-DD");
    const isKept = liturgicalDay(date).celebration?.id === "immaculate-heart";
    // Saint John the Baptist and Peter and Paul may have moved to it too.
    assert.ok(isKept || FIXED.has(date.slice(5)) || liturgicalDay(date).rank === "solemnity", date);
    if (isKept) kept += 1;
  }
  assert.ok(kept > 100, `kept in ${kept} of 201 years`);
});

test("Mary, Mother of the Church, is the day after romcal's Pentecost from 1900 to 2100, but where a feast is", () => {
  let kept = 0;
  for (let year = 1900; year <= 2100; year += 1) {
    const pentecost = Date.parse(`${Dates.pentecostSunday!(year).format("YYYY-MM-DD")}T00:00:00Z`);
    const { celebration, date } = liturgicalDay(new Date(pentecost + 86_400_000).toISOString().slice(0, 10));
    assert.ok(celebration?.id === "mother-of-the-church" || (celebration?.precedence ?? 13) < 10, date);
    if (celebration?.id === "mother-of-the-church") kept += 1;
  }
  assert.ok(kept > 170, `kept in ${kept} of 201 years`);
});

/** Celebrations of ours that romcal does not have on their day, with the reason. */
const OURS: Readonly<Record<string, string>> = {
  paulinus: "kept in Slovenia alone",
  florian: "kept in Slovenia alone",
  hemma: "kept in Slovenia alone",
  "hermagoras-fortunatus": "kept in Slovenia alone",
  "gorazd-clement": "kept in Slovenia alone",
  slomsek: "kept in Slovenia alone",
  grozde: "kept in Slovenia alone",
  "mary-help": "the chief patron of Slovenia; a solemnity, which moves",
  "cyril-methodius": "in Slovenia a solemnity on 5 July",
  matthias: "in Slovenia on 24 February, also in Lent",
  "cyril-of-alexandria": "a day earlier in Slovenia, where 27 June is Hemma's",
  "augustine-of-canterbury": "a day later in Slovenia, where 27 May is Grozde's",
  "anthony-zaccaria": "two days later in Slovenia, where 5 July is Cyril's and Methodius's",
  valentine: "in Slovenian calendars; in the general one the day is Cyril's and Methodius's",
  "gabriel-of-our-lady": "in Slovenian calendars",
  "john-nepomuk": "in Slovenian calendars",
  "paul-vi": "in the general calendar since 2019, after romcal 1.3",
  faustina: "in the general calendar since 2020, after romcal 1.3",
  "gregory-of-narek": "in the general calendar since 2021, after romcal 1.3",
  "john-of-avila": "in the general calendar since 2021, after romcal 1.3",
  hildegard: "in the general calendar since 2021, after romcal 1.3",
  "teresa-of-calcutta": "in the general calendar since 2025, after romcal 1.3",
  "john-henry-newman": "in the general calendar since 2026, after romcal 1.3",
  "church-dedication": "named beside the Sunday before All Saints, for churches whose own day is not known",
  "drina-martyrs": "in Slovenian calendars",
  "mary-on-saturday": "romcal has no memorial that comes back each week",
  thanksgiving: "named beside the Sunday: a theme",
  "all-souls": "goes before a Sunday (Universal Norms, no. 59)",
  "birth-of-john": "moves where it meets the Sacred Heart or Corpus Christi",
};

/** Those of them that romcal has too, on other days. */
const USUAL: Readonly<Record<string, string>> = {
  "all-souls": "allSouls",
  "birth-of-john": "birthOfJohnTheBaptist",
};

/** Celebrations of romcal that we do not have on their day, with the reason; `when`: on which of their days. */
const THEIRS: Readonly<Record<string, { reason: string; when?: (date: string) => boolean }>> = {
  saintMatthiasTheApostle: { reason: "in Slovenia on 24 February" },
  saintsCyrilMonkAndMethodiusBishop: { reason: "in Slovenia on 5 July" },
  saintAnthonyZaccariaPriest: { reason: "in Slovenia on 7 July" },
  saintCyrilOfAlexandriaBishopAndDoctor: { reason: "in Slovenia on 26 June" },
  saintAugustineOfCanterburyBishop: { reason: "in Slovenia on 28 May" },
  saintBedeTheVenerablePriestAndDoctorSaintGregoryViiPopeSaintMaryMagdaleneDePazziVirgin: {
    reason: "24 May moves to the 25th where it is a Sunday",
    when: (date) => liturgicalDay(date).celebration?.id === "mary-help",
  },
  maryMotherOfTheChurch: {
    reason: "24 May moves to Whit Monday where it is Pentecost, and 24 May itself may be that Monday",
    when: (date) => liturgicalDay(date).celebration?.id === "mary-help",
  },
  saintsBasilTheGreatAndGregoryNazianzenBishopsAndDoctors: {
    reason: "the second Sunday after Christmas goes before a memorial",
    when: isSunday,
  },
  theMostHolyNameOfJesus: {
    reason: "the second Sunday after Christmas goes before a memorial",
    when: isSunday,
  },
  immaculateHeartOfMary: {
    reason: "a feast that falls on the day goes before the memorial",
    when: (date) => liturgicalDay(date).celebration?.rank === "feast",
  },
};

function isSunday(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDay() === 0;
}

const SEASONS: Record<string, readonly string[]> = {
  advent: ["Advent"],
  christmas: ["Christmastide"],
  ordinary: ["Early Ordinary Time", "Later Ordinary Time"],
  lent: ["Lent", "Holy Week"],
  triduum: ["Holy Week"],
  easter: ["Easter"],
};

/** The types of romcal for days that have no celebration. */
const WITHOUT = new Set(["FERIA", "SUNDAY", "HOLY_WEEK", "TRIDUUM"]);
/** Days of the octave of Easter, which we have under their own names and no celebration. */
const OCTAVE = /^easter[A-Z]|^divineMercySunday$/;

test("every day of 2024 to 2040 has romcal's season and celebrations, and each difference its reason", () => {
  const days = Array.from({ length: 17 }, (_, index) =>
    Calendar.calendarFor({
      year: 2024 + index,
      country: "general",
      type: "calendar",
      ascensionOnSunday: false,
      corpusChristiOnThursday: true,
      epiphanyOnJan6: true,
      christmastideEnds: "o",
    }),
  ).flat();
  assert.ok(days.length >= 17 * 365);
  const kept = new Map<string, string>();
  const reasons = new Set<string>();
  for (const { moment, key, type, data } of days) {
    const date = moment.slice(0, 10);
    const { season, celebration, beside } = liturgicalDay(date);
    assert.ok(SEASONS[season]!.includes(data.season.key), `${date}: ${season}`);
    const all = [...(celebration ? [celebration] : []), ...beside].map(({ id }) => id);
    const own = all.filter((id) => !(id in OURS) || USUAL[id] === key);
    for (const id of all) if (!own.includes(id)) reasons.add(id);
    const isNamed = !WITHOUT.has(type) && !OCTAVE.test(key);
    const theirs = THEIRS[key];
    if (isNamed && theirs !== undefined && (theirs.when?.(date) ?? true)) {
      reasons.add(key);
    } else if (isNamed) {
      // The Immaculate Heart is beside the memorial that it meets.
      const ids = key === "immaculateHeartOfMary" ? own.filter((id) => id === "immaculate-heart") : own;
      const written = ids.join(" ");
      assert.notEqual(written, "", `${date}: nothing is kept, romcal has ${key}`);
      assert.equal(written, kept.get(key) ?? written, `${date}: romcal has ${key}`);
      kept.set(key, written);
    } else {
      assert.deepEqual(own, [], `${date}: romcal has ${key}`);
    }
  }
  assert.ok(kept.size > 180, `${kept.size} celebrations were met`);
  const unused = [...Object.keys(OURS), ...Object.keys(THEIRS)].filter((id) => !reasons.has(id));
  assert.deepEqual(unused, [], "a reason that explains nothing");
});
