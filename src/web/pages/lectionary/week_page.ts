import { formatCalendarDate, parseDate, weekdayOf } from "../../../calendar/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { capitalize, formatShortDate, formatWeekdayDate } from "../../../i18n/mod.ts";
import { FIRST_LECTIONARY_YEAR, isLectionaryDate, LAST_LECTIONARY_YEAR } from "../../../lectionary/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { monthPath, readingsPath, weekPath } from "../../context/paths.ts";
import { daysOfWeek } from "../../text/week_lines.ts";
import { errorNotice } from "../../ui/form.ts";
import { type Html, html } from "../../ui/html.ts";
import { page } from "../../ui/page.ts";
import { pager } from "../../ui/pager.ts";
import { besideList, citationsOf, colorDot, dayTitle, rankText } from "./day_cells.ts";

/** Responds with the readings of a week, from Sunday to Saturday, as a table to copy. */
export function weekPage(context: PageContext): Response {
  const { t } = context;
  const today = context.services.store.today().date;
  const asked = context.askedDate ?? today;
  const isKnown = isLectionaryDate(asked);
  const days = daysOfWeek(isKnown ? asked : today);
  const sunday = sundayOf(isKnown ? asked : today);
  const from = formatShortDate(context, days[0]!);
  const title = `${from} – ${formatShortDate(context, days.at(-1)!)}`;
  const message = t("calendar_pages.week.invalid", { first: FIRST_LECTIONARY_YEAR, last: LAST_LECTIONARY_YEAR });
  return page(context, {
    title: `${t("calendar_pages.week.title")} · ${title}`,
    isPublic: true,
    ...(!isKnown && { status: 400 }),
    preview: { path: weekPath(context, context.parameter("date") && sunday) },
    body: html`<div class="wide">
<h1>${t("calendar_pages.week.title")}</h1>
<p class="lead">${title}</p>
${!isKnown && errorNotice({ status: 400, message })}
<div class="scroll"><table class="week">
<thead><tr><th scope="col">${t("calendar_pages.week.day")}</th><th scope="col">${t("calendar_pages.week.celebration")}</th><th scope="col">${t("calendar_pages.week.readings")}</th></tr></thead>
<tbody>
${days.map((date) => row(context, date))}</tbody>
</table></div>
<p class="hint">${t("calendar_pages.week.lead")}</p>
${weekWaysOn(context, sunday)}
</div>`,
  });
}

function row(context: PageContext, date: string): Html {
  const day = context.day(date);
  const rank = rankText(context, day);
  const masses = context.masses(date);
  return html`<tr><th scope="row">${colorDot(context, day)}<a href="${readingsPath(context, { date })}">${capitalize(formatWeekdayDate(context, date))}</a></th>
<td>${dayTitle(context, day)}${rank && html` <small>${rank}</small>`}${besideList(context, day)}</td>
<td>${masses.map((mass) => html`<p>${masses.length > 1 && html`<b>${capitalize(context.named(mass.name))}:</b> `}${citationsOf(context, mass)}</p>`)}</td></tr>
`;
}

function weekWaysOn(context: PageContext, sunday: string): Html {
  const { t } = context;
  const to = (by: 7 | -7) => {
    const other = formatCalendarDate(parseDate(sunday) + by);
    if (!isLectionaryDate(other)) return undefined;
    const place = by < 0 ? t("calendar_pages.week.previous") : t("calendar_pages.week.next");
    return { path: weekPath(context, other), place, name: formatShortDate(context, other) };
  };
  return html`${pager(t("calendar_pages.week.neighbours"), { previous: to(-7), next: to(7) })}
<p class="actions"><a href="${monthPath(context, sunday.slice(0, 7))}">${t("calendar_pages.month.title")}</a></p>`;
}

function sundayOf(date: string): string {
  const day = parseDate(date);
  return formatCalendarDate(day - weekdayOf(day));
}
