import { decode } from "../decode.ts";
import type { SourceFile } from "../source.ts";
import { declaredEncoding } from "./declaration.ts";
import { XmlReader } from "./reader.ts";

/**
 * Opens a file as XML, in the encoding that it declares.
 *
 * @param stated the encoding that the operator states, for a file that declares none
 * @throws {ImportError} where it cannot be read as text
 */
export function openXml(file: SourceFile, stated?: string): XmlReader {
  const bytes = file.read();
  const declared = declaredEncoding(bytes);
  // A file that says UTF-16 in bytes that are not is a file that was converted and kept its declaration.
  const encoding = declared === undefined || /^utf-?16/i.test(declared) ? stated : declared;
  return new XmlReader(decode(bytes, file.name, encoding), file.name);
}

/** Whether a file begins with a certain root element, whatever stands before it. */
export function hasRoot(head: string, name: string): boolean {
  const root = /<(?![?!])(?:[\w.-]+:)?([\w.-]+)/.exec(head.replace(/<!--[\s\S]*?-->/g, ""))?.[1];
  return root?.toLowerCase() === name.toLowerCase();
}
