import type { BookId } from "../canon/mod.ts";
import type { Heading, Note, TextBreak, Verse } from "../corpus/mod.ts";
import { cleanText, isBlank, NOTE_ANCHOR, stripMarkup } from "./clean_text.ts";
import { ImportError, type SourcePosition, warningRecord } from "./import_error.ts";
import type { Diagnostics } from "./imported_translation.ts";
import { LIMITS } from "./limits.ts";
import {
  joinStarts,
  type LineStart,
  type NoteWords,
  placeMarks,
  placeNotes,
  type RawHeading,
  type RawMark,
  type RawNote,
} from "./raw_marks.ts";
import type { VerseNumber } from "./source_labels.ts";

/** The place of a note in a verse: behind the text so far, unless it says otherwise. */
export interface NotePlace {
  /** True behind the text so far of the psalm title. */
  readonly isOfTitle?: boolean;
  /** Spaces that come before it. */
  readonly ahead?: number;
}

/** A verse's text as it is served, and how it is printed. */
export interface BuiltText {
  readonly text: string;
  readonly breaks: readonly TextBreak[];
  readonly headings: readonly Heading[];
  readonly notes: readonly Note[];
  /** Headings after the text, before the next verse. */
  readonly after: readonly RawHeading[];
  /** The characters that were taken out with markup. */
  readonly removed: number;
}

/**
 * A title in braces before the text of the first verse of a psalm, as some editions without headings have it:
 * `{Psalm Davidov.} Gospod, kako mnogi so …`.
 */
const BRACED_TITLE = new RegExp(`^([\\s${NOTE_ANCHOR}]*)\\{([^{}]{1,500})\\}[\\s${NOTE_ANCHOR}]*`);

/** A verse whose text is being gathered. */
export class VerseBuilder {
  readonly number: VerseNumber;
  /** The position of its beginning. */
  readonly began: () => SourcePosition;
  #text = "";
  #title = "";
  /** The length of the text before the title. */
  #titleAt = 0;
  #marks: RawMark[] = [];
  #notes: RawNote[] = [];
  readonly #titleNotes: RawNote[] = [];
  readonly #beginsPsalm: boolean;
  #removed = 0;

  /** @param options `beginsPsalm`: true for the first verse of a psalm, whose title may be in it. */
  constructor(
    number: VerseNumber,
    { began, beginsPsalm = false }: { began: () => SourcePosition; beginsPsalm?: boolean },
  ) {
    this.number = number;
    this.#beginsPsalm = beginsPsalm;
    this.began = began;
  }

  /** @throws {ImportError} If the text is longer than any verse's. */
  add(text: string): void {
    this.#text += text;
    if (this.#text.length > LIMITS.verseCharacters) this.#failLong();
  }

  /** Says that something which is no text stood here, such as a note. */
  addNoteAnchor(): void {
    this.add(NOTE_ANCHOR);
  }

  /**
   * Adds a note.
   *
   * @returns False where the verse has as many as it may have.
   */
  addNote(note: NoteWords, { isOfTitle = false, ahead = 0 }: NotePlace): boolean {
    if (this.#notes.length + this.#titleNotes.length >= LIMITS.verseNotes) return false;
    if (isOfTitle) this.#titleNotes.push({ ...note, at: this.#title.length });
    else this.#notes.push({ ...note, at: this.#text.length + ahead });
    return true;
  }

  /** Marks the place of the text that comes next. */
  addMark(start: LineStart | undefined, headings: readonly RawHeading[]): void {
    this.#marks.push({ at: this.#text.length, start, headings });
  }

  /** Adds text of a psalm title: the verse's text where it has no other. */
  addTitle(text: string): void {
    if (this.#title === "") this.#titleAt = this.#text.length;
    this.#title += text;
    if (this.#title.length > LIMITS.verseCharacters) this.#failLong();
  }

  /** Makes the title behind the text, with which a chapter ends, a paragraph of the text: the closing words of Habakkuk. */
  keepLastTitle(): void {
    const title = this.#title;
    if (isBlank(title) || isBlank(this.#text) || !isBlank(this.#text.slice(this.#titleAt))) return;
    this.#text += " ";
    const at = this.#text.length;
    this.#marks.push({ at, start: { break: "paragraph", indent: 0 }, headings: [] });
    this.#notes.push(...this.#titleNotes.map((note) => ({ ...note, at: at + note.at })));
    this.#titleNotes.length = 0;
    this.#title = "";
    this.add(title);
  }

  /** Returns whether it has notes. */
  get hasNotes(): boolean {
    return this.#notes.length + this.#titleNotes.length > 0;
  }

  /** Returns whether there is nothing in it that could be its text. */
  get isBlank(): boolean {
    return isBlank(this.#text) && isBlank(this.#title);
  }

  /** Returns the text as it is served: a title is a heading where there is another text. */
  finish(diagnostics: Diagnostics): BuiltText {
    if (this.#beginsPsalm) this.#takeBracedTitle();
    const text = this.#finished(this.#text, diagnostics);
    const title = this.#title === "" ? "" : this.#finished(this.#title, diagnostics);
    // Notes of a title without words are those of the text before it.
    if (title === "") this.#notes.push(...this.#titleNotes.map((note) => ({ ...note, at: this.#text.length })));
    else {
      if (text === "") {
        const before = this.#marks.flatMap((mark) => mark.headings);
        const headings = before.map((heading) => ({ ...heading, offset: 0 }));
        const inTitle = { raw: this.#title, text: title, notes: this.#titleNotes };
        const notes = [...placedAtStart(this.#notes), ...placeNotes(inTitle, cleanPiece)];
        return { text: title, breaks: [PARAGRAPH], headings, notes, after: [], removed: this.#removed };
      }
      this.#notes.push(...this.#titleNotes.map((note) => ({ ...note, at: this.#titleAt })));
      this.#notes.sort((a, b) => a.at - b.at);
      const headings = [{ kind: "psalm_title" as const, text: title }];
      this.#marks.push({ at: this.#titleAt, start: undefined, headings });
      this.#marks.sort((a, b) => a.at - b.at);
    }
    const notes = this.#placedNotes(text);
    const removed = this.#removed;
    if (this.#marks.length === 0) return { text, breaks: [], headings: [], notes, after: [], removed };
    return { ...this.#placed(text), notes, removed };
  }

  #placedNotes(text: string): readonly Note[] {
    const notes = this.#notes;
    if (notes.length === 0) return [];
    return text === "" ? placedAtStart(notes) : placeNotes({ raw: this.#text, text, notes }, cleanPiece);
  }

  /** Makes a title of what is in braces before the text. */
  #takeBracedTitle(): void {
    const [whole = "", before = "", title = ""] = BRACED_TITLE.exec(this.#text) ?? [];
    if (title.trim() === "" || this.#title !== "") return;
    const shift = (at: number) => Math.max(before.length, at - (whole.length - before.length));
    this.#text = before + this.#text.slice(whole.length);
    this.#marks = this.#marks.map((mark) => ({ ...mark, at: shift(mark.at) }));
    this.#notes = this.#notes.map((note) => ({ ...note, at: shift(note.at) }));
    this.#title = title;
  }

  #placed(text: string): Omit<BuiltText, "notes" | "removed"> {
    const breaks: TextBreak[] = [];
    const headings: Heading[] = [];
    const after: RawHeading[] = [];
    const marks = this.#marks;
    for (let last = marks.at(-1); last !== undefined; last = marks.at(-1)) {
      if (!isBlank(this.#text.slice(last.at))) break;
      after.unshift(...last.headings);
      marks.pop();
    }
    const offsets = placeMarks({ raw: this.#text, text, marks }, cleanPiece);
    for (const [index, mark] of marks.entries()) {
      const offset = offsets[index];
      // A heading without a place is with the one before it.
      const last = Math.max(headings.at(-1)?.offset ?? 0, breaks.at(-1)?.offset ?? 0);
      for (const { kind, text } of mark.headings) {
        headings.push({ kind, text, offset: offset ?? last });
      }
      if (mark.start === undefined || offset === undefined) continue;
      const before = breaks.at(-1)?.offset === offset ? breaks.pop() : undefined;
      breaks.push({ ...joinStarts(before, mark.start), offset });
    }
    return { text, breaks, headings, after };
  }

  #finished(raw: string, diagnostics: Diagnostics): string {
    const { text, found, removed } = stripMarkup(raw);
    this.#removed += removed;
    if (found !== undefined) diagnostics.warn(warningRecord(found.code, { excerpt: found.excerpt }), this.began());
    return cleanText(text);
  }

  #failLong(): never {
    const values = { max: LIMITS.verseCharacters };
    throw new ImportError("long_verse", values, { position: this.began() });
  }
}

const PARAGRAPH: TextBreak = { offset: 0, break: "paragraph", indent: 0 };

function placedAtStart(notes: readonly RawNote[]): Note[] {
  return notes.map(({ kind, text }) => ({ kind, text, offset: 0 }));
}

function cleanPiece(raw: string): string {
  return cleanText(stripMarkup(raw).text);
}

/** The number that a verse is kept under: a bridge from 0 has the text of verse 1, and what precedes it. */
export function keptNumber({ verse, verseEnd }: VerseNumber): number {
  return verseEnd === undefined ? verse : Math.max(verse, 1);
}

/** Returns a verse as it is kept; one without a text has no print. */
export function keptVerse(
  number: VerseNumber,
  { book, chapter, built }: { book: BookId; chapter: number; built: BuiltText },
): Verse {
  const { text, breaks, headings, notes } = built;
  const { verseEnd, segment } = number;
  const verse = keptNumber(number);
  // Set one by one: objects that are spread together are slow to make and slow to read, and a Bible has 30,000.
  const kept: { -readonly [Field in keyof Verse]: Verse[Field] } = { book, chapter, verse, text };
  if (verseEnd !== undefined && verseEnd > verse) kept.verseEnd = verseEnd;
  if (segment !== undefined) kept.segment = segment;
  if (breaks.length > 0 && text !== "") kept.breaks = breaks;
  if (headings.length > 0 && text !== "") kept.headings = headings;
  if (notes.length > 0) kept.notes = notes;
  return kept;
}
