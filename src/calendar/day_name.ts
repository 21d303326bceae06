import { readTable } from "../base/source_files.ts";
import { formatCalendarDate, weekdayOf } from "./calendar_date.ts";
import { type LocalizedName, nameTable, readNameTable } from "./celebration.ts";
import { type SeasonDates, seasonOf } from "./season.ts";

const TABLE = "calendar/tables/day_names.txt";
const nameOf = nameTable(TABLE);

/** The names that were made, by their pattern and numbers. */
const names = new Map<string, LocalizedName>();

/** The first and the last day around Easter that have names of their own, as distances from Easter Sunday. */
const [FIRST_NAMED, LAST_NAMED] = [-46, 7];
const NAMED = /^easter[+-]\d+$/;
/** The Sundays that are called by a number, by season: the first week and the last. */
const NUMBERED_SUNDAYS = { advent: [1, 4], lent: [1, 5], easter: [2, 7], ordinary: [2, 34] } as const;

/** A day of a season that people look for by its name. */
interface SoughtDay {
  readonly name: LocalizedName;
  /** Other names of the same day, by which it is not shown. */
  readonly alsoCalled: LocalizedName | undefined;
}

/** Returns the days of the seasons with names that no other day of the year has, and the numbered Sundays. */
export function soughtDays(): readonly SoughtDay[] {
  const table = readNameTable(readTable(TABLE));
  const days = [...table].filter(([key]) => NAMED.test(key) || key === "christmas sunday");
  const numbered = Object.entries(NUMBERED_SUNDAYS).flatMap(([season, [first, last]]) =>
    Array.from({ length: last - first + 1 }, (_, index) => ({
      name: named(`${season} sunday`, { week: first + index }),
      alsoCalled: named(`${season} sunday also`, { week: first + index }),
    })),
  );
  return [...days.map(([key, name]) => ({ name, alsoCalled: table.get(`${key} also`) })), ...numbered];
}

/** Returns the name of a day that has no celebration. */
export function nameOfSeasonDay(day: number, dates: SeasonDates): LocalizedName {
  const { season, week } = seasonOf(day, dates);
  const weekday = weekdayOf(day);
  const distance = day - dates.easter;
  const isNamed = distance <= LAST_NAMED && (distance >= -7 || (distance >= FIRST_NAMED && distance < FIRST_NAMED + 4));
  if (isNamed && distance !== 0) return nameOf(`easter${distance < 0 ? "" : "+"}${distance}`);
  if (season === "christmas" || season === "triduum") return nameInChristmasSeason(day, dates);
  if (weekday === 0) return named(`${season} sunday`, { week });
  const isLate = season === "advent" && day >= dates.christmas - 8;
  return named(isLate ? "advent late" : `${season} weekday`, { week, weekday, date: dayOfMonth(day) });
}

function nameInChristmasSeason(day: number, { christmas }: SeasonDates): LocalizedName {
  const weekday = weekdayOf(day);
  const date = dayOfMonth(day);
  if (day > christmas) return named("christmas octave", { week: day - christmas + 1 });
  if (date > 6) return named("christmas epiphany", { weekday });
  if (weekday === 0) return nameOf("christmas sunday");
  return named("christmas weekday", { weekday, date });
}

interface Numbers {
  /** The number of the week or the day; `{week}`, `{ordinal}` and `{roman}` in a pattern. */
  readonly week?: number;
  readonly weekday?: number;
  readonly date?: number;
}

/** Makes a name of a pattern, in every language that has it. */
function named(pattern: string, { week = 0, weekday = 0, date = 0 }: Numbers): LocalizedName {
  const key = `${pattern} ${week} ${weekday} ${date}`;
  let name = names.get(key);
  if (name === undefined) {
    const weekdays = nameOf(`weekday ${weekday}`);
    const entries = Object.entries(nameOf(pattern)).map(([language, text]) => {
      const values: Record<string, string | undefined> = {
        ...{ week: String(week), ordinal: ordinal(week), roman: roman(week), date: String(date) },
        weekday: weekdays[language],
      };
      return [language, text.replace(/\{(\w+)\}/g, (_, value: string) => values[value] ?? "")];
    });
    name = Object.fromEntries(entries) as LocalizedName;
    names.set(key, name);
  }
  return name;
}

function dayOfMonth(day: number): number {
  return Number(formatCalendarDate(day).slice(8));
}

/** Writes an English ordinal: `2nd`. */
function ordinal(number: number): string {
  const unit = number % 10;
  const isTeen = number > 10 && number < 20;
  const ending = isTeen ? "th" : unit === 1 ? "st" : unit === 2 ? "nd" : unit === 3 ? "rd" : "th";
  return `${number}${ending}`;
}

/** Writes a Roman numeral up to 39, as Italian has it for weeks: `XXIV`. */
function roman(number: number): string {
  const units = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
  return "X".repeat(Math.floor(number / 10)) + units[number % 10];
}
