/** Zefania XML, one file a translation. */
import { zefaniaBook } from "../canon/mod.ts";
import type { DroppedKind, HeaderField } from "./import_error.ts";
import { LabelledVerses } from "./labelled_verses.ts";
import { NamesOfRole } from "./markup_roles.ts";
import { noteKind } from "./raw_marks.ts";
import { readXmlFiles } from "./read_files.ts";
import type { Format } from "./source.ts";
import type { TranslationBuilder } from "./translation_builder.ts";
import { hasRoot, readNoteText, type XmlReader } from "./xml/mod.ts";

/** Elements within a verse that are no verse text; the text of all others (`STYLE`, `GRAM`, `DIV`) is. */
const ASIDES = new NamesOfRole<DroppedKind>("zefania", "aside");
/** Further elements of a book or chapter besides verses. */
const LEFT_OUT = new NamesOfRole<DroppedKind>("zefania", "left out");
/** The children of `<INFORMATION>` for each field of a translation's header. */
const INFORMATION = new NamesOfRole<HeaderField>("zefania", "field");

/**
 * Reads a Zefania file. Some writers put its names in lower case; case decides nothing.
 *
 * @throws {ImportError} If the document is malformed or a book is unknown.
 */
function readZefania(xml: XmlReader, builder: TranslationBuilder, verses: LabelledVerses): void {
  for (let event = xml.next(); event !== "finished"; event = xml.next()) {
    if (event === "text") builder.addText(xml.text);
    if (event !== "start") continue;
    const element = xml.name.toLowerCase();
    const outside = ASIDES.get(element) ?? LEFT_OUT.get(element);
    if (element === "xmlbible") readName(xml, builder);
    else if (element === "information") readInformation(xml, builder);
    else if (element === "biblebook") startBook(xml, verses);
    else if (element === "chapter") verses.startChapter(xml.attribute("cnumber") ?? "");
    else if (element === "caption") readCaption(xml, builder);
    else if (element === "br" || element === "p" || element === "paragraph") {
      startLine(xml, builder);
    } else if (element === "vers" || element === "verse" || element === "v") readVerse(xml, builder, verses);
    else if (outside !== undefined) leaveOut(xml, outside, builder);
  }
}

/** Leaves out an element that is within no verse; a note in a chapter belongs to the text that comes next. */
function leaveOut(xml: XmlReader, kind: DroppedKind, builder: TranslationBuilder): void {
  if (builder.chapter !== undefined && noteKind(kind) !== undefined) readNote(xml, kind, builder);
  else {
    builder.drop(kind);
    xml.skipElement();
  }
}

/** Reads a note, or leaves out what is none. */
function readNote(xml: XmlReader, kind: DroppedKind, builder: TranslationBuilder): void {
  const note = noteKind(kind);
  const passages = xml.attribute("fscope") ?? xml.attribute("vscope") ?? "";
  if (note === undefined) {
    builder.dropWithin(kind);
    xml.skipElement();
    return;
  }
  const words = readNoteText(xml, {
    isLabel: (name) => /^(?:remark|media)$/i.test(name),
    isBreak: (name) => /^(?:br|p|paragraph)$/i.test(name),
    onNested: (name) => /^note$/i.test(name) && builder.warn("nested_note"),
  });
  builder.addNote(note, words.trim() === "" ? passages : words);
}

function readName(xml: XmlReader, builder: TranslationBuilder): void {
  const name = xml.attribute("biblename");
  if (name !== undefined) builder.metadata.name = name;
}

function readInformation(xml: XmlReader, builder: TranslationBuilder): void {
  let field = "";
  for (let event = xml.next(); ; event = xml.next()) {
    const element = xml.name.toLowerCase();
    if (event === "end" && element === "information") return;
    if (event === "start") field = element;
    else if (event === "end") field = "";
    else if (xml.text.trim() !== "") {
      const known = INFORMATION.get(field);
      if (known !== undefined) builder.metadata[known] ??= xml.text;
    }
  }
}

function startBook(xml: XmlReader, verses: LabelledVerses): void {
  const [number, name, abbreviation] = ["bnumber", "bname", "bsname"].map((each) => xml.attribute(each));
  verses.startBook({ number, name, abbreviation });
}

function readVerse(xml: XmlReader, builder: TranslationBuilder, verses: LabelledVerses): void {
  const element = xml.name;
  verses.startVerse(verseLabel(xml));
  readText(xml, element, builder);
  builder.endVerse();
}

/** `vnumber` with the letter (`aix`) or the last verse (`enumber`) that may go with it. */
function verseLabel(xml: XmlReader): string {
  const number = (xml.attribute("vnumber") ?? "").trim();
  const letter = /^([a-z])\1?$/i.exec(xml.attribute("aix")?.trim() ?? "")?.[0] ?? "";
  const last = /^\d+$/.exec(xml.attribute("enumber")?.trim() ?? "")?.[0];
  return last === undefined || last === number ? `${number}${letter}` : `${number}-${last}`;
}

/** Reads a heading; its type says its level, such as `x-h2`. */
function readCaption(xml: XmlReader, builder: TranslationBuilder): void {
  const element = xml.name;
  if (builder.chapter === undefined) {
    builder.drop("book heading");
    xml.skipElement();
    return;
  }
  const level = Number(/[1-6]$/.exec(xml.attribute("type") ?? "")?.[0] ?? 1);
  builder.startHeading(level > 1 ? "subsection" : "section");
  for (let event = xml.next(); event !== "end" || xml.name !== element; event = xml.next()) {
    if (event === "text") builder.addHeading(xml.text);
    else if (event === "start") {
      const kind = ASIDES.get(xml.name.toLowerCase());
      if (kind !== undefined) readNote(xml, kind, builder);
      else builder.addHeading(" ");
    }
  }
  builder.endHeading();
}

/** Begins a paragraph (`<BR art="x-p"/>`) or a line (`<BR art="x-nl"/>`). */
function startLine(xml: XmlReader, builder: TranslationBuilder): void {
  const isLine = xml.name.toLowerCase() === "br" && xml.attribute("art") !== "x-p";
  if (isLine) builder.startLine("line");
  else builder.startLine("paragraph");
}

function readText(xml: XmlReader, end: string, builder: TranslationBuilder): void {
  for (let event = xml.next(); ; event = xml.next()) {
    if (event === "end" && xml.name === end) return;
    if (event === "text") builder.addText(xml.text);
    if (event !== "start") continue;
    const element = xml.name.toLowerCase();
    const note = ASIDES.get(element);
    if (note !== undefined) {
      readNote(xml, note, builder);
    } else if (element === "caption") {
      readCaption(xml, builder);
    } else if (element === "br" || element === "p" || element === "paragraph") {
      startLine(xml, builder);
    } else if (element === "gram" || element === "gr") {
      builder.drop("word attributes");
    }
  }
}

export const ZEFANIA: Format = {
  name: "Zefania XML",
  recognises: (head) => hasRoot(head, "XMLBIBLE"),
  read(reading) {
    readXmlFiles(reading, (xml, builder) => {
      // From 67 on programs count otherwise than the documentation: the name of such a book goes before its number.
      readZefania(xml, builder, new LabelledVerses(builder, { ...reading, bookOf: zefaniaBook }));
    });
  },
};
