/** Unified Standard Format XML, as eBible.org and its relatives publish it, one file a translation. */
import { markupRoles, NamesOfRole } from "./markup_roles.ts";
import { noteKind } from "./raw_marks.ts";
import type { Format } from "./source.ts";
import type { TranslationBuilder } from "./translation_builder.ts";
import { isNoteLabel, type MarkerRole, markerRole, roleOf, StyledText } from "./usfm/mod.ts";
import { hasRoot, readNoteText, readXmlFiles, skipElement, type XmlReader } from "./xml/mod.ts";

/** Elements that hold text and change nothing. */
const TRANSPARENT = new NamesOfRole("usfx", "transparent");

/** Returns the role of an element that USFM has no marker for, or under another name. */
function ownRole(name: string): MarkerRole | undefined {
  const row = markupRoles().find((row) => row.format === "usfx" && row.names.includes(name));
  return row === undefined || row.role === "transparent" ? undefined : roleOf(row);
}

/**
 * Reads a USFX file. Its elements are USFM's markers, or say in `sfm` which marker they are; a paragraph ends
 * with its element, a verse where the next one begins: the `<ve/>` that may end it is not always there.
 *
 * @throws {ImportError} If the document is malformed or a book is unknown.
 */
function readUsfx(xml: XmlReader, builder: TranslationBuilder): void {
  const styled = new StyledText(builder);
  /** One for each open element. */
  const ends: (() => void)[] = [];
  const startStyled = (style: string) => {
    const role = ownRole(style) ?? markerRole(style);
    if (styled.keepsReferences(role)) ends.push(nothing);
    else if (role.is === "note" || role.is === "aside") {
      const kind = noteKind(role.kind);
      if (kind !== undefined) styled.addNote(kind, readNote(xml, builder));
      else builder.dropWithin(role.kind, skipElement(xml));
    } else if (role.is === "cell") {
      styled.addText(" ");
      ends.push(() => styled.addText(" "));
    } else if (role.is === "characters" || TRANSPARENT.has(xml.name)) {
      if (xml.attribute("s") !== undefined) builder.drop("word attributes");
      ends.push(nothing);
    } else if (role.is === "unknown" && xml.name !== "p") {
      builder.warn("unknown_element", { name: style });
      ends.push(nothing);
    } else {
      const before = styled.destination;
      if (role.is === "unknown") styled.startUnknownParagraph(style);
      else styled.startParagraph(role);
      ends.push(() => styled.endParagraph(before));
    }
  };
  const start = (name: string) => {
    const id = xml.attribute("id")?.trim() ?? "";
    if (name === "book") {
      styled.startBook(id);
      // Verses may be in the book itself, without a paragraph.
      styled.startParagraph({ is: "text" });
      ends.push(() => styled.endBook());
      return;
    }
    if (name === "c") styled.startChapter(id);
    else if (name === "v") styled.startVerse(id);
    if (name === "c" || name === "v" || name === "usfx") ends.push(nothing);
    else startStyled(styleOf(xml));
  };
  for (let event = xml.next(); event !== "finished"; event = xml.next()) {
    if (event === "text") styled.addText(xml.text);
    else if (event === "end") ends.pop()?.();
    else if (xml.name === "languageCode") readLanguage(xml, builder);
    else start(xml.name);
  }
  styled.endBook();
}

/** Returns the USFM marker that the element represents: its `sfm`, or its name with its level. */
function styleOf(xml: XmlReader): string {
  const { name } = xml;
  const sfm = xml.attribute("sfm")?.trim();
  if (sfm !== undefined && sfm !== "") return sfm;
  const level = xml.attribute("level")?.trim() ?? (name === "toc" ? "1" : "");
  return /^\d$/.test(level) ? `${name}${level}` : name;
}

function readNote(xml: XmlReader, builder: TranslationBuilder): string {
  return readNoteText(xml, {
    isLabel: (name) => name === "fig" || isNoteLabel(styleOf(xml)),
    isBreak: (name) => name === "optionalLineBreak" || styleOf(xml) === "fp",
    onNested: () => markerRole(styleOf(xml)).is === "note" && builder.warn("nested_note"),
    onLabel: (text) => builder.leaveOut(text),
  });
}

function readLanguage(xml: XmlReader, builder: TranslationBuilder): void {
  const language = skipElement(xml);
  builder.unread(language);
  if (language !== "") builder.metadata.language ??= language;
}

function nothing(): void {
  // Most elements end without a consequence.
}

export const USFX: Format = {
  name: "USFX",
  recognises: (head) => hasRoot(head, "usfx"),
  read: (reading) => readXmlFiles(reading, readUsfx),
};
