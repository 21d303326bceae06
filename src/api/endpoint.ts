import type { Diocese } from "../calendar/mod.ts";
import type { Library, Translation } from "../corpus/mod.ts";
import type { Query } from "../http/mod.ts";
import type { SearchIndexCache } from "../search/mod.ts";
import type { ErrorCode } from "./errors.ts";
import type { Parameter } from "./parameter.ts";
import type { Schema } from "./schema.ts";

/** A request to an endpoint, with the data to answer it. */
export interface EndpointRequest {
  readonly query: Query;
  readonly library: Library;
  readonly searchIndexes: SearchIndexCache;
  /** Today in the service's time zone, `YYYY-MM-DD`. */
  readonly date: string;
  readonly maxVerses: number;
  readonly defaultTranslation: string;
  /** The diocese whose own celebrations are kept; undefined without the setting. */
  readonly diocese: Diocese | undefined;
}

/** The time for which a client may cache a response: that of a text, or until the end of the day at most. */
export type MaxAge = "text" | "day";

/** The data from which endpoints make their examples. */
export interface ExampleData {
  readonly translation: Translation;
  /** A reference that the translation has. */
  readonly reference: string;
  /** A reference with more verses than a passage may hold. */
  readonly longReference: string;
}

/** Returns the parameters of a request by name; a list is a repeated one. */
export type ExampleQuery = (data: ExampleData) => Readonly<Record<string, string | readonly string[]>>;

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
