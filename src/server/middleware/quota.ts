import { type ApiContext, type ApiDependencies, ApiError } from "../../api/mod.ts";
import type { Middleware } from "../../http/mod.ts";
import { secondsUntil } from "./api_headers.ts";

/** Takes what is left of the day from the request's outcome; what is beyond the quota goes no further. */
export function quota({ store, now }: ApiDependencies): Middleware<ApiContext> {
  return (context, next) => {
    const { outcome } = context;
    if (outcome?.code === "exhausted") {
      context.retryAfter = secondsUntil(store.today().endsAt, now());
      throw new ApiError("rate_limit_exceeded", { limit: outcome.account.limit });
    }
    if (outcome?.code === "counted") context.remaining = outcome.remaining;
    return next(context);
  };
}
