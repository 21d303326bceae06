import { readFileSync } from "node:fs";
import {
  CorpusError,
  formatTranslation,
  parseTranslation,
  type Translation,
  type TranslationHeader,
  type VerseLines,
} from "../corpus/mod.ts";

/** The verses of an imported source as they will stand in the file, and what its own process knows of the source. */
export interface PreparedFile<Head> {
  readonly head: Head & { readonly counts: VerseLines["counts"] };
  readonly text: string;
}

/** Reads the file of a prepared import: a line of JSON, then the lines of the verses. */
export function readPreparedFile<Head>(file: string): PreparedFile<Head> {
  const content = readFileSync(file, "utf8");
  const end = content.indexOf("\n");
  return { head: JSON.parse(content.slice(0, end)), text: content.slice(end + 1) };
}

/** Returns a prepared import as the translation that it will be; undefined where it is at fault. */
export function preparedTranslation(file: string, header: TranslationHeader): Translation | undefined {
  const { head, text } = readPreparedFile<object>(file);
  try {
    return parseTranslation(formatTranslation(header, { text, counts: head.counts }), file);
  } catch (error) {
    if (error instanceof CorpusError) return undefined;
    throw error;
  }
}
