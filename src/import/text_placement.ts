import type { BookId } from "../canon/mod.ts";
import { formatLabel, type HeadingKind, type NoteKind } from "../corpus/mod.ts";
import type { OpenBook } from "./book_list.ts";
import { isBlank, type PlainText, withoutReferences } from "./clean_text.ts";
import type { DroppedKind, SourcePosition } from "./import_error.ts";
import { LIMITS, VerseBudget } from "./limits.ts";
import { isLongHeading, PendingLayout } from "./pending_layout.ts";
import { cleanNote, LEFT_OUT, type LineStart, type NoteWords } from "./raw_marks.ts";
import { SourceAccount } from "./source_account.ts";
import type { VerseNumber } from "./source_labels.ts";
import { hasStrayMarkup, readStrayMarkup } from "./stray_markup.ts";
import type { NotePlace, VerseBuilder } from "./verse_builder.ts";

/** Text, lines, headings and notes of the verse at hand, or before it. */
export class TextPlacement extends SourceAccount {
  protected openBook: OpenBook | undefined;
  protected openChapter: number | undefined;
  protected openVerse: VerseBuilder | undefined;
  /** Until the first verse of a chapter, or of the book, text is its preface; the place of it. */
  protected preface: { at?: SourcePosition } | undefined;
  protected readonly layout = new PendingLayout();
  protected readonly budget = new VerseBudget();

  /** Returns the chapter being read, undefined before the first. */
  get chapter(): number | undefined {
    return this.openChapter;
  }

  /** Returns whether text that comes now belongs to a verse. */
  get isInVerse(): boolean {
    return this.openVerse !== undefined;
  }

  /** Returns the book being read. */
  get book(): BookId | undefined {
    return this.openBook?.id;
  }

  protected override label(): string | undefined {
    if (this.openVerse === undefined || this.openBook === undefined) return undefined;
    return formatLabel({ ...this.openVerse.number, book: this.openBook.id, chapter: this.openChapter ?? 1 });
  }

  /**
   * Text of the open verse, breaks and spaces as they come. Before the first verse of a chapter it becomes a heading, where it
   * is no longer than one; elsewhere outside of verses it is left out. A person should look at both.
   *
   * @throws {ImportError} If the verse becomes longer than any verse is.
   */
  addText(text: string): void {
    if (hasStrayMarkup(text)) readStrayMarkup(text, this);
    else this.addPlainText(text);
  }

  /** Adds text as {@link addText}, whose tags were taken out. @throws {ImportError} As {@link addText} does. */
  addPlainText(written: string): void {
    this.step();
    const verse = this.openVerse;
    const text = this.#withoutReferences(written);
    if (verse === undefined) this.#addOutside(text);
    else if (text.includes("¶")) {
      // The printed paragraph marks of some editions.
      for (const [index, part] of text.split("¶").entries()) {
        if (index > 0) this.startLine("paragraph");
        this.addPlainText(part);
      }
    } else {
      const isWaiting = !this.layout.isEmpty || this.layout.notes.length > 0;
      if (isWaiting && !isBlank(text)) this.#placePending(verse, text);
      verse.add(text);
    }
  }

  /** Resolves references that were escaped once too often, `&amp;#269;` in XML: the letters are kept, and nothing is left out. */
  #withoutReferences(written: string): string {
    if (!written.includes("&")) return written;
    const text = withoutReferences(written);
    this.unread(written);
    this.read(text);
    return text;
  }

  #addOutside(text: string): void {
    if (this.openBook === undefined) this.leaveOut(text);
    else if (this.preface === undefined) this.leaveOutText(text, this.placed());
    else if (!isBlank(text) || this.preface.at !== undefined) {
      this.preface.at ??= this.placed();
      this.budget.checkLength(this.layout.addPreface(text), this.placed);
    }
  }

  protected leaveOutText(text: string, position: SourcePosition | undefined): void {
    if (isBlank(text)) return;
    this.drop("text outside of verses", text);
    this.warn("text_outside_verses", { excerpt: excerptOf(text) }, position && { position });
  }

  /**
   * Makes a heading of the text before the first verse; a longer one is left out.
   *
   * @returns The text where `next` is verse 2, and no verse 1 was there: it is the text of that.
   */
  protected endPreface(next?: VerseNumber): string | undefined {
    const position = this.preface?.at;
    if (position === undefined) return undefined;
    this.preface = {};
    const { text, removed } = this.layout.takePreface();
    this.balance.leaveOut(removed);
    if (next?.verse === 2 && this.openChapter !== undefined && text !== "" && !isLongHeading(text)) return text;
    if (this.openBook === undefined || !this.layout.addTextBeforeVerses(text, this.openBook.id)) {
      this.leaveOutText(text, position);
    } else if (text !== "") {
      this.budget.takeMark(this.placed);
      this.warn("text_before_verses", { excerpt: excerptOf(text) }, { position });
    }
    return undefined;
  }

  /** Attaches the pending notes, breaks and headings to the text that comes next. */
  #placePending(verse: VerseBuilder, text: string): void {
    const ahead = text.length - text.trimStart().length;
    for (const note of this.layout.notes.splice(0)) this.#annotate(verse, note, { ahead });
    if (this.layout.isEmpty) return;
    this.budget.takeMark(this.placed);
    const { start, headings } = this.layout.take();
    verse.addMark(start, headings);
  }

  /** Attaches notes, after which the chapter ends or a heading begins, to the verse before them. */
  protected placeLastNotes(): void {
    const verse = this.openVerse;
    const isBeforeVerses = verse === undefined && this.preface !== undefined;
    if (isBeforeVerses || this.layout.isHeading || this.layout.headings.length > 0) return;
    for (const note of this.layout.notes.splice(0)) {
      if (verse !== undefined) this.#annotate(verse, note, {});
      else if (!this.annotateLast(note)) this.layout.notes.push(note);
    }
  }

  /** Adds a note to the last verse of the book. @returns False where there is none, or it has as many as it may have. */
  protected annotateLast(note: NoteWords): boolean {
    const isKept = this.openBook?.verses.annotateLast(note) === true;
    if (isKept) this.balance.keep({ text: "", notes: [note] });
    return isKept;
  }

  /** Adds a break within a printed line, which is one space. */
  addBreak(): void {
    this.step();
    if (this.preface?.at !== undefined) this.layout.addPreface(" ");
    else this.openVerse?.add(" ");
  }

  /**
   * Begins a paragraph, a stanza or a line, whose text comes next, in this verse or in another.
   *
   * @param indent The level of a line of poetry, 1 to 4; that of the line before where it is absent.
   */
  startLine(kind: LineStart["break"], indent?: number): void {
    this.step();
    this.endHeading();
    this.addBreak();
    if (this.openBook !== undefined) this.layout.startLine(kind, indent);
  }

  /** Begins a major section: a text before the next verse 1 is its heading. */
  startMajorSection(): void {
    this.addBreak();
    this.layout.introduction = "major";
  }

  /** Begins a heading of the text that comes next. */
  startHeading(kind: HeadingKind): void {
    this.placeLastNotes();
    this.endHeading();
    this.endPreface();
    this.addBreak();
    this.layout.startHeading(kind);
  }

  /** Adds text of the heading that was begun last, or of the verse where that has ended. @throws {ImportError} If it becomes longer than any verse is. */
  addHeading(text: string): void {
    this.step();
    const whole = this.layout.addHeading(text);
    if (whole === undefined) this.addText(text);
    else this.budget.checkLength(whole, this.placed);
  }

  /** Ends the heading. */
  endHeading(): void {
    if (this.openBook === undefined) this.leaveOut(this.layout.undoHeading() ?? "");
    const heading = this.layout.endHeading();
    if (heading === undefined) return;
    this.#countMarkup(heading);
    if (heading.text !== "") this.budget.takeMark(this.placed);
  }

  /** Counts the markup that was in a heading or a note, and warns of it. */
  #countMarkup({ removed, found }: PlainText): void {
    this.balance.leaveOut(removed);
    if (found !== undefined) this.warn(found.code, { excerpt: found.excerpt });
  }

  /** Treats the text of a heading that is never closed as text of the verse, so that none is lost. */
  undoHeading(): void {
    const text = this.layout.undoHeading();
    if (text === undefined) return;
    this.warn("unclosed_heading");
    this.addText(text);
  }

  /** Begins a psalm title: verse text only where the source has it within a verse that has no other text. */
  startTitle(): void {
    if (this.openVerse === undefined) this.startHeading("psalm_title");
    else {
      this.endHeading();
      this.addBreak();
    }
  }

  /** Adds text of the psalm title. @throws {ImportError} If it becomes longer than any verse is. */
  addTitle(text: string): void {
    const title = this.layout.addHeading(text);
    if (title !== undefined) this.budget.checkLength(title, this.placed);
    else if (this.openVerse === undefined) this.addText(text);
    else {
      const headings = this.layout.headings.splice(0);
      if (headings.length > 0) this.openVerse.addMark(undefined, headings);
      this.openVerse.addTitle(text);
    }
  }

  /** Counts something that is no verse text and stood within one, such as a note. @param text As of {@link drop}. */
  dropWithin(kind: DroppedKind, text = ""): void {
    this.drop(kind, text);
    this.openVerse?.addNoteAnchor();
  }

  /**
   * Adds a note to the place at hand. One of a heading, or of a line before its text comes, belongs to the text that comes
   * next.
   *
   * @param options `isOfTitle`: true for a note in the text that `addTitle` takes.
   * @throws {ImportError} If it is longer than any verse is, or there are more than any Bible has.
   */
  addNote(kind: NoteKind, words: string, { isOfTitle = false } = {}): void {
    this.step();
    const plain = cleanNote(words);
    this.#countMarkup(plain);
    const { text } = plain;
    const note = { kind, text };
    const verse = this.openVerse;
    const isBefore = !isOfTitle && !this.layout.isEmpty && verse?.isBlank === false;
    if (text === "" || this.openBook === undefined) this.drop(LEFT_OUT[kind], text);
    else {
      this.budget.takeNote(note.text, this.placed);
      if (verse === undefined || this.layout.isHeading || isBefore) this.layout.notes.push(note);
      else this.#annotate(verse, note, { isOfTitle });
    }
    verse?.addNoteAnchor();
  }

  /** Adds a note to the verse that has ended. @returns False where it has no text, or no room. */
  addNoteBehind(words: string): boolean {
    const plain = cleanNote(words);
    if (plain.text === "" || !this.annotateLast({ kind: "footnote", text: plain.text })) return false;
    this.#countMarkup(plain);
    this.budget.takeNote(plain.text, this.placed);
    return true;
  }

  #annotate(verse: VerseBuilder, note: NoteWords, place: NotePlace): void {
    if (verse.addNote(note, place)) return;
    this.drop(LEFT_OUT[note.kind], note.text);
    this.warn("many_notes", { max: LIMITS.verseNotes }, { position: verse.began() });
  }
}

/** Characters of a text that a warning shows. */
const MAX_EXCERPT = 40;

export function excerptOf(text: string): string {
  return text.trim().replace(/\s+/g, " ").slice(0, MAX_EXCERPT);
}
