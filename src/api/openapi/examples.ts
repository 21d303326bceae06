import { exampleReference, type Translation } from "../../corpus/mod.ts";
import { type ByteString, entityTag, Query } from "../../http/mod.ts";
import { endSentence, explain } from "../../i18n/problems/mod.ts";
import { answerBody, EXPOSED_HEADERS, errorHeaders, JSON_TYPE, VARY } from "../answer.ts";
import { ApiError, type ErrorCode, STATUS } from "../api_error.ts";
import {
  checkParameters,
  type Endpoint,
  type EndpointRequest,
  type ExampleData,
  type ExampleQuery,
  maxAgeOf,
} from "../endpoint.ts";
import { passageEndpoint } from "../passage.ts";

const COMMON_HEADERS: readonly string[] = [
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "Access-Control-Allow-Origin",
  "Access-Control-Expose-Headers",
  "Cache-Control",
  "Vary",
];

/** The headers of a response with status 200. */
export const SUCCESS_HEADERS: readonly string[] = [...COMMON_HEADERS, "ETag", "Content-Encoding"];

/** The headers of a response with status 304. */
export const UNCHANGED_HEADERS: readonly string[] = [...COMMON_HEADERS, "ETag"];

const HEADERS_OF_STATUS: Readonly<Record<number, readonly string[]>> = {
  401: ["WWW-Authenticate"],
  405: ["Allow"],
  429: ["Retry-After"],
  503: ["Retry-After"],
};

/** Returns the headers of an error's response. */
export function headersOfError(code: ErrorCode): readonly string[] {
  return [...COMMON_HEADERS, ...(HEADERS_OF_STATUS[STATUS[code]] ?? [])];
}

/** The facts on which the headers of examples depend. */
interface HeaderFacts {
  readonly dailyLimit: number;
  /** The end of the day, in Unix time (seconds). */
  readonly resetsAt: number;
  readonly allowOrigin: string;
}

/** The headers of an example, in the order in which they are best read. */
type ExampleHeaders = readonly (readonly [name: string, value: string])[];

/** The errors of requests without a valid key, or with one whose requests of the day are used up. */
const NOTHING_REMAINS: readonly ErrorCode[] = [
  "bad_request",
  "missing_api_key",
  "invalid_api_key",
  "request_timeout",
  "content_too_large",
  "uri_too_long",
  "rate_limit_exceeded",
  "headers_too_large",
];
/** Six hours to the end of the day, and the seconds after which a store may be there again. */
const SECONDS_OF_TODAY = 21_600;
const RETRY_AFTER_STORE = "5";

/** Returns the headers of the example of an error. */
function exampleErrorHeaders(code: ErrorCode, facts: HeaderFacts): ExampleHeaders {
  const remaining = NOTHING_REMAINS.includes(code) ? 0 : facts.dailyLimit - 1;
  const headers = errorHeaders(code);
  const own = headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]!] as const] : []));
  return select(headersOfError(code), {
    ...commonValues(facts, remaining),
    ...Object.fromEntries(own),
    "Retry-After": code === "rate_limit_exceeded" ? String(SECONDS_OF_TODAY) : RETRY_AFTER_STORE,
  });
}

function commonValues({ dailyLimit, resetsAt, allowOrigin }: HeaderFacts, remaining: number): Record<string, string> {
  return {
    "X-RateLimit-Limit": `${dailyLimit}`,
    "X-RateLimit-Remaining": `${remaining}`,
    "X-RateLimit-Reset": `${resetsAt}`,
    "Access-Control-Allow-Origin": allowOrigin,
    "Access-Control-Expose-Headers": EXPOSED_HEADERS,
    Vary: VARY,
  };
}

/** Picks the headers that have a value. */
function select(names: readonly string[], values: Readonly<Record<string, string>>): ExampleHeaders {
  return ["Content-Type", ...names].flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [[name, value] as const];
  });
}

/** The data and settings that examples depend on. */
export interface ExampleSource extends Omit<EndpointRequest, "query">, HeaderFacts {
  /** False where a licence may not allow verses to be shown to everybody. */
  readonly showsText: boolean;
}

/** An example of a response. */
export interface ExampleResponse {
  readonly status: number;
  /** Undefined where it is no error. */
  readonly code?: ErrorCode;
  readonly headers: ExampleHeaders;
  /** Undefined where there is none. */
  readonly body?: unknown;
  /** The message of an error in English, which no answer has. */
  readonly inEnglish?: string;
}

/** An example of a request with the body of its success. */
export interface ExampleExchange {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** Takes the examples of an endpoint's documentation from the endpoint itself, so that they cannot differ. */
export class Examples {
  readonly #source: ExampleSource;
  readonly #data: ExampleData | undefined;

  constructor(source: ExampleSource) {
    this.#source = source;
    const translation = source.library.getDefault(source.defaultTranslation);
    this.#data = translation && {
      translation,
      reference: exampleReference(translation),
      longReference: longestOf(translation),
    };
  }

  /** Returns the query of an example; empty where there is no translation. */
  query(example: ExampleQuery): URLSearchParams {
    const query = new URLSearchParams();
    if (this.#data === undefined) return query;
    for (const [name, value] of Object.entries(example(this.#data))) {
      for (const one of [value].flat()) query.append(name, one);
    }
    return query;
  }

  /** Returns the responses of an endpoint: its success, 304 and its own errors; none that the translations do not give. */
  async responses(endpoint: Endpoint): Promise<ExampleResponse[]> {
    const success = await this.#success(endpoint, endpoint.documentation.example);
    const errors = Object.entries(endpoint.documentation.errors).map(async ([code, example]) => {
      const error = await this.#run(endpoint, example);
      return error instanceof ApiError && error.errorCode === code ? [this.#errorResponse(error)] : [];
    });
    return [...success, ...(await Promise.all(errors)).flat()];
  }

  /** Returns the responses that all endpoints have in common. */
  commonResponses(): ExampleResponse[] {
    return [
      new ApiError("bad_request", {}),
      new ApiError("missing_api_key", {}),
      new ApiError("mistyped_api_key", {}),
      new ApiError("not_found", {}),
      new ApiError("method_not_allowed", { method: "POST" }),
      new ApiError("request_timeout", {}),
      new ApiError("content_too_large", {}),
      new ApiError("uri_too_long", {}),
      new ApiError("rate_limit_exceeded", { limit: this.#source.dailyLimit }),
      new ApiError("headers_too_large", {}),
      new ApiError("internal_error", {}),
      new ApiError("service_unavailable", {}),
    ].map((error) => this.#errorResponse(error));
  }

  /** Returns a passage with its printed lines; undefined where the translations give no example. */
  async printedLines(): Promise<ExampleExchange | undefined> {
    const example: ExampleQuery = (data) => ({ ...passageEndpoint.documentation.example(data), layout: "lines" });
    const [success] = await this.#success(passageEndpoint, example);
    return success && { path: passageEndpoint.path, query: this.query(example), body: success.body };
  }

  /** Returns the response of a success, and 304 for the same content. */
  async #success(endpoint: Endpoint, example: ExampleQuery): Promise<ExampleResponse[]> {
    const answer = await this.#run(endpoint, example);
    if (answer === undefined || answer instanceof ApiError) return [];
    const data = JSON.parse(Buffer.from(answer, "latin1").toString("utf8"));
    // The tag is that of the answer with its texts, whether they are shown here or not.
    const values = {
      ...commonValues(this.#source, this.#source.dailyLimit - 1),
      "Content-Type": JSON_TYPE,
      "Cache-Control": `private, max-age=${maxAgeOf(endpoint, () => SECONDS_OF_TODAY)}`,
      ETag: entityTag(answerBody(answer)),
    };
    const body = { data: this.#source.showsText ? data : withoutText(data) };
    return [
      { status: 200, headers: select(SUCCESS_HEADERS, values), body },
      { status: 304, headers: select(UNCHANGED_HEADERS, values) },
    ];
  }

  #errorResponse(error: ApiError): ExampleResponse {
    const { errorCode: code, sentence: message } = error;
    return {
      status: STATUS[code],
      code,
      headers: exampleErrorHeaders(code, this.#source),
      body: { error: { code, message } },
      inEnglish: endSentence(explain(error, "en")),
    };
  }

  async #run(endpoint: Endpoint, example: ExampleQuery): Promise<ByteString | ApiError | undefined> {
    if (this.#data === undefined) return undefined;
    const values = this.query(example);
    const pathValue = values.get(endpoint.parameters.find(({ inPath }) => inPath)?.name ?? "") ?? undefined;
    const query = new Query(values.toString());
    try {
      checkParameters(endpoint.parameters, query);
      return await endpoint.answer({ ...this.#source, query, pathValue });
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  }
}

/** Returns a content without the texts of its verses. */
function withoutText(content: unknown): unknown {
  return JSON.parse(JSON.stringify(content), (name, value) => (name === "text" ? "…" : value));
}

/** Returns a reference to all chapters of the book with the most verses. */
function longestOf({ books }: Translation): string {
  const lengthOf = (book: Translation["books"][number]) => book.starts.at(-1)! - book.starts[0]!;
  const [longest] = [...books].sort((one, other) => lengthOf(other) - lengthOf(one));
  return longest === undefined
    ? "Ps 1-150"
    : `${longest.abbreviation} ${longest.chapters[0]}-${longest.chapters.at(-1)}`;
}
