/** The stemmers of languages. */
import { once } from "../../base/bounded_map.ts";
import type { Stemmer } from "./light.ts";
import { englishStemmer } from "./light.ts";
import { SlovenianStemmer } from "./slovenian.ts";

export type { Stemmer } from "./light.ts";

/** Its irregular forms take 30 ms and 3 MB: a service reads them once it is idle after its start. */
const slovenianStemmer = once(() => new SlovenianStemmer());

/** Returns the stemmer of a language (ISO 639-3), or undefined. */
export function stemmerOf(language: string): Stemmer | undefined {
  if (language === "slv") return slovenianStemmer();
  return language === "eng" ? englishStemmer : undefined;
}
