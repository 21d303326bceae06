import type { Endpoint } from "../endpoint.ts";
import { ENDPOINTS } from "../endpoints.ts";
import { type ErrorCode, MEANING, STATUS } from "../errors.ts";
import { messages } from "../messages.ts";
import { reference, SCHEMAS } from "../schemas.ts";
import type { OpenApiDocument, OpenApiOperation } from "./document.ts";
import { commonFailures, type ExampleFacts, Examples } from "./examples.ts";
import { HEADERS, headersOf } from "./headers.ts";
import { operatorPaths } from "./operation.ts";

/** What the document is made from. */
export interface InterfaceFacts extends ExampleFacts {
  readonly basePath: string;
  /** The version of the program. */
  readonly version: string;
}

/** Whether a document made from some facts is the one that others make. */
export function areSameFacts(facts: InterfaceFacts, others: InterfaceFacts): boolean {
  const names = Object.keys(facts) as (keyof InterfaceFacts)[];
  return names.every((name) => facts[name] === others[name]);
}

/**
 * The OpenAPI document of the interface, from the same tables as the router and the errors.
 *
 * Its examples are what the endpoints answer with the translations there are: it is made anew when they change.
 */
export function openApiDocument(facts: InterfaceFacts): OpenApiDocument {
  const examples = new Examples(facts);
  return {
    openapi: "3.1.1",
    info: {
      title: "Ambo",
      version: facts.version,
      summary:
        "Scripture passages by reference, a verse of the day and the translations there are.",
      description:
        "Every request carries an API key and counts as one of the key's requests of the day, whatever its answer; " +
        "refused ones (401, 429) and preflights do not count. HEAD is GET without the body. Unknown parameters are " +
        "passed over, a blank parameter is a missing one, and a trailing slash is another path. " +
        "Error messages are in Slovenian.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: facts.basePath }],
    security: [{ bearer: [] }, { header: [] }],
    paths: {
      ...Object.fromEntries(
        ENDPOINTS.map((endpoint) => [
          endpoint.path,
          { get: operation(endpoint, { facts, examples }) },
        ]),
      ),
      "/{path}": { get: elsewhere() },
      ...operatorPaths(),
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

function operation(
  endpoint: Endpoint,
  { facts, examples }: { facts: InterfaceFacts; examples: Examples },
): OpenApiOperation {
  const { documentation, parameters } = endpoint;
  const { operation, summary, description, schema } = documentation;
  const query = new URLSearchParams(examples.query(documentation.example));
  const example = examples.success(endpoint)?.body;
  return {
    operationId: operation,
    summary,
    description,
    parameters: [
      ...parameters.map(({ name, required, description, format }) => ({
        name,
        in: "query",
        required,
        description,
        schema: { type: "string", minLength: 1, ...(format && { format }) },
        ...(query.has(name) && { example: query.get(name) }),
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
        description: documentation.summary,
        headers: headersOf("content"),
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
        headers: headersOf("unchanged"),
      },
      ...failures(endpoint, { facts, examples }),
    },
  };
}

/** The responses of the failures, by status. */
function failures(
  endpoint: Endpoint,
  { facts, examples }: { facts: InterfaceFacts; examples: Examples },
): OpenApiOperation["responses"] {
  const bodies = new Map<ErrorCode, unknown>();
  for (const code of Object.keys(endpoint.documentation.failures) as ErrorCode[]) {
    bodies.set(code, examples.failure(endpoint, code)?.body);
  }
  for (const [code, message] of commonFailures(facts))
    bodies.set(code, { error: { code, message } });
  const statuses = new Set([...bodies.keys()].map((code) => STATUS[code]));
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      failure([...bodies].filter(([code]) => STATUS[code] === status)),
    ]),
  );
}

/** One response of all failures with a status. */
function failure(bodies: readonly (readonly [ErrorCode, unknown])[]) {
  const [[first] = []] = bodies;
  return {
    description: bodies.map(([code]) => `\`${code}\`: ${MEANING[code]}`).join(" "),
    headers: headersOf("failure", first && STATUS[first]),
    content: {
      "application/json": {
        schema: reference("Error"),
        examples: Object.fromEntries(
          bodies
            .filter(([, body]) => body !== undefined)
            .map(([code, body]) => [code, { summary: MEANING[code], value: body }]),
        ),
      },
    },
  };
}

/** Any other path. */
function elsewhere(): OpenApiOperation {
  const body = { error: { code: "not_found", message: messages.unknownPath() } };
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
    responses: { 404: failure([["not_found", body]]) },
  };
}
