import { liturgicalDay, versificationOf } from "../../../calendar/mod.ts";
import { resolve, type Translation } from "../../../corpus/mod.ts";
import { citedPassage, type Mass, massesOf, type Reading } from "../../../lectionary/mod.ts";
import { format } from "../../../reference/mod.ts";
import { formatFullDate } from "../../i18n/date.ts";
import { languageTag } from "../../i18n/language.ts";
import { feeds } from "../../i18n/texts/feeds.ts";
import { readings } from "../../i18n/texts/lectionary.ts";
import { type Html, html } from "../../ui/html.ts";
import {
  asTitle,
  beginning,
  type Feed,
  type FeedEntry,
  feedDays,
  feedId,
  idName,
  ownSearch,
  pageSearch,
} from "./feed.ts";
import type { FeedContext } from "./feed_context.ts";
import { scriptureHtml } from "./scripture_html.ts";

/** Makes the feed of the readings of the day; it has citations alone where texts are closed or there are none. */
export function readingsFeed(context: FeedContext, siteId: string): Feed {
  const t = context.in(feeds);
  const days = feedDays(context);
  const name = idName(context, "readings");
  const translation = context.isOpen ? context.translation : undefined;
  return {
    id: feedId(siteId, name),
    title: `${t.readings} – ${context.site.name}`,
    description: t.readingsAbout,
    language: context.language,
    pageUrl: dayUrl(context, {}),
    search: ownSearch(context),
    rights: translation?.copyright,
    updated: beginning(days[0]!),
    entries: days.map((day) => ({
      id: feedId(siteId, `${name} ${day.date}`),
      published: beginning(day),
      ...readingsEntry(context, { translation, date: day.date }),
    })),
  };
}

/** Returns the URL of the page of a day's readings. */
export function dayUrl(
  context: FeedContext,
  { date, translation }: { date?: string; translation?: Translation | undefined },
): string {
  const parameters: [string, string][] = [];
  if (date !== undefined) parameters.push(["date", date]);
  if (translation !== undefined) parameters.push(["translation", translation.code]);
  return context.origin + context.in(readings).path + pageSearch(context, parameters);
}

function readingsEntry(
  context: FeedContext,
  { translation, date }: { translation: Translation | undefined; date: string },
): Pick<FeedEntry, "title" | "url" | "content"> {
  const t = context.in(feeds);
  const day = liturgicalDay(date);
  const nameOf = ({ name }: Pick<Mass, "name">) =>
    context.language === "sl" ? name.slovenian : name.english;
  const masses = massesOf(date);
  const isHeaded = masses.length > 1 || masses.some((mass) => nameOf(mass) !== nameOf(day));
  return {
    title: asTitle(nameOf(day)),
    url: dayUrl(context, { date, translation }),
    content: html`<p>${formatFullDate(context, date)} · ${t.cycle(day.sundayCycle, day.weekdayCycle)}</p>
${masses.map(
  (mass) =>
    html`${isHeaded && html`<h2>${nameOf(mass)}</h2>\n`}${mass.readings.map((reading) =>
      readingHtml(context, reading, translation),
    )}`,
)}${
  translation === undefined
    ? !context.isOpen && html`<p>${t.closed}</p>`
    : html`<p>${translation.name}</p>
<p lang="${languageTag(translation.language)}"><small>${translation.copyright}</small></p>`
}`,
  };
}

function readingHtml(
  context: FeedContext,
  reading: Reading,
  translation: Translation | undefined,
): Html {
  const t = context.in(feeds);
  const title = context.language === "sl" ? reading.title.slovenian : reading.title.english;
  const { reference, text } = textOf(context, reading, translation);
  return html`<h3>${title}: ${reference}</h3>
${text}${reading.alternatives.map((alternative) => {
  const other = textOf(context, alternative, translation);
  return html`<h4>${asTitle(alternative.short ? t.shorter : t.or)}: ${other.reference}</h4>
${other.text}`;
})}`;
}

/** Finds the text of a reading; where the translation has none, the citation stays, with the reason. */
function textOf(
  context: FeedContext,
  { citation }: Reading,
  translation: Translation | undefined,
): { reference: string; text: Html | undefined } {
  if (translation === undefined) return { reference: citation, text: undefined };
  const passage = citedPassage(citation, versificationOf(translation));
  if ("missing" in passage) {
    const t = context.in(readings);
    const { code } = translation;
    const reason = passage.missing === "book" ? t.noBook(code) : t.otherNumbering(code);
    return { reference: citation, text: html`<p>${reason}</p>\n` };
  }
  const found = resolve(translation, { ...passage, maxVerses: Number.POSITIVE_INFINITY });
  return {
    reference: format(found.reference),
    text: scriptureHtml(translation, found.ranges, { numbered: true }),
  };
}
