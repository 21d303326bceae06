import type { Settings } from "../../config/mod.ts";
import { VERSION } from "../../version.ts";
import type { Endpoint, ObjectSchema, Parameter, Schema } from "../endpoint.ts";
import { type ErrorCode, MEANING, STATUS } from "../errors.ts";
import { reference, SCHEMAS } from "../schemas.ts";
import type { ExampleResponse } from "./examples.ts";
import { type DescribedHeader, HEADERS, type HeaderName, headersOfError, SUCCESS_HEADERS } from "./headers.ts";

/** The tag of the operations for operators. */
const OPS_TAG = { name: "operation", description: "For those who run the service." };

/**
 * Returns the paths for operators. They are outside the base path and need no API key.
 *
 * @param publicUrl The address of the service; empty where it is not set.
 */
function opsPaths(publicUrl: string): OpenApiDocument["paths"] {
  const page = (description: string, type: string) => ({
    description,
    content: { [type]: { schema: { type: type === "application/json" ? "object" : "string" } } },
  });
  const operation = (
    operationId: string,
    summary: string,
    { description, responses }: Pick<OpenApiOperation, "description" | "responses">,
  ) => ({
    servers: [{ url: publicUrl || "/" }],
    get: {
      ...{ operationId, tags: [OPS_TAG.name], summary, description, security: [] },
      responses: { ...responses, 400: { description: MEANING.bad_request } },
    },
  });
  return {
    "/healthz": operation("getHealth", "Whether the service is alive", {
      description: "Answers as long as the process does.",
      responses: { 200: page("It is alive.", "text/plain") },
    }),
    "/readyz": operation("getReadiness", "Whether the service can answer", {
      description:
        "Reads a verse and looks whether the store can be written; where machines share a store, also whether this one " +
        "serves the same translations as most.",
      responses: {
        200: page("It can answer.", "text/plain"),
        503: page("It cannot: the body says what is wrong.", "text/plain"),
      },
    }),
    "/metrics": operation("getMetrics", "Figures for monitoring", {
      description:
        "In the text format of Prometheus. Off unless the operator switched it on: on a port of its own, or here for " +
        "the bearer of a token.",
      responses: {
        200: page("The figures.", "text/plain"),
        401: { description: "The token is missing or wrong." },
        404: { description: "It is off." },
      },
    }),
    "/openapi.json": operation("getInterface", "This document", {
      description: "OpenAPI 3.1, made from the tables that the service itself works with.",
      responses: { 200: page("The document.", "application/json") },
    }),
  };
}

/** Makes the OpenAPI document. @param endpoints Their operations, with their paths below the base path. */
export function openApiDocument(
  settings: Settings,
  endpoints: readonly { readonly path: string; readonly operation: OpenApiOperation }[],
): OpenApiDocument {
  const publicUrl = settings["public-url"];
  return {
    openapi: "3.1.1",
    info: {
      title: "Ambo",
      version: VERSION,
      summary: "Scripture passages by reference, a verse of the day and the translations there are.",
      description:
        "Every request carries an API key and counts as one of the key's requests of the day, whatever its answer; " +
        "refused ones (401, 429) and preflights do not count. HEAD is GET without the body. Unknown parameters are " +
        "passed over, a blank parameter is a missing one, and a trailing slash is another path. An `If-None-Match` with " +
        "the `ETag` of an earlier answer gets 304 where nothing has changed; it counts as a request. " +
        "Error messages are in Slovenian.",
      contact: contact(settings),
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: publicUrl + settings["base-path"] }],
    tags: [
      { name: "scripture", description: "Texts, and where they stand." },
      { name: "church year", description: "What is read today and on any day." },
      OPS_TAG,
    ],
    security: [{ bearer: [] }, { header: [] }],
    paths: {
      ...Object.fromEntries(endpoints.map(({ path, operation }) => [path, { get: operation }])),
      ...opsPaths(publicUrl),
    },
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "The key as `Authorization: Bearer KEY`. It decides where both headers are there.",
        },
        header: {
          type: "apiKey",
          in: "header",
          name: "X-API-Key",
          description: "The key as `X-API-Key: KEY`.",
        },
      },
      headers: HEADERS,
      schemas: SCHEMAS,
    },
  };
}

function contact({ "site-name": name, "site-contact": siteContact }: Settings) {
  const { href = "" } = siteContact ?? {};
  return {
    name: name || "Ambo",
    ...(href.startsWith("mailto:") && { email: href.slice("mailto:".length) }),
    ...(href.startsWith("http") && { url: href }),
  };
}

/** The examples from which an operation is made, and the codes of its errors. */
interface OperationSource {
  /** The query of the request that succeeds. */
  readonly query: URLSearchParams;
  readonly errors: readonly ErrorCode[];
  readonly responses: readonly ExampleResponse[];
  readonly commonResponses: readonly ExampleResponse[];
}

/** Makes the operation of an endpoint. */
export function endpointOperation(endpoint: Endpoint, source: OperationSource): OpenApiOperation {
  const { operation, summary, description, schema } = endpoint.documentation;
  const { query, errors, responses, commonResponses } = source;
  const success = responses.find(({ status }) => status === 200);
  // No path of the document is one that is not there.
  const common = commonResponses.flatMap(({ code }) => (code === undefined || code === "not_found" ? [] : [code]));
  return {
    operationId: operation,
    tags: [endpoint.maxAge === "day" ? "church year" : "scripture"],
    summary,
    description,
    parameters: endpoint.parameters.map(({ name, required, inPath, description, schema }) => {
      const text = query.get(name) ?? undefined;
      const example = text !== undefined && schema.type === "integer" ? Number(text) : text;
      return {
        name,
        in: inPath ? "path" : "query",
        required,
        description,
        schema,
        ...(example !== undefined && { example }),
      };
    }),
    responses: {
      200: {
        description: summary,
        headers: references(SUCCESS_HEADERS),
        content: {
          "application/json": {
            schema: { type: "object", properties: { data: schema }, required: ["data"] },
            ...(success && { example: success.body }),
          },
        },
      },
      ...errorResponses([...errors, ...common], [...responses, ...commonResponses]),
    },
  };
}

/** Returns the responses of errors, one for each status. */
function errorResponses(
  codes: readonly ErrorCode[],
  examples: readonly ExampleResponse[],
): OpenApiOperation["responses"] {
  const statuses = new Set(codes.map((code) => STATUS[code]));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const own = codes.filter((code) => STATUS[code] === status);
      const shown = examples.filter(({ code }) => code !== undefined && own.includes(code));
      return [
        status,
        {
          description: own.map((code) => `\`${code}\`: ${MEANING[code]}`).join(" "),
          headers: references(headersOfError(own[0]!)),
          content: {
            "application/json": {
              schema: reference("Error"),
              examples: Object.fromEntries(
                shown.map(({ code, body }) => [code, { summary: MEANING[code!], value: body }]),
              ),
            },
          },
        },
      ];
    }),
  );
}

function references(names: readonly HeaderName[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** A parameter of an operation. */
export interface OpenApiParameter extends Pick<Parameter, "name" | "required" | "description" | "schema"> {
  readonly in: "query" | "path";
  readonly example?: string | number;
}

/** A response of an operation; `headers` are references. */
interface OpenApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly schema: Schema; readonly [member: string]: unknown }>>;
}

/** An operation of the document. */
export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly OpenApiParameter[];
  readonly responses: Readonly<Record<number, OpenApiResponse>>;
  readonly security?: readonly unknown[];
}

/** An OpenAPI 3.1 document; see https://spec.openapis.org/oas/v3.1.1. */
export interface OpenApiDocument {
  readonly openapi: "3.1.1";
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, { readonly get: OpenApiOperation }>>;
  readonly components: {
    readonly headers: Readonly<Record<string, DescribedHeader>>;
    readonly schemas: Readonly<Record<string, ObjectSchema>>;
    readonly [member: string]: unknown;
  };
  readonly [member: string]: unknown;
}
