/** The characters that pages name in their source, `&nbsp;` and `&#269;`. */
import { readRows, readTable } from "./source_files.ts";

let namedCharacters: ReadonlyMap<string, string> | undefined;

/** Returns the named characters of HTML by their names. @throws {TableError} If a line of the table cannot be read. */
export function htmlCharacters(): ReadonlyMap<string, string> {
  namedCharacters ??= new Map(
    readRows(readTable("base/tables/html_characters.txt"), ([name = "", code = ""]) => {
      if (!/^\d+$/.test(code)) throw new SyntaxError(`Cannot read "${code}": expected a code point`);
      return [name, String.fromCodePoint(Number(code))];
    }),
  );
  return namedCharacters;
}

const REFERENCE = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,7}));/g;

/** Resolves character references (`&#269;`) and named characters (`&ccaron;`); any other `&` stays as it is. */
export function resolveEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(REFERENCE, (written, decimal, hexadecimal, name) => {
    if (name !== undefined) return htmlCharacters().get(name) ?? written;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
