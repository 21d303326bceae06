import type { XmlReader } from "./reader.ts";

/** A visitor of elements by their paths below the root, such as `language/iso`. */
export interface PathVisitor {
  start?(path: string, xml: XmlReader): void;
  /** All text of an element, that of the elements within included, white space folded. */
  text(path: string, text: string): void;
}

/**
 * Reads a small document of names and values, where it matters which element stands in which.
 *
 * @throws {ImportError} If the document is not well formed.
 */
export function visitPaths(xml: XmlReader, visitor: PathVisitor): void {
  const names: string[] = [];
  const texts: string[] = [];
  for (let event = xml.next(); event !== "finished"; event = xml.next()) {
    if (event === "start") {
      names.push(xml.name);
      texts.push("");
      visitor.start?.(names.slice(1).join("/"), xml);
    } else if (event === "text") {
      texts[texts.length - 1] += xml.text;
    } else {
      const text = texts.pop() ?? "";
      visitor.text(names.slice(1).join("/"), text.replace(/\s+/g, " ").trim());
      names.pop();
      if (texts.length > 0) texts[texts.length - 1] += ` ${text}`;
    }
  }
}
