import { kept } from "../base/bounded_map.ts";
import { mostVerses } from "../canon/mod.ts";
import { formatLabel, type Heading, type Note, type TextBreak, type Verse } from "../corpus/mod.ts";
import { ImportError, type SourcePosition, type WarningRecord, warningRecord } from "./import_error.ts";
import { LIMITS } from "./limits.ts";

/** A verse of a chapter, or a piece of one with its letter. */
type Key = number | string;

interface Chapter {
  /** The file that has it: a book may have a file for each of its chapters. */
  readonly file: string;
  readonly lines: Verse[];
  /** The line that has a verse. */
  readonly lineOf: Map<Key, number>;
}

/** The end of a range of verses, which a converter has left before their text. */
const LAST_OF_RANGE = /^[-\u2010-\u2013\u2212](\d{1,3})\s+(?=\S)/;

/**
 * The verses of a book, each verse once.
 *
 * A verse that comes again, whole or as a part of a verse bridge, is joined to the line that has it: nothing is lost
 * and no verse has two lines.
 */
export class VerseList {
  readonly #chapters = new Map<number, Chapter>();
  /** The file that is read. */
  file: string;
  #isOfFiles = false;

  /** The number of lines. */
  count = 0;

  constructor(file: string) {
    this.file = file;
  }

  /** Goes on in another file, which has other chapters. */
  goOn(file: string): void {
    this.file = file;
    this.#isOfFiles = true;
  }

  /**
   * Adds a verse after those of its chapter, or joins it to the line that has it.
   *
   * @returns A warning and what of the verse is left out, if it was there already.
   * @throws {ImportError} If it comes so often that its text is longer than any verse's, or its chapter is of another file.
   */
  add(verse: Verse, began: () => SourcePosition): Joined | undefined {
    const { file } = this;
    const chapter = kept(this.#chapters, verse.chapter, () => ({ file, lines: [], lineOf: new Map() }));
    if (chapter.file !== file) {
      const values = { book: verse.book, one: chapter.file, other: file };
      throw new ImportError("book_in_two_files", values, { position: began() });
    }
    const line = lineWith(chapter, verse);
    if (line !== undefined) return join(chapter, line, verse);
    mark(chapter, verse, chapter.lines.length);
    chapter.lines.push(verse);
    this.count += 1;
    return undefined;
  }

  /** Returns all verses, those of a chapter together, otherwise in the order in which they came; that of files means nothing. */
  byChapter(): Verse[] {
    const chapters = [...this.#chapters];
    if (this.#isOfFiles) chapters.sort(([one], [other]) => one - other);
    return chapters.flatMap(([, { lines }]) => lines);
  }

  /** Adds a note behind the last verse. @returns False where there is none with a text, or it has as many as it may have. */
  annotateLast(note: Omit<Note, "offset">): boolean {
    const lines = [...this.#chapters.values()].at(-1)?.lines;
    const last = lines?.at(-1);
    const notes = last?.notes ?? [];
    if (lines === undefined || last === undefined || last.text === "" || roomFor(notes) === 0) return false;
    lines[lines.length - 1] = { ...last, notes: [...notes, { ...note, offset: last.text.length }] };
    return true;
  }

  /**
   * Makes the last line of a chapter a verse bridge up to `to`.
   *
   * @returns Whether that line ends with the verse before `from` and has a text.
   */
  widen(number: number, { from, to }: { from: number; to: number }): boolean {
    const chapter = this.#chapters.get(number);
    const last = chapter?.lines.at(-1);
    if (chapter === undefined || last === undefined) return false;
    if (last.text === "" || last.segment !== undefined || lastVerse(last) !== from - 1) return false;
    const line = chapter.lines.length - 1;
    const widened = widenedBy(chapter, last, { ...last, verseEnd: to });
    chapter.lines[line] = widened;
    mark(chapter, widened, line);
    return true;
  }

  /**
   * Takes the end of a range from the text into the label, where no verse of it comes: `-15 text` in verse 14.
   *
   * @param onRange Called with each verse as it is then, and what was taken out of its text.
   */
  takeRanges(onRange: (verse: Verse, written: string) => void): void {
    for (const chapter of this.#chapters.values()) {
      for (const [line, verse] of chapter.lines.entries()) {
        const [written, last] = LAST_OF_RANGE.exec(verse.text) ?? [];
        if (written === undefined || verse.verseEnd !== undefined || verse.segment !== undefined) continue;
        const verseEnd = Number(last);
        const widened = widenedBy(chapter, verse, { ...verse, verseEnd });
        if (widened.verseEnd !== verseEnd || verseEnd > mostVerses(verse.book, verse.chapter)) continue;
        const range = { ...widened, ...cutBefore(verse, written.length) };
        chapter.lines[line] = range;
        mark(chapter, range, line);
        onRange(range, written);
      }
    }
  }
}

/** Returns the text behind its first characters, with its layout. */
function cutBefore({ text, breaks, headings, notes }: Verse, length: number) {
  const moved = <T extends { readonly offset: number }>(marks: readonly T[]) =>
    marks.map((each) => ({ ...each, offset: Math.max(0, each.offset - length) }));
  return {
    text: text.slice(length),
    ...(breaks && { breaks: moved(breaks) }),
    ...(headings && { headings: moved(headings) }),
    ...(notes && { notes: moved(notes) }),
  };
}

function lastVerse({ verse, verseEnd }: Verse): number {
  return verseEnd ?? verse;
}

function keyOf(verse: number, segment: string | undefined): Key {
  return segment === undefined ? verse : `${verse}${segment}`;
}

/** Returns the line that has the verse, or one of the verses of a bridge. */
function lineWith({ lineOf }: Chapter, verse: Verse): number | undefined {
  for (let number = verse.verse; number <= lastVerse(verse); number += 1) {
    const line = lineOf.get(keyOf(number, verse.segment));
    if (line !== undefined) return line;
  }
  return undefined;
}

function mark({ lineOf }: Chapter, verse: Verse, line: number): void {
  for (let number = verse.verse; number <= lastVerse(verse); number += 1) {
    lineOf.set(keyOf(number, verse.segment), line);
  }
}

/** A verse that was joined to a line. */
interface Joined {
  readonly warning: WarningRecord;
  /** The text and notes of it that the line does not have, and the number of spaces between the two texts. */
  readonly leftOut: { readonly text: string; readonly notes: readonly Note[]; readonly joint: number };
}

/**
 * Puts the text of a verse behind that of the line which has it.
 *
 * @throws {ImportError} If the two are longer than any verse.
 */
function join(chapter: Chapter, line: number, verse: Verse): Joined {
  const earlier = chapter.lines[line] as Verse;
  const label = formatLabel(verse);
  const notes = notesBeyond(earlier, verse);
  if (verse.text === "" || verse.text === earlier.text) {
    if (verse.headings !== undefined || verse.notes !== undefined) {
      chapter.lines[line] = { ...earlier, ...joinLayout(earlier, { ...verse, breaks: [] }, 0) };
    }
    const leftOut = { text: verse.text, notes, joint: 0 };
    return { warning: warningRecord("repeated_verse_dropped", { verse: label }), leftOut };
  }
  const offset = earlier.text === "" ? 0 : earlier.text.length + 1;
  const text = offset === 0 ? verse.text : `${earlier.text} ${verse.text}`;
  if (text.length > LIMITS.verseCharacters) {
    throw new ImportError("repeated_verse", { verse: label, length: text.length });
  }
  const joined = {
    ...widenedBy(chapter, earlier, verse),
    text,
    ...joinLayout(earlier, verse, offset),
  };
  chapter.lines[line] = joined;
  mark(chapter, joined, line);
  const leftOut = { text: "", notes, joint: offset === 0 ? 0 : 1 };
  return { warning: warningRecord("repeated_verse_joined", { verse: label }), leftOut };
}

/**
 * Puts the breaks, headings and notes of a text behind those of another, in place: a verse may come again and again.
 *
 * @param offset The offset of the second text in the joined one.
 */
function joinLayout(first: Verse, second: Verse, offset: number) {
  const breaks = (first.breaks ?? []) as TextBreak[];
  const headings = (first.headings ?? []) as Heading[];
  for (const mark of second.breaks ?? []) breaks.push({ ...mark, offset: mark.offset + offset });
  for (const heading of second.headings ?? []) {
    const moved = { ...heading, offset: heading.offset + offset };
    const isLast = (headings.at(-1)?.offset ?? 0) <= moved.offset;
    const index = isLast ? headings.length : headings.findIndex((one) => one.offset > moved.offset);
    headings.splice(index, 0, moved);
  }
  return {
    ...(breaks.length > 0 && { breaks }),
    ...(headings.length > 0 && { headings }),
    ...joinNotes(first.notes, second.notes, offset),
  };
}

/** Returns how many notes a verse may have besides those that it has. */
function roomFor(notes: readonly Note[]): number {
  return Math.max(0, LIMITS.verseNotes - notes.length);
}

/** Returns the notes of a verse for which the line that has it has no room. */
function notesBeyond({ notes = [] }: Verse, verse: Verse): readonly Note[] {
  return verse.notes?.slice(roomFor(notes)) ?? [];
}

function joinNotes(first: Verse["notes"] = [], second: Verse["notes"] = [], offset = 0) {
  if (second.length === 0) return first.length > 0 && { notes: first };
  const notes = first as Note[];
  for (const note of second.slice(0, roomFor(notes))) {
    notes.push({ ...note, offset: note.offset + offset });
  }
  // Those of a text that is there already stand among its own.
  if (offset === 0) notes.sort((a, b) => a.offset - b.offset);
  return { notes };
}

/** Returns the label of a line that takes in the verses of another, as far as no third line has them. */
function widenedBy({ lineOf }: Chapter, line: Verse, other: Verse): Verse {
  if (line.segment !== undefined) return line;
  let first = line.verse;
  let last = lastVerse(line);
  while (first > other.verse && !lineOf.has(first - 1)) first -= 1;
  while (last < lastVerse(other) && !lineOf.has(last + 1)) last += 1;
  return last > first ? { ...line, verse: first, verseEnd: last } : line;
}
