import { EXPOSED_HEADERS, errorHeaders, JSON_TYPE, VARY } from "../answer.ts";
import { type Schema, TEXT_MAX_AGE } from "../endpoint.ts";
import { type ErrorCode, STATUS } from "../errors.ts";
import { SCHEMAS, type SchemaName } from "../schemas.ts";

/** The JSON type of a field. */
export interface FieldType {
  /** How many lists are around it: 1 for a list, 2 for a list of lists. */
  readonly lists: number;
  readonly name: "string" | "integer" | "boolean" | "object";
  /** The object that it is, where that is described on its own. */
  readonly object?: SchemaName;
  /** All values that it may have; absent where it is free. */
  readonly values?: readonly string[];
}

/** A field of an object in responses. */
export interface DescribedField {
  /** A field within one that is described in the same place follows it: `error.code`. */
  readonly name: string;
  readonly type: FieldType;
  /** For developers, in English. */
  readonly description: string;
  readonly optional: boolean;
}

/** An object in responses. */
export interface DescribedObject {
  readonly name: SchemaName;
  readonly fields: readonly DescribedField[];
}

/** Describes the objects that a schema refers to, each once, outer ones first. */
export function describeObjects(schema: Schema): DescribedObject[] {
  return [...new Set(objectNames(schema))].map(describeObject);
}

/** Describes one object. */
export function describeObject(name: SchemaName): DescribedObject {
  return { name, fields: [...fieldsOf(SCHEMAS[name], "")] };
}

/** An object without a name of its own, whose fields stand with those around it. */
interface InlineObject extends Schema {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

function* fieldsOf(
  { properties, required }: Pick<InlineObject, "properties" | "required">,
  prefix: string,
): Generator<DescribedField> {
  for (const [name, property] of Object.entries(properties)) {
    const path = prefix + name;
    const optional = !required.includes(name);
    yield { name: path, type: typeOf(property), description: descriptionOf(property), optional };
    if ("properties" in property) yield* fieldsOf(property as InlineObject, `${path}.`);
  }
}

function* objectNames(schema: Schema): Generator<SchemaName> {
  const name = referredName(schema);
  if (name === undefined) return;
  yield name;
  for (const property of Object.values(SCHEMAS[name].properties)) yield* objectNames(property);
}

/** Returns the name of the object that a value, or each item of a list, is. */
function referredName({ $ref, items }: Schema): SchemaName | undefined {
  if (items !== undefined) return referredName(items);
  return $ref?.split("/").at(-1) as SchemaName | undefined;
}

/** Returns the type of a field. A schema without `type` is a reference to an object, or a list of values. */
function typeOf(schema: Schema): FieldType {
  const { items, type, enum: values } = schema;
  if (items !== undefined) {
    const item = typeOf(items);
    return { ...item, lists: item.lists + 1 };
  }
  const object = referredName(schema);
  if (object !== undefined) return { lists: 0, name: "object", object };
  const name = type === undefined ? "string" : (type as FieldType["name"]);
  return Array.isArray(values) ? { lists: 0, name, values } : { lists: 0, name };
}

function descriptionOf(schema: Schema): string {
  const name = referredName(schema);
  return schema.description ?? (name === undefined ? "" : SCHEMAS[name].description);
}

interface DescribedHeader {
  /** For developers, in English. */
  readonly description: string;
  /** The JSON Schema of its value. */
  readonly schema: Readonly<Record<string, unknown>>;
}

const text = (description: string): DescribedHeader => ({
  description,
  schema: { type: "string" },
});
const whole = (description: string, minimum = 0): DescribedHeader => ({
  description,
  schema: { type: "integer", minimum },
});

/** Every response header of the API, by name. */
export const HEADERS = {
  "X-RateLimit-Limit": whole("Requests a day for the key."),
  "X-RateLimit-Remaining": whole("Requests left today; 0 without a valid key."),
  "X-RateLimit-Reset": whole("When the next day begins in the service's time zone, in Unix time (seconds)."),
  "Access-Control-Allow-Origin": text("Which web pages may read the answer."),
  "Access-Control-Expose-Headers": text("Which headers web pages may read."),
  ETag: text("A hash of the content, different for each content coding."),
  "Cache-Control": text(
    "`private` with a time; of the verse of the day no longer than until midnight. `no-store` for failures.",
  ),
  "Content-Encoding": text("`br` or `gzip` where the body is compressed."),
  Vary: text(
    "`Authorization, X-API-Key`: a cache must not answer one key with what it keeps of another's; `Accept-Encoding` where the body can be compressed.",
  ),
  "Retry-After": whole("Whole seconds until the next day begins; with status 503 until it is worth trying again.", 1),
  "WWW-Authenticate": text("How the key is to be sent."),
  Allow: text("The methods that are allowed."),
};

export type HeaderName = keyof typeof HEADERS;

const COMMON_HEADERS: readonly HeaderName[] = [
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "Access-Control-Allow-Origin",
  "Access-Control-Expose-Headers",
  "Cache-Control",
  "Vary",
];

/** The headers of a response with status 200. */
export const SUCCESS_HEADERS: readonly HeaderName[] = [...COMMON_HEADERS, "ETag", "Content-Encoding"];

/** The headers of a response with status 304. */
export const UNCHANGED_HEADERS: readonly HeaderName[] = [...COMMON_HEADERS, "ETag"];

const HEADERS_OF_STATUS: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ["WWW-Authenticate"],
  405: ["Allow"],
  429: ["Retry-After"],
  503: ["Retry-After"],
};

/** Returns the headers of an error's response. */
export function headersOfError(code: ErrorCode): readonly HeaderName[] {
  return [...COMMON_HEADERS, ...(HEADERS_OF_STATUS[STATUS[code]] ?? [])];
}

/** The facts that the headers of examples tell. */
export interface HeaderFacts {
  readonly dailyLimit: number;
  /** The end of the day, in Unix time (seconds). */
  readonly resetsAt: number;
  readonly allowOrigin: string;
}

/** The headers of an example, in the order in which they are best read. */
export type ExampleHeaders = readonly (readonly [name: string, value: string])[];

/** Returns the headers of the example of a success, or of 304 for the same content. */
export function exampleHeaders(
  status: 200 | 304,
  { etag, ...facts }: HeaderFacts & { readonly etag: string },
): ExampleHeaders {
  const names = status === 200 ? SUCCESS_HEADERS : UNCHANGED_HEADERS;
  return select(names, {
    ...commonValues(facts, facts.dailyLimit - 1),
    "Content-Type": JSON_TYPE,
    "Cache-Control": `private, max-age=${TEXT_MAX_AGE}`,
    ETag: etag,
  });
}

/** Errors that are told without a valid key, or where none of its requests is left. */
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
/** Six hours to the end of the day, and the seconds until a store may be there again. */
const RETRY_AFTER_QUOTA = "21600";
const RETRY_AFTER_STORE = "5";

/** Returns the headers of the example of an error. */
export function exampleErrorHeaders(code: ErrorCode, facts: HeaderFacts): ExampleHeaders {
  const remaining = NOTHING_REMAINS.includes(code) ? 0 : facts.dailyLimit - 1;
  const headers = errorHeaders(code);
  const own = headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]!] as const] : []));
  return select(headersOfError(code), {
    ...commonValues(facts, remaining),
    ...Object.fromEntries(own),
    "Retry-After": code === "rate_limit_exceeded" ? RETRY_AFTER_QUOTA : RETRY_AFTER_STORE,
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
function select(names: readonly HeaderName[], values: Readonly<Record<string, string>>): ExampleHeaders {
  return ["Content-Type", ...names].flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [[name, value] as const];
  });
}
