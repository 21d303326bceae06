import type { Resolution, Translation } from "../../../corpus/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { capitalize, formatFullDate, languageTag } from "../../../i18n/mod.ts";
import { isLectionaryDate } from "../../../lectionary/mod.ts";
import { format } from "../../../reference/mod.ts";
import { readerPath, readingsPath } from "../../context/paths.ts";
import type { Visitor } from "../../context/visitor.ts";
import { nameWithoutDate } from "../../text/mass_text.ts";
import { copyrightLine, passageText } from "../../text/printed_html.ts";
import { missingPassages, passageTitle, resolveVerseOfTheDay } from "../../text/titles.ts";
import { type Html, html, withWholeCitations } from "../../ui/html.ts";
import { massSections } from "../lectionary/readings_page.ts";
import { lookUp } from "../reading/look_up.ts";
import { embedPage, refusal } from "./embed_page.ts";

/** Responds with the verse of the day; where the reader is closed, as with all embeds, without its text. */
export function verseEmbed(context: Visitor): Response {
  const { t, translation } = context;
  if (translation === undefined) return noTranslation(context);
  const { date, isOfToday, name, ribbon } = dayOf(context);
  const resolution = resolveVerseOfTheDay(translation, { date, calendar: context.calendar });
  return embedPage(context, {
    title: t("embed.verse"),
    isOfToday,
    body: html`<header>${ribbon}
<h1>${t("embed.verse")}</h1>
<p>${capitalize(formatFullDate(context, date))} · ${name}</p>
</header>
${
  context.canRead &&
  html`<blockquote lang="${languageTag(translation.language)}" dir="auto">${textOf(translation, resolution)}</blockquote>`
}
${source(context, translation, resolution)}`,
  });
}

/** Responds with the readings of the day. */
export function readingsEmbed(context: Visitor): Response {
  const { t } = context;
  const { date, isOfToday, name, ribbon } = dayOf(context);
  const translation = context.canRead ? context.translation : undefined;
  const day = context.day(date);
  const path = readingsPath(context, { date, translation });
  return embedPage(context, {
    title: t("embed.readings"),
    isOfToday,
    body: html`<header>${ribbon}
<h1>${capitalize(name)}</h1>
<p>${capitalize(formatFullDate(context, date))}${day.cycle && html` · ${context.t("church_year.cycle", { cycle: day.cycle })}`}</p>
</header>
<div class="text">
${massSections(context, context.masses(date), { day, translation })}
</div>
<p class="source"><a href="${path}" rel="noopener">${t("embed.readings")}</a>${translation && html` · <bdi>${translation.name}</bdi>`}</p>
${translation === undefined ? textsClosed(context) : copyrightLine(translation)}`,
  });
}

/** Responds with a passage. */
export function passageEmbed(context: Visitor): Response {
  const { t, translation } = context;
  const reference = context.parameter("reference");
  if (translation === undefined) return noTranslation(context);
  if (reference === undefined) return refusal(context, { status: 400, message: t("embed.no_reference") });
  const found = lookUp(context, { translation, text: reference });
  if (found.kind === "book") {
    return refusal(context, { status: 404, message: t("embed.no_chapter", { book: found.book.name }) });
  }
  if (found.kind !== "passage") return refusal(context, found.refusal().error);
  const { resolution } = found;
  const missing = missingPassages(translation, resolution.missing, context.language);
  const title = context.noted(passageTitle(translation, resolution.reference));
  const language = languageTag(translation.language);
  return embedPage(context, {
    title,
    body: html`<header>
<h1 lang="${language}" dir="auto">${withWholeCitations(title)}</h1>
${missing && html`<p class="hint">${missing}</p>`}
</header>
${context.canRead && html`<div class="text" lang="${language}" dir="auto">${textOf(translation, resolution)}</div>`}
${source(context, translation, resolution)}`,
  });
}

function noTranslation(context: Visitor): Response {
  return refusal(context, { status: 404, message: context.t("embed.no_translation") });
}

/** Reads the day that an embed is about, today unless the query says a day that is known: its name, and a ribbon in its colour. */
function dayOf(context: Visitor) {
  const { t, askedDate } = context;
  const isKnown = askedDate !== undefined && isLectionaryDate(askedDate);
  const date = isKnown ? askedDate : context.services.clock.today().date;
  // The coming Sunday is another one after today, too.
  const isOfToday = !isKnown || context.parameter("date") === "sunday";
  const day = context.day(date);
  return {
    date,
    isOfToday,
    name: context.named(nameWithoutDate(day)),
    ribbon: html`<span class="ribbon ${day.color}" role="img" aria-label="${t("embed.color", { name: t(`embed.colors.${day.color}`) })}"></span>`,
  };
}

function textOf(translation: Translation, { ranges, verseCount }: Resolution): Html {
  const numbered = verseCount > 1;
  return passageText(translation, ranges, { headed: true, linked: false, numbered });
}

/** Renders where a text is from, with a link to it, and its copyright. */
function source(context: Visitor, translation: Translation, { reference }: Resolution): Html {
  const path = readerPath(translation.code, format(reference));
  const name = withWholeCitations(context.noted(format(reference)));
  if (!context.canRead) {
    const place = context.isOverLimit ? html`<a href="${path}" rel="noopener">${name}</a>` : name;
    return html`<p class="source">${place}</p>\n${textsClosed(context)}`;
  }
  return html`<p class="source"><a href="${path}" rel="noopener">${name}</a> · <bdi>${translation.name}</bdi></p>
${copyrightLine(translation)}`;
}

function textsClosed(context: Visitor): Html {
  const { t } = context;
  return html`<p class="copyright">${context.isOverLimit ? t("embed.read_there") : t("embed.texts_closed")}</p>`;
}
