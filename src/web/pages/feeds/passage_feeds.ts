import { findCitation, type Translation } from "../../../corpus/mod.ts";
import { capitalize, formatFullDate, languageTag } from "../../../i18n/mod.ts";
import { type Mass, openingOf, type Reading } from "../../../lectionary/mod.ts";
import { format } from "../../../reference/mod.ts";
import type { Visitor } from "../../context/visitor.ts";
import { nameWithoutDate, optionalCelebrationLines } from "../../text/mass_text.ts";
import { plainHtml } from "../../text/printed_html.ts";
import { citedText, listedChoices, plainText, resolveVerseOfTheDay } from "../../text/titles.ts";
import { type Html, html } from "../../ui/html.ts";
import { beginning, type Feed, type FeedEntry, feedDays, feedId, idName, ownSearch, pageSearch } from "./feed.ts";

/** Makes the feed of the readings of the day; without texts, or where they are closed, it has citations only. */
export function readingsFeed(context: Visitor, siteId: string): Feed {
  const { t } = context;
  const days = feedDays(context);
  const name = idName(context, "readings");
  const translation = context.canRead ? context.translation : undefined;
  return {
    id: feedId(siteId, name),
    title: `${t("feeds.readings")} – ${context.site.name}`,
    description: t("feeds.readings_about"),
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
  context: Visitor,
  { date, translation }: { date?: string; translation?: Translation | undefined },
): string {
  return context.origin + context.t("readings.path") + pageSearch(context, { date, translation: translation?.code });
}

function readingsEntry(
  context: Visitor,
  { translation, date }: { translation: Translation | undefined; date: string },
): Pick<FeedEntry, "title" | "url" | "content"> {
  const { t } = context;
  const day = context.day(date);
  const nameOf = ({ name }: Pick<Mass, "name">) => context.named(name);
  const masses = context.masses(date);
  const isHeaded = masses.length > 1 || masses.some((mass) => nameOf(mass) !== nameOf(day));
  return {
    title: capitalize(context.named(nameWithoutDate(day))),
    url: dayUrl(context, { date, translation }),
    content: html`<p>${formatFullDate(context, date)}${day.cycle && html` · ${t("church_year.cycle", { cycle: day.cycle })}`}</p>
${optionalCelebrationLines(context, day).map((line) => html`<p>${line}</p>\n`)}${masses.map(
  (mass) =>
    html`${isHeaded && html`<h2>${nameOf(mass)}</h2>\n`}${mass.readings.map((reading) =>
      readingHtml(context, reading, translation),
    )}`,
)}${
  translation === undefined
    ? !context.canRead && html`<p>${t("feeds.closed")}</p>`
    : html`<p>${translation.name}</p>
<p lang="${languageTag(translation.language)}"><small>${translation.copyright}</small></p>`
}`,
  };
}

function readingHtml(context: Visitor, reading: Reading, translation: Translation | undefined): Html {
  const { t } = context;
  const title = context.named(reading.title);
  const { reference, text } = textOf(context, reading, translation);
  const { listed, more } = listedChoices(context.language, reading.alternatives);
  return html`<h3>${title}: ${reference}${more && ` (${more})`}</h3>
${text}${listed.map((alternative) => {
  const other = textOf(context, alternative, translation);
  return html`<h4>${capitalize(alternative.short ? t("feeds.shorter") : t("feeds.or"))}: ${other.reference}</h4>
${other.text}`;
})}`;
}

/** Finds the text of a reading; where the translation has none, the citation stays, with the reason. */
function textOf(
  context: Visitor,
  reading: Reading,
  translation: Translation | undefined,
): { reference: string; text: Html | undefined } {
  const { citation, response } = reading;
  const { reference, ranges, lack, reason } = citedText(citation, { translation, language: context.language });
  if (translation === undefined || ranges === undefined) {
    return { reference, text: reason === undefined ? undefined : html`<p>${reason}</p>\n` };
  }
  const opening = openingOf(reading);
  const sung = response && responseHtml(context, response, translation);
  const text = plainHtml(translation, ranges, { numbered: true });
  return {
    reference,
    text: html`${lack && html`<p>${lack}</p>\n`}${opening && html`<p>${context.named(opening)}</p>\n`}${sung}${text}${sung}`,
  };
}

/** Renders the response of a psalm; undefined where the translation does not have it. */
function responseHtml(context: Visitor, citation: string, translation: Translation): Html | undefined {
  const found = findCitation(translation, citation);
  if ("missing" in found) return undefined;
  const words = plainText(translation, found.ranges);
  return html`<p><b>${context.t("church_year.response")}:</b> ${words}</p>\n`;
}

/** Makes the feed of the verse of the day; without a translation it has no entries. */
export function verseFeed(context: Visitor, siteId: string): Feed {
  const { t, translation, canRead, origin } = context;
  const days = feedDays(context);
  const name = idName(context, "verse");
  return {
    id: feedId(siteId, name),
    title: `${t("feeds.verse")} – ${context.site.name}`,
    description: t("feeds.verse_about"),
    language: context.language,
    pageUrl: `${origin}/${pageSearch(context)}`,
    search: ownSearch(context),
    rights: canRead ? translation?.copyright : undefined,
    updated: beginning(days[0]!),
    entries:
      translation === undefined
        ? []
        : days.map((day) => ({
            id: feedId(siteId, `${name} ${day.date}`),
            published: beginning(day),
            ...verseEntry(context, { translation, date: day.date }),
          })),
  };
}

function verseEntry(
  context: Visitor,
  { translation, date }: { translation: Translation; date: string },
): Pick<FeedEntry, "title" | "url" | "content"> {
  const { t, canRead, origin } = context;
  const dayName = context.named(nameWithoutDate(context.day(date)));
  const found = resolveVerseOfTheDay(translation, { date, calendar: context.calendar });
  const written = format(found.reference);
  const reference = context.noted(written);
  const day = html`<p>${formatFullDate(context, date)} · ${dayName}</p>`;
  const title = `${reference} – ${capitalize(dayName)}`;
  if (!canRead) {
    const url = `${origin}/${pageSearch(context)}`;
    return { title, url, content: html`${day}\n<p>${reference}</p>\n<p>${t("feeds.closed")}</p>` };
  }
  const url = `${origin}/${pageSearch(context, { translation: translation.code, reference: written })}`;
  return {
    title,
    url,
    content: html`<blockquote>
${plainHtml(translation, found.ranges, { numbered: false })}</blockquote>
<p><a href="${url}">${reference}</a> · ${translation.name}</p>
${day}
<p lang="${languageTag(translation.language)}"><small>${translation.copyright}</small></p>`,
  };
}
