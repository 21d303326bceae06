import type { Library } from "../corpus/mod.ts";
import type { Query } from "../http/mod.ts";
import { ApiError } from "./errors.ts";
import { messages } from "./messages.ts";

/** What an endpoint answers from. */
export interface Exchange {
  readonly query: Query;
  readonly library: Library;
  /** Today in the service's time zone, `YYYY-MM-DD`. */
  readonly date: string;
  readonly maxVerses: number;
  readonly defaultTranslation: string;
}

/** How long a client may keep a content: as a text may be kept, or no longer than until the day is over. */
export type Keep = "text" | "day";

/** A parameter of an endpoint. */
export interface Parameter {
  readonly name: string;
  readonly required: boolean;
}

/** One address of the interface. */
export interface Endpoint {
  /** Below the base path, such as `/passage`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly keep: Keep;
  /**
   * Makes the value of `data`.
   *
   * @returns JSON, one character a byte.
   * @throws {ApiError} If there is no such content.
   */
  answer(exchange: Exchange): string;
}

/** How many seconds a client may keep a text: long enough to spare repeated requests, short enough for a mended text. */
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
