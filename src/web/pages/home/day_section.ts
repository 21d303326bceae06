import { liturgicalDay } from "../../../calendar/mod.ts";
import type { Translation } from "../../../corpus/mod.ts";
import { isLectionaryDate, massesOf, type Reading } from "../../../lectionary/mod.ts";
import { formatWeekdayDate } from "../../i18n/date.ts";
import { capitalize, languageTag } from "../../i18n/language.ts";
import { readings as readingsTexts } from "../../i18n/texts/lectionary.ts";
import { reading } from "../../i18n/texts/reading.ts";
import type { PageContext } from "../../page_context.ts";
import { type Html, html } from "../../ui/html.ts";
import { readingsPath } from "../lectionary/readings_choice.ts";
import { resolveCitation } from "../lectionary/resolve_citation.ts";
import { canRead } from "../reader_access.ts";
import { readerPath } from "../reading/reader_form.ts";
import { chosenVerse } from "../reading/verse_of_the_day.ts";

/**
 * Renders the day: its name and verse in the day's colour, and today's readings. Where the reader is closed there are
 * only the places, without text.
 */
export function daySection(context: PageContext, translation: Translation | undefined): Html {
  const { date } = context.services.store.today();
  const { name, color } = liturgicalDay(date);
  return html`<div class="today-page">
<section class="day ${color}" aria-labelledby="day">
<p class="when">${capitalize(formatWeekdayDate(context, date))}</p>
<h1 id="day">${capitalize(context.language === "sl" ? name.slovenian : name.english)}</h1>
${translation && verse(context, translation, date)}
</section>
${isLectionaryDate(date) && readingsOfDay(context, { date, translation })}
</div>`;
}

function verse(context: PageContext, translation: Translation, date: string): Html {
  const { reference, text } = chosenVerse(translation, date);
  const label = context.in(reading).verseOfTheDay;
  if (!canRead(context))
    return html`<p class="place"><span>${label}</span> <b>${reference}</b></p>`;
  const tag = languageTag(translation.language);
  return html`<blockquote lang="${tag}"><p dir="auto">${text}</p></blockquote>
<p class="source"><span>${label}</span> <a href="${readerPath(translation.code, reference)}">${reference}</a> · <bdi>${translation.name}</bdi></p>
<p class="copyright" lang="${tag}" dir="auto">${translation.copyright}</p>`;
}

function readingsOfDay(
  context: PageContext,
  { date, translation }: { date: string; translation: Translation | undefined },
): Html {
  const t = context.in(readingsTexts);
  const masses = massesOf(date);
  const nameOf = (named: { readonly slovenian: string; readonly english: string }) =>
    context.language === "sl" ? named.slovenian : named.english;
  return html`<section class="readings-today" aria-labelledby="readings-today">
<h2 id="readings-today"><a href="${readingsPath(context)}">${t.today}</a></h2>
${masses.map(
  (mass) => html`${masses.length > 1 && html`<h3>${capitalize(nameOf(mass.name))}</h3>`}
<ul>${mass.readings.map(
    (each) =>
      html`<li><span>${nameOf(each.title)}</span> ${citation(context, each, translation)}</li>
`,
  )}</ul>`,
)}
</section>`;
}

/** Renders the place of a reading, as a link where the translation has it and it may be read. */
function citation(
  context: PageContext,
  { citation }: Reading,
  translation: Translation | undefined,
): Html {
  const found =
    translation !== undefined && canRead(context)
      ? resolveCitation(translation, citation)
      : undefined;
  if (translation === undefined || found === undefined || "missing" in found) {
    return html`<b>${citation}</b>`;
  }
  const { reference } = found;
  return html`<a href="${readerPath(translation.code, reference)}">${reference}</a>`;
}
