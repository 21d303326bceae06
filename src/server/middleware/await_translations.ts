import {
  type ApiContext,
  type ApiDependencies,
  ApiError,
  ENDPOINTS,
  pathsOf,
  translationsEndpoint,
} from "../../api/mod.ts";
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

/** Seconds after which an empty service may have got a translation. */
const EMPTY_RETRY_SECONDS = 60;

/**
 * Makes a request wait while the service starts and the translation of the request is not loaded yet. If that takes too
 * long, the client is asked to try again later.
 */
export function awaitTranslations({ config, library }: ApiDependencies): Middleware<ApiContext> {
  return (context, next) => {
    const { loading } = library;
    if (loading === undefined && library.translations().length === 0 && textPaths().has(pathOf(context, config))) {
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

/** Returns the path of a request below the base path. */
function pathOf({ path }: ApiContext, { current }: Config): string {
  return path.slice(current["base-path"].length);
}

function isLoaded(context: ApiContext, { config, library }: Pick<ApiDependencies, "config" | "library">): boolean {
  // Its answer lists all translations.
  if (pathOf(context, config) === translationsEndpoint.path) return false;
  const code = context.query.get("translation") ?? config.current["default-translation"];
  return library.get(code) !== undefined;
}

function timeout(): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), MAX_WAIT_MS).unref());
}
