type Header = Readonly<Record<string, unknown>>;

function header(description: string, schema: Header): Header {
  return { description, schema };
}

const whole = (minimum: number): Header => ({ type: "integer", minimum });
const text: Header = { type: "string" };

/** Every response header of the interface, by name. */
export const HEADERS = {
  "X-RateLimit-Limit": header("Requests a day for the key.", whole(0)),
  "X-RateLimit-Remaining": header("Requests left today; 0 without a valid key.", whole(0)),
  "X-RateLimit-Reset": header(
    "When the next day begins in the service's time zone, in Unix time (seconds).",
    whole(0),
  ),
  "Access-Control-Allow-Origin": header("Which web pages may read the answer.", text),
  "Access-Control-Expose-Headers": header("Which headers web pages may read.", text),
  ETag: header("A hash of the content, different for each content coding.", text),
  "Cache-Control": header(
    "`private` with a time; of the verse of the day no longer than until midnight. `no-store` for failures.",
    text,
  ),
  "Content-Encoding": header("`br` or `gzip` where the body is compressed.", text),
  Vary: header("`Accept-Encoding` where the body can be compressed.", text),
  "Retry-After": header("Whole seconds until the next day begins.", whole(1)),
  "WWW-Authenticate": header("How the key is to be sent.", text),
  Allow: header("The methods that are allowed.", text),
} as const;

type HeaderName = keyof typeof HEADERS;

const ALWAYS: readonly HeaderName[] = [
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "Access-Control-Allow-Origin",
  "Access-Control-Expose-Headers",
  "Cache-Control",
];

const OF_KIND: Readonly<Record<"content" | "unchanged" | "failure", readonly HeaderName[]>> = {
  content: ["ETag", "Content-Encoding", "Vary"],
  unchanged: ["ETag", "Vary"],
  failure: [],
};

const OF_STATUS: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ["WWW-Authenticate"],
  405: ["Allow"],
  429: ["Retry-After"],
};

/** References to the headers that a kind of response has. */
export function headersOf(
  kind: keyof typeof OF_KIND,
  status = 0,
): Readonly<Record<string, Header>> {
  const names = [...ALWAYS, ...OF_KIND[kind], ...(OF_STATUS[status] ?? [])];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
