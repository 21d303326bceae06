/** A small, strict reader of XML 1.0: no document types, no entities but the five of XML, no tree. */
export { readNoteText } from "./note_text.ts";
export { hasRoot, openXml } from "./open.ts";
export { type PathVisitor, visitPaths } from "./paths.ts";
export { type AttributeLookup, type XmlEvent, XmlReader } from "./reader.ts";
