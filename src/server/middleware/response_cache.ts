import { type ApiContext, type ApiDependencies, type Endpoint, maxAgeOf, pathsOf } from "../../api/mod.ts";
import { after, KeptResponses, type Middleware, type Response, withMaxAge } from "../../http/mod.ts";
import { secondsUntil } from "./key_and_quota.ts";

/** The bytes of responses that are kept for certain: a thousand short passages, or some hundred long chapters. */
const CACHE_BYTES = 4 << 20;

/** A successful response, with the path of its endpoint. */
interface Content extends Response {
  readonly route: string;
}

/**
 * Keeps the responses that are requested again and again, by request target, and sets how long clients may keep them.
 *
 * Putting a long chapter together and hashing it costs several times what sending it does, and web sites ask for the
 * same passages again and again. All are dropped when the translations, the day or a setting that they depend on change.
 */
export function responseCache(
  { calendar, config, library, store, now }: ApiDependencies,
  endpoints: readonly Endpoint[],
): Middleware<ApiContext> {
  const kept = new KeptResponses<Content>(CACHE_BYTES);
  const asked = new AskedTargets();
  const basePath = config.current["base-path"];
  const endpointOf = new Map(
    endpoints.flatMap((endpoint) => pathsOf(endpoint).map(({ path }) => [basePath + path, endpoint])),
  );
  const lasting = (content: Response, route: string): Response => {
    const seconds = maxAgeOf(endpointOf.get(route)!, () => secondsUntil(store.today().endsAt, now()));
    return withMaxAge(content, seconds, "private");
  };
  return (context, next) => {
    const { method, request } = context;
    const { url = "" } = request;
    const { "max-verses": maxVerses, "default-translation": translation } = config.current;
    const madeFrom = kept.follow([library.revision, store.today().date, calendar.current, maxVerses, translation]);
    const known = method === "GET" || method === "HEAD" ? kept.get(url) : undefined;
    if (known !== undefined) {
      context.route = known.route;
      return lasting(known, known.route);
    }
    return after(next(context), (content) => {
      if (content.status !== 200) return content;
      const { route } = context;
      return lasting(asked.isAgain(url) ? kept.keep(url, { ...content, route }, madeFrom) : content, route);
    });
  };
}

/** The hashes that are remembered: about as many as contents are kept. */
const HASHES = 1 << 11;
/** Characters at the end of a target that a hash is made of: there one passage differs from another. */
const HASHED_CHARACTERS = 32;

/**
 * Remembers the hashes of targets that were asked for lately, each until another one takes its place. Most are asked for
 * once: taking those into the cache would cost a fifth of the processor's time, as they outlive the young generation of the
 * heap and push the others out.
 */
class AskedTargets {
  readonly #hashes = new Int32Array(HASHES);

  /** Notes a target. @returns True where it was noted before. */
  isAgain(target: string): boolean {
    const hash = hashOf(target);
    const place = hash & (HASHES - 1);
    if (this.#hashes[place] === hash) return true;
    this.#hashes[place] = hash;
    return false;
  }
}

/** Hashes the end of a text: FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5 ^ text.length;
  for (let at = Math.max(0, text.length - HASHED_CHARACTERS); at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash ^ (hash >>> 15);
}
