import {
  findDays,
  formatCalendarDate,
  type LiturgicalDay,
  parseDate,
  printedRank,
  readTypedDay,
  type TypedDay,
  weekdayOf,
} from "../../../calendar/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { capitalize, formatFullDate, formatMonth, formatShortDate, formatWeekdayDate } from "../../../i18n/mod.ts";
import {
  FIRST_LECTIONARY_YEAR,
  isLectionaryDate,
  LAST_LECTIONARY_YEAR,
  type Mass,
  usualMass,
} from "../../../lectionary/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { MONTH, monthPath, readingsPath, weekPath, yearPath } from "../../context/paths.ts";
import type { Visitor } from "../../context/visitor.ts";
import { daysOfWeek, nameWithoutDate, optionalCelebrationLines } from "../../text/mass_text.ts";
import { listedChoices } from "../../text/titles.ts";
import { errorNotice, errorOf, fieldError, fieldState, pager } from "../../ui/controls.ts";
import { type Html, html, withWholeCitations } from "../../ui/html.ts";
import { titledPage } from "../../ui/page.ts";

/** Renders a dot in the colour of a day, with its name for those who cannot see it. */
function colorDot(context: Visitor, { color }: LiturgicalDay): Html {
  return html`<span class="dot ${color}" role="img" aria-label="${context.t(`church_year.colors.${color}`)}"></span>`;
}

/** Returns the rank of a feast or memorial as it is printed; undefined where there is nothing to print. */
function rankText(context: Visitor, day: LiturgicalDay): string | undefined {
  const rank = printedRank(day);
  const isOfSeason = rank === "sunday" || rank === "weekday" || rank === "triduum";
  return rank === undefined || isOfSeason ? undefined : context.t(`church_year.ranks.${rank}`);
}

/** Renders what may be kept beside a day. */
function besideList(context: Visitor, day: LiturgicalDay): Html {
  return html`${optionalCelebrationLines(context, day).map((line) => html`<small>${line}</small>`)}`;
}

/** Lists the references of a Mass, as the lectionary has them, without the acclamation. */
function citationsOf(context: Visitor, { readings }: Mass): Html {
  const written = readings
    .filter(({ kind }) => kind !== "acclamation")
    .map(({ citation, alternatives }) => {
      const others = alternatives.filter(({ short }) => !short).map((other) => other.citation);
      const { listed, more } = listedChoices(context.language, others);
      const cited = [citation, ...listed].map((each) => context.cited(each));
      return [cited.join(` ${context.t("calendar_pages.or")} `), ...(more ? [`(${more})`] : [])].join(" ");
    })
    .join("; ");
  return withWholeCitations(written);
}

/** Returns the name of a day beside its date in the visitor's language, with a capital. */
function dayTitle(context: Visitor, day: LiturgicalDay): string {
  return capitalize(context.named(nameWithoutDate(day)));
}

/** Responds with a month of the church year: colours, ranks and readings, a link a day. */
export function monthPage(context: PageContext): Response {
  const { t } = context;
  const today = context.services.clock.today().date;
  const name = context.parameter("q");
  const typed = readTypedDay(name ?? "", { from: today });
  const found = "name" in typed ? daysNamed(context, typed) : [];
  const only = found.length === 1 ? found[0]!.day.date : "date" in typed ? typed.date : undefined;
  if (only !== undefined && isLectionaryDate(only)) {
    return { status: 303, headers: ["Location", readingsPath(context, { date: only })], body: "" };
  }
  const inYear = "name" in typed && typed.name === "" ? typed.year : undefined;
  if (inYear !== undefined && isLectionaryDate(`${inYear}-01-01`)) {
    return { status: 303, headers: ["Location", monthPath(context, `${inYear}-01`)], body: "" };
  }
  const typedMonth = context.parameter("month") ?? today.slice(0, 7);
  const asked = asMonth(typedMonth);
  const isKnown = MONTH.test(asked) && isLectionaryDate(`${asked}-01`);
  if (isKnown && asked !== typedMonth) {
    return { status: 303, headers: ["Location", monthPath(context, asked)], body: "" };
  }
  const month = isKnown ? asked : today.slice(0, 7);
  const message = !isKnown
    ? t("calendar_pages.month.invalid", { first: FIRST_LECTIONARY_YEAR, last: LAST_LECTIONARY_YEAR })
    : name !== undefined && found.length === 0 && notFound(context, name, typed);
  const error = message ? { status: isKnown ? 404 : 400, message, field: isKnown ? "q" : "month" } : undefined;
  const title = capitalize(formatMonth(context, month));
  return titledPage(
    context,
    {
      ...{ title: `${title} · ${t("calendar_pages.month.title")}`, heading: title, error },
      ...{ policy: "public", kind: "wide month-page" },
      preview: { path: monthPath(context, context.parameter("month") && month) },
    },
    html`${found.length > 0 && foundDays(context, found)}
${monthTable(context, { month, today })}
${monthWaysOn(context, month)}
${findForms(context, { month: MONTH.test(asked) ? asked : month, name, error })}`,
  );
}

/** Finds the days of a name: from today on, or in the year that was typed beside it. */
function daysNamed(context: PageContext, { name, year }: Extract<TypedDay, { name: string }>) {
  const from = year === undefined ? context.services.clock.today().date : `${year}-01-01`;
  const days = name === "" ? [] : findDays(name, { from, calendar: context.calendar });
  return days.filter(({ day: { date } }) => isLectionaryDate(date) && date.startsWith(year ?? ""));
}

/** Says why nothing was found: no calendar has the date, its year is not known, or no day has the name. */
function notFound({ t }: PageContext, text: string, typed: TypedDay): string {
  const name = text.slice(0, 80);
  if ("isNoDate" in typed) return t("calendar_pages.month.no_date", { name });
  const year = "date" in typed ? typed.date.slice(0, 4) : typed.year;
  if (year !== undefined && !isLectionaryDate(`${year}-01-01`)) {
    return t("calendar_pages.month.other_year", { year, first: FIRST_LECTIONARY_YEAR, last: LAST_LECTIONARY_YEAR });
  }
  return t("calendar_pages.month.not_found", { name });
}

/** Lists the days that a name may mean. */
function foundDays(context: PageContext, days: ReturnType<typeof findDays>): Html {
  const items = days.map(({ day: { date }, name }) => {
    const title = capitalize(context.named(name));
    return html`<li><a href="${readingsPath(context, { date })}">${title}</a> <small>${formatFullDate(context, date)}</small></li>\n`;
  });
  return html`<nav class="named" aria-labelledby="found-days"><p id="found-days">${context.t("calendar_pages.month.several")}</p><ul>
${items}</ul></nav>`;
}

/** Returns a month as addresses have it, from what people type where the browser's field is one of text: `1. 2027`. */
function asMonth(text: string): string {
  const parts = /^\s*(?:(\d\d?)[./ -]+(\d{4})|(\d{4})[./ -]+(\d\d?))\s*$/.exec(text);
  if (parts === null) return text;
  const [, month, year, firstYear, lastMonth] = parts;
  return `${year ?? firstYear}-${(month ?? lastMonth)!.padStart(2, "0")}`;
}

/** Renders the days as a table of weeks; on a narrow screen it is shown as a list. */
function monthTable(context: PageContext, shown: { month: string; today: string }): Html {
  const first = parseDate(`${shown.month}-01`);
  const days: LiturgicalDay[] = [];
  for (let day = first; formatCalendarDate(day).startsWith(shown.month); day += 1) {
    days.push(context.day(formatCalendarDate(day)));
  }
  // Weeks begin on Sunday, as those of the church do.
  const cells: (LiturgicalDay | undefined)[] = [...Array.from({ length: days[0]!.weekday }, () => undefined), ...days];
  while (cells.length % 7 !== 0) cells.push(undefined);
  const weeks = Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  return html`<table class="month">
<thead><tr>${context
    .t("church_year.weekdays")
    .split("\n")
    .map((weekday) => html`<th scope="col">${weekday}</th>`)}</tr></thead>
<tbody>
${weeks.map(
  (week) =>
    html`<tr>${week.map((day) => (day ? cell(context, day, shown.today) : html`<td class="empty"></td>`))}</tr>\n`,
)}</tbody>
</table>`;
}

function cell(context: PageContext, day: LiturgicalDay, today: string): Html {
  const { date, weekday } = day;
  const masses = context.masses(date);
  const mass = masses[usualMass(masses, day)]!;
  const more = masses.length - 1;
  const isNamed = more > 0 && mass.name.sl !== day.name.sl;
  const rank = rankText(context, day);
  const isToday = date === today;
  return html`<td class="${day.color}"${isToday && html` aria-current="date"`}>
<a href="${readingsPath(context, { date })}">${colorDot(context, day)}<b>${Number(date.slice(8))}</b> <span class="weekday">${context.t("church_year.weekdays").split("\n")[weekday]}</span> <span class="name">${dayTitle(context, day)}</span></a>
${rank && html`<small>${rank}</small>`}${besideList(context, day)}
<small class="citations">${isNamed && `${capitalize(context.named(mass.name))}: `}${citationsOf(context, mass)}${more > 0 && ` (${context.t("calendar_pages.month.more", { count: more })})`}</small>
</td>`;
}

function monthWaysOn(context: PageContext, month: string): Html {
  const { t } = context;
  const to = (by: 1 | -1) => {
    const other = neighbour(month, by);
    if (!isLectionaryDate(`${other}-01`)) return undefined;
    const place = by < 0 ? t("calendar_pages.month.previous") : t("calendar_pages.month.next");
    return { path: monthPath(context, other), place, name: capitalize(formatMonth(context, other)) };
  };
  return html`${pager(t("calendar_pages.month.neighbours"), { previous: to(-1), next: to(1) })}
<p class="actions"><a href="${weekPath(context)}">${t("calendar_pages.week.title")}</a> <a href="${yearPath(context, {})}">${t("calendar_pages.year.link")}</a> <a href="${readingsPath(context)}">${t("calendar_pages.week.readings")}</a></p>`;
}

function neighbour(month: string, by: 1 | -1): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7);
}

function findForms(
  { t }: PageContext,
  { month, name, error }: { month: string; name: string | undefined; error: FormError | undefined },
): Html {
  const [monthError, nameError] = [errorOf(error, "month"), errorOf(error, "q")];
  return html`<form class="line" method="get" action="${t("calendar_pages.month.path")}" aria-label="${t("calendar_pages.month.form")}">
<label for="month">${t("calendar_pages.month.label")}</label>
<div><input type="month" id="month" name="month" value="${month}" min="${FIRST_LECTIONARY_YEAR}-01" max="${LAST_LECTIONARY_YEAR}-12" required${fieldState("month", { error: monthError })}><button>${t("calendar_pages.month.show")}</button></div>
${fieldError("month", monthError)}
</form>
<form class="line" method="get" action="${t("calendar_pages.month.path")}" role="search" aria-label="${t("calendar_pages.month.find")}">
<label for="q">${t("calendar_pages.month.find")}</label>
<div><input type="search" id="q" name="q"${name !== undefined && html` value="${name}"`} maxlength="80"${fieldState("q", { error: nameError, hint: "q-hint" })} required><button>${t("calendar_pages.month.show")}</button></div>
${fieldError("q", nameError)}
<p class="hint" id="q-hint">${t("calendar_pages.month.find_hint")} ${t("calendar_pages.month.date_hint")}</p>
</form>`;
}

/** Responds with the readings of a week, from Sunday to Saturday, as a table to copy. */
export function weekPage(context: PageContext): Response {
  const { t } = context;
  const today = context.services.clock.today().date;
  const asked = context.askedDate ?? today;
  const isKnown = isLectionaryDate(asked);
  const days = daysOfWeek(isKnown ? asked : today);
  const sunday = sundayOf(isKnown ? asked : today);
  const from = formatShortDate(context, days[0]!);
  const title = `${from} – ${formatShortDate(context, days.at(-1)!)}`;
  const message = t("calendar_pages.week.invalid", { first: FIRST_LECTIONARY_YEAR, last: LAST_LECTIONARY_YEAR });
  const error = isKnown ? undefined : { status: 400, message };
  const heading = t("calendar_pages.week.title");
  return titledPage(
    context,
    {
      ...{ title: `${heading} · ${title}`, heading, error, policy: "public", kind: "wide" },
      preview: { path: weekPath(context, context.parameter("date") && sunday) },
    },
    html`<p class="lead">${title}</p>
${errorNotice(error)}
<div class="scroll"><table class="week">
<thead><tr><th scope="col">${t("calendar_pages.week.day")}</th><th scope="col">${t("calendar_pages.week.celebration")}</th><th scope="col">${t("calendar_pages.week.readings")}</th></tr></thead>
<tbody>
${days.map((date) => row(context, date))}</tbody>
</table></div>
<p class="hint">${t("calendar_pages.week.lead")}</p>
${weekWaysOn(context, sunday)}`,
  );
}

function row(context: PageContext, date: string): Html {
  const day = context.day(date);
  const rank = rankText(context, day);
  const masses = context.masses(date);
  const nameOf = ({ name }: Mass) =>
    name.sl === day.name.sl ? dayTitle(context, day) : capitalize(context.named(name));
  return html`<tr><th scope="row">${colorDot(context, day)}<a href="${readingsPath(context, { date })}">${capitalize(formatWeekdayDate(context, date))}</a></th>
<td>${dayTitle(context, day)}${rank && html` <small>${rank}</small>`}${besideList(context, day)}</td>
<td>${masses.map((mass) => html`<p>${masses.length > 1 && html`<b>${nameOf(mass)}:</b> `}${citationsOf(context, mass)}</p>`)}</td></tr>\n`;
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
