/** The stemmers of languages. */
import { englishStemmer } from "./english.ts";
import { slovenianStemmer } from "./slovenian.ts";
import type { Stemmer } from "./stemmer.ts";

export type { Stemmer } from "./stemmer.ts";

const STEMMERS: ReadonlyMap<string, Stemmer> = new Map([
  ["slv", slovenianStemmer],
  ["eng", englishStemmer],
]);

/** Returns the stemmer of a language (ISO 639-3), or undefined where there is none. */
export function stemmerOf(language: string): Stemmer | undefined {
  return STEMMERS.get(language);
}
