import type { IncomingMessage } from "node:http";
import type { ChurchCalendar, CurrentCalendar } from "../calendar/mod.ts";
import type { Config } from "../config/mod.ts";
import type { Library } from "../corpus/mod.ts";
import {
  type ClientAddresses,
  entityTag,
  type Handler,
  type Query,
  RequestContext,
  type RequestTarget,
  type Response,
  type Route,
} from "../http/mod.ts";
import type { SearchIndexCache } from "../search/mod.ts";
import type { Account, Outcome, Store } from "../store/mod.ts";
import { JSON_TYPE, VARY } from "./answer.ts";
import { checkParameters, type Endpoint, type EndpointRequest, pathsOf } from "./endpoint.ts";
import { ApiError } from "./errors.ts";

/** The parts from which the API answers. */
export interface ApiDependencies {
  readonly config: Config;
  readonly store: Store;
  readonly library: Library;
  readonly calendar: CurrentCalendar;
  readonly searchIndexes: SearchIndexCache;
  readonly clients: ClientAddresses;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
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
    this.#query ??= this.#readQuery();
    return this.#query;
  }

  get library(): Library {
    return this.#dependencies.library;
  }

  get searchIndexes(): SearchIndexCache {
    return this.#dependencies.searchIndexes;
  }

  get date(): string {
    return this.#dependencies.store.today().date;
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

  #readQuery(): Query {
    try {
      return this.readQuery();
    } catch (cause) {
      throw new ApiError("broken_encoding", {}, { cause });
    }
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
export function answerBody(data: string): string | Buffer {
  const text = `{"data":${data}}`;
  return text.length < LONG_BODY ? text : bytesOf(text);
}

function dataResponse(data: string): Response {
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

/** Copies a body to memory of its own: a view of a larger piece would keep all of it alive. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(text.length);
  bytes.write(text, "latin1");
  return bytes;
}
