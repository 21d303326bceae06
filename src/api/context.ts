import type { IncomingMessage } from "node:http";
import type { ChurchCalendar, CurrentCalendar } from "../calendar/mod.ts";
import type { Config } from "../config/mod.ts";
import type { Library } from "../corpus/mod.ts";
import { type ClientAddresses, Query, RequestContext, type RequestTarget } from "../http/mod.ts";
import type { SearchIndexCache } from "../search/mod.ts";
import type { Account, Outcome, Store } from "../store/mod.ts";
import { ApiError } from "./api_error.ts";
import type { EndpointRequest } from "./endpoint.ts";

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
}
