import { fillIn, readSections } from "../../base/source_files.ts";
import type { Settings } from "../../config/mod.ts";
import { FIRST_LECTIONARY_YEAR, LAST_LECTIONARY_YEAR } from "../../lectionary/mod.ts";
import { MAX_QUERY_LENGTH } from "../../search/mod.ts";
import { VERSION } from "../../version.ts";
import { type ErrorCode, STATUS } from "../api_error.ts";
import type { Endpoint, Parameter } from "../endpoint.ts";
import { MAX_DAYS } from "../endpoints.ts";
import { descriptions, type ObjectSchema, SCHEMAS, type Schema, schemaRef, textsOf } from "../schemas.ts";
import { type ExampleResponse, headersOfError, SUCCESS_HEADERS } from "./examples.ts";

/** The limits in the descriptions of parameters, besides those of their schemas. */
const LIMITS = {
  characters: MAX_QUERY_LENGTH,
  days: MAX_DAYS,
  first_year: FIRST_LECTIONARY_YEAR,
  last_year: LAST_LECTIONARY_YEAR,
};

/** Makes the OpenAPI document. @param endpoints Their operations, with their paths below the base path. */
export function openApiDocument(
  settings: Settings,
  endpoints: readonly { readonly path: string; readonly operation: OpenApiOperation }[],
): OpenApiDocument {
  const frame = fillIn(readSections("api/tables/document.txt").get("document")!, {
    version: VERSION,
    origin: settings["public-url"] || "/",
    service: settings["public-url"] + settings["base-path"],
    bad_request: textsOf("error", "bad_request")[0],
  });
  const document = JSON.parse(frame);
  return {
    ...document,
    info: { ...document.info, contact: contact(settings) },
    paths: {
      ...Object.fromEntries(endpoints.map(({ path, operation }) => [path, { get: operation }])),
      ...document.paths,
    },
    components: { ...document.components, schemas: describedSchemas() },
  };
}

/** Keywords after the description of a schema. */
const LAST_KEYWORDS = ["format", "pattern", "maximum", "properties"];

/** Returns the schemas with their descriptions. */
function describedSchemas(): Readonly<Record<string, ObjectSchema>> {
  const texts = descriptions("schema");
  const describe = (schema: Schema, name: string, field = name): Schema => {
    if (schema.$ref !== undefined) return schema;
    const members = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
      if (keyword === "items") return [keyword, describe(value as Schema, `${name}[]`, `${field}[]`)];
      if (keyword !== "properties") return [keyword, value];
      const own = Object.entries(value as ObjectSchema["properties"]);
      return [
        keyword,
        Object.fromEntries(own.map(([field, one]) => [field, describe(one, `${name}.${field}`, field)])),
      ];
    });
    const [description] = texts.get(name) ?? texts.get(field) ?? [];
    const place = members.findIndex(([keyword]) => LAST_KEYWORDS.includes(keyword));
    if (description !== undefined) members.splice(place < 0 ? members.length : place, 0, ["description", description]);
    return Object.fromEntries(members);
  };
  const described = Object.entries(SCHEMAS).map(([name, schema]) => [name, describe(schema, name)]);
  return Object.fromEntries(described);
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
  const { operation, schema } = endpoint.documentation;
  const [summary = "", description = ""] = textsOf("operation", operation);
  const { query, errors, responses, commonResponses } = source;
  const success = responses.find(({ status }) => status === 200);
  // `not_found` is left out: every path of the document exists.
  const common = commonResponses.flatMap(({ code }) => (code === undefined || code === "not_found" ? [] : [code]));
  const others = commonResponses.filter(({ code }) => !responses.some((own) => own.code === code));
  return {
    operationId: operation,
    tags: [endpoint.maxAge === "day" ? "church year" : "scripture"],
    summary,
    description,
    parameters: endpoint.parameters.map(({ name, required, inPath, schema }) => {
      const text = query.get(name) ?? undefined;
      const example = text !== undefined && schema.type === "integer" ? Number(text) : text;
      return {
        name,
        in: inPath ? "path" : "query",
        required,
        description: fillIn(textsOf("parameter", `${operation}.${name}`, name)[0]!, { ...LIMITS, ...schema }),
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
      ...errorResponses([...errors, ...common], [...responses, ...others]),
    },
  };
}

/** Returns the responses of errors, one for each status. */
function errorResponses(
  codes: readonly ErrorCode[],
  examples: readonly ExampleResponse[],
): OpenApiOperation["responses"] {
  const meaningOf = (code: ErrorCode) => textsOf("error", code)[0]!;
  const statuses = new Set(codes.map((code) => STATUS[code]));
  return Object.fromEntries(
    [...statuses].map((status) => {
      const own = codes.filter((code) => STATUS[code] === status);
      const shown = examples.filter(({ code }) => code !== undefined && own.includes(code));
      return [
        status,
        {
          description: own.map((code) => `\`${code}\`: ${meaningOf(code)}`).join(" "),
          headers: references(headersOfError(own[0]!)),
          content: {
            "application/json": {
              schema: schemaRef("Error"),
              examples: Object.fromEntries(
                shown.map(({ code, body }) => [code, { summary: meaningOf(code!), value: body }]),
              ),
            },
          },
        },
      ];
    }),
  );
}

function references(names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** A parameter of an operation. */
export interface OpenApiParameter extends Pick<Parameter, "name" | "required" | "schema"> {
  readonly description: string;
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
}

/** An OpenAPI 3.1 document; see https://spec.openapis.org/oas/v3.1.1. */
export interface OpenApiDocument {
  readonly openapi: "3.1.1";
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, { readonly get: OpenApiOperation }>>;
  readonly components: {
    readonly headers: Readonly<Record<string, { readonly description: string }>>;
    readonly schemas: Readonly<Record<string, ObjectSchema>>;
    readonly [member: string]: unknown;
  };
  readonly [member: string]: unknown;
}
