import { closeSync, constants, fstatSync, openSync, readdirSync, readSync } from "node:fs";
import { join } from "node:path";
import { type CorpusError, CorpusFault, corpusError, UnreadableError } from "./corpus_error.ts";
import { parseTranslation } from "./parse_translation.ts";
import type { Translation } from "./translation.ts";

/** A Bible has 4 to 8 MB; the offsets in marks reach to 128 MB. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/**
 * Reads the bytes of a translation file.
 *
 * @throws {UnreadableError} If it cannot be read, or is a folder, a pipe or a device.
 * @throws {CorpusError} If it is larger than any translation.
 */
export function readTranslationFile(path: string): Buffer {
  let descriptor: number;
  try {
    // A pipe without a writer would keep a blocking open waiting for ever.
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    throw unreadable(path, error);
  }
  try {
    return readRegular(path, descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function readRegular(path: string, descriptor: number): Buffer {
  const stats = fstatSync(descriptor);
  if (!stats.isFile()) throw unreadable(path, new CorpusFault("no_regular_file", {}));
  if (stats.size > MAX_FILE_BYTES) {
    const values = { size: stats.size, max: MAX_FILE_BYTES };
    throw corpusError(path, 0, "file_too_large", values);
  }
  const bytes = Buffer.allocUnsafeSlow(stats.size);
  let length = 0;
  try {
    while (length < bytes.length) {
      const count = readSync(descriptor, bytes, length, bytes.length - length, length);
      if (count === 0) break;
      length += count;
    }
  } catch (error) {
    throw unreadable(path, error);
  }
  return bytes.subarray(0, length);
}

function unreadable(path: string, cause: unknown): UnreadableError {
  return new UnreadableError(path, 0, new CorpusFault("unreadable_file", {}, { cause }));
}

/** The language that is preferred where no translation was chosen. */
const PREFERRED_LANGUAGE = "slv";

/** The translations that are served, in the order of their codes. A reload puts others in their place. */
export class Library {
  readonly #byCode = new Map<string, Translation>();
  readonly #byFoldedCode = new Map<string, Translation>();
  #ordered: readonly Translation[] = [];
  #revision = 0;
  #loading: Promise<void> | undefined;
  /** The codes in the order in which the translations came: what was there first is shown where nothing else is chosen. */
  #rank: readonly string[] = [];
  /** Those of them that are on record. */
  #recalled: readonly string[] = [];

  constructor(translations: Iterable<Translation> = []) {
    this.replace(translations);
  }

  /** Serves other translations from now on. */
  replace(translations: Iterable<Translation>): void {
    this.#ordered = [...translations].sort((a, b) => (a.code < b.code ? -1 : 1));
    this.#revision++;
    this.#byCode.clear();
    this.#byFoldedCode.clear();
    for (const translation of this.#ordered) {
      this.#byCode.set(translation.code, translation);
      const folded = translation.code.toLowerCase();
      if (!this.#byFoldedCode.has(folded)) this.#byFoldedCode.set(folded, translation);
    }
    // While translations are being loaded, those that come later count as there before.
    if (this.#loading !== undefined) this.#rank = this.#recalled;
    this.#rankNew();
  }

  /** Settles once all translations are loaded; undefined where they are. */
  get loading(): Promise<void> | undefined {
    return this.#loading;
  }

  /** Notes that more translations are being loaded. @param loaded Settles when they are. */
  awaitMore(loaded: Promise<void>): void {
    const loading = loaded.finally(() => {
      this.#loading = undefined;
    });
    this.#loading = loading;
  }

  /** Grows with each replacement: what was made from the translations is good as long as it is the same. */
  get revision(): number {
    return this.#revision;
  }

  /** All translations, ordered by code. */
  translations(): readonly Translation[] {
    return this.#ordered;
  }

  /** Returns the translation of a code: the exact one first, then one that differs only in case. */
  get(code: string): Translation | undefined {
    return this.#byCode.get(code) ?? this.#byFoldedCode.get(code.toLowerCase());
  }

  /**
   * Returns the translation of a code, else its substitute: the first Slovenian one, else the first. For one
   * that came first itself it is the next that came, whatever was added since.
   *
   * @returns Undefined where there is no translation.
   */
  getDefault(code: string): Translation | undefined {
    const isFirst = code === this.#rank[0];
    return this.get(code) ?? (isFirst ? undefined : this.firstIn(PREFERRED_LANGUAGE)) ?? this.#first(() => true);
  }

  /**
   * Returns the translation that pages in a language show where no default was chosen, which a text in another language never
   * changes: the first one in it, which stays as long as it is there, however many are added.
   */
  firstIn(language: string): Translation | undefined {
    return this.#first((translation) => translation.language === language);
  }

  /** The codes of all translations that came, the first one first; some may have gone. */
  get rank(): readonly string[] {
    return this.#rank;
  }

  /** Takes up the order that an earlier start, or another machine, has on record. */
  recallRank(codes: readonly string[]): void {
    if (codes.join() === this.#rank.join()) return;
    this.#recalled = codes;
    this.#rank = codes;
    this.#rankNew();
    this.#revision++;
  }

  #first(isMeant: (translation: Translation) => boolean): Translation | undefined {
    for (const code of this.#rank) {
      const translation = this.#byCode.get(code);
      if (translation !== undefined && isMeant(translation)) return translation;
    }
    return undefined;
  }

  /** Ranks what came after what was there: of those that came together the Slovenian ones first. */
  #rankNew(): void {
    const fresh = this.#ordered.filter(({ code }) => !this.#rank.includes(code));
    const isPreferred = ({ language }: Translation) => language === PREFERRED_LANGUAGE;
    const sorted = [...fresh.filter(isPreferred), ...fresh.filter((one) => !isPreferred(one))];
    this.#rank = [...this.#rank, ...sorted.map(({ code }) => code)];
  }
}

/** The outcome of loading a folder: the valid translations, and an error per file that failed. */
export interface LoadedLibrary {
  readonly library: Library;
  readonly faults: readonly CorpusError[];
}

/** The endings of what `ambo import` reads, and of a translation file in capitals, which are not read in the folder. */
const IMPORTED = /\.(txt|usfm|sfm|usx|osis|xml|json|csv|tsv|zip|sqlite3?)$/i;

/** Returns true for the name of a translation file, which is no draft. */
export function isTranslationFile(path: string): boolean {
  return path.endsWith(".txt");
}

/**
 * The paths of the translation files of a folder, in order, without drafts and hidden files.
 *
 * @throws {CorpusError} If the folder cannot be read.
 */
export function translationFiles(directory: string): string[] {
  return textFiles(directory).filter(isTranslationFile);
}

/**
 * The paths of a folder's translation files, and of files that were copied there to become one.
 *
 * @throws {CorpusError} If the folder cannot be read.
 */
export function textFiles(directory: string): string[] {
  try {
    return readdirSync(directory)
      .filter((name) => IMPORTED.test(name) && !name.startsWith("."))
      .sort()
      .map((name) => join(directory, name));
  } catch (cause) {
    throw corpusError(directory, 0, "unreadable_folder", {}, { cause });
  }
}

/**
 * Loads one translation file.
 *
 * @throws {CorpusError} If it cannot be read or is at fault.
 */
export function loadTranslation(path: string): Translation {
  if (!isTranslationFile(path)) throw corpusError(path, 0, "other_ending", {});
  return parseTranslation(readTranslationFile(path), path);
}
