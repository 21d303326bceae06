import type { ApiContext, ApiDependencies, Endpoint } from "../../api/mod.ts";
import { BoundedMap } from "../../base/bounded_map.ts";
import { after, type Middleware, type Response } from "../../http/mod.ts";
import { secondsUntil } from "./api_headers.ts";

/** The bytes of contents that are kept for certain: a thousand short passages, or some hundred long chapters. */
const CACHE_BYTES = 4 << 20;
/** About what an entry takes besides its texts. */
const ENTRY_BYTES = 300;
/** Seconds that a client may keep a text: enough to spare repeated requests, few enough for a mended text. */
const TEXT_MAX_AGE = 300;
const KEEP_TEXT = ["Cache-Control", `private, max-age=${TEXT_MAX_AGE}`];

/** A successful content, ready to be sent any number of times. */
interface Content {
  readonly response: Response;
  readonly route: string;
  /** Its endpoint's content changes with the day. */
  readonly isDaily: boolean;
}

/**
 * Keeps the contents that were asked for last, by request target, and tells clients how long they may keep them.
 *
 * Putting a long chapter together and hashing it costs several times what sending it does, and web sites ask for the
 * same passages again and again. All are dropped when the translations, the day or a setting that they depend on change.
 */
export function contentCache(
  { config, library, store, now }: ApiDependencies,
  endpoints: readonly Endpoint[],
): Middleware<ApiContext> {
  const sizeOf = ({ response }: Content, target: string) =>
    target.length + response.body.length + ENTRY_BYTES;
  const cache = new BoundedMap<Content>(CACHE_BYTES, { sizeOf });
  let madeFrom = "";
  config.onChange((changed) => {
    if (changed.has("max-verses") || changed.has("default-translation")) cache.clear();
  });
  const basePath = config.current["base-path"];
  const daily = new Set(
    endpoints.filter(({ maxAge }) => maxAge === "day").map(({ path }) => basePath + path),
  );
  const keepForToday = (): string[] => {
    const seconds = Math.min(TEXT_MAX_AGE, secondsUntil(store.today().endsAt, now()));
    return ["Cache-Control", `private, max-age=${seconds}`];
  };
  const send = ({ response, isDaily }: Content): Response => ({
    ...response,
    headers: response.headers.concat(isDaily ? keepForToday() : KEEP_TEXT),
  });
  return (context, next) => {
    const { method, request } = context;
    const { url = "" } = request;
    const source = `${library.revision} ${store.today().date}`;
    if (source !== madeFrom) {
      cache.clear();
      madeFrom = source;
    }
    const known = method === "GET" || method === "HEAD" ? cache.get(url) : undefined;
    if (known !== undefined) {
      context.route = known.route;
      return send(known);
    }
    return after(next(context), (response) => {
      if (response.status !== 200) return response;
      const { route } = context;
      const content = { response, route, isDaily: daily.has(route) };
      if (source === madeFrom) cache.set(url, content);
      return send(content);
    });
  };
}
