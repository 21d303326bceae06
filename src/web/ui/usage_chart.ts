import { DAY_MS } from "../../base/clock.ts";
import { formatNumber, formatShortDate, formatWeekdayDate } from "../../i18n/mod.ts";
import type { DayTotal } from "../../store/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import { type Html, html } from "./html.ts";

/** The number of requests of a day. */
interface DailyRequests {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Undefined where the store's record of the day is damaged. */
  readonly requests: number | undefined;
}

/** The usage of a user's key. */
export type KeyUsage = Awaited<ReturnType<typeof loadUsage>>;

/** The height of the chart in units of its bars' SVG, which is stretched to the available size. */
const HEIGHT = 100;

/** Renders the usage of a key. @param notes Lines below its figures. */
export function usageSection(context: PageContext, usage: KeyUsage, notes?: Html): Html {
  const { t, language } = context;
  return html`<section aria-labelledby="use">
<h2 id="use">${t("profile.use")}</h2>
<p class="figure"><strong>${formatNumber(language, usage.today)}</strong> ${t("profile.of_limit", { limit: t("profile.requests_of", { count: usage.limit }) })}</p>
${quotaBar(context, usage)}
${notes}<h3 id="history">${t("profile.history")}</h3>
${usageChart(context, usage.days)}
</section>`;
}

/** Renders the used part of the daily limit as a bar; the figures are beside it as text. */
function quotaBar(context: PageContext, { today, limit }: KeyUsage): Html {
  const percent = limit === 0 ? 100 : Math.min(100, (today / limit) * 100);
  const width = today === 0 ? 0 : Math.max(1, Math.round(percent));
  return html`<svg class="today" viewBox="0 0 100 1" preserveAspectRatio="none" role="img" aria-label="${context.t("requests.share", { percent: Math.round(percent) })}"><rect class="track" width="100" height="1"/><rect class="${percent >= 90 ? "fill high" : "fill"}" width="${width}" height="1"/></svg>`;
}

/**
 * Renders the requests of the last days as a bar chart with a scale. A bar that is touched, clicked or pointed at shows
 * its day and number, without script; a table has them for those who cannot see the chart or use a keyboard.
 */
export function usageChart(context: PageContext, days: readonly DailyRequests[]): Html {
  const { t, language } = context;
  const known = days.flatMap(({ requests }) => requests ?? []);
  const most = Math.max(0, ...known);
  const total = known.reduce((sum, requests) => sum + requests, 0);
  const unknown = days.length - known.length;
  if (total === 0 && unknown === 0) return html`<p>${t("requests.none")}</p>`;
  const summary = [
    t("requests.summary", { total: t("requests.requests", { count: total }), most: formatNumber(language, most) }),
    ...(unknown > 0 ? [t("requests.unknown_days", { days: t("requests.days", { count: unknown }) })] : []),
  ].join(" ");
  const top = scaleTop(most);
  return html`<figure class="chart">
<p>${summary}</p>
<div class="plot" aria-hidden="true">
<ul class="scale">${[top, top / 2, 0].map((value) => html`<li>${formatNumber(language, value)}</li>`)}</ul>
<ol class="bars">
${days.map((day, index) => bar(context, day, { top, isToday: index === days.length - 1 }))}
</ol>
<p class="ends"><span>${formatShortDate(context, days[0]!.date)}</span><span>${t("requests.today")}</span></p>
</div>
<details>
<summary>${t("requests.as_table")}</summary>
${table(context, days)}
</details>
</figure>`;
}

/** Returns the top of a scale for a greatest value: 2, 4, 10, 20, 40, 100 and so on, whose half is whole. */
function scaleTop(most: number): number {
  for (let unit = 1; ; unit *= 10) {
    for (const step of [2, 4, 10]) if (most <= step * unit) return step * unit;
  }
}

function bar(context: PageContext, day: DailyRequests, { top, isToday }: { top: number; isToday: boolean }): Html {
  const { t } = context;
  const { requests } = day;
  const height = requests === undefined ? HEIGHT : Math.max(2, Math.round((requests / top) * HEIGHT));
  const kind = requests === undefined ? "unknown" : isToday ? "bar last" : "bar";
  const count = requests === undefined ? t("requests.unknown") : t("requests.requests", { count: requests });
  const value = `${formatWeekdayDate(context, day.date)}: ${count}`;
  return html`<li tabindex="-1"><svg viewBox="0 0 1 ${HEIGHT}" preserveAspectRatio="none">${requests !== 0 && html`<rect class="${kind}" y="${HEIGHT - height}" width="1" height="${height}"/>`}</svg><span>${value}</span></li>\n`;
}

function table(context: PageContext, days: readonly DailyRequests[]): Html {
  const { t } = context;
  return html`<table>
<thead><tr><th scope="col">${t("requests.day")}</th><th scope="col" class="number">${t("requests.requests_head")}</th></tr></thead>
<tbody>
${days
  .toReversed()
  .map(
    (day) =>
      html`<tr><td>${formatWeekdayDate(context, day.date)}</td><td class="number">${day.requests === undefined ? t("requests.unknown") : formatNumber(context.language, day.requests)}</td></tr>`,
  )}
</tbody>
</table>`;
}

/** The number of days shown. */
const DAYS = 30;

/** Loads the usage of a user's key. @throws {Problem<"accounts">} `unknown_user` */
export async function loadUsage(context: PageContext, name: string) {
  const { store } = context.services;
  const days = await loadDailyRequests(context, (options) => store.usageOf(name, options));
  const account = store.accountOfUser(name);
  return {
    today: account === undefined ? 0 : store.used(account),
    /** Requests a day. */
    limit: account?.limit ?? 0,
    remaining: account === undefined ? 0 : store.remaining(account),
    /** The last 30 days, today the last. */
    days,
  };
}

/** Returns the last 30 days, today the last. */
export function recentDates({ services: { store } }: PageContext): string[] {
  const last = Date.parse(store.today().date);
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(last - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

/**
 * Loads the last 30 days, those without requests included.
 *
 * @param history Reads the days from a date on.
 */
export async function loadDailyRequests(
  context: PageContext,
  history: (options: { since: string }) => Promise<readonly DayTotal[]>,
): Promise<DailyRequests[]> {
  const dates = recentDates(context);
  const known = new Map((await history({ since: dates[0]! })).map((day) => [day.date, day]));
  return dates.map((date) => {
    const { requests = 0, damaged = false } = known.get(date) ?? {};
    return { date, requests: damaged ? undefined : requests };
  });
}
