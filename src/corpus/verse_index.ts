import { type BookId, isBookId } from "../canon/mod.ts";
import { HEADING_MARK, headingKind, MARK_STARTS, MarkReader, packMark } from "./text_marks.ts";
import { LabelReader } from "./verse_label.ts";

const LINE_FEED = 0x0a;
const SPACE = 0x20;
const COLON = 0x3a;
const EQUALS = 0x3d;

/** Kinds of bytes in a text, a bit each; 0 is an ordinary byte. */
const SPACED = 1;
/** A character that JSON wants escaped. */
const QUOTED = 2;
const END = 4;
const CONTROL = 8;
/** The first byte of what may be a mark. */
const MARK = 16;
const KINDS = new Uint8Array(256);
KINDS.fill(CONTROL, 0x00, 0x20);
KINDS[0x7f] = CONTROL;
KINDS[LINE_FEED] = END;
KINDS[SPACE] = SPACED;
for (const character of '"\\') KINDS[character.charCodeAt(0)] = QUOTED;
const MARKED_KINDS = KINDS.slice();
for (const byte of MARK_STARTS) MARKED_KINDS[byte] = MARK;

/** The last line of a file of format 2. */
const END_LINE = /^End: (\d{1,9}) verses, (\d{1,9}) other lines$/;
/** Fewer bytes are moved sooner one by one. */
const SHORT_RUN = 48;
const MEND = "after a change by hand `ambo check CODE --mend` counts again";
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const HEADING_TEXT = /^(?! )(?:(?! {2})[^\u0000-\u001f\u007f])+(?<! )$/;

/** Formats the last line of a file, which counts the others: the verse lines, and the lines of the header and headings. */
export function formatEndLine(verses: number, others: number): string {
  return `End: ${verses} verses, ${others} other lines\n`;
}

/** A book as the lines have it. */
export interface IndexedBook {
  readonly id: BookId;
  readonly chapters: number[];
  /** The line at which each of `chapters` begins, and at the end the line after the book's last. */
  readonly starts: number[];
  readonly isSequential: boolean[];
}

/** An index of the verse lines of a translation file. */
export interface VerseIndex {
  /** The file: its header, its verse lines without their marks, its heading lines. */
  readonly bytes: Buffer;
  /** The offset in `bytes` of each verse line, and at the end the offset after the last line's end. */
  readonly offsets: Uint32Array;
  /** A bit a line, set where the text holds `"` or `\` and so is no JSON string as it stands. */
  readonly quoted: Uint8Array;
  readonly books: readonly IndexedBook[];
  /** Lines that have a text. */
  readonly verseCount: number;
  /** The marks of the texts in ascending order, as `packMark` packs them. */
  readonly marks: Uint32Array;
  /** The verse line after each heading. */
  readonly headingLines: Uint32Array;
  /** The offset in `bytes` of each heading line, and at the end the offset after the last. */
  readonly headingOffsets: Uint32Array;
  /** The number in the file of the first line after the header. */
  readonly firstNumber: number;
  /** The number in the file of each verse line, where lines are left out as faulty. */
  readonly lineNumbers: readonly number[] | undefined;
}

/** The place in a file where the verse lines begin, and the reading of them. */
export interface IndexOptions {
  /** The offset of the first line after the header. */
  readonly from: number;
  /** Its line number in the file, counted from 1. */
  readonly number: number;
  /** True where the texts have marks, headings stand between them, and a last line counts all. */
  readonly isMarked: boolean;
  /** Called with each error; what it throws ends the reading, else the line is left out. */
  readonly onError: (line: number, message: string) => void;
  /** True where `onError` may return. */
  readonly isLenient: boolean;
}

/**
 * Indexes the verse lines of a file: each byte is looked at once, and nothing is made a line.
 *
 * @param bytes The whole file, with a line end at its end; its marks are taken out in place.
 */
export function indexVerses(bytes: Buffer, options: IndexOptions): VerseIndex {
  return new VerseIndexer(bytes, options).index();
}

class VerseIndexer {
  readonly #bytes: Buffer;
  readonly #options: IndexOptions;
  readonly #kinds: Uint8Array;
  readonly #label = new LabelReader();
  readonly #books: IndexedBook[] = [];
  readonly #lineNumbers: number[] | undefined;
  #book: IndexedBook | undefined;
  #offsets: Uint32Array;
  #quoted: Uint8Array;
  #marks: Uint32Array;
  #markCount = 0;
  readonly #mark = new MarkReader();
  readonly #headingLines: number[] = [];
  readonly #headingOffsets: number[] = [];
  #headings = Buffer.alloc(1024);
  #headingsLength = 0;
  #openHeadings = 0;
  /** The offset up to which the bytes are in place, and that of the bytes which come next: those between are gone. */
  #written = 0;
  #kept = 0;
  #number: number;
  #line = 0;
  #verseCount = 0;
  #chapter = -1;
  #lastVerse = -1;
  #lastSegment = 0;
  /** The verses of the chapter so far, once one of them is out of order. */
  #seen: Set<string> | undefined;

  constructor(bytes: Buffer, options: IndexOptions) {
    this.#bytes = bytes;
    this.#options = options;
    this.#number = options.number;
    this.#kinds = options.isMarked ? MARKED_KINDS : KINDS;
    this.#lineNumbers = options.isLenient ? [] : undefined;
    // A verse has a hundred bytes or more; where lines are shorter the index grows.
    const lines = Math.max(16, bytes.length >> 6);
    this.#offsets = new Uint32Array(lines);
    this.#quoted = new Uint8Array((lines >> 3) + 1);
    this.#marks = new Uint32Array(options.isMarked ? lines >> 1 : 0);
  }

  index(): VerseIndex {
    const bytes = this.#bytes;
    const { length } = bytes;
    const { isMarked } = this.#options;
    let hasEnd = false;
    for (let at = this.#options.from; at < length; this.#number++) {
      if (isMarked && bytes[at] === EQUALS) at = this.#readHeading(at);
      else if (isMarked && this.#isEndLine(at)) {
        hasEnd = true;
        at = this.#readEnd(at);
      } else at = this.#readVerse(at);
    }
    if (this.#verseCount === 0) this.#fail("the file has no verses", 0);
    if (this.#openHeadings > 0) this.#fail("a heading has no verse after it");
    if (isMarked && !hasEnd) this.#fail(`the file is cut off: its end line is missing; ${MEND}`, 0);
    this.#keep(length);
    const offsets = this.#offsets.slice(0, this.#line + 1);
    offsets[this.#line] = this.#written;
    this.#book?.starts.push(this.#line);
    return {
      bytes,
      offsets,
      quoted: this.#quoted.slice(0, (this.#line + 7) >> 3),
      books: this.#books,
      verseCount: this.#verseCount,
      firstNumber: this.#options.number,
      lineNumbers: this.#lineNumbers,
      marks: this.#marks.slice(0, this.#markCount),
      headingLines: Uint32Array.from(this.#headingLines),
      headingOffsets: this.#putHeadings(),
    };
  }

  /** Reads a verse line. @returns The offset of the next line. */
  #readVerse(at: number): number {
    const bytes = this.#bytes;
    const label = this.#label;
    if (this.#line + 1 >= this.#offsets.length) this.#grow();
    this.#offsets[this.#line] = this.#written + at - this.#kept;
    const isLabel = bytes[at + 3] === SPACE && label.read(bytes, at + 4);
    const { end } = label;
    const hasText = bytes[end] === SPACE;
    if (!isLabel || (!hasText && bytes[end] !== LINE_FEED)) {
      this.#failLabel(at);
      return this.#leaveOut(at);
    }
    if (!this.#placeVerse(at)) return this.#leaveOut(at);
    let next = end + 1;
    if (hasText) {
      next = this.#readText(next) + 1;
      this.#verseCount++;
    } else {
      const { isSequential } = this.#book!;
      isSequential[isSequential.length - 1] = false;
    }
    this.#openHeadings = 0;
    this.#lineNumbers?.push(this.#number);
    this.#line++;
    return next;
  }

  /**
   * Checks a text byte by byte: no control character, no space at its ends, none doubled. Takes its marks out.
   *
   * @returns Its end.
   */
  #readText(start: number): number {
    const bytes = this.#bytes;
    const kinds = this.#kinds;
    // Spaces come too often and too irregularly to branch on: that would double the time.
    let before = SPACED;
    let doubled = 0;
    for (let at = start; ; at++) {
      const kind = kinds[bytes[at]!]!;
      doubled |= kind & before & SPACED;
      before = kind;
      if (kind <= SPACED) continue;
      if (kind === QUOTED) this.#quoted[this.#line >> 3]! |= 1 << (this.#line & 7);
      else if (kind === END) {
        this.#checkEnds(at, doubled);
        return at;
      } else if (kind === CONTROL) {
        this.#fail(`the text has a control character (byte ${bytes[at]})`);
      } else if (this.#takeMark(at)) {
        at = this.#mark.end;
        before = SPACED;
      }
    }
  }

  /** Takes a mark out of a text. @returns False where an ordinary character stands there. */
  #takeMark(at: number): boolean {
    const mark = this.#mark;
    if (!mark.read(this.#bytes, at)) {
      if (mark.isFaulty) {
        this.#fail('"|" or "¶" in the text is no mark: "¶", "|1", "||1" or "|=" between spaces');
      }
      return false;
    }
    if (mark.code === HEADING_MARK) {
      if (this.#openHeadings === 0) this.#fail('"|=" in the text has no heading before the verse');
      else this.#openHeadings--;
    }
    this.#remove(at, mark.end + 1);
    if (this.#markCount === this.#marks.length) this.#marks = grown(this.#marks);
    this.#marks[this.#markCount++] = packMark(this.#written, mark.code);
    return true;
  }

  #checkEnds(end: number, doubled: number): void {
    if (doubled !== 0) this.#fail("the text has a space at its start or a double space");
    if (this.#bytes[end - 1] === SPACE) this.#fail("the text is empty or ends with a space");
  }

  /** Reads a heading line, and puts it aside. @returns The offset of the next line. */
  #readHeading(at: number): number {
    const bytes = this.#bytes;
    const next = bytes.indexOf(LINE_FEED, at) + 1;
    const line = bytes.toString("utf8", at, next - 1);
    if (line[2] !== " " || headingKind(line[1]!) === undefined) {
      this.#fail(`expected a heading such as "=2 text", found "${line.slice(0, 30)}"`);
    } else if (!HEADING_TEXT.test(line.slice(3))) {
      this.#fail(
        "the heading is empty, or has control characters, double spaces or spaces at its ends",
      );
    } else {
      const length = next - at;
      while (this.#headingsLength + length > this.#headings.length) {
        this.#headings = grown(this.#headings);
      }
      bytes.copy(this.#headings, this.#headingsLength, at, next);
      this.#headingLines.push(this.#line);
      this.#headingOffsets.push(this.#headingsLength);
      this.#headingsLength += length;
      this.#openHeadings++;
    }
    this.#remove(at, next);
    return next;
  }

  /** Puts the heading lines behind the verse lines, where the marks and they left room. @returns Their offsets. */
  #putHeadings(): Uint32Array {
    const start = this.#written;
    this.#headings.copy(this.#bytes, start, 0, this.#headingsLength);
    const offsets = [...this.#headingOffsets, this.#headingsLength];
    return Uint32Array.from(offsets, (offset) => start + offset);
  }

  #isEndLine(at: number): boolean {
    const bytes = this.#bytes;
    return bytes[at + 3] === COLON && bytes.toString("latin1", at, at + 3) === "End";
  }

  /** Reads the end line, which counts the others. @returns The offset of the next line. */
  #readEnd(at: number): number {
    const bytes = this.#bytes;
    const next = bytes.indexOf(LINE_FEED, at) + 1;
    const match = END_LINE.exec(bytes.toString("utf8", at, next - 1));
    const verses = this.#line;
    const others = this.#number - 1 - verses;
    if (match === null) this.#fail("the end line is cut off");
    else if (Number(match[1]) !== verses || Number(match[2]) !== others) {
      this.#fail(
        `the end line counts ${match[1]} verses and ${match[2]} other lines, there are ${verses} and ${others}: a line is lost or was added; ${MEND}`,
      );
    } else if (next < bytes.length) this.#fail("there are lines after the end line");
    this.#remove(at, next);
    return next;
  }

  /** Takes bytes out: those before them are moved to the bytes kept so far. */
  #remove(from: number, to: number): void {
    this.#keep(from);
    this.#kept = to;
  }

  #keep(until: number): void {
    const bytes = this.#bytes;
    const length = until - this.#kept;
    if (this.#written !== this.#kept) {
      if (length > SHORT_RUN) bytes.copyWithin(this.#written, this.#kept, until);
      else for (let at = 0; at < length; at++) bytes[this.#written + at] = bytes[this.#kept + at]!;
    }
    this.#written += length;
    this.#kept = until;
  }

  #grow(): void {
    this.#offsets = grown(this.#offsets);
    this.#quoted = grown(this.#quoted);
  }

  /** Puts the line that begins at an offset into its book and chapter. @returns False where it has no book. */
  #placeVerse(start: number): boolean {
    const bytes = this.#bytes;
    const { chapter } = this.#label;
    let book = this.#book;
    if (
      book === undefined ||
      bytes[start] !== book.id.charCodeAt(0) ||
      bytes[start + 1] !== book.id.charCodeAt(1) ||
      bytes[start + 2] !== book.id.charCodeAt(2)
    ) {
      book = this.#openBook(bytes.toString("latin1", start, start + 3));
      if (book === undefined) return false;
    }
    if (chapter !== this.#chapter) {
      if (book.chapters.includes(chapter)) {
        this.#fail(`chapter ${chapter} of ${book.id} stands in two places`);
      }
      book.chapters.push(chapter);
      book.starts.push(this.#line);
      book.isSequential.push(true);
      this.#chapter = chapter;
      this.#lastVerse = -1;
      this.#seen = undefined;
    }
    this.#checkOrder(book, start);
    return true;
  }

  /** Notes whether the chapter is sequential, and refuses a verse that stands twice. */
  #checkOrder(book: IndexedBook, start: number): void {
    const { verse, verseEnd, segment, last } = this.#label;
    const index = book.chapters.length - 1;
    if (verse !== this.#line - book.starts[index]! + 1 || verseEnd > 0 || segment > 0) {
      book.isSequential[index] = false;
    }
    const follows =
      verse > this.#lastVerse ||
      (verse === this.#lastVerse && this.#lastSegment > 0 && segment > this.#lastSegment);
    this.#lastVerse = last;
    this.#lastSegment = segment;
    if (follows && this.#seen === undefined) return;
    // An edition may move a verse, but it has each only once.
    this.#keep(start);
    this.#seen ??= this.#versesFrom(book.starts[index]!);
    for (let number = verse; number <= last; number++) {
      const key = `${number}:${segment}`;
      if (this.#seen.has(key)) {
        this.#fail(`verse ${book.id} ${this.#chapter}:${number} stands twice`);
      }
      this.#seen.add(key);
    }
  }

  #versesFrom(first: number): Set<string> {
    const verses = new Set<string>();
    const label = new LabelReader();
    for (let line = first; line < this.#line; line++) {
      label.read(this.#bytes, this.#offsets[line]! + 4);
      for (let verse = label.verse; verse <= label.last; verse++) {
        verses.add(`${verse}:${label.segment}`);
      }
    }
    return verses;
  }

  #openBook(id: string): IndexedBook | undefined {
    if (!isBookId(id)) {
      this.#fail(`"${id}" is no USFM book id`);
      return undefined;
    }
    let book = this.#books.find((known) => known.id === id);
    if (book !== undefined) this.#fail(`book ${id} stands in two places`);
    this.#book?.starts.push(this.#line);
    if (book === undefined) {
      book = { id, chapters: [], starts: [], isSequential: [] };
      this.#books.push(book);
    }
    this.#book = book;
    this.#chapter = -1;
    return book;
  }

  /** Leaves out a line that is no verse. @returns The offset of the next line. */
  #leaveOut(start: number): number {
    const next = this.#bytes.indexOf(LINE_FEED, start) + 1;
    this.#remove(start, next);
    return next;
  }

  #failLabel(start: number): void {
    const lineEnd = this.#bytes.indexOf(LINE_FEED, start);
    const found = this.#bytes.toString("utf8", start, Math.min(lineEnd, start + 30));
    this.#fail(`expected a verse such as "GEN 1:1 text", found "${found}"`);
  }

  #fail(message: string, number = this.#number): void {
    this.#options.onError(number, message);
  }
}

function grown<T extends Buffer | Uint8Array | Uint32Array>(array: T): T {
  const larger = Buffer.isBuffer(array)
    ? Buffer.alloc(array.length * 2)
    : new (array.constructor as new (length: number) => Uint8Array)(array.length * 2);
  larger.set(array);
  return larger as T;
}
