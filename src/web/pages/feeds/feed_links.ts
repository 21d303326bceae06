import { feeds } from "../../i18n/texts/feeds.ts";
import type { PageContext } from "../../page_context.ts";
import { queryString } from "../../query_string.ts";
import type { AlternateLink } from "../../ui/head.ts";

/** Returns the links by which programs find the feeds and the calendar on a page. */
export function feedLinks(context: PageContext): readonly AlternateLink[] {
  const t = context.in(feeds);
  const search = context.language === "sl" ? "" : queryString([["lang", context.language]]);
  return [
    { type: "application/atom+xml", title: t.verse, path: `/feed/verse.xml${search}` },
    { type: "application/atom+xml", title: t.readings, path: `/feed/readings.xml${search}` },
    { type: "text/calendar", title: t.calendar, path: `/calendar.ics${search}` },
  ];
}
