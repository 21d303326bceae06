import { BoundedMap } from "../../base/bounded_map.ts";
import { after, entityTag, type Handler, type Response } from "../../http/mod.ts";
import type { Visitor } from "../context/visitor.ts";

/** The bytes of pages that are kept for certain, unless said otherwise: each is there for the languages and host names that are asked for. */
const MAX_BYTES = 1 << 20;
/** About what an entry takes besides its bytes. */
const ENTRY_BYTES = 1000;

/**
 * Keeps the pages that are the same for all visitors without cookies, until something that they are made from changes:
 * the settings, the translations and the choice among them, or the date.
 */
export class PageCache {
  readonly #pages: BoundedMap<Response>;
  #madeFrom: readonly unknown[] = [];

  constructor(maxBytes = MAX_BYTES) {
    this.#pages = new BoundedMap(maxBytes, {
      sizeOf: ({ body }, key) => body.length + key.length + ENTRY_BYTES,
    });
  }

  /**
   * Makes middleware that answers with what is kept, else keeps what is made.
   *
   * @param keyOf Returns the key of a request; undefined where its response is not to be kept.
   */
  middleware<C extends Visitor>(
    keyOf: (context: C) => string | undefined,
  ): (context: C, next: Handler<C>) => Response | Promise<Response> {
    return (context, next) => {
      const key = keyOf(context);
      return key === undefined ? next(context) : this.#keep(key, context, next);
    };
  }

  /** Answers with the page kept under a key, else keeps the one that is made: the same key, the same `make`. */
  #keep<C extends Visitor>(key: string, context: C, make: Handler<C>): Response | Promise<Response> {
    const madeFrom = this.#follow(context);
    const kept = this.#pages.get(key);
    if (kept !== undefined) return kept;
    const keepMade = (response: Response): Response => {
      if (response.status !== 200 || response.cacheable !== true) return response;
      const page = { ...response, etag: entityTag(response.body), isKept: true };
      // While it was made there may have been a change.
      if (this.#madeFrom === madeFrom) this.#pages.set(key, page);
      return page;
    };
    const made = make(context);
    return made instanceof Promise ? made.then(keepMade) : keepMade(made);
  }

  /** Drops all pages where something that they are made from has changed. */
  #follow({
    settings,
    services: { calendar, defaultTranslation, feasts, library, store },
  }: Visitor): readonly unknown[] {
    const { revision } = library;
    const { date } = store.today();
    const { setBy, chosen } = defaultTranslation;
    const order = store.settings.get("translation-order");
    const madeFrom = [settings, calendar.current, feasts.revised, revision, date, order, setBy, chosen];
    if (madeFrom.some((part, index) => part !== this.#madeFrom[index])) {
      this.#pages.clear();
      this.#madeFrom = madeFrom;
    }
    return this.#madeFrom;
  }
}

/** A response that says how long browsers and proxies may keep it; nothing in it is of one visitor. */
export interface KeptResponse extends Response {
  /** Seconds, or until the day of the service ends; others have a header of their own. */
  readonly keptFor?: number | "today" | "never";
  /** True where its content depends on the host name by which the service was asked: shared caches must not keep it. */
  readonly isOfOneHost?: boolean;
}

/** Sets how long browsers and proxies may keep a response. */
export function maxAge<C extends Visitor>(context: C, next: Handler<C>): Response | Promise<Response> {
  return after(next(context), (response: KeptResponse) => {
    const { keptFor } = response;
    if (keptFor === undefined) return response;
    if (keptFor === "never") return withHeader(response, "no-store");
    return withMaxAge(response, keptFor === "today" ? context.secondsOfToday : keptFor);
  });
}

/** The last form of each kept response: within a second all requests get the same, which is completed once. */
const lastSent = new WeakMap<Response, { readonly seconds: number; readonly sent: Response }>();

function withMaxAge(response: KeptResponse, seconds: number): Response {
  const last = lastSent.get(response);
  if (last?.seconds === seconds) return last.sent;
  const scope = response.isOfOneHost === true ? "private" : "public";
  const sent = withHeader(response, `${scope}, max-age=${seconds}`);
  if (response.isKept === true) lastSent.set(response, { seconds, sent });
  return sent;
}

function withHeader(response: Response, value: string): Response {
  return { ...response, headers: [...response.headers, "Cache-Control", value] };
}

/**
 * Waits while the service starts: a page lists all translations, and one that is asked for may not be loaded yet. Files
 * wait for nothing.
 */
export function awaitLoading<C extends Visitor>(context: C, next: Handler<C>): Response | Promise<Response> {
  const loading = context.kind === "asset" ? undefined : context.services.library.loading;
  return loading === undefined ? next(context) : loading.then(() => next(context));
}
