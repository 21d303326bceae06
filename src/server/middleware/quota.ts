import { type ApiContext, ApiError, messages } from "../../api/mod.ts";
import type { Middleware } from "../../http/mod.ts";
import type { Store } from "../../store/mod.ts";

/** Counts the request for its account; what is beyond the day's quota goes no further and is not counted. */
export function quota(store: Store): Middleware<ApiContext> {
  return (context, next) => {
    const account = context.account!;
    const remaining = store.consume(account);
    if (remaining < 0) {
      throw new ApiError("rate_limit_exceeded", messages.limitReached(account.limit));
    }
    context.remaining = remaining;
    context.counted = true;
    return next(context);
  };
}
