import { liturgicalDay } from "../../../calendar/mod.ts";
import type { Translation } from "../../../corpus/mod.ts";
import { format } from "../../../reference/mod.ts";
import { formatFullDate } from "../../i18n/date.ts";
import { languageTag } from "../../i18n/language.ts";
import { feeds } from "../../i18n/texts/feeds.ts";
import { html } from "../../ui/html.ts";
import { resolveVerseOfTheDay } from "../reading/verse_of_the_day.ts";
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

/** Makes the feed of the verse of the day; without a translation it has no entries. */
export function verseFeed(context: FeedContext, siteId: string): Feed {
  const t = context.in(feeds);
  const { translation, isOpen, origin } = context;
  const days = feedDays(context);
  const name = idName(context, "verse");
  return {
    id: feedId(siteId, name),
    title: `${t.verse} – ${context.site.name}`,
    description: t.verseAbout,
    language: context.language,
    pageUrl: `${origin}/${pageSearch(context, [])}`,
    search: ownSearch(context),
    rights: isOpen ? translation?.copyright : undefined,
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
  context: FeedContext,
  { translation, date }: { translation: Translation; date: string },
): Pick<FeedEntry, "title" | "url" | "content"> {
  const t = context.in(feeds);
  const { isOpen, language, origin } = context;
  const { name } = liturgicalDay(date);
  const dayName = language === "sl" ? name.slovenian : name.english;
  const found = resolveVerseOfTheDay(translation, date);
  const reference = format(found.reference);
  const day = html`<p>${formatFullDate(context, date)} · ${dayName}</p>`;
  const title = `${reference} – ${asTitle(dayName)}`;
  if (!isOpen) {
    const url = `${origin}/${pageSearch(context, [])}`;
    return { title, url, content: html`${day}\n<p>${reference}</p>\n<p>${t.closed}</p>` };
  }
  const url = `${origin}/${pageSearch(context, [
    ["translation", translation.code],
    ["reference", reference],
  ])}`;
  return {
    title,
    url,
    content: html`<blockquote>
${scriptureHtml(translation, found.ranges, { numbered: false })}</blockquote>
<p><a href="${url}">${reference}</a> · ${translation.name}</p>
${day}
<p lang="${languageTag(translation.language)}"><small>${translation.copyright}</small></p>`,
  };
}
