import { Mutex } from "../base/concurrency.ts";
import { describeError, lacksDescriptors, Problem } from "../base/problem.ts";
import {
  type CommonMiddleware,
  catchErrors,
  compose,
  finalize,
  type Handler,
  type Middleware,
  type Response,
  type ScopeHandler,
  scopeHandler,
} from "../http/mod.ts";
import { StoreUnavailable } from "../store/mod.ts";
import { PageContext, type PageRoute, type WebRoute } from "./context/page_context.ts";
import { PageError } from "./context/page_error.ts";
import { type WebDependencies, webServices } from "./context/services.ts";
import { Visitor } from "./context/visitor.ts";
import {
  freshSession,
  knownSession,
  noteRefusal,
  oneAtATime,
  readableQuery,
  requireAccess,
  requireCsrfToken,
  sameOrigin,
  withForm,
} from "./middleware/access.ts";
import { awaitLoading, maxAge, pageCache } from "./middleware/cache.ts";
import { embedFailure, embedGate } from "./pages/embed/embed_page.ts";
import { errorPage } from "./pages/error_page.ts";
import { feedFailure, feedKey } from "./pages/feeds/documents.ts";
import { routes } from "./routes.ts";

/**
 * Makes the handler of the pages and their files. It answers every path, those that are none with an error page.
 *
 * @param outer Middleware around all of it.
 */
export function pagesHandler(dependencies: WebDependencies, outer: readonly CommonMiddleware[]): ScopeHandler {
  const services = webServices(dependencies);
  const { compressor, config } = services;
  const layers = routeLayers();
  const scope = (): ScopeHandler => {
    const table = routes(config.current);
    const routeOf = new Map(table.map((route) => [route.path, route]));
    return scopeHandler<PageContext, WebRoute>({
      prefix: "",
      routes: table,
      middleware: [
        ...outer,
        finalize(compressor),
        maxAge,
        awaitLoading,
        answerErrors({ page: errorPage, feed: feedFailure, embed: embedFailure }),
      ],
      wrap: (route, handler) => compose(layers(route, handler), handler),
      createContext(request, target) {
        const route = routeOf.get(target.path) ?? { kind: "page" };
        const options = { target, services, route };
        // No handler but those of pages takes more than a visitor: their routes say so.
        return route.kind === "page"
          ? new PageContext(request, options)
          : (new Visitor(request, options) as PageContext);
      },
      notFound: () => {
        throw new PageError(404);
      },
      methodNotAllowed: (_, allow) => {
        throw new PageError(405, ["Allow", allow]);
      },
    });
  };
  let handle = scope();
  // The picture of the service has a path of its own.
  config.onChange(() => {
    handle = scope();
  });
  return (request, target) => handle(request, target);
}

/** Returns the middleware before the handler of a route, in the order in which it runs. */
type RouteLayers = (route: WebRoute, handler: Handler<PageContext>) => readonly Middleware<PageContext>[];

function routeLayers(): RouteLayers {
  const mutex = new Mutex();
  const keep = pageCache();
  const getLayers = ({ access, isSameForAll = false }: PageRoute) => [
    readableQuery,
    knownSession,
    requireAccess(access),
    ...(isSameForAll ? [keep(keyForAll)] : []),
  ];
  const postLayers = ({ access, readsBody = false, exclusive = false }: PageRoute) => [
    noteRefusal,
    readableQuery,
    sameOrigin,
    ...(readsBody
      ? [knownSession, requireAccess(access)]
      : [withForm, ...(exclusive ? [oneAtATime(mutex)] : []), freshSession, requireAccess(access), requireCsrfToken]),
  ];
  return (route, handler) => {
    switch (route.kind) {
      case "page":
        return handler === route.get ? getLayers(route) : postLayers(route);
      case "embed":
        return [embedGate, keep(({ request, isOverLimit }) => (isOverLimit ? undefined : request.url)), readableQuery];
      case "feed":
        return [readableQuery, keep((context: PageContext) => feedKey(context, route))];
      case "asset":
        return [];
    }
  };
}

/** Returns the key of a page that is the same for all visitors; undefined if there is a cookie or a parameter that it reads. */
function keyForAll(context: PageContext): string | undefined {
  const { askedLanguage, language, parameters, path, origin } = context;
  const isAsked = Object.keys(parameters).some((name) => context.parameter(name) !== undefined);
  if (isAsked || askedLanguage !== undefined || context.header("cookie") !== undefined) return undefined;
  return `${language} ${path} ${origin}`;
}

/** Writes an error as each kind of route does; a file has no words for it. */
export interface ErrorWriters {
  readonly page: (context: PageContext, error: PageError) => Response;
  readonly feed: (context: Visitor, error: PageError) => Response;
  readonly embed: (context: Visitor, error: PageError) => Response;
}

/** Turns what a handler throws into a response; unexpected errors are logged and answered without their message. */
export function answerErrors(writers: ErrorWriters): Middleware<PageContext> {
  return catchErrors((thrown, context) => {
    const error = thrown instanceof PageError ? thrown : unexpected(thrown, context);
    const { status, headers, reason } = error;
    if (context.method === "POST") context.refusal = reason;
    // A program learns the methods from the header.
    if (context.kind === "asset" || (status === 405 && context.kind !== "page")) {
      return { status, headers, body: "" };
    }
    return writers[context.kind](context, error);
  });
}

function unexpected(thrown: unknown, { kind, services }: Visitor): PageError {
  const fields = { error: describeError(thrown) };
  services.log("error", new Problem("event.request_failed", { kind }), fields);
  const isPassing = thrown instanceof StoreUnavailable || lacksDescriptors(thrown);
  return isPassing ? new PageError(503, ["Retry-After", "5"]) : new PageError(500);
}
