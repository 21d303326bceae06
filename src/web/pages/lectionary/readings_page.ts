import { liturgicalDay } from "../../../calendar/mod.ts";
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
import { errorNotice, type FormError, notice } from "../../ui/form.ts";
import { previewText } from "../../ui/head.ts";
import { type Html, html } from "../../ui/html.ts";
import { feedLinks } from "../feeds/feed_links.ts";
import { canRead, countReading, retryTomorrow } from "../reader_access.ts";
import { CHOICE_PARAMETERS, keepChoice } from "../reader_choice.ts";
import { massSection } from "./mass_section.ts";
import { neighbour, readingsBar } from "./readings_bar.ts";
import { dayForm, type ReadingsChoice, readingsPath } from "./readings_choice.ts";

/** The readings of the day, under a path in each language. */
export const readingsRoutes: readonly PageRoute[] = ["/berila", "/readings"].map((path) => ({
  path,
  access: "public",
  parameters: { date: CALENDAR_DATE, translation: TRANSLATION_CODE, ...CHOICE_PARAMETERS },
  get: readingsPage,
}));

function readingsPage(context: PageContext): Response {
  const kept = canRead(context) ? keepChoice(context) : undefined;
  if (kept !== undefined) return kept;
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
    body: html`${readingsBar(context, { date, translation: isOpen ? chosen : undefined })}
<div class="medium">
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

function dayNavigation(context: PageContext, choice: ReadingsChoice): Html {
  const link = (step: 1 | -1): Html | undefined => {
    const day = neighbour(context, choice, step);
    return (
      day &&
      html`<a href="${day.path}" rel="${step < 0 ? "prev" : "next"}"><span>${day.which}</span> <strong>${day.name}</strong></a>`
    );
  };
  return html`<nav class="pager" aria-label="${context.in(readingsTexts).days}">${link(-1)}${link(1)}</nav>`;
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
