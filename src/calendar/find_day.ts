import { readTable } from "../base/table.ts";
import { formatCalendarDate, parseDate, yearOf } from "./calendar_date.ts";
import type { Diocese, LocalizedName } from "./celebration.ts";
import { namedDays } from "./day_name.ts";
import { type LiturgicalDay, liturgicalDay } from "./liturgical_day.ts";
import { type CelebrationRule, readCelebrationTable } from "./read_celebration_table.ts";
import { seasonDatesOf } from "./season_dates.ts";

/** The longest name that is looked for. */
const MAX_LENGTH = 80;
/** The Sundays at the ends of ordinary time are not there every year. */
const DAYS_AHEAD = 3 * 366;
/** Sundays that are called by a number, as far as there are any. */
const NUMBERED =
  /^(?:[1-4] adventna|[1-6] postna|[2-7] velikonocna|(?:[2-9]|[12]\d|3[0-4]) navadna) nedelja$|^(?:[1-9]|[12]\d|3[0-4])(?:st|nd|rd|th) sunday (?:of (?:advent|lent|easter)|in ordinary time)$/;

/** A name by which a day is found: of a celebration, or of a day of a season. */
type KnownName = CelebrationRule | string;

let knownNames: ReadonlyMap<string, KnownName> | undefined;

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
  { from, diocese }: { from: string; diocese?: Diocese | undefined },
): LiturgicalDay | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  knownNames ??= readNames();
  const folded = foldName(name);
  const known = knownNames.get(folded) ?? (NUMBERED.test(folded) ? folded : undefined);
  if (known === undefined) return undefined;
  const first = parseDate(from);
  if (typeof known !== "string" && known.celebration.rank !== "solemnity") {
    const years = [yearOf(first), yearOf(first) + 1];
    const day = years.map((year) => known.dayIn(seasonDatesOf(year))).find((day) => day >= first);
    return liturgicalDay(formatCalendarDate(day!), diocese);
  }
  const isFound = ({ celebration, beside, name }: LiturgicalDay) =>
    typeof known === "string"
      ? foldedNames(name).includes(known)
      : [celebration, ...beside].some((each) => each?.id === known.celebration.id);
  for (let day = first; day < first + DAYS_AHEAD; day += 1) {
    const found = liturgicalDay(formatCalendarDate(day), diocese);
    if (isFound(found)) return found;
  }
  return undefined;
}

/** Reads the names of the celebrations, with their rules, and of the days called by a name of their own. */
function readNames(): ReadonlyMap<string, KnownName> {
  const names = new Map<string, KnownName>();
  for (const rule of readCelebrationTable(readTable("calendar/tables/celebrations.txt"))) {
    const { name, alsoCalled } = rule.celebration;
    if (rule.dioceses !== undefined) continue;
    for (const each of [...foldedNames(name), ...alsoCalled.map(foldName)]) {
      if (!names.has(each)) names.set(each, rule);
    }
  }
  for (const name of namedDays()) {
    for (const each of foldedNames(name)) if (!names.has(each)) names.set(each, each);
  }
  return names;
}

/** Folds a name in every language: whole, and its parts before and behind a dash, a comma or in parentheses. */
function foldedNames(names: LocalizedName): string[] {
  return Object.values(names).flatMap((name) => {
    const parts = name.split(/ – |, | \(|\)/).filter((part) => part !== "");
    return [name, ...parts].map(foldName);
  });
}

/** Folds letters and leaves out what stands before a saint's name. */
function foldName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(?:sv|sveti|sveta|svete|saint|saints|st|bl|blazeni|blessed|the) (?=\p{L}{3})/u, "");
}
