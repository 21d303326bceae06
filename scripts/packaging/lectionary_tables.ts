import { CALENDARS } from "../../src/base/dioceses.ts";
import { readTable } from "../../src/base/source_files.ts";
import { churchCalendar, liturgicalDay } from "../../src/calendar/mod.ts";
import { BOOK_IDS, bookName } from "../../src/canon/mod.ts";
import { massesOf } from "../../src/lectionary/mod.ts";

/** A row of a table of data, by the names of its columns. */
export type Row = Readonly<Record<string, string | number | boolean>>;

const LANGUAGES = { sl: "slv", en: "eng", it: "ita", de: "deu" } as const;
const SEASONS = ["advent", "christmas", "lent", "easter", "ordinary_sundays", "ordinary_weekdays", "celebrations"];
const CYCLE = / ([ABC])$/;

/** Makes the tables of the lectionary and the calendars; days for four years from the given one. */
export function lectionaryTables(firstYear: number): ReadonlyMap<string, readonly Row[]> {
  const readings = SEASONS.flatMap((table) => readingRows(table));
  const isResponse = ({ slot }: Row) => slot === "response";
  const dates = datesOf(firstYear, 4);
  return new Map<string, readonly Row[]>([
    ["celebrations", ["general", "europe", ...CALENDARS.filter((name) => name !== "general")].flatMap(celebrationRows)],
    ["readings", readings.filter((row) => !isResponse(row)).map(({ adapted: _, alternative: _2, ...row }) => row)],
    ["responses", readings.filter(isResponse).map(({ slot: _, ...row }) => row)],
    ["occasions", [...occasionRows("occasions"), ...occasionRows("commons")]],
    ["occasion_names", rowsOf("lectionary/tables/occasion_names.txt").map(occasionName)],
    ["verses_of_the_day", rowsOf("calendar/tables/verses_of_the_day.txt").map(verseRow)],
    ["days", CALENDARS.flatMap((calendar) => dates.map((date) => dayRow(calendar, date)))],
    ["masses", CALENDARS.flatMap((calendar) => dates.flatMap((date) => massRows(calendar, date)))],
    ["books", BOOK_IDS.map(bookRow)],
  ]);
}

/** Reads the cells of a table of `src`. */
function rowsOf(path: string): string[][] {
  return readTable(path).map(({ text }) => text.split("|").map((cell) => cell.trim()));
}

function celebrationRows(table: string): Row[] {
  return rowsOf(`calendar/tables/${table}.txt`).map(
    ([day = "", id = "", place = "", color = "", witnesses = "", ...rest]) => {
      const fact = (name: string) => rest.find((cell) => cell.startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
      const also = rest[0] !== undefined && !/^[a-z]+: /.test(rest[0]) ? rest[0] : "";
      return {
        ...{ table, day: day === "-" ? "" : day, celebration: id, removed: day === "-" },
        ...{ precedence: place === "" ? "" : Number.parseInt(place, 10), some_churches: place.includes("+") },
        ...{ rank_printed: !place.includes("unranked"), color, witnesses, also_called: also, ...namesOf(rest) },
        ...{ readings: fact("readings"), common: fact("common") },
      };
    },
  );
}

function namesOf(cells: readonly string[]): Row {
  const name = (language: string) => cells.find((cell) => cell.startsWith(`${language}: `))?.slice(4) ?? "";
  return Object.fromEntries(Object.keys(LANGUAGES).map((language) => [`name_${language}`, name(language)]));
}

function readingRows(table: string): Row[] {
  return rowsOf(`lectionary/tables/${table}.txt`).map(
    ([day = "", cycle = "", place = "", cell = "", witnesses = ""]) => {
      const [slot = "", ...use] = place.split(" ");
      const [citation = "", alternative = ""] = cell.split(" ali ");
      const common = { table, day, cycle: cycle === "-" ? "" : cycle, slot, use: use.join(" ") };
      return { ...common, ...placeOf(slot === "response" ? citation : cell), alternative, ...witnessesOf(witnesses) };
    },
  );
}

/** Divides the place of a response from the mark of other words than the verse's. */
function placeOf(cell: string): Row {
  return { citation: cell.replace(/^prim\. /, ""), adapted: cell.startsWith("prim. ") };
}

function witnessesOf(cell: string): Row {
  return { witnesses: cell.replace(/ only$/, ""), single_witness: cell.endsWith(" only") };
}

function occasionRows(table: string): Row[] {
  return rowsOf(`lectionary/tables/${table}.txt`).map(
    ([group = "", number = "", kind = "", cell = "", witnesses = ""]) => ({
      ...{ table, group, number: number.replace(/\+?( short)?$/, ""), kind, short: number.endsWith(" short") },
      ...{ later_rite: number.includes("+"), ...placeOf(cell), ...witnessesOf(witnesses) },
    }),
  );
}

function occasionName([occasion = "", group = "", path = "", color = "", ...names]: string[]): Row {
  const own = (cell: string) => (cell === "-" ? "" : cell);
  return { occasion, group: own(group), path_sl: own(path), color, ...namesOf(names) };
}

function verseRow([day = "", verses = "", substitute = "", last = ""]: string[]): Row {
  const cycle = CYCLE.exec(day)?.[1] ?? "";
  return { day: day.replace(CYCLE, ""), cycle, verses, substitute, second_substitute: last };
}

const calendars = new Map(CALENDARS.map((calendar) => [calendar, churchCalendar({ calendar })]));
type CalendarName = (typeof CALENDARS)[number];

function dayRow(calendar: CalendarName, date: string): Row {
  const day = liturgicalDay(date, calendars.get(calendar)!);
  const names = Object.keys(LANGUAGES).map((language) => [`name_${language}`, day.name[language] ?? day.name.en]);
  const beside = day.beside.map(({ id }) => id).join("; ");
  return {
    ...{ calendar, date, celebration: day.celebration?.id ?? "", beside, ...Object.fromEntries(names) },
    ...{ rank: day.rank, color: day.color, season: day.season, week: day.week },
    ...{ sunday_cycle: day.sundayCycle, weekday_cycle: day.weekdayCycle },
  };
}

function massRows(calendar: CalendarName, date: string): Row[] {
  return massesOf(date, calendars.get(calendar)!).flatMap((mass, index) =>
    mass.readings.map(({ kind, citation, response = "", alternatives }) => ({
      ...{ calendar, date, mass: index + 1, mass_name_sl: mass.name.sl, mass_name_en: mass.name.en, color: mass.color },
      ...{ kind, citation, response, alternatives: alternatives.map((other) => other.citation).join(" | ") },
    })),
  );
}

function bookRow(usfm: (typeof BOOK_IDS)[number]): Row {
  const names = Object.entries(LANGUAGES).map(([short, long]) => [`name_${short}`, bookName(usfm, long).name]);
  return { usfm, abbreviation: bookName(usfm, "slv").abbreviation, ...Object.fromEntries(names) };
}

function datesOf(firstYear: number, years: number): string[] {
  const dates = [];
  const end = Date.UTC(firstYear + years, 0, 1);
  for (let time = Date.UTC(firstYear, 0, 1); time < end; time += 86_400_000) {
    dates.push(new Date(time).toISOString().slice(0, 10));
  }
  return dates;
}
