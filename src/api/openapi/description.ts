import type { ApiDependencies } from "../answer.ts";
import type { ErrorCode } from "../api_error.ts";
import { ENDPOINTS } from "../endpoints.ts";
import { endpointOperation, type OpenApiDocument, type OpenApiOperation, openApiDocument } from "./document.ts";
import { type ExampleExchange, type ExampleResponse, type ExampleSource, Examples } from "./examples.ts";

/** An endpoint: its operation in the document, and its responses as they are sent. */
export interface DescribedEndpoint {
  /** Below the base path, such as `/passage`. */
  readonly path: string;
  readonly operation: OpenApiOperation;
  /** Its own errors, whether the translations give an example or not. */
  readonly errors: readonly ErrorCode[];
  readonly responses: readonly ExampleResponse[];
}

/** The API as an OpenAPI document, and the responses from which its examples are taken. */
export interface ApiDescription {
  readonly document: OpenApiDocument;
  readonly endpoints: readonly DescribedEndpoint[];
  /** The responses with errors that are the same for all endpoints. */
  readonly commonResponses: readonly ExampleResponse[];
  /** A passage with its printed lines; undefined where the translations give no example. */
  readonly printedLines: ExampleExchange | undefined;
}

/** Describes the API from its endpoints; the examples are what they answer with the translations that are served. */
export async function describeApi(dependencies: DescriptionDependencies): Promise<ApiDescription> {
  const examples = new Examples(exampleSource(dependencies));
  const commonResponses = examples.commonResponses();
  const endpoints = ENDPOINTS.map(async (endpoint): Promise<DescribedEndpoint> => {
    const { path, documentation } = endpoint;
    const errors = Object.keys(documentation.errors) as ErrorCode[];
    const responses = await examples.responses(endpoint);
    const query = examples.query(documentation.example);
    return {
      path,
      errors,
      responses,
      operation: endpointOperation(endpoint, { query, errors, responses, commonResponses }),
    };
  });
  const described = await Promise.all(endpoints);
  return {
    document: openApiDocument(dependencies.config.current, described),
    endpoints: described,
    commonResponses,
    printedLines: await examples.printedLines(),
  };
}

/** The parts from which descriptions are made. */
type DescriptionDependencies = Pick<ApiDependencies, "calendar" | "clock" | "config" | "library" | "searchIndexes">;

/** A cache of the description of the API, which follows what it is made from. */
export class CurrentDescription {
  readonly #dependencies: DescriptionDependencies;
  #madeFrom: readonly unknown[] = [];
  #description: Promise<ApiDescription> | undefined;

  constructor(dependencies: DescriptionDependencies) {
    this.#dependencies = dependencies;
  }

  /** Returns the same object as long as settings, translations and day are the same. */
  get(): Promise<ApiDescription> {
    const { calendar, clock, config, library } = this.#dependencies;
    const madeFrom = [config.current, calendar.current, library.revision, clock.today().date];
    if (this.#description === undefined || madeFrom.some((part, index) => part !== this.#madeFrom[index])) {
      this.#madeFrom = madeFrom;
      const made = describeApi(this.#dependencies);
      // A description that failed is made anew when it is next asked for.
      made.catch(() => {
        if (this.#description === made) this.#description = undefined;
      });
      this.#description = made;
    }
    return this.#description;
  }
}

/** Returns the data and settings on which examples depend at this moment. */
export function exampleSource(dependencies: DescriptionDependencies): ExampleSource {
  const { calendar, clock, library, searchIndexes } = dependencies;
  const { current } = dependencies.config;
  const { date, endsAt } = clock.today();
  const code = current["default-translation"];
  return {
    ...{ library, searchIndexes, date },
    dailyLimit: current["daily-limit"],
    maxVerses: current["max-verses"],
    calendar: calendar.current,
    defaultTranslation: library.getDefault(code)?.code ?? code,
    resetsAt: Math.ceil(endsAt / 1000),
    allowOrigin: current["allow-origin"],
    showsText: current.reader === "open",
  };
}
