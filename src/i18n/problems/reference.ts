import type { BookId } from "../../canon/mod.ts";
import { formatChoice, formatList } from "../language.ts";
import { abbreviationOf, englishName, nameWithAbbreviation } from "./book_names.ts";
import type { Sentences } from "./sentences.ts";
import { shorten } from "./shorten.ts";

/** The part of a text that is at fault. */
interface Faulty {
  readonly text: string;
  readonly position: number;
  readonly end: number;
}

/** The notation of a reference, for sentences that have nothing better to say. */
const EXAMPLE = {
  sl: "Pravilen zapis je na primer »Jn 3,16« ali »Jn 3,16-18«",
  en: "A reference looks like “Jn 3,16” or “Jn 3,16-18”",
};

const sl = (faulty: Faulty, reason: string) => `Zapisa »${shorten(faulty.text)}« ni mogoče razumeti: ${reason}`;
const en = (faulty: Faulty, reason: string) => `The reference “${shorten(faulty.text)}” cannot be read: ${reason}`;

/** The reasons for which a text is no reference: for the API, the pages and the command line. */
export const referenceSentences: Sentences<"reference"> = {
  unreadable: {
    sl: (it) =>
      it.position === it.text.length
        ? sl(it, `na koncu manjka poglavje ali vrstica. ${EXAMPLE.sl}`)
        : sl(it, `ni jasno, kaj pomeni »${found(it)}« (${it.position + 1}. znak). ${EXAMPLE.sl}`),
    en: (it) =>
      it.position === it.text.length
        ? en(it, `a chapter or verse is missing at its end. ${EXAMPLE.en}`)
        : en(it, `it is not clear what “${found(it)}” means. ${EXAMPLE.en}`),
  },
  missing_book: {
    sl: (it) =>
      /evangel/i.test(it.text.slice(0, it.end))
        ? sl(it, "manjka ime evangelista. Pravilen zapis je na primer »Evangelij po Janezu 3,16« ali »Jn 3,16«")
        : sl(it, `manjka ime knjige. ${EXAMPLE.sl}`),
    en: (it) => en(it, `the name of the book is missing. ${EXAMPLE.en}`),
  },
  missing_chapter: {
    sl: (it) =>
      sl(
        it,
        `manjka številka ${it.books[0] === "PSA" ? "psalma" : "poglavja"}. Zapišite jo na primer takole: »${abbreviationOf(it.books[0])} 1«`,
      ),
    en: (it) => {
      const unit = it.books[0] === "PSA" ? "psalm" : "chapter";
      return en(it, `the number of the ${unit} is missing. ${EXAMPLE.en}`);
    },
  },
  unknown_book: {
    sl: (it) =>
      sl(
        it,
        `ni knjige z imenom ali okrajšavo »${found(it)}«. ${
          it.suggestions.length === 0
            ? "Preverite ime ali okrajšavo knjige"
            : `Ste morda mislili ${slChoice(it.suggestions)}?`
        }`,
      ),
    en: (it) =>
      en(
        it,
        `there is no book “${found(it)}”${
          it.suggestions.length === 0 ? "" : `. Did you mean ${enChoice(it.suggestions)}?`
        }`,
      ),
  },
  no_such_number: {
    sl: (it) => sl(it, `${howMany(it.books)}. Na voljo: ${formatList("sl", it.books.map(abbreviationOf))}`),
    en: (it) => en(it, `there is no book “${found(it)}”, but ${it.books.map(englishName).join(", ")}`),
  },
  ambiguous_book: {
    sl: (it) => sl(it, `»${found(it)}« ni enoumno: ${formatChoice("sl", it.books.map(nameWithAbbreviation))}?`),
    en: (it) => en(it, `“${found(it)}” may be ${formatChoice("en", it.books.map(englishName))}`),
  },
  ambiguous_notation: {
    sl: (it) => sl(it, `»${found(it)}« ni enoumno: ${slChoice(it.readings)}?`),
    en: (it) => en(it, `“${found(it)}” may mean ${enChoice(it.readings)}`),
  },
  no_such_chapter: {
    sl: (it) => {
      const [book] = it.books;
      if (book === "PSA") return sl(it, `${it.chapter}. psalma ni; psalmov je 150`);
      return it.last === 1
        ? sl(it, `${nameWithAbbreviation(book)} ima eno samo poglavje`)
        : sl(it, `${nameWithAbbreviation(book)} nima ${it.chapter}. poglavja; zadnje je ${it.last}`);
    },
    en: (it) => {
      const [book] = it.books;
      if (book === "PSA") return en(it, `there is no Psalm ${it.chapter}, but 150 of them`);
      return it.last === 1
        ? en(it, `${englishName(book)} has one chapter only`)
        : en(it, `${englishName(book)} has no chapter ${it.chapter}; the last is ${it.last}`);
    },
  },
  backwards: {
    sl: (it) => sl(it, `razpon »${found(it)}« se konča, preden se začne. Zamenjajte njegovi meji`),
    en: (it) => en(it, `the range “${found(it)}” ends before it begins`),
  },
  range_of_three: {
    sl: (it) => sl(it, `razpon »${found(it)}« ima tri meje. Zapišite ga z dvema, na primer »Jn 3,16-18«`),
    en: (it) => en(it, `the range “${found(it)}” has three ends. Write it with two, such as “Jn 3,16-18”`),
  },
  too_long: {
    sl: (it) => sl(it, `daljši je od ${it.limit} znakov. Razdelite ga na več krajših`),
    en: (it) => en(it, `it is longer than ${it.limit} characters`),
  },
  too_many_ranges: {
    sl: (it) => sl(it, `ima več kot ${it.limit} delov. Razdelite ga na več krajših`),
    en: (it) => en(it, `it has more than ${it.limit} parts`),
  },
};

function found({ text, position, end }: Faulty): string {
  return shorten(text.slice(position, end));
}

function slChoice(texts: readonly string[]): string {
  return formatChoice(
    "sl",
    texts.map((text) => `»${text}«`),
  );
}

function enChoice(texts: readonly string[]): string {
  return formatChoice(
    "en",
    texts.map((text) => `“${text}”`),
  );
}

/** The numbers of books of the names that bear a number, by the first of them. */
const HOW_MANY: { readonly [id in BookId]?: string } = {
  GEN: "Mojzesovih knjig je pet",
  "1SA": "Samuelovi knjigi sta dve",
  "1KI": "knjigi kraljev sta dve",
  "1CH": "kroniški knjigi sta dve",
  "1MA": "knjige Makabejcev so štiri",
  "1CO": "pismi Korinčanom sta dve",
  "1TH": "pismi Tesaloničanom sta dve",
  "1TI": "pismi Timoteju sta dve",
  "1PE": "Petrovi pismi sta dve",
  "1JN": "Janezova pisma so tri",
};

function howMany(books: readonly BookId[]): string {
  const [first] = books;
  const known = first === undefined ? undefined : HOW_MANY[first];
  return known ?? `knjige s to številko ni, s tem imenom jih je ${books.length}`;
}
