import type { ProtocolError, Response } from "../http/mod.ts";
import { ApiError, type ErrorCode, STATUS } from "./errors.ts";
import { json } from "./json.ts";
import { messages } from "./messages.ts";

/** The content type of every body of the API. */
export const JSON_TYPE = "application/json; charset=utf-8";
/** The methods of every endpoint. */
export const METHODS = "GET, HEAD, OPTIONS";

/** The request headers that every response of the API depends on: a cache must not answer one key with another's. */
export const VARY = "Authorization, X-API-Key";

/** The headers that web pages of other origins may read. */
export const EXPOSED_HEADERS =
  "X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, ETag";

/** Headers that an error brings along. */
const HEADERS: Readonly<Partial<Record<ErrorCode, readonly string[]>>> = {
  missing_api_key: ["WWW-Authenticate", 'Bearer realm="Ambo"'],
  invalid_api_key: ["WWW-Authenticate", 'Bearer realm="Ambo"'],
  method_not_allowed: ["Allow", METHODS],
};

/** Makes the response that tells an error. */
export function errorResponse({ code, message }: ApiError): Response {
  return {
    status: STATUS[code],
    headers: [...(HEADERS[code] ?? []), "Cache-Control", "no-store", "Content-Type", JSON_TYPE],
    body: json({ error: { code, message } }),
    vary: VARY,
  };
}

/** The messages of requests that are turned down before their path is looked at. */
const PROTOCOL_MESSAGES: Readonly<Record<ProtocolError, () => string>> = {
  bad_request: messages.badRequest,
  method_not_allowed: () => messages.wrongMethod("CONNECT"),
  request_timeout: messages.timeout,
  content_too_large: messages.bodyTooLarge,
  uri_too_long: messages.targetTooLong,
  headers_too_large: messages.headersTooLarge,
};

/** Makes the error of a request that is turned down before its path is looked at. */
export function protocolApiError(error: ProtocolError): ApiError {
  return new ApiError(error, PROTOCOL_MESSAGES[error]());
}
