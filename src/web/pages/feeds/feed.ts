import { createHash } from "node:crypto";
import type { Day } from "../../../base/clock.ts";
import { findResponse, type Translation } from "../../../corpus/mod.ts";
import { capitalize, formatFullDate, languageTag } from "../../../i18n/mod.ts";
import { isLectionaryDate, type Mass, openingOf, type Reading } from "../../../lectionary/mod.ts";
import { format } from "../../../reference/mod.ts";
import { type PathParameters, queryString } from "../../context/paths.ts";
import type { Visitor } from "../../context/visitor.ts";
import { nameWithoutDate, optionalCelebrationLines } from "../../text/mass_text.ts";
import { plainHtml } from "../../text/printed_html.ts";
import { sungResponse } from "../../text/proclamation.ts";
import { citedText, listedChoices, resolveVerseOfTheDay } from "../../text/titles.ts";
import { type Html, html } from "../../ui/html.ts";

/** How many days a feed has, today included. */
const FEED_DAYS = 14;

/** A feed of texts, in whatever format it is written. URLs are absolute. */
export type Feed = ReturnType<typeof feedOf>;

/** The part of an entry that is about its day. */
interface DayContent {
  readonly title: string;
  readonly url: string;
  readonly content: Html;
}

/**
 * Returns the name under which an id is made: of what was asked for, not of what is answered now, so that a feed keeps its
 * ids when the default translation changes.
 *
 * @param what Such as `verse`.
 */
export function idName({ askedTranslation, language }: Visitor, what: string): string {
  return `${what} ${language} ${askedTranslation?.code ?? ""}`;
}

/**
 * Returns the UUID of a name within the names of another UUID (version 5: RFC 9562, section 5.5). The same name has the
 * same UUID for ever, and under another namespace it has another.
 */
export function nameUuid(namespace: string, name: string): string {
  const bytes = createHash("sha1")
    .update(Buffer.from(namespace.replaceAll("-", ""), "hex"))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Returns an id for a name, which holds no host: `urn:uuid:…`. */
function feedId(siteId: string, name: string): string {
  return `urn:uuid:${nameUuid(siteId, name)}`;
}

/** Returns the parameters by which the same is asked for again. */
export function ownSearch({ askedTranslation, languageParameters }: Visitor, more: PathParameters = {}): string {
  return queryString({ translation: askedTranslation?.code, ...languageParameters, ...more });
}

/** Returns the parameters of a page in the language of the feed. */
function pageSearch({ languageParameters }: Visitor, parameters: PathParameters = {}): string {
  return queryString({ ...parameters, ...languageParameters });
}

/** Returns the days of a feed, today first. */
function feedDays({ services: { clock } }: Visitor): Day[] {
  const days: Day[] = [];
  let day = clock.today();
  while (days.length < FEED_DAYS) {
    if (isLectionaryDate(day.date)) days.push(day);
    day = clock.dayAt(day.startsAt - 1);
  }
  return days;
}

/** Formats the beginning of a day: `2026-11-21T23:00:00Z`. */
function beginning({ startsAt }: Day): string {
  return new Date(startsAt).toISOString().replace(".000Z", "Z");
}

/**
 * Makes a feed.
 *
 * @param of `pageUrl`: of the web page with the same content; `rights`: of the texts; `entryOf`: makes the entry of a date,
 *   undefined where there are no entries.
 */
function feedOf(
  context: Visitor,
  siteId: string,
  of: {
    readonly kind: "readings" | "verse";
    readonly pageUrl: string;
    readonly rights: string | undefined;
    readonly entryOf: ((date: string) => DayContent) | undefined;
  },
) {
  const { t, language } = context;
  const { kind, entryOf, pageUrl, rights } = of;
  const days = feedDays(context);
  const name = idName(context, kind);
  return {
    ...{ language, pageUrl, rights },
    id: feedId(siteId, name),
    title: `${t(`feeds.${kind}`)} – ${context.site.name}`,
    description: t(`feeds.${kind}_about`),
    /** The parameters of the feed's own URL. */
    search: ownSearch(context),
    /** The moment of its last change (RFC 3339): the beginning of today. */
    updated: beginning(days[0]!),
    /** The newest first. */
    entries: (entryOf === undefined ? [] : days).map((day) => ({
      id: feedId(siteId, `${name} ${day.date}`),
      /** The beginning of its day (RFC 3339). The entry does not change after it. */
      published: beginning(day),
      ...entryOf!(day.date),
    })),
  };
}

/** Makes the feed of the readings of the day; without texts, or where they are closed, it has citations only. */
export function readingsFeed(context: Visitor, siteId: string): Feed {
  const translation = context.canRead ? context.translation : undefined;
  return feedOf(context, siteId, {
    kind: "readings",
    pageUrl: dayUrl(context, {}),
    rights: translation?.copyright,
    entryOf: (date) => readingsEntry(context, { translation, date }),
  });
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
): DayContent {
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
<p lang="${languageTag(translation.language)}" dir="auto"><small>${translation.copyright}</small></p>`
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
function textOf(context: Visitor, reading: Reading, translation: Translation | undefined) {
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
  const found = findResponse(translation, citation);
  if ("missing" in found) return undefined;
  const words = sungResponse(translation, citation, found.ranges);
  return html`<p><b>${context.t("church_year.response")}:</b> ${words}</p>\n`;
}

/** Makes the feed of the verse of the day; without a translation it has no entries. */
export function verseFeed(context: Visitor, siteId: string): Feed {
  const { translation, canRead, origin } = context;
  return feedOf(context, siteId, {
    kind: "verse",
    pageUrl: `${origin}/${pageSearch(context)}`,
    rights: canRead ? translation?.copyright : undefined,
    entryOf: translation && ((date) => verseEntry(context, { translation, date })),
  });
}

function verseEntry(context: Visitor, { translation, date }: { translation: Translation; date: string }): DayContent {
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
<p lang="${languageTag(translation.language)}" dir="auto"><small>${translation.copyright}</small></p>`,
  };
}
