import { messageOf } from "../base/errors.ts";
import type { Log } from "../base/log.ts";
import { openServedLibrary } from "../corpus/builtin/mod.ts";
import {
  Library,
  type LoadedLibrary,
  prepareVocabularies,
  TranslationFolder,
  watchFolder,
} from "../corpus/mod.ts";

/** The translations that are served, as the folder has them now. */
export class ServedTranslations {
  readonly library = new Library();
  readonly #path: string;
  readonly #isOptional: boolean;
  readonly #log: Log;
  readonly #folder: TranslationFolder;
  /** The faults that the log has already. */
  #logged = new Set<string>();
  #interval = 0;
  #unwatch = () => {};

  /**
   * Loads the translations of a folder.
   *
   * @param options `optional`: The folder may be absent, as long as something is built in.
   * @throws {Error} If there is no sound translation.
   */
  constructor(path: string, { optional, log }: { optional: boolean; log: Log }) {
    this.#path = path;
    this.#isOptional = optional;
    this.#log = log;
    this.#folder = new TranslationFolder(path);
    this.library.replace(this.#load());
    if (this.library.translations().length === 0) {
      throw new Error(`No translation in the folder "${path}": bring one in with \`ambo import\``);
    }
  }

  /** Loads what changed in the folder since the last time, and serves it. @returns True where something did. */
  reload(): boolean {
    try {
      const before = this.library.translations();
      const now = this.#load();
      if (now.length === before.length && now.every((one, at) => one === before[at])) return false;
      this.library.replace(now);
      void prepareVocabularies(now);
      const codes = now.map(({ code }) => code).join(",");
      this.#log("notice", "Reloaded the translations", { translations: codes });
      return true;
    } catch (error) {
      this.#log("error", `Cannot reload the translations, the old ones stay: ${messageOf(error)}`);
      return false;
    }
  }

  /**
   * Watches the folder from now on.
   *
   * @param onChange Called when files changed.
   * @param interval Milliseconds between two looks where the system tells of no change; 0 ends the watching.
   */
  watch(onChange: () => void, interval: number): void {
    if (interval === this.#interval) return;
    this.#unwatch();
    this.#interval = interval;
    const signature = () => this.#folder.signature();
    const known = this.#folder.loaded;
    this.#unwatch =
      interval === 0
        ? () => {}
        : watchFolder(this.#path, { signature, known, changed: onChange, interval });
  }

  #load(): ReturnType<Library["translations"]> {
    const { library, faults } = openServedLibrary(this.#path, {
      optional: this.#isOptional,
      open: () => this.#folder.load(),
    });
    this.#logFaults(faults);
    return library.translations();
  }

  #logFaults(faults: LoadedLibrary["faults"]): void {
    for (const { message } of faults) {
      if (!this.#logged.has(message)) this.#log("error", message);
    }
    this.#logged = new Set(faults.map(({ message }) => message));
  }
}
