import { type DroppedKind, LineCounter } from "../import_error.ts";
import { noteKind } from "../raw_marks.ts";
import { excerptOf } from "../text_placement.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { markerRole } from "./markers.ts";
import {
  ASTERISK,
  BACKSLASH,
  endOfLine,
  isEndMarker,
  isLineBreak,
  isSpace,
  markerNameEnd,
  nextMarker,
  noteText,
  SENTENCE_END,
  skipSpace,
  spacedRange,
  spanEnd,
  unmarkedLine,
} from "./scan.ts";
import { StyledText } from "./styled_text.ts";

/** Punctuation of USFM within a text: attributes, no-break spaces, optional line breaks, the numbers of words of ESFM. */
const PUNCTUATED = /[|~]|\/\/|¦\d/;
/** The number of a word in a table of words, as ESFM has it. */
const WORD_NUMBER = /¦\d+/g;
/** Attributes of a word that no end marker follows. */
const ATTRIBUTES = /\|\s*(?:[\w-]+="[^"]*"\s*)+/g;

const ID = /\\id\s/;
const END_MARKER = /\\\+?([\w-]+)\*/g;

/** Reads one file of USFM 2 or 3: a scanner that goes from backslash to backslash and never builds a tree. */
export class UsfmReader {
  readonly #source: string;
  readonly #builder: TranslationBuilder;
  readonly #styled: StyledText;
  #at = 0;
  /** The end of the name of the marker at hand. */
  #nameEnd = 0;
  /** The names of all end markers in the file; looked for once, where a marker is unknown. */
  #endMarkers: Set<string> | undefined;

  constructor(source: string, file: string, builder: TranslationBuilder) {
    this.#source = source;
    this.#builder = builder;
    this.#styled = new StyledText(builder);
    const lines = new LineCounter(source);
    builder.reading(
      () => ({ file, line: lines.at(this.#at) }),
      () => this.#at / source.length,
    );
  }

  /** @throws {ImportError} If a book's id is unknown or claimed by two files. */
  read(): void {
    const source = this.#source;
    const builder = this.#builder;
    if (!ID.test(source)) this.#styled.startBookOfFile();
    this.#at = nextMarker(source, 0);
    builder.read(source, 0, this.#at);
    builder.leaveOut(source, 0, this.#at);
    while (this.#at < source.length) {
      const end = markerNameEnd(source, this.#at);
      this.#nameEnd = end;
      const after = source.charCodeAt(end) === ASTERISK ? end + 1 : this.#opening(end);
      const next = nextMarker(source, after);
      builder.read(source, this.#at, next);
      builder.unread(source, this.#at, Math.min(end, after));
      if (next > after) this.#text(after, next);
      this.#at = next;
    }
    this.#styled.endBook();
  }

  /** Handles the marker whose name ends at `end`. @returns Where the text goes on. */
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
        return this.#spacedRange(after) ?? this.#labelled(after, (word) => this.#styled.startVerse(word));
      case "chapter":
        return this.#labelled(after, (word) => this.#styled.startChapter(word));
      case "text":
      case "heading":
      case "paragraph":
      case "title":
      case "naming":
      case "cell":
        this.#styled.startParagraph(role);
        return after;
      case "periphery":
        this.#styled.startPeriphery(role.kind);
        return after;
      case "note":
      case "aside":
        if (this.#styled.keepsReferences(role)) return after;
        return this.#aside(name, role, after);
      case "id":
        this.#styled.startBook(this.#word(after));
        return this.#passOver(after, endOfLine(this.#source, after));
      case "sidebar":
        return this.#sidebar(after);
      case "unknown":
        return this.#unknown(name, after);
    }
  }

  /** Begins the verses of a range such as `1 - 2`. @returns Where the text goes on; undefined where there is none. */
  #spacedRange(after: number): number | undefined {
    const range = spacedRange(this.#source, skipSpace(this.#source, after));
    if (range === undefined) return undefined;
    this.#styled.startVerse(range.label);
    this.#builder.warn("spaced_range", { written: range.written });
    return this.#passOver(after, range.end);
  }

  /** Hands over the word after `\c` or `\v`. @returns Where the text goes on, which may be within the word. */
  #labelled(after: number, read: (word: string) => number): number {
    const length = read(this.#word(after));
    return length === 0 ? after : this.#passOver(after, skipSpace(this.#source, after) + length);
  }

  /** Passes over what is no text: a number, an id, a remark. @returns Its end. */
  #passOver(from: number, to: number): number {
    this.#builder.unread(this.#source, Math.max(from, this.#nameEnd), to);
    return to;
  }

  /** Keeps a note, or passes over another aside, its end marker included. @returns Where the text goes on. */
  #aside(name: string, role: { readonly is: "note" | "aside"; readonly kind: DroppedKind }, after: number): number {
    const kind = noteKind(role.kind);
    const end = this.#asideEnd(name, role, after);
    if (kind === undefined) this.#builder.dropWithin(role.kind, this.#source.slice(after, end));
    else {
      const hasCaller = role.is === "note";
      const plain = (text: string, to: number) => this.#unpunctuated(text, to);
      const builder = this.#builder;
      const { text, isNested } = noteText(this.#source, { from: after, to: end, hasCaller, plain, builder });
      if (isNested) this.#builder.warn("nested_note");
      this.#styled.addNote(kind, text);
    }
    const isClosed = this.#source.charCodeAt(end) === BACKSLASH && isEndMarker(this.#source, end);
    return isClosed ? this.#passOver(end, markerNameEnd(this.#source, end)) + 1 : end;
  }

  /** Returns the offset of an aside's end marker, or where it ends without one. */
  #asideEnd(name: string, role: { readonly is: "note" | "aside"; readonly kind: DroppedKind }, after: number): number {
    const span = spanEnd(this.#source, { name, closing: `${name}*`, from: after });
    if (span.isClosed) return this.#source.lastIndexOf("\\", span.end - 1);
    if (role.kind === "alternate number") {
      this.#builder.warn("unclosed_number", { name });
      return skipSpace(this.#source, after) + this.#word(after).length;
    }
    this.#builder.warn("unclosed_marker", { name });
    const end = role.is === "note" ? span.end : nextMarker(this.#source, after);
    return after + endOfLine(this.#source.slice(after, end), 0);
  }

  #sidebar(after: number): number {
    this.#styled.startParagraph({ is: "text" });
    const span = spanEnd(this.#source, { name: "esb", closing: "esbe", from: after });
    if (!span.isClosed) this.#builder.warn("unclosed_sidebar");
    const end = span.isClosed ? span.end : after;
    this.#builder.drop("sidebar", this.#source.slice(after, end));
    return end;
  }

  #unknown(name: string, after: number): number {
    if (name === "esbe") return after;
    const glued = /^([cv])\d/.exec(name);
    if (glued !== null) {
      this.#builder.warn("no_space_after_marker", { name });
      const number = this.#at + 2;
      return this.#labelled(number, (word) =>
        glued[1] === "v" ? this.#styled.startVerse(word) : this.#styled.startChapter(word),
      );
    }
    const [level] = /^[a-z]+\d(?=[A-Za-z])/.exec(name) ?? [];
    const role = level === undefined ? undefined : markerRole(level);
    if (level !== undefined && (role?.is === "text" || role?.is === "heading" || role?.is === "paragraph")) {
      this.#builder.warn("no_space_before_text", { name: level });
      this.#styled.startParagraph(role);
      return this.#at + 1 + level.length;
    }
    if (this.#isMilestone(after)) return after;
    if (this.#hasEndMarker(name)) {
      this.#builder.warn("unknown_character_marker", { name });
      return after;
    }
    const startsLine = this.#at === 0 || isLineBreak(this.#source.charCodeAt(this.#at - 1));
    if (startsLine) this.#styled.startUnknownParagraph(name);
    else this.#builder.warn("unknown_marker", { name });
    return after;
  }

  /** Returns whether nothing but attributes is between a marker and the `\*` of a milestone. */
  #isMilestone(after: number): boolean {
    const end = nextMarker(this.#source, after);
    const between = this.#source.slice(after, end).trimStart();
    return this.#source.startsWith("\\*", end) && (between === "" || between.startsWith("|"));
  }

  /** Returns whether a marker of the publisher's own has an end marker in the file, so that it marks characters. */
  #hasEndMarker(name: string): boolean {
    this.#endMarkers ??= new Set([...this.#source.matchAll(END_MARKER)].map((match) => match[1] as string));
    return this.#endMarkers.has(name);
  }

  /** Passes over a backslash that begins no marker, such as `\~`: what it escapes is text, the backslash is not. */
  #escape(end: number): number {
    if (!"~/\\".includes(this.#source.charAt(end))) {
      this.#builder.warn("lone_backslash");
    }
    return end;
  }

  #text(from: number, to: number): void {
    if (this.#styled.destination === "nowhere") this.#builder.leaveOut(this.#source, from, to);
    else if (this.#styled.destination === "heading") this.#headingText(from, to);
    else this.#verseText(from, to);
  }

  #verseText(from: number, to: number): void {
    this.#styled.addText(this.#unpunctuated(this.#source.slice(from, to), to));
  }

  /** Adds text of a heading; a line behind it that has no marker may be text of the verse whose paragraph was forgotten. */
  #headingText(from: number, to: number): void {
    const lineBreak = endOfLine(this.#source, from);
    const line = lineBreak < to ? unmarkedLine(this.#source, lineBreak) : undefined;
    if (line === undefined) {
      this.#verseText(from, to);
      return;
    }
    const excerpt = excerptOf(line.text);
    const isVerse = this.#builder.isInVerse && (line.isBehindBlank || SENTENCE_END.test(line.text));
    if (isVerse) {
      this.#verseText(from, lineBreak);
      this.#at = lineBreak + this.#source.slice(lineBreak).search(/\S/);
      this.#builder.warn("line_behind_heading_is_text", { excerpt });
      this.#styled.startParagraph({ is: "text", begins: { break: "paragraph", indent: 0 } });
      if (lineBreak < to) this.#verseText(lineBreak, to);
    } else {
      this.#builder.warn("line_in_heading", { excerpt });
      this.#verseText(from, to);
    }
  }

  #unpunctuated(text: string, to: number): string {
    return PUNCTUATED.test(text) ? this.#plain(text, to) : text;
  }

  /** Text with attributes, no-break spaces (`~`) and optional line breaks (`//`) resolved. */
  #plain(text: string, to: number): string {
    const builder = this.#builder;
    const plain = text
      .replaceAll("~", "\u00a0")
      .replaceAll("//", " ")
      .replace(WORD_NUMBER, (number) => {
        builder.drop("word attributes", number);
        return "";
      });
    const bar = plain.indexOf("|");
    if (bar === -1) return plain;
    if (isEndMarker(this.#source, to)) {
      builder.drop("word attributes", plain.slice(bar));
      return plain.slice(0, bar);
    }
    builder.drop("word attributes");
    const without = plain.replace(ATTRIBUTES, (attributes) => {
      builder.leaveOut(attributes);
      return "";
    });
    return without.replaceAll("|", "");
  }

  /** Returns the word at an offset, up to white space or a backslash. */
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
