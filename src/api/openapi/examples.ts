import { exampleReference, type Library, type Translation } from "../../corpus/mod.ts";
import { Query } from "../../http/mod.ts";
import { checkParameters, type Endpoint, type ExampleQuery, type Sample } from "../endpoint.ts";
import { ApiError, type ErrorCode } from "../errors.ts";
import { messages } from "../messages.ts";

/** What the examples depend on. */
export interface ExampleFacts {
  readonly library: Library;
  /** Today in the service's time zone, `YYYY-MM-DD`. */
  readonly date: string;
  readonly defaultTranslation: string;
  readonly maxVerses: number;
  readonly dailyLimit: number;
  /** Whether examples may show verses to everybody; a licence may not allow it. */
  readonly showsText: boolean;
}

/** A request and the body that answers it. */
export interface Example {
  /** The query of the request, without `?`. */
  readonly query: string;
  readonly body: unknown;
}

/** Asks an endpoint for the examples of its documentation, so that they cannot differ from what it answers. */
export class Examples {
  readonly #facts: ExampleFacts;
  readonly #sample: Sample | undefined;

  constructor(facts: ExampleFacts) {
    this.#facts = facts;
    const { library, defaultTranslation } = facts;
    const translation = library.get(defaultTranslation) ?? library.translations()[0];
    this.#sample = translation && {
      translation,
      reference: exampleReference(translation),
      longReference: longestOf(translation),
    };
  }

  /** The query that an example of an endpoint has; undefined where there is no translation. */
  query(example: ExampleQuery): string | undefined {
    if (this.#sample === undefined) return undefined;
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(example(this.#sample))) {
      for (const one of [value].flat()) query.append(name, one);
    }
    return query.toString();
  }

  /** The example of a success; undefined where the translations have none. */
  success({ documentation, ...endpoint }: Endpoint): Example | undefined {
    const query = this.query(documentation.example);
    const answer = query === undefined ? undefined : this.#ask(endpoint, query);
    return query === undefined || answer === undefined || answer instanceof ApiError
      ? undefined
      : { query, body: { data: this.#facts.showsText ? answer : withoutText(answer) } };
  }

  /** The example of a failure; undefined where the request does not fail with the translations there are. */
  failure({ documentation, ...endpoint }: Endpoint, code: ErrorCode): Example | undefined {
    const example = documentation.failures[code];
    const query = example && this.query(example);
    const answer = query === undefined ? undefined : this.#ask(endpoint, query);
    return query !== undefined && answer instanceof ApiError && answer.code === code
      ? { query, body: { error: { code, message: answer.message } } }
      : undefined;
  }

  #ask(endpoint: Pick<Endpoint, "parameters" | "answer">, text: string): unknown {
    const query = new Query(text);
    try {
      checkParameters(endpoint.parameters, query);
      const data = endpoint.answer({ ...this.#facts, query });
      return JSON.parse(Buffer.from(data, "latin1").toString("utf8"));
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  }
}

/** A content with the texts of its verses left out. */
function withoutText(content: unknown): unknown {
  return JSON.parse(JSON.stringify(content), (name, value) => (name === "text" ? "…" : value));
}

/** The messages of the failures that every address has in common. */
export function commonFailures({ dailyLimit }: ExampleFacts): [ErrorCode, string][] {
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

/** All chapters of the book with the most verses. */
function longestOf({ books }: Translation): string {
  const lengthOf = (book: Translation["books"][number]) => book.starts.at(-1)! - book.starts[0]!;
  const [longest] = [...books].sort((one, other) => lengthOf(other) - lengthOf(one));
  return longest === undefined
    ? "Ps 1-150"
    : `${longest.abbreviation} ${longest.chapters[0]}-${longest.chapters.at(-1)}`;
}
