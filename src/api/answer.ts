/** Requests and responses of the API: the context of a request, the JSON of answers and errors, with its headers. */

import type { IncomingMessage } from "node:http";
import type { DayClock } from "../base/clock.ts";
import type { ChurchCalendar, CurrentCalendar } from "../calendar/mod.ts";
import type { Config } from "../config/mod.ts";
import type { Library, Translation } from "../corpus/mod.ts";
import {
  type ByteString,
  type ClientAddresses,
  copyOf,
  entityTag,
  type Handler,
  type ProtocolError,
  Query,
  RequestContext,
  type RequestTarget,
  type Response,
  type Route,
  toByteString,
} from "../http/mod.ts";
import type { SearchIndexCache } from "../search/mod.ts";
import type { Account, Outcome, Store } from "../store/mod.ts";
import { ApiError, type ErrorCode, STATUS } from "./api_error.ts";
import { checkParameters, type Endpoint, type EndpointRequest, pathsOf } from "./endpoint.ts";
import { type ObjectSchema, SCHEMAS, type Schema, type SchemaName } from "./schemas.ts";

/** The parts from which the API answers. */
export interface ApiDependencies {
  readonly config: Config;
  readonly store: Store;
  readonly library: Library;
  readonly calendar: CurrentCalendar;
  readonly searchIndexes: SearchIndexCache;
  readonly clients: ClientAddresses;
  /** Gives the day that answers and pages are about, and the time: that of this machine, whatever day is counted. */
  readonly clock: DayClock;
}

/** A request under the base path: whose it is, what is left of the day, and what an endpoint answers from. */
export class ApiContext extends RequestContext implements EndpointRequest {
  /** Whose API key was sent; undefined without a valid one. */
  account: Account | undefined;
  /** Requests left today, after this one; 0 without a valid key. */
  remaining = 0;
  /** Seconds after which it makes sense to ask again. */
  retryAfter: number | undefined;
  pathValue: string | undefined;
  /** The outcome of the request in the store; undefined where it shows no key. */
  outcome: Outcome | undefined;
  readonly #dependencies: ApiDependencies;
  #query: Query | undefined;

  constructor(request: IncomingMessage, options: { target: RequestTarget; dependencies: ApiDependencies }) {
    const { target, dependencies } = options;
    super(request, { target, clients: dependencies.clients });
    this.#dependencies = dependencies;
  }

  /** The query, read once. @throws {ApiError} `invalid_parameter` */
  get query(): Query {
    if (this.#query !== undefined) return this.#query;
    try {
      this.#query = new Query(this.search);
    } catch (cause) {
      throw new ApiError("broken_encoding", {}, { cause });
    }
    return this.#query;
  }

  get library(): Library {
    return this.#dependencies.library;
  }

  get searchIndexes(): SearchIndexCache {
    return this.#dependencies.searchIndexes;
  }

  get date(): string {
    return this.#dependencies.clock.today().date;
  }

  get maxVerses(): number {
    return this.#dependencies.config.current["max-verses"];
  }

  get defaultTranslation(): string {
    const code = this.#dependencies.config.current["default-translation"];
    return this.library.getDefault(code)?.code ?? code;
  }

  get calendar(): ChurchCalendar {
    return this.#dependencies.calendar.current;
  }
}

/** Bodies from this length on are kept as bytes: a string is copied on its way out. */
const LONG_BODY = 2048;

/** Makes the routes of an endpoint, one for each of its paths. */
export function endpointRoutes(endpoint: Endpoint): Route<ApiContext>[] {
  return pathsOf(endpoint).map(({ path, pathValue }) => ({ path, get: endpointHandler(endpoint, pathValue) }));
}

/** Makes the handler of an endpoint: parameters are checked, and its answer becomes the `data` of a response. */
function endpointHandler(endpoint: Endpoint, pathValue: string | undefined): Handler<ApiContext> {
  return (context) => {
    context.pathValue = pathValue;
    checkParameters(endpoint.parameters, context.query);
    const data = endpoint.answer(context);
    return data instanceof Promise ? data.then(dataResponse) : dataResponse(data);
  };
}

/** Makes the body of an answer from its `data`. */
export function answerBody(data: ByteString): ByteString | Buffer {
  const text = `{"data":${data}}` as ByteString;
  return text.length < LONG_BODY ? text : copyOf(text);
}

function dataResponse(data: ByteString): Response {
  const body = answerBody(data);
  return {
    status: 200,
    headers: ["Content-Type", JSON_TYPE],
    body,
    etag: entityTag(body),
    vary: VARY,
    cacheable: true,
    compressible: true,
  };
}

/** An object of the API's answers, as its schema describes it. */
export type Answer<Name extends SchemaName> = Value<(typeof SCHEMAS)[Name]>;

/** The values that a schema allows. */
type Value<S extends Schema> = S extends { readonly $ref: `#/components/schemas/${infer Name}` }
  ? Name extends SchemaName
    ? Answer<Name>
    : never
  : S extends { readonly items: infer Items extends Schema }
    ? readonly Value<Items>[]
    : S extends ObjectSchema<infer Members, infer Optional>
      ? { readonly [Member in Exclude<keyof Members, Optional>]: Value<Members[Member]> } & {
          readonly [Member in Optional & keyof Members]?: Value<Members[Member]>;
        }
      : S extends { readonly enum: readonly (infer Word)[] }
        ? Word
        : S extends { readonly type: "integer" }
          ? number
          : S extends { readonly type: "boolean" }
            ? boolean
            : string;

/**
 * Returns the members of an object as JSON has them, such as `"chapter":`, for answers that are put together from
 * pieces.
 */
export function jsonMembers<Name extends SchemaName>(
  name: Name,
): Readonly<Record<keyof Answer<Name> & string, string>> {
  const names = Object.keys(SCHEMAS[name].properties);
  return Object.fromEntries(names.map((member) => [member, `${JSON.stringify(member)}:`])) as Readonly<
    Record<keyof Answer<Name> & string, string>
  >;
}

/** The members of an object as JSON; one that is undefined is absent. */
export type JsonOf<Name extends SchemaName> = {
  readonly [Member in keyof Answer<Name>]: ByteString | (undefined extends Answer<Name>[Member] ? undefined : never);
};

/** Formats an object whose members are JSON already. */
export function jsonObject<Name extends SchemaName>(members: JsonOf<Name>): ByteString {
  let text = "{";
  for (const name in members) {
    const value = members[name];
    if (value !== undefined) text += `${text === "{" ? "" : ","}"${name}":${value}`;
  }
  return `${text}}` as ByteString;
}

/** Formats a list of what is JSON already. */
export function jsonList(items: readonly ByteString[]): ByteString {
  return `[${items.join(",")}]` as ByteString;
}

/** Returns what an answer says of its translation. */
export function translationObject({ code, name, language }: Translation): Answer<"Translation"> {
  return { abbreviation: code, name, language };
}

/** A value as JSON. */
export function json(value: unknown): ByteString {
  return toByteString(JSON.stringify(value));
}

/** Escapes the quotes and backslashes of a text without control characters; works on bytes as on characters. */
export function escapeQuotes(text: string): string {
  return text.replace(/["\\]/g, "\\$&");
}

/** The content type of every body of the API. */
export const JSON_TYPE = "application/json; charset=utf-8";
/** The methods of every endpoint. */
export const METHODS = "GET, HEAD, OPTIONS";

/** The request headers that every response of the API depends on: a cache must not answer one key with another's. */
export const VARY = "Authorization, X-API-Key";

/** The headers that web pages of other origins may read. */
export const EXPOSED_HEADERS = "X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, ETag";

/** Headers that an error brings along. */
const HEADERS: Readonly<Partial<Record<ErrorCode, readonly string[]>>> = {
  missing_api_key: ["WWW-Authenticate", 'Bearer realm="Ambo"'],
  invalid_api_key: ["WWW-Authenticate", 'Bearer realm="Ambo"'],
  method_not_allowed: ["Allow", METHODS],
};

/** Returns an error response. */
export function errorResponse({ errorCode, sentence }: ApiError): Response {
  return {
    status: STATUS[errorCode],
    headers: errorHeaders(errorCode),
    body: json({ error: { code: errorCode, message: sentence } }),
    vary: VARY,
  };
}

/** Returns the headers of an error's response, names and values. */
export function errorHeaders(code: ErrorCode): string[] {
  return [...(HEADERS[code] ?? []), "Cache-Control", "no-store", "Content-Type", JSON_TYPE];
}

/** Makes the error of a request that is turned down before its path is looked at. */
export function protocolApiError(error: ProtocolError): ApiError {
  if (error === "method_not_allowed") return new ApiError(error, { method: "CONNECT" });
  return new ApiError(error, {});
}
