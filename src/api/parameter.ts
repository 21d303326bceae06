import type { Query } from "../http/mod.ts";
import { ApiError } from "./errors.ts";
import type { Schema } from "./schema.ts";

/** The JSON Schema of a parameter's values. */
export interface ValueSchema extends Schema {
  readonly type: "string" | "integer" | "boolean";
  readonly enum?: readonly string[];
  readonly format?: "date";
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: number;
}

/** A parameter of an endpoint: how it is documented, checked and read. */
export interface Parameter<Value = unknown> {
  readonly name: string;
  readonly required: boolean;
  /** For developers, in English. */
  readonly description: string;
  readonly schema: ValueSchema;
  /** Returns the value of a request. @throws {ApiError} `invalid_parameter` */
  read(query: Query): Value;
}

/** The documentation of a parameter. */
type Documented = Pick<Parameter, "name" | "description">;

/** A parameter with any text but a blank one, which must be there. */
export function requiredText(documented: Documented): Parameter<string> {
  return {
    ...documented,
    required: true,
    schema: { type: "string", minLength: 1 },
    // `checkParameters` has refused a request without it.
    read: (query) => query.get(documented.name)!,
  };
}

/** A parameter with any text but a blank one. */
export function optionalText(documented: Documented): Parameter<string | undefined> {
  return {
    ...documented,
    required: false,
    schema: { type: "string", minLength: 1 },
    read: (query) => query.get(documented.name),
  };
}

/** A parameter with an integer. */
export function integer(
  documented: Documented,
  range: { readonly minimum: number; readonly maximum: number; readonly default: number },
): Parameter<number> {
  const { name } = documented;
  const { minimum, maximum } = range;
  return {
    ...documented,
    required: false,
    schema: { type: "integer", ...range },
    read(query) {
      const text = query.get(name);
      if (text === undefined) return range.default;
      const number = /^\d{1,6}$/.test(text) ? Number(text) : -1;
      if (number >= minimum && number <= maximum) return number;
      throw new ApiError("invalid_number", { name, value: text, min: minimum, max: maximum });
    },
  };
}

/** A parameter with one of some words. */
export function choice<Word extends string>(
  documented: Documented,
  words: readonly Word[],
): Parameter<Word | undefined> {
  const { name } = documented;
  return {
    ...documented,
    required: false,
    schema: { type: "string", enum: words },
    read(query) {
      const text = query.get(name);
      const word = words.find((each) => each === text);
      if (text === word) return word;
      throw new ApiError("invalid_choice", { name, value: text!, choices: words });
    },
  };
}

/** A parameter with `true` or `false`; false without it. */
export function flag(documented: Documented): Parameter<boolean> {
  const words = choice(documented, ["true", "false"]);
  return { ...words, schema: { type: "boolean" }, read: (query) => words.read(query) === "true" };
}

/**
 * A parameter with a date.
 *
 * @param options `accepts`: Returns true for `YYYY-MM-DD` that the endpoint answers for. `error`: The error of others.
 */
export function date(
  documented: Documented,
  options: {
    accepts(text: string): boolean;
    readonly error: "invalid_date" | "invalid_readings_date" | "invalid_calendar_date";
  },
): Parameter<string | undefined> {
  return {
    ...documented,
    required: false,
    schema: { type: "string", format: "date" },
    read(query) {
      const text = query.get(documented.name);
      if (text === undefined || options.accepts(text)) return text;
      throw new ApiError(options.error, { name: documented.name, value: text });
    },
  };
}

/**
 * Checks that no parameter stands twice and no required one is missing or blank.
 *
 * @throws {ApiError} `invalid_parameter` or `missing_parameter`.
 */
export function checkParameters(parameters: readonly Parameter[], query: Query): void {
  for (const { name } of parameters) {
    if (query.isRepeated(name)) {
      throw new ApiError("repeated_parameter", { name });
    }
  }
  for (const { name, required } of parameters) {
    if (required && query.get(name) === undefined) {
      throw new ApiError("missing_parameter", { name });
    }
  }
}
