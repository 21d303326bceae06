import { formatCalendarDate, type LiturgicalDay, parseDate, printedRank } from "../../../calendar/mod.ts";
import { capitalize } from "../../../i18n/mod.ts";
import { isLectionaryDate, type Reading } from "../../../lectionary/mod.ts";
import { citedPassage, versificationOf } from "../../../versification/mod.ts";
import type { Visitor } from "../../context/visitor.ts";
import { nameWithoutDate, optionalCelebrationLines } from "../../text/mass_text.ts";
import { displayedCitation, listedChoices } from "../../text/titles.ts";
import { dayUrl, idName, nameUuid, ownSearch } from "./feed.ts";

/** The longest line, without its end, in bytes (RFC 5545, section 3.1). */
const MAX_LINE = 75;

/** Escapes text as the value of a property (RFC 5545, section 3.3.11). */
function calendarText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, "\\$&")
      .replace(/\r\n|\r|\n/g, "\\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: values may have none but the tab
      .replace(/[\0-\x08\x0b-\x1f\x7f]/g, "")
  );
}

/** Writes content lines: each ends with CRLF, and is folded where it is long, never within a character. */
export function contentLines(lines: Iterable<string>): string {
  let text = "";
  for (const line of lines) text += `${fold(line)}\r\n`;
  return text;
}

function fold(line: string): string {
  if (Buffer.byteLength(line) <= MAX_LINE) return line;
  let folded = "";
  let length = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (length + bytes > MAX_LINE) {
      folded += "\r\n ";
      length = 1;
    }
    folded += character;
    length += bytes;
  }
  return folded;
}

const DAYS_BEFORE = 28;
const DAYS_AFTER = 366;

/**
 * The time at which the tables of the church year or of the readings, or the text of events, last changed. Programs
 * take it, or that of feasts and settings, as the last change of every event. Set it anew with such a change only: a
 * test compares it.
 */
export const REVISED = "20261129T195200Z";

/** The colors by name in CSS (RFC 7986, section 5.9): the nearest that can be distinguished. */
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
export function askedRank(context: Visitor): string | undefined {
  const rank = context.parameter("rank") ?? "";
  return Object.hasOwn(RANKS, rank) ? rank : undefined;
}

/** Writes the church year as a calendar (RFC 5545, RFC 7986): an event a day, some weeks back and a year ahead. */
export function churchYearCalendar(context: Visitor, siteId: string): string {
  const { t, origin, path, site, language } = context;
  const hasOwnUrls = context.absoluteUrl("") !== undefined;
  const name = site.hasOwnName ? `${t("feeds.calendar")} – ${site.name}` : t("feeds.calendar");
  const rank = askedRank(context);
  const search = ownSearch(context, { rank });
  const revised = lastChange(context);
  const events = daysAround(context)
    .filter((day) => rank === undefined || RANKS[rank]!.includes(day.rank))
    .flatMap((day) => event(context, day, { siteId, revised }));
  return contentLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Ambo//${t("feeds.calendar")}//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    `UID:${nameUuid(siteId, idName(context, `calendar ${rank ?? ""}`))}`,
    `NAME:${calendarText(name)}`,
    `X-WR-CALNAME:${calendarText(name)}`,
    `DESCRIPTION:${calendarText(t("feeds.calendar_about"))}`,
    `X-WR-CALDESC:${calendarText(t("feeds.calendar_about"))}`,
    `LAST-MODIFIED:${revised}`,
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    "X-PUBLISHED-TTL:P1D",
    // Without them the calendar is the same whatever host a request names.
    ...(hasOwnUrls ? [`SOURCE;VALUE=URI:${origin}${path}${search}`] : []),
    ...(hasOwnUrls ? [`URL:${dayUrl(context, {})}`] : []),
    ...events,
    "END:VCALENDAR",
  ]);
}

function daysAround(context: Visitor): LiturgicalDay[] {
  const first = parseDate(context.services.clock.today().date) - DAYS_BEFORE;
  return Array.from({ length: DAYS_BEFORE + 1 + DAYS_AFTER }, (_, index) => formatCalendarDate(first + index))
    .filter(isLectionaryDate)
    .map((date) => context.day(date));
}

/** Returns the time of the last change of the tables, or of the settings and feasts of this service. */
function lastChange({ services: { feasts } }: Visitor): string {
  const own = feasts.revised === undefined ? "" : new Date(feasts.revised).toISOString().replace(/[-:]|\.\d+/g, "");
  return own > REVISED ? own : REVISED;
}

function event(
  context: Visitor,
  day: LiturgicalDay,
  { siteId, revised }: { siteId: string; revised: string },
): string[] {
  const { t, askedTranslation: translation } = context;
  const { date, color } = day;
  const rank = printedRank(day);
  const categories = [...(rank === undefined ? [] : [t(`feeds.ranks.${rank}`)]), t(`feeds.colors.${color}`)];
  const name = capitalize(context.named(nameWithoutDate(day)));
  const next = formatCalendarDate(parseDate(date) + 1);
  return [
    "BEGIN:VEVENT",
    `UID:${nameUuid(siteId, `${idName(context, "day")} ${date}`)}`,
    `DTSTAMP:${revised}`,
    `LAST-MODIFIED:${revised}`,
    `DTSTART;VALUE=DATE:${date.replaceAll("-", "")}`,
    `DTEND;VALUE=DATE:${next.replaceAll("-", "")}`,
    `SUMMARY:${calendarText(name)}`,
    `DESCRIPTION:${calendarText(description(context, day))}`,
    `CATEGORIES:${categories.map(calendarText).join(",")}`,
    `COLOR:${CSS_COLORS[color]}`,
    ...(context.absoluteUrl("") === undefined ? [] : [`URL:${dayUrl(context, { date, translation })}`]),
    // The day is not taken: no one is busy because of it.
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

function description(context: Visitor, day: LiturgicalDay): string {
  const { t } = context;
  const masses = context.masses(day.date);
  const rank = printedRank(day);
  const facts = [
    ...(rank === undefined ? [] : [t(`feeds.ranks.${rank}`)]),
    `${t("feeds.color")}: ${t(`feeds.colors.${day.color}`)}`,
    ...(day.cycle === undefined ? [] : [t("church_year.cycle", { cycle: day.cycle })]),
  ];
  const isHeaded = masses.length > 1 || masses[0]?.name.sl !== day.name.sl;
  return [
    capitalize(facts.join(" · ")),
    ...optionalCelebrationLines(context, day),
    ...masses.flatMap(({ name, color, readings }) => [
      ...(isHeaded ? ["", capitalize(context.named(name))] : []),
      ...(color === day.color ? [] : [capitalize(`${t("feeds.color")}: ${t(`feeds.colors.${color}`)}`)]),
      ...readings.map((reading) => readingLine(context, reading)),
    ]),
  ].join("\n");
}

function readingLine(context: Visitor, { title, citation, alternatives }: Reading): string {
  const { t } = context;
  const { listed, more } = listedChoices(context.language, alternatives);
  const others = listed.map(
    (other) => `${other.short ? t("feeds.shorter") : t("feeds.or")}: ${placeOf(context, other.citation)}`,
  );
  const rest = more ?? others.join("; ");
  return `${context.named(title)}: ${placeOf(context, citation)}${rest && ` (${rest})`}`;
}

/** Writes a citation, and the numbers of the translation that was asked for where they differ. */
function placeOf({ language, askedTranslation }: Visitor, citation: string): string {
  const passage = askedTranslation && citedPassage(citation, versificationOf(askedTranslation));
  return displayedCitation(language, citation, passage);
}
