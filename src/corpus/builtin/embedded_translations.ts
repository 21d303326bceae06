import { getAsset, isSea } from "node:sea";
import { brotliDecompressSync } from "node:zlib";

/** Codes of the translations that the build put in; the sources have none. */
declare const AMBO_TRANSLATIONS: readonly string[];

/** In `dist/ambo.mjs`, where the build appends it: a translation file as brotli in base64. */
declare function amboTranslation(code: string): string;

/** The codes of the built-in translations, in order. */
export const BUILT_IN: readonly string[] = typeof AMBO_TRANSLATIONS === "undefined" ? [] : AMBO_TRANSLATIONS;

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
export function readBuiltIn(code: string): Buffer {
  const packed = isSea() ? Buffer.from(getAsset(assetName(code))) : Buffer.from(amboTranslation(code), "base64");
  return brotliDecompressSync(packed);
}
