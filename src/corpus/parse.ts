import { isUtf8 } from "node:buffer";
import { type BookId, bookName, isBookId } from "../canon/mod.ts";
import { CorpusError } from "./error.ts";
import { parseHeader, type TranslationHeader } from "./header.ts";
import { type LabelNumbers, readLabel } from "./label.ts";
import { Translation, type TranslationBook } from "./translation.ts";

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const DELETE = 0x7f;

/**
 * Reads a translation file and indexes its lines.
 *
 * @param bytes The whole file; the translation keeps it.
 * @param file Its path, for messages.
 * @throws {CorpusError} At the first fault, with file and line.
 */
export function parseTranslation(bytes: Buffer, file: string): Translation {
  const text = normalise(bytes);
  if (!isUtf8(text)) throw new CorpusError(file, invalidLine(text), "the line is not valid UTF-8");
  const headerEnd = text.indexOf("\n\n");
  if (headerEnd < 0) {
    throw new CorpusError(file, 0, "no blank line ends the header: is this a translation file?");
  }
  const headerLines = text.toString("utf8", 0, headerEnd).split("\n");
  const header = parseHeader(headerLines, file);
  const body = new Body(text, file, { from: headerEnd + 2, line: headerLines.length + 2, header });
  return body.index();
}

/** Without the byte-order mark and carriage returns that an editor may have put in, with a last line end. */
function normalise(bytes: Buffer): Buffer {
  let text = bytes;
  if (text[0] === 0xef && text[1] === 0xbb && text[2] === 0xbf) text = text.subarray(3);
  if (text.includes(CARRIAGE_RETURN)) {
    text = Buffer.from(text.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
  }
  return text.at(-1) === LINE_FEED ? text : Buffer.concat([text, Buffer.of(LINE_FEED)]);
}

function invalidLine(bytes: Buffer): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line++) {
    const end = bytes.indexOf(LINE_FEED, from);
    if (!isUtf8(bytes.subarray(from, end))) break;
    from = end + 1;
  }
  return line;
}

/** A book while its lines are being read. */
interface OpenBook {
  readonly id: BookId;
  readonly chapters: number[];
  readonly starts: number[];
  readonly plain: boolean[];
}

/** Reads the verse lines of a file, one after the other. */
class Body {
  readonly #bytes: Buffer;
  readonly #file: string;
  readonly #header: TranslationHeader;
  readonly #from: number;
  /** The file's line number of verse line 0. */
  readonly #firstNumber: number;
  readonly #offsets: Uint32Array;
  readonly #quoted: Uint8Array;
  readonly #books: OpenBook[] = [];
  #line = 0;
  #verseCount = 0;
  #chapter = -1;
  #previous: LabelNumbers | undefined;
  /** The labels of the chapter, once one of them is out of order. */
  #seen: Set<string> | undefined;

  constructor(
    bytes: Buffer,
    file: string,
    start: { from: number; line: number; header: TranslationHeader },
  ) {
    this.#bytes = bytes;
    this.#file = file;
    this.#header = start.header;
    this.#from = start.from;
    this.#firstNumber = start.line;
    let lines = 0;
    for (let at = start.from; at < bytes.length; lines++) at = bytes.indexOf(LINE_FEED, at) + 1;
    this.#offsets = new Uint32Array(lines + 1);
    this.#quoted = new Uint8Array((lines + 7) >> 3);
  }

  index(): Translation {
    const bytes = this.#bytes;
    for (let start = this.#from; start < bytes.length; this.#line++) {
      this.#offsets[this.#line] = start;
      const end = bytes.indexOf(LINE_FEED, start);
      this.#readLine(start, end);
      start = end + 1;
    }
    this.#offsets[this.#line] = bytes.length;
    if (this.#line === 0) this.#fail("the file has no verses");
    const books = this.#books.map((book) => this.#close(book));
    return new Translation({
      header: this.#header,
      bytes,
      offsets: this.#offsets,
      quoted: this.#quoted,
      books,
      verseCount: this.#verseCount,
    });
  }

  #readLine(start: number, end: number): void {
    const bytes = this.#bytes;
    const label = bytes[start + 3] === SPACE ? readLabel(bytes, start + 4) : undefined;
    if (label === undefined || label.end > end) this.#failLabel(start, end);
    this.#place(start, label);
    if (label.end === end) {
      this.#books.at(-1)!.plain[this.#books.at(-1)!.plain.length - 1] = false;
      return;
    }
    if (bytes[label.end] !== SPACE) this.#failLabel(start, end);
    this.#readText(label.end + 1, end);
    this.#verseCount++;
  }

  /** Checks a text byte by byte: no control character, no space at its ends, none doubled. */
  #readText(start: number, end: number): void {
    const bytes = this.#bytes;
    let previous = SPACE;
    for (let at = start; at < end; at++) {
      const byte = bytes[at]!;
      if (byte <= QUOTE) {
        if (byte === SPACE) {
          if (previous === SPACE) this.#fail("the text has a space at its start or a double space");
        } else if (byte < SPACE) {
          this.#fail(`the text has a control character (byte ${byte})`);
        } else if (byte === QUOTE) {
          this.#quoted[this.#line >> 3]! |= 1 << (this.#line & 7);
        }
      } else if (byte === BACKSLASH) {
        this.#quoted[this.#line >> 3]! |= 1 << (this.#line & 7);
      } else if (byte === DELETE) {
        this.#fail(`the text has a control character (byte ${byte})`);
      }
      previous = byte;
    }
    if (previous === SPACE) this.#fail("the text ends with a space");
  }

  /** Puts the line into its book and chapter. */
  #place(start: number, label: LabelNumbers): void {
    const bytes = this.#bytes;
    let book = this.#books.at(-1);
    const id = book?.id;
    if (
      id === undefined ||
      bytes[start] !== id.charCodeAt(0) ||
      bytes[start + 1] !== id.charCodeAt(1) ||
      bytes[start + 2] !== id.charCodeAt(2)
    ) {
      book = this.#openBook(bytes.toString("latin1", start, start + 3));
    }
    const open = book!;
    if (label.chapter !== this.#chapter) {
      if (open.chapters.includes(label.chapter)) {
        this.#fail(`chapter ${label.chapter} of ${open.id} stands in two places`);
      }
      open.chapters.push(label.chapter);
      open.starts.push(this.#line);
      open.plain.push(true);
      this.#chapter = label.chapter;
      this.#previous = undefined;
      this.#seen = undefined;
    }
    this.#order(open, label);
    this.#previous = label;
  }

  /** Notes whether the chapter is plain, and refuses a verse that stands twice. */
  #order(book: OpenBook, label: LabelNumbers): void {
    const chapter = book.chapters.length - 1;
    const expected = this.#line - book.starts[chapter]! + 1;
    if (label.verse !== expected || label.verseEnd > 0 || label.segment > 0) {
      book.plain[chapter] = false;
    }
    const previous = this.#previous;
    if (previous === undefined) return;
    const last = Math.max(previous.verse, previous.verseEnd);
    const follows =
      label.verse > last || (label.verse === last && label.segment > previous.segment);
    if (follows && this.#seen === undefined) return;
    // An edition may move a verse, but it has each only once.
    this.#seen ??= new Set(this.#labelsFrom(book.starts[chapter]!));
    for (let verse = label.verse; verse <= Math.max(label.verse, label.verseEnd); verse++) {
      const key = `${verse}:${label.segment}`;
      if (this.#seen.has(key)) {
        this.#fail(`verse ${book.id} ${label.chapter}:${verse} stands twice`);
      }
      this.#seen.add(key);
    }
  }

  *#labelsFrom(first: number): Generator<string> {
    for (let line = first; line < this.#line; line++) {
      const label = readLabel(this.#bytes, this.#offsets[line]! + 4)!;
      const last = Math.max(label.verse, label.verseEnd);
      for (let verse = label.verse; verse <= last; verse++) yield `${verse}:${label.segment}`;
    }
  }

  #openBook(id: string): OpenBook {
    if (!isBookId(id)) this.#fail(`"${id}" is no USFM book id`);
    if (this.#books.some((book) => book.id === id)) {
      this.#fail(`book ${id} stands in two places`);
    }
    const book: OpenBook = { id, chapters: [], starts: [], plain: [] };
    this.#books.at(-1)?.starts.push(this.#line);
    this.#books.push(book);
    this.#chapter = -1;
    return book;
  }

  #close(book: OpenBook): TranslationBook {
    if (book.starts.length === book.chapters.length) book.starts.push(this.#line);
    const naming = this.#header.books.get(book.id);
    const usual = bookName(book.id, this.#header.language);
    return {
      ...book,
      name: naming?.name ?? usual.name,
      abbreviation: naming?.abbreviation ?? usual.abbreviation,
    };
  }

  #failLabel(start: number, end: number): never {
    const found = this.#bytes.toString("utf8", start, Math.min(end, start + 30));
    this.#fail(`expected a verse such as "GEN 1:1 text", found "${found}"`);
  }

  #fail(fault: string): never {
    throw new CorpusError(this.#file, this.#firstNumber + this.#line, fault);
  }
}
