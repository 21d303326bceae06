import { textResponse, toByteString } from "../../../http/mod.ts";
import { feedsTexts } from "../../../i18n/pages/mod.ts";
import type { PageError } from "../../context/page_error.ts";
import type { FeedRoute } from "../../context/route.ts";
import type { Visitor } from "../../context/visitor.ts";
import type { KeptResponse } from "../../middleware/max_age.ts";
import { atom } from "./atom.ts";
import { askedRank, churchYearCalendar } from "./church_year.ts";
import type { Feed } from "./feed.ts";
import { jsonFeed } from "./json_feed.ts";

/** Makes what a feed tells. */
type FeedMaker = (context: Visitor, siteId: string) => Feed;

/** Makes a feed in Atom. */
export const asAtom = (make: FeedMaker) =>
  document("application/atom+xml; charset=utf-8", {
    write: (context, siteId) => atom(context, make(context, siteId)),
  });

/** Makes a feed in JSON. */
export const asJson = (make: FeedMaker) =>
  document("application/feed+json; charset=utf-8", {
    write: (context, siteId) => jsonFeed(context, make(context, siteId)),
  });

/** The calendar: without `--public-url` it names no host. */
export const calendarDocument = document("text/calendar; charset=utf-8", {
  write: churchYearCalendar,
  isHostless: true,
});

/** The bytes of documents that are kept for certain; the calendar of a year has 300,000. */
export const FEED_CACHE_BYTES = 8 << 20;

/** Returns the key under which a document is kept; a calendar has a rank, and names no host of the request. */
export function feedKey(context: Visitor, { isHostless = false }: FeedRoute): string {
  const { askedTranslation, language, origin, path } = context;
  const code = askedTranslation?.code ?? context.parameter("translation") ?? "";
  return [path, language, code, isHostless ? askedRank(context) : origin].join(" ");
}

/** Responds with an error, in words for whoever looks after the program that asks. */
export function feedFailure(context: Visitor, { status }: PageError): KeptResponse {
  const t = context.in(feedsTexts);
  return textResponse(status, status === 400 ? t.badAddress : t.failed);
}

const HEADERS = [
  ["X-Content-Type-Options", "nosniff"],
  ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
].flat();

/**
 * Makes the part of a route that answers with a document. Nobody signs in for it: whoever asks gets the same, and no more
 * than some days of it, so that no text can be read out of it.
 *
 * @param options `isHostless`: true where nothing in it depends on the host of the request.
 */
function document(
  type: string,
  options: {
    readonly write: (context: Visitor, siteId: string) => string;
    readonly isHostless?: boolean;
  },
): Pick<FeedRoute, "get" | "isHostless"> {
  const { write, isHostless = false } = options;
  const get = async (context: Visitor): Promise<KeptResponse> => {
    const t = context.in(feedsTexts);
    const code = context.parameter("translation");
    if (code !== undefined && context.askedTranslation === undefined) {
      return textResponse(404, t.unknownTranslation(code.slice(0, 40)));
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
