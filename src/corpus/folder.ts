import { type FSWatcher, statSync, watch } from "node:fs";
import { basename, join } from "node:path";
import { CorpusError, corpusError, UnreadableError } from "./corpus_error.ts";
import {
  isTranslationFile,
  Library,
  type LoadedLibrary,
  loadTranslation,
  textFiles,
  translationFiles,
} from "./library.ts";
import type { Translation } from "./translation.ts";

/**
 * Loads every `*.txt` of a folder.
 *
 * A file that is at fault does not keep the others from being served.
 *
 * @throws {CorpusError} If the folder cannot be read.
 */
export function openLibrary(directory: string): LoadedLibrary {
  return new TranslationFolder(directory).load();
}

/** The last look at a file. */
interface Known {
  /** Changes when the file does; empty where the file could not be read, as another attempt may succeed. */
  readonly signature: string;
  /** The last sound content; undefined where there never was one. */
  readonly translation: Translation | undefined;
  readonly fault: CorpusError | undefined;
}

/**
 * A folder of translation files that is looked at again and again. Only files that changed are loaded again, and one
 * that is at fault now keeps its last sound content.
 */
export class TranslationFolder {
  readonly #directory: string;
  readonly #files = new Map<string, Known>();

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Returns a text that differs once any file was changed, added or removed; empty where there is no folder. */
  signature(): string {
    try {
      return textFiles(this.#directory)
        .map((path) => `${path} ${signatureOf(path)}`)
        .sort()
        .join("\n");
    } catch {
      return "";
    }
  }

  /** The {@linkcode TranslationFolder.signature} of what was loaded last. */
  get loaded(): string {
    return Array.from(this.#files, ([path, { signature }]) => `${path} ${signature}`)
      .sort()
      .join("\n");
  }

  /** Loads one file, so that it can be served before the others: that of a code by its name, else the first. */
  loadFirst(code: string): LoadedLibrary {
    const paths = translationFiles(this.#directory);
    const name = `${code.toLowerCase()}.txt`;
    const path = paths.find((path) => basename(path).toLowerCase() === name) ?? paths[0];
    return this.#load(path === undefined ? [] : [path]);
  }

  /** Loads the files, each in a turn of the event loop of its own; {@linkcode TranslationFolder.load} finds them loaded. */
  async loadInTurns(): Promise<void> {
    for (const path of translationFiles(this.#directory)) {
      await new Promise(setImmediate);
      this.#look(path);
    }
  }

  /**
   * Loads what changed since the last time.
   *
   * @returns All translations, and the faults that are there now.
   * @throws {CorpusError} If the folder cannot be read, or all its files are gone at once: a folder on another machine
   *   that is out of reach can look like an empty one. Then nothing is forgotten.
   */
  load(): LoadedLibrary {
    const paths = textFiles(this.#directory);
    const isEmpty = !paths.some(isTranslationFile);
    if (isEmpty && [...this.#files.keys()].some(isTranslationFile)) {
      throw corpusError(this.#directory, 0, "empty_folder", {});
    }
    for (const path of this.#files.keys()) {
      if (!paths.includes(path)) this.#files.delete(path);
    }
    return this.#load(paths);
  }

  #load(paths: readonly string[]): LoadedLibrary {
    const looked = paths.map((path) => ({ path, ...this.#look(path) }));
    // A copy beside a file, such as `MOJ copy.txt`, is before it in the order of names.
    const served = new Map<string, string>();
    for (const { path, translation } of looked) {
      const { code } = translation ?? {};
      if (code === undefined) continue;
      const before = served.get(code);
      if (before === undefined || nearness(path, code) > nearness(before, code)) served.set(code, path);
    }
    const translations: Translation[] = [];
    const faults: CorpusError[] = [];
    for (const { path, translation, fault } of looked) {
      if (fault !== undefined) faults.push(fault);
      if (translation === undefined) continue;
      const { code } = translation;
      if (served.get(code) === path) translations.push(translation);
      else faults.push(corpusError(path, 0, "same_code", { code }));
    }
    return { library: new Library(translations), faults };
  }

  /** Loads a file where it changed. */
  #look(path: string): Known {
    const before = this.#files.get(path);
    const signature = signatureOf(path);
    if (before?.signature === signature) return before;
    let known: Known;
    try {
      known = { signature, translation: loadTranslation(path), fault: undefined };
    } catch (fault) {
      if (!(fault instanceof CorpusError)) throw fault;
      const isFinal = !(fault instanceof UnreadableError);
      known = { signature: isFinal ? signature : "", translation: before?.translation, fault };
    }
    this.#files.set(path, known);
    return known;
  }
}

/** Returns how near the name of a file is to that of a code's own: 2 for it, 1 in other letters (`kjv.txt`), 0 for others. */
function nearness(path: string, code: string): number {
  const [name, own] = [basename(path), `${code}.txt`];
  if (name === own) return 2;
  return name.toLowerCase() === own.toLowerCase() ? 1 : 0;
}

/** Returns the end of the line that {@linkcode TranslationFolder.loaded} has once the present file of a code is loaded. */
export function fileSignature(directory: string, code: string): string {
  const name = `${code}.txt`;
  return `${name} ${signatureOf(join(directory, name))}`;
}

/** Returns a text that changes with a file. It has the change time because some tools set the other times back. */
function signatureOf(path: string): string {
  try {
    const { mtimeMs, ctimeMs, size, ino } = statSync(path);
    return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  } catch {
    return "unreadable";
  }
}

/** The options of watching a folder. */
interface WatchOptions {
  /** A text that is another once anything changed. */
  readonly signature: () => string;
  /** The signature of what is known already. */
  readonly known: string;
  /** Called once the change is over: a file that is still being written changes from look to look. */
  readonly changed: () => void;
  /** Milliseconds between two looks where the system reports no changes, as on many network folders. */
  readonly interval: number;
}

/** How long nothing may change before a change is taken to be over, in milliseconds. */
const SETTLING = 300;

/**
 * Watches a folder, which need not be there.
 *
 * @returns Ends the watching.
 */
export function watchFolder(directory: string, { signature, known, changed, interval }: WatchOptions): () => void {
  let seen = known;
  let watcher: FSWatcher | undefined;
  let settling: NodeJS.Timeout | undefined;
  const look = (before: string): void => {
    settling = undefined;
    const now = signature();
    if (now !== before) {
      settle(now);
    } else if (now !== seen) {
      seen = now;
      changed();
    }
  };
  const settle = (now?: string): void => {
    if (settling !== undefined) return;
    const before = now ?? signature();
    settling = setTimeout(() => look(before), SETTLING).unref();
  };
  const listen = (): void => {
    if (watcher !== undefined) return;
    try {
      watcher = watch(directory, { persistent: false }, () => settle());
      watcher.on("error", () => {
        watcher?.close();
        watcher = undefined;
      });
    } catch {
      // The folder is not there, or the system watches none here: the looks in between remain.
    }
  };
  const lookAgain = (): void => {
    listen();
    const now = signature();
    if (now !== seen) settle(now);
  };
  lookAgain();
  const timer = setInterval(lookAgain, interval).unref();
  return () => {
    clearInterval(timer);
    clearTimeout(settling);
    watcher?.close();
  };
}
