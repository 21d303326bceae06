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
class UsfxReader {
  readonly #xml: XmlReader;
  readonly #builder: TranslationBuilder;
  readonly #styled: StyledText;
  /** One for each open element. */
  readonly #ends: (() => void)[] = [];

  constructor(xml: XmlReader, builder: TranslationBuilder) {
    this.#xml = xml;
    this.#builder = builder;
    this.#styled = new StyledText(builder);
  }

  read(): void {
    const xml = this.#xml;
    for (let event = xml.next(); event !== "finished"; event = xml.next()) {
      if (event === "text") this.#styled.addText(xml.text);
      else if (event === "end") this.#ends.pop()?.();
      else if (xml.name === "languageCode") this.#readLanguage();
      else this.#start();
    }
    this.#styled.endBook();
  }

  #start(): void {
    const { name } = this.#xml;
    const id = this.#xml.attribute("id")?.trim() ?? "";
    if (name === "c") this.#styled.startChapter(id);
    else if (name === "v") this.#styled.startVerse(id);
    if (name === "book") this.#book(id);
    else if (name === "c" || name === "v" || name === "usfx") this.#ends.push(nothing);
    else this.#styledElement(this.#style());
  }

  #book(id: string): void {
    this.#styled.startBook(id);
    // Verses may be in the book itself, without a paragraph.
    this.#styled.startParagraph({ is: "text" });
    this.#ends.push(() => this.#styled.endBook());
  }

  /** Returns the USFM marker that the element represents: its `sfm`, or its name with its level. */
  #style(): string {
    const { name } = this.#xml;
    const sfm = this.#xml.attribute("sfm")?.trim();
    if (sfm !== undefined && sfm !== "") return sfm;
    const level = this.#xml.attribute("level")?.trim() ?? (name === "toc" ? "1" : "");
    return /^\d$/.test(level) ? `${name}${level}` : name;
  }

  #styledElement(style: string): void {
    const role = ownRole(style) ?? markerRole(style);
    const builder = this.#builder;
    if (this.#styled.keepsReferences(role)) this.#ends.push(nothing);
    else if (role.is === "note" || role.is === "aside") {
      const kind = noteKind(role.kind);
      if (kind !== undefined) this.#styled.addNote(kind, this.#noteText());
      else {
        builder.dropWithin(role.kind, skipElement(this.#xml));
      }
    } else if (role.is === "cell") {
      this.#styled.addText(" ");
      this.#ends.push(() => this.#styled.addText(" "));
    } else if (role.is === "characters" || TRANSPARENT.has(this.#xml.name)) {
      if (this.#xml.attribute("s") !== undefined) builder.drop("word attributes");
      this.#ends.push(nothing);
    } else if (role.is === "unknown" && this.#xml.name !== "p") {
      builder.warn("unknown_element", { name: style });
      this.#ends.push(nothing);
    } else {
      const before = this.#styled.destination;
      if (role.is === "unknown") this.#styled.startUnknownParagraph(style);
      else this.#styled.startParagraph(role);
      this.#ends.push(() => this.#styled.endParagraph(before));
    }
  }

  #noteText(): string {
    const xml = this.#xml;
    return readNoteText(xml, {
      isLabel: (name) => name === "fig" || isNoteLabel(this.#style()),
      isBreak: (name) => name === "optionalLineBreak" || this.#style() === "fp",
      onNested: () => markerRole(this.#style()).is === "note" && this.#builder.warn("nested_note"),
      onLabel: (text) => this.#builder.leaveOut(text),
    });
  }

  #readLanguage(): void {
    const language = skipElement(this.#xml);
    this.#builder.unread(language);
    if (language !== "") this.#builder.metadata.language ??= language;
  }
}

function nothing(): void {
  // Most elements end without a consequence.
}

export const USFX: Format = {
  name: "USFX",
  recognises: (head) => hasRoot(head, "usfx"),
  read: (reading) => readXmlFiles(reading, (xml, builder) => new UsfxReader(xml, builder).read()),
};
