import { type ApiContext, ApiError, messages } from "../../api/mod.ts";
import { isWellFormedKey } from "../../auth/mod.ts";
import type { Middleware, RequestContext } from "../../http/mod.ts";
import type { Store } from "../../store/mod.ts";

/** Finds the account of the API key; without a valid key the request goes no further. */
export function authenticate(store: Store): Middleware<ApiContext> {
  return (context, next) => {
    const key = presentedKey(context);
    if (key === undefined) throw new ApiError("missing_api_key", messages.missingKey());
    const account = store.accountOfKey(key);
    if (account === undefined) {
      const isMistyped = !isWellFormedKey(key);
      const message = isMistyped ? messages.mistypedKey() : messages.unknownKey();
      throw new ApiError("invalid_api_key", message);
    }
    context.account = account;
    context.keyId = account.id;
    return next(context);
  };
}

const BEARER = /^bearer(?:\s+(.*))?$/is;

/**
 * Returns the key that a request shows: that of `Authorization: Bearer`, else that of `X-API-Key`.
 *
 * Another scheme, such as a proxy's Basic, is passed over. The address is never looked at.
 */
function presentedKey(context: RequestContext): string | undefined {
  const authorization = context.header("authorization");
  if (authorization !== undefined) {
    const key = BEARER.exec(authorization)?.[1]?.trim();
    if (key) return key;
  }
  return context.header("x-api-key")?.trim() || undefined;
}
