import { describeError } from "../base/errors.ts";
import { Mutex } from "../base/mutex.ts";
import {
  type CommonMiddleware,
  catchErrors,
  finalize,
  RequestContext,
  type Route,
  type ScopeHandler,
  scopeHandler,
} from "../http/mod.ts";
import { StoreUnavailable } from "../store/mod.ts";
import { guard } from "./guard.ts";
import { PageCache } from "./page_cache.ts";
import { PageContext } from "./page_context.ts";
import { PageError } from "./page_error.ts";
import type { PageRoute } from "./page_route.ts";
import { adminRoutes } from "./pages/admin/mod.ts";
import { docsRoutes } from "./pages/docs/docs_page.ts";
import { embedHandler } from "./pages/embed/embed_routes.ts";
import { errorPage } from "./pages/error_page.ts";
import { feedsHandler } from "./pages/feeds/feed_routes.ts";
import { homeRoutes } from "./pages/home/home_page.ts";
import { readingsRoutes } from "./pages/lectionary/readings_page.ts";
import { loginRoutes } from "./pages/login.ts";
import { profileRoutes } from "./pages/profile/profile.ts";
import { shareRoutes } from "./pages/share/share_page.ts";
import { signUpRoutes } from "./pages/sign_up.ts";
import { type WebDependencies, webServices } from "./services.ts";
import { ASSET_ROUTES, siteRoutes } from "./ui/assets.ts";

/** The routes of all pages. */
export const ROUTES: readonly PageRoute[] = [
  ...homeRoutes,
  ...readingsRoutes,
  ...docsRoutes,
  ...shareRoutes,
  ...loginRoutes,
  ...signUpRoutes,
  ...profileRoutes,
  ...adminRoutes,
];

/**
 * Makes the handler of the pages and their files. It answers every path, those that are none with an error page.
 *
 * @param outer Middleware around all of it.
 */
export function pagesHandler(
  dependencies: WebDependencies,
  outer: readonly CommonMiddleware[],
): ScopeHandler {
  const { clients, compressor, config, library, log } = dependencies;
  const services = webServices(dependencies);
  const mutex = new Mutex();
  const cache = new PageCache();
  const files = (routes: readonly Route<RequestContext>[]) =>
    scopeHandler<RequestContext, Route<RequestContext>>({
      prefix: "",
      routes,
      middleware: [...outer, finalize(compressor)],
      createContext: (request, target) => new RequestContext(request, { target, clients }),
      methodNotAllowed: (_, allow) => ({ status: 405, headers: ["Allow", allow], body: "" }),
    });
  const assets = files(ASSET_ROUTES);
  let siteFiles = files(siteRoutes(config.current));
  config.onChange(() => {
    siteFiles = files(siteRoutes(config.current));
  });
  const embeds = embedHandler(services, outer);
  const pages = scopeHandler<PageContext, PageRoute>({
    prefix: "",
    routes: ROUTES,
    middleware: [
      ...outer,
      finalize(compressor),
      // While the service starts: a page lists all translations, or may ask for one that is not loaded yet.
      (context, next) => library.loading?.then(() => next(context)) ?? next(context),
      catchErrors((error, context) => {
        if (error instanceof PageError) return errorPage(context, error.status);
        log("error", "A page failed", { error: describeError(error) });
        if (!(error instanceof StoreUnavailable)) return errorPage(context, 500);
        return errorPage(context, 503, ["Retry-After", "5"]);
      }),
    ],
    wrap: (route, handler) => guard(route, { handler, mutex, cache }),
    createContext: (request, target) => new PageContext(request, { target, services }),
    notFound: () => {
      throw new PageError(404);
    },
    methodNotAllowed: (context, allow) => errorPage(context, 405, ["Allow", allow]),
  });
  const feeds = feedsHandler(services, outer);
  return (request, target) =>
    assets(request, target) ??
    siteFiles(request, target) ??
    feeds(request, target) ??
    embeds(request, target) ??
    pages(request, target);
}
