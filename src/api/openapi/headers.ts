import { EXPOSED_HEADERS, errorHeaders, JSON_TYPE, VARY } from "../answer.ts";
import { TEXT_MAX_AGE } from "../endpoint.ts";
import { type ErrorCode, STATUS } from "../errors.ts";

/** A header of the document. */
export interface DescribedHeader {
  /** For developers, in English. */
  readonly description: string;
  /** The JSON Schema of its value. */
  readonly schema: Readonly<Record<string, unknown>>;
}

const text = (description: string): DescribedHeader => ({
  description,
  schema: { type: "string" },
});
const whole = (description: string, minimum = 0): DescribedHeader => ({
  description,
  schema: { type: "integer", minimum },
});

/** Every response header of the API, by name. */
export const HEADERS = {
  "X-RateLimit-Limit": whole("Requests a day for the key."),
  "X-RateLimit-Remaining": whole("Requests left today; 0 without a valid key."),
  "X-RateLimit-Reset": whole("When the next day begins in the service's time zone, in Unix time (seconds)."),
  "Access-Control-Allow-Origin": text("Which web pages may read the answer."),
  "Access-Control-Expose-Headers": text("Which headers web pages may read."),
  ETag: text("A hash of the content, different for each content coding."),
  "Cache-Control": text(
    "`private` with a time; of the verse of the day no longer than until midnight. `no-store` for failures.",
  ),
  "Content-Encoding": text("`br` or `gzip` where the body is compressed."),
  Vary: text(
    "`Authorization, X-API-Key`: a cache must not answer one key with what it keeps of another's; `Accept-Encoding` where the body can be compressed.",
  ),
  "Retry-After": whole("Whole seconds until the next day begins; with status 503 until it is worth trying again.", 1),
  "WWW-Authenticate": text("How the key is to be sent."),
  Allow: text("The methods that are allowed."),
};

export type HeaderName = keyof typeof HEADERS;

const COMMON_HEADERS: readonly HeaderName[] = [
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "Access-Control-Allow-Origin",
  "Access-Control-Expose-Headers",
  "Cache-Control",
  "Vary",
];

/** The headers of a response with status 200. */
export const SUCCESS_HEADERS: readonly HeaderName[] = [...COMMON_HEADERS, "ETag", "Content-Encoding"];

/** The headers of a response with status 304. */
export const UNCHANGED_HEADERS: readonly HeaderName[] = [...COMMON_HEADERS, "ETag"];

const HEADERS_OF_STATUS: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ["WWW-Authenticate"],
  405: ["Allow"],
  429: ["Retry-After"],
  503: ["Retry-After"],
};

/** Returns the headers of an error's response. */
export function headersOfError(code: ErrorCode): readonly HeaderName[] {
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
function select(names: readonly HeaderName[], values: Readonly<Record<string, string>>): ExampleHeaders {
  return ["Content-Type", ...names].flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [[name, value] as const];
  });
}
