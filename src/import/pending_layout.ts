import type { BookId } from "../canon/mod.ts";
import type { HeadingKind } from "../corpus/mod.ts";
import { cleanText, type PlainText, stripMarkup } from "./clean_text.ts";
import { joinStarts, type LineStart, type NoteWords, type RawHeading } from "./raw_marks.ts";
import { countCharacters, countTexts } from "./source_account.ts";

/** A longer text before verse 1 is an introduction. */
const MAX_HEADING_LENGTH = 500;
const MAX_INDENT = 4;
const NOTHING: PlainText = { text: "", removed: 0 };

/** The beginning of a line, headings and their notes, whose text comes next. */
export class PendingLayout {
  #start: LineStart | undefined;
  /** Headings that wait for a text. */
  readonly headings: RawHeading[] = [];
  /** Notes of a heading, or of a line before its text. */
  readonly notes: NoteWords[] = [];
  /** The heading whose text is being read. */
  #open: { readonly kind: HeadingKind; text: string } | undefined;
  #indent = 0;
  /** The text before the first verse of a chapter, which no marker makes a heading. */
  #preface = "";
  /** The kind of heading that a text before the next verse 1 is, where the source says it. */
  introduction: HeadingKind | undefined;

  /** Returns whether nothing is to be marked. */
  get isEmpty(): boolean {
    return this.#start === undefined && this.headings.length === 0;
  }

  /** Returns whether the text of a heading is being read. */
  get isHeading(): boolean {
    return this.#open !== undefined;
  }

  /** Counts the characters that wait here. */
  countCharacters(): number {
    const open = this.#open === undefined ? 0 : countCharacters(this.#open.text);
    return open + countCharacters(this.#preface) + countTexts(this.headings) + countTexts(this.notes);
  }

  /** Begins a line. @param indent That of the line before where it is absent; a paragraph has none. */
  startLine(kind: LineStart["break"], indent = kind === "paragraph" ? 0 : this.#indent): void {
    this.#indent = Math.min(Math.max(indent, 0), MAX_INDENT);
    this.#start = joinStarts(this.#start, { break: kind, indent: this.#indent });
  }

  /** Begins a heading. */
  startHeading(kind: HeadingKind): void {
    this.#open = { kind, text: "" };
  }

  /** Adds text to the open heading. @returns Its text so far, undefined where none is open. */
  addHeading(text: string): string | undefined {
    if (this.#open === undefined) return undefined;
    this.#open.text += text;
    return this.#open.text;
  }

  /** Ends the open heading. @returns Its text, empty where it has none. */
  endHeading(): PlainText | undefined {
    const heading = this.#open;
    this.#open = undefined;
    if (heading === undefined) return undefined;
    const plain = stripMarkup(heading.text);
    const text = cleanText(plain.text);
    if (text !== "") this.headings.push({ kind: heading.kind, text });
    return { ...plain, text };
  }

  /** Forgets the open heading. @returns Its text. */
  undoHeading(): string | undefined {
    const text = this.#open?.text;
    this.#open = undefined;
    return text;
  }

  /** Gives what is to be marked here; it waits no longer. */
  take(): { start: LineStart | undefined; headings: readonly RawHeading[] } {
    const start = this.#start;
    this.#start = undefined;
    return { start, headings: this.headings.splice(0) };
  }

  /** Returns the line starts of a verse that has no text. */
  putBackStarts(starts: readonly LineStart[]): void {
    for (const start of starts) this.#start = joinStarts(start, this.#start ?? start);
  }

  /**
   * Keeps a text before verse 1, which a source has as verse 0: the title of a psalm, or a heading.
   *
   * @returns False where it is too long for one.
   */
  addTextBeforeVerses(text: string, book: BookId): boolean {
    if (isLongHeading(text)) return false;
    if (text === "") return true;
    const kind = this.introduction ?? (book === "PSA" ? "psalm_title" : "section");
    this.headings.push({ kind, text });
    return true;
  }

  /** Adds text before the first verse of a chapter. @returns All of it so far. */
  addPreface(text: string): string {
    this.#preface += text;
    return this.#preface;
  }

  /** Gives the text before the first verse; it waits no longer. */
  takePreface(): PlainText {
    if (this.#preface === "") return NOTHING;
    const { text, removed } = stripMarkup(this.#preface);
    this.#preface = "";
    return { text: cleanText(text), removed };
  }

  /** Forgets all at the end of a book. @returns The headings without a verse. */
  clear(): readonly RawHeading[] {
    this.#start = undefined;
    this.#indent = 0;
    return this.headings.splice(0);
  }
}

/** Returns whether a text before verse 1 is an introduction. */
export function isLongHeading(text: string): boolean {
  return text.length > MAX_HEADING_LENGTH;
}
