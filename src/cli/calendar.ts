import { DayClock } from "../base/clock.ts";
import { Problem } from "../base/problem.ts";
import {
  celebrationRecords,
  dayRecord,
  FIRST_YEAR,
  formatCalendarDate,
  LAST_YEAR,
  type LiturgicalDay,
  liturgicalDay,
  parseDate,
  printedRank,
} from "../calendar/mod.ts";
import { capitalize, type Language, textIn, translator } from "../i18n/mod.ts";
import type { Command, CommandContext } from "./command.ts";
import { dayLanguage } from "./flags.ts";
import { jsonOption, printJson, printTable } from "./output.ts";

/** `ambo calendar` */
export const calendar: Command = {
  name: "calendar",
  usage: "[--year YEAR]",
  summary: "calendar",
  takesOperands: false,
  settings: ["timezone", "diocese"],
  examples: ["ambo calendar --year 2027"],
  options: {
    year: { value: "YEAR", help: "year" },
    json: jsonOption("[{ date, name, season, rank, color, cycle, weekday_cycle, week, celebrations }]"),
  },
  async run(context) {
    const days = daysOf(context);
    if (context.options.json) {
      printJson(
        context,
        days.map((day) => ({
          date: day.date,
          ...dayRecord(day),
          celebrations: celebrationRecords(day),
        })),
      );
    } else {
      const t = translator(dayLanguage(context));
      const head = [
        t("church_year.table.day"),
        "",
        t("church_year.table.name"),
        t("church_year.table.rank"),
        t("church_year.table.color"),
        t("church_year.table.year"),
      ];
      const rows = days.map((day) => rowOf(day, dayLanguage(context)));
      printTable(context, [head.map((word) => word.toUpperCase()), ...rows]);
    }
    return 0;
  },
};

/** Returns the cells of a day; its name is followed by those of the celebrations that need not be kept. */
function rowOf(day: LiturgicalDay, language: Language): string[] {
  const t = translator(language);
  const names = day.celebrations.map(({ name }) => capitalize(textIn(name, language)));
  const rank = printedRank(day);
  return [
    day.date,
    t("church_year.weekdays").split("\n")[day.weekday]!,
    names.join(" · "),
    rank === undefined || rank === "weekday" ? "" : t(`church_year.ranks.${rank}`),
    t(`church_year.colors.${day.color}`),
    `${day.sundayCycle} ${day.weekdayCycle}`,
  ];
}

function daysOf(context: CommandContext): LiturgicalDay[] {
  const year = yearOf(context);
  const days: LiturgicalDay[] = [];
  for (let day = parseDate(`${year}-01-01`); formatCalendarDate(day).startsWith(year); day += 1) {
    days.push(liturgicalDay(formatCalendarDate(day), context.settings.diocese));
  }
  return days;
}

function yearOf({ settings, options }: CommandContext): string {
  if (typeof options.year !== "string") {
    return new DayClock(settings.timezone).today().date.slice(0, 4);
  }
  const year = Number(options.year);
  if (/^\d{4}$/.test(options.year) && year >= FIRST_YEAR && year <= LAST_YEAR) return options.year;
  const values = { value: options.year, first: FIRST_YEAR, last: LAST_YEAR };
  throw new Problem("usage.invalid_year", values);
}
