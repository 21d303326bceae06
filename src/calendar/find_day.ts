import { formatCalendarDate, parseDate, yearOf } from "./calendar_date.ts";
import type { LocalizedName } from "./celebration.ts";
import type { ChurchCalendar } from "./church_calendar.ts";
import { type LiturgicalDay, liturgicalDay, usualCalendar } from "./liturgical_day.ts";
import type { CelebrationRule } from "./read_celebration_table.ts";
import { seasonDatesOf, soughtDays } from "./season.ts";

/** The longest name that is looked for. */
const MAX_LENGTH = 100;
/** The Sundays at the ends of ordinary time are not there every year. */
const DAYS_AHEAD = 3 * 366;
/** The words before the name of a saint in Slovenian, English, Italian and German, folded. */
const TITLES =
  /^(?:sv|svet[aei]|blazen[ai]|the|st|saints?|bl|blessed|san|sant[aeio]?|beat[aeio]|hll?|heilige[nr]?|sel|selige[nr]?) (?=\p{L}{3})/u;

/** A name by which a day is found: of a celebration, or of a day of a season. */
type KnownName = CelebrationRule | string;

const knownNames = new WeakMap<ChurchCalendar, ReadonlyMap<string, KnownName>>();

/**
 * Finds the day that people call by a name, such as `telovo`, `sveti Miklavž` or `3. adventna nedelja`, the next one
 * from a day on. Letters match without their marks and in any case. A saint's day is found where a Sunday takes its place
 * too: people look for the date.
 *
 * @param from `YYYY-MM-DD`.
 * @returns Undefined where no day is called so.
 */
export function findDay(
  name: string,
  { from, calendar = usualCalendar() }: { from: string; calendar?: ChurchCalendar },
): LiturgicalDay | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  const names = knownNames.get(calendar) ?? readNames(calendar);
  knownNames.set(calendar, names);
  const known = names.get(foldName(name));
  if (known === undefined) return undefined;
  const first = parseDate(from);
  if (typeof known !== "string" && known.celebration.rank !== "solemnity") {
    const years = [yearOf(first), yearOf(first) + 1];
    const day = years.map((year) => known.daysIn(seasonDatesOf(year))[0]!).find((day) => day >= first);
    return liturgicalDay(formatCalendarDate(day!), calendar);
  }
  const isFound = ({ celebration, beside, name }: LiturgicalDay) =>
    typeof known === "string"
      ? foldName(name.sl) === known
      : [celebration, ...beside].some((each) => each?.id === known.celebration.id);
  for (let day = first; day < first + DAYS_AHEAD; day += 1) {
    const found = liturgicalDay(formatCalendarDate(day), calendar);
    if (isFound(found)) return found;
  }
  return undefined;
}

/**
 * Reads the names of the celebrations, with their rules, and of the days of the seasons that are called by a name. Where
 * two are called the same, Slovenian goes before English and both before other languages.
 */
function readNames({ rules: feasts }: ChurchCalendar): ReadonlyMap<string, KnownName> {
  const names = new Map<string, KnownName>();
  const add = (each: readonly string[], known: KnownName) => {
    for (const name of each) if (!names.has(name)) names.set(name, known);
  };
  const days = soughtDays();
  for (const group of ["sl", "en", "others"] as const) {
    const ofGroup = ({ sl, en, ...others }: LocalizedName) => ({ sl: { sl }, en: { en }, others })[group];
    for (const rule of feasts) {
      const { name, alsoCalled } = rule.celebration;
      add(foldedNames(ofGroup(name)), rule);
      if (group === "sl") add(alsoCalled.map(foldName), rule);
    }
    for (const { name, alsoCalled } of days) {
      const known = foldName(name.sl);
      add(foldedNames(ofGroup(name)), known);
      if (alsoCalled !== undefined) add(foldedNames(ofGroup(alsoCalled)), known);
    }
  }
  return names;
}

/** Folds a name in every language: whole, and its parts before and behind a dash, a comma or in parentheses. */
function foldedNames(names: Readonly<Record<string, string>>): string[] {
  return Object.values(names).flatMap((name) => {
    const parts = name.split(/ – |, | \(|\)/).filter((part) => part !== "");
    return [name, ...parts].map(foldName);
  });
}

/** Folds letters and leaves out what precedes a saint's name. */
function foldName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(TITLES, "");
}
