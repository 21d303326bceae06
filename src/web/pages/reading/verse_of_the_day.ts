import { liturgicalDay, verseOfTheDay, versificationOf } from "../../../calendar/mod.ts";
import { type Resolution, resolve, type Translation } from "../../../corpus/mod.ts";
import { format } from "../../../reference/mod.ts";
import { formatWeekdayDate } from "../../i18n/date.ts";
import { languageTag } from "../../i18n/language.ts";
import { readings } from "../../i18n/texts/lectionary.ts";
import { reading } from "../../i18n/texts/reading.ts";
import type { PageContext } from "../../page_context.ts";
import { type Html, html } from "../../ui/html.ts";
import { readingsPath } from "../lectionary/readings_page.ts";
import { readerPath } from "./reader_form.ts";

/** Renders the verse of the day with the name of the day; undefined where there is no translation. */
export function verseOfTheDayCard(context: PageContext): Html | undefined {
  const { library, store } = context.services;
  const translation = library.get(context.defaultTranslation);
  if (translation === undefined) return undefined;
  const t = context.in(reading);
  const { date } = store.today();
  const { name, color } = liturgicalDay(date);
  const { reference, text } = chosenVerse(translation, date);
  return html`<section class="today-verse" aria-labelledby="verse-of-today">
<div class="ribbon ${color}" aria-hidden="true"></div>
<h2 id="verse-of-today">${t.verseOfTheDay}</h2>
<p class="day">${formatWeekdayDate(context, date)} · ${context.language === "sl" ? name.slovenian : name.english}</p>
<p class="to-readings"><a href="${readingsPath(context)}">${context.in(readings).today}</a></p>
<blockquote lang="${languageTag(translation.language)}"><p dir="auto">${text}</p></blockquote>
<p class="source"><a href="${readerPath(translation.code, reference)}">${reference}</a> · <bdi>${translation.name}</bdi></p>
<p class="copyright" lang="${languageTag(translation.language)}" dir="auto">${translation.copyright}</p>
</section>`;
}

interface ChosenVerse {
  readonly date: string;
  readonly reference: string;
  readonly text: string;
}

/** The last choice for each translation. */
const choices = new WeakMap<Translation, ChosenVerse>();

function chosenVerse(translation: Translation, date: string): ChosenVerse {
  const known = choices.get(translation);
  if (known?.date === date) return known;
  const choice = { date, ...chooseVerse(translation, date) };
  choices.set(translation, choice);
  return choice;
}

/** Finds the verse of a day in a translation. */
export function resolveVerseOfTheDay(translation: Translation, date: string): Resolution {
  const { reference } = verseOfTheDay(date, versificationOf(translation));
  // Three verses at most, whatever the limit for passages that readers ask for.
  return resolve(translation, { reference, maxVerses: Number.POSITIVE_INFINITY });
}

function chooseVerse(translation: Translation, date: string): Omit<ChosenVerse, "date"> {
  const { ranges, reference: found } = resolveVerseOfTheDay(translation, date);
  const texts: string[] = [];
  for (const { first, last } of ranges) {
    for (let line = first; line <= last; line++) texts.push(translation.text(line));
  }
  return { reference: format(found), text: texts.join(" ") };
}
