import { type BookId, bookName, isBookId } from "../canon/mod.ts";
import { CorpusError } from "./corpus_error.ts";
import type { TranslationHeader } from "./header.ts";
import { Translation, type TranslationBook } from "./translation.ts";
import { LabelReader } from "./verse_label.ts";

const LINE_FEED = 0x0a;
const SPACE = 0x20;

/** Kinds of bytes in a text, a bit each; 0 is an ordinary byte. */
const SPACED = 1;
/** A character that JSON wants escaped. */
const QUOTED = 2;
const END = 4;
const CONTROL = 8;
const KINDS = new Uint8Array(256);
KINDS.fill(CONTROL, 0x00, 0x20);
KINDS[0x7f] = CONTROL;
KINDS[LINE_FEED] = END;
KINDS[SPACE] = SPACED;
for (const character of '"\\') KINDS[character.charCodeAt(0)] = QUOTED;

/** A book while its lines are being read. */
interface OpenBook {
  readonly id: BookId;
  readonly chapters: number[];
  readonly starts: number[];
  readonly isSequential: boolean[];
}

/** The place in a file where the verse lines begin, and what was read before them. */
export interface BodyStart {
  readonly header: TranslationHeader;
  /** The path, for messages. */
  readonly file: string;
  /** The offset of the first verse line. */
  readonly from: number;
  /** Its line number in the file, counted from 1. */
  readonly number: number;
}

/**
 * Indexes the verse lines of a file: each byte is looked at once, and nothing is made a line.
 *
 * @param bytes The whole file, valid UTF-8, with a line end at its end.
 * @throws {CorpusError} At the first fault.
 */
export function indexVerses(bytes: Buffer, start: BodyStart): Translation {
  return new Body(bytes, start).index();
}

class Body {
  readonly #bytes: Buffer;
  readonly #start: BodyStart;
  readonly #label = new LabelReader();
  readonly #books: OpenBook[] = [];
  #offsets: Uint32Array;
  #quoted: Uint8Array;
  #line = 0;
  #verseCount = 0;
  #chapter = -1;
  #lastVerse = -1;
  #lastSegment = 0;
  /** The verses of the chapter so far, once one of them is out of order. */
  #seen: Set<string> | undefined;

  constructor(bytes: Buffer, start: BodyStart) {
    this.#bytes = bytes;
    this.#start = start;
    // A verse has a hundred bytes or more; where lines are shorter the index grows.
    const lines = Math.max(16, bytes.length >> 6);
    this.#offsets = new Uint32Array(lines);
    this.#quoted = new Uint8Array((lines >> 3) + 1);
  }

  index(): Translation {
    const bytes = this.#bytes;
    const { length } = bytes;
    const label = this.#label;
    for (let at = this.#start.from; at < length; this.#line++) {
      if (this.#line + 1 >= this.#offsets.length) this.#grow();
      this.#offsets[this.#line] = at;
      if (bytes[at + 3] !== SPACE || !label.read(bytes, at + 4)) this.#failLabel(at);
      this.#place(at);
      const { end } = label;
      if (bytes[end] === LINE_FEED) {
        const { isSequential } = this.#books.at(-1)!;
        isSequential[isSequential.length - 1] = false;
        at = end + 1;
      } else {
        if (bytes[end] !== SPACE) this.#failLabel(at);
        at = this.#readText(end + 1) + 1;
        this.#verseCount++;
      }
    }
    if (this.#verseCount === 0) this.#fail("the file has no verses");
    const offsets = this.#offsets.slice(0, this.#line + 1);
    offsets[this.#line] = length;
    return new Translation({
      header: this.#start.header,
      bytes,
      offsets,
      quoted: this.#quoted.slice(0, (this.#line + 7) >> 3),
      books: this.#books.map((book) => this.#close(book)),
      verseCount: this.#verseCount,
    });
  }

  /** Checks a text byte by byte: no control character, no space at its ends, none doubled. Gives its end. */
  #readText(start: number): number {
    const bytes = this.#bytes;
    // Spaces come too often and too irregularly to branch on: that would double the time.
    let before = SPACED;
    let doubled = 0;
    for (let at = start; ; at++) {
      const kind = KINDS[bytes[at]!]!;
      doubled |= kind & before & SPACED;
      before = kind;
      if (kind <= SPACED) continue;
      if (kind === QUOTED) {
        this.#quoted[this.#line >> 3]! |= 1 << (this.#line & 7);
      } else if (kind === END) {
        if (doubled !== 0) this.#fail("the text has a space at its start or a double space");
        if (bytes[at - 1] === SPACE) this.#fail("the text is empty or ends with a space");
        return at;
      } else {
        this.#fail(`the text has a control character (byte ${bytes[at]})`);
      }
    }
  }

  #grow(): void {
    const lines = this.#offsets.length * 2;
    const offsets = new Uint32Array(lines);
    offsets.set(this.#offsets);
    this.#offsets = offsets;
    const quoted = new Uint8Array((lines >> 3) + 1);
    quoted.set(this.#quoted);
    this.#quoted = quoted;
  }

  /** Puts the line that begins at an offset into its book and chapter. */
  #place(start: number): void {
    const bytes = this.#bytes;
    const { chapter } = this.#label;
    let book = this.#books.at(-1);
    if (
      book === undefined ||
      bytes[start] !== book.id.charCodeAt(0) ||
      bytes[start + 1] !== book.id.charCodeAt(1) ||
      bytes[start + 2] !== book.id.charCodeAt(2)
    ) {
      book = this.#openBook(bytes.toString("latin1", start, start + 3));
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
    this.#order(book);
  }

  /** Notes whether the chapter is sequential, and refuses a verse that stands twice. */
  #order(book: OpenBook): void {
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

  #openBook(id: string): OpenBook {
    if (!isBookId(id)) this.#fail(`"${id}" is no USFM book id`);
    if (this.#books.some((book) => book.id === id)) {
      this.#fail(`book ${id} stands in two places`);
    }
    const book: OpenBook = { id, chapters: [], starts: [], isSequential: [] };
    this.#books.at(-1)?.starts.push(this.#line);
    this.#books.push(book);
    this.#chapter = -1;
    return book;
  }

  #close(book: OpenBook): TranslationBook {
    if (book.starts.length === book.chapters.length) book.starts.push(this.#line);
    const { header } = this.#start;
    const naming = header.books.get(book.id);
    const usual = bookName(book.id, header.language);
    return {
      ...book,
      name: naming?.name ?? usual.name,
      abbreviation: naming?.abbreviation ?? usual.abbreviation,
    };
  }

  #failLabel(start: number): never {
    const lineEnd = this.#bytes.indexOf(LINE_FEED, start);
    const found = this.#bytes.toString("utf8", start, Math.min(lineEnd, start + 30));
    this.#fail(`expected a verse such as "GEN 1:1 text", found "${found}"`);
  }

  #fail(fault: string): never {
    throw new CorpusError(this.#start.file, this.#start.number + this.#line, fault);
  }
}
