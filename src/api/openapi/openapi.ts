import {
  type ApiDescription,
  type DescribedEndpoint,
  type DescribedError,
  HEADERS,
  type HeaderName,
  headersOfError,
  SUCCESS_HEADERS,
  UNCHANGED_HEADERS,
} from "../description/mod.ts";
import { reference, SCHEMAS } from "../schemas.ts";
import type { OpenApiDocument, OpenApiOperation } from "./document.ts";
import { opsPaths } from "./ops_paths.ts";

/** Makes the OpenAPI document from the description of the API. */
export function openApiDocument({
  basePath,
  version,
  endpoints,
  notFound,
}: ApiDescription): OpenApiDocument {
  return {
    openapi: "3.1.1",
    info: {
      title: "Ambo",
      version,
      summary:
        "Scripture passages by reference, a verse of the day and the translations there are.",
      description:
        "Every request carries an API key and counts as one of the key's requests of the day, whatever its answer; " +
        "refused ones (401, 429) and preflights do not count. HEAD is GET without the body. Unknown parameters are " +
        "passed over, a blank parameter is a missing one, and a trailing slash is another path. " +
        "Error messages are in Slovenian.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: basePath }],
    security: [{ bearer: [] }, { header: [] }],
    paths: {
      ...Object.fromEntries(
        endpoints.map((endpoint) => [endpoint.path, { get: operation(endpoint) }]),
      ),
      "/{path}": { get: anyOtherPath(notFound) },
      ...opsPaths(),
    },
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description:
            "The key as `Authorization: Bearer KEY`. It decides where both headers are there.",
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

function operation(endpoint: DescribedEndpoint): OpenApiOperation {
  const { operation, summary, description, schema, example } = endpoint;
  return {
    operationId: operation,
    summary,
    description,
    parameters: [
      ...endpoint.parameters.map(({ name, required, description, format, example }) => ({
        name,
        in: "query",
        required,
        description,
        schema: { type: "string", minLength: 1, ...(format && { format }) },
        ...(example !== undefined && { example }),
      })),
      {
        name: "If-None-Match",
        in: "header",
        required: false,
        description:
          "An `ETag` of an earlier answer: 304 without a body where nothing has changed.",
        schema: { type: "string" },
      },
      {
        name: "Accept-Encoding",
        in: "header",
        required: false,
        description: "Longer answers come compressed where it names `br` or `gzip`.",
        schema: { type: "string" },
        example: "br, gzip",
      },
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
              additionalProperties: false,
            },
            ...(example !== undefined && { example }),
          },
        },
      },
      304: {
        description:
          "Nothing has changed since the answer with that `ETag`. It counts as a request.",
        headers: references(UNCHANGED_HEADERS),
      },
      ...errorResponses(endpoint.errors),
    },
  };
}

/** Returns the responses of errors, one for each status. */
function errorResponses(errors: readonly DescribedError[]): OpenApiOperation["responses"] {
  const statuses = new Set(errors.map(({ status }) => status));
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      errorResponse(errors.filter((error) => error.status === status)),
    ]),
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
            .map(({ code, meaning, message }) => [
              code,
              { summary: meaning, value: { error: { code, message } } },
            ]),
        ),
      },
    },
  };
}

function anyOtherPath(notFound: DescribedError): OpenApiOperation {
  return {
    operationId: "getAnythingElse",
    summary: "Any other path",
    description: "Answers 404, after the key and the quota were judged.",
    parameters: [
      {
        name: "path",
        in: "path",
        required: true,
        description: "Whatever is none of the other paths.",
        schema: { type: "string" },
        example: "nowhere",
      },
    ],
    responses: errorResponses([notFound]),
  };
}

function references(names: readonly HeaderName[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
