import { BoundedMap } from "../base/bounded_map.ts";
import { entityTag, type Middleware, type Response } from "../http/mod.ts";
import type { PageContext } from "./page_context.ts";

/** The bytes of pages that are kept for certain, unless said otherwise: each is there for the languages and host names that are asked for. */
const MAX_BYTES = 1 << 20;
/** About what an entry takes besides its bytes. */
const ENTRY_BYTES = 1000;

/** The part of a request that tells from what pages are made. */
type CachedContext = Pick<PageContext, "settings" | "services">;

/**
 * Keeps the pages that are the same for all visitors without cookies, until something that they are made from changes:
 * the settings, the translations, or the date.
 */
export class PageCache {
  readonly #pages: BoundedMap<Response>;
  #madeFrom: readonly unknown[] = [];

  constructor(maxBytes = MAX_BYTES) {
    this.#pages = new BoundedMap(maxBytes, {
      sizeOf: ({ body }, key) => body.length + key.length + ENTRY_BYTES,
    });
  }

  /** Answers with the page that is kept, else keeps the one that is made; not where the request has a query. */
  readonly middleware: Middleware<PageContext> = (context, next) => {
    if (context.search !== "" || context.header("cookie") !== undefined) return next(context);
    return this.keep(`${context.language} ${context.path} ${context.origin}`, context, next);
  };

  /** Answers with the page that is kept under a key, else keeps the one that is made: a key is always made alike. */
  keep<C extends CachedContext, R extends Response>(
    key: string,
    context: C,
    make: (context: C) => R | Promise<R>,
  ): R | Promise<R> {
    const madeFrom = this.#follow(context);
    const kept = this.#pages.get(key) as R | undefined;
    if (kept !== undefined) return kept;
    const keepMade = (response: R): R => {
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
  #follow({ settings, services: { library, store } }: CachedContext): readonly unknown[] {
    const { revision } = library;
    const { date } = store.today();
    const [settingsThen, revisionThen, dateThen] = this.#madeFrom;
    if (settings !== settingsThen || revision !== revisionThen || date !== dateThen) {
      this.#pages.clear();
      this.#madeFrom = [settings, revision, date];
    }
    return this.#madeFrom;
  }
}
