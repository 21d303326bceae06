import { VERSION } from "../../version.ts";
import type { ApiDependencies } from "../context.ts";
import { type ApiDescription, type DescriptionSource, describeApi } from "./description.ts";

/** What descriptions are made from. */
export type DescriptionDependencies = Pick<ApiDependencies, "config" | "library" | "store">;

/** The description of the API as it is now, made again when what it is made from has changed. */
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
    const madeFrom = JSON.stringify([library.revision, { ...source, library: undefined }]);
    if (this.#description === undefined || madeFrom !== this.#madeFrom) {
      this.#madeFrom = madeFrom;
      this.#description = describeApi(source);
    }
    return this.#description;
  }
}

/** Returns what the description of the API is made from at this moment. */
export function descriptionSource({
  config,
  library,
  store,
}: DescriptionDependencies): DescriptionSource {
  const { current } = config;
  const code = current["default-translation"];
  return {
    basePath: current["base-path"],
    dailyLimit: current["daily-limit"],
    maxVerses: current["max-verses"],
    defaultTranslation: library.getDefault(code)?.code ?? code,
    library,
    date: store.today().date,
    showsText: current.reader === "open",
    version: VERSION,
  };
}
