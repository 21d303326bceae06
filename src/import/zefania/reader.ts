import { bookNaming } from "../book_naming.ts";
import type { EditionBuilder } from "../edition_builder.ts";
import { ImportError } from "../import_error.ts";
import { matchVerseNumber } from "../verse_number.ts";
import type { XmlReader } from "../xml/mod.ts";
import { zefaniaBook } from "./books.ts";

/** What a verse may hold that is no text of its own; everything else (`STYLE`, `GRAM`, `DIV`) is. */
const NOTES = new Map([
  ["note", "footnote"],
  ["xref", "cross reference"],
  ["remark", "remark"],
  ["media", "figure"],
  ["caption", "heading"],
]);

/** What a book or chapter may hold besides verses. */
const OUTSIDE = new Map([
  ...NOTES,
  ["prolog", "introduction"],
  ["appendix", "front and back matter"],
]);

/** The children of `<INFORMATION>` that say what the header of a translation says. */
const INFORMATION = new Map<string, "code" | "name" | "language" | "copyright">([
  ["identifier", "code"],
  ["title", "name"],
  ["language", "language"],
  ["rights", "copyright"],
]);

/**
 * Reads a Zefania file. Some writers put its names in lower case; case decides nothing.
 *
 * Source of the elements: the schema of the Zefania XML Bible Markup Language (`zef2005.xsd`, `zef2014.xsd`).
 *
 * @throws {ImportError} where the document is malformed or a book is unknown
 */
export function readZefania(xml: XmlReader, edition: EditionBuilder): void {
  for (let event = xml.next(); event !== "finished"; event = xml.next()) {
    if (event === "text") edition.addText(xml.text);
    if (event !== "start") continue;
    const element = xml.name.toLowerCase();
    const outside = OUTSIDE.get(element);
    if (element === "xmlbible") readName(xml, edition);
    else if (element === "information") readInformation(xml, edition);
    else if (element === "biblebook") startBook(xml, edition);
    else if (element === "chapter") startChapter(xml, edition);
    else if (element === "vers" || element === "verse" || element === "v") readVerse(xml, edition);
    else if (outside !== undefined) {
      edition.drop(outside);
      xml.skipElement();
    }
  }
}

function readName(xml: XmlReader, edition: EditionBuilder): void {
  const name = xml.attribute("biblename");
  if (name !== undefined) edition.metadata.name = name;
}

function readInformation(xml: XmlReader, edition: EditionBuilder): void {
  let field = "";
  for (let event = xml.next(); ; event = xml.next()) {
    const element = xml.name.toLowerCase();
    if (event === "end" && element === "information") return;
    if (event === "start") field = element;
    else if (event === "end") field = "";
    else if (xml.text.trim() !== "") {
      const known = INFORMATION.get(field);
      if (known !== undefined) edition.metadata[known] ??= xml.text;
    }
  }
}

function startBook(xml: XmlReader, edition: EditionBuilder): void {
  const written = xml.attribute("bnumber") ?? "";
  const name = xml.attribute("bname") ?? "";
  const shortName = xml.attribute("bsname") ?? "";
  const book = zefaniaBook({ number: Number(written), name, shortName });
  if (book === undefined) {
    throw new ImportError(
      `Cannot tell which book bnumber "${written}" (${name || shortName}) is`,
      edition.place,
    );
  }
  edition.startBook(book);
  edition.nameBook(bookNaming({ short: name, abbreviation: shortName }));
}

function startChapter(xml: XmlReader, edition: EditionBuilder): void {
  const written = xml.attribute("cnumber") ?? "";
  const number = /^\d{1,3}$/.exec(written.trim())?.[0];
  if (number === undefined) {
    throw new ImportError(`Cannot read the chapter number "${written}"`, edition.place);
  }
  edition.startChapter(Number(number));
}

function readVerse(xml: XmlReader, edition: EditionBuilder): void {
  const element = xml.name;
  const label = verseLabel(xml);
  const match = matchVerseNumber(label);
  if (match === undefined) {
    throw new ImportError(`Cannot read the verse number "${label}"`, edition.place);
  }
  edition.startVerse(match);
  readText(xml, element, edition);
  edition.endVerse();
}

/** `vnumber` with the letter (`aix`) or the last verse (`enumber`) that may go with it. */
function verseLabel(xml: XmlReader): string {
  const number = (xml.attribute("vnumber") ?? "").trim();
  const letter = /^[a-z]$/i.exec(xml.attribute("aix")?.trim() ?? "")?.[0] ?? "";
  const last = /^\d+$/.exec(xml.attribute("enumber")?.trim() ?? "")?.[0];
  return last === undefined || last === number ? `${number}${letter}` : `${number}-${last}`;
}

function readText(xml: XmlReader, end: string, edition: EditionBuilder): void {
  for (let event = xml.next(); ; event = xml.next()) {
    if (event === "end" && xml.name === end) return;
    if (event === "text") edition.addText(xml.text);
    if (event !== "start") continue;
    const element = xml.name.toLowerCase();
    const note = NOTES.get(element);
    if (note !== undefined) {
      edition.dropWithin(note);
      xml.skipElement();
    } else if (element === "br") {
      edition.addBreak();
    } else if (element === "gram" || element === "gr") {
      edition.drop("word attributes");
    }
  }
}
