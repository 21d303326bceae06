import { createHash } from "node:crypto";
import { join } from "node:path";
import { readOwnFile, readRows, readSourceFile, readTable } from "../../base/source_files.ts";

/** The files that a build carries inside itself, in its last lines; the sources have them in folders. */
declare const AMBO_FILES: readonly string[];
declare function amboFile(name: string): string;

/** Reads a file that is made when the program is built: a font, an icon. @returns Undefined where it was not made. */
export function builtFile(folder: "fonts" | "icons", name: string): Buffer | undefined {
  if (typeof AMBO_FILES !== "undefined") {
    return AMBO_FILES.includes(name) ? Buffer.from(amboFile(name), "base64") : undefined;
  }
  try {
    return readOwnFile(join(import.meta.dirname, "../../../dist", folder, name));
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
 * comments on lines of their own and line breaks after punctuation.
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

/** The parts of a script that stay as they are: strings, templates and regular expressions. */
const LITERAL =
  /"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/(?![ */])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])+\/[a-z]*(?=[.,;)\]])/;
/** A line break before what goes on with the line above, or a sign that separates words without the spaces at its sides. */
const SPARE = /,?\n(?=[)\]}.?:&|])| ?([{}()[\]=<>?:&|,;*]) ?/;
const LITERAL_OR_SPARE = new RegExp(`(${LITERAL.source})|${SPARE.source}`, "g");

/** Returns scripts of the folder `assets` without a space or line break that they can do without. */
export function compactScript(...names: readonly string[]): string {
  return assetSource(...names).replace(LITERAL_OR_SPARE, (_, literal = "", sign = "") => literal + sign);
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

/** Reads a set of `tables/font_characters.txt`. */
function charactersOf(set: string): Characters {
  const rows = readRows(readTable("web/tables/font_characters.txt"), ([name, text = ""]) => (name === set ? text : ""));
  return rows.flatMap((text) =>
    [...text.matchAll(/(\w+)(?:-(\w+))?/g)].map(([, first = "", last = first]) => {
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  );
}

const OWN = charactersOf("own");
const SOURCE = "400Regular/Literata_400Regular.ttf";

/**
 * The fonts that the pages use, and the files of the npm package they are cut from: an italic would double a visit. Browsers
 * load each where a page has characters of it; where both have one, the last of the style wins.
 */
export const FONT_FILES = [
  { name: "literata.woff2", source: SOURCE, characters: OWN },
  { name: "literata-more.woff2", source: SOURCE, characters: without(OWN) },
] as const;

/** Returns the characters of the languages around but for some. */
function without(some: Characters): Characters {
  const has = (code: number) => some.some(([first, last]) => first <= code && code <= last);
  return charactersOf("around").flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index)
      .filter((code) => !has(code))
      .map((code) => [code, code] as const),
  );
}

/** The licence of the fonts, which is served with them. */
export const FONT_LICENCE = "literata-licence.txt";

/** The fonts and their licence; undefined where they were not made. */
export const FONTS = readFonts();

function readFonts() {
  const fonts = FONT_FILES.flatMap(({ name, characters }) => {
    const bytes = builtFile("fonts", name);
    return bytes === undefined ? [] : [{ path: hashedPath(name, bytes), characters, bytes }];
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
