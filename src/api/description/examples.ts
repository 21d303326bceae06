import type { Diocese } from "../../base/dioceses.ts";
import { exampleReference, type Library, type Translation } from "../../corpus/mod.ts";
import { entityTag, Query } from "../../http/mod.ts";
import type { SearchIndexCache } from "../../search/mod.ts";
import { answerBody } from "../context.ts";
import { checkParameters, type Endpoint, type ExampleData, type ExampleQuery } from "../endpoint.ts";
import { ApiError, type ErrorCode } from "../errors.ts";

/** The source that examples depend on. */
export interface ExampleSource {
  readonly library: Library;
  readonly searchIndexes: SearchIndexCache;
  /** Today in the service's time zone, `YYYY-MM-DD`. */
  readonly date: string;
  readonly defaultTranslation: string;
  readonly diocese: Diocese | undefined;
  readonly maxVerses: number;
  readonly dailyLimit: number;
  /** False where a licence may not allow verses to be shown to everybody. */
  readonly showsText: boolean;
}

/** An example of an answer. */
export interface ExampleAnswer {
  readonly body: unknown;
  /** The entity tag with which it is sent, whether its texts are shown here or not. */
  readonly etag: string;
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

  /** Returns the answer of a success; undefined where the translations give none. */
  async success(
    endpoint: Endpoint,
    example: ExampleQuery = endpoint.documentation.example,
  ): Promise<ExampleAnswer | undefined> {
    const answer = await this.#run(endpoint, example);
    if (answer === undefined || answer instanceof ApiError) return undefined;
    const data = JSON.parse(Buffer.from(answer, "latin1").toString("utf8"));
    return {
      body: { data: this.#source.showsText ? data : withoutText(data) },
      etag: entityTag(answerBody(answer)),
    };
  }

  /** Returns an error; undefined where the translations give none. */
  async error(endpoint: Endpoint, code: ErrorCode): Promise<ApiError | undefined> {
    const error = await this.#run(endpoint, endpoint.documentation.errors[code]);
    return error instanceof ApiError && error.errorCode === code ? error : undefined;
  }

  async #run(endpoint: Endpoint, example: ExampleQuery | undefined): Promise<string | ApiError | undefined> {
    const text = example && this.query(example);
    if (text === undefined) return undefined;
    const query = new Query(text);
    try {
      checkParameters(endpoint.parameters, query);
      return await endpoint.answer({ ...this.#source, query });
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

/** Returns the errors that all endpoints have in common. */
export function commonErrors({ dailyLimit }: ExampleSource): ApiError[] {
  return [
    new ApiError("bad_request", {}),
    new ApiError("missing_api_key", {}),
    new ApiError("mistyped_api_key", {}),
    new ApiError("method_not_allowed", { method: "POST" }),
    new ApiError("request_timeout", {}),
    new ApiError("content_too_large", {}),
    new ApiError("uri_too_long", {}),
    new ApiError("rate_limit_exceeded", { limit: dailyLimit }),
    new ApiError("headers_too_large", {}),
    new ApiError("internal_error", {}),
    new ApiError("service_unavailable", {}),
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
