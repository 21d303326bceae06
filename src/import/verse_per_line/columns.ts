/** The columns of tables of verses: by their names, or by what is in them. */

import type { WrittenVerse } from "../labelled_verses.ts";
import { bookByNumber, booksByName } from "../source_labels.ts";
import { parseReference } from "./text_lines.ts";

/** The columns of a table, counted from 0: a verse's reference in three columns or in one, and its text. */
export type Columns =
  | {
      /** Of its name or id, and of its number; -1 for none. */
      readonly book: number;
      readonly number: number;
      readonly chapter: number;
      readonly verse: number;
      /** Of the letter of a piece of a verse; absent or -1 for none. */
      readonly segment?: number;
      readonly edition?: number;
      /** Of the last verse of a bridge. */
      readonly end?: number;
      /** -1 where {@link texts} has several. */
      readonly text: number;
      /** The names of the columns of which each may be the text. */
      readonly texts?: readonly string[];
    }
  | { readonly reference: number; readonly text: number };

/** Names that tables give to their columns, in the languages of the pages, Croatian, French, Spanish and Portuguese. */
const NAMES = {
  book: /^(?:book|book[ _]?(?:id|name|code|number|num|nr|no|abbrev(?:iation)?)|b|knjiga|buch|libro|livre|livro|orig_book_index)$/i,
  chapter:
    /^(?:(?:chapter|chap|ch)(?:[ _]?(?:number|num|nr|no|id))?|c|poglavje|poglavlje|glava|kapitel|capitolo|chapitre|cap[ií]tulo|orig_chapter)$/i,
  verse:
    /^(?:verse|start[ _]?verse|verse[ _]?start|verse[ _]?(?:number|num|nr|no|id)|vers|v|vrstica|redak|stih|versetto|verset|(?:n[uú]mero[ _]?)?vers[ií]culo|orig_verse)$/i,
  reference: /^(?:reference|ref|vref|verse[ _]?ref(?:erence)?|mesto|stelle|riferimento)$/i,
  segment: /^orig_subverse$/i,
  end: /^(?:end[ _]?verse|verse[ _]?end)$/i,
  text: /^(?:text|verse[ _]?text|content|scripture|t|besedilo|tekst|testo|texte|texto|words)$/i,
};

/**
 * Reads the heading of a table.
 *
 * @param first The row after it, which shows the column of a book's name and that of its number.
 * @param isOfBook True where the file says the book, and no column need do so.
 * @returns Undefined where a row is not the heading of a table of verses.
 */
export function headingColumns(
  cells: readonly string[],
  first: readonly string[] = [],
  isOfBook = false,
): Columns | undefined {
  const names = cells.map((cell) => cell.trim());
  // An id counts the rows of a database; it is the number where there is no other.
  const find = (column: keyof typeof NAMES) => {
    const found = [...names.keys()].filter((index) => NAMES[column].test(names[index] ?? ""));
    return found.find((index) => !/id$/i.test(names[index] ?? "")) ?? found[0] ?? -1;
  };
  const chapter = find("chapter");
  // Beside a chapter, a number of nothing else is that of the verse.
  const isNumber = (name: string) => chapter !== -1 && NUMBER.test(name);
  const verse = find("verse") === -1 ? names.findIndex(isNumber) : find("verse");
  // One column of words, of whatever name, is the text.
  const [other = -1, ...more] = [...names.keys()].filter(
    (index) => !isLabel(names[index] ?? "") && /\p{L}/u.test(first[index] ?? ""),
  );
  const text = find("text") === -1 && more.length === 0 ? other : find("text");
  const texts = text === -1 ? [other, ...more].flatMap((index) => names[index] ?? []) : [];
  if (text === -1 && texts.length === 0) return undefined;
  const book = names.findIndex((name, index) => NAMES.book.test(name) && /\p{L}/u.test(first[index] ?? ""));
  const numbered = find("book");
  // An id beside a name may be that of a database, and says nothing.
  const number = numbered === book || (book !== -1 && /id$/i.test(names[numbered] ?? "")) ? -1 : numbered;
  // `1:1` in the column of the verse.
  const chapterOf = chapter === -1 && CHAPTER_AND_VERSE.test(first[verse] ?? "") ? verse : chapter;
  const reference = find("reference");
  if ((numbered !== -1 || (isOfBook && reference === -1)) && chapterOf !== -1 && verse !== -1)
    return {
      ...{ book, number, chapter: chapterOf, verse, text, texts, segment: find("segment"), end: find("end") },
      edition: names.findIndex((name) => EDITION.test(name)),
    };
  return reference === -1 || text === -1 ? undefined : { reference, text };
}

const CHAPTER_AND_VERSE = /^\s*(\d{1,3})[:.,](\d.*)$/;
/** A verse by a number of eight digits, `43003016`, or seven. */
const NUMBERED = /^\s*(\d{1,2})(\d{3})(\d{3})\s*$/;

const NUMBER = /^(?:number|num|nr|no)$/i;

/** A column with the translation that a verse is of. */
export const EDITION = /^(?:translation|version|edition|bible)(?:[ _]?(?:id|name|code|abbreviation))?$/i;

/** Returns whether a column has the text or a label of a verse, by its name. */
export function isLabel(name: string): boolean {
  return (
    Object.values(NAMES).some((pattern) => pattern.test(name)) ||
    EDITION.test(name) ||
    NUMBER.test(name) ||
    /^(?:|id|#|osis_?id|.*(?:testament|_index|\bid|_verse|_chapter|order_by|_subverse))$/i.test(name)
  );
}

/** The mark before the names of the columns, in the Unbound Bible's tables with a cell of its own. */
export const MARK = /^\s*#\s*columns(?:\t|:\s*)/i;
/** The Unbound Bible's codes of books: `01O`, `40N`, `67A`. */
const UNBOUND = /^(?:(0[1-9]|[1-3]\d)O|([4-6]\d)N|\d\dA)$/;
/**
 * Columns of a table without a heading that is known: a book, two numbers, a text, which may be behind an id and another name;
 * or a reference and a text, which tabs and bars make verses a line.
 */
export function usualColumns(
  cells: readonly string[],
  separator: string,
  isBook: (book: string) => boolean,
): Columns | undefined {
  const written = cells.map((cell) => cell.trim());
  // The chapter is behind the name: the text of `Gen 46:13,Job` is none.
  const isNamed = (cell: string, at: number) =>
    /\p{L}/u.test(cell) && /^\d/.test(written[at + 1] ?? "") && isBook(cell);
  const first = /^\d{7,8}$/.test(written[0] ?? "") ? 1 : Math.max(0, written.slice(0, 3).findLastIndex(isNamed));
  const [book = "", chapter = "", verse = "", ...rest] = written.slice(first);
  const isPlace = NUMBERED.test(written[0] ?? "") || (/[,;]/.test(separator) && isReference(book));
  if (cells.length === 2 && isPlace) return { reference: 0, text: 1 };
  const isVerse = /^\d{1,3}$/.test(chapter) && /^\d{1,3}[a-z]?(?:-\d{1,3})?$/i.test(verse);
  if (!isVerse || rest.length !== 1) return undefined;
  if (!/^[1-9]\d?$/.test(book) && !UNBOUND.test(book) && !isBook(book)) return undefined;
  return { book: first, number: -1, chapter: first + 1, verse: first + 2, text: first + 3 };
}

export function isKnownBook(book: string): boolean {
  return booksByName(book).length > 0;
}

function isReference(cell: string): boolean {
  const reference = parseReference(cell);
  return reference !== undefined && isKnownBook(reference.book.name ?? "");
}

/**
 * @param ofFile The book that the name of the file says, where no column does.
 * @returns Undefined where a cell is missing, or there is no chapter.
 */
export function verseOf(cells: readonly string[], columns: Columns, ofFile?: string): WrittenVerse | undefined {
  const text = cells[columns.text];
  if ("reference" in columns) {
    const written = cells[columns.reference] ?? "";
    const [, number, ofBook = "", ofChapter = ""] = NUMBERED.exec(written) ?? [];
    const numbered = number && { book: { number }, chapter: Number(ofBook), verse: Number(ofChapter) };
    const reference = numbered || parseReference(written);
    return text === undefined || reference === undefined ? undefined : { ...reference, text };
  }
  const ofBook = columns.book === -1 ? columns.number : columns.book;
  const written = ofBook === -1 ? ofFile : whole(cells[ofBook]);
  const inVerse = columns.chapter === columns.verse ? CHAPTER_AND_VERSE.exec(cells[columns.verse] ?? "") : undefined;
  const [, chapter = "", verse = ""] = inVerse ?? ["", whole(cells[columns.chapter]), whole(cells[columns.verse])];
  if (written === undefined || text === undefined || !/^\d{1,3}$/.test(chapter)) return undefined;
  const [code, old, later] = UNBOUND.exec(written) ?? [];
  const isNumber = /^\d{1,3}$/.test(written) || code !== undefined;
  const number = old ?? later ?? written;
  const book = isNumber
    ? { number, id: bookByNumber("unbound", written) }
    : { name: written, number: cells[columns.number] };
  const segment = /^[a-z]$/.exec(cells[columns.segment ?? -1] ?? "")?.[0] ?? "";
  const end = whole(cells[columns.end ?? -1]) ?? "";
  const bridge = Number(end) > Number(verse) ? `-${end}` : "";
  return { book, chapter, verse: verse + segment + bridge, text, edition: cells[columns.edition ?? -1] };
}

/** Some programs write numbers as `1.0`. */
function whole(cell: string | undefined): string | undefined {
  return cell?.trim().replace(/^(\d+)\.0$/, "$1");
}
