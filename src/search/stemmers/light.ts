import type { Stemmer } from "./stemmer.ts";

/** Endings of nouns, adjectives and verbs, and whole words with another, by the language. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  ita: /(?:i?[aeio])$/,
  deu: /(?:e[nmrs]?|n|s)$/,
};
const MIN_STEM = 3;

/**
 * Returns a stemmer that takes one ending away, for names of passages and topics alone: texts of these languages are
 * searched by their words as they are.
 */
export function lightStemmerOf(language: string): Pick<Stemmer, "stemsOf" | "beginningsOf" | "irregularWords"> {
  const ending = ENDINGS[language]!;
  return {
    stemsOf(word) {
      // What is typed for ä, ö and ü; a c or g that is hardened before an ending: `pago`, `paghi`.
      const even = language === "deu" ? word.replace(/([aou])e/g, "$1") : word.replace(/([cg])h(?=[ei]$)/, "$1");
      const stem = even.replace(ending, "");
      return [stem.length >= MIN_STEM ? stem : word];
    },
    // `isral` is of Israel.
    beginningsOf: (stem) => [language === "deu" ? /^[^aou]*[aou]?/.exec(stem)![0] : stem],
    irregularWords: () => [],
  };
}
