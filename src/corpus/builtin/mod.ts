/** The translations that the build embeds in the program. No other file reads its embedded assets. */
import { existsSync } from "node:fs";
import { getAsset, isSea } from "node:sea";
import { brotliDecompressSync } from "node:zlib";
import { kept, oncePer } from "../../base/bounded_map.ts";
import { openLibrary } from "../folder.ts";
import { Library, type LoadedLibrary } from "../library.ts";
import { parseTranslation } from "../parse_translation.ts";
import type { Translation } from "../translation.ts";

/** The codes of the embedded translations, which the build defines; undefined when run from source. */
declare const AMBO_TRANSLATIONS: readonly string[];

/** Returns a translation file, compressed with brotli, in base64. The build appends the function to `dist/ambo.mjs`. */
declare function amboTranslation(code: string): string;

/** The codes of the built-in translations, in order. */
const BUILT_IN: readonly string[] = typeof AMBO_TRANSLATIONS === "undefined" ? [] : AMBO_TRANSLATIONS;

/** Returns true if the program is the single executable, which includes Node. */
export function isExecutable(): boolean {
  return isSea();
}

/** Returns the name under which the executable keeps a translation. */
export function assetName(code: string): string {
  return `${code}.txt.br`;
}

/**
 * Reads the translation file of a built-in translation.
 *
 * @param code One of {@linkcode BUILT_IN}.
 */
function readBuiltIn(code: string): Buffer {
  const packed = isSea() ? Buffer.from(getAsset(assetName(code))) : Buffer.from(amboTranslation(code), "base64");
  return brotliDecompressSync(packed);
}

/** A set of built-in translations; tests pass their own. */
export interface BuiltIn {
  readonly codes: readonly string[];
  readonly read: (code: string) => Buffer;
}

const EMBEDDED: BuiltIn = { codes: BUILT_IN, read: readBuiltIn };

/**
 * Loads the translations to serve: those of a folder, and the built-in ones whose codes are not in the folder.
 *
 * @param directory The folder of the translation files.
 * @param options `optional`: the folder may be missing if there are built-in translations. `open`: loads the folder; a
 *   service passes one that loads only the files that changed.
 * @throws {CorpusError} If the folder cannot be read.
 */
export function openServedLibrary(
  directory: string,
  {
    optional,
    builtIn = EMBEDDED,
    open = () => openLibrary(directory),
  }: { optional: boolean; builtIn?: BuiltIn; open?: () => LoadedLibrary },
): LoadedLibrary {
  const isAbsent = optional && builtIn.codes.length > 0 && !existsSync(directory);
  const { library, faults } = isAbsent ? { library: new Library([]), faults: [] } : open();
  const translations = [...library.translations()];
  const inFolder = new Set(translations.map(({ code }) => code));
  for (const code of builtIn.codes) {
    if (inFolder.has(code)) continue;
    const parse = () => parseTranslation(builtIn.read(code), `built-in ${code}.txt`);
    translations.push(kept(parsed(builtIn), code, parse));
  }
  return { library: new Library(translations), faults };
}

/** The built-in translations that were asked for: they never change, so a reload of the folder keeps them. */
const parsed = oncePer((_: BuiltIn) => new Map<string, Translation>());
