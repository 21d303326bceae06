import { type ApiContext, type ApiDependencies, type Endpoint, pathsOf } from "../../api/mod.ts";
import { BoundedMap } from "../../base/bounded_map.ts";
import { after, type Middleware, type Response } from "../../http/mod.ts";
import { secondsUntil } from "./access.ts";

/** The bytes of contents that are kept for certain: a thousand short passages, or some hundred long chapters. */
const CACHE_BYTES = 4 << 20;
/** About what an entry takes besides its texts. */
const ENTRY_BYTES = 300;
/** Seconds that a client may keep a text: enough to spare repeated requests, few enough for a mended text. */
const TEXT_MAX_AGE = 300;

/** A successful content, ready to be sent any number of times. */
interface Content {
  readonly route: string;
  readonly content: Response;
  /** The content with the seconds that a client may keep it. */
  readonly response: Response;
  readonly maxAge: number;
}

/**
 * Keeps the contents that are asked for again and again, by request target, and sets how long clients may keep them.
 *
 * Putting a long chapter together and hashing it costs several times what sending it does, and web sites ask for the
 * same passages again and again. All are dropped when the translations, the day or a setting that they depend on change.
 */
export function contentCache(
  { calendar, config, library, store, now }: ApiDependencies,
  endpoints: readonly Endpoint[],
): Middleware<ApiContext> {
  const sizeOf = ({ response }: Content, target: string) => target.length + response.body.length + ENTRY_BYTES;
  const cache = new BoundedMap<Content>(CACHE_BYTES, { sizeOf });
  const asked = new AskedTargets();
  /** All that contents are made from, besides their targets; replaced when any of it changes. */
  let source = { revision: 0, date: "", calendar: calendar.current };
  config.onChange((changed) => {
    if (changed.has("max-verses") || changed.has("default-translation")) change({ ...source });
  });
  const change = (to: typeof source): void => {
    cache.clear();
    source = to;
  };
  const currentSource = (): typeof source => {
    const { revision } = library;
    const { date } = store.today();
    const isSame = revision === source.revision && date === source.date && calendar.current === source.calendar;
    if (!isSame) change({ revision, date, calendar: calendar.current });
    return source;
  };
  const basePath = config.current["base-path"];
  const paths = endpoints.filter(({ maxAge }) => maxAge === "day").flatMap(pathsOf);
  const daily = new Set(paths.map(({ path }) => basePath + path));
  const maxAgeOf = (route: string): number =>
    daily.has(route) ? Math.min(TEXT_MAX_AGE, secondsUntil(store.today().endsAt, now())) : TEXT_MAX_AGE;
  return (context, next) => {
    const { method, request } = context;
    const { url = "" } = request;
    const madeFrom = currentSource();
    const known = method === "GET" || method === "HEAD" ? cache.get(url) : undefined;
    if (known !== undefined) {
      const { route, content, response, maxAge } = known;
      context.route = route;
      const left = maxAgeOf(route);
      // In the last minutes of a day `max-age` is another each second.
      return left === maxAge ? response : withMaxAge(content, left);
    }
    return after(next(context), (content) => {
      if (content.status !== 200) return content;
      const { route } = context;
      const maxAge = maxAgeOf(route);
      const response = withMaxAge(content, maxAge);
      if (currentSource() !== madeFrom || !asked.isAgain(url)) return response;
      const kept = { ...response, isKept: true };
      cache.set(url, { route, content, response: kept, maxAge });
      return kept;
    });
  };
}

function withMaxAge(content: Response, seconds: number): Response {
  return {
    ...content,
    headers: [...content.headers, "Cache-Control", `private, max-age=${seconds}`],
  };
}

/** Marks that fit a table of a few kilobytes, and misses after which it is emptied. */
const MARKS = 1 << 14;
const MISSES = 4096;
/** Characters at the end of a target that a mark is made of: there one passage differs from another. */
const MARKED_CHARACTERS = 32;

/**
 * Remembers roughly which targets were asked for lately. Most are asked for once: taking those into the cache would cost
 * a fifth of the processor's time, as they outlive the young generation of the heap and push the others out.
 */
class AskedTargets {
  readonly #marks = new Uint8Array(MARKS);
  #misses = 0;

  /** Marks a target. @returns True where it was marked before, or rarely one like it. */
  isAgain(target: string): boolean {
    const mark = hashOf(target) & (MARKS - 1);
    if (this.#marks[mark] === 1) return true;
    this.#marks[mark] = 1;
    this.#misses++;
    if (this.#misses >= MISSES) {
      this.#marks.fill(0);
      this.#misses = 0;
    }
    return false;
  }
}

/** Hashes the end of a text: FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5 ^ text.length;
  for (let at = Math.max(0, text.length - MARKED_CHARACTERS); at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash ^ (hash >>> 15);
}
