import type { LineRange, Resolution, Translation, TranslationBook } from "../corpus/mod.ts";
import { format } from "../reference/mod.ts";
import { escapeQuotes, json } from "./json.ts";
import { headingsOf, linesJson } from "./printed_lines.ts";

/** The parts of a passage that are the same for every passage of a translation; one character a byte. */
interface Pieces {
  readonly translation: string;
  readonly copyright: string;
  readonly books: Map<TranslationBook, BookPieces>;
}

interface BookPieces {
  /** `{"book":"John","book_abbrev":"Jn","chapter":` */
  readonly head: string;
  /** `Jn `, escaped */
  readonly abbreviation: string;
}

const piecesOf = new WeakMap<Translation, Pieces>();

/** The options of a passage object. */
export interface PassageOptions {
  readonly resolution: Resolution;
  /** Further members of the object, such as `"date":"2026-11-21",`; ends with a comma. */
  readonly extra?: string;
  /** Adds the printed lines of the verses, and the headings. */
  readonly lines?: boolean;
}

/**
 * Formats a passage object as JSON, one character a byte.
 *
 * It is put together from the bytes of the translation file: no verse becomes an object, and no text is decoded.
 */
export function passageJson(
  translation: Translation,
  { resolution, extra = "", lines = false }: PassageOptions,
): string {
  const pieces = prepare(translation);
  const { ranges, reference } = resolution;
  return (
    `{"reference":${json(format(reference))},${extra}` +
    `"translation":${pieces.translation},${textMembers(translation, ranges, { lines })},` +
    `"copyright":${pieces.copyright}}`
  );
}

/**
 * Formats the members of some ranges as JSON, one character a byte: `"verses":[…]`, with printed lines `"headings":[…]`.
 */
export function textMembers(
  translation: Translation,
  ranges: readonly LineRange[],
  { lines }: { lines: boolean },
): string {
  const pieces = prepare(translation);
  let verses = "";
  for (const range of ranges) {
    verses += rangeJson(translation, range, { pieces: bookPieces(pieces, range.book), lines });
  }
  const headings = lines ? `,"headings":${json(headingsOf(translation, ranges))}` : "";
  return `"verses":[${verses.slice(0, -1)}]${headings}`;
}

/** Formats the verses of a range, a comma after each. */
function rangeJson(
  translation: Translation,
  { book, first, last }: LineRange,
  { pieces, lines }: { pieces: BookPieces; lines: boolean },
): string {
  const { bytes } = translation;
  let verses = "";
  let index = book.chapters.length - 1;
  while (index > 0 && book.starts[index]! > first) index--;
  for (let line = first; line <= last; line++) {
    while (book.starts[index + 1]! <= line) index++;
    const chapter = book.chapters[index]!;
    let number = `${line - book.starts[index]! + 1}`;
    let label = number;
    let rest = "";
    if (!book.isSequential[index]) {
      const { verse, verseEnd, segment } = translation.label(line);
      number = `${verse}`;
      label = `${verse}${verseEnd === undefined ? "" : `-${verseEnd}`}${segment ?? ""}`;
      if (verseEnd !== undefined) rest = `"verse_end":${verseEnd},`;
      if (segment !== undefined) rest = `"segment":"${segment}",`;
    }
    const text = bytes.toString("latin1", translation.textStart(line), translation.textEnd(line));
    verses +=
      `${pieces.head}${chapter},"verse":${number},${rest}` +
      `"reference":"${pieces.abbreviation}${chapter},${label}",` +
      `"text":"${translation.isQuoted(line) ? escapeQuotes(text) : text}"` +
      `${lines ? linesJson(translation, line) : ""}},`;
  }
  return verses;
}

function prepare(translation: Translation): Pieces {
  let pieces = piecesOf.get(translation);
  if (pieces === undefined) {
    pieces = {
      translation: json({
        abbreviation: translation.code,
        name: translation.name,
        language: translation.language,
      }),
      copyright: json(translation.copyright),
      books: new Map(),
    };
    piecesOf.set(translation, pieces);
  }
  return pieces;
}

function bookPieces({ books }: Pieces, book: TranslationBook): BookPieces {
  let pieces = books.get(book);
  if (pieces === undefined) {
    const { name, abbreviation } = book;
    pieces = {
      head: `${json({ book: name, book_abbrev: abbreviation }).slice(0, -1)},"chapter":`,
      abbreviation: json(`${abbreviation} `).slice(1, -1),
    };
    books.set(book, pieces);
  }
  return pieces;
}

/**
 * A verse object as JSON, one character a byte.
 *
 * @param extra Further members of the object, such as `,"matches":[]`; begins with a comma.
 */
export function verseJson(translation: Translation, line: number, extra: string): string {
  const book = translation.book(translation.label(line).book)!;
  const range = { book, first: line, last: line };
  const pieces = bookPieces(prepare(translation), book);
  const verse = rangeJson(translation, range, { pieces, lines: false });
  return `${verse.slice(0, -2)}${extra}}`;
}
