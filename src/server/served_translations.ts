import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import { openServedLibrary } from "../corpus/builtin/mod.ts";
import {
  Library,
  type LoadedLibrary,
  prepareVocabularies,
  TranslationFolder,
  translationFiles,
  watchFolder,
} from "../corpus/mod.ts";
import { explain } from "../i18n/problems/mod.ts";

/** How translations are loaded. */
export interface ServedTranslationsOptions {
  readonly first: string;
  readonly optional: boolean;
  readonly log: Log;
}

/** The translations that are served, as the folder has them now. */
export class ServedTranslations {
  readonly library = new Library();
  readonly #path: string;
  readonly #options: ServedTranslationsOptions;
  readonly #folder: TranslationFolder;
  /** The faults that the log has already. */
  #logged = new Set<string>();
  #faults: LoadedLibrary["faults"] = [];
  /** True where the log has, as its last word, that the folder cannot be read. */
  #isKept = false;
  #interval = 0;
  #unwatch = () => {};

  /**
   * Loads the translation that is asked for most, and the others after it.
   *
   * @param options `first`: The code of the translation to load first. `optional`: The folder may be absent, as long as
   *   something is built in.
   * @throws {Problem} If there are files and no sound translation among them.
   */
  constructor(path: string, options: ServedTranslationsOptions) {
    this.#path = path;
    this.#options = options;
    this.#folder = new TranslationFolder(path);
    this.library.replace(this.#load(() => this.#folder.loadFirst(options.first)));
    if (this.library.translations().length === 0) this.library.replace(this.#load());
    if (this.library.translations().length === 0) {
      // An empty folder can be filled on the pages; one whose files are all at fault is to be mended first.
      if (translationFiles(path).length > 0)
        throw new Problem("service.no_translation", { folder: path }, { cause: this.#faults[0] });
      options.log("warning", new Problem("event.no_translations", { folder: path }));
    }
    this.library.awaitMore(this.#loadRest());
  }

  /** Returns the path of the folder and the files that are loaded. */
  get folder(): { readonly folder: string; readonly loaded: string } {
    return { folder: resolve(this.#path), loaded: this.#folder.loaded };
  }

  /** The faults that files have now. */
  get faults(): LoadedLibrary["faults"] {
    return this.#faults;
  }

  /** Loads what changed in the folder since the last time, and serves it. @returns True where something did. */
  reload(): boolean {
    if (this.library.loading !== undefined) return false;
    try {
      const before = this.library.translations();
      const now = this.#load();
      const isSame = now.length === before.length && now.every((one, at) => one === before[at]);
      if (isSame && !this.#isKept) return false;
      this.#isKept = false;
      this.library.replace(now);
      void prepareVocabularies(now);
      const codes = now.map(({ code }) => code).join(",");
      this.#options.log("notice", new Problem("event.translations_reloaded", {}), { translations: codes });
      return true;
    } catch (error) {
      this.#isKept = true;
      this.#options.log("error", new Problem("event.translations_kept", {}, { cause: error }));
      return false;
    }
  }

  /**
   * Watches the folder from now on.
   *
   * @param onChange Called when files changed.
   * @param interval Milliseconds between two looks where the system reports no changes; 0 ends the watching.
   */
  watch(onChange: () => void, interval: number): void {
    if (interval === this.#interval) return;
    this.#unwatch();
    this.#interval = interval;
    this.#unwatch = () => {};
    if (interval === 0) return;
    const signature = () => this.#folder.signature();
    const watch = (): void => {
      if (interval !== this.#interval) return;
      const known = this.#folder.loaded;
      this.#unwatch = watchFolder(this.#path, { signature, known, changed: onChange, interval });
    };
    if (this.library.loading === undefined) watch();
    else void this.library.loading.then(watch);
  }

  /** Loads the other translations, without keeping requests waiting for more than one of them at a time. */
  async #loadRest(): Promise<void> {
    try {
      // Without a folder, translations may be built in.
      if (existsSync(this.#path)) await this.#folder.loadInTurns();
      const all = this.#load();
      if (all.length > this.library.translations().length) this.library.replace(all);
    } catch (error) {
      this.#options.log("error", new Problem("event.translations_incomplete", {}, { cause: error }));
    }
  }

  #load(open: () => LoadedLibrary = () => this.#folder.load()): ReturnType<Library["translations"]> {
    const { library, faults } = openServedLibrary(this.#path, {
      optional: this.#options.optional,
      open,
    });
    this.#logFaults(faults);
    return library.translations();
  }

  #logFaults(faults: LoadedLibrary["faults"]): void {
    this.#faults = faults;
    const logged = new Set<string>();
    for (const fault of faults) {
      const message = explain(fault, "en");
      if (!this.#logged.has(message)) this.#options.log("error", fault);
      logged.add(message);
    }
    this.#logged = logged;
  }
}
