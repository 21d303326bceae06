import { type BookId, isBookId } from "../../canon/mod.ts";
import { bookNaming } from "../book_naming.ts";
import type { EditionBuilder } from "../edition_builder.ts";
import { ImportError } from "../import_error.ts";
import { LineCounter } from "../line_counter.ts";
import { isPeripheral } from "../peripheral.ts";
import { matchVerseNumber } from "../verse_number.ts";
import {
  ASTERISK,
  BACKSLASH,
  endOfLine,
  isEndMarker,
  isLineBreak,
  isSpace,
  markerNameEnd,
  nextId,
  nextMarker,
  skipSpace,
} from "./characters.ts";
import { markerRole } from "./markers.ts";
import { spanEnd } from "./span.ts";

/** Where the text that comes next goes. */
type Destination = "verse" | "title" | "naming" | "nowhere";

/**
 * Reads one file of USFM 2 or 3: a scanner that goes from backslash to backslash and never builds a tree.
 *
 * @throws {ImportError} where a book's id is unknown or claimed by two files
 */
export function readUsfm(text: string, file: string, edition: EditionBuilder): void {
  new UsfmReader(text, file, edition).read();
}

/** What sends a stretch of text the long way: attributes, no-break spaces, optional line breaks. */
const PUNCTUATED = /[|~]|\/\//;
/** Attributes that no end marker follows. */
const ATTRIBUTES = /\|\s*(?:[\w-]+="[^"]*"\s*)+/g;

class UsfmReader {
  readonly #source: string;
  readonly #edition: EditionBuilder;
  #at = 0;
  #destination: Destination = "nowhere";
  #naming = new Map<string, string>();
  #namingField = "";
  /** For each kind of span, the offset before which it is known not to be closed. */
  readonly #unclosed = new Map<string, number>();
  readonly #ownMarkers = new Map<string, boolean>();

  constructor(source: string, file: string, edition: EditionBuilder) {
    this.#source = source;
    this.#edition = edition;
    const lines = new LineCounter(source);
    edition.reading(() => ({ file, line: lines.at(this.#at) }));
  }

  read(): void {
    const source = this.#source;
    this.#at = nextMarker(source, 0);
    while (this.#at < source.length) {
      const end = markerNameEnd(source, this.#at);
      const after = source.charCodeAt(end) === ASTERISK ? end + 1 : this.#opening(end);
      const next = nextMarker(source, after);
      if (next > after) this.#text(after, next);
      this.#at = next;
    }
    this.#endNaming();
    this.#edition.endBook();
  }

  /** Handles the marker whose name ends at `end`. @returns where the text goes on */
  #opening(end: number): number {
    const nested = this.#source.charAt(this.#at + 1) === "+";
    const name = this.#source.slice(this.#at + (nested ? 2 : 1), end);
    if (name === "") return this.#escape(end);
    const role = markerRole(name);
    // One white space ends the marker and is no text.
    const after = isSpace(this.#source.charCodeAt(end)) ? end + 1 : end;
    switch (role.is) {
      case "characters":
        return after;
      case "verse":
        return this.#verse(after);
      case "text":
        this.#paragraph("verse");
        return after;
      case "cell":
        this.#edition.addBreak();
        return after;
      case "note":
      case "aside":
        return this.#skip(name, role, after);
      case "paragraph":
        this.#paragraph("nowhere");
        this.#edition.drop(role.kind);
        return after;
      case "title":
        this.#paragraph("title");
        if (!this.#edition.inVerse) this.#edition.drop("psalm title");
        return after;
      case "naming":
        this.#paragraph("naming");
        this.#namingField = role.field;
        return after;
      case "chapter":
        return this.#chapter(after);
      case "id":
        return this.#id(after);
      case "sidebar":
        return this.#sidebar(after);
      case "unknown":
        return this.#unknown(name, after);
    }
  }

  #paragraph(destination: Destination): void {
    this.#destination = destination;
    this.#edition.addBreak();
  }

  #id(after: number): number {
    this.#endNaming();
    this.#paragraph("nowhere");
    const written = this.#word(after);
    const id = written.slice(0, 3).toUpperCase();
    if (isPeripheral(id)) {
      this.#edition.endBook();
      this.#edition.drop("front and back matter");
      return nextId(this.#source, after);
    }
    if (!isBookId(id)) {
      throw new ImportError(
        `Cannot tell which book "${written}" is: \\id must be followed by a USFM book id such as GEN`,
        this.#edition.place,
      );
    }
    this.#edition.startBook(id as BookId);
    return endOfLine(this.#source, after);
  }

  #chapter(after: number): number {
    this.#endNaming();
    this.#paragraph("verse");
    const start = skipSpace(this.#source, after);
    const digits = /^\d{1,3}/.exec(this.#source.slice(start, start + 4))?.[0];
    if (digits === undefined) {
      this.#edition.doubt("\\c without a chapter number is passed over");
      return after;
    }
    this.#edition.startChapter(Number(digits));
    return start + digits.length;
  }

  #verse(after: number): number {
    const start = skipSpace(this.#source, after);
    const word = this.#word(start);
    const match = matchVerseNumber(word);
    this.#paragraph("verse");
    if (match === undefined) {
      this.#edition.doubt(
        `\\v without a verse number ("${word}"): its text stays with what precedes`,
      );
      return after;
    }
    const { rest, ...number } = match;
    this.#edition.startVerse(number);
    return start + word.length - rest.length;
  }

  /** Passes over a note or an aside, its end marker included. */
  #skip(
    name: string,
    role: { readonly is: "note" | "aside"; readonly kind: string },
    after: number,
  ) {
    this.#edition.drop(role.kind);
    const end = spanEnd(this.#source, { name, from: after, unclosed: this.#unclosed });
    if (end !== undefined) return end;
    if (role.kind === "alternate number") {
      this.#edition.doubt(`\\${name} is never closed: only the number after it is left out`);
      return skipSpace(this.#source, after) + this.#word(after).length;
    }
    this.#edition.doubt(`\\${name} is never closed: it is taken to end with its line`);
    const line = endOfLine(this.#source, after);
    return role.is === "note" ? line : Math.min(line, nextMarker(this.#source, after));
  }

  #sidebar(after: number): number {
    this.#paragraph("verse");
    this.#edition.drop("sidebar");
    const end = this.#source.indexOf("\\esbe", after);
    const chapter = this.#source.indexOf("\\c ", after);
    if (end !== -1 && (chapter === -1 || end < chapter)) return end + "\\esbe".length;
    this.#edition.doubt("\\esb is never closed: only its marker is left out");
    return after;
  }

  #unknown(name: string, after: number): number {
    if (name === "esbe") return after;
    const glued = /^([cv])\d/.exec(name);
    if (glued !== null) {
      this.#edition.doubt(`\\${name} has no space after its marker`);
      const number = this.#at + 2;
      return glued[1] === "v" ? this.#verse(number) : this.#chapter(number);
    }
    if (this.#isMilestone(after) || this.#hasEndMarker(name)) return after;
    const startsLine = this.#at === 0 || isLineBreak(this.#source.charCodeAt(this.#at - 1));
    if (startsLine && name.startsWith("z")) {
      this.#paragraph("nowhere");
      this.#edition.drop("paragraph of the publisher's own kind");
      return after;
    }
    this.#edition.doubt(`\\${name} is no marker that USFM knows: its text is taken for verse text`);
    if (startsLine) this.#paragraph("verse");
    return after;
  }

  /** Whether nothing but attributes stands between a marker and the `\*` of a milestone. */
  #isMilestone(after: number): boolean {
    const end = nextMarker(this.#source, after);
    const between = this.#source.slice(after, end).trimStart();
    return this.#source.startsWith("\\*", end) && (between === "" || between.startsWith("|"));
  }

  /** Whether a marker of the publisher's own has an end marker somewhere in the file, so that it marks characters. */
  #hasEndMarker(name: string): boolean {
    let has = this.#ownMarkers.get(name);
    if (has === undefined) {
      has = this.#source.includes(`\\${name}*`);
      this.#ownMarkers.set(name, has);
    }
    return has;
  }

  /** A backslash that begins no marker, such as `\~`: what it escapes is text, the backslash is not. */
  #escape(end: number): number {
    if (!"~/\\".includes(this.#source.charAt(end)))
      this.#edition.doubt("a lone backslash is left out");
    return end;
  }

  #text(from: number, to: number): void {
    if (this.#destination === "nowhere") return;
    let text = this.#source.slice(from, to);
    if (PUNCTUATED.test(text)) text = this.#plain(text, to);
    if (this.#destination === "naming") {
      const before = this.#naming.get(this.#namingField) ?? "";
      this.#naming.set(this.#namingField, before + text);
    } else if (this.#destination === "title") {
      this.#edition.addTitle(text);
    } else if (this.#edition.inVerse) {
      this.#edition.addText(text);
    } else if (/\S/.test(text)) {
      this.#stray(text);
    }
  }

  #stray(text: string): void {
    if (this.#edition.book === undefined) return;
    this.#edition.drop("text outside of verses");
    const excerpt = text.trim().replace(/\s+/g, " ").slice(0, 40);
    this.#edition.doubt(`text that belongs to no verse is left out: "${excerpt}"`);
  }

  /** Text with attributes, no-break spaces (`~`) and optional line breaks (`//`) resolved. */
  #plain(text: string, to: number): string {
    let plain = text.replaceAll("~", " ").replaceAll("//", " ");
    const bar = plain.indexOf("|");
    if (bar === -1) return plain;
    plain = isEndMarker(this.#source, to)
      ? plain.slice(0, bar)
      : plain.replace(ATTRIBUTES, "").replaceAll("|", "");
    this.#edition.drop("word attributes");
    return plain;
  }

  #endNaming(): void {
    if (this.#naming.size === 0) return;
    this.#edition.nameBook(bookNaming(Object.fromEntries(this.#naming)));
    this.#naming = new Map();
  }

  /** The word at an offset, up to white space or a backslash. */
  #word(from: number): string {
    const start = skipSpace(this.#source, from);
    let end = start;
    while (end < this.#source.length) {
      const code = this.#source.charCodeAt(end);
      if (isSpace(code) || code === BACKSLASH) break;
      end += 1;
    }
    return this.#source.slice(start, end);
  }
}
