import { ImportError } from "../import_error.ts";
import type { XmlReader } from "./reader.ts";

/** Elements within elements beyond this are no metadata; those that are read lie four deep, and may hold paragraphs. */
const MAX_DEPTH = 12;
/** Characters of the text of an element that are kept: ten times what a header can hold. */
const MAX_TEXT_LENGTH = 20_000;

/** A visitor of some elements by their paths below the root, such as `language/iso`. */
export interface PathVisitor {
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
 * Reads a small document of names and values, where it matters which element stands in which.
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
