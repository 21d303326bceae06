import { Mutex } from "../base/concurrency.ts";
import { describeError, lacksDescriptors, Problem } from "../base/problem.ts";
import {
  after,
  type CommonMiddleware,
  catchErrors,
  compose,
  finalize,
  type Handler,
  KeptResponses,
  type Middleware,
  type Response,
  type ScopeHandler,
  scopeHandler,
  withMaxAge,
} from "../http/mod.ts";
import { StoreUnavailable } from "../store/mod.ts";
import { type DocumentRoute, type KeptResponse, PageContext, type PageRoute } from "./context/page_context.ts";
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
} from "./middleware/session_and_form.ts";
import { embedFailure, embedGate } from "./pages/embed/embed_page.ts";
import { errorPage } from "./pages/error_page.ts";
import { feedFailure, feedKey } from "./pages/feeds/documents.ts";
import { documentRoutes, PAGE_ROUTES } from "./routes.ts";

/**
 * Makes the handler of the pages and their files. It answers every path, an unknown one with an error page.
 *
 * @param outer Middleware around all of it.
 */
export function pagesHandler(dependencies: WebDependencies, outer: readonly CommonMiddleware[]): ScopeHandler {
  const services = webServices(dependencies);
  const { compressor, config } = services;
  const around = <C extends Visitor>(writeError: WriteError<C>): Middleware<C>[] => [
    ...outer,
    finalize(compressor),
    maxAge,
    retryAfter,
    awaitLoading,
    answerErrors(writeError),
  ];
  const methodNotAllowed = (_: Visitor, allow: string) => {
    throw new PageError(405, ["Allow", allow]);
  };
  const keep = pageCache();
  const layersOfPage = pageLayers(keep);
  const ofPages = new Map(PAGE_ROUTES.map((route) => [route.path, route]));
  const pages = scopeHandler<PageContext, PageRoute>({
    prefix: "",
    routes: PAGE_ROUTES,
    middleware: around(errorPage),
    wrap: (route, handler) => compose(layersOfPage(route, handler), handler),
    createContext: (request, target) =>
      new PageContext(request, { target, services, route: ofPages.get(target.path) ?? { kind: "page" } }),
    notFound: () => {
      throw new PageError(404);
    },
    methodNotAllowed,
  });
  const scope = (): ScopeHandler => {
    const ofDocuments = new Map(documentRoutes(config.current).map((route) => [route.path, route]));
    const documents = scopeHandler<Visitor, DocumentRoute>({
      prefix: "",
      routes: ofDocuments.values(),
      middleware: around(documentFailure),
      wrap: (route, handler) => compose(documentLayers(route, keep), handler),
      createContext: (request, target) =>
        new Visitor(request, { target, services, route: ofDocuments.get(target.path)! }),
      methodNotAllowed,
    });
    return (request, target) => documents(request, target) ?? pages(request, target);
  };
  let handle = scope();
  // The picture of the service has a path of its own.
  config.onChange(() => {
    handle = scope();
  });
  return (request, target) => handle(request, target);
}

/** Returns the middleware before the handler of a page, in the order in which it runs. */
function pageLayers(
  keep: Keep,
): (route: PageRoute, handler: Handler<PageContext>) => readonly Middleware<PageContext>[] {
  const mutex = new Mutex();
  return ({ access, get, isSameForAll = false, readsBody = false, exclusive = false, again }, handler) => {
    const allowed = access === undefined ? [] : [requireAccess(access)];
    if (handler === get) return [readableQuery, knownSession, ...allowed, ...(isSameForAll ? [keep(keyForAll)] : [])];
    const judged = readsBody
      ? [knownSession, ...allowed]
      : [withForm, ...(exclusive ? [oneAtATime(mutex)] : []), freshSession, ...allowed, requireCsrfToken({ again })];
    return [noteRefusal, readableQuery, sameOrigin, ...judged];
  };
}

/** Returns the middleware before the handler of a document. */
function documentLayers(route: DocumentRoute, keep: Keep): readonly Middleware<Visitor>[] {
  switch (route.kind) {
    case "embed":
      return [embedGate, keep(({ request, isOverLimit }) => (isOverLimit ? undefined : request.url)), readableQuery];
    case "feed":
      return [readableQuery, keep((context: Visitor) => feedKey(context, route))];
    case "asset":
      return [];
  }
}

/** Returns the key of a page that is the same for all visitors; undefined if there is a cookie or a parameter that it reads. */
function keyForAll(context: PageContext): string | undefined {
  const { askedLanguage, language, parameters, path, origin } = context;
  const isAsked = Object.keys(parameters).some((name) => context.parameter(name) !== undefined);
  if (isAsked || askedLanguage !== undefined || context.header("cookie") !== undefined) return undefined;
  return `${language} ${path} ${origin}`;
}

/**
 * The bytes of pages, embeds and documents that are kept for certain: each is there for the languages and host names
 * that are asked for, and the calendar of a year has 300,000.
 */
const CACHE_BYTES = 10 << 20;

/** Makes middleware that keeps the responses of a kind of route, under the key of a request; undefined keeps none. */
export type Keep = <C extends Visitor>(
  keyOf: (context: C) => string | undefined,
) => (context: C, next: Handler<C>) => Response | Promise<Response>;

/**
 * Keeps what is the same for all visitors without cookies, until something that it is made from changes: the settings,
 * the translations and the choice among them, the id of the installation, or the date.
 */
export function pageCache(): Keep {
  const pages = new KeptResponses(CACHE_BYTES);
  return (keyOf) => (context, next) => {
    const key = keyOf(context);
    if (key === undefined) return next(context);
    const madeFrom = pages.follow(partsOf(context));
    return pages.get(key) ?? after(next(context), (response) => pages.keep(key, response, madeFrom));
  };
}

function partsOf({ settings, services }: Visitor): readonly unknown[] {
  const { calendar, clock, feasts, library, store, stored } = services;
  const { setBy, chosen } = stored;
  const order = store.settings.get("translation-order");
  const { date } = clock.today();
  const { siteId } = store.accounts;
  return [settings, calendar.current, feasts.revised, library.revision, date, order, setBy, chosen, siteId];
}

/** Sets how long browsers and proxies may keep a response. */
export function maxAge<C extends Visitor>(context: C, next: Handler<C>): Response | Promise<Response> {
  return after(next(context), (response: KeptResponse) => {
    const { keptFor } = response;
    if (keptFor === undefined) return response;
    if (keptFor === "never") return { ...response, headers: [...response.headers, "Cache-Control", "no-store"] };
    const seconds = keptFor === "today" ? context.secondsOfToday : keptFor;
    return withMaxAge(response, seconds, response.isOfOneHost === true ? "private" : "public");
  });
}

/**
 * Waits while the service starts: a page lists all translations, and one that is asked for may not be loaded yet. Files
 * wait for nothing.
 */
export function awaitLoading<C extends Visitor>(context: C, next: Handler<C>): Response | Promise<Response> {
  const loading = context.kind === "asset" ? undefined : context.services.library.loading;
  return loading === undefined ? next(context) : loading.then(() => next(context));
}

/** Seconds after which a service that is busy may be asked again. */
const BUSY_SECONDS = 5;

/** Says when to come again in each response that refuses for a while, unless it has a time of its own. */
export function retryAfter<C extends Visitor>(context: C, next: Handler<C>): Response | Promise<Response> {
  return after(next(context), (response) => {
    const { status, headers } = response;
    if ((status !== 429 && status !== 503) || headers.includes("Retry-After")) return response;
    const seconds = status === 503 ? BUSY_SECONDS : context.secondsOfToday;
    return { ...response, headers: [...headers, "Retry-After", String(seconds)] };
  });
}

/** Writes the response for an error. */
type WriteError<C> = (context: C, error: PageError) => Response;

/** Writes an error as each kind of document does; a file has no words for it. */
export function documentFailure(context: Visitor, error: PageError): Response {
  const { status, headers } = error;
  // A program learns the methods from the header.
  if (context.kind === "asset" || status === 405) return { status, headers, body: "" };
  return context.kind === "feed" ? feedFailure(context, error) : embedFailure(context, error);
}

/** Turns what a handler throws into a response; unexpected errors are logged and answered without their message. */
export function answerErrors<C extends Visitor>(writeError: WriteError<C>): Middleware<C> {
  return catchErrors((thrown, context) => {
    const error = thrown instanceof PageError ? thrown : unexpected(thrown, context);
    if (context.method === "POST") context.refusal = error.reason;
    return writeError(context, error);
  });
}

function unexpected(thrown: unknown, { kind, services }: Visitor): PageError {
  const fields = { error: describeError(thrown) };
  services.log("error", new Problem("event.request_failed", { kind }), fields);
  const isPassing = thrown instanceof StoreUnavailable || lacksDescriptors(thrown);
  return new PageError(isPassing ? 503 : 500);
}
