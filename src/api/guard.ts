import { isWellFormedKey } from "../auth/mod.ts";
import { field, type Request } from "../http/mod.ts";
import type { Account, Store } from "../store/mod.ts";
import { ApiError } from "./errors.ts";
import { messages } from "./messages.ts";

/** What the guard found: whose request it is, and what is left of the day for that key. */
export interface Admission {
  readonly account: Account | undefined;
  /** Requests left today, after this one; 0 without a valid key. */
  readonly remaining: number;
  /** Why the request goes no further. */
  readonly refusal: ApiError | undefined;
}

/**
 * Judges the key and the quota of a request and counts it: without a valid key nothing is counted, and what is beyond
 * the quota is not either.
 *
 * The count is only durable after the store's next `commit`.
 */
export function admit(request: Request, store: Store): Admission {
  const key = presentedKey(request);
  if (key === undefined) return refuse("missing_api_key", messages.missingKey());
  const account = store.accountOfKey(key);
  if (account === undefined) {
    return refuse(
      "invalid_api_key",
      isWellFormedKey(key) ? messages.unknownKey() : messages.mistypedKey(),
    );
  }
  const remaining = store.consume(account);
  if (remaining < 0) {
    const refusal = new ApiError("rate_limit_exceeded", messages.limitReached(account.limit));
    return { account, remaining: 0, refusal };
  }
  return { account, remaining, refusal: undefined };
}

function refuse(code: "missing_api_key" | "invalid_api_key", message: string): Admission {
  return { account: undefined, remaining: 0, refusal: new ApiError(code, message) };
}

const BEARER = /^bearer(?:\s+(.*))?$/is;

/**
 * The key that a request shows: that of `Authorization: Bearer`, else that of `X-API-Key`.
 *
 * Another scheme, such as a proxy's Basic, is passed over. The address is never looked at.
 */
export function presentedKey(request: Request): string | undefined {
  const authorization = field(request, "authorization");
  if (authorization !== undefined) {
    const key = BEARER.exec(authorization)?.[1]?.trim();
    if (key) return key;
  }
  return field(request, "x-api-key")?.trim() || undefined;
}
