import type { PageContext } from "../../context/page_context.ts";
import { queryString } from "../../context/paths.ts";
import type { AlternateLink } from "../../ui/head.ts";

/** Returns the links by which programs find the feeds and the calendar on a page. */
export function feedLinks(context: PageContext): readonly AlternateLink[] {
  const { t } = context;
  const search = queryString(context.languageParameters);
  return [
    { type: "application/atom+xml", title: t("feeds.verse"), path: `/feed/verse.xml${search}` },
    { type: "application/atom+xml", title: t("feeds.readings"), path: `/feed/readings.xml${search}` },
    { type: "text/calendar", title: t("feeds.calendar"), path: `/calendar.ics${search}` },
  ];
}
