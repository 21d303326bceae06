import type { LineRange, Resolution, Translation, TranslationBook } from "../corpus/mod.ts";
import { format } from "../reference/mod.ts";
import { escapeQuotes, json } from "./json.ts";

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

/**
 * A passage object as JSON, one character a byte.
 *
 * It is put together from the bytes of the translation file: no verse becomes an object, and no text is decoded.
 *
 * @param extra Further members of the object, such as `"date":"2026-11-21",`; ends with a comma.
 */
export function passageJson(translation: Translation, resolution: Resolution, extra = ""): string {
  const pieces = prepare(translation);
  let verses = "";
  for (const range of resolution.ranges) {
    verses += rangeJson(translation, range, bookPieces(pieces, range.book));
  }
  return (
    `{"reference":${json(format(resolution.reference))},${extra}` +
    `"translation":${pieces.translation},"verses":[${verses.slice(0, -1)}],` +
    `"copyright":${pieces.copyright}}`
  );
}

/** The verses of a stretch, a comma after each. */
function rangeJson(
  translation: Translation,
  { book, first, last }: LineRange,
  pieces: BookPieces,
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
      `"text":"${translation.isQuoted(line) ? escapeQuotes(text) : text}"},`;
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
