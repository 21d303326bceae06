/** Unified Scripture XML, versions 2 and 3, alone or in a bundle of the Digital Bible Library, and its tree in JSON (USJ). */
import { kept } from "../base/bounded_map.ts";
import type { DroppedKind } from "./import_error.ts";
import { openJson } from "./json/values.ts";
import { noteKind } from "./raw_marks.ts";
import { type Format, type FormatInput, readFilesInTurn, type SourceFile } from "./source.ts";
import type { TranslationBuilder } from "./translation_builder.ts";
import { isNoteLabel, markerRole, StyledText } from "./usfm/mod.ts";
import { hasRoot, type MarkupEvents, readNoteText, readXmlFiles, skipElement, type XmlEvent } from "./xml/mod.ts";

/** Elements of which nothing is verse text, and what they are counted as. */
const SKIPPED = new Map<string, DroppedKind>([
  ["figure", "figure"],
  ["sidebar", "sidebar"],
  ["periph", "front and back matter"],
]);

/**
 * Reads one book of USX. The styles are USFM's markers and mean the same; the ends of verses and chapters (`eid`) say
 * nothing that the next beginning does not.
 *
 * @throws {ImportError} If the document is malformed, or its book unknown or claimed by two files.
 */
function readUsx(xml: MarkupEvents, builder: TranslationBuilder): void {
  const styled = new StyledText(builder);
  const skip = (kind: DroppedKind) => builder.dropWithin(kind, skipElement(xml));
  const readAside = (kind: DroppedKind) => {
    const note = noteKind(kind);
    if (note === undefined) skip(kind);
    else styled.addNote(note, readNote(xml, builder));
  };
  const startParagraph = (style: string) => {
    const role = markerRole(style);
    if (role.is === "unknown") styled.startUnknownParagraph(style);
    else styled.startParagraph(role);
  };
  const startCharacters = (style: string) => {
    const role = markerRole(style);
    if (styled.keepsReferences(role)) return;
    if (role.is === "aside" || role.is === "note") readAside(role.kind);
    else if (xml.attribute("lemma") ?? xml.attribute("strong")) builder.drop("word attributes");
  };
  const start = (name: string) => {
    const style = xml.attribute("style") ?? "";
    const number = xml.attribute("number")?.trim();
    const skipped = SKIPPED.get(name);
    if (name === "book") styled.startBook(xml.attribute("code") ?? "");
    else if (name === "chapter" && number !== undefined) styled.startChapter(number);
    else if (name === "verse" && number !== undefined) styled.startVerse(number);
    else if (name === "para" || name === "row" || name === "cell") startParagraph(style);
    else if (name === "optbreak") styled.addText(" ");
    else if (name === "char") startCharacters(style);
    else if (name === "note") {
      const role = markerRole(style);
      readAside(role.is === "note" ? role.kind : "footnote");
    } else if (skipped !== undefined) skip(skipped);
  };
  for (let event = xml.next(); event !== "finished"; event = xml.next()) {
    if (event === "start") start(xml.name);
    else if (event === "text") styled.addText(xml.text);
  }
  styled.endBook();
}

function readNote(xml: MarkupEvents, builder: TranslationBuilder): string {
  return readNoteText(xml, {
    isLabel: (name) => name === "figure" || (name === "char" && isNoteLabel(xml.attribute("style") ?? "")),
    isBreak: (name) => name === "optbreak" || xml.attribute("style") === "fp",
    onNested: (name) => name === "note" && builder.warn("nested_note"),
    onLabel: (text) => builder.leaveOut(text),
  });
}

export const USX: Format = {
  name: "USX",
  recognises: (head) => hasRoot(head, "usx"),
  read(reading) {
    const { files, builder } = reading;
    const chosen = oneFolder(files);
    const others = files.length - chosen.length;
    if (others > 0) {
      const [first] = chosen;
      const position = { file: first?.name ?? "" };
      builder.warn("other_publications", { count: others }, { position });
    }
    readXmlFiles({ ...reading, files: chosen }, readUsx);
  },
};

/**
 * Chooses the files to read. A bundle may hold a folder a publication (`USX_1`, `USX_2`), with some of the same books
 * in each: the one with the most books is read, the first of equals. Folders without a file of the same name are read
 * together.
 */
function oneFolder(files: readonly SourceFile[]): readonly SourceFile[] {
  const folders = new Map<string, SourceFile[]>();
  for (const file of files) {
    const folder = file.name.slice(0, file.name.lastIndexOf("/") + 1);
    kept(folders, folder, () => []).push(file);
  }
  const names = files.map(({ name }) => name.slice(name.lastIndexOf("/") + 1));
  if (new Set(names).size === names.length) return files;
  let chosen: readonly SourceFile[] = [];
  for (const folder of folders.values()) if (folder.length > chosen.length) chosen = folder;
  return chosen;
}

type Node = Readonly<Record<string, unknown>>;

/** Gives the objects and strings of a tree in JSON as the events that its XML would have. */
class UsjEvents implements MarkupEvents {
  name = "";
  text = "";
  readonly #builder: TranslationBuilder;
  /** The open elements, with what is left of their content. */
  readonly #open: { readonly name: string; readonly content: Iterator<unknown> }[];
  #node: Node = {};

  constructor(content: Iterator<unknown>, builder: TranslationBuilder) {
    this.#builder = builder;
    this.#open = [{ name: "usx", content }];
  }

  next(): XmlEvent {
    const open = this.#open.at(-1);
    if (open === undefined) return "finished";
    const { done, value } = open.content.next();
    if (done === true) {
      this.#open.pop();
      this.name = open.name;
      return "end";
    }
    if (typeof value === "string" || typeof value === "number") {
      this.text = String(value);
      this.#builder.read(this.text);
      return "text";
    }
    // A list in a list has no element of its own.
    const node: Node = Array.isArray(value) ? { content: value } : { ...(value as object) };
    this.#node = node;
    // `table:row`
    this.name = String(node.type ?? "").replace(/^.*:/, "");
    const content: readonly unknown[] = Array.isArray(node.content) ? node.content : [node.content ?? ""];
    this.#open.push({ name: this.name, content: content.values() });
    return "start";
  }

  attribute(name: string): string | undefined {
    const value = this.#node[name === "style" ? "marker" : name];
    return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
  }
}

function readUsj(file: SourceFile, reading: FormatInput): void {
  const { builder } = reading;
  const text = openJson(file, reading);
  for (const outer of text.outermost()) {
    const content = text.elements(outer).find(({ key }) => key === "content");
    const values = function* (): Generator<unknown> {
      for (const place of text.isList(content) ? text.elements(content) : []) yield text.value(place);
    };
    readUsx(new UsjEvents(values(), builder), builder);
  }
}

export const USJ: Format = {
  name: "USJ",
  recognises: (head) => /^\ufeff?\s*\{/.test(head) && /"type"\s*:\s*"USJ"/.test(head),
  read: (reading) => readFilesInTurn(reading, (file) => readUsj(file, reading)),
};
