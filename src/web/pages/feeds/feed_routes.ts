import { DayClock } from "../../../base/clock.ts";
import { describeError } from "../../../base/errors.ts";
import {
  type CommonMiddleware,
  catchErrors,
  encode,
  finalize,
  type Response,
  type Route,
  type ScopeHandler,
  scopeHandler,
  textResponse,
} from "../../../http/mod.ts";
import { StoreUnavailable } from "../../../store/mod.ts";
import { feeds } from "../../i18n/texts/feeds.ts";
import { PageCache } from "../../page_cache.ts";
import type { WebServices } from "../../services.ts";
import { countReading, retryTomorrow } from "../reader_access.ts";
import { atom } from "./atom.ts";
import { askedRank, churchYear } from "./church_year.ts";
import { FeedContext } from "./feed_context.ts";
import { jsonFeed } from "./json_feed.ts";
import { readingsFeed } from "./readings_feed.ts";
import { verseFeed } from "./verse_feed.ts";

const ATOM = "application/atom+xml; charset=utf-8";
const JSON_FEED = "application/feed+json; charset=utf-8";
const CALENDAR = "text/calendar; charset=utf-8";

/** A document that programs fetch again and again. */
interface FeedDocument {
  readonly path: string;
  readonly type: string;
  readonly write: (context: FeedContext, siteId: string) => string;
  /** True where nothing in it depends on the host of the request. */
  readonly isHostless?: boolean;
}

const DOCUMENTS: readonly FeedDocument[] = [
  {
    path: "/feed/verse.xml",
    type: ATOM,
    write: (context, siteId) => atom(context, verseFeed(context, siteId)),
  },
  {
    path: "/feed/readings.xml",
    type: ATOM,
    write: (context, siteId) => atom(context, readingsFeed(context, siteId)),
  },
  {
    path: "/feed/verse.json",
    type: JSON_FEED,
    write: (context, siteId) => jsonFeed(context, verseFeed(context, siteId)),
  },
  {
    path: "/feed/readings.json",
    type: JSON_FEED,
    write: (context, siteId) => jsonFeed(context, readingsFeed(context, siteId)),
  },
  { path: "/calendar.ics", type: CALENDAR, write: churchYear, isHostless: true },
];

/** The bytes of documents that are kept for certain; the calendar of a year has 300,000. */
const CACHE_BYTES = 8 << 20;

const HEADERS = [
  ["X-Content-Type-Options", "nosniff"],
  ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
].flat();

/**
 * Makes the handler of feeds and calendars. Nobody signs in for them: whoever asks gets the same, and no more than some
 * days of it. One that has to be made counts as a page of the reader, as a stranger can name ever other hosts.
 */
export function feedsHandler(
  services: WebServices,
  outer: readonly CommonMiddleware[],
): ScopeHandler {
  const { compressor, config, library, log, now } = services;
  const clock = new DayClock(config.current.timezone, now);
  const cache = new PageCache(CACHE_BYTES);
  return scopeHandler<FeedContext, Route<FeedContext>>({
    prefix: "",
    routes: DOCUMENTS.map((document) => ({
      path: document.path,
      get: (context) => respond(context, document, cache),
    })),
    middleware: [
      ...outer,
      finalize(compressor),
      // While the service starts, the translation that is asked for may not be loaded yet.
      (context, next) => library.loading?.then(() => next(context)) ?? next(context),
      catchErrors((error, context) => {
        log("error", "A feed failed", { error: describeError(error) });
        const status = error instanceof StoreUnavailable ? 503 : 500;
        return textResponse(status, context.in(feeds).failed);
      }),
    ],
    createContext: (request, target) =>
      new FeedContext(request, { target, services: { ...services, clock } }),
    methodNotAllowed: (_, allow) => ({ status: 405, headers: ["Allow", allow], body: "" }),
  });
}

async function respond(
  context: FeedContext,
  document: FeedDocument,
  cache: PageCache,
): Promise<Response> {
  const t = context.in(feeds);
  if (!context.hasReadableQuery) return textResponse(400, t.badAddress);
  const code = context.parameter("translation");
  if (code !== undefined && context.askedTranslation === undefined) {
    return textResponse(404, t.unknownTranslation(code.slice(0, 40)));
  }
  const { path, type, write, isHostless = false } = document;
  const siteId = await context.services.store.accounts.siteId();
  const { askedTranslation, hasOwnUrls, language, origin, services } = context;
  const asked = [path, language, askedTranslation?.code ?? ""];
  // The calendar alone has a rank, and without `--public-url` no host.
  const more = isHostless ? [askedRank(context) ?? ""] : [origin];
  const made = await cache.keep([...asked, ...more].join(" "), context, () => {
    const error = countReading(context);
    if (error !== undefined) return textResponse(error.status, error.message);
    return {
      status: 200,
      headers: ["Content-Type", type, "Content-Language", language, ...HEADERS],
      body: encode(write(context, siteId)),
      cacheable: true,
      compressible: true,
    };
  });
  if (made.status !== 200) {
    return { ...made, headers: [...made.headers, ...retryTomorrow(context)] };
  }
  const scope = hasOwnUrls || isHostless ? "public" : "private";
  const seconds = Math.ceil((services.store.today().endsAt - services.now()) / 1000);
  const keep = ["Cache-Control", `${scope}, max-age=${Math.max(1, seconds)}`];
  return { ...made, headers: [...made.headers, ...keep] };
}
