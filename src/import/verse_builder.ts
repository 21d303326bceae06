import type { Heading, TextBreak } from "../corpus/mod.ts";
import { cleanText, isBlank, NOTE_ANCHOR } from "./clean_text.ts";
import type { Diagnostics } from "./diagnostics.ts";
import { ImportError, type SourcePosition } from "./import_error.ts";
import { LIMITS } from "./limits.ts";
import { type LineStart, placeMarks, type RawHeading, type RawMark } from "./raw_marks.ts";
import { stripMarkup } from "./strip_markup.ts";
import type { VerseNumber } from "./verse_number.ts";

const EXCERPT = 60;

/** A verse's text as it is served, and how it is printed. */
export interface BuiltText {
  readonly text: string;
  readonly breaks: readonly TextBreak[];
  readonly headings: readonly Heading[];
  /** Headings after the text, which stand before the next verse. */
  readonly after: readonly RawHeading[];
}

/** A verse whose text is being gathered. */
export class VerseBuilder {
  readonly number: VerseNumber;
  /** The position of its beginning. */
  readonly began: SourcePosition;
  #text = "";
  #title = "";
  /** The length of the text before the title. */
  #titleAt = 0;
  #marks: RawMark[] = [];

  constructor(number: VerseNumber, began: SourcePosition) {
    this.number = number;
    this.began = began;
  }

  /** @throws {ImportError} If the text is longer than any verse's. */
  add(text: string): void {
    this.#text += text;
    if (this.#text.length > LIMITS.verseCharacters) this.#failLong();
  }

  /** Says that a note stood here. */
  addNoteAnchor(): void {
    this.add(NOTE_ANCHOR);
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

  /** Returns whether there is nothing in it that could be its text. */
  get isBlank(): boolean {
    return isBlank(this.#text) && isBlank(this.#title);
  }

  /** Returns the text as it is served: a title is a heading where there is another text. */
  finish(diagnostics: Diagnostics): BuiltText {
    const text = this.#finished(this.#text, diagnostics);
    const title = this.#title === "" ? "" : this.#finished(this.#title, diagnostics);
    if (title !== "") {
      if (text === "") {
        const before = this.#marks.flatMap((mark) => mark.headings);
        const headings = before.map((heading) => ({ ...heading, offset: 0 }));
        return { text: title, breaks: [PARAGRAPH], headings, after: [] };
      }
      const headings = [{ kind: "psalm_title" as const, text: title }];
      this.#marks.push({ at: this.#titleAt, start: undefined, headings });
      this.#marks.sort((a, b) => a.at - b.at);
    }
    if (this.#marks.length === 0) return { text, breaks: [], headings: [], after: [] };
    return this.#placed(text);
  }

  #placed(text: string): BuiltText {
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
      // A heading without a place stands with the one before it.
      const last = Math.max(headings.at(-1)?.offset ?? 0, breaks.at(-1)?.offset ?? 0);
      for (const { kind, text } of mark.headings) {
        headings.push({ kind, text, offset: offset ?? last });
      }
      if (mark.start === undefined || offset === undefined) continue;
      if (breaks.at(-1)?.offset === offset) breaks.pop();
      breaks.push({ offset, break: mark.start.break, indent: mark.start.indent });
    }
    return { text, breaks, headings, after };
  }

  #finished(raw: string, diagnostics: Diagnostics): string {
    const { text, found } = stripMarkup(raw);
    if (found) {
      const excerpt = raw.trim().replace(/\s+/g, " ").slice(0, EXCERPT);
      diagnostics.warn(`what looks like markup is taken out of a verse: "${excerpt}"`, this.began);
    }
    return cleanText(text);
  }

  #failLong(): never {
    throw new ImportError(
      `Cannot import a verse of more than ${LIMITS.verseCharacters} characters: is a verse mark lost?`,
      this.began,
    );
  }
}

const PARAGRAPH: TextBreak = { offset: 0, break: "paragraph", indent: 0 };

function cleanPiece(raw: string): string {
  return cleanText(stripMarkup(raw).text);
}
