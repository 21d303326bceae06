import type { Log } from "../base/log.ts";
import { messageOf } from "../base/message_of.ts";
import { openServedLibrary } from "../corpus/builtin/mod.ts";
import {
  type LoadedLibrary,
  prepareVocabularies,
  TranslationFolder,
  watchFolder,
} from "../corpus/mod.ts";
import type { App } from "./app.ts";

/** The translations that are served, as the folder has them now. */
export class ServedTranslations {
  readonly #path: string;
  readonly #isOptional: boolean;
  readonly #folder: TranslationFolder;
  /** The faults that the log has already. */
  #told = new Set<string>();
  #interval = 0;
  #unwatch = () => {};

  /** @param options `optional`: the folder may be absent, as long as something is built in. */
  constructor(path: string, { optional }: { optional: boolean }) {
    this.#path = path;
    this.#isOptional = optional;
    this.#folder = new TranslationFolder(this.#path);
  }

  /** @throws {Error} If there is no sound translation. */
  open(log: Log) {
    const { library, faults } = this.#load();
    this.#tell(faults, log);
    if (library.translations().length > 0) return library;
    throw new Error(
      `No translation in the folder "${this.#path}": bring one in with \`ambo import\``,
    );
  }

  /** Looks at the folder again, and has the app serve what is there now. */
  renew(app: App, log: Log): void {
    try {
      const { library, faults } = this.#load();
      this.#tell(faults, log);
      const before = app.library.translations();
      const now = library.translations();
      const isSame = now.length === before.length && now.every((one, at) => one === before[at]);
      if (isSame) return;
      app.exchange(library);
      void prepareVocabularies(now);
      const codes = now.map(({ code }) => code).join(",");
      log("notice", "Translations taken up", { translations: codes });
    } catch (error) {
      log("error", `The translations stay as they were: ${messageOf(error)}`);
    }
  }

  /**
   * Watches the folder from now on.
   *
   * @param interval Milliseconds between two looks where the system tells of no change; 0 ends the watching.
   */
  watch(changed: () => void, interval: number): void {
    if (interval === this.#interval) return;
    this.#unwatch();
    this.#interval = interval;
    const signature = () => this.#folder.signature();
    const known = this.#folder.loaded;
    this.#unwatch =
      interval === 0 ? () => {} : watchFolder(this.#path, { signature, known, changed, interval });
  }

  #load(): LoadedLibrary {
    return openServedLibrary(this.#path, {
      optional: this.#isOptional,
      open: () => this.#folder.load(),
    });
  }

  #tell(faults: LoadedLibrary["faults"], log: Log): void {
    for (const { message } of faults) {
      if (!this.#told.has(message)) log("error", message);
    }
    this.#told = new Set(faults.map(({ message }) => message));
  }
}
