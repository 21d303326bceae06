import type { SiteContact } from "../../config/mod.ts";
import { endSentence, explain } from "../../i18n/problems/mod.ts";
import { VERSION } from "../../version.ts";
import type { ApiDependencies } from "../context.ts";
import type { Endpoint, ExampleQuery, MaxAge, Parameter, Schema } from "../endpoint.ts";
import { ENDPOINTS } from "../endpoints.ts";
import { ApiError, type ErrorCode, MEANING, STATUS } from "../errors.ts";
import { passageEndpoint } from "../passage.ts";
import { commonErrors, type ExampleAnswer, type ExampleSource, Examples } from "./examples.ts";
import {
  type DescribedObject,
  describeObject,
  describeObjects,
  type ExampleHeaders,
  exampleErrorHeaders,
  exampleHeaders,
  type HeaderFacts,
} from "./fields.ts";

/** The facts from which a description is made. */
export interface DescriptionSource extends ExampleSource, HeaderFacts {
  readonly basePath: string;
  /** The address of the service, such as `https://ambo.example.org`; empty where it is not set. */
  readonly publicUrl: string;
  /** The name of the service; empty where it is not set. */
  readonly siteName: string;
  /** Whom to ask about the service. */
  readonly siteContact: SiteContact | undefined;
  /** The version of the program. */
  readonly version: string;
}

/** A parameter of the query, with the value it has in the example. */
export interface DescribedParameter extends Omit<Parameter, "read"> {
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
  /** The same message in English, which no answer has. */
  readonly inEnglish: string | undefined;
}

/** An example of a response. */
export interface DescribedResponse {
  readonly status: number;
  /** Undefined where it is no error. */
  readonly code?: ErrorCode;
  readonly headers: ExampleHeaders;
  /** Undefined where there is none. */
  readonly body?: unknown;
  /** The message of an error in English. */
  readonly inEnglish?: string | undefined;
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
  readonly maxAge: MaxAge;
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
  /** The address of the service; empty where it is not set. */
  readonly publicUrl: string;
  readonly siteName: string;
  readonly siteContact: SiteContact | undefined;
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
  const common = commonErrors(source).map((error) => describeError(error.errorCode, error));
  const notFound = describeError("not_found", new ApiError("not_found", {}));
  return {
    basePath: source.basePath,
    publicUrl: source.publicUrl,
    siteName: source.siteName,
    siteContact: source.siteContact,
    version: source.version,
    endpoints: await Promise.all(ENDPOINTS.map((endpoint) => describeEndpoint(endpoint, { examples, common, source }))),
    notFound,
    commonResponses: [...common, notFound]
      .sort((one, other) => one.status - other.status)
      .flatMap((error) => errorResponses(error, source)),
    errorObject: describeObject("Error"),
    printedLines: await describePrintedLines(examples),
  };
}

async function describePrintedLines(examples: Examples): Promise<DescribedExample | undefined> {
  const example: ExampleQuery = (data) => ({
    ...passageEndpoint.documentation.example(data),
    layout: "lines",
  });
  const query = examples.query(example);
  const answer = await examples.success(passageEndpoint, example);
  if (query === undefined || answer === undefined) return undefined;
  return { path: passageEndpoint.path, query: new URLSearchParams(query), body: answer.body };
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
  { examples, common, source }: { examples: Examples; common: readonly DescribedError[]; source: DescriptionSource },
): Promise<DescribedEndpoint> {
  const { path, parameters, documentation } = endpoint;
  const { operation, summary, description, schema, errors } = documentation;
  const query = new URLSearchParams(examples.query(documentation.example));
  const own = await Promise.all(
    (Object.keys(errors) as ErrorCode[]).map(async (code) => describeError(code, await examples.error(endpoint, code))),
  );
  const example = await examples.success(endpoint);
  return {
    path,
    operation,
    summary,
    description,
    maxAge: endpoint.maxAge,
    parameters: parameters.map(({ name, required, description, schema }) => ({
      ...{ name, required, description, schema },
      example: query.get(name) ?? undefined,
    })),
    schema,
    objects: describeObjects(schema),
    example: example?.body,
    errors: [...own, ...common],
    responses: [...successResponses(example, source), ...own.flatMap((error) => errorResponses(error, source))],
  };
}

function successResponses(example: ExampleAnswer | undefined, source: DescriptionSource): DescribedResponse[] {
  if (example === undefined) return [];
  const { body, etag } = example;
  return [
    { status: 200, headers: exampleHeaders(200, { ...source, etag }), body },
    { status: 304, headers: exampleHeaders(304, { ...source, etag }) },
  ];
}

function errorResponses(
  { code, status, message, inEnglish }: DescribedError,
  source: DescriptionSource,
): DescribedResponse[] {
  if (message === undefined) return [];
  const headers = exampleErrorHeaders(code, source);
  return [{ status, code, headers, body: { error: { code, message } }, inEnglish }];
}

function describeError(code: ErrorCode, example: ApiError | undefined): DescribedError {
  return {
    code,
    status: STATUS[code],
    meaning: MEANING[code],
    message: example?.sentence,
    inEnglish: example && endSentence(explain(example, "en")),
  };
}

/** The parts from which descriptions are made. */
type DescriptionDependencies = Pick<ApiDependencies, "config" | "library" | "searchIndexes" | "store">;

/** A cache of the description of the API, which follows what it is made from. */
export class CurrentDescription {
  readonly #dependencies: DescriptionDependencies;
  #madeFrom = "";
  #description: Promise<ApiDescription> | undefined;

  constructor(dependencies: DescriptionDependencies) {
    this.#dependencies = dependencies;
  }

  /** Returns the same object as long as nothing has changed. */
  get(): Promise<ApiDescription> {
    const { library } = this.#dependencies;
    const source = descriptionSource(this.#dependencies);
    const madeFrom = JSON.stringify([library.revision, { ...source, library: undefined, searchIndexes: undefined }]);
    if (this.#description === undefined || madeFrom !== this.#madeFrom) {
      this.#madeFrom = madeFrom;
      this.#description = describeApi(source);
    }
    return this.#description;
  }
}

/** Returns the facts from which the description is made at this moment. */
export function descriptionSource({
  config,
  library,
  searchIndexes,
  store,
}: DescriptionDependencies): DescriptionSource {
  const { current } = config;
  const { date, endsAt } = store.today();
  const code = current["default-translation"];
  return {
    basePath: current["base-path"],
    publicUrl: current["public-url"],
    siteName: current["site-name"],
    siteContact: current["site-contact"],
    dailyLimit: current["daily-limit"],
    maxVerses: current["max-verses"],
    diocese: current.diocese,
    defaultTranslation: library.getDefault(code)?.code ?? code,
    library,
    searchIndexes,
    date,
    resetsAt: Math.ceil(endsAt / 1000),
    allowOrigin: current["allow-origin"],
    showsText: current.reader === "open",
    version: VERSION,
  };
}
