/** The stemmers of languages. */
import { stemEnglish } from "./english.ts";
import { stemSlovenian } from "./slovenian.ts";

/** Returns the stem of a folded word: what all its forms have in common. */
export type Stemmer = (folded: string) => string;

const STEMMERS: ReadonlyMap<string, Stemmer> = new Map([
  ["slv", stemSlovenian],
  ["eng", stemEnglish],
]);

/** Returns the stemmer of a language (ISO 639-3), or undefined where there is none. */
export function stemmerOf(language: string): Stemmer | undefined {
  return STEMMERS.get(language);
}
