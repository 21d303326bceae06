import { formatDate, liturgicalDay, parseDate } from "../../../calendar/mod.ts";
import type { Translation } from "../../../corpus/mod.ts";
import type { Response } from "../../../http/mod.ts";
import {
  FIRST_LECTIONARY_YEAR,
  isLectionaryDate,
  LAST_LECTIONARY_YEAR,
  massesOf,
} from "../../../lectionary/mod.ts";
import { formatFullDate } from "../../i18n/date.ts";
import { capitalize, languageTag } from "../../i18n/language.ts";
import { readings as readingsTexts } from "../../i18n/texts/lectionary.ts";
import { reading } from "../../i18n/texts/reading.ts";
import { page } from "../../page.ts";
import type { PageContext, TextContext } from "../../page_context.ts";
import { CALENDAR_DATE, TRANSLATION_CODE } from "../../page_parameters.ts";
import type { PageRoute } from "../../page_route.ts";
import { queryString } from "../../query_string.ts";
import { copyBlock } from "../../ui/code_examples.ts";
import { errorNotice, type FormError, notice } from "../../ui/form.ts";
import { previewText } from "../../ui/head.ts";
import { type Html, html } from "../../ui/html.ts";
import { feedLinks } from "../feeds/feed_links.ts";
import { canRead, countReading, retryTomorrow } from "../reader_access.ts";
import { massSection } from "./mass_section.ts";

/** The readings of the day, under a path in each language. */
export const readingsRoutes: readonly PageRoute[] = ["/berila", "/readings"].map((path) => ({
  path,
  access: "public",
  parameters: { date: CALENDAR_DATE, translation: TRANSLATION_CODE },
  get: readingsPage,
}));

/** The day and translation that a page of readings shows. */
interface ReadingsChoice {
  readonly date: string;
  readonly translation: Translation | undefined;
}

function readingsPage(context: PageContext): Response {
  const t = context.in(readingsTexts);
  const { library, store } = context.services;
  const code = context.parameter("translation") ?? context.usualTranslation;
  const date = context.parameter("date") ?? store.today().date;
  const chosen = library.get(code);
  const choice = { date, translation: chosen ?? library.get(context.defaultTranslation) };
  if (!isLectionaryDate(date)) {
    const message = t.invalidDate(FIRST_LECTIONARY_YEAR, LAST_LECTIONARY_YEAR);
    const today = { ...choice, date: store.today().date };
    return errorPage(context, today, { status: 400, message });
  }
  if (chosen === undefined) {
    const message = context.in(reading).unknownTranslation(code.slice(0, 40));
    return errorPage(context, choice, { status: 404, message });
  }
  const isOpen = canRead(context);
  const error = isOpen ? countReading(context) : undefined;
  if (error !== undefined) return errorPage(context, choice, error);
  const day = liturgicalDay(date);
  const name = context.language === "sl" ? day.name.slovenian : day.name.english;
  return page(context, {
    title: `${capitalize(name)} · ${t.title}`,
    preview: {
      path: readingsPath(context, {
        ...(context.parameter("date") !== undefined && { date }),
        translation: chosen.code === context.defaultTranslation ? undefined : chosen,
      }),
      description: citations(context, date),
    },
    hasScript: true,
    alternates: feedLinks(context),
    isPublic: true,
    body: html`<div class="medium">
<article class="passage readings ${context.preferences.size}" aria-labelledby="day">
<header>
<div class="ribbon ${day.color}" aria-hidden="true"></div>
<h1 id="day">${capitalize(name)}</h1>
<p>${capitalize(formatFullDate(context, date))} · ${t.cycle(day.sundayCycle, day.weekdayCycle)}</p>
${isOpen && html`<p><bdi>${chosen.name}</bdi></p>`}
</header>
${!isOpen && notice("status", t.textsClosed)}
${massSections(context, date, { name, translation: isOpen ? chosen : undefined })}
${
  isOpen &&
  html`<footer class="copyright">
<p lang="${languageTag(chosen.language)}" dir="auto">${chosen.copyright}</p>
</footer>`
}
</article>
${dayNavigation(context, choice)}
${dayForm(context, choice)}
<details class="share">
<summary>${t.share}</summary>
${copyBlock(context, "share", context.origin + readingsPath(context, choice))}
</details>
</div>`,
  });
}

/** Renders the Masses of a day. */
export function massSections(
  context: TextContext,
  date: string,
  { name, translation }: { name: string; translation: Translation | undefined },
): Html {
  const masses = massesOf(date);
  const nameOf = (mass: (typeof masses)[number]) =>
    context.language === "sl" ? mass.name.slovenian : mass.name.english;
  const headed = masses.length > 1 || masses.some((mass) => nameOf(mass) !== name);
  return html`${masses.map((mass) => massSection(context, mass, { translation, headed }))}`;
}

/** Lists the readings of the day's first Mass, for previews: citations, which are open to everyone. */
function citations(context: PageContext, date: string): string {
  const [{ readings = [] } = {}] = massesOf(date);
  const cited = readings.map(
    ({ title, citation }) =>
      `${context.language === "sl" ? title.slovenian : title.english} ${citation}`,
  );
  return previewText(cited.join(" · "));
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

function dayNavigation(context: PageContext, choice: ReadingsChoice): Html {
  const t = context.in(readingsTexts);
  const link = (step: 1 | -1): Html | undefined => {
    const date = formatDate(parseDate(choice.date) + step);
    if (!isLectionaryDate(date)) return undefined;
    const { name } = liturgicalDay(date);
    const label = step < 0 ? t.previous : t.next;
    return html`<a href="${readingsPath(context, { ...choice, date })}" rel="${step < 0 ? "prev" : "next"}"><span>${label}</span> <strong>${capitalize(context.language === "sl" ? name.slovenian : name.english)}</strong></a>`;
  };
  return html`<nav class="pager" aria-label="${t.days}">${link(-1)}${link(1)}</nav>`;
}

function dayForm(context: PageContext, { date, translation }: ReadingsChoice): Html {
  const t = context.in(readingsTexts);
  return html`<form class="reader" method="get" action="${t.path}" aria-label="${t.form}">
<div>
<label for="date">${t.date}</label>
<input type="date" id="date" name="date" value="${date}" min="${FIRST_LECTIONARY_YEAR}-01-01" max="${LAST_LECTIONARY_YEAR}-12-31" required>
</div>
<div>
<label for="translation">${t.translation}</label>
<select id="translation" name="translation">
${context.services.library
  .translations()
  .map(
    ({ code, name }) =>
      html`<option value="${code}"${code === translation?.code && html` selected`}>${name} (${code})</option>`,
  )}
</select>
</div>
<button>${t.show}</button>
</form>`;
}

function errorPage(context: PageContext, choice: ReadingsChoice, error: FormError): Response {
  const t = context.in(readingsTexts);
  return page(context, {
    title: t.title,
    status: error.status,
    isPublic: true,
    headers: error.status === 429 ? retryTomorrow(context) : [],
    body: html`<div class="medium">
<h1>${t.title}</h1>
${errorNotice(error)}
${dayForm(context, choice)}
</div>`,
  });
}
