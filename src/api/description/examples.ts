import { exampleReference, type Library, type Translation } from "../../corpus/mod.ts";
import { Query } from "../../http/mod.ts";
import type { SearchIndexCache } from "../../search/mod.ts";
import {
  checkParameters,
  type Endpoint,
  type ExampleData,
  type ExampleQuery,
} from "../endpoint.ts";
import { ApiError, type ErrorCode } from "../errors.ts";
import { messages } from "../messages.ts";

/** The source that examples depend on. */
export interface ExampleSource {
  readonly library: Library;
  readonly searchIndexes: SearchIndexCache;
  /** Today in the service's time zone, `YYYY-MM-DD`. */
  readonly date: string;
  readonly defaultTranslation: string;
  readonly maxVerses: number;
  readonly dailyLimit: number;
  /** False where a licence may not allow verses to be shown to everybody. */
  readonly showsText: boolean;
}

/** Takes the examples of an endpoint's documentation from the endpoint itself, so that they cannot differ. */
export class Examples {
  readonly #source: ExampleSource;
  readonly #data: ExampleData | undefined;

  constructor(source: ExampleSource) {
    this.#source = source;
    const { library, defaultTranslation } = source;
    const translation = library.getDefault(defaultTranslation);
    this.#data = translation && {
      translation,
      reference: exampleReference(translation),
      longReference: longestOf(translation),
    };
  }

  /** Returns the query of an example; undefined where there is no translation. */
  query(example: ExampleQuery): string | undefined {
    if (this.#data === undefined) return undefined;
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(example(this.#data))) {
      for (const one of [value].flat()) query.append(name, one);
    }
    return query.toString();
  }

  /** Returns the body of a success; undefined where the translations give none. */
  async success(
    endpoint: Endpoint,
    example: ExampleQuery = endpoint.documentation.example,
  ): Promise<unknown> {
    const data = await this.#run(endpoint, example);
    if (data === undefined || data instanceof ApiError) return undefined;
    return { data: this.#source.showsText ? data : withoutText(data) };
  }

  /** Returns the message of an error; undefined where the translations give none. */
  async error(endpoint: Endpoint, code: ErrorCode): Promise<string | undefined> {
    const error = await this.#run(endpoint, endpoint.documentation.errors[code]);
    return error instanceof ApiError && error.code === code ? error.message : undefined;
  }

  async #run(endpoint: Endpoint, example: ExampleQuery | undefined): Promise<unknown> {
    const text = example && this.query(example);
    if (text === undefined) return undefined;
    const query = new Query(text);
    try {
      checkParameters(endpoint.parameters, query);
      const data = await endpoint.answer({ ...this.#source, query });
      return JSON.parse(Buffer.from(data, "latin1").toString("utf8"));
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

/** Returns the errors that all endpoints have in common, with their messages. */
export function commonErrors({ dailyLimit }: ExampleSource): [ErrorCode, string][] {
  return [
    ["bad_request", messages.badRequest()],
    ["missing_api_key", messages.missingKey()],
    ["invalid_api_key", messages.mistypedKey()],
    ["method_not_allowed", messages.wrongMethod("POST")],
    ["request_timeout", messages.timeout()],
    ["content_too_large", messages.bodyTooLarge()],
    ["uri_too_long", messages.targetTooLong()],
    ["rate_limit_exceeded", messages.limitReached(dailyLimit)],
    ["headers_too_large", messages.headersTooLarge()],
    ["internal_error", messages.internal()],
    ["service_unavailable", messages.unavailable()],
  ];
}

/** Returns a reference to all chapters of the book with the most verses. */
function longestOf({ books }: Translation): string {
  const lengthOf = (book: Translation["books"][number]) => book.starts.at(-1)! - book.starts[0]!;
  const [longest] = [...books].sort((one, other) => lengthOf(other) - lengthOf(one));
  return longest === undefined
    ? "Ps 1-150"
    : `${longest.abbreviation} ${longest.chapters[0]}-${longest.chapters.at(-1)}`;
}
