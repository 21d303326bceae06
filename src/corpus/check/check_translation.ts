import { kept } from "../../base/bounded_map.ts";
import { runToEnd } from "../../base/concurrency.ts";
import { type BookId, bookName, isBookId, namesInCommon } from "../../canon/mod.ts";
import { psalterCounting, versificationOf } from "../../versification/mod.ts";
import { CorpusFault, type Markup } from "../corpus_error.ts";
import type { TranslationHeader } from "../header.ts";
import { parseLeniently } from "../parse_translation.ts";
import type { Translation, VerseCounts } from "../translation.ts";
import { formatLabel, LabelReader, type VerseLabel } from "../verse_label.ts";
import { chapterGaps } from "./numbering_gaps.ts";
import { type ChapterLengths, type MeasuredBook, measureBook, shiftedVerses, spreadOf } from "./shifted_verses.ts";

/** An issue of one verse's text. */
type TextIssue = Pick<Issue, "severity" | "fault">;

/** A longer verse is suspicious: the longest in known editions (Esther in Greek, Daniel 3 in Latin) are shorter. */
const MAX_USUAL_LENGTH = 1200;
/** A shorter verse is suspicious: even "Jesus wept" has four characters in Chinese. */
const MIN_USUAL_LENGTH = 2;
/** How much of left-over markup an issue quotes. */
const MAX_QUOTED = 30;

const MARKUP: readonly (readonly [RegExp, Markup])[] = [
  [/\\\+?[a-z]+\d*\*?/i, "usfm"],
  [/<\/?[a-z!][^<>]*>/i, "tag"],
  [/\|/, "bar"],
  [/\[\[EMPTY\]\]/, "placeholder"],
  [/&(?:#\d+|#x[0-9a-f]+|amp|lt|gt|quot|apos|nbsp);/i, "reference"],
  [/[¶\ufffc\ufffd]/, "sign"],
];
/** Control characters besides those that the loader refuses. */
const CONTROL = /[\u0080-\u009f\u2028\u2029\ufeff\ufffe\uffff]/;
/** These, and the characters by which markup begins: most texts have none of them. */
const SUSPECT = /[\\<|[&¶\ufffc\ufffd\u0080-\u009f\u2028\u2029\ufeff\ufffe\uffff]/;

/**
 * Returns the issues of a text that the loader accepts.
 *
 * @param verses How many verses the text covers.
 */
function textIssues(text: string, verses: number): readonly TextIssue[] {
  const isLong = text.length > MAX_USUAL_LENGTH * verses;
  const isShort = text.length < MIN_USUAL_LENGTH;
  if (!isLong && !isShort && !SUSPECT.test(text)) return [];
  const issues: TextIssue[] = [];
  const add = (severity: TextIssue["severity"], fault: CorpusFault) => void issues.push({ severity, fault });
  const control = CONTROL.exec(text)?.[0];
  if (control !== undefined) {
    const code = (control.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0");
    add("error", new CorpusFault("control_character", { code }));
  }
  for (const [pattern, markup] of MARKUP) {
    const found = pattern.exec(text)?.[0]?.slice(0, MAX_QUOTED);
    if (found !== undefined) add("error", new CorpusFault("markup", { markup, found }));
  }
  if (isLong) add("warning", new CorpusFault("long_text", { length: text.length }));
  if (isShort) add("warning", new CorpusFault("short_text", { text }));
  return issues;
}

/** Something in a translation file that is wrong, or that a person should look at. */
export interface Issue {
  /** Counted from 1; 0 if the issue concerns the whole file. */
  readonly line: number;
  /** An error makes the service show a text wrongly or not at all; a warning may be intended by the edition. */
  readonly severity: "error" | "warning";
  readonly fault: CorpusFault;
  /** The verse of the line; absent if the line has none, or if the issue concerns a chapter or a book. */
  readonly label?: VerseLabel;
}

/** The counts and the issues of a translation file. */
export interface TranslationCheck extends VerseCounts {
  /** Absent where the header has an error. */
  readonly header?: TranslationHeader;
  /** In the order of the lines. */
  readonly issues: readonly Issue[];
}

/**
 * Checks a translation file for errors of the loader, wrong order, gaps against the known numberings, left-over markup
 * and suspicious lengths.
 *
 * @param bytes The whole file. The loader changes it in place.
 * @param file Its path, for messages.
 */
export function checkTranslationFile(bytes: Buffer, file: string): TranslationCheck {
  const issues: Issue[] = [];
  const starts = lineStarts(bytes);
  const addError = (line: number, fault: CorpusFault) => {
    if (issues.length === MAX_ERRORS) throw new CorpusFault("too_many_errors", { max: MAX_ERRORS });
    const label = labelOf(starts[verseLineOf(starts, line - 1)]);
    issues.push({ line, severity: "error", fault, ...(label !== undefined && { label }) });
  };
  try {
    const { header, translation } = parseLeniently(bytes, { file, onError: addError });
    const lineOfBook = (book: BookId) => starts.findIndex((start) => /^Book:\s*(\w{3})/.exec(start)?.[1] === book) + 1;
    const found = runToEnd(checkSteps(translation, issues, lineOfBook));
    return { ...(header !== undefined && { header }), ...found };
  } catch (fault) {
    if (!(fault instanceof CorpusFault && fault.is("too_many_errors"))) throw fault;
    return { ...NO_VERSES, issues: [...issues, { line: 0, severity: "error", fault }] };
  }
}

/** The longest label of a line, such as `PSA 119:176-176`, has fewer characters. */
const MAX_LABEL = 24;

/** Returns the first characters of each line, before the loader takes the marks out of the bytes. */
function lineStarts(bytes: Buffer): string[] {
  const starts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf("\n", at);
    const stop = end < 0 ? bytes.length : end;
    starts.push(bytes.toString("latin1", at, Math.min(stop, at + MAX_LABEL)));
    at = stop + 1;
  }
  return starts;
}

/** Returns the index of the verse line that a line belongs to: a note to the one before, a heading to the one after. */
function verseLineOf(starts: readonly string[], index: number): number {
  let verse = index;
  while (starts[verse]?.startsWith("+")) verse--;
  while (starts[verse]?.startsWith("=")) verse++;
  return verse;
}

function labelOf(start = ""): VerseLabel | undefined {
  const book = start.slice(0, 3);
  const reader = new LabelReader();
  return isBookId(book) && reader.read(Buffer.from(start), 4) ? reader.labelIn(book) : undefined;
}

/** The check stops here: a file with more errors is not a translation. */
const MAX_ERRORS = 1000;

/** The counts of a file that cannot be read. */
export const NO_VERSES: VerseCounts = {
  books: 0,
  chapters: 0,
  verses: 0,
  merged: 0,
  lettered: 0,
  leftOut: 0,
};

/** Checks a loaded translation in steps, between which the event loop serves requests. */
export async function checkTranslationInTurns(translation: Translation): Promise<TranslationCheck> {
  const steps = checkSteps(translation, []);
  for (;;) {
    const step = steps.next();
    if (step.done) return { header: translation.header, ...step.value };
    await new Promise(setImmediate);
  }
}

/** Lines that are checked in one step: a few milliseconds. */
const LINES_AT_ONCE = 500;

/** A chapter that is being checked. */
interface OpenChapter extends ChapterLengths {
  readonly book: BookId;
  readonly chapter: number;
  /** The line number of each verse, those of verse bridges and left-out ones included. */
  readonly verses: Map<number, number>;
  readonly lengths: (number | undefined)[];
  /** The last verse of the last line so far. */
  last: number;
}

/** @param lineOfBook Returns the line of the header that names a book; a loaded translation does not have it. */
function* checkSteps(translation: Translation, issues: Issue[], lineOfBook: (book: BookId) => number = () => 0) {
  const { code, format, header, lineCount, verseCount } = translation;
  const warn = (line: number, fault: CorpusFault) => void issues.push({ line, severity: "warning", fault });
  const books = new Map<BookId, Map<number, OpenChapter>>();
  const counts = { books: 0, chapters: 0, verses: verseCount, merged: 0, lettered: 0, leftOut: 0 };
  let open: OpenChapter | undefined;
  for (let line = 0; line < lineCount; line++) {
    if (line % LINES_AT_ONCE === 0) yield;
    const label = translation.label(line);
    const { book, chapter, verse, verseEnd, segment } = label;
    const number = translation.lineNumber(line);
    if (open?.book !== book || open.chapter !== chapter) {
      const chapters = kept(books, book, () => new Map<number, OpenChapter>());
      if (!chapters.has(chapter) && open?.book === book && chapter < open.chapter) {
        warn(number, new CorpusFault("chapter_out_of_order", { book, chapter, last: open.chapter }));
      }
      open = kept(chapters, chapter, () => ({ book, chapter, verses: new Map(), lengths: [], last: 0 }));
    }
    const last = verseEnd ?? verse;
    const text = translation.text(line);
    for (let one = verse; one <= last; one++) {
      if (!open.verses.has(one)) open.verses.set(one, number);
      if (text !== "") open.lengths[one] = (open.lengths[one] ?? 0) + (verse === last ? text.length : 0);
    }
    if (verse < open.last) {
      const values = { verse: `${book} ${chapter}:${verse}`, last: open.last };
      warn(number, new CorpusFault("verse_out_of_order", values));
    }
    open.last = last;
    if (verseEnd !== undefined) counts.merged++;
    if (segment !== undefined) counts.lettered++;
    if (text === "") counts.leftOut++;
    else for (const issue of textIssues(text, last - verse + 1)) issues.push({ line: number, ...issue, label });
  }
  yield;
  for (const [book, chapters] of books) {
    counts.books++;
    counts.chapters += chapters.size;
    for (const { line, fault } of chapterGaps(book, { chapters, isPart: header.isPart })) warn(line, fault);
  }
  const versification = versificationOf(translation);
  const measured: MeasuredBook[] = [];
  for (const [book, chapters] of books) measured.push(yield* measureBook(book, chapters, versification));
  const spread = spreadOf(measured);
  for (const book of spread === undefined ? [] : measured) {
    yield;
    for (const { first, last, by } of shiftedVerses(book, spread!)) {
      const [verse, to] = [formatLabel(first), formatLabel(last)];
      const line = books.get(first.book)!.get(first.chapter)!.verses.get(first.verse)!;
      warn(line, new CorpusFault("shifted_verses", { verse, to, count: Math.abs(by), way: by > 0 ? "on" : "back" }));
    }
  }
  for (const { book, chapter, last, counted } of versification.paddedChapters()) {
    const line =
      books
        .get(book)
        ?.get(chapter)
        ?.verses.get(counted + 1) ?? 0;
    warn(line, new CorpusFault("padded_chapter", { place: `${book} ${chapter}`, last, counted }));
  }
  const psalms = books.get("PSA");
  if (psalms !== undefined && psalterCounting(versification).order === undefined) {
    const [first] = psalms.values();
    warn(Math.min(...(first?.verses.values() ?? [])), new CorpusFault("unknown_psalm_numbers", {}));
  }
  const namings = Array.from(books.keys(), (id) => {
    return [id, { ...bookName(id, header.language), ...header.books.get(id) }] as const;
  });
  for (const shared of namesInCommon(namings)) {
    const { name, abbreviation } = header.books.get(shared.book) ?? {};
    // The usual names are not the editor's.
    if (shared.written !== name && shared.written !== abbreviation) continue;
    warn(lineOfBook(shared.book), new CorpusFault("shared_book_name", { ...shared }));
  }
  if (format === 1) warn(0, new CorpusFault("old_format", { code }));
  return { issues: issues.sort((a, b) => a.line - b.line), ...counts };
}
