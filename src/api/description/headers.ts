import { type ErrorCode, STATUS } from "../errors.ts";

interface DescribedHeader {
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
  "X-RateLimit-Reset": whole(
    "When the next day begins in the service's time zone, in Unix time (seconds).",
  ),
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
  "Retry-After": whole("Whole seconds until the next day begins.", 1),
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
export const SUCCESS_HEADERS: readonly HeaderName[] = [
  ...COMMON_HEADERS,
  "ETag",
  "Content-Encoding",
];

/** The headers of a response with status 304. */
export const UNCHANGED_HEADERS: readonly HeaderName[] = [...COMMON_HEADERS, "ETag"];

const HEADERS_OF_STATUS: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ["WWW-Authenticate"],
  405: ["Allow"],
  429: ["Retry-After"],
};

/** Returns the headers of an error's response. */
export function headersOfError(code: ErrorCode): readonly HeaderName[] {
  return [...COMMON_HEADERS, ...(HEADERS_OF_STATUS[STATUS[code]] ?? [])];
}
