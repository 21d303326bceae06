import { resolveEntities } from "../base/html_characters.ts";
import { readRows, readTable } from "../base/source_files.ts";

/** The class of a character for the lexer. A punctuation class bears the name of its plainest member. */
export type CharacterClass =
  | "letter"
  | "digit"
  | "space"
  | "ignored"
  | ","
  | "."
  | ":"
  | ";"
  | "-"
  | "("
  | ")"
  | "/"
  | "&"
  | "|"
  | "!"
  | "other";

function classOfAscii(character: string): CharacterClass {
  if (/[a-z]/i.test(character)) return "letter";
  if (/[0-9]/.test(character)) return "digit";
  // A quotation mark or a star says no more than a space does, nor what represents one: »Jn 3,16«, Jn_3,16
  if (/[\s"'`*_]/.test(character)) return "space";
  if (/[([{<]/.test(character)) return "(";
  if (/[)\]}>]/.test(character)) return ")";
  if (/[&+]/.test(character)) return "&";
  if (/[|=]/.test(character)) return "|";
  if (/[!?]/.test(character)) return "!";
  if (character === ";") return ";";
  if (/[,.:/-]/.test(character)) return character as CharacterClass;
  return "other";
}

/** The classes of the characters beyond ASCII that stand in for a plain one. */
const BEYOND_ASCII: ReadonlyMap<number, CharacterClass> = new Map(
  readRows(readTable("reference/tables/characters.txt"), ([name = "", codes = ""]) =>
    codes.split(" ").flatMap((code) => {
      const [first = Number.NaN, last = first] = code.split("-").map((digits) => Number.parseInt(digits, 16));
      if (!(first <= last)) throw new SyntaxError(`Cannot read "${code}": expected code points in hexadecimal`);
      return Array.from(
        { length: last - first + 1 },
        (_, index) => [first + index, (name === "bar" ? "|" : name) as CharacterClass] as const,
      );
    }),
  ).flat(),
);

/** The distance at which the full-width forms of East Asian typesetting stand from the ASCII they repeat. */
const FULL_WIDTH = 0xfee0;

/** The classes of the letters and marks of European languages. */
const EUROPEAN: readonly CharacterClass[] = Array.from({ length: 0x180 }, (_, code) =>
  code < 0x80 ? classOfAscii(String.fromCharCode(code)) : classBeyondAscii(code),
);

/** The class of a code point. */
export function classOf(code: number): CharacterClass {
  return code < EUROPEAN.length ? (EUROPEAN[code] as CharacterClass) : classBeyondAscii(code);
}

function classBeyondAscii(code: number): CharacterClass {
  const known = BEYOND_ASCII.get(code);
  if (known !== undefined) return known;
  if (isFullWidth(code)) return classOf(code - FULL_WIDTH);
  const character = String.fromCodePoint(code);
  if (/\p{L}/u.test(character)) return "letter";
  return /[\p{M}\p{Cf}]/u.test(character) ? "ignored" : "other";
}

function isFullWidth(code: number): boolean {
  return code > 0xff00 && code < 0xff5f;
}

/** The value of a digit. */
export function digitValue(code: number): number {
  return (isFullWidth(code) ? code - FULL_WIDTH : code) - 0x30;
}

/**
 * Decodes a reference that was copied out of an address or of a page's source: `Mt%205%2C3-12`, `1+Kor+13,4-8`,
 * `Mt&nbsp;5,3&ndash;12`. An address has no spaces; in other texts `%` and `+` stand for themselves.
 */
export function decodeLeftovers(text: string): string {
  if (!/[%&+]/.test(text)) return text;
  const isAddress = !/\s/.test(text);
  return resolveEntities(isAddress ? decodeAddress(text) : text);
}

/** Decodes the escapes of an address, and the `+` beside a word that represents a space. */
function decodeAddress(text: string): string {
  const spaced = text.replace(/(?<=\p{L}[.,]?)\+|\+(?=\p{L})/gu, " ");
  return spaced.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}
