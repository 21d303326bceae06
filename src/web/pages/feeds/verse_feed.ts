import type { Translation } from "../../../corpus/mod.ts";
import { formatFullDate, languageTag } from "../../../i18n/mod.ts";
import { format } from "../../../reference/mod.ts";
import type { Visitor } from "../../context/visitor.ts";
import { resolveVerseOfTheDay } from "../../text/passages.ts";
import { plainHtml } from "../../text/printed_html.ts";
import { html } from "../../ui/html.ts";
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

/** Makes the feed of the verse of the day; without a translation it has no entries. */
export function verseFeed(context: Visitor, siteId: string): Feed {
  const { t } = context;
  const { translation, canRead, origin } = context;
  const days = feedDays(context);
  const name = idName(context, "verse");
  return {
    id: feedId(siteId, name),
    title: `${t("feeds.verse")} – ${context.site.name}`,
    description: t("feeds.verse_about"),
    language: context.language,
    pageUrl: `${origin}/${pageSearch(context, [])}`,
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
  const { t } = context;
  const { canRead, origin } = context;
  const { name } = context.day(date);
  const dayName = context.named(name);
  const found = resolveVerseOfTheDay(translation, {
    date,
    diocese: context.settings.diocese,
  });
  const reference = format(found.reference);
  const day = html`<p>${formatFullDate(context, date)} · ${dayName}</p>`;
  const title = `${reference} – ${asTitle(dayName)}`;
  if (!canRead) {
    const url = `${origin}/${pageSearch(context, [])}`;
    return { title, url, content: html`${day}\n<p>${reference}</p>\n<p>${t("feeds.closed")}</p>` };
  }
  const url = `${origin}/${pageSearch(context, [
    ["translation", translation.code],
    ["reference", reference],
  ])}`;
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
