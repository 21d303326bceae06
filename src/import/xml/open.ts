import { decode } from "../decode.ts";
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
  return new XmlReader(decode(bytes, file.name, encoding), file.name);
}

/** Returns whether a file begins with a certain root element, whatever stands before it. */
export function hasRoot(head: string, name: string): boolean {
  const root = /<(?![?!])(?:[\w.-]+:)?([\w.-]+)/.exec(head.replace(/<!--[\s\S]*?-->/g, ""))?.[1];
  return root?.toLowerCase() === name.toLowerCase();
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
