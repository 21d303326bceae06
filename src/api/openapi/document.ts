/** An operation of the document, as far as a page needs its shape. */
export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Readonly<Record<string, unknown>>[];
  readonly responses: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly security?: readonly unknown[];
}

/** An OpenAPI 3.1 document; see https://spec.openapis.org/oas/v3.1.1. */
export interface OpenApiDocument {
  readonly openapi: "3.1.1";
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, { readonly get: OpenApiOperation }>>;
  readonly [member: string]: unknown;
}
