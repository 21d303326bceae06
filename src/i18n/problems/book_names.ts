import { once } from "../../base/bounded_map.ts";
import { type BookId, bookName, isBookId, languageNames } from "../../canon/mod.ts";
import { CATALOGUES, DEFAULT_LANGUAGE, type Language, notationIn } from "../language.ts";

/** Returns the language of the names of books (ISO 639-3) in the messages of a language. */
export function namesOf(language: Language): string {
  return CATALOGUES[language]["language.iso_639"];
}

/** Returns the abbreviation of a book in a language; the id itself where there is no such book. */
export function bookIn(language: Language, id: string): string {
  return isBookId(id) ? bookName(id, namesOf(language)).abbreviation : id;
}

/** Returns a place of a translation file, such as `NUM 6:26`, as people write it: `4 Mz 6,26`. */
export function placeIn(language: Language, written: string): string {
  return `${bookIn(language, written.slice(0, 3))}${written.slice(3).replace(":", ",")}`;
}

/** A book in a citation of the lectionary: `1 Mz` before a chapter. */
const CITED_BOOK = /(?:[1-6] )?\p{Lu}\p{L}*(?= \d)/gu;
/** The books by their Slovenian abbreviations. */
const cited = once(() => {
  const { books } = languageNames(namesOf(DEFAULT_LANGUAGE))!;
  return new Map(Array.from(books, ([book, { abbreviation }]) => [abbreviation, book]));
});

/** Writes a citation of the lectionary, which has Slovenian abbreviations, with those of a language: `1 Mose 1,1-2,2`; in English
 * with its marks, `Gen 1:1-2:2`. */
export function citationIn(language: Language, citation: string): string {
  if (language === DEFAULT_LANGUAGE) return citation;
  const written = citation.replace(CITED_BOOK, (written) => bookIn(language, cited().get(written) ?? written));
  return notationIn(language, written);
}

/** A verse, a verse bridge or a piece of a verse, by its numbers. */
export interface NumberedVerse {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly verseEnd?: number;
  readonly segment?: string;
}

/** Returns a verse as people write it: `4 Mz 6,26`. */
export function verseIn(language: Language, { book, chapter, verse, verseEnd, segment = "" }: NumberedVerse): string {
  const end = verseEnd === undefined ? "" : `-${verseEnd}`;
  return `${bookIn(language, book)} ${chapter},${verse}${end}${segment}`;
}

/** Returns the name of a book: in Slovenian with its abbreviation, `Sirahova knjiga (Sir)`; in German, with its article, quoted. */
export function bookTitle(language: Language, id: BookId): string {
  const { name, abbreviation } = bookName(id, namesOf(language));
  if (language === "de") return `„${name}“`;
  return language === "sl" ? `${name} (${abbreviation})` : name;
}

/** Returns the Slovenian name of a book in the genitive, with its abbreviation: `Sirahove knjige (Sir)`. */
export function genitiveTitle(id: BookId): string {
  const { name, abbreviation } = bookName(id, "slv");
  return `${genitive(name)} (${abbreviation})`;
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

/** The genitive of a name of a book with its head, a book, letter or Gospel; other names stay as they are. */
function genitive(name: string): string {
  const words = name.split(" ");
  const head = words.findIndex((word) => /^(?:knjiga|pismo|evangelij)$/i.test(word));
  if (head < 0) return `knjige »${name}«`;
  const declined = words.slice(0, head + 1).map((word) => {
    const [nominative, form] = GENITIVES.find(([pattern]) => pattern.test(word)) ?? [];
    if (nominative === undefined || form === undefined) return word;
    const replaced = word.replace(nominative, form);
    return word[0] === word[0]?.toUpperCase() ? replaced.charAt(0).toUpperCase() + replaced.slice(1) : replaced;
  });
  return [...declined, ...words.slice(head + 1)].join(" ");
}
