import type { SiteContact } from "../../config/mod.ts";
import {
  type ApiDescription,
  type DescribedEndpoint,
  type DescribedError,
  HEADERS,
  type HeaderName,
  headersOfError,
  SUCCESS_HEADERS,
} from "../description/mod.ts";
import { MEANING } from "../errors.ts";
import { reference, SCHEMAS } from "../schemas.ts";

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

/** Makes the OpenAPI document from the description of the API. */
export function openApiDocument({
  basePath,
  version,
  endpoints,
  publicUrl,
  siteName,
  siteContact,
}: ApiDescription): OpenApiDocument {
  return {
    openapi: "3.1.1",
    info: {
      title: "Ambo",
      version,
      summary: "Scripture passages by reference, a verse of the day and the translations there are.",
      description:
        "Every request carries an API key and counts as one of the key's requests of the day, whatever its answer; " +
        "refused ones (401, 429) and preflights do not count. HEAD is GET without the body. Unknown parameters are " +
        "passed over, a blank parameter is a missing one, and a trailing slash is another path. An `If-None-Match` with " +
        "the `ETag` of an earlier answer gets 304 where nothing has changed; it counts as a request. " +
        "Error messages are in Slovenian.",
      contact: contact(siteName, siteContact),
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: publicUrl + basePath }],
    tags: [
      { name: "scripture", description: "Texts, and where they stand." },
      { name: "church year", description: "What is read today and on any day." },
      OPS_TAG,
    ],
    security: [{ bearer: [] }, { header: [] }],
    paths: {
      ...Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, { get: operation(endpoint) }])),
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

function contact(name: string, siteContact: SiteContact | undefined) {
  const { href = "" } = siteContact ?? {};
  return {
    name: name || "Ambo",
    ...(href.startsWith("mailto:") && { email: href.slice("mailto:".length) }),
    ...(href.startsWith("http") && { url: href }),
  };
}

function operation(endpoint: DescribedEndpoint): OpenApiOperation {
  const { operation, summary, description, schema, example } = endpoint;
  return {
    operationId: operation,
    tags: [endpoint.maxAge === "day" ? "church year" : "scripture"],
    summary,
    description,
    parameters: [
      ...endpoint.parameters.map(({ name, required, description, schema, example }) => ({
        name,
        in: "query",
        required,
        description,
        schema,
        ...(example !== undefined && {
          example: schema.type === "integer" ? Number(example) : example,
        }),
      })),
    ],
    responses: {
      200: {
        description: summary,
        headers: references(SUCCESS_HEADERS),
        content: {
          "application/json": {
            schema: {
              type: "object",
              properties: { data: schema },
              required: ["data"],
            },
            ...(example !== undefined && { example }),
          },
        },
      },
      ...errorResponses(endpoint.errors),
    },
  };
}

/** Returns the responses of errors, one for each status. */
function errorResponses(errors: readonly DescribedError[]): OpenApiOperation["responses"] {
  const statuses = new Set(errors.map(({ status }) => status));
  return Object.fromEntries(
    [...statuses].map((status) => [status, errorResponse(errors.filter((error) => error.status === status))]),
  );
}

/** Returns the one response of all errors of a status. */
function errorResponse(errors: readonly DescribedError[]) {
  return {
    description: errors.map(({ code, meaning }) => `\`${code}\`: ${meaning}`).join(" "),
    headers: references(headersOfError(errors[0]!.code)),
    content: {
      "application/json": {
        schema: reference("Error"),
        examples: Object.fromEntries(
          errors
            .filter(({ message }) => message !== undefined)
            .map(({ code, meaning, message }) => [code, { summary: meaning, value: { error: { code, message } } }]),
        ),
      },
    },
  };
}

function references(names: readonly HeaderName[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** An operation of the document, as far as a page needs its shape. */
interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Readonly<Record<string, unknown>>[];
  readonly responses: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly security?: readonly unknown[];
}

/** An OpenAPI 3.1 document; see https://spec.openapis.org/oas/v3.1.1. */
interface OpenApiDocument {
  readonly openapi: "3.1.1";
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, { readonly get: OpenApiOperation }>>;
  readonly [member: string]: unknown;
}
