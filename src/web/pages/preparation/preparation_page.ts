import { formatCalendarDate, parseDate, weekdayOf } from "../../../calendar/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { capitalize, formatShortDate } from "../../../i18n/mod.ts";
import { isLectionaryDate } from "../../../lectionary/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { preparationPath } from "../../context/paths.ts";
import { countReading, errorStatus } from "../../context/reader_access.ts";
import { announcementLines, daysOfWeek } from "../../text/week_lines.ts";
import { ASSETS } from "../../ui/assets.ts";
import { errorNotice, notice } from "../../ui/form.ts";
import { type Html, html } from "../../ui/html.ts";
import { page } from "../../ui/page.ts";
import { pager } from "../../ui/pager.ts";
import { massChips, massForm, outputTools } from "./choice_tools.ts";
import { leaflet } from "./leaflet.ts";
import { type MassChoice, type NoMass, readMassChoice } from "./mass_choice.ts";

/** Responds with a Mass to prepare: its readings to copy, to print and to project, and the week for the notices. */
export function preparationPage(context: PageContext): Response {
  const choice = readMassChoice(context);
  if (!("mass" in choice)) return failurePage(context, choice);
  const isOpen = context.canRead;
  const isCounted = isOpen && !context.isDayForAll(choice.date);
  const limit = isCounted ? countReading(context) : undefined;
  if (limit !== undefined) return failurePage(context, { ...choice, error: limit });
  const { t } = context;
  const { error } = choice;
  return page(context, {
    title: `${t("preparation.title")} · ${capitalize(context.named(choice.mass.name))}`,
    ...(error && { status: error.status }),
    isPublic: true,
    hasScript: true,
    ownStyle: ASSETS.preparationStyle,
    ownScript: ASSETS.preparationScript,
    preview: { path: preparationPath(context) },
    body: html`<div class="medium preparation">
<div class="tools">
<h1>${t("preparation.title")}</h1>
${errorNotice(error)}
${massForm(context, choice)}
${massChips(context, choice)}
${!isOpen && notice("status", t("preparation.closed"))}
${outputTools(context, choice)}
</div>
${leaflet(context, choice)}
<div class="tools">
${weekLines(context, choice)}
${sundays(context, choice)}
</div>
</div>`,
  });
}

/** Renders the readings of the week as lines to copy into the notices. */
function weekLines(context: PageContext, { date }: MassChoice): Html {
  const { t } = context;
  const lines = announcementLines(context, daysOfWeek(date));
  return html`<section aria-labelledby="week">
<h2 id="week">${t("preparation.week")}</h2>
<pre id="week-lines" tabindex="0">${lines.join("\n")}</pre>
</section>`;
}

/** Renders links to the Sundays around a day. */
function sundays(context: PageContext, { date, translation }: MassChoice): Html {
  const { t } = context;
  const day = parseDate(date);
  const weekday = weekdayOf(day);
  const to = (other: number, place: string) => {
    const sunday = formatCalendarDate(other);
    if (!isLectionaryDate(sunday)) return undefined;
    const path = preparationPath(context, { date: sunday, translation: translation.code });
    return { path, place, name: formatShortDate(context, sunday) };
  };
  const before = day - (weekday === 0 ? 7 : weekday);
  return pager(t("preparation.sundays"), {
    previous: to(before, t("preparation.previous_sunday")),
    next: to(day + 7 - weekday, t("preparation.next_sunday")),
  });
}

function failurePage(context: PageContext, { date, translation, error }: NoMass & { error: FormError }): Response {
  const { t } = context;
  return page(context, {
    title: t("preparation.title"),
    ...errorStatus(context, error),
    isPublic: true,
    ownStyle: ASSETS.preparationStyle,
    body: html`<div class="medium preparation">
<h1>${t("preparation.title")}</h1>
${errorNotice(error)}
${massForm(context, { date, translation })}
</div>`,
  });
}
