/** The characters that pages name in their source, `&nbsp;` and `&#269;`. */
import { once } from "./bounded_map.ts";
import { readRows, readTable } from "./source_files.ts";

/** Returns the named characters of HTML by their names. @throws {TableError} If a line of the table cannot be read. */
export const htmlCharacters = once((): ReadonlyMap<string, string> => {
  const rows = readRows(readTable("base/tables/html_characters.txt"), ([name = "", code = ""]): [string, string] => {
    if (!/^\d+$/.test(code)) throw new SyntaxError(`Cannot read "${code}": expected a code point`);
    return [name, String.fromCodePoint(Number(code))];
  });
  return new Map(rows);
});

const REFERENCE = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,7}));/g;

/** Resolves character references (`&#269;`) and named characters (`&ccaron;`); any other `&` stays as it is. */
export function resolveEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(REFERENCE, (written, decimal, hexadecimal, name) => {
    if (name !== undefined) return htmlCharacters().get(name) ?? written;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? characterOf(code) : "";
  });
}

/** A tag of HTML with its attributes; `<Jn 3,16>` is none. */
const TAG = /<\/?([a-z][a-z\d-]*)(?:\s+[a-z][\w:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*\s*\/?>/gi;
/** The elements within a line. */
const INLINE = /^(?:abbr|a|bdi|b|cite|code|em|font|i|mark|q|small|span|strong|sub|sup|s|time|u)$/i;
/** A character that no reader sees: it keeps what follows at its offset, within a word too. */
const WORD_JOINER = "\u2060";

/** Returns what a browser shows of HTML, each character at its offset in the source: tags become spaces or lines. */
export function shownText(html: string): string {
  const text = html.replace(TAG, (tag, name) => (INLINE.test(name) ? " " : "\n").padEnd(tag.length));
  return text.replace(REFERENCE, (written) => resolveEntities(written).padEnd(written.length, WORD_JOINER));
}

/** The characters that the references 128 to 159 mean: those of windows-1252, and nothing where it has none. */
const CONTROLS = "€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ";
const [FIRST_CONTROL, LAST_CONTROL] = [0x80, 0x9f];

/** Returns the character of a numeric reference, as HTML has it: `&#146;` is an apostrophe. */
export function characterOf(code: number): string {
  const isControl = code >= FIRST_CONTROL && code <= LAST_CONTROL;
  return isControl ? CONTROLS.charAt(code - FIRST_CONTROL).replace("\ufffd", "") : String.fromCodePoint(code);
}

/** Control characters that may mean others: those of windows-1252, and the one that Word has for a hyphen that ends no line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
export const CONTROL = /[\u001e\u0080-\u009f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const MEANT = /[\u0080-\u009f]|(?<=\p{L})\u001e(?=\p{L})/gu;

/** Turns control characters into what they mean; `at` is the offset of the first. */
export function withoutControls(text: string): { readonly text: string; readonly count: number; readonly at: number } {
  const at = text.search(CONTROL);
  if (at === -1) return { text, count: 0, at };
  let count = 0;
  const mended = text.replace(MEANT, (control) => {
    count++;
    return control === "\u001e" ? "-" : characterOf(control.charCodeAt(0));
  });
  return { text: mended, count, at };
}
