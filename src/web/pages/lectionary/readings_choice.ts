import type { Translation } from "../../../corpus/mod.ts";
import { FIRST_LECTIONARY_YEAR, LAST_LECTIONARY_YEAR } from "../../../lectionary/mod.ts";
import { readings as readingsTexts } from "../../i18n/texts/lectionary.ts";
import type { PageContext, TextContext } from "../../page_context.ts";
import { queryString } from "../../query_string.ts";
import { hiddenField } from "../../ui/form.ts";
import { type Html, html } from "../../ui/html.ts";

/** The day and translation that a page of readings shows. */
export interface ReadingsChoice {
  readonly date: string;
  readonly translation: Translation | undefined;
}

/** Returns the path of the readings of a day. */
export function readingsPath(
  context: Pick<TextContext, "in">,
  { date, translation }: { date?: string; translation?: Translation | undefined } = {},
): string {
  const parameters: [string, string][] = [];
  if (date !== undefined) parameters.push(["date", date]);
  if (translation !== undefined) parameters.push(["translation", translation.code]);
  return context.in(readingsTexts).path + queryString(parameters);
}

/** Renders the form by which another day is chosen, in the same translation. */
export function dayForm(context: PageContext, { date, translation }: ReadingsChoice): Html {
  const t = context.in(readingsTexts);
  return html`<form class="line" method="get" action="${t.path}" aria-label="${t.form}">
<label for="date">${t.date}</label>
<div><input type="date" id="date" name="date" value="${date}" min="${FIRST_LECTIONARY_YEAR}-01-01" max="${LAST_LECTIONARY_YEAR}-12-31" required><button>${t.show}</button></div>
${translation && hiddenField("translation", translation.code)}
</form>`;
}
