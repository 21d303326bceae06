import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The files that a build carries inside itself, in its last lines; the sources have them in a folder. */
declare const AMBO_FONTS: readonly string[];
declare function amboFont(name: string): string;

/** The fonts that the pages use, and the files of the npm package they are cut from: an italic would double a visit. */
export const FONT_FILES = [
  {
    name: "literata.woff2",
    style: "normal",
    source: "400Regular/Literata_400Regular.ttf",
  },
] as const;

/** The licence of the fonts, which is served with them. */
export const FONT_LICENCE = "literata-licence.txt";

/**
 * The characters of the fonts, first and last: Latin letters with the accents of Slovenian, set and put together (`ȃ`,
 * `ẹ`, `ə̀`), and punctuation. Other letters are the reader's own font's.
 */
export const FONT_CHARACTERS: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17e],
  [0x18f, 0x18f],
  [0x200, 0x217],
  [0x259, 0x259],
  [0x300, 0x304],
  [0x306, 0x30c],
  [0x30f, 0x30f],
  [0x311, 0x311],
  [0x323, 0x323],
  [0x331, 0x331],
  [0x1ea0, 0x1ea1],
  [0x1eb8, 0x1eb9],
  [0x1ecc, 0x1ecd],
  [0x2009, 0x2009],
  [0x2010, 0x2010],
  [0x2012, 0x2015],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];

/** A font with its file. */
export interface Font {
  readonly name: string;
  readonly style: "normal";
  readonly bytes: Buffer;
}

/** The fonts and their licence; undefined where they were not made. */
export const FONTS = readFonts();

function readFonts(): { fonts: readonly Font[]; licence: string } | undefined {
  try {
    const fonts = FONT_FILES.map(({ name, style }) => ({ name, style, bytes: readFile(name) }));
    return { fonts, licence: readFile(FONT_LICENCE).toString() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function readFile(name: string): Buffer {
  if (typeof AMBO_FONTS === "undefined") {
    return readFileSync(join(import.meta.dirname, "../../../dist/fonts", name));
  }
  if (AMBO_FONTS.includes(name)) return Buffer.from(amboFont(name), "base64");
  throw Object.assign(new Error(`The build has no ${name}`), { code: "ENOENT" });
}

/** Returns the `unicode-range` of the fonts: a page of other letters does not load them. */
export function unicodeRange(): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  return FONT_CHARACTERS.map(([first, last]) =>
    first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
  ).join(", ");
}
