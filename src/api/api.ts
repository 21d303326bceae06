import type { Library } from "../corpus/mod.ts";
import { type Answer, entityTag, matches, Query, type Request, splitTarget } from "../http/mod.ts";
import type { Slot, Store } from "../store/mod.ts";
import { type Content, checkParameters, type Endpoint } from "./endpoint.ts";
import { ApiError, type ErrorCode, STATUS } from "./errors.ts";
import { admit } from "./guard.ts";
import { json } from "./json.ts";
import { messages } from "./messages.ts";
import { passage } from "./passage.ts";
import { translations } from "./translations.ts";
import { verseOfTheDay } from "./verse_of_the_day.ts";

/** Every address of the interface. */
const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map(
  [translations, passage, verseOfTheDay].map((endpoint) => [endpoint.path, endpoint]),
);

const METHODS = "GET, HEAD, OPTIONS";

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
}

/** Answers the requests under the base path. Needs no socket. */
export class Api {
  readonly #parts: ApiParts;
  readonly #cors: readonly string[];
  readonly #preflight: readonly string[];
  /** The end of the day whose `X-RateLimit-Reset` is at hand. */
  #resetAt = 0;
  #reset = "";

  constructor(parts: ApiParts) {
    this.#parts = parts;
    this.#cors = [
      "Access-Control-Allow-Origin",
      parts.allowOrigin,
      "Access-Control-Expose-Headers",
      "X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, ETag",
      ...(parts.allowOrigin === "*" ? [] : ["Vary", "Origin"]),
    ];
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

  /** Judges a request in the order of decisions.md, section 1, and answers it. */
  handle(request: Request): ApiAnswer {
    const { store } = this.#parts;
    if (request.method === "OPTIONS") {
      return {
        status: 204,
        headers: [...this.#common(undefined, 0), ...this.#preflight],
        body: "",
        slot: undefined,
        counted: false,
        code: undefined,
      };
    }
    const { slot, remaining, refusal } = admit(request, store);
    const counted = refusal === undefined;
    const common = this.#common(slot, remaining);
    try {
      if (refusal !== undefined) throw refusal;
      const content = this.#content(request);
      return { ...this.#success(content, request, common), slot, counted, code: undefined };
    } catch (error) {
      const fault = this.#faultOf(error);
      return { ...this.#failure(fault, common), slot, counted, code: fault.code };
    }
  }

  /** What to answer instead where the count of an answer could not be written. */
  uncommitted(answer: ApiAnswer): ApiAnswer {
    if (!answer.counted) return answer;
    const { slot } = answer;
    const remaining = slot === undefined ? 0 : this.#parts.store.remaining(slot);
    const fault = new ApiError("service_unavailable", messages.unavailable());
    const failure = this.#failure(fault, this.#common(slot, remaining));
    return { ...failure, slot, counted: false, code: fault.code };
  }

  /** The answer to a request that could not be read as HTTP; `code` is that of Node's parser. */
  refused(code: string): ApiAnswer {
    const fault =
      code === "HPE_HEADER_OVERFLOW"
        ? new ApiError("headers_too_large", messages.headersTooLarge())
        : code === "ERR_HTTP_REQUEST_TIMEOUT"
          ? new ApiError("request_timeout", messages.timeout())
          : new ApiError("bad_request", messages.badRequest());
    const failure = this.#failure(fault, this.#common(undefined, 0));
    return { ...failure, slot: undefined, counted: false, code: fault.code };
  }

  #content(request: Request): Content {
    const { basePath, library, maxVerses, defaultTranslation, store, now } = this.#parts;
    const { path, query } = splitTarget(request.url ?? "");
    const endpoint = ENDPOINTS.get(path.slice(basePath.length));
    if (endpoint === undefined) throw new ApiError("not_found", messages.unknownPath());
    const { method = "" } = request;
    if (method !== "GET" && method !== "HEAD") {
      throw new ApiError("method_not_allowed", messages.wrongMethod(method));
    }
    const parameters = readQuery(query);
    checkParameters(endpoint.parameters, parameters);
    const day = store.today();
    return endpoint.answer({
      query: parameters,
      library: library(),
      date: day.date,
      secondsLeft: secondsBetween(now(), day.endsAt),
      maxVerses,
      defaultTranslation: defaultTranslation(),
    });
  }

  #success({ data, maxAge }: Content, request: Request, common: string[]): Answer {
    const body = `{"data":${data}}`;
    const tag = entityTag(body);
    common.push("ETag", tag, "Cache-Control", `private, max-age=${maxAge}`);
    const condition = request.headers["if-none-match"];
    if (condition !== undefined && matches(String(condition), tag)) {
      return { status: 304, headers: common, body: "" };
    }
    common.push("Content-Type", "application/json; charset=utf-8");
    return { status: 200, headers: common, body };
  }

  #failure({ code, message }: ApiError, common: string[]): Answer {
    const headers = [
      ...common,
      "Content-Type",
      "application/json; charset=utf-8",
      "Cache-Control",
      "no-store",
    ];
    if (code === "rate_limit_exceeded") {
      const { store, now } = this.#parts;
      headers.push("Retry-After", String(secondsBetween(now(), store.today().endsAt)));
    }
    if (code === "method_not_allowed") headers.push("Allow", METHODS);
    if (STATUS[code] === 401) headers.push("WWW-Authenticate", 'Bearer realm="Ambo"');
    return { status: STATUS[code], headers, body: json({ error: { code, message } }) };
  }

  /** The headers of every answer: CORS and the quota. */
  #common(slot: Slot | undefined, remaining: number): string[] {
    const { store, dailyLimit } = this.#parts;
    const { endsAt } = store.today();
    if (endsAt !== this.#resetAt) {
      this.#resetAt = endsAt;
      this.#reset = String(Math.ceil(endsAt / 1000));
    }
    return [
      ...this.#cors,
      "X-RateLimit-Limit",
      String(slot?.limit ?? dailyLimit),
      "X-RateLimit-Remaining",
      String(remaining),
      "X-RateLimit-Reset",
      this.#reset,
    ];
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

/** Whole seconds from one moment to a later one, at least 1. */
function secondsBetween(now: number, later: number): number {
  return Math.max(1, Math.ceil((later - now) / 1000));
}
