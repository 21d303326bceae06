import type { Visitor } from "../../context/visitor.ts";
import type { Feed } from "./feed.ts";

/** Writes a feed as JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed({ origin, path, site }: Visitor, feed: Feed): string {
  const { title, description, language, pageUrl, search, rights, entries } = feed;
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: pageUrl,
    feed_url: origin + path + search,
    language,
    authors: [{ name: site.name, url: `${origin}/` }],
    ...(site.image && { icon: origin + site.image.path }),
    // The format has no member for it; a name of its own begins with an underscore.
    ...(rights !== undefined && { _copyright: { notice: rights } }),
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      content_html: String(entry.content),
      date_published: entry.published,
    })),
  });
}
