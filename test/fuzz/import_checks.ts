/** What holds for every source: it is imported into a sound file or refused in a sentence, and nothing long is repeated. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { MAX_QUOTED } from "../../src/base/quoted.ts";
import { formatTranslation, parseTranslation } from "../../src/corpus/mod.ts";
import { explain, explainRecord } from "../../src/i18n/problems/mod.ts";
import { ImportError, importedVerses, importSource, translationHeader } from "../../src/import/mod.ts";
import type { FuzzedSource } from "./import_sources.ts";

const STATED = { code: "FUZZ", name: "Fuzz", language: "slv", copyright: "Zgled." };

/**
 * Imports a source, and writes and reads what came of it.
 *
 * @returns Whether it was read.
 */
export function isImported({ file, content }: FuzzedSource, folder: string): boolean {
  const path = join(folder, file);
  writeFileSync(path, content);
  try {
    const imported = importSource(path, { name: file, language: STATED.language });
    for (const { file: where, warning } of imported.warnings) {
      checkTexts({ where, values: warning.values });
      checkSentence(explainRecord(warning, "sl"));
    }
    assert.equal(imported.characters.lost, 0, "characters that were read are neither kept nor counted");
    const header = translationHeader(imported, STATED);
    const bytes = formatTranslation(header, importedVerses(imported));
    parseTranslation(bytes, "FUZZ.txt");
    return true;
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    checkTexts(error.values);
    for (const language of ["sl", "en"] as const) checkSentence(explain(error, language));
    return false;
  }
}

function checkTexts(value: unknown): void {
  if (typeof value === "string") assert.ok(value.length <= MAX_QUOTED, value.slice(0, 300));
  else if (typeof value === "object" && value !== null) Object.values(value).forEach(checkTexts);
}

function checkSentence(sentence: string): void {
  assert.ok(sentence.length < 2000, sentence);
  assert.doesNotMatch(sentence, /[\p{Cc}\u2028\u2029\u202a-\u202e\p{Surrogate}]|undefined/u);
}
