import type { ApiContext } from "../../api/mod.ts";
import { Backoff, POLICIES } from "../../auth/mod.ts";
import type { Config } from "../../config/mod.ts";
import { addressGroup, type Middleware } from "../../http/mod.ts";

/** Responses that are held back at once; beyond that they leave at once, for holding them costs more than it gains. */
const MAX_DELAYED = 1000;

/**
 * Slows down whoever tries wrong keys: only the responses to wrong keys wait, so that a valid one from the same address
 * is served as ever.
 */
export function delayWrongKeys(config: Config, now: () => number): Middleware<ApiContext> {
  const failures = new Backoff(POLICIES.apiKey(config), now);
  let delayed = 0;
  return (context, next) => {
    const response = next(context);
    if (context.errorCode !== "invalid_api_key") return response;
    const delay = failures.fail(addressGroup(context.clientAddress));
    if (delay === 0 || delayed >= MAX_DELAYED) return response;
    delayed++;
    return new Promise((resolve) => {
      setTimeout(() => {
        delayed--;
        resolve(response);
      }, delay).unref();
    });
  };
}
