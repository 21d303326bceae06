import type { Translation } from "../../../corpus/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { capitalize, formatFullDate, languageTag } from "../../../i18n/mod.ts";
import { FIRST_LECTIONARY_YEAR, isLectionaryDate, LAST_LECTIONARY_YEAR } from "../../../lectionary/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { readingsPath } from "../../context/paths.ts";
import { countReading, errorStatus } from "../../context/reader_access.ts";
import type { Visitor } from "../../context/visitor.ts";
import { besideLines } from "../../text/beside_lines.ts";
import { errorNotice, notice } from "../../ui/form.ts";
import { previewText } from "../../ui/head.ts";
import { type Html, html } from "../../ui/html.ts";
import { page } from "../../ui/page.ts";
import { pager } from "../../ui/pager.ts";
import { feedLinks } from "../feeds/feed_links.ts";
import { keepChoice } from "../reader_choice.ts";
import { massSection } from "./mass_section.ts";
import { dayForm, furtherLinks, neighbour, type ReadingsChoice, readingsBar } from "./readings_bar.ts";

/** Responds with the readings of a day. */
export function readingsPage(context: PageContext): Response {
  const kept = context.canRead ? keepChoice(context) : undefined;
  if (kept !== undefined) return kept;
  const { t } = context;
  const { library, store } = context.services;
  const code = context.parameter("translation") ?? context.usualTranslation;
  const date = context.askedDate ?? store.today().date;
  const chosen = library.get(code);
  const choice = { date, translation: chosen ?? library.get(context.defaultTranslation) };
  if (!isLectionaryDate(date)) {
    const message = t("readings.invalid_date", { first: FIRST_LECTIONARY_YEAR, last: LAST_LECTIONARY_YEAR });
    const today = { ...choice, date: store.today().date };
    return errorPage(context, today, { status: 400, message });
  }
  if (chosen === undefined) {
    const message = context.t("reading.unknown_translation", { code: code.slice(0, 40) });
    return errorPage(context, choice, { status: 404, message });
  }
  const isOpen = context.canRead;
  const isCounted = isOpen && !context.isDayForAll(date);
  const error = isCounted ? countReading(context) : undefined;
  if (error !== undefined) return errorPage(context, choice, error);
  const day = context.day(date);
  const name = context.named(day.name);
  return page(context, {
    title: `${capitalize(name)} · ${t("readings.title")}`,
    preview: {
      path: readingsPath(context, {
        ...(context.parameter("date") !== undefined && { date }),
        translation: chosen.code === context.defaultTranslation ? undefined : chosen,
      }),
      description: citations(context, date),
    },
    hasScript: true,
    hasReader: true,
    hasTexts: isOpen,
    alternates: feedLinks(context),
    isPublic: true,
    body: html`${readingsBar(context, { date, translation: isOpen ? chosen : undefined })}
<div class="medium">
<article class="passage readings ${context.preferences.size}" aria-labelledby="day"${isOpen && html` data-translation="${chosen.code}" data-copyright="${chosen.copyright}"`}>
<header>
<div class="ribbon ${day.color}" aria-hidden="true"></div>
<h1 id="day">${capitalize(name)}</h1>
<p>${capitalize(formatFullDate(context, date))}</p>
<p>${t("readings.cycle", { sunday: day.sundayCycle, weekday: day.weekdayCycle })}</p>
${besideLines(context, day).map((line) => html`<p>${line}</p>`)}
${isOpen && html`<p><bdi>${chosen.name}</bdi></p>`}
</header>
${!isOpen && notice("status", t("readings.texts_closed"))}
${massSections(context, date, { name, translation: isOpen ? chosen : undefined })}
${
  isOpen &&
  html`<footer class="copyright">
<p lang="${languageTag(chosen.language)}" dir="auto">${chosen.copyright}</p>
</footer>`
}
</article>
${pager(t("readings.days"), { previous: neighbour(context, choice, -1), next: neighbour(context, choice, 1) })}
${furtherLinks(context, date)}
</div>`,
  });
}

/** Renders the Masses of a day. */
export function massSections(
  context: Visitor,
  date: string,
  { name, translation }: { name: string; translation: Translation | undefined },
): Html {
  const masses = context.masses(date);
  const nameOf = (mass: (typeof masses)[number]) => context.named(mass.name);
  const headed = masses.length > 1 || masses.some((mass) => nameOf(mass) !== name);
  return html`${masses.map((mass) => massSection(context, mass, { translation, headed }))}`;
}

/** Lists the readings of the day's first Mass, for previews: citations, which are open to everyone. */
function citations(context: PageContext, date: string): string {
  const [{ readings = [] } = {}] = context.masses(date);
  const cited = readings.map(({ title, citation }) => `${context.named(title)} ${citation}`);
  return previewText(cited.join(" · "));
}

function errorPage(context: PageContext, choice: ReadingsChoice, error: FormError): Response {
  const { t } = context;
  return page(context, {
    title: t("readings.title"),
    ...errorStatus(context, error),
    isPublic: true,
    body: html`<div class="medium">
<h1>${t("readings.title")}</h1>
${errorNotice(error)}
${dayForm(context, choice)}
</div>`,
  });
}
