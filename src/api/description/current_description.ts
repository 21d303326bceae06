import { VERSION } from "../../version.ts";
import type { ApiDependencies } from "../context.ts";
import { type ApiDescription, type DescriptionSource, describeApi } from "./description.ts";

/** The parts from which descriptions are made. */
export type DescriptionDependencies = Pick<ApiDependencies, "config" | "library" | "searchIndexes" | "store">;

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
