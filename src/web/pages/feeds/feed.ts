import { createHash } from "node:crypto";
import type { Day } from "../../../base/clock.ts";
import { isLectionaryDate } from "../../../lectionary/mod.ts";
import { type PathParameters, queryString } from "../../context/paths.ts";
import type { Visitor } from "../../context/visitor.ts";
import type { Html } from "../../ui/html.ts";

/** How many days a feed has, today included. */
const FEED_DAYS = 14;

/** A feed, in whatever format it is written. URLs are absolute. */
export interface Feed {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** The web page with the same content. */
  readonly pageUrl: string;
  /** The parameters of the feed's own URL. */
  readonly search: string;
  /** Of the texts, or undefined. */
  readonly rights: string | undefined;
  /** The moment of its last change (RFC 3339): the beginning of today. */
  readonly updated: string;
  /** The newest first. */
  readonly entries: readonly FeedEntry[];
}

/** A day in a feed. */
export interface FeedEntry {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** The beginning of its day (RFC 3339). The entry does not change after it. */
  readonly published: string;
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
export function feedId(siteId: string, name: string): string {
  return `urn:uuid:${nameUuid(siteId, name)}`;
}

/** Returns the parameters by which the same is asked for again. */
export function ownSearch({ askedTranslation, languageParameters }: Visitor, more: PathParameters = {}): string {
  return queryString({ translation: askedTranslation?.code, ...languageParameters, ...more });
}

/** Returns the parameters of a page in the language of the feed. */
export function pageSearch({ languageParameters }: Visitor, parameters: PathParameters = {}): string {
  return queryString({ ...parameters, ...languageParameters });
}

/** Returns the days of a feed, today first. */
export function feedDays({ services: { clock, store } }: Visitor): Day[] {
  const days: Day[] = [];
  let day = dayOfDate(clock, store.today().date);
  while (days.length < FEED_DAYS) {
    if (isLectionaryDate(day.date)) days.push(day);
    day = clock.dayAt(day.startsAt - 1);
  }
  return days;
}

/** Finds a date: the day that is counted may be another than the clock's, see `MonotonicDay`. */
function dayOfDate(clock: Visitor["services"]["clock"], date: string): Day {
  const day = clock.dayAt(Date.parse(`${date}T12:00:00Z`));
  // Noon in Greenwich is another day where clocks are 12 hours ahead, or more.
  return day.date > date ? clock.dayAt(day.startsAt - 1) : day;
}

/** Formats the beginning of a day: `2026-11-21T23:00:00Z`. */
export function beginning({ startsAt }: Day): string {
  return new Date(startsAt).toISOString().replace(".000Z", "Z");
}
