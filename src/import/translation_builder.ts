import type { ProblemCode, ProblemValues } from "../base/problem.ts";
import { type BookId, type BookNaming, mostChapters } from "../canon/mod.ts";
import { formatLabel, type HeadingKind, type NoteKind } from "../corpus/mod.ts";
import { Balance, countCharacters } from "./balance.ts";
import { BookList, type OpenBook } from "./book_list.ts";
import { isBlank } from "./clean_text.ts";
import { type DroppedKind, type SourcePosition, warningRecord } from "./import_error.ts";
import { Diagnostics, type ImportedTranslation, type SourceMetadata } from "./imported_translation.ts";
import { LIMITS, ResourceBudget, VerseBudget } from "./limits.ts";
import { isLongHeading, PendingLayout } from "./pending_layout.ts";
import { cleanNote, LEFT_OUT, type LineStart, type NoteWords } from "./raw_marks.ts";
import { hasStrayMarkup, readStrayMarkup } from "./stray_markup.ts";
import { languageCode } from "./translation_header.ts";
import { type BuiltText, keptNumber, keptVerse, type NotePlace, VerseBuilder } from "./verse_builder.ts";
import type { VerseNumber } from "./verse_number.ts";

/** Characters of a text that a warning shows. */
const MAX_EXCERPT = 40;

/**
 * Builds an {@link ImportedTranslation} of what a reader finds, in the order found.
 *
 * A reader says where books, chapters and verses begin and gives the text between; what it leaves behind it counts
 * with {@link drop}, and it calls {@link warn} where a person should look. What begins or ends a book or a chapter
 * ends the verse before it, and throws as {@link endVerse} does.
 *
 * It keeps the balance of characters, see `src/import/README.md`: each that {@link read} counts comes back by one of the
 * other methods, or by {@link leaveOut}; what is missing at the end of a verse is a warning.
 */
export class TranslationBuilder {
  readonly metadata: SourceMetadata = {};
  readonly #books = new BookList((values) => this.warn("long_book_name", values));
  readonly #diagnostics = new Diagnostics();
  readonly #balance = new Balance();
  /** The position in the source, and that with the verse. */
  #place: () => SourcePosition = () => ({ file: "" });
  readonly #position = () => placed(this.#place(), this.#label(this.#verse?.number));
  #share: () => number = () => 0;
  #book: OpenBook | undefined;
  /** A book that is passed over, and how many verses it had so far. */
  #skippedBook: { readonly id: string; verses: number; readonly position: SourcePosition } | undefined;
  #chapter: number | undefined;
  /** Until the first verse of a chapter, or of the book, text is its preface; the place of it. */
  #preface: { at?: SourcePosition } | undefined;
  #verse: VerseBuilder | undefined;
  readonly #layout = new PendingLayout();
  readonly #budget = new VerseBudget();

  readonly #resources: ResourceBudget;
  readonly #statedLanguage: string | undefined;

  constructor(resources = new ResourceBudget(), language?: string) {
    this.#resources = resources;
    this.#statedLanguage = language;
  }

  /** Returns the language of the text, ISO 639-3: as the operator states it, else as the source says it. */
  get language(): string | undefined {
    const said = this.#statedLanguage ?? this.metadata.language;
    return said === undefined ? undefined : languageCode(said);
  }

  /** Told at each chapter which share of the file is read, from 0 to 1. */
  onChapter: ((share: number) => void) | undefined;

  /**
   * From here on, warnings and errors are about what `position` answers at that moment.
   *
   * @param share The share of the file that is read at that moment, from 0 to 1.
   */
  reading(position: () => SourcePosition, share: () => number = () => 0): void {
    this.#place = position;
    this.#share = share;
  }

  /** Returns the label of a verse of the chapter at hand; undefined for none. */
  #label(number: VerseNumber | undefined): string | undefined {
    if (number === undefined || this.#book === undefined) return undefined;
    return formatLabel({ ...number, book: this.#book.id, chapter: this.#chapter ?? 1 });
  }

  /** Returns the position the reader is at. */
  get position(): SourcePosition {
    return this.#position();
  }

  /** Returns the chapter being read, undefined before the first. */
  get chapter(): number | undefined {
    return this.#chapter;
  }

  /** Returns whether text that comes now belongs to a verse. */
  get isInVerse(): boolean {
    return this.#verse !== undefined;
  }

  /** Returns the book being read. */
  get book(): BookId | undefined {
    return this.#book?.id;
  }

  /**
   * Counts a piece of the source between its markers, or of one from `from` to `to`, before anything is decided about it.
   */
  read(source: string, from = 0, to = source.length): void {
    this.#balance.read(countCharacters(source, from, to));
  }

  /** Takes back a piece that was read and is no text: the name of a marker, a label, a name of the book, a header. */
  unread(source: string, from = 0, to = source.length): void {
    this.#balance.read(-countCharacters(source, from, to));
  }

  /** Counts the characters of something that was read and is left out; {@link drop} says of what kind it is. */
  leaveOut(source: string, from = 0, to = source.length): void {
    this.#balance.leaveOut(countCharacters(source, from, to));
  }

  /** Counts a step of the reader, and looks now and then. @throws {ImportError} If the import takes more than any Bible does. */
  step(): void {
    this.#resources.step(this.#position);
  }

  /** Warns where characters that were read since the last look are neither kept nor left out. */
  #settle(position: () => SourcePosition): void {
    const lost = this.#balance.settle(this.#layout.countCharacters());
    if (lost > 0) this.warn("characters_lost", { count: lost }, { position: position() });
    if (lost < 0) this.warn("characters_made", { count: -lost }, { position: position() });
  }

  /**
   * Begins a book.
   *
   * @throws {ImportError} If the book was begun before: two files that claim one book cannot both be right.
   */
  startBook(id: BookId): void {
    this.endBook();
    this.#book = this.#books.begin(id, this.#position());
    this.#preface = {};
  }

  /**
   * Goes on with a book that was begun before, or begins it; for formats that name the book at every verse.
   *
   * @throws {ImportError} If another file began it.
   */
  continueBook(id: BookId): void {
    if (this.#book?.id === id) return;
    this.#closeBook();
    this.#book = this.#books.resume(id, this.#position());
    this.#preface = {};
  }

  /** Begins front matter, or a book that the canon does not hold, which is left out and counted as `kind`. */
  skipBook(id: string, kind: DroppedKind): void {
    this.#closeBook();
    this.drop(kind);
    this.#skippedBook = { id, verses: 0, position: this.#position() };
  }

  /** Ends the book; text outside of books belongs to none. @throws {ImportError} As {@link endVerse} does. */
  endBook(): void {
    this.#closeBook();
    this.#settle(this.#position);
  }

  #closeBook(): void {
    this.#placeLastNotes();
    this.#verse?.keepLastTitle();
    this.endVerse();
    this.endHeading();
    const preface = this.#layout.takePreface();
    this.#balance.leaveOut(preface.removed);
    this.#leaveOutText(preface.text, this.#preface?.at);
    this.#preface = undefined;
    for (const { text } of this.#layout.clear()) this.#keepClosing(text);
    for (const { kind, text } of this.#layout.takeNotes()) this.drop(LEFT_OUT[kind], text);
    this.#book = undefined;
    this.#chapter = undefined;
    const left = this.#skippedBook;
    this.#skippedBook = undefined;
    if (left !== undefined && left.verses > 0) {
      const { id, verses, position } = left;
      this.warn("book_outside_canon", { book: id, verses }, { position });
    }
  }

  /** Keeps a title behind the last verse of a book as a note to it: the subscription of a letter. */
  #keepClosing(text: string): void {
    const isKept = this.#annotateLast({ kind: "footnote", text });
    if (!isKept) this.drop("heading without a verse after it", text);
    this.warn(isKept ? "closing_title" : "heading_at_end", { excerpt: text.slice(0, MAX_EXCERPT) });
  }

  /** Adds names of the book. */
  addNaming(naming: BookNaming): void {
    if (this.#book !== undefined) this.#books.name(this.#book.id, naming);
  }

  /** Sets names of a book that may come later; the book's own names win. */
  setDefaultNaming(id: string, naming: BookNaming): void {
    this.#books.nameByDefault(id, naming);
  }

  /** Begins a chapter, in which the next verses stand. @throws {ImportError} As {@link endVerse} does. */
  startChapter(chapter: number): void {
    this.#placeLastNotes();
    // Before a psalm a title is that of the psalm.
    if (this.#book?.id !== "PSA") this.#verse?.keepLastTitle();
    this.endVerse();
    this.endHeading();
    this.#endPreface();
    this.#preface = {};
    this.#chapter = chapter;
    this.onChapter?.(this.#share());
  }

  /** Begins a verse, whose text comes next. @throws {ImportError} As {@link endVerse} does. */
  startVerse(number: VerseNumber): void {
    this.#resources.step(this.#position);
    this.endVerse();
    this.endHeading();
    this.#endPreface(number);
    this.#preface = undefined;
    if (number.verse > 0) this.#layout.endIntroduction();
    if (this.#skippedBook !== undefined) this.#skippedBook.verses += 1;
    if (this.#book === undefined) return;
    if (this.#chapter === undefined) {
      if (mostChapters(this.#book.id) > 1) {
        this.warn("verse_before_chapter", { book: this.#book.id });
      }
      this.#chapter = 1;
    }
    if (number.isSplit) this.warn("split_label");
    const { verse, verseEnd = verse } = number;
    const beginsPsalm = this.#book.id === "PSA" && verse <= 1 && verseEnd >= 1;
    // The label is made where a warning needs it: 30,000 of them take a tenth of an import.
    const [place, { id: book }, chapter] = [this.#place(), this.#book, this.#chapter];
    const began = () => placed(place, formatLabel({ ...number, book, chapter }));
    this.#verse = new VerseBuilder(number, { began, beginsPsalm });
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
  addPlainText(text: string): void {
    this.#resources.step(this.#position);
    const verse = this.#verse;
    if (verse === undefined) this.#addOutside(text);
    else if (text.includes("¶")) this.#addParagraphs(text);
    else {
      const isWaiting = !this.#layout.isEmpty || this.#layout.hasNotes;
      if (isWaiting && !isBlank(text)) this.#placePending(verse, text);
      verse.add(text);
    }
  }

  #addOutside(text: string): void {
    if (this.#book === undefined) this.leaveOut(text);
    else if (this.#preface === undefined) this.#leaveOutText(text, this.#position());
    else if (!isBlank(text) || this.#preface.at !== undefined) {
      this.#preface.at ??= this.#position();
      this.#budget.checkLength(this.#layout.addPreface(text), this.#position);
    }
  }

  #leaveOutText(text: string, position: SourcePosition | undefined): void {
    if (isBlank(text)) return;
    this.drop("text outside of verses", text);
    this.warn("text_outside_verses", { excerpt: excerptOf(text) }, position && { position });
  }

  /** Makes a heading of the text before the first verse, or verse 1 where that is `next` but one; a longer one is left out. */
  #endPreface(next?: VerseNumber): void {
    const position = this.#preface?.at;
    if (position === undefined) return;
    this.#preface = {};
    const { text, removed } = this.#layout.takePreface();
    this.#balance.leaveOut(removed);
    if (next?.verse === 2 && this.#chapter !== undefined && text !== "" && !isLongHeading(text)) {
      this.startVerse({ verse: 1 });
      this.warn("verse_in_chapter_slot");
      this.addPlainText(text);
      this.endVerse();
    } else if (this.#book === undefined || !this.#layout.addTextBeforeVerses(text, this.#book.id)) {
      this.#leaveOutText(text, position);
    } else if (text !== "") {
      this.#budget.takeMark(this.#position);
      this.warn("text_before_verses", { excerpt: excerptOf(text) }, { position });
    }
  }

  /** Adds text with the printed paragraph marks of some editions. */
  #addParagraphs(text: string): void {
    const [first = "", ...others] = text.split("¶");
    this.addPlainText(first);
    for (const other of others) {
      this.startLine("paragraph");
      this.addPlainText(other);
    }
  }

  /** Attaches the pending notes, breaks and headings to the text that comes next. */
  #placePending(verse: VerseBuilder, text: string): void {
    const ahead = text.length - text.trimStart().length;
    for (const note of this.#layout.takeNotes()) this.#annotate(verse, note, { ahead });
    if (!this.#layout.isEmpty) this.#placeMark(verse);
  }

  /** Attaches notes, after which the chapter ends or a heading begins, to the verse before them. */
  #placeLastNotes(): void {
    const verse = this.#verse;
    const isBeforeVerses = verse === undefined && this.#preface !== undefined;
    if (isBeforeVerses || this.#layout.isHeading || this.#layout.hasHeadings) return;
    for (const note of this.#layout.takeNotes()) {
      if (verse !== undefined) this.#annotate(verse, note, {});
      else if (!this.#annotateLast(note)) this.#layout.addNote(note);
    }
  }

  /** Adds a note to the last verse of the book. @returns False where there is none, or it has as many as it may have. */
  #annotateLast(note: NoteWords): boolean {
    const isKept = this.#book?.verses.annotateLast(note) === true;
    if (isKept) this.#balance.keep({ text: "", notes: [note] });
    return isKept;
  }

  #placeMark(verse: VerseBuilder): void {
    this.#budget.takeMark(this.#position);
    const { start, headings } = this.#layout.take();
    verse.addMark(start, headings);
  }

  /** Adds a break within a printed line, which is one space. */
  addBreak(): void {
    this.#resources.step(this.#position);
    if (this.#preface?.at !== undefined) this.#layout.addPreface(" ");
    else this.#verse?.add(" ");
  }

  /**
   * Begins a paragraph, a stanza or a line, whose text comes next, in this verse or in another.
   *
   * @param indent The level of a line of poetry, 1 to 4; that of the line before where it is absent.
   */
  startLine(kind: LineStart["break"], indent?: number): void {
    this.#resources.step(this.#position);
    this.endHeading();
    this.addBreak();
    if (this.#book !== undefined) this.#layout.startLine(kind, indent);
  }

  /** Begins a major section: a text before the next verse 1 is its heading. */
  startMajorSection(): void {
    this.addBreak();
    this.#layout.startMajorSection();
  }

  /** Begins a heading of the text that comes next. */
  startHeading(kind: HeadingKind): void {
    this.#placeLastNotes();
    this.endHeading();
    this.#endPreface();
    this.addBreak();
    this.#layout.startHeading(kind);
  }

  /** Adds text of the heading that was begun last, or of the verse where that has ended. @throws {ImportError} If it becomes longer than any verse is. */
  addHeading(text: string): void {
    this.#resources.step(this.#position);
    const whole = this.#layout.addHeading(text);
    if (whole === undefined) this.addText(text);
    else this.#budget.checkLength(whole, this.#position);
  }

  /** Ends the heading. */
  endHeading(): void {
    if (this.#book === undefined) this.leaveOut(this.#layout.undoHeading() ?? "");
    else {
      const heading = this.#layout.endHeading();
      if (heading === undefined) return;
      this.#balance.leaveOut(heading.removed);
      if (heading.text !== "") this.#budget.takeMark(this.#position);
    }
  }

  /** Treats the text of a heading that is never closed as text of the verse, so that none is lost. */
  undoHeading(): void {
    const text = this.#layout.undoHeading();
    if (text === undefined) return;
    this.warn("unclosed_heading");
    this.addText(text);
  }

  /** Begins a psalm title: verse text only where the source has it within a verse that has no other text. */
  startTitle(): void {
    if (this.#verse === undefined) this.startHeading("psalm_title");
    else {
      this.endHeading();
      this.addBreak();
    }
  }

  /** Adds text of the psalm title. @throws {ImportError} If it becomes longer than any verse is. */
  addTitle(text: string): void {
    const title = this.#layout.addHeading(text);
    if (title !== undefined) this.#budget.checkLength(title, this.#position);
    else if (this.#verse === undefined) this.addText(text);
    else {
      const headings = this.#layout.takeHeadings();
      if (headings.length > 0) this.#verse.addMark(undefined, headings);
      this.#verse.addTitle(text);
    }
  }

  /** Ends and keeps the verse that is open. @throws {ImportError} If there are more than any Bible has. */
  endVerse(): void {
    const verse = this.#verse;
    const book = this.#book;
    this.#verse = undefined;
    if (verse !== undefined && book !== undefined) this.#keep(book, verse);
  }

  /**
   * Makes a verse part of the one before it, so that the two are a verse bridge.
   *
   * @returns True where it directly follows a verse that has a text.
   * @throws {ImportError} As {@link endVerse} does.
   */
  mergeIntoPrevious(number: VerseNumber): boolean {
    this.endVerse();
    const { verse: from, verseEnd: to = from } = number;
    if (this.#book?.verses.widen(this.#chapter ?? 1, { from, to }) !== true) return false;
    this.#budget.take(number, { characters: 0, position: this.#position });
    return true;
  }

  /**
   * Ends the verse, and forgets it where it has neither text nor notes: for formats that have a position for every verse.
   *
   * @throws {ImportError} As {@link endVerse} does.
   */
  endVerseUnlessBlank(): void {
    const isBefore = this.#verse !== undefined && keptNumber(this.#verse.number) === 0;
    if (this.#verse?.isBlank && (isBefore || !this.#verse.hasNotes)) {
      for (const note of this.#finished(this.#verse).notes) this.#layout.addNote(note);
      this.#verse = undefined;
    } else this.endVerse();
  }

  /** Counts something that is no verse text. @param text Its characters, where it was read. */
  drop(kind: DroppedKind, text = ""): void {
    this.#resources.step(this.#position);
    this.leaveOut(text);
    if (this.#skippedBook === undefined) this.#diagnostics.drop(kind);
  }

  /** Counts something that is no verse text and stood within one, such as a note. @param text As of {@link drop}. */
  dropWithin(kind: DroppedKind, text = ""): void {
    this.drop(kind, text);
    this.#verse?.addNoteAnchor();
  }

  /**
   * Adds a note to the place at hand. One of a heading, or of a line before its text comes, belongs to the text that comes
   * next.
   *
   * @param options `isOfTitle`: true for a note in the text that `addTitle` takes.
   * @throws {ImportError} If it is longer than any verse is, or there are more than any Bible has.
   */
  addNote(kind: NoteKind, words: string, { isOfTitle = false } = {}): void {
    this.#resources.step(this.#position);
    if (this.#skippedBook !== undefined) {
      this.leaveOut(words);
      return;
    }
    const { text, removed } = cleanNote(words);
    this.#balance.leaveOut(removed);
    const note = { kind, text };
    const verse = this.#verse;
    const isBefore = !isOfTitle && !this.#layout.isEmpty && verse?.isBlank === false;
    if (note.text === "" || this.#book === undefined) this.drop(LEFT_OUT[kind], note.text);
    else {
      this.#budget.takeNote(note.text, this.#position);
      if (verse === undefined || this.#layout.isHeading || isBefore) this.#layout.addNote(note);
      else this.#annotate(verse, note, { isOfTitle });
    }
    verse?.addNoteAnchor();
  }

  #annotate(verse: VerseBuilder, note: NoteWords, place: NotePlace): void {
    if (verse.addNote(note, place)) return;
    this.drop(LEFT_OUT[note.kind], note.text);
    this.warn("many_notes", { max: LIMITS.verseNotes }, { position: verse.began() });
  }

  /** Adds a warning. */
  warn<Code extends ProblemCode<"import_warning">>(
    code: Code,
    values: ProblemValues<"import_warning", Code> = {} as ProblemValues<"import_warning", Code>,
    { position = this.#position() }: { position?: SourcePosition } = {},
  ): void {
    this.#resources.step(this.#position);
    this.#diagnostics.warn(warningRecord(code, values), position);
  }

  /**
   * Ends the last book and gives what was gathered. Books without a verse are not there.
   *
   * @throws {ImportError} As {@link endVerse} does.
   */
  finish(): ImportedTranslation {
    this.endBook();
    const books = this.#books.finish(({ id, file }, verses) => {
      this.warn("empty_book", { book: id, verses }, { position: { file } });
    });
    return {
      metadata: this.metadata,
      books,
      characters: this.#balance.finish(books.values()),
      dropped: this.#diagnostics.dropped,
      warnings: this.#diagnostics.warnings,
      warningCount: this.#diagnostics.warningCount,
    };
  }

  #keep(book: OpenBook, open: VerseBuilder): void {
    const { number, began } = open;
    const built = this.#finished(open);
    const { text, breaks, headings, notes, after } = built;
    const isBefore = keptNumber(number) === 0;
    this.#budget.take(number, { characters: text.length, position: began });
    this.#layout.putBackHeadings(after);
    if (isBefore || text === "") this.#layout.putBackHeadings(headings);
    if (text === "") this.#layout.putBackStarts(breaks);
    if (isBefore) {
      this.#layout.putBackNotes(notes);
      if (text !== "" && !this.#layout.addTextBeforeVerses(text, book.id)) {
        this.drop("text before verse 1", text);
      }
    } else {
      const chapter = this.#chapter ?? 1;
      const verse = keptVerse(number, { book: book.id, chapter, built });
      this.#balance.keep(verse);
      const joined = book.verses.add(verse);
      if (joined !== undefined) {
        this.#balance.keepNot(joined.leftOut);
        this.#diagnostics.warn(joined.warning, began());
      }
    }
    this.#settle(began);
  }

  /** Finishes a verse; what is taken out of its text as markup is no text of the source. */
  #finished(verse: VerseBuilder): BuiltText {
    const built = verse.finish(this.#diagnostics);
    this.#balance.leaveOut(built.removed);
    return built;
  }
}

function excerptOf(text: string): string {
  return text.trim().replace(/\s+/g, " ").slice(0, MAX_EXCERPT);
}

function placed(position: SourcePosition, verse: string | undefined): SourcePosition {
  return verse === undefined ? position : { ...position, verse };
}
