import { existsSync } from "node:fs";
import { openLibrary } from "../folder.ts";
import { Library, type LoadedLibrary } from "../library.ts";
import { parseTranslation } from "../parse_translation.ts";
import type { Translation } from "../translation.ts";
import { BUILT_IN, readBuiltIn } from "./embedded_translations.ts";

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
