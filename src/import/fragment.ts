/** Pieces of markup that need not be well formed: verses cut out of a document, texts of the days before XML. */
import { resolveEntities } from "../base/html_characters.ts";

/** Looks up an attribute of an element by its local name. */
export type AttributeLookup = (name: string) => string | undefined;

/** A visitor of a fragment's tags and texts, in order. */
export interface FragmentVisitor {
  /** An element begins; one that is empty ends at once. */
  start(name: string, attribute: AttributeLookup): void;
  end?(name: string): void;
  text?(text: string): void;
}

/** A tag; what looks like none is text, such as `<A Psalm of David>`. */
const TAG = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*\s*\/?)>/y;
const COMMENT = "<!--";
const COMMENT_END = "-->";
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g;

/**
 * Reads a fragment of XML, ThML or HTML; tags need not nest, end or begin.
 *
 * @param builder Counts the texts, before the visitor has them.
 */
export function readFragment(
  source: string,
  visitor: FragmentVisitor,
  builder: { readonly read: (text: string) => void },
): void {
  let textStart = 0;
  let at = source.indexOf("<");
  const endText = (end: number) => {
    if (end <= textStart) return;
    const text = resolveEntities(source.slice(textStart, end));
    builder.read(text);
    visitor.text?.(text);
  };
  while (at !== -1) {
    const commentEnd = source.startsWith(COMMENT, at) ? source.indexOf(COMMENT_END, at) : -1;
    TAG.lastIndex = at;
    const match = TAG.exec(source);
    if (commentEnd !== -1) {
      endText(at);
      textStart = commentEnd + COMMENT_END.length;
    } else if (match !== null) {
      endText(at);
      textStart = at + match[0].length;
      visitTag(match, visitor);
    }
    // After the beginning of a comment that never ends there is no other comment either.
    else if (source.startsWith(COMMENT, at)) break;
    // `<<` is a quotation mark of old keyboards, not a `<` and a tag.
    const next = source.startsWith("<<", at) ? at + 2 : at + 1;
    at = source.indexOf("<", Math.max(textStart, next));
  }
  endText(source.length);
}

function visitTag(match: RegExpExecArray, visitor: FragmentVisitor): void {
  const [, slash, name = "", attributes = ""] = match;
  const local = name.slice(name.indexOf(":") + 1);
  if (slash === "/") visitor.end?.(local);
  else {
    let read: Map<string, string> | undefined;
    visitor.start(local, (wanted) => {
      if (attributes.length < 2) return undefined;
      read ??= readAttributes(attributes);
      return read.get(wanted);
    });
    if (attributes.endsWith("/")) visitor.end?.(local);
  }
}

/** Reads the attributes of a tag by their local names; of equal ones the first. */
function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const local = name.slice(name.indexOf(":") + 1);
    if (attributes.has(local)) continue;
    attributes.set(local, resolveEntities(double ?? single ?? bare ?? ""));
  }
  return attributes;
}
