/** The stemmers of languages whose words change little: English for texts and names, Italian and German for names alone. */
import { once } from "../../base/bounded_map.ts";
import { readRows, readTable } from "../../base/source_files.ts";
import { foldForm } from "../folded_words.ts";

/** The stemmer of a language. A word may have several stems, as it may be a form of several words. */
export interface Stemmer {
  /** Returns a form as the stemmer knows it: without marks that mean nothing in the language, such as stress. */
  spell(form: string): string;
  /** Returns the stems of a word. Words with a stem in common may be forms of one word. */
  stemsOf(word: string): readonly string[];
  /** Returns those of the stems of a word that are meant however seldom a text has them. */
  surestOf(word: string): readonly string[];
  /** Returns true if a word shows that a text has words of a stem: `vodil` is of *voditi*, `vodi` may be of *voda*. */
  isEvidence(word: string, stem: string): boolean;
  /** Returns the stem that is meant rather than another where the text shows it: `Marijo` is of *Marija*, not of *mar*. */
  ratherThan(stem: string): string | undefined;
  /** Returns the folded beginnings of all words that may have a stem. */
  beginningsOf(stem: string): readonly string[];
  /** The endings that may follow such a beginning, folded. */
  readonly endings: readonly string[];
  /** Returns the words that have a stem though they begin otherwise. */
  irregularWords(stem: string): readonly string[];
  /** The same for words without accents, which may be of more words. */
  readonly folded: Stemmer;
}

/** Reads `tables/english_forms.txt` when a word is first asked for. */
const englishForms = once(() => {
  /** Irregular words with their stems. */
  const stems = new Map<string, string>();
  const wordsByStem = new Map<string, string[]>();
  /** Words that end as if they had an ending. */
  const whole = new Set<string>();
  readRows(readTable("search/tables/english_forms.txt"), ([first = "", others]) => {
    const words = (others ?? first).split(" ");
    for (const word of words) {
      if (others !== undefined) whole.add(word);
      else if (!stems.has(word)) stems.set(word, `${words[0]}.`);
    }
  });
  for (const [word, stem] of [...stems].reverse()) wordsByStem.set(stem, [...(wordsByStem.get(stem) ?? []), word]);
  return { stems, wordsByStem, whole };
});

const VOWEL = /[aeiouy]/;
const DOUBLED = /([bdgkmnprtz])\1$/;

/** The English stemmer: plurals, persons, participles, also those in -eth and -est. A word has one stem. */
export const englishStemmer: Stemmer = {
  spell: foldForm,
  stemsOf: (word) => [stemEnglish(word)],
  surestOf: (word) => [stemEnglish(word)],
  isEvidence: () => true,
  ratherThan: () => undefined,
  // carry and carries
  beginningsOf: (stem) => (stem.endsWith(".") ? [] : [stem.replace(/y$/, "")]),
  endings: " s es ies y e ed ied edst eth ieth est iest edest ing ings".split(" "),
  irregularWords: (stem) => englishForms().wordsByStem.get(stem) ?? [],
  get folded() {
    return englishStemmer;
  },
};

function stemEnglish(word: string): string {
  const { stems, whole } = englishForms();
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (word.length < 4 || whole.has(word)) return word;
  const plain = withoutEnding(word, whole);
  // hop-ing and hope, carri-ed and carry
  return plain.length > 3 ? plain.replace(/e$/, "").replace(/i$/, "y") : plain;
}

function withoutEnding(word: string, whole: ReadonlySet<string>): string {
  const plural = withoutPlural(word);
  if (plural !== word && whole.has(plural)) return plural;
  const verb = /^(.{3,}?)(?:ing|edst|ed|eth|est|edest)s?$/.exec(word)?.[1];
  if (verb === undefined || !VOWEL.test(verb)) return plural;
  return DOUBLED.test(verb) ? verb.slice(0, -1) : verb;
}

function withoutPlural(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Endings of nouns, adjectives and verbs, and whole words with another, by the language. */
const ENDINGS: Readonly<Record<string, RegExp>> = { ita: /(?:i?[aeio])$/, deu: /(?:e[nmrs]?|n|s)$/ };
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
