import { entityTag } from "../../http/mod.ts";
import type { Endpoint, ExampleQuery, Parameter } from "../endpoint.ts";
import { ENDPOINTS } from "../endpoints.ts";
import { type ErrorCode, MEANING, STATUS } from "../errors.ts";
import { json } from "../json.ts";
import { messages } from "../messages.ts";
import { passage } from "../passage.ts";
import type { Schema } from "../schemas.ts";
import { commonErrors, type ExampleSource, Examples } from "./examples.ts";
import { type DescribedObject, describeObject, describeObjects } from "./fields.ts";
import {
  type ExampleHeaders,
  exampleErrorHeaders,
  exampleHeaders,
  type HeaderFacts,
} from "./headers.ts";

/** The facts from which a description is made. */
export interface DescriptionSource extends ExampleSource, HeaderFacts {
  readonly basePath: string;
  /** The version of the program. */
  readonly version: string;
}

/** A parameter of the query, with the value it has in the example. */
export interface DescribedParameter extends Parameter {
  readonly example: string | undefined;
}

/** An error of the API. */
export interface DescribedError {
  readonly code: ErrorCode;
  readonly status: number;
  /** For developers, in English. */
  readonly meaning: string;
  /** The message of an example, in Slovenian; undefined where the translations give no example. */
  readonly message: string | undefined;
}

/** An example of a response. */
export interface DescribedResponse {
  readonly status: number;
  /** Undefined where it is no error. */
  readonly code?: ErrorCode;
  readonly headers: ExampleHeaders;
  /** Undefined where there is none. */
  readonly body?: unknown;
}

/** An example of a request with the body of its success. */
export interface DescribedExample {
  readonly path: string;
  /** Its parameters by name. */
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** An endpoint of the API. Its texts are for developers, in English. */
export interface DescribedEndpoint {
  /** Below the base path, such as `/passage`. */
  readonly path: string;
  readonly operation: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly DescribedParameter[];
  /** The JSON Schema of `data`. */
  readonly schema: Schema;
  /** The objects in `data`. */
  readonly objects: readonly DescribedObject[];
  /** The body of a success; undefined where the translations give no example. */
  readonly example: unknown;
  /** Its own errors first, then those of all endpoints. */
  readonly errors: readonly DescribedError[];
  /** A response of each status and error that is not the same for all endpoints. */
  readonly responses: readonly DescribedResponse[];
}

/** The whole API. */
export interface ApiDescription {
  readonly basePath: string;
  readonly version: string;
  readonly endpoints: readonly DescribedEndpoint[];
  /** The error of every other path. */
  readonly notFound: DescribedError;
  /** The responses with errors that are the same for all endpoints. */
  readonly commonResponses: readonly DescribedResponse[];
  /** The object of every error. */
  readonly errorObject: DescribedObject;
  /** A passage with its printed lines; undefined where the translations give no example. */
  readonly printedLines: DescribedExample | undefined;
}

/**
 * Describes the API from the tables of the router and the errors. The examples are what the endpoints answer with the
 * translations of the source.
 */
export async function describeApi(source: DescriptionSource): Promise<ApiDescription> {
  const examples = new Examples(source);
  const common = commonErrors(source).map(([code, message]) => describeError(code, message));
  return {
    basePath: source.basePath,
    version: source.version,
    endpoints: await Promise.all(
      ENDPOINTS.map((endpoint) => describeEndpoint(endpoint, { examples, common, source })),
    ),
    notFound: describeError("not_found", messages.unknownPath()),
    commonResponses: [...common, describeError("not_found", messages.unknownPath())]
      .sort((one, other) => one.status - other.status)
      .flatMap((error) => errorResponses(error, source)),
    errorObject: describeObject("Error"),
    printedLines: await describePrintedLines(examples),
  };
}

async function describePrintedLines(examples: Examples): Promise<DescribedExample | undefined> {
  const example: ExampleQuery = (data) => ({
    ...passage.documentation.example(data),
    layout: "lines",
  });
  const [query, body] = [examples.query(example), await examples.success(passage, example)];
  if (query === undefined || body === undefined) return undefined;
  return { path: passage.path, query: new URLSearchParams(query), body };
}

/** Returns every error once, with a message where any endpoint gives one, ordered by status. */
export function allErrors({ endpoints, notFound }: ApiDescription): DescribedError[] {
  const errors = new Map<ErrorCode, DescribedError>();
  for (const error of [...endpoints.flatMap(({ errors }) => errors), notFound]) {
    if (errors.get(error.code)?.message === undefined) errors.set(error.code, error);
  }
  return [...errors.values()].sort((one, other) => one.status - other.status);
}

async function describeEndpoint(
  endpoint: Endpoint,
  {
    examples,
    common,
    source,
  }: { examples: Examples; common: readonly DescribedError[]; source: DescriptionSource },
): Promise<DescribedEndpoint> {
  const { path, parameters, documentation } = endpoint;
  const { operation, summary, description, schema, errors } = documentation;
  const query = new URLSearchParams(examples.query(documentation.example));
  const own = await Promise.all(
    (Object.keys(errors) as ErrorCode[]).map(async (code) =>
      describeError(code, await examples.error(endpoint, code)),
    ),
  );
  const example = await examples.success(endpoint);
  return {
    path,
    operation,
    summary,
    description,
    parameters: parameters.map((parameter) => ({
      ...parameter,
      example: query.get(parameter.name) ?? undefined,
    })),
    schema,
    objects: describeObjects(schema),
    example,
    errors: [...own, ...common],
    responses: [
      ...successResponses(example, source),
      ...own.flatMap((error) => errorResponses(error, source)),
    ],
  };
}

function successResponses(body: unknown, source: DescriptionSource): DescribedResponse[] {
  if (body === undefined) return [];
  const etag = entityTag(json(body));
  return [
    { status: 200, headers: exampleHeaders(200, { ...source, etag }), body },
    { status: 304, headers: exampleHeaders(304, { ...source, etag }) },
  ];
}

function errorResponses(
  { code, status, message }: DescribedError,
  source: DescriptionSource,
): DescribedResponse[] {
  if (message === undefined) return [];
  const headers = exampleErrorHeaders(code, source);
  return [{ status, code, headers, body: { error: { code, message } } }];
}

function describeError(code: ErrorCode, message: string | undefined): DescribedError {
  return { code, status: STATUS[code], meaning: MEANING[code], message };
}
