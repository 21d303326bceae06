import { EXPOSED_HEADERS, errorHeaders, JSON_TYPE, VARY } from "../context.ts";
import { TEXT_MAX_AGE } from "../endpoint.ts";
import { type ErrorCode, STATUS } from "../errors.ts";

const COMMON_HEADERS: readonly string[] = [
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "Access-Control-Allow-Origin",
  "Access-Control-Expose-Headers",
  "Cache-Control",
  "Vary",
];

/** The headers of a response with status 200. */
export const SUCCESS_HEADERS: readonly string[] = [...COMMON_HEADERS, "ETag", "Content-Encoding"];

/** The headers of a response with status 304. */
export const UNCHANGED_HEADERS: readonly string[] = [...COMMON_HEADERS, "ETag"];

const HEADERS_OF_STATUS: Readonly<Record<number, readonly string[]>> = {
  401: ["WWW-Authenticate"],
  405: ["Allow"],
  429: ["Retry-After"],
  503: ["Retry-After"],
};

/** Returns the headers of an error's response. */
export function headersOfError(code: ErrorCode): readonly string[] {
  return [...COMMON_HEADERS, ...(HEADERS_OF_STATUS[STATUS[code]] ?? [])];
}

/** The facts on which the headers of examples depend. */
export interface HeaderFacts {
  readonly dailyLimit: number;
  /** The end of the day, in Unix time (seconds). */
  readonly resetsAt: number;
  readonly allowOrigin: string;
}

/** The headers of an example, in the order in which they are best read. */
export type ExampleHeaders = readonly (readonly [name: string, value: string])[];

/** Returns the headers of the example of a success, or of 304 for the same content. */
export function exampleHeaders(
  status: 200 | 304,
  { etag, ...facts }: HeaderFacts & { readonly etag: string },
): ExampleHeaders {
  const names = status === 200 ? SUCCESS_HEADERS : UNCHANGED_HEADERS;
  return select(names, {
    ...commonValues(facts, facts.dailyLimit - 1),
    "Content-Type": JSON_TYPE,
    "Cache-Control": `private, max-age=${TEXT_MAX_AGE}`,
    ETag: etag,
  });
}

/** The errors of requests without a valid key, or with one whose requests of the day are used up. */
const NOTHING_REMAINS: readonly ErrorCode[] = [
  "bad_request",
  "missing_api_key",
  "invalid_api_key",
  "request_timeout",
  "content_too_large",
  "uri_too_long",
  "rate_limit_exceeded",
  "headers_too_large",
];
/** Six hours to the end of the day, and the seconds until a store may be there again. */
const RETRY_AFTER_QUOTA = "21600";
const RETRY_AFTER_STORE = "5";

/** Returns the headers of the example of an error. */
export function exampleErrorHeaders(code: ErrorCode, facts: HeaderFacts): ExampleHeaders {
  const remaining = NOTHING_REMAINS.includes(code) ? 0 : facts.dailyLimit - 1;
  const headers = errorHeaders(code);
  const own = headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]!] as const] : []));
  return select(headersOfError(code), {
    ...commonValues(facts, remaining),
    ...Object.fromEntries(own),
    "Retry-After": code === "rate_limit_exceeded" ? RETRY_AFTER_QUOTA : RETRY_AFTER_STORE,
  });
}

function commonValues({ dailyLimit, resetsAt, allowOrigin }: HeaderFacts, remaining: number): Record<string, string> {
  return {
    "X-RateLimit-Limit": `${dailyLimit}`,
    "X-RateLimit-Remaining": `${remaining}`,
    "X-RateLimit-Reset": `${resetsAt}`,
    "Access-Control-Allow-Origin": allowOrigin,
    "Access-Control-Expose-Headers": EXPOSED_HEADERS,
    Vary: VARY,
  };
}

/** Picks the headers that have a value. */
function select(names: readonly string[], values: Readonly<Record<string, string>>): ExampleHeaders {
  return ["Content-Type", ...names].flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [[name, value] as const];
  });
}
