import { after, type Handler, KeptResponses, type Response, withMaxAge } from "../../http/mod.ts";
import type { Visitor } from "../context/visitor.ts";

/**
 * The bytes of pages, embeds and documents that are kept for certain: each is there for the languages and host names
 * that are asked for, and the calendar of a year has 300,000.
 */
const MAX_BYTES = 10 << 20;

/** Makes middleware that keeps the responses of a kind of route, under the key of a request; undefined keeps none. */
export type Keep = <C extends Visitor>(
  keyOf: (context: C) => string | undefined,
) => (context: C, next: Handler<C>) => Response | Promise<Response>;

/**
 * Keeps what is the same for all visitors without cookies, until something that it is made from changes: the settings,
 * the translations and the choice among them, the id of the installation, or the date.
 */
export function pageCache(): Keep {
  const pages = new KeptResponses(MAX_BYTES);
  return (keyOf) => (context, next) => {
    const key = keyOf(context);
    if (key === undefined) return next(context);
    const madeFrom = pages.follow(partsOf(context));
    return pages.get(key) ?? after(next(context), (response) => pages.keep(key, response, madeFrom));
  };
}

function partsOf({ settings, services }: Visitor): readonly unknown[] {
  const { calendar, feasts, library, store, stored } = services;
  const { setBy, chosen } = stored;
  const order = store.settings.get("translation-order");
  const { date } = store.today();
  const { siteId } = store.accounts;
  return [settings, calendar.current, feasts.revised, library.revision, date, order, setBy, chosen, siteId];
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
    if (keptFor === "never") return { ...response, headers: [...response.headers, "Cache-Control", "no-store"] };
    const seconds = keptFor === "today" ? context.secondsOfToday : keptFor;
    return withMaxAge(response, seconds, response.isOfOneHost === true ? "private" : "public");
  });
}

/**
 * Waits while the service starts: a page lists all translations, and one that is asked for may not be loaded yet. Files
 * wait for nothing.
 */
export function awaitLoading<C extends Visitor>(context: C, next: Handler<C>): Response | Promise<Response> {
  const loading = context.kind === "asset" ? undefined : context.services.library.loading;
  return loading === undefined ? next(context) : loading.then(() => next(context));
}
