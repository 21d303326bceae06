import type { Attributes } from "../attributes.ts";
import { HTML_ENTITIES } from "./html_entities.ts";

/** What is told of a fragment, in order. */
export interface FragmentVisitor {
  /** An element begins; one that is empty ends at once. */
  start(name: string, attribute: Attributes): void;
  end(name: string): void;
  text(text: string): void;
}

/** A tag or a comment; what looks like neither is text. */
const TAG = /<(?:!--[\s\S]*?-->|(\/?)([A-Za-z][\w:.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>)/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g;
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,7}));/g;

/** Reads a fragment of XML, ThML or HTML; tags need not nest, end or begin. */
export function readFragment(source: string, visitor: FragmentVisitor): void {
  let at = 0;
  for (const match of source.matchAll(TAG)) {
    if (match.index > at) visitor.text(resolve(source.slice(at, match.index)));
    at = match.index + match[0].length;
    const name = match[2];
    if (name === undefined) continue;
    const local = name.slice(name.indexOf(":") + 1);
    const rest = match[3] ?? "";
    if (match[1] === "/") visitor.end(local);
    else {
      visitor.start(local, (wanted) => findAttribute(rest, wanted));
      if (rest.endsWith("/")) visitor.end(local);
    }
  }
  if (at < source.length) visitor.text(resolve(source.slice(at)));
}

function findAttribute(text: string, wanted: string): string | undefined {
  for (const [, name = "", double, single, bare] of text.matchAll(ATTRIBUTE)) {
    if (name.slice(name.indexOf(":") + 1) === wanted)
      return resolve(double ?? single ?? bare ?? "");
  }
  return undefined;
}

/** Character references and the named characters of HTML; what is neither stays as it is. */
function resolve(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(REFERENCE, (written, decimal, hexadecimal, name) => {
    if (name !== undefined) return HTML_ENTITIES.get(name) ?? written;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
