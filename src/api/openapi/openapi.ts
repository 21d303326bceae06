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
import { reference, SCHEMAS } from "../schemas.ts";
import type { OpenApiDocument, OpenApiOperation } from "./document.ts";
import { OPS_TAG, opsPaths } from "./ops_paths.ts";

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
