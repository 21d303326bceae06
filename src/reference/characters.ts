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

/** Characters beyond ASCII that stand in for a plain one, as code points or ranges of them. */
const LOOKALIKES: readonly [CharacterClass, ...(number | [number, number])[]][] = [
  ["space", 0x85, 0xa0, 0x1680, [0x2000, 0x200a], 0x2028, 0x2029, 0x202f, 0x205f, 0x3000],
  ["space", 0xab, 0xb4, 0xbb, [0x2018, 0x2019], [0x201b, 0x201f], [0x2039, 0x203a], [0x2032, 0x2036], 0x2e42],
  // Marks of a list and of a footnote: bullets, daggers, crosses.
  [
    "space",
    0x2020,
    0x2021,
    0x2022,
    0x2023,
    0x25a0,
    0x25a1,
    0x25aa,
    0x25cf,
    0x25e6,
    [0x2610, 0x2612],
    0x2713,
    0x2714,
    0x271d,
    0x271f,
    0x2720,
  ],
  // The degree sign and the ordinal signs of Italian: 1° Samuele.
  ["ignored", 0xaa, 0xb0, 0xba],
  // Soft hyphen, zero-width and direction marks, variation selectors.
  ["ignored", 0xad, 0x34f, 0x61c, 0x180e, [0x200b, 0x200f], [0x202a, 0x202e]],
  ["ignored", [0x2060, 0x206f], [0xfe00, 0xfe0f], 0xfeff],
  ["-", 0x5be, 0x1806, [0x2010, 0x2015], 0x2043, 0x2212, 0x2500, 0x2e3a, 0x2e3b, 0xfe31, 0xfe32, 0xfe58, 0xfe63, 0x2d7],
  [",", 0x201a, 0x3001, 0x60c, 0xfe50, 0xfe51],
  [".", 0xb7, 0x2024, 0x2027, 0x2219, 0x22c5, 0x3002, 0xfe52],
  [":", 0x2236, 0x5c3, 0xa789, 0xfe55],
  [";", 0x37e, 0x61b, 0xfe54],
  ["(", 0x2768, 0x27e8, 0x2329, 0x3008, 0x3010],
  [")", 0x2769, 0x27e9, 0x232a, 0x3009, 0x3011],
  ["/", 0x2044, 0x2215],
  // Arrows between two citations.
  ["|", 0x2192, 0x2194, 0x21d2],
  ["!", 0x2026, 0x203c, 0x2047, 0x2048, 0x2049],
  // Roman numerals that are one character.
  ["letter", [0x2160, 0x217f]],
];

const BEYOND_ASCII: ReadonlyMap<number, CharacterClass> = new Map(
  LOOKALIKES.flatMap(([characterClass, ...codes]) =>
    codes.flatMap((code) => {
      const [first, last] = typeof code === "number" ? [code, code] : code;
      return Array.from({ length: last - first + 1 }, (_, index) => [first + index, characterClass] as const);
    }),
  ),
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

/** Letters that have no decomposition into a base letter and marks, with what people type for them. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map([
  ["đ", "d"],
  ["ø", "o"],
  ["ł", "l"],
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ı", "i"],
]);

/** A stretch of text without case, diacritics and invisible characters: `Žalostinke` becomes `zalostinke`. */
export function fold(text: string): string {
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) >= 0x80) return foldBeyondAscii(text);
  }
  return text.toLowerCase();
}

function foldBeyondAscii(text: string): string {
  let folded = "";
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if (code < 0x80) folded += character.toLowerCase();
    else if (code < FOLDED_LENGTH) folded += FOLDED[code] ??= foldCharacter(character);
    else folded += foldCharacter(character);
  }
  return folded;
}

/** The folded letters of European languages, computed when one is first met. */
const FOLDED: (string | undefined)[] = [];
const FOLDED_LENGTH = 0x250;

function foldCharacter(character: string): string {
  let folded = "";
  // Lower case can bring marks along: İ.
  for (const part of character.normalize("NFKD").toLowerCase().normalize("NFKD")) {
    const code = part.codePointAt(0) as number;
    if (code < 0x80 || classOf(code) !== "ignored") folded += PLAIN_LETTERS.get(part) ?? part;
  }
  return folded;
}

/** The characters that pages name in their source, as far as they stand in references. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nbsp: " ",
    thinsp: " ",
    ensp: " ",
    emsp: " ",
    ndash: "–",
    mdash: "—",
    shy: "\u00ad",
    amp: "&",
    quot: '"',
    laquo: "«",
    raquo: "»",
    hellip: "…",
    ccaron: "č",
    Ccaron: "Č",
    scaron: "š",
    Scaron: "Š",
    zcaron: "ž",
    Zcaron: "Ž",
  }),
);

/**
 * Decodes a reference that was copied out of an address or of a page's source: `Mt%205%2C3-12`, `1+Kor+13,4-8`,
 * `Mt&nbsp;5,3&ndash;12`. An address has no spaces; in other texts `%` and `+` stand for themselves.
 */
export function decodeLeftovers(text: string): string {
  if (!/[%&+]/.test(text)) return text;
  const isAddress = !/\s/.test(text);
  const decoded = isAddress ? decodeAddress(text) : text;
  return decoded.replace(/&(?:#(\d{2,5})|#x([\da-f]{2,4})|(\w{2,6}));/gi, (entity, ...found) => {
    const [decimal, hex, name] = found as (string | undefined)[];
    if (name !== undefined) return NAMED.get(name) ?? entity;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code < 0x20 || code > 0xffff ? entity : String.fromCharCode(code);
  });
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
