import type { Library } from "../corpus/mod.ts";
import {
  type Compressor,
  entityTag,
  field,
  matches,
  Query,
  type ReadyAnswer,
  type Refusal,
  type Request,
  roomy,
  splitTarget,
} from "../http/mod.ts";
import type { Account, Store } from "../store/mod.ts";
import { AnswerHead, line } from "./answer_head.ts";
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
const JSON_TYPE = line("Content-Type", "application/json; charset=utf-8");
const KEEP_TEXT = line("Cache-Control", `private, max-age=${TEXT_MAX_AGE}`);
const PREFLIGHT =
  line("Access-Control-Allow-Methods", METHODS) +
  line("Access-Control-Allow-Headers", "Authorization, X-API-Key, If-None-Match") +
  line("Access-Control-Max-Age", 86_400) +
  line("Allow", METHODS);

/** Bodies from this length on are kept as bytes: a string is copied on its way out, bytes with room are not. */
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
export interface ApiAnswer extends ReadyAnswer {
  /** Whose request it answers; undefined without a valid key. */
  readonly account: Account | undefined;
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
  readonly #head: AnswerHead;

  constructor(parts: ApiParts) {
    this.#parts = parts;
    this.#head = new AnswerHead(parts);
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

  /**
   * Judges a request and answers it. The order is part of the contract: `OPTIONS`, which needs no key; the key; the quota;
   * only then path, method and parameters, whose failures count.
   */
  handle(request: Request): ApiAnswer {
    if (request.method === "OPTIONS") {
      const head = this.#head.of(undefined, 0) + PREFLIGHT;
      return { status: 204, head, body: "", account: undefined, counted: false, code: undefined };
    }
    const { account, remaining, refusal } = admit(request, this.#parts.store);
    const head = this.#head.of(account, remaining);
    if (refusal !== undefined) return this.#failure(refusal, { head, account, counted: false });
    try {
      return this.#success(this.#content(request), { request, head, account });
    } catch (error) {
      return this.#failure(this.#faultOf(error), { head, account, counted: true });
    }
  }

  /** What to answer instead where the count of an answer could not be written. */
  uncommitted(answer: ApiAnswer): ApiAnswer {
    if (!answer.counted) return answer;
    const { account } = answer;
    const remaining = account === undefined ? 0 : this.#parts.store.remaining(account);
    const fault = new ApiError("service_unavailable", messages.unavailable());
    return this.#failure(fault, {
      head: this.#head.of(account, remaining),
      account,
      counted: false,
    });
  }

  /** The answer to a request that is turned down before anybody looks at what it asks for. */
  refused(refusal: Refusal): ApiAnswer {
    return this.#failure(new ApiError(refusal, REFUSALS[refusal]()), {
      head: this.#head.of(undefined, 0),
      account: undefined,
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
    const text = `{"data":${data}}`;
    const { length } = text;
    const isLong = length >= LONG_BODY;
    const bytes = isLong ? roomy(text) : Buffer.from(text, "latin1");
    const tag = entityTag(bytes);
    const { keep, path: route } = endpoint;
    const head = this.#varying(length) + contentHead(tag, length);
    return { body: isLong ? bytes : bytes.toString("latin1"), head, tag, keep, route };
  }

  #success(
    content: PreparedContent,
    { request, head, account }: { request: Request; head: string; account: Account | undefined },
  ): ApiAnswer {
    const { body: plain, tag: plainTag, keep, route } = content;
    const kept = head + (keep === "text" ? KEEP_TEXT : this.#keepForToday());
    const { compressor } = this.#parts;
    const coded = compressor.covers(plain.length)
      ? compressor.code(plain, { tag: plainTag, accepted: field(request, "accept-encoding") })
      : undefined;
    const { body, tag } = coded ?? content;
    const about = { account, counted: true, code: undefined, route };
    if (matches(field(request, "if-none-match"), tag)) {
      const unchanged = kept + this.#varying(plain.length) + line("ETag", tag);
      return { status: 304, head: unchanged, body: "", ...about };
    }
    const own =
      coded === undefined
        ? content.head
        : this.#varying(plain.length) +
          line("Content-Encoding", coded.coding) +
          contentHead(tag, body.length);
    return { status: 200, head: kept + own, body, ...about };
  }

  #failure(
    { code, message }: ApiError,
    { head, account, counted }: { head: string; account: Account | undefined; counted: boolean },
  ): ApiAnswer {
    const status = STATUS[code];
    let lines = head;
    if (code === "rate_limit_exceeded") lines += line("Retry-After", this.#secondsLeft());
    if (code === "method_not_allowed") lines += line("Allow", METHODS);
    if (status === 401) lines += line("WWW-Authenticate", 'Bearer realm="Ambo"');
    const body = json({ error: { code, message } });
    lines += line("Cache-Control", "no-store") + JSON_TYPE + line("Content-Length", body.length);
    return { status, head: lines, body, account, counted, code };
  }

  /** The header of a body that is sent compressed to those who take it so. */
  #varying(length: number): string {
    return this.#parts.compressor.covers(length) ? line("Vary", "Accept-Encoding") : "";
  }

  #keepForToday(): string {
    return line("Cache-Control", `private, max-age=${Math.min(TEXT_MAX_AGE, this.#secondsLeft())}`);
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

function contentHead(tag: string, length: number): string {
  return line("ETag", tag) + JSON_TYPE + line("Content-Length", length);
}

function readQuery(text: string): Query {
  try {
    return new Query(text);
  } catch {
    throw new ApiError("invalid_parameter", messages.brokenEncoding());
  }
}
