import { BoundedMap } from "../../../base/bounded_map.ts";
import {
  formatDate,
  type LiturgicalDay,
  liturgicalDay,
  parseDate,
  versificationOf,
} from "../../../calendar/mod.ts";
import type { Translation } from "../../../corpus/mod.ts";
import {
  citedPassage,
  isLectionaryDate,
  type Mass,
  massesOf,
  type Reading,
} from "../../../lectionary/mod.ts";
import { format } from "../../../reference/mod.ts";
import { feeds } from "../../i18n/texts/feeds.ts";
import { asTitle, idName, ownSearch } from "./feed.ts";
import type { FeedContext } from "./feed_context.ts";
import { calendarText, contentLines } from "./icalendar.ts";
import { nameUuid } from "./name_uuid.ts";
import { dayUrl } from "./readings_feed.ts";

const DAYS_BEFORE = 28;
const DAYS_AFTER = 366;

/**
 * The moment at which the tables of the church year and of the readings, or what an event says of them, changed last.
 * Programs take it as the time of the last change of every event, so it stays until one of them does; a test tells.
 */
export const REVISED = "20261122T000000Z";

/** The colors by name in CSS (RFC 7986, section 5.9): the nearest that can be told apart. */
const CSS_COLORS = {
  white: "white",
  red: "red",
  green: "green",
  violet: "purple",
  rose: "pink",
} as const satisfies Record<LiturgicalDay["color"], string>;

/** The ranks that each value of the parameter `rank` lets through. */
const RANKS: Readonly<Record<string, readonly LiturgicalDay["rank"][]>> = {
  memorial: ["triduum", "solemnity", "sunday", "feast", "memorial"],
  feast: ["triduum", "solemnity", "sunday", "feast"],
  sunday: ["triduum", "solemnity", "sunday"],
};

/** Returns the value of the parameter `rank`; undefined where all days are asked for. */
export function askedRank(context: FeedContext): string | undefined {
  const rank = context.parameter("rank") ?? "";
  return Object.hasOwn(RANKS, rank) ? rank : undefined;
}

/** Writes the church year as a calendar (RFC 5545, RFC 7986): an event a day, some weeks back and a year ahead. */
export function churchYear(context: FeedContext, siteId: string): string {
  const t = context.in(feeds);
  const { hasOwnUrls, origin, path, site, language } = context;
  const name = site.hasOwnName ? `${t.calendar} – ${site.name}` : t.calendar;
  const rank = askedRank(context);
  const search = ownSearch(context, rank === undefined ? [] : [["rank", rank]]);
  const events = daysAround(context.services.store.today().date)
    .filter((day) => rank === undefined || RANKS[rank]!.includes(day.rank))
    .flatMap((day) => event(context, day, siteId));
  return contentLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Ambo//${t.calendar}//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    `UID:${nameUuid(siteId, idName(context, `calendar ${rank ?? ""}`))}`,
    `NAME:${calendarText(name)}`,
    `X-WR-CALNAME:${calendarText(name)}`,
    `DESCRIPTION:${calendarText(t.calendarAbout)}`,
    `X-WR-CALDESC:${calendarText(t.calendarAbout)}`,
    `LAST-MODIFIED:${REVISED}`,
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    "X-PUBLISHED-TTL:P1D",
    // Without them the calendar is the same whatever host a request names.
    ...(hasOwnUrls ? [`SOURCE;VALUE=URI:${origin}${path}${search}`] : []),
    ...(hasOwnUrls ? [`URL:${dayUrl(context, {})}`] : []),
    ...events,
    "END:VCALENDAR",
  ]);
}

function daysAround(today: string): LiturgicalDay[] {
  const days: LiturgicalDay[] = [];
  const number = parseDate(today);
  for (let day = number - DAYS_BEFORE; day <= number + DAYS_AFTER; day += 1) {
    const date = formatDate(day);
    if (isLectionaryDate(date)) days.push(liturgicalDay(date));
  }
  return days;
}

function event(context: FeedContext, day: LiturgicalDay, siteId: string): string[] {
  const t = context.in(feeds);
  const { askedTranslation: translation, hasOwnUrls } = context;
  const { date, rank, color } = day;
  const name = asTitle(context.language === "sl" ? day.name.slovenian : day.name.english);
  const next = formatDate(parseDate(date) + 1);
  return [
    "BEGIN:VEVENT",
    `UID:${nameUuid(siteId, `${idName(context, "day")} ${date}`)}`,
    `DTSTAMP:${REVISED}`,
    `LAST-MODIFIED:${REVISED}`,
    `DTSTART;VALUE=DATE:${date.replaceAll("-", "")}`,
    `DTEND;VALUE=DATE:${next.replaceAll("-", "")}`,
    `SUMMARY:${calendarText(name)}`,
    `DESCRIPTION:${calendarText(description(context, day))}`,
    `CATEGORIES:${calendarText(t.ranks[rank])},${calendarText(t.colors[color])}`,
    `COLOR:${CSS_COLORS[color]}`,
    ...(hasOwnUrls ? [`URL:${dayUrl(context, { date, translation })}`] : []),
    // The day is not taken: nobody is busy because of it.
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** The Masses of the days in the calendar: finding them takes most of its time, and each language and rank asks again. */
const MASSES = new BoundedMap<readonly Mass[]>(DAYS_BEFORE + 1 + DAYS_AFTER);

function knownMasses(date: string): readonly Mass[] {
  const known = MASSES.get(date) ?? massesOf(date);
  MASSES.set(date, known);
  return known;
}

function description(context: FeedContext, day: LiturgicalDay): string {
  const t = context.in(feeds);
  const { askedTranslation: translation, language } = context;
  const masses = knownMasses(day.date);
  const facts = [
    t.ranks[day.rank],
    `${t.color}: ${t.colors[day.color]}`,
    t.cycle(day.sundayCycle, day.weekdayCycle),
  ];
  const isHeaded = masses.length > 1 || masses[0]?.name.slovenian !== day.name.slovenian;
  return [
    asTitle(facts.join(" · ")),
    ...masses.flatMap(({ name, readings }) => [
      ...(isHeaded ? ["", asTitle(language === "sl" ? name.slovenian : name.english)] : []),
      ...readings.map((reading) => readingLine(context, reading, translation)),
    ]),
  ].join("\n");
}

function readingLine(
  context: FeedContext,
  { title, citation, alternatives }: Reading,
  translation: Translation | undefined,
): string {
  const t = context.in(feeds);
  const others = alternatives.map(
    (other) => `${other.short ? t.shorter : t.or}: ${citationIn(translation, other.citation)}`,
  );
  const more = others.length === 0 ? "" : ` (${others.join("; ")})`;
  const name = context.language === "sl" ? title.slovenian : title.english;
  return `${name}: ${citationIn(translation, citation)}${more}`;
}

/** Writes a citation in the numbering of a translation, where one was asked for that has it. */
function citationIn(translation: Translation | undefined, citation: string): string {
  if (translation === undefined) return citation;
  const passage = citedPassage(citation, versificationOf(translation));
  return "missing" in passage ? citation : format(passage.reference);
}
