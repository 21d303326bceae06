import {
  ApiContext,
  type ApiDependencies,
  ApiError,
  ENDPOINTS,
  type Endpoint,
  endpointRoutes,
  errorResponse,
  maxAgeOf,
  pathsOf,
  protocolApiError,
  unknownPath,
} from "../api/mod.ts";
import type { Log } from "../base/log.ts";
import { describeError, lacksDescriptors, Problem } from "../base/problem.ts";
import {
  after,
  type Compressor,
  catchErrors,
  compose,
  finalize,
  finalizeResponse,
  KeptResponses,
  type Middleware,
  type ProtocolError,
  type Response,
  type Scope,
  withMaxAge,
} from "../http/mod.ts";
import { awaitTranslations } from "./middleware/await_translations.ts";
import {
  apiHeaders,
  authenticate,
  delayWrongKeys,
  type GroupCommit,
  preflight,
  quota,
  RETRY_AFTER_SECONDS,
  secondsUntil,
} from "./middleware/key_and_quota.ts";
import { type ObserveOptions, observe } from "./server_log.ts";

/** The parts of the API's pipeline. */
export interface ApiPipelineOptions extends ApiDependencies, ObserveOptions {
  readonly log: Log;
  readonly compressor: Compressor;
  readonly groupCommit: GroupCommit;
}

/**
 * Makes the scope of the API. The order of its middleware is the order in which a request is judged, and part of the
 * contract: `OPTIONS`, which needs no key; the key; the quota; only then path, method and parameters, whose errors count.
 */
export function apiScope(options: ApiPipelineOptions): Scope<ApiContext> {
  const { config, clock, log, compressor, groupCommit } = options;
  const fail = (error: unknown, context: ApiContext): Response => {
    const apiError = asApiError(error, log);
    context.errorCode = apiError.errorCode;
    if (apiError.code === "service_unavailable") context.retryAfter ??= RETRY_AFTER_SECONDS;
    return errorResponse(apiError);
  };
  const shape = [apiHeaders(options), finalize(compressor)];
  const unavailable = compose(shape, (context) => fail(new ApiError("service_unavailable", {}), context));
  return {
    prefix: config.current["base-path"],
    routes: ENDPOINTS.flatMap(endpointRoutes),
    middleware: [
      observe(options),
      groupCommit.middleware(unavailable),
      // After it, where responses are there at once: before it each would wait for a promise more.
      delayWrongKeys(config, clock.now),
      ...shape,
      catchErrors(fail),
      preflight,
      authenticate,
      quota(options),
      awaitTranslations(options),
      responseCache(options, ENDPOINTS),
    ] satisfies Middleware<ApiContext>[],
    createContext: (request, target) => new ApiContext(request, { target, dependencies: options }),
    notFound: ({ path }) => {
      throw unknownPath(ENDPOINTS, path.slice(config.current["base-path"].length));
    },
    methodNotAllowed: ({ method }) => {
      throw new ApiError("method_not_allowed", { method });
    },
  };
}

/** Makes the handler of requests that are turned down before their path is looked at: they are answered as JSON too. */
export function protocolErrorHandler(
  options: ApiPipelineOptions,
): (error: ProtocolError) => Response & { readonly code: string } {
  const { compressor } = options;
  const request = { method: "GET", url: "", rawHeaders: [] };
  return (error) => {
    const apiError = protocolApiError(error);
    const headers = apiHeaders(options);
    const context = { account: undefined, remaining: 0, retryAfter: undefined } as ApiContext;
    const response = headers(context, () =>
      finalizeResponse(errorResponse(apiError), { request, compressor }),
    ) as Response;
    return { ...response, code: apiError.errorCode };
  };
}

function asApiError(error: unknown, log: Log): ApiError {
  if (error instanceof ApiError) return error;
  const fields = { error: describeError(error) };
  log("error", new Problem("event.request_failed", { kind: "other" }), fields);
  return new ApiError(lacksDescriptors(error) ? "service_unavailable" : "internal_error", {});
}

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
  { calendar, clock, config, library }: ApiDependencies,
  endpoints: readonly Endpoint[],
): Middleware<ApiContext> {
  const kept = new KeptResponses<Content>(CACHE_BYTES);
  const asked = new AskedTargets();
  const basePath = config.current["base-path"];
  const endpointOf = new Map(
    endpoints.flatMap((endpoint) => pathsOf(endpoint).map(({ path }) => [basePath + path, endpoint])),
  );
  const lasting = (content: Response, route: string): Response => {
    const seconds = maxAgeOf(endpointOf.get(route)!, () => secondsUntil(clock.today().endsAt, clock.now()));
    return withMaxAge(content, seconds, "private");
  };
  return (context, next) => {
    const { method, request } = context;
    const { url = "" } = request;
    const { "max-verses": maxVerses, "default-translation": translation } = config.current;
    const madeFrom = kept.follow([library.revision, clock.today().date, calendar.current, maxVerses, translation]);
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
