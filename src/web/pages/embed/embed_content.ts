import { liturgicalDay } from "../../../calendar/mod.ts";
import type { Resolution, Translation } from "../../../corpus/mod.ts";
import { format } from "../../../reference/mod.ts";
import { formatFullDate } from "../../i18n/date.ts";
import { capitalize, languageTag } from "../../i18n/language.ts";
import { embed } from "../../i18n/texts/embed.ts";
import { readings } from "../../i18n/texts/lectionary.ts";
import type { FormError } from "../../ui/form.ts";
import { type Html, html } from "../../ui/html.ts";
import { readingsPath } from "../lectionary/readings_choice.ts";
import { massSections } from "../lectionary/readings_page.ts";
import { canRead } from "../reader_access.ts";
import { lookUp } from "../reading/look_up.ts";
import { passageText } from "../reading/passage_text.ts";
import { passageTitle } from "../reading/passage_title.ts";
import { readerPath } from "../reading/reader_form.ts";
import { resolveVerseOfTheDay } from "../reading/verse_of_the_day.ts";
import type { EmbedContext } from "./embed_context.ts";
import type { EmbedContent } from "./embed_page.ts";

/** Renders what an embed shows. Where the reader is closed it is references without their text. */
export type EmbedRenderer = (context: EmbedContext) => EmbedContent;

/** Renders the verse of the day. */
export const verseEmbed: EmbedRenderer = (context) => {
  const t = context.in(embed);
  const { translation } = context;
  if (translation === undefined) return noTranslation(context);
  const { date, name, ribbon } = dayOf(context);
  const resolution = resolveVerseOfTheDay(translation, date);
  return {
    title: t.verse,
    body: html`<header>${ribbon}
<h1>${t.verse}</h1>
<p>${capitalize(formatFullDate(context, date))} · ${name}</p>
</header>
${
  canRead(context) &&
  html`<blockquote lang="${languageTag(translation.language)}" dir="auto">${textOf(translation, resolution)}</blockquote>`
}
${source(context, translation, resolution)}`,
  };
};

/** Renders the readings of the day. */
export const readingsEmbed: EmbedRenderer = (context) => {
  const t = context.in(embed);
  const { date, name, ribbon } = dayOf(context);
  const translation = canRead(context) ? context.translation : undefined;
  const { cycle } = context.in(readings);
  const { sundayCycle, weekdayCycle } = liturgicalDay(date);
  const path = readingsPath(context, { date, translation });
  return {
    title: t.readings,
    body: html`<header>${ribbon}
<h1>${name}</h1>
<p>${capitalize(formatFullDate(context, date))} · ${cycle(sundayCycle, weekdayCycle)}</p>
</header>
<div class="text">
${massSections(context, date, { name, translation })}
</div>
<p class="source"><a href="${path}" rel="noopener">${t.readings}</a>${translation && html` · <bdi>${translation.name}</bdi>`}</p>
${translation === undefined ? textsClosed(context) : copyright(translation)}`,
  };
};

/** Renders a passage. */
export const passageEmbed: EmbedRenderer = (context) => {
  const t = context.in(embed);
  const { translation } = context;
  const { reference } = context;
  if (translation === undefined) return noTranslation(context);
  if (reference === undefined) return refusal(context, { status: 400, message: t.noReference });
  const found = lookUp(context, { translation, text: reference });
  if (found.kind === "book") {
    return refusal(context, { status: 404, message: t.noChapter(found.book.name) });
  }
  if (found.kind !== "passage") return refusal(context, found.error);
  const { resolution } = found;
  const title = passageTitle(translation, resolution.reference);
  const language = languageTag(translation.language);
  return {
    title,
    body: html`<header>
<h1 lang="${language}" dir="auto">${title}</h1>
</header>
${canRead(context) && html`<div class="text" lang="${language}" dir="auto">${textOf(translation, resolution)}</div>`}
${source(context, translation, resolution)}`,
  };
};

/** Renders the reason why there is no text. */
export function refusal(
  context: EmbedContext,
  { status, message }: FormError,
  headers: readonly string[] = [],
): EmbedContent {
  const title = context.in(embed).noText;
  return { title, status, headers, body: html`<h1>${title}</h1>\n<p>${message}</p>` };
}

function noTranslation(context: EmbedContext): EmbedContent {
  return refusal(context, { status: 404, message: context.in(embed).noTranslation });
}

/** The day that an embed is about: its name, and a ribbon in its colour. */
function dayOf(context: EmbedContext): { date: string; name: string; ribbon: Html } {
  const t = context.in(embed);
  const { date = context.services.store.today().date } = context;
  const { name, color } = liturgicalDay(date);
  return {
    date,
    name: context.language === "sl" ? name.slovenian : name.english,
    ribbon: html`<span class="ribbon ${color}" role="img" aria-label="${t.color(t.colors[color])}"></span>`,
  };
}

function textOf(translation: Translation, { ranges, verseCount }: Resolution): Html {
  const numbered = verseCount > 1;
  return passageText(translation, ranges, { headed: true, linked: false, numbered });
}

/** Renders where a text is from, with a link to it, and its copyright. */
function source(context: EmbedContext, translation: Translation, { reference }: Resolution): Html {
  const name = format(reference);
  if (!canRead(context)) return html`<p class="source">${name}</p>\n${textsClosed(context)}`;
  const path = readerPath(translation.code, name);
  return html`<p class="source"><a href="${path}" rel="noopener">${name}</a> · <bdi>${translation.name}</bdi></p>
${copyright(translation)}`;
}

function copyright({ copyright, language }: Translation): Html {
  return html`<p class="copyright" lang="${languageTag(language)}" dir="auto">${copyright}</p>`;
}

function textsClosed(context: EmbedContext): Html {
  return html`<p class="copyright">${context.in(embed).textsClosed}</p>`;
}
