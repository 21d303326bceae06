import { daysOfChurchYear, liturgicalDay, plannedChurchYear } from "../../../calendar/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { capitalize, formatWeekdayShortDate, textIn, translator } from "../../../i18n/mod.ts";
import { FIRST_LECTIONARY_YEAR, LAST_LECTIONARY_YEAR, massesOf } from "../../../lectionary/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { monthPath, readingsPath, yearPath } from "../../context/paths.ts";
import { citations, type DayContext, nameWithoutDate } from "../../text/mass_text.ts";
import { errorNotice, pager } from "../../ui/controls.ts";
import { html, withWholeCitations } from "../../ui/html.ts";
import { titledPage } from "../../ui/page.ts";

/** The first year begins with the Advent of the year before. */
const FIRST_YEAR = FIRST_LECTIONARY_YEAR + 1;

/** Responds with a liturgical year, by the calendar in force: as a table to print, or as CSV. */
export function yearPage(context: PageContext): Response {
  const { t } = context;
  const usual = plannedChurchYear(context.services.clock.today().date);
  const asked = Number(context.parameter("year") ?? usual);
  const isKnown = asked >= FIRST_YEAR && asked <= LAST_LECTIONARY_YEAR;
  const year = isKnown ? asked : usual;
  const dates = daysOfChurchYear(year);
  if (isKnown && context.parameter("as") === "csv") {
    const separator = context.parameter("sep") === "semicolon" ? ";" : ",";
    const disposition = `attachment; filename="${t("calendar_pages.year.file")}-${year}.csv"`;
    const headers = ["Content-Type", "text/csv; charset=utf-8", "Content-Disposition", disposition];
    return { status: 200, headers, body: Buffer.from(yearCsv(context, dates, separator)) };
  }
  const to = (other: number, place: string) =>
    other >= FIRST_YEAR && other <= LAST_LECTIONARY_YEAR
      ? { path: yearPath(context, { year: String(other) }), place, name: `${other - 1}/${other}` }
      : undefined;
  const message = t("calendar_pages.year.invalid", { first: FIRST_YEAR, last: LAST_LECTIONARY_YEAR });
  const error = isKnown ? undefined : { status: 400, message };
  const title = t("calendar_pages.year.title", { from: String(year - 1), to: String(year) });
  const rows = yearRows(context, dates).map(
    ({ day: { date, color }, name, rank, color: colorName, citations }, index, all) => {
      const isFirst = all[index - 1]?.day.date !== date;
      const written = `${capitalize(formatWeekdayShortDate(context, date))} ${date.slice(0, 4)}`;
      return html`<tr><th scope="row">${isFirst ? html`<span class="dot ${color}" aria-hidden="true"></span><a href="${readingsPath(context, { date })}">${written}</a>` : html`<span class="unseen">${written}</span>`}</th>
<td>${name}</td><td>${rank}</td><td>${colorName}</td><td>${withWholeCitations(citations)}</td></tr>\n`;
    },
  );
  // Spreadsheets divide cells by a semicolon where a number has a comma.
  const sep = (0.5).toLocaleString(context.language).includes(",") ? "semicolon" : undefined;
  const headings = ["week.day", "week.celebration", "year.rank", "year.color", "week.readings"] as const;
  return titledPage(
    context,
    {
      ...{ title, error, policy: "public", kind: "wide" },
      preview: { path: yearPath(context, { year: context.parameter("year") && String(year) }) },
    },
    html`<p class="lead">${t("calendar_pages.year.lead")}</p>
${errorNotice(error)}
<p class="actions"><a href="${yearPath(context, { year: String(year), as: "csv", sep })}" download>${t("calendar_pages.year.csv")}</a> <a href="${monthPath(context)}">${t("calendar_pages.month.title")}</a></p>
<div class="scroll"><table class="week year">
<thead><tr>${headings.map((each) => html`<th scope="col">${t(`calendar_pages.${each}`)}</th>`)}</tr></thead>
<tbody>
${rows}</tbody>
</table></div>
${pager(t("calendar_pages.year.neighbours"), { previous: to(year - 1, t("calendar_pages.year.previous")), next: to(year + 1, t("calendar_pages.year.next")) })}`,
  );
}

/** Lists the Masses of days, each as a directory has it. */
function yearRows({ language, calendar }: DayContext, dates: readonly string[]) {
  const t = translator(language);
  return dates.flatMap((date) => {
    const day = liturgicalDay(date, calendar);
    const beside = day.beside.map(({ name }) => textIn(name, language)).join("; ");
    const kept = `${textIn(nameWithoutDate(day), language)}${beside && ` (${beside})`}`;
    return massesOf(date, calendar).map((mass) => {
      const isOfDay = mass.name.sl === day.name.sl;
      const { rank } = mass;
      return {
        day,
        /** The celebration, with what may be kept beside it in parentheses; the Mass where it has another name. */
        name: capitalize(isOfDay ? kept : textIn(mass.name, language)),
        /** That of the Mass; empty where none is printed, and on weekdays. */
        rank: rank === undefined || rank === "weekday" ? "" : t(`church_year.ranks.${rank}`),
        color: t(`church_year.colors.${mass.color}`),
        citations: citations(mass, language),
      };
    });
  });
}

/**
 * Writes the Masses of days as CSV (RFC 4180), with a byte order mark, by which spreadsheets know UTF-8.
 *
 * @param separator Spreadsheets expect a semicolon where a number has a comma: in Slovenian, German and Italian.
 */
export function yearCsv(context: DayContext, dates: readonly string[], separator = ","): string {
  const t = translator(context.language);
  const weekdays = t("church_year.weekdays").split("\n");
  const heading = ["week.day", "year.weekday", "week.celebration", "year.rank", "year.color", "week.readings"] as const;
  const rows = yearRows(context, dates).map(({ day, name, rank, color, citations }) => {
    return [day.date, weekdays[day.weekday]!, name, rank, color, citations];
  });
  const lines = [heading.map((each) => t(`calendar_pages.${each}`)), ...rows].map((cells) =>
    cells.map((cell) => csvCell(cell, separator)).join(separator),
  );
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join("")}`;
}

function csvCell(text: string, separator: string): string {
  // A cell that begins so is a formula to spreadsheets; a church names its feasts.
  const plain = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(plain) || plain.includes(separator) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
