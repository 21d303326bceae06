import { DayClock } from "../base/clock.ts";
import {
  dayRecord,
  FIRST_YEAR,
  formatDate,
  LAST_YEAR,
  type LiturgicalDay,
  liturgicalDay,
  parseDate,
} from "../calendar/mod.ts";
import { type Command, type CommandContext, UsageError } from "./command.ts";
import { jsonOption, printJson } from "./json.ts";
import { printTable } from "./table.ts";

const WEEKDAYS = ["ned", "pon", "tor", "sre", "čet", "pet", "sob"];
const RANKS = {
  triduum: "tridnevje",
  solemnity: "slovesni praznik",
  sunday: "nedelja",
  feast: "praznik",
  memorial: "god",
  weekday: "",
} as const;
const COLORS = {
  white: "bela",
  red: "rdeča",
  green: "zelena",
  violet: "vijolična",
  rose: "rožnata",
} as const;

/** `ambo calendar` */
export const calendar: Command = {
  name: "calendar",
  usage: "[--year YEAR]",
  summary: "prints the church year, a day a line",
  takesOperands: false,
  settings: ["timezone"],
  examples: ["ambo calendar --year 2027"],
  options: {
    year: { value: "YEAR", help: "a year such as 2027; this one unless given" },
    json: jsonOption("[{ date, name, season, rank, color, cycle, weekday_cycle, week }]"),
  },
  async run(context) {
    const days = daysOf(yearOf(context));
    if (context.options.json) {
      printJson(
        context,
        days.map((day) => ({ date: day.date, ...dayRecord(day) })),
      );
    } else {
      const rows = days.map((day) => [
        day.date,
        WEEKDAYS[day.weekday]!,
        day.name.slovenian,
        RANKS[day.rank],
        COLORS[day.color],
        `${day.sundayCycle} ${day.weekdayCycle}`,
      ]);
      const table = [["DAN", "", "IME", "STOPNJA", "BARVA", "LETO"], ...rows];
      printTable(context, table);
    }
    return 0;
  },
};

function daysOf(year: string): LiturgicalDay[] {
  const days: LiturgicalDay[] = [];
  for (let day = parseDate(`${year}-01-01`); formatDate(day).startsWith(year); day += 1) {
    days.push(liturgicalDay(formatDate(day)));
  }
  return days;
}

function yearOf({ settings, options }: CommandContext): string {
  if (typeof options.year !== "string") {
    return new DayClock(settings.timezone).today().date.slice(0, 4);
  }
  const year = Number(options.year);
  if (/^\d{4}$/.test(options.year) && year >= FIRST_YEAR && year <= LAST_YEAR) return options.year;
  throw new UsageError(
    `Cannot use --year "${options.year}": expected a year from ${FIRST_YEAR} to ${LAST_YEAR}`,
  );
}
