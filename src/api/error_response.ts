import type { ProtocolError, Response } from "../http/mod.ts";
import { ApiError, type ErrorCode, STATUS } from "./errors.ts";
import { json } from "./json.ts";

/** The content type of every body of the API. */
export const JSON_TYPE = "application/json; charset=utf-8";
/** The methods of every endpoint. */
export const METHODS = "GET, HEAD, OPTIONS";

/** The request headers that every response of the API depends on: a cache must not answer one key with another's. */
export const VARY = "Authorization, X-API-Key";

/** The headers that web pages of other origins may read. */
export const EXPOSED_HEADERS = "X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, ETag";

/** Headers that an error brings along. */
const HEADERS: Readonly<Partial<Record<ErrorCode, readonly string[]>>> = {
  missing_api_key: ["WWW-Authenticate", 'Bearer realm="Ambo"'],
  invalid_api_key: ["WWW-Authenticate", 'Bearer realm="Ambo"'],
  method_not_allowed: ["Allow", METHODS],
};

/** Makes the response that tells an error. */
export function errorResponse({ errorCode, sentence }: ApiError): Response {
  return {
    status: STATUS[errorCode],
    headers: errorHeaders(errorCode),
    body: json({ error: { code: errorCode, message: sentence } }),
    vary: VARY,
  };
}

/** Returns the headers of an error's response, names and values. */
export function errorHeaders(code: ErrorCode): string[] {
  return [...(HEADERS[code] ?? []), "Cache-Control", "no-store", "Content-Type", JSON_TYPE];
}

/** Makes the error of a request that is turned down before its path is looked at. */
export function protocolApiError(error: ProtocolError): ApiError {
  if (error === "method_not_allowed") return new ApiError(error, { method: "CONNECT" });
  return new ApiError(error, {});
}
