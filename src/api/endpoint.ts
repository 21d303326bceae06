import type { ChurchCalendar } from "../calendar/mod.ts";
import type { Library, Translation } from "../corpus/mod.ts";
import type { ByteString, Query } from "../http/mod.ts";
import { API_LANGUAGE, LANGUAGES, type Language, type Texts, textIn } from "../i18n/mod.ts";
import type { SearchIndexCache } from "../search/mod.ts";
import { ApiError, type ErrorCode } from "./api_error.ts";
import type { Schema } from "./schemas.ts";

/** The JSON Schema of a parameter's values. */
interface ValueSchema extends Schema {
  readonly type: "string" | "integer" | "boolean";
  readonly format?: "date";
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: number;
}

/** A parameter of an endpoint: how it is documented, checked and read. */
export interface Parameter<Value = unknown> {
  readonly name: string;
  readonly required: boolean;
  /** True of a part of the path, in braces there, in place of the query. */
  readonly inPath?: true;
  readonly schema: ValueSchema;
  /** Returns the value of a request. @throws {ApiError} `invalid_parameter` */
  read(query: Query): Value;
}

/** A required parameter with any text but a blank one. */
export function requiredText(name: string): Parameter<string> {
  // `checkParameters` has refused a request without it.
  return { name, required: true, schema: { type: "string", minLength: 1 }, read: (query) => query.get(name)! };
}

/** A parameter that may be left out. @param usual Its value then. @param read Reads a value, or refuses it. */
function optional<Value, Usual>(
  name: string,
  { schema, usual, read }: { schema: ValueSchema; usual: Usual; read: (text: string) => Value },
): Parameter<Value | Usual> {
  const readFrom = (query: Query) => {
    const text = query.get(name);
    return text === undefined ? usual : read(text);
  };
  return { name, required: false, schema, read: readFrom };
}

/** A parameter with any text but a blank one. */
export function optionalText(name: string): Parameter<string | undefined> {
  return optional(name, { schema: { type: "string", minLength: 1 }, usual: undefined, read: (text) => text });
}

/** A parameter with an integer. */
export function integer(
  name: string,
  range: { readonly minimum: number; readonly maximum: number; readonly default: number },
): Parameter<number> {
  const { minimum: min, maximum: max, default: usual } = range;
  const read = (value: string) => {
    const number = /^\d{1,6}$/.test(value) ? Number(value) : -1;
    if (number >= min && number <= max) return number;
    throw new ApiError("invalid_number", { name, value, min, max });
  };
  return optional(name, { schema: { type: "integer", ...range }, usual, read });
}

/** A parameter with one of some words. */
export function choice<Word extends string>(name: string, words: readonly Word[]): Parameter<Word | undefined> {
  const read = (value: string) => {
    const word = words.find((each) => each === value);
    if (word !== undefined) return word;
    throw new ApiError("invalid_choice", { name, value, choices: words });
  };
  return optional(name, { schema: { type: "string", enum: words }, usual: undefined, read });
}

/**
 * The part of a path that is one of some words, each a path of its own. The handler puts it into the request.
 *
 * @param words Called when the words are needed.
 */
export function pathChoice(name: string, words: () => readonly string[]): Parameter<string | undefined> {
  return {
    name,
    required: true,
    inPath: true,
    get schema(): ValueSchema {
      return { type: "string", enum: words() };
    },
    read: () => undefined,
  };
}

/** A parameter with `true` or `false`; false without it. */
export function flag(name: string): Parameter<boolean> {
  const words = choice(name, ["true", "false"]);
  return { ...words, schema: { type: "boolean" }, read: (query) => words.read(query) === "true" };
}

/**
 * A parameter with a date.
 *
 * @param options `accepts`: Returns true for `YYYY-MM-DD` that the endpoint answers for. `error`: The error of others.
 */
export function date(
  name: string,
  options: {
    accepts(text: string): boolean;
    readonly error: "invalid_date" | "invalid_readings_date" | "invalid_calendar_date";
  },
): Parameter<string | undefined> {
  const read = (value: string) => {
    if (options.accepts(value)) return value;
    throw new ApiError(options.error, { name, value });
  };
  return optional(name, { schema: { type: "string", format: "date" }, usual: undefined, read });
}

/**
 * Checks that no parameter occurs twice and no required one is missing or blank.
 *
 * @throws {ApiError} `invalid_parameter` or `missing_parameter`.
 */
export function checkParameters(parameters: readonly Parameter[], query: Query): void {
  for (const { name, inPath } of parameters) {
    if (!inPath && query.isRepeated(name)) throw new ApiError("repeated_parameter", { name });
  }
  for (const { name, inPath, required } of parameters) {
    if (!inPath && required && query.get(name) === undefined) throw new ApiError("missing_parameter", { name });
  }
}

/** A request to an endpoint, with the data to answer it. */
export interface EndpointRequest {
  readonly query: Query;
  /** The part of the path that is a parameter, or undefined. */
  readonly pathValue?: string | undefined;
  readonly library: Library;
  readonly searchIndexes: SearchIndexCache;
  /** Today in the service's time zone, `YYYY-MM-DD`. */
  readonly date: string;
  readonly maxVerses: number;
  readonly defaultTranslation: string;
  /** The calendar that is kept here. */
  readonly calendar: ChurchCalendar;
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
export type ExampleQuery = (data: ExampleData) => Readonly<Record<string, string | readonly string[]>>;

/** The documentation of an endpoint; `tables/descriptions.txt` has its texts. */
interface Documentation {
  readonly operation: string;
  /** The schema of `data`. */
  readonly schema: Schema;
  /** A request that succeeds. */
  readonly example: ExampleQuery;
  /** Requests that fail, by their error codes. */
  readonly errors: Readonly<Partial<Record<ErrorCode, ExampleQuery>>>;
}

/** An endpoint of the API. */
export interface Endpoint {
  /** Below the base path, such as `/passage`; a parameter in braces, as in `/occasions/{id}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** The time for which a client may keep a response: that of a text, or until the end of the day at most. */
  readonly maxAge: "text" | "day";
  readonly documentation: Documentation;
  /**
   * Makes the value of `data`.
   *
   * @returns JSON; a promise where it takes more than a moment.
   * @throws {ApiError} If there is no such content.
   */
  answer(request: EndpointRequest): ByteString | Promise<ByteString>;
}

/** Lists the paths of an endpoint: several where a part of it is a parameter, whose value is `pathValue`. */
export function pathsOf({ path, parameters }: Endpoint): readonly { path: string; pathValue: string | undefined }[] {
  const parameter = parameters.find(({ inPath }) => inPath);
  if (parameter === undefined) return [{ path, pathValue: undefined }];
  return (parameter.schema.enum ?? []).map((pathValue) => ({
    path: path.replace(`{${parameter.name}}`, pathValue),
    pathValue,
  }));
}

/**
 * Returns the error for a path below the base path that no endpoint has. It lists the words of a path that has a choice,
 * and does not repeat the one that was sent, which may be a key.
 */
export function unknownPath(endpoints: readonly Endpoint[], path: string): ApiError {
  for (const endpoint of endpoints) {
    const choices = endpoint.parameters.find(({ inPath }) => inPath)?.schema.enum;
    const [prefix = "", end = ""] = endpoint.path.split(/\{\w+\}/);
    if (choices === undefined || !path.startsWith(prefix) || !path.endsWith(end)) continue;
    return new ApiError("unknown_path_value", { path: prefix, choices });
  }
  return new ApiError("not_found", {});
}

/** Seconds for which a client may keep a text: enough to spare repeated requests, few enough for a corrected text. */
const TEXT_MAX_AGE = 300;

/** Returns the seconds for which a client may keep a response of an endpoint. */
export function maxAgeOf({ maxAge }: Endpoint, secondsOfToday: () => number): number {
  return maxAge === "day" ? Math.min(TEXT_MAX_AGE, secondsOfToday()) : TEXT_MAX_AGE;
}

/** The parameter of the endpoints that have a default translation. */
export const translationParameter = optionalText("translation");

/** The parameter of all endpoints whose responses have verses. */
export const layoutParameter = choice("layout", ["lines"]);

/** The parameter that asks for the publisher's notes. */
export const notesParameter = flag("notes");

/** The parameter for the language of names: of days, Masses, readings, occasions and passages. */
export const languageParameter = choice("lang", LANGUAGES);

/** Returns the language of names that a request asks for. @throws {ApiError} `invalid_parameter` */
export function requestedLanguage({ query }: Pick<EndpointRequest, "query">): Language {
  return languageParameter.read(query) ?? API_LANGUAGE;
}

/** Gives a name in the language of a request. */
export type Named = <T>(name: Texts<T>) => T;

/** Returns the function that gives names in the language of a request. @throws {ApiError} `invalid_parameter` */
export function namesOf(request: Pick<EndpointRequest, "query">): Named {
  const language = requestedLanguage(request);
  return (name) => textIn(name, language);
}

/** Additions to the text of verses that a request asks for. */
export interface TextOptions {
  /** Adds the printed lines of the verses, and the headings. */
  readonly lines: boolean;
  /** Adds the notes of the publisher. */
  readonly notes: boolean;
}

/** Returns what a request asks for besides the text. @throws {ApiError} `invalid_parameter` */
export function textOptions({ query }: EndpointRequest): TextOptions {
  return { lines: layoutParameter.read(query) === "lines", notes: notesParameter.read(query) };
}

/** Returns the translation of a request, or the default. @throws {ApiError} `invalid_translation` */
export function requestedTranslation(request: EndpointRequest): Translation {
  const { query, defaultTranslation } = request;
  return translationOfCode(request, translationParameter.read(query) ?? defaultTranslation);
}

/** Returns the translation of a code. @throws {ApiError} `invalid_translation` */
export function translationOfCode({ library }: EndpointRequest, code: string): Translation {
  const translation = library.get(code);
  if (translation !== undefined) return translation;
  throw new ApiError("invalid_translation", { code });
}
