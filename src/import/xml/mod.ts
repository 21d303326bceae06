/** A small, strict reader of XML 1.0: no document types, no entities but the five of XML, no tree. */
import { decodeText } from "../decode_text.ts";
import { ImportError } from "../import_error.ts";
import { type FormatInput, readFilesInTurn, type SourceFile } from "../source.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { XmlReader } from "./reader.ts";

export { type XmlEvent, XmlReader } from "./reader.ts";

/** The part of a reader of XML that a reader of another notation of the same tree has too. */
export type MarkupEvents = Pick<XmlReader, "next" | "name" | "text" | "attribute">;

/** Passes over the rest of the element whose start was the last event, as {@linkcode readNoteText} does. @returns Its text. */
export function skipElement(xml: MarkupEvents): string {
  return readNoteText(xml, {});
}

/** Elements of a note that are no words of it, and those that divide words. */
interface NoteElements {
  isLabel?(name: string): boolean;
  isBreak?(name: string): boolean;
  /** Called with each element within. */
  onNested?(name: string): void;
  /** Called with the text of each label. */
  onLabel?(text: string): void;
}

/**
 * Reads the words of a note, whose start was the last event, its end included.
 *
 * @throws {ImportError} If the document is not well formed.
 */
export function readNoteText(xml: MarkupEvents, elements: NoteElements): string {
  const { name } = xml;
  let text = "";
  for (let depth = 1; depth > 0; ) {
    const event = xml.next();
    if (event === "text") text += xml.text;
    else if (event === "end") depth -= 1;
    else {
      elements.onNested?.(xml.name);
      if (elements.isBreak?.(xml.name)) text += " ";
      if (elements.isLabel?.(xml.name)) elements.onLabel?.(skipElement(xml));
      else depth += 1;
    }
  }
  xml.name = name;
  return text;
}

/**
 * Opens a file as XML, in the encoding that it declares. Each element is a step of the budget.
 *
 * @param stated The encoding that the operator states, for a file that declares none.
 * @throws {ImportError} If it cannot be read as text.
 */
export function openXml(
  file: SourceFile,
  stated: string | undefined,
  builder: Pick<TranslationBuilder, "warn" | "language" | "step">,
): XmlReader {
  const bytes = file.read();
  const declared = declaredEncoding(bytes);
  // A file that declares UTF-16 and is not in it was converted and kept its declaration.
  const encoding = declared === undefined || /^utf-?16/i.test(declared) ? stated : declared;
  const xml = new XmlReader(decodeText(bytes, file.name, encoding, builder), file.name);
  xml.onStart = () => builder.step();
  return xml;
}

/**
 * Reads the files one by one as XML; places are those of the document.
 *
 * @throws {ImportError} If a document is malformed, and what `read` throws.
 */
export function readXmlFiles(reading: FormatInput, read: (xml: XmlReader, builder: TranslationBuilder) => void): void {
  const { builder, encoding } = reading;
  readFilesInTurn(reading, (file) => {
    const xml = openXml(file, encoding, builder);
    xml.onText = (text) => builder.read(text);
    builder.reading(
      () => ({ file: file.name, line: xml.line }),
      () => xml.share,
    );
    read(xml, builder);
  });
}

/** Returns whether a file begins with a certain root element, whatever precedes it. */
export function hasRoot(head: string, name: string): boolean {
  return rootName(head)?.toLowerCase() === name.toLowerCase();
}

const START_TAG = /<(?:[\w.-]{1,128}:)?([\w.-]{1,128})/y;

function rootName(head: string): string | undefined {
  for (let at = head.indexOf("<"); at !== -1; at = head.indexOf("<", at + 1)) {
    START_TAG.lastIndex = at;
    const name = START_TAG.exec(head)?.[1];
    if (name !== undefined) return name;
    if (!head.startsWith("<!--", at)) continue;
    at = head.indexOf("-->", at + 4);
    if (at === -1) return undefined;
  }
  return undefined;
}

/**
 * Returns the encoding that an XML declaration names.
 *
 * @returns Undefined where there is no declaration or it names none.
 */
function declaredEncoding(bytes: Buffer): string | undefined {
  const head = bytes.toString("latin1", 0, 512);
  const declaration = /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml\s[^>]*?\?>/.exec(head)?.[0];
  return /\sencoding\s*=\s*["']([A-Za-z][A-Za-z0-9._-]*)["']/.exec(declaration ?? "")?.[1];
}

/** Elements within elements beyond this are no metadata; those that are read lie four deep, and may hold paragraphs. */
const MAX_DEPTH = 12;
/** Characters of the text of an element that are kept: ten times what a header can hold. */
const MAX_TEXT_LENGTH = 20_000;

/** A visitor of some elements by their paths below the root, such as `language/iso`. */
interface PathVisitor {
  /** Returns whether the text of an element is wanted; that of others is not kept. */
  isKnown(path: string): boolean;
  start?(path: string, xml: XmlReader): void;
  /** The text of a known element, that of the elements within included, white space folded. */
  text(path: string, text: string): void;
}

/** A known element that is open, with its text so far. */
interface OpenPath {
  readonly depth: number;
  readonly path: string;
  text: string;
}

/**
 * Reads a small document of names and values, where it matters which element is in which.
 *
 * @throws {ImportError} If the document is not well formed, or deeper than metadata are.
 */
export function visitPaths(xml: XmlReader, visitor: PathVisitor): void {
  const known: OpenPath[] = [];
  const paths: string[] = [];
  for (let event = xml.next(); event !== "finished"; event = xml.next()) {
    const open = known.at(-1);
    if (event === "start") {
      if (paths.length === MAX_DEPTH) {
        const { position } = xml;
        throw new ImportError("metadata_too_deep", { max: MAX_DEPTH }, { position });
      }
      const parent = paths.at(-1);
      const path = parent === undefined ? "" : parent === "" ? xml.name : `${parent}/${xml.name}`;
      paths.push(path);
      visitor.start?.(path, xml);
      if (visitor.isKnown(path)) known.push({ depth: paths.length, path, text: "" });
    } else if (event === "text") {
      if (open !== undefined) addTo(open, xml.text);
    } else {
      if (open?.depth === paths.length) {
        known.pop();
        visitor.text(open.path, open.text.replace(/\s+/g, " ").trim());
        const outer = known.at(-1);
        if (outer !== undefined) addTo(outer, ` ${open.text}`);
      }
      paths.pop();
      // The end of an element within is a break.
      const around = known.at(-1);
      if (around !== undefined && around.depth <= paths.length) addTo(around, " ");
    }
  }
}

/** Adds text as far as there is room for it. */
function addTo(open: OpenPath, text: string): void {
  open.text += text.slice(0, MAX_TEXT_LENGTH - open.text.length);
}
