import {
  ApiContext,
  type ApiDependencies,
  ApiError,
  ENDPOINTS,
  endpointRoutes,
  errorResponse,
  protocolApiError,
  unknownPath,
} from "../api/mod.ts";
import type { Log } from "../base/log.ts";
import { describeError, lacksDescriptors, Problem } from "../base/problem.ts";
import {
  type Compressor,
  catchErrors,
  compose,
  finalize,
  finalizeResponse,
  type Middleware,
  type ProtocolError,
  type Response,
  type Scope,
} from "../http/mod.ts";
import type { GroupCommit } from "./middleware/group_commit.ts";
import {
  apiHeaders,
  authenticate,
  awaitTranslations,
  delayWrongKeys,
  preflight,
  quota,
} from "./middleware/key_and_quota.ts";
import { responseCache } from "./middleware/response_cache.ts";
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
  const { config, now, log, compressor, groupCommit } = options;
  const fail = (error: unknown, context: ApiContext): Response => {
    const apiError = asApiError(error, log);
    context.errorCode = apiError.errorCode;
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
      delayWrongKeys(config, now),
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
