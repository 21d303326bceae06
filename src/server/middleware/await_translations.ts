import { type ApiContext, type ApiDependencies, ApiError, ENDPOINTS, pathsOf } from "../../api/mod.ts";
import { once } from "../../base/bounded_map.ts";
import type { Config } from "../../config/mod.ts";
import type { Middleware } from "../../http/mod.ts";

/** How long a request waits for its translation to be loaded, in milliseconds. */
const MAX_WAIT_MS = 8000;
/** The paths below the base path that need a translation. */
const textPaths = once(() => {
  const endpoints = ENDPOINTS.filter(({ parameters }) => parameters.some(({ name }) => name === "translation"));
  return new Set(endpoints.flatMap(pathsOf).map(({ path }) => path));
});

function isOfText(path: string, { current }: Config): boolean {
  return textPaths().has(path.slice(current["base-path"].length));
}

/** Seconds after which an empty service may have got a translation. */
const EMPTY_RETRY_SECONDS = 60;
/** The paths whose answers list all translations. */
const OF_ALL = /\/translations$/;

/**
 * Makes a request wait while the service starts and the translation of the request is not loaded yet. If that takes too
 * long, the client is asked to try again later.
 */
export function awaitTranslations({ config, library }: ApiDependencies): Middleware<ApiContext> {
  return (context, next) => {
    const { loading } = library;
    if (loading === undefined && library.translations().length === 0 && isOfText(context.path, config)) {
      context.retryAfter = EMPTY_RETRY_SECONDS;
      throw new ApiError("no_texts", {});
    }
    if (loading === undefined || isLoaded(context, { config, library })) return next(context);
    return Promise.race([loading.then(() => true), timeout()]).then((isThere) => {
      if (isThere) return next(context);
      context.retryAfter = 1;
      throw new ApiError("loading", {});
    });
  };
}

function isLoaded(
  { path, query }: ApiContext,
  { config, library }: Pick<ApiDependencies, "config" | "library">,
): boolean {
  if (OF_ALL.test(path)) return false;
  const code = query.get("translation") ?? config.current["default-translation"];
  return library.get(code) !== undefined;
}

function timeout(): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), MAX_WAIT_MS).unref());
}
