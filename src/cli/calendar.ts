import { DayClock } from "../base/clock.ts";
import { FIRST_YEAR, formatDate, LAST_YEAR, liturgicalDay, parseDate } from "../calendar/mod.ts";
import { type Command, type CommandContext, UsageError } from "./command.ts";
import { tableLines } from "./table.ts";

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
  },
  async run(context) {
    const year = yearOf(context);
    const rows = [["DAN", "", "IME", "STOPNJA", "BARVA", "LETO"]];
    for (let day = parseDate(`${year}-01-01`); formatDate(day).startsWith(year); day += 1) {
      const { date, weekday, name, rank, color, sundayCycle, weekdayCycle } = liturgicalDay(
        formatDate(day),
      );
      const cycle = `${sundayCycle} ${weekdayCycle}`;
      rows.push([date, WEEKDAYS[weekday]!, name.slovenian, RANKS[rank], COLORS[color], cycle]);
    }
    for (const line of tableLines(rows)) context.print(line);
    return 0;
  },
};

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
