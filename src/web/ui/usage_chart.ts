import { formatShortDate, formatWeekdayDate } from "../i18n/date.ts";
import { formatCount, formatNumber } from "../i18n/language.ts";
import { usage as usageTexts } from "../i18n/texts/usage.ts";
import type { PageContext } from "../page_context.ts";
import type { DailyRequests, KeyUsage } from "../usage.ts";
import { type Html, html } from "./html.ts";

const HEIGHT = 96;
/** The width of a bar with its gap, in units of the SVG, which is stretched to the available width. */
const STEP = 10;
const BAR = 7;

/** Renders the used part of the daily limit as a bar; the figures are beside it as text. */
export function quotaBar(context: PageContext, { today, limit }: KeyUsage): Html {
  const percent = limit === 0 ? 100 : Math.min(100, (today / limit) * 100);
  const width = today === 0 ? 0 : Math.max(1, Math.round(percent));
  return html`<svg class="today" viewBox="0 0 100 1" preserveAspectRatio="none" role="img" aria-label="${context.in(usageTexts).share(Math.round(percent))}"><rect class="track" width="100" height="1"/><rect class="${percent >= 90 ? "fill high" : "fill"}" width="${width}" height="1"/></svg>`;
}

/** Renders the requests of the last days as a bar chart, and as a table for those who cannot see it. */
export function usageChart(context: PageContext, days: readonly DailyRequests[]): Html {
  const t = context.in(usageTexts);
  const { language } = context;
  const known = days.flatMap(({ requests }) => requests ?? []);
  const most = Math.max(0, ...known);
  const total = known.reduce((sum, requests) => sum + requests, 0);
  const unknown = days.length - known.length;
  if (total === 0 && unknown === 0) return html`<p>${t.none}</p>`;
  const summary = [
    t.summary(formatCount(language, total, t.requests), formatNumber(language, most)),
    ...(unknown > 0 ? [t.unknownDays(formatCount(language, unknown, t.days))] : []),
  ].join(" ");
  return html`<figure class="chart">
<svg viewBox="0 0 ${days.length * STEP} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${summary}">
<path class="base" d="M0 ${HEIGHT}H${days.length * STEP}"/>
${days.map((day, index) => bar(day, { index, most, isToday: index === days.length - 1 }))}
</svg>
<figcaption><span>${formatShortDate(context, days[0]!.date)}</span><span>${t.today}</span></figcaption>
<p>${summary}</p>
<details>
<summary>${t.asTable}</summary>
${table(context, days)}
</details>
</figure>`;
}

function bar(day: DailyRequests, place: { index: number; most: number; isToday: boolean }): Html {
  const { index, most, isToday } = place;
  const { requests } = day;
  if (requests === 0) return html``;
  const isUnknown = requests === undefined;
  const height = isUnknown ? HEIGHT : Math.max(2, Math.round((requests / most) * (HEIGHT - 4)));
  const kind = isUnknown ? "unknown" : isToday ? "bar last" : "bar";
  return html`<rect class="${kind}" x="${index * STEP + (STEP - BAR) / 2}" y="${HEIGHT - height}" width="${BAR}" height="${height}"/>`;
}

function table(context: PageContext, days: readonly DailyRequests[]): Html {
  const t = context.in(usageTexts);
  return html`<table>
<thead><tr><th scope="col">${t.day}</th><th scope="col" class="number">${t.requestsHead}</th></tr></thead>
<tbody>
${days
  .toReversed()
  .map(
    (day) =>
      html`<tr><td>${formatWeekdayDate(context, day.date)}</td><td class="number">${day.requests === undefined ? t.unknown : formatNumber(context.language, day.requests)}</td></tr>`,
  )}
</tbody>
</table>`;
}
