import { type ApiContext, type ApiDependencies, EXPOSED_HEADERS, METHODS, VARY } from "../../api/mod.ts";
import { after, type Middleware, type Response } from "../../http/mod.ts";

/** Adds the headers that every response of the API has: CORS and the quota. */
export function apiHeaders({ config, store }: ApiDependencies): Middleware<ApiContext> {
  /** The end of the day whose `X-RateLimit-Reset` is at hand. */
  let resetAt = 0;
  let reset = "";
  const headersOf = ({ account, remaining, retryAfter }: ApiContext, own: readonly string[]): string[] => {
    const { "allow-origin": origin, "daily-limit": dailyLimit } = config.current;
    const { endsAt } = store.today();
    if (endsAt !== resetAt) {
      resetAt = endsAt;
      reset = String(Math.ceil(endsAt / 1000));
    }
    const headers = [
      "Access-Control-Allow-Origin",
      origin,
      "Access-Control-Expose-Headers",
      EXPOSED_HEADERS,
      "X-RateLimit-Limit",
      decimal(account === undefined ? dailyLimit : account.limit),
      "X-RateLimit-Remaining",
      decimal(remaining),
      "X-RateLimit-Reset",
      reset,
      // Far faster than joining two arrays.
      ...own,
    ];
    if (origin !== "*") headers.push("Vary", "Origin");
    if (retryAfter !== undefined) headers.push("Retry-After", String(retryAfter));
    return headers;
  };
  return (context, next) =>
    after(next(context), ({ status, headers, body }) => ({
      status,
      headers: headersOf(context, headers),
      body,
    }));
}

const PREFLIGHT: Response = {
  status: 204,
  headers: [
    ["Access-Control-Allow-Methods", METHODS],
    ["Access-Control-Allow-Headers", "Authorization, X-API-Key, If-None-Match"],
    ["Access-Control-Max-Age", "86400"],
    ["Allow", METHODS],
  ].flat(),
  body: "",
  vary: VARY,
};

/** Answers `OPTIONS`, which needs no key and is not counted. */
export const preflight: Middleware<ApiContext> = (context, next) =>
  context.method === "OPTIONS" ? PREFLIGHT : next(context);

/** Counts the whole seconds until a moment, at least 1. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(1, Math.ceil((moment - now) / 1000));
}

/** The numbers below a thousand, and the same with three digits. */
const SHORT = Array.from({ length: 1000 }, (_, number) => `${number}`);
const PADDED = SHORT.map((text) => text.padStart(3, "0"));

/**
 * Writes a number in decimal digits. V8 remembers the text of numbers that it has written, and each such text would
 * outlive its response; what is put together from parts that are there leaves with it.
 */
function decimal(number: number): string {
  if (number < 1000) return SHORT[number]!;
  return decimal(Math.floor(number / 1000)) + PADDED[number % 1000]!;
}
