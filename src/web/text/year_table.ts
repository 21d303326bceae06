import { type LiturgicalDay, liturgicalDay, printedRank } from "../../calendar/mod.ts";
import { capitalize, textIn, translator } from "../../i18n/mod.ts";
import { massesOf } from "../../lectionary/mod.ts";
import { citations, type DayContext, nameBesideDate } from "./mass_text.ts";

/** A Mass of a day, as a directory has it. */
export interface YearRow {
  readonly day: LiturgicalDay;
  /** The celebration, with what may be kept beside it in parentheses; the Mass where it has another name. */
  readonly name: string;
  /** Empty where none is printed. */
  readonly rank: string;
  readonly color: string;
  readonly citations: string;
}

/** Lists the Masses of days. */
export function yearRows({ language, calendar }: DayContext, dates: readonly string[]): YearRow[] {
  const t = translator(language);
  return dates.flatMap((date) => {
    const day = liturgicalDay(date, calendar);
    const beside = day.beside.map(({ name }) => textIn(name, language)).join("; ");
    const kept = `${textIn(nameBesideDate(day), language)}${beside && ` (${beside})`}`;
    return massesOf(date, calendar).map((mass, index) => {
      const isOfDay = mass.name.sl === day.name.sl;
      const rank = index === 0 || isOfDay ? printedRank(day) : undefined;
      return {
        day,
        name: capitalize(isOfDay ? kept : textIn(mass.name, language)),
        rank: rank === undefined || rank === "weekday" ? "" : t(`church_year.ranks.${rank}`),
        color: t(`church_year.colors.${mass.color}`),
        citations: citations(mass, language),
      };
    });
  });
}

/** Writes the Masses of days as CSV (RFC 4180), with a byte order mark, by which spreadsheets know UTF-8. */
export function yearCsv(context: DayContext, dates: readonly string[]): string {
  const t = translator(context.language);
  const weekdays = t("church_year.weekdays").split("\n");
  const heading = ["week.day", "year.weekday", "week.celebration", "year.rank", "year.color", "week.readings"] as const;
  const rows = yearRows(context, dates).map(({ day, name, rank, color, citations }) => {
    return [day.date, weekdays[day.weekday]!, name, rank, color, citations];
  });
  const lines = [heading.map((each) => t(`calendar_pages.${each}`)), ...rows].map((cells) =>
    cells.map(csvCell).join(","),
  );
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join("")}`;
}

function csvCell(text: string): string {
  // A cell that begins so is a formula to spreadsheets; a church names its feasts.
  const plain = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
