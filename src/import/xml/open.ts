import { decodeText } from "../decode.ts";
import type { SourceFile } from "../source.ts";
import { XmlReader } from "./reader.ts";

/**
 * Opens a file as XML, in the encoding that it declares.
 *
 * @param stated The encoding that the operator states, for a file that declares none.
 * @throws {ImportError} If it cannot be read as text.
 */
export function openXml(file: SourceFile, stated?: string): XmlReader {
  const bytes = file.read();
  const declared = declaredEncoding(bytes);
  // A file that says UTF-16 in bytes that are not is a file that was converted and kept its declaration.
  const encoding = declared === undefined || /^utf-?16/i.test(declared) ? stated : declared;
  return new XmlReader(decodeText(bytes, file.name, encoding), file.name);
}

/** Returns whether a file begins with a certain root element, whatever stands before it. */
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
