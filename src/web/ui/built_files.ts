import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSourceFile } from "../../base/source_files.ts";

/** The files that a build carries inside itself, in its last lines; the sources have them in folders. */
declare const AMBO_FILES: readonly string[];
declare function amboFile(name: string): string;

/** Reads a file that is made when the program is built: a font, an icon. @returns Undefined where it was not made. */
export function builtFile(folder: "fonts" | "icons", name: string): Buffer | undefined {
  if (typeof AMBO_FILES !== "undefined") {
    return AMBO_FILES.includes(name) ? Buffer.from(amboFile(name), "base64") : undefined;
  }
  try {
    return readFileSync(join(import.meta.dirname, "../../../dist", folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Returns a path that changes with the content, so that browsers may keep the file for ever. */
export function hashedPath(name: string, content: string | Buffer): string {
  const digest = createHash("sha256").update(content).digest("base64url").slice(0, 12);
  const [stem, ending] = name.split(".");
  return `/assets/${stem}-${digest}.${ending}`;
}

/**
 * Returns styles or scripts of the folder `assets`, one after another, as browsers get them: without indents, blank lines,
 * comments on lines of their own and line breaks behind punctuation.
 */
export function assetSource(...names: readonly string[]): string {
  return names
    .map((name) =>
      readSourceFile(`web/assets/${name}`)
        .replace(/^\s*\/\*[\s\S]*?\*\/$/gm, "")
        .replace(/^\s*\/\/.*$/gm, "")
        .replace(/^\s+/gm, "")
        .replace(/(?<=[{}(,;[])\n(?=.)/g, ""),
    )
    .join("");
}

/**
 * Returns styles of the folder `assets` without a space that they can do without. A service sends those of embeds more
 * often than anything else: bytes that no rule needs cost time.
 */
export function compactStyle(...names: readonly string[]): string {
  return assetSource(...names)
    .replace(/\s+/g, " ")
    .replace(/ ?([{};:,>/]) ?/g, "$1")
    .replaceAll(";}", "}")
    .replace(/(?<!\d)0\./g, ".")
    .trim();
}

/** Characters, first and last. */
type Characters = readonly (readonly [first: number, last: number])[];

/** Latin letters with the accents of Slovenian, old ones too, set and put together (`ẹ`, `ə̀`), and punctuation. */
const SLOVENIAN: Characters = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb6, 0xb7],
  [0xbb, 0xbb],
  ...[..."ÁÉÍÓÚáéíóúàèìòùêôŕĆćČčĐđŠšŽžƏə"].map((letter) => [letter.codePointAt(0)!, letter.codePointAt(0)!] as const),
  [0x300, 0x304],
  [0x306, 0x30c],
  [0x30f, 0x30f],
  [0x311, 0x311],
  [0x323, 0x323],
  [0x331, 0x331],
  [0x1eb8, 0x1eb9],
  [0x1ecc, 0x1ecd],
  [0x2009, 0x2009],
  [0x2010, 0x2010],
  [0x2012, 0x2015],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
];

/** The other letters of the languages around, and signs. */
const NEIGHBOURS: Characters = [
  [0xa1, 0x17e],
  [0x200, 0x217],
  [0x1ea0, 0x1ea1],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];

const SOURCE = "400Regular/Literata_400Regular.ttf";

/**
 * The fonts that the pages use, and the files of the npm package they are cut from: an italic would double a visit. Browsers
 * load each where a page has characters of it; where both have one, the last of the style wins.
 */
export const FONT_FILES = [
  { name: "literata.woff2", style: "normal", source: SOURCE, characters: SLOVENIAN },
  { name: "literata-more.woff2", style: "normal", source: SOURCE, characters: without(SLOVENIAN) },
] as const;

/** Returns the characters of the languages around but for some. */
function without(some: Characters): Characters {
  const has = (code: number) => some.some(([first, last]) => first <= code && code <= last);
  return NEIGHBOURS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index)
      .filter((code) => !has(code))
      .map((code) => [code, code] as const),
  );
}

/** The licence of the fonts, which is served with them. */
export const FONT_LICENCE = "literata-licence.txt";

/** A font with its file. */
export interface Font {
  readonly name: string;
  readonly style: "normal";
  readonly characters: Characters;
  readonly bytes: Buffer;
}

/** The fonts and their licence; undefined where they were not made. */
export const FONTS = readFonts();

function readFonts(): { fonts: readonly Font[]; licence: string } | undefined {
  const fonts = FONT_FILES.flatMap(({ name, style, characters }) => {
    const bytes = builtFile("fonts", name);
    return bytes === undefined ? [] : [{ name, style, characters, bytes }];
  });
  const licence = builtFile("fonts", FONT_LICENCE)?.toString();
  return licence === undefined || fonts.length < FONT_FILES.length ? undefined : { fonts, licence };
}

/** Returns the `unicode-range` of a font: a page of other letters does not load it. */
export function unicodeRange(characters: Characters): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  const runs: [first: number, last: number][] = [];
  for (const [first, last] of [...characters].sort((a, b) => a[0] - b[0])) {
    const run = runs.at(-1);
    if (run?.[1] === first - 1) run[1] = last;
    else runs.push([first, last]);
  }
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(", ");
}
