import { BoundedMap, kept, once, oncePer } from "../base/bounded_map.ts";
import type { CalendarName, Diocese } from "../base/dioceses.ts";
import { readTable, tableLines } from "../base/source_files.ts";
import type { Celebration } from "./celebration.ts";
import { type SeasonDates, seasonDatesOf, seasonDayColor, seasonDayPrecedence } from "./easter_and_seasons.ts";
import { type CelebrationRule, overlayRules, readCelebrationTable } from "./read_celebration_table.ts";

/** The celebrations of a day. */
interface DayCelebrations {
  /** The one that everybody keeps. */
  readonly kept?: Celebration;
  /** Those that may be kept, or are kept in some churches. */
  readonly beside: readonly Celebration[];
}

/** A civil year of a calendar. */
interface ChurchYear {
  readonly dates: SeasonDates;
  /** By day number. */
  readonly celebrations: ReadonlyMap<number, DayCelebrations>;
}

/** The last number of feasts in the table of liturgical days, and that of optional memorials. */
const LAST_FEAST = 8;
const OPTIONAL = 12;
/** The number of the weekdays of Lent, of 17 to 24 December and of the octave of Christmas. */
const PRIVILEGED_WEEKDAY = 9;
/** The day of the Immaculate Heart of Mary, counted from Pentecost. */
const HEART = 20;

let calendars = 0;

/** A calendar with what a diocese and a church keep of their own. */
export class ChurchCalendar {
  /** Distinguishes it from others. */
  readonly number = ++calendars;
  /** Reads the tables, which a start need not wait for. */
  readonly #rules: () => readonly CelebrationRule[];
  /** The years that were asked for last: a service asks for today, a plan for one day after another. */
  readonly #years = new BoundedMap<ChurchYear>(16);

  constructor(read: () => readonly CelebrationRule[]) {
    // Sorting is stable: where two feasts of the same precedence meet, the upper one in the table is placed first.
    this.#rules = once(() => read().toSorted((a, b) => a.celebration.precedence - b.celebration.precedence));
  }

  /** All its celebrations, in the order in which they are placed: by the table of liturgical days. */
  get rules(): readonly CelebrationRule[] {
    return this.#rules();
  }

  year(year: number): ChurchYear {
    return kept(this.#years, String(year), () => {
      const dates = seasonDatesOf(year);
      return { dates, celebrations: celebrationsOfYear(dates, this.rules) };
    });
  }
}

/** The days of a calendar of which results are kept: a page asks for a week, and for the days beside it. */
const KEPT_DAYS = 400;

/** Returns a function that keeps its results for the days of each calendar that were asked for last. */
export function cachedByDay<T>(make: (date: string, calendar: ChurchCalendar) => T): typeof make {
  const daysOf = oncePer((_: ChurchCalendar) => new BoundedMap<T>(KEPT_DAYS));
  return (date, calendar) => kept(daysOf(calendar), date, () => make(date, calendar));
}

/** The calendar that is kept somewhere, as it is at a moment. */
export interface CurrentCalendar {
  readonly current: ChurchCalendar;
}

/** The parts of a calendar. */
interface CalendarParts {
  readonly calendar?: CalendarName;
  /** The diocese of Slovenia whose own celebrations are kept too. */
  readonly diocese?: Diocese | undefined;
  /** The tables of a church's own feasts, in the form of the celebration tables; the last one goes before the others. */
  readonly feasts?: readonly { readonly text: string; readonly file: string }[];
  /** Checks the readings that their lines name. @throws {Problem} If they cannot be read. */
  readonly checkReadings?: (text: string) => void;
}

const rulesByCountry = new Map<CalendarName | "europe", readonly CelebrationRule[]>();

/**
 * Makes a calendar.
 *
 * @throws {TableError} If a line of the church's own feasts cannot be read.
 */
export function churchCalendar(parts: CalendarParts = {}): ChurchCalendar {
  const { calendar = "slovenia", diocese, feasts = [], checkReadings } = parts;
  const own = feasts.map(({ text, file }) => tableLines(text, file)).filter(({ length }) => length > 0);
  const made = new ChurchCalendar(() =>
    own.reduce(
      (rules, lines) => overlayRules(rules, readCelebrationTable(lines, { below: rules, checkReadings })),
      withDiocese(countryRules(calendar), diocese),
    ),
  );
  // Only lines of a church's own can be bad: the tables of countries are read when a checkout is bundled.
  if (own.length > 0) void made.rules;
  return made;
}

/** Returns the celebrations of a country: the General Roman Calendar with those of Europe and its own table on top. */
function countryRules(name: CalendarName | "europe"): readonly CelebrationRule[] {
  return kept(rulesByCountry, name, () => {
    const below = name === "general" ? [] : countryRules(name === "europe" ? "general" : "europe");
    return overlayRules(below, readCelebrationTable(readTable(`calendar/tables/${name}.txt`), { below }));
  });
}

/** Takes what holds in a diocese: a line of its own takes the place of the line of the same name. */
function withDiocese(all: readonly CelebrationRule[], diocese: Diocese | undefined): readonly CelebrationRule[] {
  const rules = all.filter(({ dioceses }) => dioceses === undefined || (diocese && dioceses.includes(diocese)));
  const own = rules.filter(({ dioceses }) => dioceses).map(({ celebration }) => celebration.id);
  return rules.filter(({ dioceses, celebration }) => dioceses || !own.includes(celebration.id));
}

/**
 * Finds the celebrations of a civil year, by day number.
 *
 * Of two celebrations on one day the higher one is kept. A solemnity that gives way moves to the next day that no
 * celebration of the numbers 1 to 8 has; any other feast is left out that year.
 *
 * Source: Universal Norms on the Liturgical Year and the Calendar, nos. 59 and 60.
 */
function celebrationsOfYear(
  dates: SeasonDates,
  rules: readonly CelebrationRule[],
): ReadonlyMap<number, DayCelebrations> {
  const kept = new Map<number, Celebration>();
  const moved: [from: number, celebration: Celebration][] = [];
  const precedenceAt = (day: number) => kept.get(day)?.precedence ?? seasonDayPrecedence(day, dates);
  for (const rule of rules) {
    const { celebration, isBeside } = rule;
    if (isBeside || celebration.precedence > LAST_FEAST) continue;
    for (const usual of rule.daysIn(dates)) {
      const day = movedByRule(usual, rule, dates);
      // Easter, Christmas, Epiphany, Ascension and Pentecost give way to nothing.
      if (celebration.precedence <= 2 || celebration.precedence < precedenceAt(day)) kept.set(day, celebration);
      else if (celebration.rank === "solemnity") moved.push([day, celebration]);
    }
  }
  for (const [from, celebration] of moved) {
    let day = from + 1;
    while (precedenceAt(day) <= LAST_FEAST) day += 1;
    kept.set(day, celebration);
  }
  return withMemorials(kept, { dates, rules });
}

/**
 * Returns the day to which a rule of its own moves a celebration: Saint Joseph out of Holy Week to the Saturday before it
 * (Universal Norms, no. 56 f; Notitiae 42, 2006, p. 96), and the birth of John the Baptist from the Sacred Heart to the
 * day before (Congregation for Divine Worship, for the year 2022).
 */
function movedByRule(day: number, { avoids }: CelebrationRule, dates: SeasonDates): number {
  const [from, to] = avoids?.map((rule) => rule(dates)[0]) ?? [];
  return from !== undefined && to !== undefined && day >= from && day <= to ? from - 1 : day;
}

/**
 * Adds memorials, and what some churches keep, to the days that have room for them.
 *
 * In Lent, on 17 to 24 December and in the octave of Christmas memorials are commemorations: named, in the color of the
 * weekday (Universal Norms, no. 59, 12, and the General Instruction of the Roman Missal, no. 355). The Immaculate Heart
 * of Mary and an obligatory memorial that it meets are both optional (Congregation for Divine Worship, 8 December 1998);
 * what is kept each week is not named beside them.
 */
function withMemorials(
  kept: Map<number, Celebration>,
  { dates, rules }: { dates: SeasonDates; rules: readonly CelebrationRule[] },
): ReadonlyMap<number, DayCelebrations> {
  const beside = new Map<number, Celebration[]>();
  const add = (day: number, celebration: Celebration) => beside.set(day, [...(beside.get(day) ?? []), celebration]);
  const heart = dates.pentecost + HEART;
  const isObligatory = ({ celebration }: CelebrationRule) =>
    celebration.precedence > LAST_FEAST && celebration.precedence < OPTIONAL;
  const meets = rules.filter((rule) => isObligatory(rule) && rule.daysIn(dates).includes(heart)).length > 1;
  const addMemorial = (day: number, rule: CelebrationRule, isWeekly: boolean) => {
    const { celebration } = rule;
    const place = seasonDayPrecedence(day, dates);
    const before = kept.get(day);
    if (celebration.precedence <= LAST_FEAST || place < PRIVILEGED_WEEKDAY || before) return;
    if (place === PRIVILEGED_WEEKDAY) {
      add(day, { ...celebration, rank: "optional_memorial", color: seasonDayColor(day, dates) });
    } else if (!isObligatory(rule)) {
      if (!(isWeekly && day === heart && meets)) add(day, celebration);
    } else if (day === heart && meets) {
      add(day, { ...celebration, rank: "optional_memorial" });
    } else {
      kept.set(day, celebration);
    }
  };
  for (const rule of rules) {
    const days = rule.daysIn(dates);
    for (const day of days) {
      if (rule.isBeside) add(day, rule.celebration);
      else addMemorial(day, rule, days.length > 1);
    }
  }
  const days = new Map<number, DayCelebrations>();
  for (const [day, celebration] of kept) days.set(day, { kept: celebration, beside: [] });
  for (const [day, celebrations] of beside) {
    days.set(day, { ...days.get(day), beside: celebrations });
  }
  return days;
}
