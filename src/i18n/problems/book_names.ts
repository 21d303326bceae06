import { type BookId, bookName, isBookId } from "../../canon/mod.ts";
import type { Language } from "../catalogues.ts";

/** Returns the Slovenian abbreviation of a book: `Sir`. */
export function abbreviationOf(id: BookId): string {
  return bookName(id, "slv").abbreviation;
}

/** Returns the abbreviation of a book in a language; the id itself where there is no such book. */
export function bookIn(language: Language, id: string): string {
  if (!isBookId(id)) return id;
  return bookName(id, language === "sl" ? "slv" : "eng").abbreviation;
}

/** Returns a place of a translation file, such as `NUM 6:26`, as people write it: `4 Mz 6,26`. */
export function placeIn(language: Language, written: string): string {
  return `${bookIn(language, written.slice(0, 3))}${written.slice(3).replace(":", ",")}`;
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

/** Returns the Slovenian name of a book with its abbreviation: `Sirahova knjiga (Sir)`. */
export function nameWithAbbreviation(id: BookId): string {
  const { name, abbreviation } = bookName(id, "slv");
  return `${name} (${abbreviation})`;
}

/** Returns the Slovenian name of a book in the genitive, with its abbreviation: `Sirahove knjige (Sir)`. */
export function genitiveWithAbbreviation(id: BookId): string {
  const { name, abbreviation } = bookName(id, "slv");
  return `${genitive(name)} (${abbreviation})`;
}

/** Returns the English name of a book. */
export function englishName(id: BookId): string {
  return bookName(id, "eng").name;
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
    return word[0] === word[0]?.toUpperCase() ? replaced.charAt(0).toUpperCase() + replaced.slice(1) : replaced;
  });
  return [...declined, ...words.slice(head + 1)].join(" ");
}
