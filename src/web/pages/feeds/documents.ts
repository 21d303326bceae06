import { textResponse, toByteString } from "../../../http/mod.ts";
import type { DocumentRoute, KeptResponse } from "../../context/page_context.ts";
import type { PageError } from "../../context/page_error.ts";
import type { Visitor } from "../../context/visitor.ts";
import { html } from "../../ui/html.ts";
import { askedRank, churchYearCalendar } from "./church_year.ts";
import type { Feed } from "./feed.ts";

/** Characters that XML 1.0 has no way to write; a translation may have any. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const NOT_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

/** Writes a feed as Atom (RFC 4287). */
function atom({ origin, path, site }: Visitor, feed: Feed): string {
  const { id, title, description, language, pageUrl, search, rights, updated, entries } = feed;
  const document = html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${id}</id>
<title>${title}</title>
<subtitle>${description}</subtitle>
<updated>${updated}</updated>
<author><name>${site.name}</name><uri>${origin}/</uri></author>
<link rel="self" type="application/atom+xml" href="${origin}${path}${search}"/>
<link rel="alternate" type="text/html" href="${pageUrl}"/>
${site.image && html`<logo>${origin}${site.image.path}</logo>\n`}${rights && html`<rights>${rights}</rights>\n`}${entries.map(
  (entry) => html`<entry>
<id>${entry.id}</id>
<title>${entry.title}</title>
<link rel="alternate" type="text/html" href="${entry.url}"/>
<published>${entry.published}</published>
<updated>${entry.published}</updated>
<content type="html">${String(entry.content)}</content>
</entry>\n`,
)}</feed>\n`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${document}`.replace(NOT_XML, "");
}

/** Makes what makes the document of a feed in one format. */
const feedIn =
  (type: string, write: (context: Visitor, feed: Feed) => string) =>
  (make: (context: Visitor, siteId: string) => Feed) =>
    document(type, (context, siteId) => write(context, make(context, siteId)));

/** Makes a feed in Atom. */
export const asAtom = feedIn("application/atom+xml; charset=utf-8", atom);

/** Makes a feed in JSON. */
export const asJson = feedIn("application/feed+json; charset=utf-8", jsonFeed);

/** The calendar: without `--public-url` it names no host. */
export const calendarDocument = document("text/calendar; charset=utf-8", churchYearCalendar, { isHostless: true });

/** Returns the key under which a document is kept; a calendar has a rank, and names no host of the request. */
export function feedKey(context: Visitor, { isHostless = false }: DocumentRoute): string {
  const { askedTranslation, language, origin, path } = context;
  const code = askedTranslation?.code ?? context.parameter("translation") ?? "";
  return [path, language, code, isHostless ? askedRank(context) : origin].join(" ");
}

/** Responds with an error, in words for the person who set up the feed reader. */
export function feedFailure({ t }: Visitor, { status }: PageError): KeptResponse {
  return textResponse(status, status === 400 ? t("feeds.bad_address") : t("feeds.failed"));
}

const HEADERS = [
  ["X-Content-Type-Options", "nosniff"],
  ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
].flat();

/**
 * Makes the part of a route that answers with a document. It needs no sign-in: everyone gets the same few days, so that
 * a translation cannot be copied through it.
 *
 * @param options `isHostless`: true where nothing in it depends on the host of the request.
 */
function document(
  type: string,
  write: (context: Visitor, siteId: string) => string,
  { isHostless = false } = {},
): Pick<DocumentRoute, "get" | "isHostless"> {
  const get = async (context: Visitor): Promise<KeptResponse> => {
    const code = context.parameter("translation");
    if (code !== undefined && context.askedTranslation === undefined) {
      return textResponse(404, context.t("feeds.unknown_translation", { code: code.slice(0, 40) }));
    }
    const { siteId } = context.services.store.accounts;
    return {
      status: 200,
      headers: ["Content-Type", type, "Content-Language", context.language, ...HEADERS],
      body: toByteString(write(context, siteId)),
      cacheable: true,
      compressible: true,
      keptFor: "today",
      isOfOneHost: !isHostless && context.absoluteUrl("") === undefined,
    };
  };
  return { get, isHostless };
}

/** Writes a feed as JSON Feed 1.1 (jsonfeed.org). */
function jsonFeed({ origin, path, site }: Visitor, feed: Feed): string {
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
