import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import { type Config, type ReadSettings, SETTINGS, type Settings } from "../config/mod.ts";
import type { Library } from "../corpus/mod.ts";
import type { Store } from "../store/mod.ts";
import type { Part } from "./service_part.ts";

const NAME = "default-translation";
/** How often a choice that another machine's administrator made is looked for, in milliseconds. */
const INTERVAL_MS = 10_000;

/** The parts of the default translation. */
export interface DefaultTranslationOptions {
  readonly config: Config;
  readonly store: Pick<Store, "refresh" | "defaultTranslation" | "setDefaultTranslation">;
  readonly library: Pick<Library, "get" | "getDefault" | "loading">;
  readonly log: Log;
  /** The sources of the settings; without them no one has set any. */
  readonly sources?: ReadSettings["sources"];
}

/** The default translation: that of a flag, variable or file, else the one that an administrator chose. */
export class DefaultTranslation implements Part {
  readonly #options: DefaultTranslationOptions;
  #source: string;
  #timer: NodeJS.Timeout | undefined;
  /** The code that was found missing, and warned of. */
  #missing: string | undefined;

  constructor(options: DefaultTranslationOptions) {
    this.#options = options;
    this.#source = options.sources?.get(NAME) ?? "default";
    this.#apply();
  }

  /** Follows other machines, and warns once all translations are loaded. */
  start(): void {
    this.#timer = setInterval(() => {
      // An unreachable store is reported elsewhere.
      this.refresh().catch(() => {});
    }, INTERVAL_MS).unref();
    void Promise.resolve(this.#options.library.loading).then(() => this.reload());
  }

  /** Warns where the default translation is not there, or not there any more. */
  reload(): void {
    // Without a choice another one is no surprise.
    if (this.chosen === undefined && this.setBy === undefined) return;
    const code = this.#options.config.current[NAME];
    const isThere = this.#options.library.get(code) !== undefined;
    const isKnown = isThere || this.#missing === code;
    this.#missing = isThere ? undefined : code;
    if (isKnown) return;
    const other = this.#options.library.getDefault(code)?.code;
    const values = { code, other: other ?? "" };
    this.#options.log("warning", new Problem("event.default_translation_missing", values));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The flag, variable or line of a file that sets it and wins over a choice; undefined where there is none. */
  get setBy(): string | undefined {
    return this.#source === "default" ? undefined : this.#source;
  }

  /** The code that an administrator chose; undefined where none was chosen. */
  get chosen(): string | undefined {
    return this.#options.store.defaultTranslation;
  }

  /** Returns settings that were read again, with the choice where nothing wins over it. */
  complete({ settings, sources }: ReadSettings): Settings {
    this.#source = sources.get(NAME) ?? "default";
    const { chosen, setBy } = this;
    return chosen === undefined || setBy !== undefined ? settings : { ...settings, [NAME]: chosen };
  }

  /**
   * Chooses the default translation; it is in force when the promise resolves, unless a setting wins.
   *
   * @param code Undefined takes the choice back.
   * @throws {StoreUnavailable} If it cannot be stored.
   */
  async choose(code: string | undefined): Promise<void> {
    await this.#options.store.setDefaultTranslation(code);
    if (code === undefined && this.setBy === undefined) this.#set(SETTINGS[NAME].default);
    else this.#apply();
  }

  /** Follows a choice that another process made, where several share a store. @throws {StoreUnavailable} */
  async refresh(): Promise<void> {
    await this.#options.store.refresh();
    if (this.setBy === undefined) this.#set(this.chosen ?? SETTINGS[NAME].default);
  }

  #apply(): void {
    const { chosen, setBy } = this;
    if (chosen !== undefined && setBy === undefined) this.#set(chosen);
  }

  #set(code: string): void {
    this.#options.config.update({ ...this.#options.config.current, [NAME]: code });
  }
}
