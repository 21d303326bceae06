import { type BookId, bookName } from "../canon/mod.ts";
import type { MissingPart, Translation } from "../corpus/mod.ts";
import type { ReferenceSyntaxError } from "../reference/mod.ts";
import { shorten } from "./shorten.ts";

/** The notation of a reference, for messages that have nothing better to say. */
const EXAMPLE = "Pravilen zapis je na primer »Jn 3,16« ali »Jn 3,16-18«.";

/**
 * Says why a reference could not be read, and what to do.
 *
 * @param translation The translation that was asked, where there is one; it tells how many chapters a book has.
 */
export function unreadable(error: ReferenceSyntaxError, translation?: Translation): string {
  return `Zapisa »${shorten(error.text)}« ni mogoče razumeti: ${reasonOf(error, translation)}`;
}

function reasonOf(error: ReferenceSyntaxError, translation: Translation | undefined): string {
  const { text, kind, position, end, books, readings, suggestions, limit } = error;
  const found = shorten(text.slice(position, end));
  switch (kind) {
    case "unreadable":
      return found === ""
        ? `na koncu manjka poglavje ali vrstica. ${EXAMPLE}`
        : `ni jasno, kaj pomeni »${found}« (${position + 1}. znak). ${EXAMPLE}`;
    case "missing_book":
      return /evangel/i.test(text.slice(0, end))
        ? "manjka ime evangelista. Pravilen zapis je na primer »Evangelij po Janezu 3,16« ali »Jn 3,16«."
        : `manjka ime knjige. ${EXAMPLE}`;
    case "missing_chapter":
      return missingChapter(books[0] as BookId, translation);
    case "unknown_book":
      return `ni knjige z imenom ali okrajšavo »${found}«.${question(suggestions)}`;
    case "no_such_number":
      return `${howMany(books)}. Na voljo: ${choice(books.map(abbreviationOf), "in")}.`;
    case "ambiguous_book":
      return `»${found}« ni enoumno: ${choice(books.map(nameWithAbbreviation))}?`;
    case "ambiguous_notation":
      return `»${found}« ni enoumno: ${choice(readings.map(quote))}?`;
    case "backwards":
      return `razpon »${found}« se konča, preden se začne. Zamenjajte njegovi meji.`;
    case "range_of_three":
      return `razpon »${found}« ima tri meje. Zapišite ga z dvema, na primer »Jn 3,16-18«.`;
    case "too_long":
      return `daljši je od ${limit} znakov. Razdelite ga na več krajših.`;
    case "too_many_ranges":
      return `ima več kot ${limit} delov. Razdelite ga na več krajših.`;
  }
}

function missingChapter(id: BookId, translation: Translation | undefined): string {
  const book = translation?.book(id);
  if (translation !== undefined && book === undefined) {
    return `manjka številka poglavja, prevod ${translation.code} pa ${lacks(id)}.`;
  }
  const abbreviation = abbreviationOf(id);
  if (book === undefined)
    return `manjka številka poglavja. Zapišite jo na primer takole: »${abbreviation} 1«.`;
  const chapters = book.chapters.length;
  return `manjka številka poglavja (${abbreviation} ima ${counted(chapters, CHAPTERS)}). Zapišite jo na primer takole: »${abbreviation} ${book.chapters[0]}«.`;
}

/** The accusatives of a noun behind a number: 1, 101 · 2, 102 · 3, 4, 103 · 0, 5, 11, 100. */
type NounForms = readonly [one: string, two: string, few: string, many: string];

const CHAPTERS: NounForms = ["poglavje", "poglavji", "poglavja", "poglavij"];
const VERSES: NounForms = ["vrstico", "vrstici", "vrstice", "vrstic"];

/** A number with its noun, in the form that the number asks for. */
function counted(number: number, [one, two, few, many]: NounForms): string {
  const rest = number % 100;
  if (rest === 1) return `${number} ${one}`;
  if (rest === 2) return `${number} ${two}`;
  return `${number} ${rest === 3 || rest === 4 ? few : many}`;
}

/** The question with which a message ends: what was probably meant, or what to look at. */
function question(suggestions: readonly string[]): string {
  if (suggestions.length === 0) return " Preverite ime ali okrajšavo knjige.";
  return ` Ste morda mislili ${choice(suggestions.map(quote))}?`;
}

/** The numbers of books of the names that bear a number, by the first of them. */
const HOW_MANY: { readonly [id in BookId]?: string } = {
  GEN: "Mojzesovih knjig je pet",
  "1SA": "Samuelovi knjigi sta dve",
  "1KI": "knjigi kraljev sta dve",
  "1CH": "kroniški knjigi sta dve",
  "1MA": "knjige Makabejcev so štiri",
  "1CO": "pisem Korinčanom je dvoje",
  "1TH": "pisem Tesaloničanom je dvoje",
  "1TI": "pisem Timoteju je dvoje",
  "1PE": "Petrovih pisem je dvoje",
  "1JN": "Janezovih pisem je troje",
};

function howMany(books: readonly BookId[]): string {
  const [first] = books;
  const known = first === undefined ? undefined : HOW_MANY[first];
  return known ?? `knjige s to številko ni, s tem imenom jih je ${books.length}`;
}

function abbreviationOf(id: BookId): string {
  return bookName(id, "slv").abbreviation;
}

function nameWithAbbreviation(id: BookId): string {
  const { name, abbreviation } = bookName(id, "slv");
  return `${name} (${abbreviation})`;
}

function quote(text: string): string {
  return `»${text}«`;
}

/** Ties choices together: `A, B ali C`. `Intl.ListFormat` would cost every start ten milliseconds. */
function choice(names: readonly string[], word = "ali"): string {
  return [names.slice(0, -1).join(", "), ...names.slice(-1)]
    .filter((part) => part !== "")
    .join(` ${word} `);
}

/** Says why a reference that could be read has no verse. */
export function notFound(
  reference: string,
  missing: MissingPart,
  translation: Translation,
): string {
  return `Odlomka »${shorten(reference)}« ni mogoče najti: ${lackOf(missing, translation)}.`;
}

function lackOf(missing: MissingPart, translation: Translation): string {
  const { code } = translation;
  const book = `knjiga »${nameIn(translation, missing.book)}« v prevodu ${code}`;
  switch (missing.kind) {
    case "book":
      return missing.book === "PS2" ? "psalmov je 150" : `prevod ${code} ${lacks(missing.book)}`;
    case "chapter":
      if (missing.chapter === 0) return "poglavja se začnejo z 1";
      if (missing.book === "PSA") return `psalmov je v prevodu ${code} ${missing.last}`;
      if (missing.last === 1) return `${book} ima samo eno poglavje`;
      return `${book} nima ${missing.chapter}. poglavja; zadnje je ${missing.last}`;
    case "verse":
      if (missing.verse === 0) return "vrstice se začnejo z 1";
      return `${missing.chapter}. poglavje (${book}) nima ${missing.verse}. vrstice; zadnja je ${missing.last}`;
    case "letter":
      return `${missing.verse}. vrstica ${missing.chapter}. poglavja (${book}) nima dela »${missing.letter}«`;
    case "addition":
      return `prevod ${code} nima grških dodatkov k Esterini knjigi`;
    case "psalm":
      return `ni jasno, po katerem štetju so psalmi v prevodu ${code}: »Ps ${missing.hebrew}« ali »Ps ${missing.greek}«`;
    case "left_out":
      return `prevod ${code} to vrstico izpušča`;
  }
}

/** Says that a book is missing, its Slovenian name in the genitive: `nima Sirahove knjige (Sir)`. */
function lacks(id: BookId): string {
  const { name, abbreviation } = bookName(id, "slv");
  return `nima ${genitive(name)} (${abbreviation})`;
}

/** The genitives of words in the names of books. */
const GENITIVES: readonly [nominative: RegExp, genitive: string][] = [
  [/^knjiga$/i, "knjige"],
  [/^pismo$/i, "pisma"],
  [/^evangelij$/i, "Evangelija"],
  [/^(prv|drug|tretj)o$/i, "$1ega"],
  [/^(\p{L}+)ovo$/u, "$1ovega"],
  [/^(\p{L}+)ina$/u, "$1ine"],
  [/^(\p{L}+)(ov|ev|sk|šk)a$/u, "$1$2e"],
  [/^(Prv|Drug|Tretj|Četrt|Pet|Šest)a$/u, "$1e"],
];

/** The genitive of a name of a book with its head, a book, letter or Gospel; other names stand as they are. */
function genitive(name: string): string {
  const words = name.split(" ");
  const head = words.findIndex((word) => /^(?:knjiga|pismo|evangelij)$/i.test(word));
  if (head < 0) return `knjige »${name}«`;
  const declined = words.slice(0, head + 1).map((word) => {
    const [nominative, form] = GENITIVES.find(([pattern]) => pattern.test(word)) ?? [];
    if (nominative === undefined || form === undefined) return word;
    const replaced = word.replace(nominative, form);
    return word[0] === word[0]?.toUpperCase()
      ? replaced.charAt(0).toUpperCase() + replaced.slice(1)
      : replaced;
  });
  return [...declined, ...words.slice(head + 1)].join(" ");
}

/** The book of a reading that a translation does not have, or counts in a way that nobody knows. */
interface MissingReading {
  readonly missing: "book" | "numbering";
  readonly book: BookId;
}

/** Says why a reading has no text. */
export function missingReading(
  { missing, book }: MissingReading,
  translation: Translation,
): string {
  const { code } = translation;
  if (missing === "book") return `Prevod ${code} ${lacks(book)}.`;
  return `Knjiga »${nameIn(translation, book)}« v prevodu ${code} nima tega besedila ali pa drugače šteje vrstice.`;
}

/** Says that a passage has too many verses. */
export function passageTooLong(reference: string, most: number): string {
  return `Odlomek »${shorten(reference)}« je predolg: odlomek ima lahko največ ${counted(most, VERSES)}. Razdelite ga na več krajših.`;
}

function nameIn(translation: Translation, id: BookId): string {
  return translation.book(id)?.name ?? bookName(id, "slv").name;
}
