import { isBookId } from "../../canon/mod.ts";
import type { NoteKind } from "../../corpus/mod.ts";
import { type DroppedKind, ImportError } from "../import_error.ts";
import { LEFT_OUT } from "../raw_marks.ts";
import {
  bookNaming,
  booksByName,
  matchVerseNumber,
  placeOfPath,
  type SourceNaming,
  skippedBookKind,
} from "../source_labels.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import type { MarkerRole } from "./markers.ts";

/** The destination of the text that comes next. */
export type Destination = "verse" | "title" | "heading" | "nowhere" | keyof SourceNaming;

/** A book id, which no further letter follows: `Judges` is not Jude (`JUD`). */
const ID = /^[A-Za-z\d]{3}(?!\p{L})/u;

/** How Paratext and others name files: `21ECCBSB.SFM`, `22-ECCeng-web.usfm`. */
const NUMBERED_FILE = /(?<=^|\/)[A-Z\d]\d-?([A-Z\d][A-Z]{2})[^/]*$/;

/** A paragraph of a publisher's own kind (`z…`) is no verse text. */
const OWN_KIND: DroppedKind = "paragraph of the publisher's own kind";

/** Paragraphs whose notes are kept though they are not: they say something of the text that they stand over. */
const ANNOTATED: ReadonlySet<DroppedKind> = new Set([
  "book heading",
  "chapter label",
  "heading",
  "table heading",
  "liturgical note",
] satisfies DroppedKind[]);

/**
 * Text in the styles of USFM, whichever syntax says them: backslashes (USFM), `style` (USX) or elements (USFX).
 *
 * A reader reports where books, chapters, verses and paragraphs begin and what the text is; it knows what of that is
 * verse text, a name of the book, or neither.
 */
export class StyledText {
  readonly #builder: TranslationBuilder;
  #destination: Destination = "nowhere";
  /** True within a paragraph of which the notes are kept, if nothing else. */
  #isAnnotated = false;
  /** True within a part of a book that is no verse text, such as a glossary. */
  #isPeriphery = false;
  #naming: Record<string, string> = {};

  constructor(builder: TranslationBuilder) {
    this.#builder = builder;
  }

  get destination(): Destination {
    return this.#destination;
  }

  /** Returns whether a note's text is what a heading is made of: passages to compare. */
  keepsReferences(role: MarkerRole): boolean {
    return this.#destination === "heading" && role.is === "aside" && role.kind === "cross reference";
  }

  /** Goes back to where text went before a paragraph, for syntaxes that say where a paragraph ends. */
  endParagraph(before: Destination): void {
    this.#builder.endHeading();
    this.#builder.addBreak();
    this.#destination = before;
  }

  /**
   * Begins a book, or front matter and the like, of which nothing is kept.
   *
   * @param written The id as it is written.
   * @throws {ImportError} If that is no USFM book id, or the book was begun before.
   */
  startBook(written: string): void {
    this.endBook();
    this.#isPeriphery = false;
    this.#destination = "nowhere";
    const id = (ID.exec(written)?.[0] ?? "").toUpperCase();
    const left = skippedBookKind(id);
    if (left !== undefined) this.#builder.skipBook(id, left);
    else if (isBookId(id)) this.#builder.startBook(id);
    else {
      const { position } = this.#builder;
      throw new ImportError("unknown_book_id", { written }, { position });
    }
  }

  /** Begins the book that the name of the file says. @throws {ImportError} If it says none. */
  startBookOfFile(): void {
    const { file } = this.#builder.position;
    const book = placeOfPath(file.replace(NUMBERED_FILE, "$1")).book ?? "";
    const [id, ...others] = booksByName(book);
    if (id === undefined || others.length > 0)
      throw new ImportError("no_book_id", {}, { position: this.#builder.position });
    this.#builder.warn("book_of_file_name", { book, others: undefined }, { once: true, as: book });
    this.startBook(id);
  }

  /** Ends the book; what it said of its names goes with it. */
  endBook(): void {
    this.#endNames();
    this.#builder.endBook();
  }

  /** @returns How many characters of what was written are the number; where none can be read, that is a warning. */
  startChapter(written: string): number {
    this.#endNames();
    this.#isPeriphery = false;
    this.#destination = "verse";
    const digits = digitsOf(written);
    if (digits === 0 || digits > 3) {
      this.#builder.warn("chapter_without_number", { written });
    } else {
      this.#builder.startChapter(Number(written.slice(0, digits)));
    }
    return digits;
  }

  /** @returns How many characters of what was written are the label; where none can be read, that is a warning. */
  startVerse(written: string): number {
    this.#isPeriphery = false;
    // A verse within the paragraph of a title is that title.
    if (this.#destination === "title") this.#builder.startLine("paragraph");
    else this.#builder.addBreak();
    this.#destination = "verse";
    const match = matchVerseNumber(written);
    if (match === undefined) {
      this.#builder.warn("verse_without_number", { written });
      return digitsOf(written);
    }
    this.#builder.startVerse(match);
    return written.length - match.rest.length;
  }

  /** Begins a paragraph; its kind says where its text goes. */
  startParagraph(role: MarkerRole): void {
    if (this.#isPeriphery) return;
    const builder = this.#builder;
    builder.endHeading();
    builder.addBreak();
    if (role.is === "paragraph") {
      this.#destination = "nowhere";
      this.#isAnnotated = ANNOTATED.has(role.kind);
      builder.drop(role.kind);
    } else if (role.is === "heading") {
      this.#destination = "heading";
      builder.startHeading(role.kind);
    } else if (role.is === "title") {
      this.#destination = "title";
      this.#builder.startTitle();
    } else if (role.is === "naming") {
      // A name that is given again (`\h1`, `\h2` for left and right pages) says nothing new.
      this.#destination = this.#naming[role.field] === undefined ? role.field : "nowhere";
    } else {
      this.#destination = "verse";
      const { break: kind, indent } = (role.is === "text" && role.begins) || {};
      // A blank line leaves the indent to the line after it.
      if (kind !== undefined) builder.startLine(kind, kind === "stanza" ? undefined : indent);
    }
  }

  /** Begins a part that is no verse text, with all its paragraphs. @throws {ImportError} As `endVerse` of the builder does. */
  startPeriphery(kind: DroppedKind): void {
    this.#builder.endHeading();
    this.#builder.endVerse();
    this.#builder.drop(kind);
    this.#isPeriphery = true;
    this.#isAnnotated = false;
    this.#destination = "nowhere";
  }

  /** Begins a paragraph of a style that USFM does not know. */
  startUnknownParagraph(style: string): void {
    if (style.startsWith("z")) this.startParagraph({ is: "paragraph", kind: OWN_KIND });
    else {
      this.#builder.warn("unknown_style", { style });
      this.startParagraph({ is: "text", begins: { break: "paragraph", indent: 0 } });
    }
  }

  addText(text: string): void {
    const destination = this.#destination;
    if (destination === "verse") this.#builder.addText(text);
    else if (destination === "title") this.#builder.addTitle(text);
    else if (destination === "heading") this.#builder.addHeading(text);
    else if (destination === "nowhere") this.#builder.leaveOut(text);
    else {
      this.#builder.unread(text);
      this.#naming[destination] = (this.#naming[destination] ?? "") + text;
    }
  }

  /** Adds a note of the publisher; one of an introduction or a name goes with that. */
  addNote(kind: NoteKind, words: string): void {
    const destination = this.#destination;
    const isKept = destination === "verse" || destination === "heading" || destination === "title";
    if (isKept || (destination === "nowhere" && this.#isAnnotated)) {
      this.#builder.addNote(kind, words, { isOfTitle: destination === "title" });
    } else this.#builder.drop(LEFT_OUT[kind], words);
  }

  #endNames(): void {
    this.#builder.addNaming(bookNaming(this.#naming));
    this.#naming = {};
  }
}

/** Returns the number of digits that a text begins with; a label of too many is no text either. */
function digitsOf(written: string): number {
  return /^\d*/.exec(written)?.[0].length ?? 0;
}
