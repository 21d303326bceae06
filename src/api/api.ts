import type { Library } from "../corpus/mod.ts";
import {
  type Answer,
  type Compressor,
  entityTag,
  field,
  matches,
  Query,
  type Refusal,
  type Request,
  splitTarget,
} from "../http/mod.ts";
import type { Slot, Store } from "../store/mod.ts";
import { ContentCache, type PreparedContent } from "./content_cache.ts";
import { checkParameters, type Endpoint, TEXT_MAX_AGE } from "./endpoint.ts";
import { ENDPOINTS } from "./endpoints.ts";
import { ApiError, type ErrorCode, STATUS } from "./errors.ts";
import { admit } from "./guard.ts";
import { json } from "./json.ts";
import { messages } from "./messages.ts";

const BY_PATH: ReadonlyMap<string, Endpoint> = new Map(
  ENDPOINTS.map((endpoint) => [endpoint.path, endpoint]),
);

const METHODS = "GET, HEAD, OPTIONS";
const JSON_TYPE = "application/json; charset=utf-8";

/** Bodies from this length on are kept as bytes: a string is copied once more on its way out, bytes are not. */
const LONG_BODY = 2048;

/** What is said of a request that is turned down at the door. */
const REFUSALS: Readonly<Record<Refusal, () => string>> = {
  bad_request: messages.badRequest,
  method_not_allowed: () => messages.wrongMethod("CONNECT"),
  request_timeout: messages.timeout,
  content_too_large: messages.bodyTooLarge,
  uri_too_long: messages.targetTooLong,
  headers_too_large: messages.headersTooLarge,
};

/** What the interface is made of. */
export interface ApiParts {
  readonly store: Store;
  /** The translations at this moment; they can be exchanged while the service runs. */
  readonly library: () => Library;
  readonly now: () => number;
  readonly basePath: string;
  readonly dailyLimit: number;
  readonly maxVerses: number;
  readonly allowOrigin: string;
  readonly defaultTranslation: () => string;
  readonly compressor: Compressor;
  /** Takes an error that nobody foresaw, for the log. */
  readonly failed: (error: unknown) => void;
}

/** An answer of the interface, with what is known about it. */
export interface ApiAnswer extends Answer {
  /** Whose request it answers; undefined without a valid key. */
  readonly slot: Slot | undefined;
  /** Whether it must not leave before the store has written its count. */
  readonly counted: boolean;
  readonly code: ErrorCode | undefined;
  /** The path of the endpoint below the base path; undefined where it was not looked for. */
  readonly route?: string | undefined;
}

/** Answers the requests under the base path. Needs no socket. */
export class Api {
  readonly #parts: ApiParts;
  readonly #cache = new ContentCache();
  readonly #preflight: readonly string[];
  /** The end of the day whose `X-RateLimit-Reset` is at hand. */
  #resetAt = 0;
  #reset = "";

  constructor(parts: ApiParts) {
    this.#parts = parts;
    this.#preflight = [
      "Access-Control-Allow-Methods",
      METHODS,
      "Access-Control-Allow-Headers",
      "Authorization, X-API-Key, If-None-Match",
      "Access-Control-Max-Age",
      "86400",
      "Allow",
      METHODS,
    ];
  }

  /** Whether a path belongs to the interface. */
  owns(path: string): boolean {
    const { basePath } = this.#parts;
    return (
      path.startsWith(basePath) &&
      (path.length === basePath.length || path[basePath.length] === "/")
    );
  }

  /** The path of the endpoint that a request asks for, below the base path; undefined where there is none. */
  routeOf({ url = "" }: Request): string | undefined {
    const { path } = splitTarget(url);
    return BY_PATH.get(path.slice(this.#parts.basePath.length))?.path;
  }

  /** Judges a request in the order of decisions.md, section 1, and answers it. */
  handle(request: Request): ApiAnswer {
    if (request.method === "OPTIONS") {
      const headers = this.#headers(undefined, 0);
      headers.push(...this.#preflight);
      return { status: 204, headers, body: "", slot: undefined, counted: false, code: undefined };
    }
    const { slot, remaining, refusal } = admit(request, this.#parts.store);
    const headers = this.#headers(slot, remaining);
    if (refusal !== undefined) return this.#failure(refusal, { headers, slot, counted: false });
    try {
      return this.#success(this.#content(request), { request, headers, slot });
    } catch (error) {
      return this.#failure(this.#faultOf(error), { headers, slot, counted: true });
    }
  }

  /** What to answer instead where the count of an answer could not be written. */
  uncommitted(answer: ApiAnswer): ApiAnswer {
    if (!answer.counted) return answer;
    const { slot } = answer;
    const remaining = slot === undefined ? 0 : this.#parts.store.remaining(slot);
    const fault = new ApiError("service_unavailable", messages.unavailable());
    return this.#failure(fault, { headers: this.#headers(slot, remaining), slot, counted: false });
  }

  /** The answer to a request that is turned down before anybody looks at what it asks for. */
  refused(refusal: Refusal): ApiAnswer {
    return this.#failure(new ApiError(refusal, REFUSALS[refusal]()), {
      headers: this.#headers(undefined, 0),
      slot: undefined,
      counted: false,
    });
  }

  /** The content that a request asks for, as it was made before or made now. */
  #content({ method = "", url = "" }: Request): PreparedContent {
    const { library, store } = this.#parts;
    const current = library();
    const { date } = store.today();
    this.#cache.renew(current, date);
    const known = method === "GET" || method === "HEAD" ? this.#cache.get(url) : undefined;
    if (known !== undefined) return known;
    const content = this.#make(current, { method, url, date });
    this.#cache.set(url, content);
    return content;
  }

  #make(
    library: Library,
    { method, url, date }: { method: string; url: string; date: string },
  ): PreparedContent {
    const { basePath, maxVerses, defaultTranslation } = this.#parts;
    const { path, query } = splitTarget(url);
    const endpoint = BY_PATH.get(path.slice(basePath.length));
    if (endpoint === undefined) throw new ApiError("not_found", messages.unknownPath());
    if (method !== "GET" && method !== "HEAD") {
      throw new ApiError("method_not_allowed", messages.wrongMethod(method));
    }
    const parameters = readQuery(query);
    checkParameters(endpoint.parameters, parameters);
    const data = endpoint.answer({
      query: parameters,
      library,
      date,
      maxVerses,
      defaultTranslation: defaultTranslation(),
    });
    const body = `{"data":${data}}`;
    const bytes = Buffer.from(body, "latin1");
    return {
      body: body.length < LONG_BODY ? bytes.toString("latin1") : bytes,
      tag: entityTag(bytes),
      keep: endpoint.keep,
      route: endpoint.path,
    };
  }

  #success(
    { body: plain, tag: plainTag, keep, route }: PreparedContent,
    { request, headers, slot }: { request: Request; headers: string[]; slot: Slot | undefined },
  ): ApiAnswer {
    headers.push("Cache-Control", `private, max-age=${this.#maxAge(keep)}`);
    const { compressor } = this.#parts;
    if (compressor.covers(plain.length)) headers.push("Vary", "Accept-Encoding");
    const coded = compressor.covers(plain.length)
      ? compressor.code(plain, { tag: plainTag, accepted: field(request, "accept-encoding") })
      : undefined;
    const body = coded === undefined ? plain : coded.body;
    const tag = coded === undefined ? plainTag : coded.tag;
    headers.push("ETag", tag);
    if (matches(field(request, "if-none-match"), tag)) {
      return { status: 304, headers, body: "", slot, counted: true, code: undefined, route };
    }
    if (coded !== undefined) headers.push("Content-Encoding", coded.coding);
    headers.push("Content-Type", JSON_TYPE, "Content-Length", String(body.length));
    return { status: 200, headers, body, slot, counted: true, code: undefined, route };
  }

  #failure(
    { code, message }: ApiError,
    { headers, slot, counted }: { headers: string[]; slot: Slot | undefined; counted: boolean },
  ): ApiAnswer {
    const status = STATUS[code];
    if (code === "rate_limit_exceeded") headers.push("Retry-After", String(this.#secondsLeft()));
    if (code === "method_not_allowed") headers.push("Allow", METHODS);
    if (status === 401) headers.push("WWW-Authenticate", 'Bearer realm="Ambo"');
    const body = json({ error: { code, message } });
    headers.push("Cache-Control", "no-store", "Content-Type", JSON_TYPE);
    headers.push("Content-Length", String(body.length));
    return { status, headers, body, slot, counted, code };
  }

  /** The headers of every answer: CORS and the quota. */
  #headers(slot: Slot | undefined, remaining: number): string[] {
    const { store, dailyLimit, allowOrigin } = this.#parts;
    const { endsAt } = store.today();
    if (endsAt !== this.#resetAt) {
      this.#resetAt = endsAt;
      this.#reset = String(Math.ceil(endsAt / 1000));
    }
    const headers = [
      "Access-Control-Allow-Origin",
      allowOrigin,
      "Access-Control-Expose-Headers",
      "X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, ETag",
      "X-RateLimit-Limit",
      String(slot === undefined ? dailyLimit : slot.limit),
      "X-RateLimit-Remaining",
      String(remaining),
      "X-RateLimit-Reset",
      this.#reset,
    ];
    if (allowOrigin !== "*") headers.push("Vary", "Origin");
    return headers;
  }

  #maxAge(keep: "text" | "day"): number {
    return keep === "text" ? TEXT_MAX_AGE : Math.min(TEXT_MAX_AGE, this.#secondsLeft());
  }

  /** Whole seconds until the next day begins, at least 1. */
  #secondsLeft(): number {
    const { store, now } = this.#parts;
    return Math.max(1, Math.ceil((store.today().endsAt - now()) / 1000));
  }

  #faultOf(error: unknown): ApiError {
    if (error instanceof ApiError) return error;
    this.#parts.failed(error);
    return new ApiError("internal_error", messages.internal());
  }
}

function readQuery(text: string): Query {
  try {
    return new Query(text);
  } catch {
    throw new ApiError("invalid_parameter", messages.brokenEncoding());
  }
}
