import { type ApiContext, ApiError } from "../../api/mod.ts";
import { isWellFormedKey } from "../../auth/mod.ts";
import type { Middleware, RequestContext } from "../../http/mod.ts";

/** Takes the account of the API key from the request's outcome; without a valid key the request goes no further. */
export const authenticate: Middleware<ApiContext> = (context, next) => {
  const { outcome } = context;
  if (outcome === undefined) throw new ApiError("missing_api_key", {});
  if (outcome.code === "unknown_key") {
    const isMistyped = !isWellFormedKey(presentedKey(context) ?? "");
    throw new ApiError(isMistyped ? "mistyped_api_key" : "unknown_api_key", {});
  }
  context.account = outcome.account;
  context.keyId = outcome.account?.id;
  return next(context);
};

const BEARER = /^bearer(?:\s+(.*))?$/is;

/**
 * Returns the key that a request shows: that of `Authorization: Bearer`, else that of `X-API-Key`.
 *
 * Another scheme, such as a proxy's Basic, is passed over. The address is never looked at.
 */
export function presentedKey(context: RequestContext): string | undefined {
  const authorization = context.header("authorization");
  if (authorization !== undefined) {
    const key = BEARER.exec(authorization)?.[1]?.trim();
    if (key) return key;
  }
  return context.header("x-api-key")?.trim() || undefined;
}
