import { findCitation, type Translation } from "../../../corpus/mod.ts";
import { capitalize, formatWeekdayDate, languageTag, type Texts } from "../../../i18n/mod.ts";
import { isLectionaryDate, type Reading } from "../../../lectionary/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { readerPath, readingsPath } from "../../context/paths.ts";
import { chosenVerse } from "../../text/passages.ts";
import { copyrightLine } from "../../text/printed_html.ts";
import { type Html, html } from "../../ui/html.ts";
import { furtherLinks } from "../lectionary/readings_bar.ts";

/** The characters from which on a verse is set smaller. */
const LONG_VERSE = 160;

/**
 * Renders the day: its name and verse in the day's colour, and today's readings. Where the reader is closed there are
 * only the places, without text.
 */
export function daySection(context: PageContext, translation: Translation | undefined): Html {
  const { date } = context.services.store.today();
  const { name, color } = context.day(date);
  return html`<div class="today-page">
<section class="day ${color}" aria-labelledby="day">
<p class="when">${capitalize(formatWeekdayDate(context, date))}</p>
<h1 id="day">${capitalize(context.named(name))}</h1>
${translation && verse(context, translation, date)}
</section>
${isLectionaryDate(date) && readingsOfDay(context, { date, translation })}
</div>`;
}

function verse(context: PageContext, translation: Translation, date: string): Html {
  const { reference, text } = chosenVerse(translation, {
    date,
    diocese: context.settings.diocese,
  });
  const label = context.t("reading.verse_of_the_day");
  if (!context.canRead) return html`<p class="place"><span>${label}</span> <b>${reference}</b></p>`;
  const tag = languageTag(translation.language);
  return html`<blockquote lang="${tag}"${text.length > LONG_VERSE && html` class="long"`}><p dir="auto">${text}</p></blockquote>
<p class="source"><span>${label}</span> <a href="${readerPath(translation.code, reference)}">${reference}</a> <bdi>${translation.name}</bdi></p>
${copyrightLine(translation)}`;
}

function readingsOfDay(
  context: PageContext,
  { date, translation }: { date: string; translation: Translation | undefined },
): Html {
  const { t } = context;
  const masses = context.masses(date);
  const nameOf = (named: Texts<string>) => context.named(named);
  return html`<section class="readings-today" aria-labelledby="readings-today">
<h2 id="readings-today"><a href="${readingsPath(context)}">${t("readings.today")}</a></h2>
${masses.map(
  (mass) => html`${masses.length > 1 && html`<h3>${capitalize(nameOf(mass.name))}</h3>`}
<ul>${mass.readings.map(
    (each) =>
      html`<li><span>${nameOf(each.title)}</span> ${citation(context, each, translation)}</li>
`,
  )}</ul>`,
)}
${furtherLinks(context)}
</section>`;
}

/** Renders the place of a reading, as a link where the translation has it and it may be read. */
function citation(context: PageContext, { citation }: Reading, translation: Translation | undefined): Html {
  const found = translation !== undefined && context.canRead ? findCitation(translation, citation) : undefined;
  if (translation === undefined || found === undefined || "missing" in found) {
    return html`<b>${citation}</b>`;
  }
  const { reference } = found;
  return html`<a href="${readerPath(translation.code, reference)}">${reference}</a>`;
}
