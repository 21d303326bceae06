import { existsSync } from "node:fs";
import { getAsset, isSea } from "node:sea";
import { brotliDecompressSync } from "node:zlib";
import { openLibrary } from "../folder.ts";
import { Library, type LoadedLibrary } from "../library.ts";
import { parseTranslation } from "../parse_translation.ts";
import type { Translation } from "../translation.ts";

/** Codes of the translations that the build put in; the sources have none. */
declare const AMBO_TRANSLATIONS: readonly string[];

/** In `dist/ambo.mjs`, where the build appends it: a translation file as brotli in base64. */
declare function amboTranslation(code: string): string;

/** The codes of the built-in translations, in order. */
const BUILT_IN: readonly string[] = typeof AMBO_TRANSLATIONS === "undefined" ? [] : AMBO_TRANSLATIONS;

/** Returns whether the program is the single executable, with Node in it. */
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

/** The built-in translations, or stand-ins for them. */
export interface BuiltIn {
  readonly codes: readonly string[];
  readonly read: (code: string) => Buffer;
}

const EMBEDDED: BuiltIn = { codes: BUILT_IN, read: readBuiltIn };

/**
 * Loads the translations to serve: those of a folder, and the built-in ones whose codes the folder has not.
 *
 * @param directory The folder of the translation files.
 * @param options `optional`: the folder need not be there, as long as something is built in. `open` loads the
 *   folder, where only changed files are to be loaded.
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
  const absent = optional && builtIn.codes.length > 0 && !existsSync(directory);
  const { library, faults } = absent ? { library: new Library([]), faults: [] } : open();
  const translations = [...library.translations()];
  const brought = new Set(translations.map(({ code }) => code));
  for (const code of builtIn.codes) {
    if (brought.has(code)) continue;
    translations.push(readOnce(code, builtIn));
  }
  return { library: new Library(translations), faults };
}

const parsed = new WeakMap<BuiltIn, Map<string, Translation>>();

/** Parses a built-in translation once: it never changes, so loading the folder again does not load it again. */
function readOnce(code: string, builtIn: BuiltIn): Translation {
  const known = parsed.get(builtIn) ?? new Map<string, Translation>();
  parsed.set(builtIn, known);
  const translation = known.get(code) ?? parseTranslation(builtIn.read(code), `built-in ${code}.txt`);
  known.set(code, translation);
  return translation;
}

/** Translations that a build carries inside itself: the one room that asks the executable for its contents. */
