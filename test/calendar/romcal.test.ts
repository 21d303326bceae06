/**
 * The church year against romcal, which nobody here wrote: every movable feast of two hundred years, and every day
 * of years in which feasts meet. Where the two differ, the difference is written down here with its reason.
 */
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { CELEBRATION_TABLE } from "../../src/calendar/celebration_table.ts";
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

/** Our name of a movable feast, romcal's, and what romcal is told: Thursday for Corpus Christi, 6 January. */
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
    assert.equal(day("ashWednesday").name.english, "Ash Wednesday");
    assert.equal(day("palmSunday").name.english, "Palm Sunday");
    assert.equal(day("firstSundayOfAdvent").name.english, "1st Sunday of Advent");
  }
});

/** The days of the year that have a feast of fixed date: `06-13`. */
const FIXED = new Set(CELEBRATION_TABLE.match(/(?<=^ *)\d\d-\d\d/gm));

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
    const { celebration, date } = liturgicalDay(
      new Date(pentecost + 86_400_000).toISOString().slice(0, 10),
    );
    assert.ok(
      celebration?.id === "mother-of-the-church" || (celebration?.precedence ?? 13) < 10,
      date,
    );
    if (celebration?.id === "mother-of-the-church") kept += 1;
  }
  assert.ok(kept > 170, `kept in ${kept} of 201 years`);
});

/** Years of the earliest and the latest Easters, of transfers, of feasts that meet, and ordinary ones. */
const YEARS = [1913, 1943, 2000, 2008, 2011, 2015, 2019, 2022, 2024, 2026, 2035, 2038];

/**
 * Where romcal differs, by our feast: for Slovenia and Europe because it knows the general calendar alone; for the
 * others because it leaves out rules of the Universal Norms, no. 59 and 60: All Souls goes before a Sunday; the birth
 * of John the Baptist moves when it meets the Sacred Heart or Corpus Christi; a feast goes before a memorial.
 */
const OURS_ALONE = new Set([
  "cyril-methodius",
  "mary-help",
  "slomsek",
  "paulinus",
  "florian",
  "gorazd-clement",
]);
const ALSO_THEIRS: Record<string, readonly string[]> = {
  "all-souls": ["31stSundayOfOrdinaryTime"],
  "birth-of-john": ["thursdayOfThe12ThWeekOfOrdinaryTime", "fridayOfThe12ThWeekOfOrdinaryTime"],
  "peter-paul": ["immaculateHeartOfMary"],
  visitation: ["immaculateHeartOfMary", "maryMotherOfTheChurch"],
  matthias: ["maryMotherOfTheChurch"],
  thomas: ["immaculateHeartOfMary"],
};

const SEASONS: Record<string, readonly string[]> = {
  advent: ["Advent"],
  christmas: ["Christmastide"],
  ordinary: ["Early Ordinary Time", "Later Ordinary Time"],
  lent: ["Lent", "Holy Week"],
  triduum: ["Holy Week"],
  easter: ["Easter"],
};

test("every day of chosen years has romcal's season and feast, but for the differences that are listed", () => {
  const keyOf = new Map<string, string>();
  for (const year of YEARS) {
    const days = Calendar.calendarFor({
      year,
      country: "general",
      type: "calendar",
      ascensionOnSunday: false,
      corpusChristiOnThursday: true,
      epiphanyOnJan6: true,
      christmastideEnds: "o",
    });
    assert.ok(days.length >= 365);
    for (const { moment, key, type, data } of days) {
      const date = moment.slice(0, 10);
      const { season, celebration } = liturgicalDay(date);
      assert.ok(
        SEASONS[season]!.includes(data.season.key),
        `${date}: ${season}, ${data.season.key}`,
      );
      if (celebration === undefined) {
        const isFeast = ["SOLEMNITY", "FEAST", "MEMORIAL"].includes(type);
        // The octave of Easter has no feast of ours: its days are solemnities and a Sunday under their own names.
        const isOctave = /^easter[A-Z]|^divineMercySunday$/.test(key);
        assert.ok(
          !isFeast || isOctave || isListed(date, key),
          `${date}: no feast, romcal has ${key}`,
        );
      } else if (!OURS_ALONE.has(celebration.id) && !ALSO_THEIRS[celebration.id]?.includes(key)) {
        const same = keyOf.get(celebration.id) ?? key;
        assert.equal(key, same, `${date}: ${celebration.id}`);
        keyOf.set(celebration.id, key);
      }
    }
  }
  assert.ok(keyOf.size > 100, `${keyOf.size} feasts were met`);
  assert.equal(new Set(keyOf.values()).size, keyOf.size, "no two feasts are one for romcal");
});

/**
 * Whether romcal alone rightly or wrongly keeps a feast: Cyril and Methodius on 14 February, for Slovenia in July; the
 * Immaculate Heart where it meets another memorial and both are optional; a memorial on the second Sunday after
 * Christmas, before which that Sunday goes.
 */
function isListed(date: string, key: string): boolean {
  const isSlavs = key === "saintsCyrilMonkAndMethodiusBishop" && date.endsWith("02-14");
  const isSunday = key.startsWith("saintsBasilTheGreat") && liturgicalDay(date).rank === "sunday";
  return isSlavs || isSunday || key === "immaculateHeartOfMary";
}
