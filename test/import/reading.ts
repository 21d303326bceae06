import assert from "node:assert/strict";
import { explain, explainRecord } from "../../src/i18n/problems/mod.ts";
import { ImportError } from "../../src/import/import_error.ts";
import { type ImportedTranslation, importedVerses } from "../../src/import/imported_translation.ts";
import type { Format, ImportOptions, SourceFile } from "../../src/import/source.ts";
import { TranslationBuilder } from "../../src/import/translation_builder.ts";

/** A file that lies nowhere but in memory. */
export function memoryFile(name: string, content: string | Buffer): SourceFile {
  const bytes = typeof content === "string" ? Buffer.from(content, "utf8") : content;
  return { name, size: bytes.length, read: () => bytes, head: bytes.subarray(0, 8192) };
}

/** Reads files, by name, as one format. */
export function readFiles(
  format: Format,
  contents: Readonly<Record<string, string | Buffer>>,
  options: ImportOptions = {},
): ImportedTranslation {
  const files = Object.entries(contents).map(([name, content]) => memoryFile(name, content));
  const builder = new TranslationBuilder();
  format.read({ ...options, source: { name: "source", files }, files, builder });
  return builder.finish();
}

/** The lines of an edition as a translation file has them, such as `GEN 1:1 text`. */
export function lines(translation: ImportedTranslation): string[] {
  return [...importedVerses(translation)].map(({ book, chapter, verse, verseEnd, segment, text }) => {
    const end = verseEnd === undefined ? "" : `-${verseEnd}`;
    return `${book} ${chapter}:${verse}${end}${segment ?? ""} ${text}`.trimEnd();
  });
}

/** What was dropped, by kind. */
export function dropped(translation: ImportedTranslation): Record<string, number> {
  return Object.fromEntries(translation.dropped);
}

/** The warnings as `line: message`. */
export function warnings(translation: ImportedTranslation): string[] {
  return translation.warnings.map(({ line, warning }) => `${line}: ${explainRecord(warning, "en")}`);
}

/** Asserts that a reader refuses a source, with a sentence in English. */
export function refuses(read: () => unknown, sentence: RegExp | string, note?: string): void {
  assert.throws(
    read,
    (error) => {
      assert.ok(error instanceof ImportError, note);
      const said = explain(error, "en");
      if (typeof sentence === "string") assert.equal(said, sentence, note);
      else assert.match(said, sentence, note);
      return true;
    },
    note,
  );
}
