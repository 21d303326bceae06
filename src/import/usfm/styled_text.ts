import { isBookId } from "../../canon/mod.ts";
import { bookNaming, type SourceNaming } from "../book_naming.ts";
import type { EditionBuilder } from "../edition_builder.ts";
import { ImportError } from "../import_error.ts";
import { leftBookKind } from "../left_books.ts";
import { matchVerseNumber } from "../verse_number.ts";
import type { MarkerRole } from "./markers.ts";

/** Where the text that comes next goes. */
export type Destination = "verse" | "title" | "nowhere" | keyof SourceNaming;

/** A book id, which no further letter follows: `Judges` is not Jude (`JUD`). */
const ID = /^[A-Za-z\d]{3}(?!\p{L})/u;

/** A paragraph of a publisher's own kind (`z…`) is no verse text. */
const OWN_KIND = "paragraph of the publisher's own kind";

/**
 * Text in the styles of USFM, whichever syntax says them: backslashes (USFM), `style` (USX) or elements (USFX).
 *
 * A reader tells it where books, chapters, verses and paragraphs begin and what the text is; it knows what of that is
 * verse text, a name of the book, or neither.
 */
export class StyledText {
  readonly #edition: EditionBuilder;
  #destination: Destination = "nowhere";
  #naming: Record<string, string> = {};

  constructor(edition: EditionBuilder) {
    this.#edition = edition;
  }

  get destination(): Destination {
    return this.#destination;
  }

  /** Goes back to where text went before a paragraph, for syntaxes that say where a paragraph ends. */
  endParagraph(before: Destination): void {
    this.#edition.addBreak();
    this.#destination = before;
  }

  /**
   * Begins a book, or front matter and the like, of which nothing is kept.
   *
   * @param written what stands for the id
   * @throws {ImportError} where that is no USFM book id, or the book was begun before
   */
  startBook(written: string): void {
    this.endBook();
    this.#destination = "nowhere";
    const id = (ID.exec(written)?.[0] ?? "").toUpperCase();
    const left = leftBookKind(id);
    if (left !== undefined) this.#edition.leaveBook(id, left);
    else if (isBookId(id)) this.#edition.startBook(id);
    else {
      throw new ImportError(
        `Cannot tell which book "${written}" is: expected a USFM book id such as GEN`,
        this.#edition.place,
      );
    }
  }

  /** Ends the book; what it said of its names goes with it. */
  endBook(): void {
    this.#endNames();
    this.#edition.endBook();
  }

  /** @returns how many characters of what was written are the number; where none can be read, that is a doubt */
  startChapter(written: string): number {
    this.#endNames();
    this.#destination = "verse";
    const digits = digitsOf(written);
    if (digits === 0 || digits > 3) {
      this.#edition.doubt(`a chapter without a number ("${written}") is passed over`);
    } else {
      this.#edition.startChapter(Number(written.slice(0, digits)));
    }
    return digits;
  }

  /** @returns how many characters of what was written are the label; where none can be read, that is a doubt */
  startVerse(written: string): number {
    this.#edition.addBreak();
    this.#destination = "verse";
    const match = matchVerseNumber(written);
    if (match === undefined) {
      this.#edition.doubt(
        `a verse without a number ("${written}"): its text stays with what precedes`,
      );
      return digitsOf(written);
    }
    this.#edition.startVerse(match);
    return written.length - match.rest.length;
  }

  /** Begins a paragraph; its kind says where its text goes. */
  startParagraph(role: MarkerRole): void {
    this.#edition.addBreak();
    if (role.is === "paragraph") {
      this.#destination = "nowhere";
      this.#edition.drop(role.kind);
    } else if (role.is === "title") {
      this.#destination = "title";
      this.#edition.startTitle();
    } else if (role.is === "naming") {
      // A name that is given again (`\h1`, `\h2` for left and right pages) says nothing new.
      this.#destination = this.#naming[role.field] === undefined ? role.field : "nowhere";
    } else {
      this.#destination = "verse";
    }
  }

  /** Begins a cell of a table: of the row's text, whatever the cell before it was. */
  startCell(): void {
    this.startParagraph({ is: "text" });
  }

  /** Begins a paragraph of a style that USFM does not know. */
  startUnknownParagraph(style: string): void {
    if (style.startsWith("z")) this.startParagraph({ is: "paragraph", kind: OWN_KIND });
    else {
      this.#edition.doubt(`the style "${style}" is unknown: its text is taken for verse text`);
      this.startParagraph({ is: "text" });
    }
  }

  addText(text: string): void {
    const destination = this.#destination;
    if (destination === "verse") this.#edition.addText(text);
    else if (destination === "title") this.#edition.addTitle(text);
    else if (destination !== "nowhere") {
      this.#naming[destination] = (this.#naming[destination] ?? "") + text;
    }
  }

  #endNames(): void {
    this.#edition.nameBook(bookNaming(this.#naming));
    this.#naming = {};
  }
}

/** How many digits a text begins with; a label of too many is no text either. */
function digitsOf(written: string): number {
  return /^\d*/.exec(written)?.[0].length ?? 0;
}
