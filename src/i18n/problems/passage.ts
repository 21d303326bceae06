import type { ProblemValues } from "../../base/problem.ts";
import { type BookId, bookName } from "../../canon/mod.ts";
import { countOf, noun, type Texts } from "../language.ts";
import { abbreviationOf, englishName, genitiveWithAbbreviation } from "./book_names.ts";
import type { Sentences } from "./sentences.ts";
import { shorten } from "./shorten.ts";

const CHAPTERS = noun({ one: "poglavje", two: "poglavji", few: "poglavja", other: "poglavij" });
const VERSES = noun({ one: "vrstico", two: "vrstici", few: "vrstice", other: "vrstic" });

/** The reasons for which a translation has no verses for a reference. */
export const passageSentences: Sentences<"passage"> = {
  not_found: {
    sl: (it) => `Odlomka »${shorten(it.reference)}« ni mogoče najti: ${lack(it, "sl")}`,
    en: (it) => `“${shorten(it.reference)}” was not found: ${lack(it, "en")}`,
  },
  missing_chapter: {
    sl: ({ reference, translation, book, chapters }) => {
      const isPsalm = book === "PSA";
      const start = `Zapisa »${shorten(reference)}« ni mogoče razumeti: manjka številka ${isPsalm ? "psalma" : "poglavja"}`;
      const [first] = chapters;
      if (first === undefined) return `${start}, prevod ${translation} pa ${slLacks(book)}`;
      const count = isPsalm
        ? `psalmov je ${chapters.length}`
        : `${abbreviationOf(book)} ima ${countOf("sl", chapters.length, CHAPTERS)}`;
      return `${start} (${count}). Zapišite jo na primer takole: »${abbreviationOf(book)} ${first}«`;
    },
    en: ({ reference, translation, book, chapters }) => {
      const start = `The reference “${shorten(reference)}” cannot be read: the number of the chapter is missing`;
      return chapters.length === 0
        ? `${start}, and the translation ${translation} does not have the book ${englishName(book)}`
        : `${start} (${englishName(book)} has ${chapters.length})`;
    },
  },
  too_long: {
    sl: ({ reference, max }) =>
      `Odlomek »${shorten(reference)}« je predolg: odlomek ima lahko največ ${countOf("sl", max, VERSES)}. Razdelite ga na več krajših`,
    en: ({ reference, max }) =>
      `The passage “${shorten(reference)}” is too long: at most ${max} verses can be read at once`,
  },
  reading_without_book: {
    sl: ({ translation, book }) => `Prevod ${translation} ${slLacks(book)}`,
    en: ({ translation, book }) => `The translation ${translation} does not have the book ${englishName(book)}`,
  },
  reading_without_text: {
    sl: ({ translation }) => `Prevod ${translation} tega besedila nima ali pa vrstice šteje drugače`,
    en: ({ translation }) =>
      `The translation ${translation} does not have this text, or numbers its verses differently`,
  },
};

type NotFound = ProblemValues<"passage", "not_found">;
type Missing = NotFound["missing"];

/** A text of a part that is missing: of the part and of the names that the sentence has for it. */
type LackTexts<Part> = Texts<(part: Part, names: Names) => string>;

interface Names {
  /** The code of the translation. */
  readonly code: string;
  readonly name: string;
  /** The beginning of a Slovenian sentence on a book: `»Pismo Filemonu« v prevodu ZGL`. */
  readonly inBook: string;
  /** The ending of the verb that the Slovenian name asks for: `Apostolska dela` is a plural. */
  readonly plural: "jo" | "";
}

/** The second half of the sentence, for each kind of part that a translation may lack. */
const LACKS: { readonly [Kind in Missing["kind"]]: LackTexts<Extract<Missing, { kind: Kind }>> } = {
  book: {
    sl: ({ book }, { code }) => (book === "PS2" ? "psalmov je 150" : `prevod ${code} ${slLacks(book)}`),
    en: ({ book }, { code, name }) =>
      book === "PS2" ? "there are 150 psalms" : `the translation ${code} does not have the book ${name}`,
  },
  chapter: {
    sl: ({ book, chapter, last }, { code, inBook, plural }) => {
      if (chapter === 0) return `${book === "PSA" ? "psalmi" : "poglavja"} se začnejo z 1`;
      if (book === "PSA") return `psalmov je v prevodu ${code} ${last}`;
      if (last === 1) return `${inBook} ima${plural} samo eno poglavje`;
      return `${inBook} nima${plural} ${chapter}. poglavja; zadnje je ${last}`;
    },
    en: ({ chapter, last }, { code, name }) =>
      chapter === 0
        ? "chapters are counted from 1"
        : `in the translation ${code} ${name} has no chapter ${chapter}; the last is ${last}`,
  },
  verse: {
    sl: ({ book, chapter, verse, last }, { code, inBook, plural }) => {
      if (verse === 0) return "vrstice se začnejo z 1";
      const place =
        book === "PSA" ? `${chapter}. psalm v prevodu ${code} nima` : `${inBook} v ${chapter}. poglavju nima${plural}`;
      return `${place} ${verse}. vrstice; zadnja je ${last}`;
    },
    en: ({ chapter, verse, last }, { code, name }) =>
      verse === 0
        ? "verses are counted from 1"
        : `in the translation ${code} chapter ${chapter} of ${name} has no verse ${verse}; the last is ${last}`,
  },
  letter: {
    sl: ({ book, chapter, verse, letter }, { code, inBook, plural }) => {
      const place =
        book === "PSA"
          ? `${chapter}. psalm v prevodu ${code} v ${verse}. vrstici nima`
          : `${inBook} v ${verse}. vrstici ${chapter}. poglavja nima${plural}`;
      return `${place} dela »${letter}«`;
    },
    en: ({ chapter, verse, letter }, { code, name }) =>
      `in the translation ${code} verse ${verse} of ${name} ${chapter} has no part “${letter}”`,
  },
  addition: {
    sl: (_, { code }) => `prevod ${code} nima grških dodatkov k Esterini knjigi`,
    en: (_, { code }) => `the translation ${code} does not have the Greek additions to Esther`,
  },
  psalm: {
    sl: ({ hebrew, greek }, { code }) =>
      `ni jasno, po katerem štetju so psalmi v prevodu ${code}: »Ps ${hebrew}« ali »Ps ${greek}«`,
    en: ({ hebrew, greek }, { code }) =>
      `the translation ${code} does not tell by which count “Ps ${hebrew}” or “Ps ${greek}” is meant`,
  },
  left_out: {
    sl: (_, { code }) => `prevod ${code} to vrstico izpušča`,
    en: (_, { code }) => `the translation ${code} leaves this verse out`,
  },
};

function lack({ missing, translation: code, bookName: own }: NotFound, language: "sl" | "en") {
  const { book } = missing;
  const name = language === "en" ? englishName(book) : (own ?? bookName(book, "slv").name);
  const text = LACKS[missing.kind][language] as (part: Missing, names: Names) => string;
  const plural = PLURAL.test(name) ? "jo" : "";
  return text(missing, { code, name, plural, inBook: `»${name}« v prevodu ${code}` });
}

/** Names of books in the plural, as Slovenian translations have them. */
const PLURAL = /^(?:Apostolska|Dejanja|Dela|Ode|Pregovori|Psalmi|Salomonovi|Sodniki|Žalostinke)\b/;

function slLacks(book: BookId): string {
  return `nima ${genitiveWithAbbreviation(book)}`;
}
