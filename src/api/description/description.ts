import type { Endpoint, Parameter } from "../endpoint.ts";
import { ENDPOINTS } from "../endpoints.ts";
import { type ErrorCode, MEANING, STATUS } from "../errors.ts";
import { messages } from "../messages.ts";
import type { Schema } from "../schemas.ts";
import { commonErrors, type ExampleSource, Examples } from "./examples.ts";
import { type DescribedObject, describeObjects } from "./fields.ts";

/** The facts from which a description is made. */
export interface DescriptionSource extends ExampleSource {
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
}

/** The whole API. */
export interface ApiDescription {
  readonly basePath: string;
  readonly version: string;
  readonly endpoints: readonly DescribedEndpoint[];
  /** The error of every other path. */
  readonly notFound: DescribedError;
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
      ENDPOINTS.map((endpoint) => describeEndpoint(endpoint, { examples, common })),
    ),
    notFound: describeError("not_found", messages.unknownPath()),
  };
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
  { examples, common }: { examples: Examples; common: readonly DescribedError[] },
): Promise<DescribedEndpoint> {
  const { path, parameters, documentation } = endpoint;
  const { operation, summary, description, schema, errors } = documentation;
  const query = new URLSearchParams(examples.query(documentation.example));
  const own = await Promise.all(
    (Object.keys(errors) as ErrorCode[]).map(async (code) =>
      describeError(code, await examples.error(endpoint, code)),
    ),
  );
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
    example: await examples.success(endpoint),
    errors: [...own, ...common],
  };
}

function describeError(code: ErrorCode, message: string | undefined): DescribedError {
  return { code, status: STATUS[code], meaning: MEANING[code], message };
}
