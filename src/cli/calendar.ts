import { Problem } from "../base/problem.ts";
import {
  type ChurchCalendar,
  celebrationRecords,
  churchCalendar,
  dayRecord,
  daysOfChurchYear,
  FIRST_YEAR,
  formatCalendarDate,
  LAST_YEAR,
  type LiturgicalDay,
  liturgicalDay,
  parseDate,
  plannedChurchYear,
  printedRank,
} from "../calendar/mod.ts";
import { readFeastFile } from "../config/mod.ts";
import { capitalize, type Language, type Translate, textIn, translator } from "../i18n/mod.ts";
import { checkFeastReadings, FIRST_LECTIONARY_YEAR, LAST_LECTIONARY_YEAR } from "../lectionary/mod.ts";
import type { Command, CommandContext } from "./command.ts";
import { dayLanguage, todayOf } from "./flags.ts";
import { jsonOption, printList } from "./output.ts";

/** `ambo calendar` */
export const calendar: Command = {
  name: "calendar",
  usage: "[--year YEAR] [--csv|--semicolon]",
  service: { place: [], orDefaults: true },
  settings: ["settings", "timezone", "calendar", "diocese", "feasts"],
  examples: ["ambo calendar --year 2027", "ambo calendar --year 2027 --csv > 2027.csv"],
  options: {
    year: { value: "YEAR", help: "year" },
    csv: { help: "calendar_csv" },
    semicolon: { help: "calendar_semicolon" },
    json: jsonOption(
      "[{ date, name, season, rank, color, cycle, weekday_cycle, week, weekday, reading_cycle, celebrations }]",
    ),
  },
  async run(context) {
    const language = dayLanguage(context);
    const t = translator(language);
    if (context.options.csv === true || context.options.semicolon === true) {
      const { yearCsv } = await import("../web/mod.ts");
      const isAsked = typeof context.options.year === "string";
      const year = isAsked ? Number(yearOf(context)) : plannedChurchYear(todayOf(context.settings));
      if (!(year > FIRST_LECTIONARY_YEAR && year <= LAST_LECTIONARY_YEAR))
        throw invalidYear(String(year), FIRST_LECTIONARY_YEAR + 1, LAST_LECTIONARY_YEAR);
      const dates = daysOfChurchYear(year);
      const separator = context.options.semicolon === true ? ";" : ",";
      const csv = yearCsv({ language, settings: context.settings, calendar: keptCalendar(context) }, dates, separator);
      context.print(csv.trimEnd());
      return 0;
    }
    const weekdays = t("church_year.weekdays").split("\n");
    await printList(context, daysOf(context), {
      json: (day) => ({ date: day.date, ...dayRecord(day), celebrations: celebrationRecords(day) }),
      columns: [
        [t("church_year.table.day").toUpperCase(), ({ date }) => date],
        ["", ({ weekday }) => weekdays[weekday]!],
        // Followed by those of the celebrations that need not be kept.
        [t("church_year.table.name").toUpperCase(), (day) => namesOf(day, language)],
        [t("church_year.table.rank").toUpperCase(), (day) => rankOf(day, t)],
        [t("church_year.table.color").toUpperCase(), ({ color }) => t(`church_year.colors.${color}`)],
        [t("church_year.table.year").toUpperCase(), (day) => `${day.sundayCycle} ${day.weekdayCycle}`],
      ],
    });
    return 0;
  },
};

function namesOf({ celebrations }: LiturgicalDay, language: Language): string {
  return celebrations.map(({ name }) => capitalize(textIn(name, language))).join(" · ");
}

function rankOf(day: LiturgicalDay, t: Translate): string {
  const rank = printedRank(day);
  return rank === undefined || rank === "weekday" ? "" : t(`church_year.ranks.${rank}`);
}

function daysOf(context: CommandContext): LiturgicalDay[] {
  const year = yearOf(context);
  const calendar = keptCalendar(context);
  const days: LiturgicalDay[] = [];
  for (let day = parseDate(`${year}-01-01`); formatCalendarDate(day).startsWith(year); day += 1) {
    days.push(liturgicalDay(formatCalendarDate(day), calendar));
  }
  return days;
}

function yearOf({ settings, options }: CommandContext): string {
  if (typeof options.year !== "string") return todayOf(settings).slice(0, 4);
  const year = Number(options.year);
  if (/^\d{4}$/.test(options.year) && year >= FIRST_YEAR && year <= LAST_YEAR) return options.year;
  throw invalidYear(options.year, FIRST_YEAR, LAST_YEAR);
}

function invalidYear(year: string, first: number, last: number): Problem<"usage"> {
  return new Problem("usage.invalid_year", { value: year, first, last });
}

/** Returns the calendar that the settings name. */
export function keptCalendar({ settings: { calendar, diocese, feasts: file } }: CommandContext): ChurchCalendar {
  const feasts = file === "" ? [] : [{ text: readFeastFile(file), file }];
  try {
    return churchCalendar({ calendar, diocese, feasts, checkReadings: checkFeastReadings });
  } catch (cause) {
    throw new Problem("settings.unreadable_feasts", { path: file }, { cause });
  }
}
