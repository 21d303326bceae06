import type { ApiContext } from "../../api/mod.ts";
import { Backoff, POLICIES } from "../../auth/mod.ts";
import type { Config } from "../../config/mod.ts";
import { addressGroup, type Middleware, type Response } from "../../http/mod.ts";

/** Responses that are held back at once; beyond that they leave at once, for holding them costs more than it gains. */
const MAX_DELAYED = 1000;

/**
 * Slows down whoever tries wrong keys: only the responses to wrong keys wait, so that a valid one from the same address
 * is served as ever.
 */
export function delayWrongKeys(config: Config, now: () => number): Middleware<ApiContext> {
  const failures = new Backoff(POLICIES.apiKey(config), now);
  let waiting = 0;
  const delayed = (context: ApiContext, response: Response): Response | Promise<Response> => {
    if (context.errorCode !== "invalid_api_key") return response;
    const delay = failures.fail(addressGroup(context.clientAddress));
    if (delay === 0 || waiting >= MAX_DELAYED) return response;
    waiting++;
    return new Promise((resolve) => {
      setTimeout(() => {
        waiting--;
        resolve(response);
      }, delay).unref();
    });
  };
  return (context, next) => {
    const response = next(context);
    return response instanceof Promise
      ? response.then((response) => delayed(context, response))
      : delayed(context, response);
  };
}
