/**
 * The encoding that an XML declaration names.
 *
 * @returns nothing where there is no declaration or it names none
 */
export function declaredEncoding(bytes: Buffer): string | undefined {
  const head = bytes.toString("latin1", 0, 512);
  const declaration = /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml\s[^>]*?\?>/.exec(head)?.[0];
  return /\sencoding\s*=\s*["']([A-Za-z][A-Za-z0-9._-]*)["']/.exec(declaration ?? "")?.[1];
}
