import type { IncomingMessage } from "node:http";
import type { Compressor } from "./compression.ts";
import { type RequestContext, type RequestTarget, splitTarget } from "./request.ts";
import { finalizeResponse, type Response } from "./response.ts";

/** One path, and what answers each method there. `HEAD` is `GET` without the body. */
export interface Route<C> {
  /** Below the prefix of its scope, such as `/passage`. */
  readonly path: string;
  readonly get?: Handler<C>;
  readonly post?: Handler<C>;
}

/** Routes that share a prefix, a kind of context, and the middleware around their handlers. */
export interface Scope<C extends RequestContext, R extends Route<C> = Route<C>> {
  /** Paths that begin so belong here, such as `/v1`; empty for all. */
  readonly prefix: string;
  readonly routes: Iterable<R>;
  /** In the order in which they run. */
  readonly middleware: readonly Middleware<C>[];
  readonly createContext: (request: IncomingMessage, target: RequestTarget) => C;
  /** Answers paths of the prefix that no route has; absent where the next scope is to be asked. */
  readonly notFound?: Handler<C>;
  /** @param allow The methods of the route, as the header `Allow` has them. */
  readonly methodNotAllowed: (context: C, allow: string) => Response;
  /** Wraps a route's handler by what the route asks for, such as a right. */
  readonly wrap?: (route: R, handler: Handler<C>) => Handler<C>;
}

/** Answers a request; undefined if its path is outside this scope. */
export type ScopeHandler = (
  request: IncomingMessage,
  target: RequestTarget,
) => Response | Promise<Response> | undefined;

/** Makes the function that answers each request: by the first of the scopes that takes its path, the last takes every one. */
export function router(...scopes: readonly ScopeHandler[]): (request: IncomingMessage) => Response | Promise<Response> {
  return (request) => {
    const target = splitTarget(request.url ?? "");
    for (const scope of scopes) {
      const response = scope(request, target);
      if (response !== undefined) return response;
    }
    throw new Error("No scope answers every path");
  };
}

/** Makes the handler of a scope: middleware first, which may judge a request before its path is looked at. */
export function scopeHandler<C extends RequestContext, R extends Route<C> = Route<C>>(
  scope: Scope<C, R>,
): ScopeHandler {
  const { prefix, middleware, createContext, notFound, methodNotAllowed, wrap } = scope;
  const routes = new Map<string, Methods<C>>();
  for (const route of scope.routes) {
    const wrapped = (handler: Handler<C> | undefined) => handler && (wrap?.(route, handler) ?? handler);
    routes.set(prefix + route.path, { get: wrapped(route.get), post: wrapped(route.post) });
  }
  const dispatch: Handler<C> = (context) => {
    const route = routes.get(context.path);
    if (route === undefined) return notFound!(context);
    const handler = handlerOf(route, context.method);
    return handler === undefined ? methodNotAllowed(context, allowedMethods(route)) : handler(context);
  };
  const handler = compose(middleware, dispatch);
  return (request, target) => {
    const { path } = target;
    if (!isBelow(path, prefix) || (notFound === undefined && !routes.has(path))) return undefined;
    const context = createContext(request, target);
    if (routes.has(path)) context.route = path;
    return handler(context);
  };
}

/** The handlers of a path, with what its scope wraps around them. */
type Methods<C> = Record<"get" | "post", Handler<C> | undefined>;

function handlerOf<C>({ get, post }: Methods<C>, method: string): Handler<C> | undefined {
  if (method === "POST") return post;
  return method === "GET" || method === "HEAD" ? get : undefined;
}

/** Returns true if a path begins with a prefix, at the border of a segment. */
function isBelow(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && (prefix === "" || path.length === prefix.length || path[prefix.length] === "/");
}

/** Lists the methods of a route as the header `Allow` has them. */
function allowedMethods<C>({ get, post }: Methods<C>): string {
  return [...(get ? ["GET, HEAD"] : []), ...(post ? ["POST"] : [])].join(", ");
}

/** Answers a request: at once, or by a promise. */
export type Handler<C> = (context: C) => Response | Promise<Response>;

/** Wraps a handler: runs before it, after it, or in its place. */
export type Middleware<C> = (context: C, next: Handler<C>) => Response | Promise<Response>;

/** Middleware for every kind of request. */
export type CommonMiddleware = <C extends RequestContext>(context: C, next: Handler<C>) => Response | Promise<Response>;

/**
 * Wraps a handler into middleware, the first outermost. What calls `next()` a second time is refused: the request would be
 * counted, and its form carried out, twice. What is called last is noted in the context: no request makes functions.
 */
export function compose<C extends Pick<RequestContext, "next">>(
  middleware: readonly Middleware<C>[],
  handler: Handler<C>,
): Handler<C> {
  return middleware.reduceRight<Handler<C>>((inner, wrap) => {
    const next: Handler<C> = (context) => {
      if (context.next !== next) throw new Error("Middleware called next() a second time for one request");
      context.next = undefined;
      return inner(context);
    };
    return (context) => {
      context.next = next;
      return wrap(context, next);
    };
  }, handler);
}

/** Runs `then` on a response: at once where it is there, so that what needs no promise makes none. */
export function after(
  response: Response | Promise<Response>,
  then: (response: Response) => Response | Promise<Response>,
): Response | Promise<Response> {
  return response instanceof Promise ? response.then(then) : then(response);
}

/** Runs a handler, and turns what it throws, now or later, into a response. */
export function catchErrors<C>(onError: (error: unknown, context: C) => Response): Middleware<C> {
  return (context, next) => {
    try {
      const response = next(context);
      if (!(response instanceof Promise)) return response;
      return response.catch((error: unknown) => onError(error, context));
    } catch (error) {
      return onError(error, context);
    }
  };
}

/** Completes every response; see {@linkcode finalizeResponse}. */
export function finalize(compressor: Compressor): CommonMiddleware {
  return (context, next) => {
    const { request } = context;
    return after(next(context), (response) => finalizeResponse(response, { request, compressor }));
  };
}
