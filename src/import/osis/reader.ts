import { bookNaming } from "../book_naming.ts";
import { bookByOsisId, OUTSIDE_THE_CANON } from "../source_books.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import type { XmlReader } from "../xml/mod.ts";
import { OsisHeader, USFM_NAMES } from "./header.ts";
import { OsisMarkup } from "./markup.ts";
import { parseVerseId } from "./verse_id.ts";

/**
 * Reads an OSIS document; verses may be containers or milestones, in one document too.
 *
 * @throws {ImportError} If the document is malformed or two of its parts claim one book.
 */
export function readOsis(xml: XmlReader, builder: TranslationBuilder): void {
  new OsisReader(xml, builder).read();
}

class OsisReader {
  readonly #xml: XmlReader;
  readonly #builder: TranslationBuilder;
  readonly #markup: OsisMarkup;
  readonly #header: OsisHeader;
  /** For each open `<verse>`, whether its end tag ends the verse; for each open `<div>`, whether it ends a book. */
  readonly #verses: boolean[] = [];
  readonly #books: boolean[] = [];
  #isHeader = false;
  #names: Record<string, string> = {};

  constructor(xml: XmlReader, builder: TranslationBuilder) {
    this.#xml = xml;
    this.#builder = builder;
    this.#markup = new OsisMarkup(builder);
    this.#header = new OsisHeader(builder.metadata);
  }

  read(): void {
    const xml = this.#xml;
    for (let event = xml.next(); event !== "finished"; event = xml.next()) {
      if (this.#isHeader) this.#readHeader(event);
      else if (event === "text") this.#markup.text(xml.text);
      else if (event === "start") this.#start(xml.name);
      else this.#end(xml.name);
    }
    this.#endBook();
    this.#header.finish();
  }

  #readHeader(event: "start" | "end" | "text"): void {
    const xml = this.#xml;
    if (event === "start") this.#header.start(xml.name, (name) => xml.attribute(name));
    else if (event === "text") this.#header.text(xml.text);
    else if (xml.name === "header") this.#isHeader = false;
    else this.#header.end(xml.name);
  }

  #start(name: string): void {
    const attribute = (key: string) => this.#xml.attribute(key);
    if (name === "header") this.#isHeader = true;
    else if (name === "osisText") this.#header.osisText(attribute);
    else if (name === "verse") this.#startVerse();
    else {
      if (name === "div") this.#startDivision();
      if (name === "milestone") this.#readName();
      if (name === "title") this.#readTitle();
      this.#markup.start(name, attribute);
    }
  }

  #end(name: string): void {
    if (name === "verse") {
      if (this.#verses.pop() === true) this.#builder.endVerse();
      return;
    }
    this.#markup.end(name);
    if (name === "div" && this.#books.pop() === true) this.#endBook();
  }

  /** Begins or ends a verse: a milestone with `sID` or `eID`, or a container with two tags. */
  #startVerse(): void {
    const xml = this.#xml;
    const startId = xml.attribute("sID");
    const endId = xml.attribute("eID");
    // One tag without `sID` begins a verse too, in documents from before milestones had one.
    this.#verses.push(startId === undefined && endId === undefined && !xml.isEmptyElement);
    if (endId !== undefined) {
      this.#builder.endVerse();
      return;
    }
    const osisId = xml.attribute("osisID") ?? startId ?? "";
    const verse = parseVerseId(osisId);
    if (verse === undefined) {
      this.#builder.warn("verse_outside_canon", { label: osisId });
      this.#builder.endVerse();
      return;
    }
    if (verse.book !== this.#builder.book) this.#builder.continueBook(verse.book);
    if (verse.chapter !== this.#builder.chapter) this.#builder.startChapter(verse.chapter);
    this.#markup.verseStarts();
    this.#builder.startVerse(verse.number);
  }

  #startDivision(): void {
    const osisId = this.#xml.attribute("osisID") ?? "";
    const isBook = this.#xml.attribute("type") === "book" && this.#xml.attribute("eID") === undefined;
    this.#books.push(isBook && this.#xml.attribute("sID") === undefined);
    if (!isBook) return;
    this.#endBook();
    const book = bookByOsisId(osisId.replace(/^[^:]*:/, "").split(/[.!\s]/)[0] ?? "");
    if (book === undefined) this.#builder.skipBook(osisId, OUTSIDE_THE_CANON);
    else this.#builder.startBook(book);
  }

  #readName(): void {
    const field = USFM_NAMES.get(this.#xml.attribute("type") ?? "");
    const name = this.#xml.attribute("n");
    if (field !== undefined && name !== undefined) this.#names[field] ??= name;
  }

  #readTitle(): void {
    const short = this.#xml.attribute("short");
    if (this.#xml.attribute("type") === "main" && short !== undefined) this.#names.short ??= short;
  }

  #endBook(): void {
    this.#builder.addNaming(bookNaming(this.#names));
    this.#names = {};
    this.#builder.endBook();
  }
}
