import {
  BOOK_IDS,
  BOOK_LANGUAGES,
  type BookId,
  type BookNaming,
  bookFacts,
  isBookId,
  type LanguageNames,
} from "../canon/mod.ts";
import type { DroppedKind } from "./import_error.ts";

/**
 * Further names of books in verse-per-line files and tables: codes of
 * older software, and those of English files that are other books in a language.
 */
const OTHERS = pairs(`
  SOL=SNG Sos=SNG CNT=SNG SolomonsSong=SNG ECL=ECC EZZ=EZR ZPH=ZEP ZCH=ZEC PHI=PHP PHL=PHP TTS=TIT RVL=REV APO=REV
  Gn=GEN Es=EST Gl=GAL Hb=HAB Ac=ACT
`);

let osisIds: ReadonlyMap<string, BookId> | undefined;
let names: ReadonlyMap<string, BookId> | undefined;
let ordinals: ReadonlyMap<string, number> | undefined;

/** Returns the book of an OSIS id such as `Gen` or `1Cor`; case decides nothing. */
export function bookByOsisId(id: string): BookId | undefined {
  osisIds ??= new Map(bookFacts().flatMap(({ book, osis }) => osis.map((each) => [fold(each), book])));
  return osisIds.get(fold(id));
}

/**
 * Returns the book of a name in whatever form sources use: a USFM or OSIS id, a name or abbreviation in one of the
 * languages that the canon knows.
 *
 * @returns Undefined where the name means no book, or more than one.
 */
export function bookByName(name: string): BookId | undefined {
  const upper = name.trim().toUpperCase();
  if (isBookId(upper)) return upper;
  names ??= gatherNames();
  const folded = fold(name);
  const known = OTHERS.get(folded) ?? names.get(folded) ?? bookByOsisId(name);
  if (known !== undefined) return known;
  const numbered = withDigit(name.trim()) ?? name;
  for (const language of BOOK_LANGUAGES) {
    const book = names.get(fold(withoutFillers(numbered, language)));
    if (book !== undefined) return book;
  }
  return undefined;
}

/** Returns a name without the words that may be left out of it: `2 Kings` of `2 Book of Kings`. */
function withoutFillers(name: string, { fillers }: LanguageNames): string {
  const words = name.split(/\s+/).filter((word) => !fillers.includes(word.toLowerCase()));
  return words.join(" ");
}

/** A number before the name of a book, as a Roman numeral or a word: `I Samuel`, `III. Janezovo`, `Second Kings`. */
const ORDINAL = /^(\p{L}+)\.?\s+(?=\p{L})/u;
const ROMAN = ["I", "II", "III", "IV", "V"];

/** Returns a name with a digit in the place of its Roman numeral or its word for a number; undefined where it has none. */
function withDigit(name: string): string | undefined {
  const [whole = "", word = ""] = ORDINAL.exec(name) ?? [];
  if (word === "") return undefined;
  ordinals ??= gatherOrdinals();
  const roman = ROMAN.indexOf(word.toUpperCase()) + 1;
  const number = roman > 0 ? roman : ordinals.get(fold(word));
  return number === undefined ? undefined : `${number} ${name.slice(whole.length)}`;
}

/** Returns the words of all languages for "first" to "sixth". */
function gatherOrdinals(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { ordinals } of BOOK_LANGUAGES) {
    for (const [index, words] of ordinals.entries()) {
      for (const word of words) if (/\p{L}/u.test(word)) found.set(fold(word), index + 1);
    }
  }
  return found;
}

/** Returns every name of the languages that means one book in all of them. */
function gatherNames(): ReadonlyMap<string, BookId> {
  const found = new Map<string, BookId>();
  const several = new Set<string>();
  for (const { books } of BOOK_LANGUAGES) {
    for (const id of BOOK_IDS) {
      const book = books.get(id);
      if (book === undefined) continue;
      for (const name of [book.name, book.abbreviation, ...book.alternates, ...book.declined]) {
        // A name that is meant in one spelling alone: `=1 Kö`.
        if (name.startsWith("=")) continue;
        const folded = fold(name);
        const known = found.get(folded);
        if (known !== undefined && known !== id) several.add(folded);
        found.set(folded, id);
      }
    }
  }
  for (const name of several) found.delete(name);
  return found;
}

/** Letters and digits alone, without diacritics, in lower case. */
function fold(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** Parses pairs of a name and a book id. @throws {TypeError} If one of the ids is none. */
function pairs(table: string): ReadonlyMap<string, BookId> {
  const books = new Map<string, BookId>();
  for (const pair of table.trim().split(/\s+/)) {
    const [name = "", id = ""] = pair.split("=");
    if (!isBookId(id)) throw new TypeError(`Cannot name a book "${name}": "${id}" is no book id`);
    books.set(fold(name), id);
  }
  return books;
}

/** USFM ids of what is bound with the books and is none: covers, introductions, indexes, other material. */
const PERIPHERAL = new Set("FRT INT BAK CNC GLO TDX NDX OTH XXA XXB XXC XXD XXE XXF XXG COV PUB TOC".split(" "));

/** Books that USFM has an id for and that Ambo's canon does not hold. */
const OUTSIDE = new Set("JSA JDB TBS SST DNT BLT PS3 1MQ 2MQ 3MQ REP 4BA".split(" "));

/** The kind under which a book is counted that the canon does not hold. */
export const OUTSIDE_THE_CANON: DroppedKind = "book outside of the canon";

/**
 * Returns the kind under which the content of a USFM id is counted that is left out.
 *
 * @returns Undefined for the books of the canon, and for what is no id.
 */
export function skippedBookKind(id: string): DroppedKind | undefined {
  if (PERIPHERAL.has(id)) return "front and back matter";
  return OUTSIDE.has(id) ? OUTSIDE_THE_CANON : undefined;
}

/** A source's names of a book, in the terms of USFM. */
export interface SourceNaming {
  /** For running headers (`\h`). */
  readonly header?: string;
  /** For a table of contents, long (`\toc1`) and short (`\toc2`). */
  readonly long?: string;
  readonly short?: string;
  /** `\toc3` */
  readonly abbreviation?: string;
}

/**
 * Chooses the names to serve: the short name is the book's name, else the header, else the long name; the others may be
 * used in references.
 */
export function bookNaming({ header, long, short, abbreviation }: SourceNaming): BookNaming {
  const names = [short, header, long].map(oneName).filter((name) => name !== "");
  const [name, ...others] = [...new Set(names)];
  const short3 = oneName(abbreviation);
  const alternates = others.filter((other) => other !== short3);
  return {
    ...(name === undefined ? {} : { name }),
    ...(short3 === "" ? {} : { abbreviation: short3 }),
    ...(alternates.length === 0 ? {} : { alternates }),
  };
}

/** Separators of the header, white space, and characters that cannot be printed. */
const UNUSABLE = /[|,\s\p{Cc}\ufffd]+/gu;

/** Returns a name without the characters that the header of a translation file cannot hold. */
function oneName(text: string | undefined): string {
  return (text ?? "").replace(UNUSABLE, " ").trim();
}
