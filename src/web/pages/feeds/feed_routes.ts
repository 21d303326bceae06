import { BoundedMap } from "../../../base/bounded_map.ts";
import { DayClock } from "../../../base/clock.ts";
import { describeError } from "../../../base/errors.ts";
import {
  type CommonMiddleware,
  catchErrors,
  encode,
  entityTag,
  finalize,
  type Response,
  type Route,
  type ScopeHandler,
  scopeHandler,
  textResponse,
} from "../../../http/mod.ts";
import { StoreUnavailable } from "../../../store/mod.ts";
import { feeds } from "../../i18n/texts/feeds.ts";
import type { WebServices } from "../../services.ts";
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
/** About what an entry takes besides its bytes. */
const ENTRY_BYTES = 1000;

/**
 * Makes the handler of feeds and calendars. Nobody signs in for them and they count against no limit: whoever asks gets
 * the same, and no more than some days of it.
 */
export function feedsHandler(
  services: WebServices,
  outer: readonly CommonMiddleware[],
): ScopeHandler {
  const { compressor, config, library, log, now } = services;
  const clock = new DayClock(config.current.timezone, now);
  const kept = new KeptDocuments();
  return scopeHandler<FeedContext, Route<FeedContext>>({
    prefix: "",
    routes: DOCUMENTS.map((document) => ({
      path: document.path,
      get: (context) => respond(context, document, kept),
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
  kept: KeptDocuments,
): Promise<Response> {
  const t = context.in(feeds);
  if (!context.hasReadableQuery) return textResponse(400, t.badAddress);
  const code = context.parameter("translation");
  if (code !== undefined && context.askedTranslation === undefined) {
    return textResponse(404, t.unknownTranslation(code.slice(0, 40)));
  }
  const siteId = await context.services.store.accounts.siteId();
  const { body, etag } = kept.get(context, document, siteId);
  const { hasOwnUrls, language, services } = context;
  const isShared = hasOwnUrls || document.isHostless === true;
  const seconds = Math.ceil((services.store.today().endsAt - services.now()) / 1000);
  return {
    status: 200,
    headers: [
      "Content-Type",
      document.type,
      "Cache-Control",
      `${isShared ? "public" : "private"}, max-age=${Math.max(1, seconds)}`,
      "Content-Language",
      language,
      "X-Content-Type-Options",
      "nosniff",
      "Content-Security-Policy",
      "default-src 'none'; frame-ancestors 'none'",
    ],
    body,
    etag,
    cacheable: true,
    compressible: true,
  };
}

/** Keeps documents until something that they are made from changes: the settings, the translations, or the date. */
class KeptDocuments {
  readonly #documents = new BoundedMap<{ body: string; etag: string }>(CACHE_BYTES, {
    sizeOf: ({ body }, key) => body.length + key.length + ENTRY_BYTES,
  });
  #madeFrom: readonly unknown[] = [];

  /** Returns the document that is kept, else writes and keeps it. */
  get(
    context: FeedContext,
    { path, write, isHostless = false }: FeedDocument,
    siteId: string,
  ): { body: string; etag: string } {
    this.#follow(context, siteId);
    const { askedTranslation, hasOwnUrls, language, origin } = context;
    const asked = [path, language, askedTranslation?.code ?? ""];
    // The calendar alone has a rank, and without `--public-url` no host.
    const more = isHostless ? [askedRank(context) ?? "", hasOwnUrls] : [origin];
    const key = [...asked, ...more].join(" ");
    let document = this.#documents.get(key);
    if (document === undefined) {
      const body = encode(write(context, siteId));
      document = { body, etag: entityTag(body) };
      this.#documents.set(key, document);
    }
    return document;
  }

  #follow({ settings, services: { library, store } }: FeedContext, siteId: string): void {
    const now = [settings, library.revision, store.today().date, siteId];
    if (now.some((part, index) => part !== this.#madeFrom[index])) {
      this.#documents.clear();
      this.#madeFrom = now;
    }
  }
}
