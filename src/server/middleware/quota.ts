import { type ApiContext, type ApiDependencies, ApiError, messages } from "../../api/mod.ts";
import type { Middleware } from "../../http/mod.ts";
import { secondsUntil } from "./api_headers.ts";

/** Counts the request for its account; what is beyond the day's quota goes no further and is not counted. */
export function quota({ store, now }: ApiDependencies): Middleware<ApiContext> {
  return (context, next) => {
    const account = context.account!;
    const remaining = store.consume(account);
    if (remaining < 0) {
      context.retryAfter = secondsUntil(store.today().endsAt, now());
      throw new ApiError("rate_limit_exceeded", messages.limitReached(account.limit));
    }
    context.remaining = remaining;
    context.counted = true;
    return next(context);
  };
}
