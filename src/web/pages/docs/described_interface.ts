import { areSameFacts, type InterfaceFacts, openApiDocument } from "../../../api/openapi/mod.ts";

/** A parameter as the OpenAPI document describes it. */
export interface DescribedParameter {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  readonly example: string | undefined;
}

/** An address of the interface as the OpenAPI document describes it. */
export interface DescribedEndpoint {
  /** Below the base path, such as `/passage`. */
  readonly path: string;
  readonly operation: string;
  readonly description: string;
  /** Those of the query. */
  readonly parameters: readonly DescribedParameter[];
  /** A successful answer, as JSON. */
  readonly example: unknown;
}

/** An error as the OpenAPI document describes it. */
export interface DescribedError {
  readonly code: string;
  readonly status: string;
  readonly description: string;
  /** What the service says, in Slovenian; undefined where the translations there are give no example. */
  readonly message: string | undefined;
}

/** A response header as the OpenAPI document describes it. */
export interface DescribedHeader {
  readonly name: string;
  readonly description: string;
}

/** What the page of the interface is made of: the OpenAPI document, taken apart. */
export interface DescribedInterface {
  readonly endpoints: readonly DescribedEndpoint[];
  readonly errors: readonly DescribedError[];
  readonly headers: readonly DescribedHeader[];
}

/** A part of the document whose members are looked at one by one. */
type Part = Readonly<Record<string, unknown>>;

/** The description at this moment: made when it is first asked for, and anew when the facts it is made from change. */
export class KeptDescription {
  readonly #facts: () => InterfaceFacts;
  #last: { readonly facts: InterfaceFacts; readonly described: DescribedInterface } | undefined;

  constructor(facts: () => InterfaceFacts) {
    this.#facts = facts;
  }

  get current(): DescribedInterface {
    const facts = this.#facts();
    if (this.#last === undefined || !areSameFacts(facts, this.#last.facts)) {
      this.#last = { facts, described: describeInterface(facts) };
    }
    return this.#last.described;
  }
}

function describeInterface(facts: InterfaceFacts): DescribedInterface {
  const document = openApiDocument(facts);
  const operations = Object.entries(document.paths).map(([path, { get }]) => ({ path, get }));
  const errors = new Map<string, DescribedError>();
  for (const { get } of operations) {
    for (const [status, response] of Object.entries(get.responses)) {
      for (const error of errorsOf(status, response)) {
        if (!errors.has(error.code)) errors.set(error.code, error);
      }
    }
  }
  const { headers } = part(document, "components");
  return {
    endpoints: operations
      .filter(({ get }) => content(get.responses["200"])?.example !== undefined)
      .map(({ path, get }) => ({
        path,
        operation: get.operationId,
        description: get.description,
        parameters: (get.parameters ?? [])
          .filter((parameter) => parameter.in === "query")
          .map((parameter) => ({
            name: String(parameter.name),
            required: parameter.required === true,
            description: String(parameter.description),
            example: parameter.example === undefined ? undefined : String(parameter.example),
          })),
        example: content(get.responses["200"])?.example,
      })),
    errors: [...errors.values()].sort((one, other) => Number(one.status) - Number(other.status)),
    headers: Object.entries(headers as Readonly<Record<string, Part>>).map(([name, header]) => ({
      name,
      description: String(header.description),
    })),
  };
}

/** The errors that a response may be: its description names each code and what it means, its examples what is said. */
function* errorsOf(status: string, response: Part): Generator<DescribedError> {
  const examples = part(content(response) ?? {}, "examples");
  for (const [, code = "", meaning = ""] of String(response.description).matchAll(CODE)) {
    const { value } = part(examples, code) as { value?: { error: Part } };
    const message = value === undefined ? undefined : String(value.error.message);
    yield { code, status, description: meaning, message };
  }
}

const CODE = /`([a-z_]+)`: ([^`]*[^`\s])/g;

/** What the document says of the JSON body of a response. */
function content(response: Part | undefined): Part | undefined {
  const json = part(part(response ?? {}, "content"), "application/json");
  return Object.keys(json).length === 0 ? undefined : json;
}

function part(whole: Part, name: string): Part {
  return (whole[name] ?? {}) as Part;
}
