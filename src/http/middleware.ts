import type { Compressor } from "./compression.ts";
import { finalizeResponse } from "./finalize_response.ts";
import type { RequestContext } from "./request_context.ts";
import type { Response } from "./response.ts";

/** Answers a request: at once, or by a promise. */
export type Handler<C> = (context: C) => Response | Promise<Response>;

/** Wraps a handler: runs before it, after it, or in its place. */
export type Middleware<C> = (context: C, next: Handler<C>) => Response | Promise<Response>;

/** Middleware for every kind of request. */
export type CommonMiddleware = <C extends RequestContext>(context: C, next: Handler<C>) => Response | Promise<Response>;

/** Wraps a handler into middleware, the first outermost. */
export function compose<C>(middleware: readonly Middleware<C>[], handler: Handler<C>): Handler<C> {
  return middleware.reduceRight<Handler<C>>((next, wrap) => (context) => wrap(context, next), handler);
}

/** Runs `then` on a response: at once where it is there, so that what needs no promise makes none. */
export function after(
  response: Response | Promise<Response>,
  then: (response: Response) => Response,
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
