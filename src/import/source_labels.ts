/** Books and verses by the labels that sources have for them. */
import { kept, once } from "../base/bounded_map.ts";
import { readRows, readTable } from "../base/source_files.ts";
import { type BookId, type BookNaming, bookFacts, booksOfName, isBookId } from "../canon/mod.ts";
import { nameOfTwoKings, OF_VULGATE } from "./book_names.ts";
import type { DroppedKind } from "./import_error.ts";

const osisIds = once(() => new Map(bookFacts().flatMap(({ book, osis }) => osis.map((each) => [fold(each), book]))));

/** Returns the book of an OSIS id such as `Gen` or `1Cor`; case decides nothing. */
export function bookByOsisId(id: string): BookId | undefined {
  return osisIds().get(fold(id));
}

const programBooks = once((): ReadonlyMap<string, BookId> => {
  const rows = readRows(readTable("import/tables/book_numbers.txt"), ([name = "", written = "", book = ""]) => {
    if (!/^(?:mybible|unbound|code)$/.test(name) || !/^[\w ]+$/.test(written) || !isBookId(book))
      throw new SyntaxError("Expected a program, its numbers or codes, and a book id");
    return written.split(" ").map((each) => [`${name} ${fold(each)}`, book] as const);
  });
  return new Map(rows.flat());
});

/** Returns the book of a number or a code in a program, as `tables/book_numbers.txt` has it. */
export function bookByNumber(program: "mybible" | "unbound" | "code", number: number | string): BookId | undefined {
  return programBooks().get(`${program} ${fold(String(number))}`);
}

/** The languages of `tables/book_names.txt`, in the order of its columns. */
const LANGUAGES = "pol slk ces srp fra spa por nld swe dan nor,nob,nno ron rus ukr fin epo"
  .split(" ")
  .map((codes) => codes.split(","));
/** A shorter name may be anything in a language that is not known. */
const MIN_LETTERS = 3;
/** Ordinals of names of books by their number, and under `-` the words that may be in a name or be left out. */
const nameWords = once((): ReadonlyMap<string, string> => {
  const rows = readRows(readTable("import/tables/name_words.txt"), ([number = "", words = ""]) => {
    if (!/^[1-5-]$/.test(number) || words === "") throw new SyntaxError("Expected a number or -, and words");
    return words.split(" ").map((word) => [fold(inLatin(word)), number] as const);
  });
  return new Map(rows.flat());
});
const CYRILLIC = "абвгдђежзиіјклљмнњопрстћуфхцчџш";
const IN_LATIN = "a b v g d đ e ž z i i j k l lj m n nj o p r s t ć u f h c č dž š".split(" ");

/** Writes the Cyrillic letters of a name as Serbian has them in Latin, those of other languages without their marks. */
export function inLatin(name: string): string {
  const latin = (letter: string) => IN_LATIN[CYRILLIC.indexOf(letter.toLowerCase().normalize("NFD")[0]!)] ?? letter;
  return name.replace(/\p{Script=Cyrillic}/gu, latin);
}

/** The keys of a name of the table: its number and all its words, without those that many names have, and with the number first. */
function sourceKeys(name: string): readonly string[] {
  const words = inLatin(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((word) => fold(word) || []);
  // It may be behind other words: `Cartea a doua a lui Samuel`.
  const isFiller = (word: string) => nameWords().get(word) === "-";
  const first = words.findIndex((word) => !isFiller(word));
  const ordinal = words.length > 1 ? nameWords().get(words[first] ?? "") : undefined;
  const whole = ordinal === undefined ? words : [ordinal, ...words.slice(first + 1)];
  // Or behind the name: `Peters 1. brev`, `Johannes andra brev`; without a word behind it, it is a chapter.
  const [person = "", inner = "", letter = ""] = words.slice(Math.max(0, first));
  const number = isFiller(inner) ? "" : (nameWords().get(inner) ?? /^[1-3]$/.exec(inner)?.[0] ?? "");
  const moved = number !== "" && isFiller(letter) ? [[number, person]] : [];
  const keys = [whole, whole.filter((each) => !isFiller(each)), ...moved].map((each) => each.join(""));
  return keys.filter((key) => /\p{L}/u.test(key));
}

/** Returns the names of `tables/book_names.txt` by language and key; those of all languages together by a blank one. */
export const namesOfSources = once((): ReadonlyMap<string, ReadonlySet<BookId>> => {
  const names = new Map<string, Set<BookId>>();
  readRows(readTable("import/tables/book_names.txt"), ([id = "", ...columns]) => {
    if (!isBookId(id) || columns.length !== LANGUAGES.length) throw new SyntaxError("Expected a book and its names");
    for (const [index, column] of columns.entries()) {
      // Without its word the letter of Jeremiah is his book.
      const keys = column.split(",").flatMap((name) => sourceKeys(name).slice(0, id === "LJE" ? 1 : 2));
      for (const key of keys)
        for (const language of [...LANGUAGES[index]!, ""]) kept(names, `${language} ${key}`, () => new Set()).add(id);
    }
  });
  return names;
});

/** Returns the books of a name of the table: several where languages differ. */
function ofSources(name: string, language = ""): readonly BookId[] {
  const found = sourceKeys(name).map((key) => namesOfSources().get(`${language} ${key}`));
  return [...(found.find((each) => each !== undefined) ?? [])];
}

/**
 * Returns the books of a name in whatever form sources use: a USFM or OSIS id, a code of older software, a name or
 * abbreviation in the language of the text, else in one of the others that the canon knows.
 *
 * @param language The language of the text, ISO 639-3, where it is known.
 * @returns None where the name means no book, several where it is ambiguous.
 */
export function booksByName(name: string, language?: string): readonly BookId[] {
  const written = inLatin(name.trim());
  if (isBookId(written)) return [written];
  const isOwn = LANGUAGES.some((codes) => codes.includes(language ?? ""));
  const own = isOwn ? ofSources(written, language) : [];
  if (own.length > 0) return own;
  const named = booksOfName(written, language);
  const [book, ...others] = named;
  if (book !== undefined && others.length === 0 && language !== undefined) return named;
  const upper = written.toUpperCase();
  // Behind a space a number is that of a chapter: `Jo 1`.
  const isChapter = /\s\d+$/.test(written);
  const code = isBookId(upper) ? upper : isChapter ? undefined : bookByNumber("code", written);
  if (code !== undefined) return [code];
  if (book !== undefined) return named;
  const ofOsis = bookByOsisId(written);
  if (ofOsis !== undefined) return [ofOsis];
  const ofBoth = booksOfBoth(written, language);
  if (ofBoth.length > 0 || fold(written).length < MIN_LETTERS) return ofBoth;
  const twoKings = nameOfTwoKings(written);
  const ofFour = twoKings === undefined ? [] : booksByName(twoKings, language);
  const kings = ofFour.filter((book) => book === "1KI" || book === "2KI");
  return kings.length > 0 ? kings : ofSources(written);
}

/** Returns the book that has both of two names: `Sirach (Ecclesiasticus)`, `Song of Songs / Canticles`, `1 Kings (1 Samuel)`. */
function booksOfBoth(name: string, language: string | undefined): readonly BookId[] {
  const [, one = "", other = ""] = /^([^()/]+)[(/]([^()/]+)\)?$/.exec(name) ?? [];
  const [book, ...others] = one === "" ? [] : booksByName(one, language);
  if (book === undefined || others.length > 0) return [];
  const [second, ...more] = booksByName(other, language);
  const ofVulgate = second === OF_VULGATE[book] ? second : undefined;
  return more.length === 0 && (second === book || ofVulgate) ? [second ?? book] : [];
}

/**
 * Returns the book, and the chapter, that the path of a file within its source names: `Genesis.json`, `01_Genesis/02.txt`. A
 * name of several books is one where there is no other.
 */
export function placeOfPath(path: string): { readonly book?: string; readonly chapter?: string | undefined } {
  let inner: string | undefined;
  let ambiguous: ReturnType<typeof placeOfPath> = {};
  for (const part of path
    .replace(/(\.\w+)\1*$/, "")
    .split("/")
    .reverse()) {
    const words = part.replace(/[_-]+/g, " ").trim();
    // A number before a name counts the files only where it is no part of the name: `NT_1_John`.
    const named = words.replace(/^[ONA]T\s(?=\d)/i, "");
    const counted = named.replace(/^\d{1,3}\s*(?=\p{N}|\p{L})/u, "");
    for (const written of [words, named].filter((each) => !each.startsWith("0")).concat(counted)) {
      const [, book = "", chapter] = /^(.*?)\s*(\d{1,3})?$/.exec(written) ?? [];
      const books = booksByName(book);
      if (books.length === 1) return { book, chapter: chapter ?? inner };
      if (books.length > 1) ambiguous = { book, chapter: chapter ?? inner };
    }
    inner = /^\D{0,12}0*(\d{1,3})$/.exec(words)?.[1] ?? inner;
  }
  return ambiguous;
}

/** Letters and digits alone, without diacritics, in lower case. */
function fold(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
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

/** The verse or verses that a source's own label names, without book and chapter. */
export interface VerseNumber {
  readonly verse: number;
  readonly verseEnd?: number;
  readonly segment?: string;
  /** True where the label names further verses that no verse bridge can hold, as `3,7` does. */
  readonly isSplit?: true;
  /** True where the label begins a range that has no end, as `6-` does. */
  readonly isOpen?: true;
}

const LABEL =
  /^(\d{1,3})(?!\d)(([a-z])\3?(?![a-z]))?((?:[-\u2010-\u2015\u2212,/](?:\d{1,3}(?!\d)(?:[a-z](?![a-z]))?|[a-z](?![a-z])))*)/i;
/** A further part of a label: a dash, comma or slash, and a number or a letter of the verse before. */
const FURTHER = /([^\da-z])(\d*)/gi;
/** Most labels are no more than this. */
const NUMBER = /^\d{1,3}$/;
/** Some print a point or the like after the number. */
const END = /^[.,:;)]$/;
/** The dash of a range; a longer one may be that of a dialogue. */
const OPEN = /^[-\u2010-\u2013\u2212]$/;
/** Spaces around the sign of a range or a list, and before the letter of a piece: in attributes, cells and the like. */
const SPACED = /(?<=\d[a-z]?)\s*([-\u2010-\u2015\u2212,/])\s*(?=\d|[a-z](?![a-z]))|(?<=\d)\s+(?=[a-z](?![a-z]))/gi;
const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g;

/** Takes the spaces out of a label that nothing follows: `Gen 1:3 - 4`, `3 a`. */
export function withoutLabelSpaces(label: string): string {
  return label.replace(SPACED, "$1");
}

/**
 * Reads a verse label as publishers write it: `3`, `3-4`, `3,4`, `3/4`, `4a`, `17aa`, `3-4a`, `1-3,5`.
 *
 * A bridge that begins or ends within a verse (`2b-3`, `4a-b`) is the bridge of the whole verses: the translation
 * file has no finer label, and both texts are there.
 *
 * @returns Undefined where the text does not begin with a verse number.
 */
export function matchVerseNumber(text: string): (VerseNumber & { readonly rest: string }) | undefined {
  if (NUMBER.test(text)) return { verse: Number(text), rest: "" };
  const plain = withoutLabelSpaces(text.replace(DIRECTION_MARKS, ""));
  const match = LABEL.exec(plain);
  if (match === null) return undefined;
  const [whole, first, segment, , further = ""] = match;
  const verse = Number(first);
  const after = plain.slice(whole.length);
  const end = OPEN.test(after) ? { isOpen: true as const, rest: "" } : { rest: END.test(after) ? "" : after };
  if (further !== "") return { verse, ...lastOf(further, verse), ...end };
  if (segment !== undefined) return { verse, segment: segment.toLowerCase(), ...end };
  return { verse, ...end };
}

/** Returns the last verse of a run that begins with `verse`, and whether verses apart from it are named too. */
function lastOf(further: string, verse: number): Pick<VerseNumber, "verseEnd" | "isSplit"> {
  let last = verse;
  let isSplit = false;
  for (const [, sign, written] of further.matchAll(FURTHER)) {
    const number = Number(written);
    if (written === "" || (number >= verse && number <= last)) continue;
    if (isSplit || number < verse || (sign !== undefined && ",/".includes(sign) && number !== last + 1)) isSplit = true;
    else last = number;
  }
  return { ...(last > verse && { verseEnd: last }), ...(isSplit && { isSplit }) };
}
