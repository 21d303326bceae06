import { type ApiContext, type ApiDependencies, ApiError, EXPOSED_HEADERS, METHODS, VARY } from "../../api/mod.ts";
import { Backoff, isWellFormedKey, POLICIES } from "../../auth/mod.ts";
import { DAY_SECONDS } from "../../base/clock.ts";
import { Throttle } from "../../base/concurrency.ts";
import type { Log } from "../../base/log.ts";
import { Problem } from "../../base/problem.ts";
import type { Config } from "../../config/mod.ts";
import {
  addressGroup,
  after,
  type Handler,
  type Middleware,
  type RequestContext,
  type Response,
} from "../../http/mod.ts";
import type { Outcome, Store } from "../../store/mod.ts";
import type { ServiceMetrics } from "../metrics/mod.ts";

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

/** Takes what is left of the day from the request's outcome; what is beyond the quota goes no further. */
export function quota({ store, clock }: ApiDependencies): Middleware<ApiContext> {
  return (context, next) => {
    const { outcome } = context;
    if (outcome?.code === "exhausted") {
      context.retryAfter = secondsUntil(store.today().endsAt, clock.now());
      throw new ApiError("rate_limit_exceeded", { limit: outcome.account.limit });
    }
    if (outcome?.code === "counted") context.remaining = outcome.remaining;
    return next(context);
  };
}

/** Responses that are held back at once; beyond that they leave at once, for holding them costs more than it gains. */
const MAX_DELAYED = 1000;

/**
 * Slows down guesses of keys: only the responses to wrong keys wait, so that a valid one from the same address
 * is served as ever.
 */
export function delayWrongKeys(config: Config, now: () => number): Middleware<ApiContext> {
  const failures = new Backoff(POLICIES.apiKey(config), now);
  let waiting = 0;
  const delayed = (context: ApiContext, response: Response): Response | Promise<Response> => {
    if (context.errorCode !== "invalid_api_key") return response;
    const delay = failures.fail(addressGroup(context.clientAddress));
    if (delay === 0 || waiting >= MAX_DELAYED) return response;
    waiting++;
    return new Promise((resolve) => {
      setTimeout(() => {
        waiting--;
        resolve(response);
      }, delay).unref();
    });
  };
  return (context, next) => after(next(context), (response) => delayed(context, response));
}

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
    ["Access-Control-Max-Age", String(DAY_SECONDS)],
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

/** The `Retry-After` of responses while something is lacking that comes back by itself, in seconds. */
export const RETRY_AFTER_SECONDS = 5;

/** The parts of a group commit. */
export interface GroupCommitOptions {
  readonly store: Store;
  readonly log: Log;
  readonly metrics: ServiceMetrics | undefined;
}

/**
 * Proposes every request that shows a key to the store, and answers it once its outcome is on record: one write for all
 * that come in a turn of the event loop, and no response whose count could be lost.
 */
export class GroupCommit {
  readonly #options: GroupCommitOptions;
  /** A full disk must not be filled with what is said of it. */
  readonly #failures: Throttle<unknown>;
  #isHealthy = true;
  /** The error of the last batch that failed; undefined once one was put on record. */
  #failure: unknown;
  #retry: NodeJS.Timeout | undefined;

  constructor(options: GroupCommitOptions) {
    this.#options = options;
    this.#failures = new Throttle((turns, error) =>
      options.log("error", new Problem("event.counts_unwritten", {}), { turns, error }),
    );
  }

  /** False where the last counts could not be written; true again after a while, so that someone tries. */
  get isHealthy(): boolean {
    return this.#isHealthy;
  }

  /** @param unavailable Answers a request that could not be put on record. */
  middleware(unavailable: Handler<ApiContext>): Middleware<ApiContext> {
    const { store } = this.#options;
    return (context, next) => {
      // What needs no key waits for nothing.
      const key = context.method === "OPTIONS" ? undefined : presentedKey(context);
      if (key === undefined) return next(context);
      return store.propose(key).then((outcome) => {
        context.outcome = outcome;
        if (outcome.code === "unavailable") {
          this.#refuse(context, outcome);
          return unavailable(context);
        }
        if (outcome.code === "counted" && this.#failure !== undefined) this.#recovered();
        return next(context);
      });
    };
  }

  #refuse(context: ApiContext, { account, error }: Extract<Outcome, { readonly code: "unavailable" }>): void {
    this.#failed(error);
    context.account = account;
    context.keyId = account?.id;
    context.remaining = account === undefined ? 0 : this.#options.store.remaining(account);
    context.retryAfter = RETRY_AFTER_SECONDS;
  }

  /** A balancer may send no request until this service says that it is ready. */
  #failed(error: unknown): void {
    // The requests of a batch share its error.
    if (error !== this.#failure) {
      this.#failures.add(error);
      this.#options.metrics?.storeFailures.add();
    }
    this.#failure = error;
    this.#isHealthy = false;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#isHealthy = true;
    }, RETRY_AFTER_SECONDS * 1000).unref();
  }

  #recovered(): void {
    this.#options.log("notice", new Problem("event.counts_written", {}));
    this.#failure = undefined;
    this.#isHealthy = true;
  }
}
