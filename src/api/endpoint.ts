import type { Library, Translation } from "../corpus/mod.ts";
import type { Query } from "../http/mod.ts";
import type { SearchIndexCache } from "../search/mod.ts";
import { ApiError, type ErrorCode } from "./errors.ts";
import { messages } from "./messages.ts";
import type { Schema } from "./schemas.ts";

/** A request to an endpoint, with the data to answer it. */
export interface EndpointRequest {
  readonly query: Query;
  readonly library: Library;
  readonly searchIndexes: SearchIndexCache;
  /** Today in the service's time zone, `YYYY-MM-DD`. */
  readonly date: string;
  readonly maxVerses: number;
  readonly defaultTranslation: string;
}

/** The time for which a client may cache a response: that of a text, or until the end of the day at most. */
export type MaxAge = "text" | "day";

/** A parameter of an endpoint. */
export interface Parameter {
  readonly name: string;
  readonly required: boolean;
  /** For developers, in English. */
  readonly description: string;
  /** The JSON Schema format of its values, such as `date`. */
  readonly format?: string;
}

/** The data from which endpoints make their examples. */
export interface ExampleData {
  readonly translation: Translation;
  /** A reference that the translation has. */
  readonly reference: string;
  /** A reference with more verses than a passage may hold. */
  readonly longReference: string;
}

/** Returns the parameters of a request by name; a list is a repeated one. */
export type ExampleQuery = (
  data: ExampleData,
) => Readonly<Record<string, string | readonly string[]>>;

/** The documentation of an endpoint, for developers, in English. */
export interface Documentation {
  readonly operation: string;
  readonly summary: string;
  readonly description: string;
  /** The schema of `data`. */
  readonly schema: Schema;
  /** A request that succeeds. */
  readonly example: ExampleQuery;
  /** Requests that fail, by their error codes. */
  readonly errors: Readonly<Partial<Record<ErrorCode, ExampleQuery>>>;
}

/** An endpoint of the API. */
export interface Endpoint {
  /** Below the base path, such as `/passage`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly maxAge: MaxAge;
  readonly documentation: Documentation;
  /**
   * Makes the value of `data`.
   *
   * @returns JSON, one character a byte; a promise where it takes more than a moment.
   * @throws {ApiError} If there is no such content.
   */
  answer(request: EndpointRequest): string | Promise<string>;
}

/** Seconds for which a client may cache a text: enough to spare repeated requests, few enough for a corrected text. */
export const TEXT_MAX_AGE = 300;

/**
 * Checks that no parameter stands twice and no required one is missing or blank.
 *
 * @throws {ApiError} `invalid_parameter` or `missing_parameter`.
 */
export function checkParameters(parameters: readonly Parameter[], query: Query): void {
  for (const { name } of parameters) {
    if (query.isRepeated(name)) {
      throw new ApiError("invalid_parameter", messages.repeatedParameter(name));
    }
  }
  for (const { name, required } of parameters) {
    if (required && query.get(name) === undefined) {
      throw new ApiError("missing_parameter", messages.missingParameter(name));
    }
  }
}
