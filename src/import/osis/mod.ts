/** Open Scripture Information Standard, one file a translation or a file a book. */

import type { BookId } from "../../canon/mod.ts";
import { NamesOfRole } from "../markup_roles.ts";
import type { Format } from "../source.ts";
import { bookByOsisId, bookNaming, OUTSIDE_THE_CANON, type SourceNaming, type VerseNumber } from "../source_labels.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { hasRoot, readXmlFiles, type XmlReader } from "../xml/mod.ts";
import { OsisMarkup } from "./markup.ts";

/** The types of the milestones in which a converter from USFM leaves a book's names. */
export const USFM_NAMES = new NamesOfRole<keyof SourceNaming>("osis", "naming");

/** The elements of a `<work>` for each field of a translation's header. */
const FIELDS = new NamesOfRole<"name" | "language" | "copyright">("osis", "field");

/** `Gen.1.1`, with a work before it (`KJV:`), and a grain or part after it (`!a`, `@s[word]`; `a` and `.a` as some write it). */
const ID = /^(?:[^:\s]+:)?([\w]+)\.(\d{1,3})\.(\d{1,3})(?:[!.]?(([a-z])\5?)(?![a-z])(?:\.\d+)?)?(?:[!@].*)?$/i;

/** `Gen.1`, with a work before it. */
const CHAPTER_ID = /^(?:[^:\s]+:)?(\w+)\.(\d{1,3})$/;

/** A range as some write it: `Gen.1.1-Gen.1.3`, `Gen.1.1 - Gen.1.3` or `Gen.1.1-3`. */
const RANGE = /^(\S{1,64}\.\d{1,3}\.)(\d{1,3})-(\S{1,64}\.\d{1,3}\.)?(\d{1,3})$/;

/**
 * Reads an `osisID`: one verse, or several with spaces between them, which are one verse bridge.
 *
 * @returns Undefined where the first of them is no verse of a book that the canon holds.
 */
function parseVerseId(
  osisId: string,
): { readonly book: BookId; readonly chapter: number; readonly number: VerseNumber } | undefined {
  const [first, ...others] = osisId
    .trim()
    .replace(/\s*[-\u2010-\u2015\u2212]\s*/g, "-")
    .split(/[\s,;]+/)
    .map(parseOne);
  if (first === undefined) return undefined;
  const { book, chapter, verse, segment } = first;
  let { last } = first;
  let isSplit = false;
  for (const next of others) {
    const isNear = next?.book === book && next.chapter === chapter;
    if (isNear && next.verse >= verse && next.verse <= last + 1) last = Math.max(last, next.last);
    else isSplit = true;
  }
  const label = last > verse ? { verseEnd: last } : segment !== undefined && { segment };
  return { book, chapter, number: { verse, ...label, ...(isSplit && { isSplit }) } };
}

/** One id, or one range with the last verse of it. */
function parseOne(id: string) {
  const [, position, from, otherPlace, to] = RANGE.exec(id) ?? [];
  const isRange = (otherPlace ?? position) === position && Number(to) >= Number(from);
  const match = ID.exec(isRange ? `${position}${from}` : id);
  const book = match === null ? undefined : bookByOsisId(match[1] as string);
  if (match === null || book === undefined) return undefined;
  const verse = Number(match[3]);
  const segment = match[4]?.toLowerCase();
  return {
    book,
    chapter: Number(match[2]),
    verse,
    last: isRange ? Number(to) : verse,
    ...(segment !== undefined && { segment }),
  };
}

/** Reads an OSIS document; verses may be containers or milestones, in one document too. */
class OsisReader {
  readonly #xml: XmlReader;
  readonly #builder: TranslationBuilder;
  readonly #markup: OsisMarkup;
  /** For each open `<verse>`, whether its end tag ends the verse; for each open `<div>`, whether it ends a book. */
  readonly #verses: boolean[] = [];
  readonly #books: boolean[] = [];
  /** The work that the text belongs to, of those in the header. */
  #work = "";
  #language: string | undefined;
  #names: Record<string, string> = {};

  constructor(xml: XmlReader, builder: TranslationBuilder) {
    this.#xml = xml;
    this.#builder = builder;
    this.#markup = new OsisMarkup(builder);
  }

  /** @throws {ImportError} If the document is malformed or two of its parts claim one book. */
  read(): void {
    const xml = this.#xml;
    for (let event = xml.next(); event !== "finished"; event = xml.next()) {
      if (event === "text") this.#markup.text(xml.text);
      else if (event === "start") this.#start(xml.name);
      else this.#end(xml.name);
    }
    this.#endBook();
    // The document's `xml:lang` is the language of the text, where no header says it.
    if (this.#language !== undefined) this.#builder.metadata.language ??= this.#language;
  }

  #startText(): void {
    const { metadata } = this.#builder;
    this.#work = this.#xml.attribute("osisIDWork") ?? "";
    this.#language ??= this.#xml.attribute("lang");
    if (this.#work !== "") metadata.code ??= this.#work;
  }

  /** Reads a header. Known fields stay: a translation may be many files with one each, and have metadata beside them. */
  #readHeader(): void {
    const xml = this.#xml;
    let work = "";
    /** All text since the last of the fields began. */
    let text = "";
    for (let event = xml.next(); event !== "end" || xml.name !== "header"; event = xml.next()) {
      const field = FIELDS.get(xml.name);
      if (event === "text") {
        this.#builder.unread(xml.text);
        text += xml.text;
      } else if (event === "start") {
        if (xml.name === "work") work = xml.attribute("osisWork") ?? "";
        if (field !== undefined) text = "";
      } else {
        if (work === this.#work) this.#builder.describe(field, text);
        if (xml.name === "work") work = "";
      }
    }
  }

  #start(name: string): void {
    const attribute = (key: string) => this.#xml.attribute(key);
    if (name === "header") this.#readHeader();
    else if (name === "osisText") this.#startText();
    else if (name === "verse") this.#startVerse();
    else {
      if (name === "div") this.#startDivision();
      if (name === "chapter") this.#startChapter();
      if (name === "milestone") this.#readName();
      if (name === "title") this.#readTitle();
      this.#markup.start(name, attribute);
    }
  }

  #end(name: string): void {
    if (name === "verse") {
      this.#markup.divideNote();
      if (this.#verses.pop() === true) this.#builder.endVerse();
      return;
    }
    this.#markup.end(name);
    if (name === "div" && this.#books.pop() === true) this.#endBook();
  }

  /** Begins or ends a verse: a milestone with `sID` or `eID`, or a container with two tags. */
  #startVerse(): void {
    const xml = this.#xml;
    this.#markup.divideNote();
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
      this.#builder.warn(ID.test(osisId.split(/\s/)[0] ?? "") ? "verse_outside_canon" : "verse_id", { label: osisId });
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
    this.#markup.divideNote();
    this.#endBook();
    const book = bookByOsisId(osisId.replace(/^[^:]*:/, "").split(/[.!\s]/)[0] ?? "");
    if (book === undefined) this.#builder.skipBook(osisId, OUTSIDE_THE_CANON);
    else this.#builder.startBook(book);
  }

  /** Begins a chapter, so that what stands before its first verse is its own; the ids of verses say where there is none. */
  #startChapter(): void {
    const [, id = "", chapter] = CHAPTER_ID.exec(this.#xml.attribute("osisID") ?? "") ?? [];
    if (chapter === undefined || this.#xml.attribute("eID") !== undefined) return;
    if (bookByOsisId(id) !== this.#builder.book || Number(chapter) === this.#builder.chapter) return;
    this.#markup.divideNote();
    this.#builder.startChapter(Number(chapter));
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

export { OsisMarkup } from "./markup.ts";

export const OSIS: Format = {
  name: "OSIS",
  recognises: (head) => hasRoot(head, "osis"),
  read: (reading) => readXmlFiles(reading, (xml, builder) => new OsisReader(xml, builder).read()),
};
