/** Translations that administrators upload: received beside the others, read in a process of its own, confirmed. */
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { settingLine } from "../config/mod.ts";
import { readTranslationFile, replaceTranslationFile, translationFiles } from "../corpus/mod.ts";

export { download, isPrivate } from "./download.ts";
export { type FreeText, freeTextNamed, readFreeTexts } from "./free_texts.ts";
export {
  IMPORT_COMMAND,
  type ImportJob,
  type ImportOutcome,
  type ImportProgram,
  readPreparedFile,
  refusedBy,
} from "./import_process.ts";
export { StagedUploads } from "./staged_uploads.ts";
export { FileSink, Staging } from "./staging.ts";
export {
  CREST_PATH,
  type ImportFields,
  type ImportIssue,
  type ImportIssues,
  type ImportPreview,
  type PendingUpload,
  RESTORE_PATH,
  UPLOAD_PATH,
  type UploadProblem,
  type UploadSink,
  type UploadState,
} from "./upload_state.ts";

/** The names of the translation files of a backup. */
export interface RestoredTranslations {
  readonly written: readonly string[];
  /** Those that were there already, and stay as they are. */
  readonly kept: readonly string[];
}

/**
 * Reads the translations of a folder by the names of their files; none where there is no folder.
 *
 * @throws {CorpusError} If one cannot be read: a backup without it would not be whole.
 */
export function readTranslations(corpus: string, { isNamed }: { isNamed: boolean }): ReadonlyMap<string, Buffer> {
  const paths = isNamed || existsSync(corpus) ? translationFiles(corpus) : [];
  return new Map(paths.map((path) => [basename(path), readTranslationFile(path)]));
}

/**
 * Writes the translations of a backup that the folder does not have.
 *
 * @throws {CorpusError} If one cannot be written; those before it are removed again.
 */
export function restoreTranslations(corpus: string, translations: ReadonlyMap<string, Buffer>): RestoredTranslations {
  const kept: string[] = [];
  const written: string[] = [];
  try {
    for (const [name, bytes] of translations) {
      const file = join(corpus, name);
      // Also one written a moment ago, where the folder takes two names for one.
      if (existsSync(file)) kept.push(name);
      else {
        replaceTranslationFile(file, bytes);
        written.push(name);
      }
    }
  } catch (error) {
    removeTranslations(corpus, written);
    throw error;
  }
  return { written, kept };
}

/** Removes translations that were restored beside a store that was not. */
export function removeTranslations(corpus: string, names: readonly string[]): void {
  for (const name of names) rmSync(join(corpus, name), { force: true });
}

/**
 * Writes the settings of a backup into a file beside the folder of the store that their owner alone can read, with the
 * folders into which it was restored. A file of an earlier restore stays, as it may be in use.
 *
 * @returns The path of the file, `ambo-restored.conf` or the first free `ambo-restored-2.conf`.
 * @throws {Error} The system's.
 */
export function writeRestoredSettings(settings: string, { keys, corpus }: { keys: string; corpus: string }): string {
  const others = settings.replace(/^(keys|corpus) =.*\n/gm, "");
  const folders = [settingLine("keys", resolve(keys)), settingLine("corpus", resolve(corpus))];
  const text = `${others}${folders.join("\n")}\n`;
  for (let number = 1; ; number++) {
    const file = join(dirname(resolve(keys)), `ambo-restored${number === 1 ? "" : `-${number}`}.conf`);
    try {
      // A link of the name is not followed.
      writeFileSync(file, text, { mode: 0o600, flag: "wx", flush: true });
      return file;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}
