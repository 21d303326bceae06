import { BoundedMap, kept, once, oncePer } from "../base/bounded_map.ts";
import { readNames, readRows, readTable } from "../base/source_files.ts";
import { editDistance, fold, INSERTION, MAX_COMPARED_LENGTH, SUBSTITUTION } from "../base/word_comparison.ts";
import { formatCalendarDate, parseDate, yearOf } from "./calendar_date.ts";
import type { Celebration, LocalizedName } from "./celebration.ts";
import type { ChurchCalendar } from "./church_calendar.ts";
import { numberWords, searchableDays, searchableWeekdays, seasonDatesOf } from "./easter_and_seasons.ts";
import { defaultCalendar, type LiturgicalDay, liturgicalDay } from "./liturgical_day.ts";
import { type CelebrationRule, type DayRule, readDayRule } from "./read_celebration_table.ts";

/** The longest name that is looked for. */
const MAX_LENGTH = 100;
/** The most days that a name finds. */
const MAX_DAYS = 12;
/** Three years: the Sundays at the ends of ordinary time do not occur every year. */
const DAYS_AHEAD = 3 * 366;
/** The words before the name of a saint in Slovenian, English, Italian and German, folded. */
const TITLES =
  /^(?:sv|svet(?:[aei]|ega)|blazen(?:[aie]|ega)|the|st|saints?|bl|blessed|san|sant[aeio]?|beat[aeio]|hll?|heilige[nr]?|sel|selige[nr]?) (?=\p{L}{3})/u;
/** The same before the second of two saints: `sv. Peter in sv. Pavel` is found as `Peter in Pavel` too. */
const SECOND_TITLE = /(?<= in )(?:sv|svet[aei]) (?=\p{L}{3})/gu;
/** The letters from which on a word may have one slip, and two. */
const [ONE_SLIP, TWO_SLIPS] = [5, 9];

/** A day that has names: of a celebration, of a season, or one with a rule of its own. */
type KnownDay = CelebrationRule | string | DayRule;

/** A day that was found. */
interface FoundDay {
  readonly day: LiturgicalDay;
  /** The name of the celebration that was sought, even where a Sunday takes its day. */
  readonly name: LocalizedName;
}

/** The date from which on a day is looked for, and the calendar. */
export interface FindOptions {
  /** `YYYY-MM-DD`. */
  readonly from: string;
  readonly calendar?: ChurchCalendar;
}

/**
 * Finds the day that people call by a name, such as `telovo`, `sveti Miklavž` or `3. adventna nedelja`. Letters match
 * without their marks and in any case. A saint's day is found where a Sunday takes its place too: people look for the date.
 *
 * @returns Undefined where no day is called exactly so.
 */
export function findDay(name: string, options: FindOptions): LiturgicalDay | undefined {
  const sought = foldName(name.slice(0, MAX_LENGTH + 1));
  return daysOf(namesOf(options).get(sought) ?? weekdayNames().get(sought) ?? [], options)[0]?.day;
}

/**
 * Finds all days that a name may mean, by date: those that have just this name; else those whose names have all its
 * words; else those whose name, or else each word of it, differs by a slip or two. Numbers must be the same.
 */
export function findDays(name: string, options: FindOptions): readonly FoundDay[] {
  return name.length > MAX_LENGTH ? [] : daysOf(knownDays(name, options), options);
}

/** A celebration of a calendar beside a feast that is to be added. */
interface SimilarCelebration {
  readonly celebration: Celebration;
  /** True where it is found by the name of the feast, as `findDays()` finds it. */
  readonly hasThatName: boolean;
  /** True where both have the same day. */
  readonly isOnDay: boolean;
}

/** The words for the dedication of a church in the languages of the tables, folded. */
const DEDICATION = /posvetit(?:ev|v)|posvet[ae] |dedicati|dedicazi|kirch(?:en)?weih|weihetag/;

/** Checks whether a name is that of the dedication of a church. */
export function isDedication(name: string): boolean {
  return DEDICATION.test(foldName(name));
}

/**
 * Finds the celebrations that a feast may be: those that its name finds, those on its day first, and others on its day. A
 * dedication may be that of the calendar, whose Sunday is for churches that do not know their day.
 */
export function findSimilarCelebrations(
  name: string,
  { calendar, daysIn }: { calendar: ChurchCalendar; daysIn: DayRule },
): readonly SimilarCelebration[] {
  const called = new Set(knownDays(name.slice(0, MAX_LENGTH), { calendar }));
  const isOwnDedication = isDedication(name);
  const [first, second] = [seasonDatesOf(2027), seasonDatesOf(2028)];
  const daysBy = (rule: DayRule) => `${rule(first)} ${rule(second)}`;
  const like = calendar.rules.map((rule) => ({
    celebration: rule.celebration,
    hasThatName: called.has(rule) || (isOwnDedication && rule.celebration.id === "church-dedication"),
    isOnDay: daysBy(rule.daysIn) === daysBy(daysIn),
  }));
  const weight = ({ hasThatName, isOnDay }: SimilarCelebration) => Number(hasThatName) + Number(isOnDay);
  return like
    .filter((each) => weight(each) > 0)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MAX_DAYS);
}

function knownDays(name: string, options: Pick<FindOptions, "calendar">): readonly KnownDay[] {
  const names = namesOf(options);
  const sought = foldName(name);
  const known =
    names.get(sought) ??
    weekdayNames().get(sought) ??
    matching(
      names,
      hasWords(sought, (word, each) => word.startsWith(each)),
    ) ??
    matching(names, (other) => isNear(other, sought)) ??
    matching(names, hasWords(sought, isNear));
  return known ?? [];
}

function matching(
  names: ReadonlyMap<string, readonly KnownDay[]>,
  accepts: (name: string, words: readonly string[]) => boolean,
): readonly KnownDay[] | undefined {
  const found = wordsOfNames(names).flatMap(({ name, words, days }) => (accepts(name, words) ? days : []));
  return found.length === 0 ? undefined : [...new Set(found)];
}

/** The names with their words: for each question they would be divided three times. */
const wordsOfNames = oncePer((names: ReturnType<typeof namesOf>) =>
  [...names].map(([name, days]) => ({ name, words: name.split(" "), days })),
);

/** Makes a check that each number and each word of at least three letters that is sought is in a name; "in" is passed over. */
function hasWords(sought: string, matches: (word: string, each: string) => boolean) {
  const needed = sought.split(" ").filter((word) => word.length >= 3 || /^\d+$/.test(word));
  const checks = needed.map((each) => (word: string) => (/\d/.test(each) ? word === each : matches(word, each)));
  return (_: string, words: readonly string[]) => checks.length > 0 && checks.every((check) => words.some(check));
}

function isNear(name: string, sought: string): boolean {
  const length = Math.min(name.length, sought.length);
  const longer = Math.max(name.length, sought.length);
  if (length < ONE_SLIP || longer > MAX_COMPARED_LENGTH) return false;
  const allowed = length < TWO_SLIPS ? SUBSTITUTION : 2 * SUBSTITUTION;
  // Most names are too long or too short: each letter more is a slip.
  if ((longer - length) * INSERTION > allowed || editDistance(name, sought, allowed) > allowed) return false;
  return name.replace(/\D+/g, " ").trim() === sought.replace(/\D+/g, " ").trim();
}

/** Returns the next day of each known one, by date. */
function daysOf(known: readonly KnownDay[], { from, calendar = defaultCalendar() }: FindOptions): FoundDay[] {
  const ahead = daysAhead(calendar, parseDate(from));
  const found = new Map<number, KnownDay>();
  for (const each of known) {
    const number = nextDay(each, ahead);
    if (number !== undefined && !found.has(number)) found.set(number, each);
  }
  const sorted = [...found].sort(([a], [b]) => a - b).slice(0, MAX_DAYS);
  return sorted.map(([number, each]) => {
    const day = liturgicalDay(formatCalendarDate(number), calendar);
    return { day, name: typeof each === "object" ? each.celebration.name : day.name };
  });
}

function nextDay(known: KnownDay, ahead: DaysAhead): number | undefined {
  if (typeof known === "string") return ahead.next(known);
  if (typeof known === "object" && known.celebration.rank === "solemnity") return ahead.next(keyOf(known.celebration));
  const rule = typeof known === "function" ? known : known.daysIn;
  const year = yearOf(ahead.first);
  return [year, year + 1].flatMap((each) => rule(seasonDatesOf(each))).find((day) => day >= ahead.first);
}

/** Returns the key under which a celebration is found; no folded name has a `#`. */
function keyOf({ id }: Celebration): string {
  return `#${id}`;
}

/** The days from one on: each is computed once, whatever is sought, and only while something is not found. */
class DaysAhead {
  readonly first: number;
  readonly #calendar: ChurchCalendar;
  readonly #found = new Map<string, number>();
  #end: number;

  constructor(calendar: ChurchCalendar, first: number) {
    this.#calendar = calendar;
    this.first = first;
    this.#end = first;
  }

  /** Returns the first day of a folded name or a celebration's key; undefined where three years have none. */
  next(key: string): number | undefined {
    while (!this.#found.has(key) && this.#end < this.first + DAYS_AHEAD) {
      const { name, celebration, beside } = liturgicalDay(formatCalendarDate(this.#end), this.#calendar);
      const celebrations = celebration === undefined ? beside : [celebration, ...beside];
      for (const each of [foldName(name.sl), ...celebrations.map(keyOf)]) {
        if (!this.#found.has(each)) this.#found.set(each, this.#end);
      }
      this.#end += 1;
    }
    return this.#found.get(key);
  }
}

/** The days of each calendar from the days of the last questions on: today, and the first days of years. */
const lastAhead = oncePer((_: ChurchCalendar) => new BoundedMap<DaysAhead>(MAX_YEARS));
const MAX_YEARS = 4;

function daysAhead(calendar: ChurchCalendar, first: number): DaysAhead {
  return kept(lastAhead(calendar), `${first}`, () => new DaysAhead(calendar, first));
}

const knownNames = oncePer(readKnownNames);

export function namesOf({ calendar = defaultCalendar() }: Pick<FindOptions, "calendar">) {
  return knownNames(calendar);
}

/** The languages of a line of a table, by their places: where two days are called the same, the earlier group is meant. */
const LANGUAGE_GROUPS = [
  [0, 1],
  [1, 2],
  [2, undefined],
] as const;

/**
 * Reads the names of the celebrations, with their rules, and of the days of the seasons that are called by a name. Other
 * names of a celebration go with its first language.
 */
function readKnownNames({ rules: feasts }: ChurchCalendar): ReadonlyMap<string, readonly KnownDay[]> {
  const names = new Map<string, { readonly group: unknown; readonly days: KnownDay[] }>();
  const days = searchableDays();
  const others = readAlsoCalled();
  for (const group of LANGUAGE_GROUPS) {
    const add = (each: readonly string[], known: KnownDay) => {
      for (const name of each) {
        const entry = names.get(name);
        if (entry === undefined) names.set(name, { group, days: [known] });
        else if (entry.group === group && !entry.days.includes(known)) entry.days.push(known);
      }
    };
    const ofGroup = (called: Readonly<Record<string, string>>) => foldedNames(Object.values(called).slice(...group));
    for (const rule of feasts) {
      const { name, alsoCalled } = rule.celebration;
      add(ofGroup(name), rule);
      if (group[0] === 0) add(alsoCalled.map(foldName), rule);
    }
    for (const { name, alsoCalled } of days) {
      const known = foldName(name.sl);
      add(ofGroup(name), known);
      if (alsoCalled !== undefined) add(ofGroup(alsoCalled), known);
    }
    for (const { rule, called } of others) add(ofGroup(called), rule);
  }
  return new Map([...names].map(([name, { days }]) => [name, days]));
}

/** The names of weekdays in numbered weeks, which are found whole only: their words are those of many days. */
const weekdayNames = once((): ReadonlyMap<string, readonly DayRule[]> => {
  const names = searchableWeekdays().flatMap(({ name, alsoCalled, daysIn }) =>
    foldedNames([...Object.values(name), ...Object.values(alsoCalled ?? {})]).map((each) => [each, [daysIn]] as const),
  );
  return new Map(names);
});

/** Reads the names of days without a celebration of that name. @throws {TableError} If a line cannot be read. */
export function readAlsoCalled(): readonly { rule: DayRule; called: Readonly<Record<string, string>> }[] {
  return readRows(readTable("calendar/tables/also_called.txt"), ([day = "", ...cells], { text }) => {
    const rule = readDayRule(day);
    if (rule === undefined) throw new SyntaxError(`Cannot read "${text}": expected day | sl: name, name | en: …`);
    return { rule, called: readNames(cells) };
  });
}

/** Folds names: whole, and their parts before and after a dash, a comma or in parentheses. */
function foldedNames(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const parts = name.split(/ – |, | \(|\)/).filter((part) => part !== "");
    return [name, ...parts].filter((each) => each !== "").map((each) => kept(foldedBefore, each, foldName));
  });
}

/** A calendar that changes by a feast has the names of the one before. */
const foldedBefore = new BoundedMap<string>(8192);

const numbers = once(() => new Map([...numberWords()].map(([word, number]) => [fold(word), number])));

/** Folds letters, writes numbers with digits, as in `3 postna nedelja`, and leaves out what precedes a saint's name. */
export function foldName(name: string): string {
  return fold(name)
    .replace(/\p{L}+/gu, (word) => numbers().get(word) ?? word)
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(TITLES, "")
    .replace(SECOND_TITLE, "");
}
