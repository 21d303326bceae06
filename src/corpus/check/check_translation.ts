import { isUtf8 } from "node:buffer";
import { type BookId, isBookId } from "../../canon/mod.ts";
import { CorpusError } from "../corpus_error.ts";
import { parseHeader, type TranslationHeader } from "../header.ts";
import type { VerseCounts } from "../translation.ts";
import { chapterGaps } from "./numbering_gaps.ts";
import { textIssues } from "./text_issues.ts";

/** Something in a translation file that is wrong, or that a person should look at. */
export interface Issue {
  /** Counted from 1; 0 where it is the file's as a whole. */
  readonly line: number;
  /** An error keeps a text from being served as it should be; a warning may be what the edition means. */
  readonly severity: "error" | "warning";
  readonly message: string;
}

/** What is in a translation file, and what is wrong with it. */
export interface TranslationCheck extends VerseCounts {
  /** Absent where the header is at fault. */
  readonly header?: TranslationHeader;
  /** In the order of the lines. */
  readonly issues: readonly Issue[];
}

/**
 * Looks for everything that may be wrong in a translation file: lines that are no verses, order, duplicates, gaps
 * against the numberings of the canon, wrong bytes, left-over markup, suspicious lengths.
 *
 * @param bytes The whole file.
 * @param file Its path, for messages.
 */
export function checkTranslation(bytes: Buffer, file: string): TranslationCheck {
  const steps = checkSteps(bytes, file);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** As {@linkcode checkTranslation}, for a service: others have their turn of the event loop in between. */
export async function checkTranslationInTurns(
  bytes: Buffer,
  file: string,
): Promise<TranslationCheck> {
  const steps = checkSteps(bytes, file);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await new Promise(setImmediate);
  }
}

/** Lines that are looked at in one turn: a few milliseconds. */
const LINES_AT_ONCE = 500;

function* checkSteps(bytes: Buffer, file: string): Generator<void, TranslationCheck> {
  const checker = new Checker();
  const headerLines: Buffer[] = [];
  let header: TranslationHeader | undefined;
  let isBody = false;
  let number = 0;
  for (const line of linesOf(bytes)) {
    number += 1;
    if (isBody) {
      if (number % LINES_AT_ONCE === 0) yield;
      checker.readLine(line, number);
    } else if (line.length > 0) {
      headerLines.push(line);
    } else {
      header = checker.readHeader(headerLines, file);
      isBody = true;
    }
  }
  if (!isBody) {
    header = checker.readHeader(headerLines, file);
    checker.fault(0, "no blank line ends the header");
  }
  yield;
  return { ...(header !== undefined && { header }), ...checker.finish() };
}

/** Returns the lines without their ends, and without the byte-order mark that an editor may have put in. */
function* linesOf(bytes: Buffer): Generator<Buffer> {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  let start = hasMark ? 3 : 0;
  while (start < bytes.length) {
    const next = bytes.indexOf(0x0a, start);
    const end = next === -1 ? bytes.length : next;
    yield bytes.subarray(start, bytes[end - 1] === 0x0d ? end - 1 : end);
    start = end + 1;
  }
}

/** A verse line, its numbers read. */
interface VerseLine {
  readonly id: string;
  readonly chapter: number;
  readonly verse: number;
  /** The same as `verse` where the line is no verse bridge. */
  readonly last: number;
  readonly segment: string;
  readonly text: string;
}

const LINE = /^(.{3}) (\d{1,3}):(\d{1,3})(?:-(\d{1,3})|(([a-z])\6?))?(?: ([\s\S]+))?$/;

/** @returns Undefined where the line is no verse. */
function parseLine(line: string): VerseLine | undefined {
  const match = LINE.exec(line);
  if (match === null) return undefined;
  const [, id = "", chapter, verse, last, segment = "", , text = ""] = match;
  const first = Number(verse);
  if (last !== undefined && Number(last) <= first) return undefined;
  return { id, chapter: Number(chapter), verse: first, last: Number(last ?? verse), segment, text };
}

/** A chapter as far as it was read. */
interface OpenChapter {
  readonly book: BookId;
  readonly chapter: number;
  /** The line of each verse, those of verse bridges and left-out ones included. */
  readonly verses: Map<number, number>;
  readonly labels: Set<string>;
  last: number;
}

class Checker {
  readonly #issues: Issue[] = [];
  readonly #books = new Map<BookId, Map<number, OpenChapter>>();
  #open: OpenChapter | undefined;
  #verses = 0;
  #merged = 0;
  #lettered = 0;
  #leftOut = 0;

  fault(line: number, message: string, severity: Issue["severity"] = "error"): void {
    this.#issues.push({ line, severity, message });
  }

  readHeader(lines: readonly Buffer[], file: string): TranslationHeader | undefined {
    const wrong = lines.findIndex((line) => !isUtf8(line));
    if (wrong !== -1) this.fault(wrong + 1, "the line is not valid UTF-8");
    try {
      return parseHeader(
        lines.map((line) => line.toString("utf8")),
        file,
      );
    } catch (error) {
      if (!(error instanceof CorpusError)) throw error;
      const prefix = error.line > 0 ? `${file}:${error.line}: ` : `${file}: `;
      this.fault(error.line, error.message.slice(prefix.length));
      return undefined;
    }
  }

  readLine(line: Buffer, number: number): void {
    if (!isUtf8(line)) this.fault(number, "the line is not valid UTF-8");
    const label = parseLine(line.toString("utf8"));
    if (label === undefined) {
      const found = line.toString("utf8", 0, 40);
      this.fault(number, `expected a verse such as "GEN 1:1 text", found "${found}"`);
      return;
    }
    const { id } = label;
    if (!isBookId(id)) {
      this.fault(number, `"${id}" is no USFM book id`);
      return;
    }
    const open = this.#chapter(id, label.chapter, number);
    this.#label(open, label, number);
    this.#text(label, number);
  }

  /** Returns the chapter that a line belongs to; books and chapters must each stand together. */
  #chapter(book: BookId, chapter: number, line: number): OpenChapter {
    const open = this.#open;
    if (open !== undefined && open.book === book && open.chapter === chapter) return open;
    let chapters = this.#books.get(book);
    if (chapters !== undefined && open?.book !== book)
      this.fault(line, `book ${book} stands in two places`);
    if (chapters === undefined) {
      chapters = new Map();
      this.#books.set(book, chapters);
    }
    let found = chapters.get(chapter);
    if (found !== undefined) this.fault(line, `chapter ${chapter} of ${book} stands in two places`);
    else {
      if (open?.book === book && chapter < open.chapter) {
        this.fault(
          line,
          `chapter ${chapter} of ${book} comes after chapter ${open.chapter}`,
          "warning",
        );
      }
      found = { book, chapter, verses: new Map(), labels: new Set(), last: 0 };
      chapters.set(chapter, found);
    }
    this.#open = found;
    return found;
  }

  #label(open: OpenChapter, { verse, last, segment }: VerseLine, line: number): void {
    const place = `${open.book} ${open.chapter}`;
    for (let number = verse; number <= last; number += 1) {
      const key = `${number}${segment}`;
      if (open.labels.has(key)) this.fault(line, `verse ${place}:${key} stands twice`);
      open.labels.add(key);
      if (!open.verses.has(number)) open.verses.set(number, line);
    }
    if (verse < open.last) {
      this.fault(line, `verse ${place}:${verse} comes after verse ${open.last}`, "warning");
    }
    open.last = last;
    if (last > verse) this.#merged += 1;
    if (segment !== "") this.#lettered += 1;
  }

  #text({ text, verse, last }: VerseLine, line: number): void {
    if (text === "") {
      this.#leftOut += 1;
      return;
    }
    this.#verses += 1;
    for (const { severity, message } of textIssues(text, last - verse + 1)) {
      this.fault(line, message, severity);
    }
  }

  finish(): Omit<TranslationCheck, "header"> {
    let chapterCount = 0;
    for (const [book, chapters] of this.#books) {
      chapterCount += chapters.size;
      for (const { line, message } of chapterGaps(book, chapters))
        this.fault(line, message, "warning");
    }
    if (this.#verses === 0) this.fault(0, "the file has no verses");
    return {
      issues: this.#issues.sort((a, b) => a.line - b.line),
      books: this.#books.size,
      chapters: chapterCount,
      verses: this.#verses,
      merged: this.#merged,
      lettered: this.#lettered,
      leftOut: this.#leftOut,
    };
  }
}
