import { findDay } from "../../../calendar/mod.ts";
import { capitalize, formatFullDate } from "../../../i18n/mod.ts";
import { searchTexts } from "../../../i18n/pages/mod.ts";
import { isLectionaryDate } from "../../../lectionary/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { readingsPath } from "../../context/paths.ts";
import { type Html, html } from "../../ui/html.ts";

/** Renders a link to the readings of a day that a text names, such as `telovo`. */
export function namedDay(context: PageContext, text: string): Html | undefined {
  const from = context.services.store.today().date;
  const day = findDay(text, { from, diocese: context.settings.diocese });
  if (day === undefined || !isLectionaryDate(day.date)) return undefined;
  const when = `${context.in(searchTexts).day} ${formatFullDate(context, day.date)}`;
  return html`<nav class="named" aria-labelledby="named-day"><p id="named-day">${when}</p><ul><li><a href="${readingsPath(context, { date: day.date })}">${capitalize(context.named(day.name))}</a></li></ul></nav>`;
}
