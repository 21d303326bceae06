import { type Config, type ReadSettings, SETTINGS, type Settings } from "../config/mod.ts";
import type { Store } from "../store/mod.ts";

const NAME = "default-translation";

/** The parts of the default translation. */
export interface DefaultTranslationOptions {
  readonly config: Config;
  readonly store: Pick<Store, "current" | "defaultTranslation" | "setDefaultTranslation">;
  /** The sources of the settings; without them nobody has set any. */
  readonly sources?: ReadSettings["sources"];
}

/** The default translation: that of a flag, variable or file, else the one that an administrator chose. */
export class DefaultTranslation {
  readonly #config: Config;
  readonly #store: DefaultTranslationOptions["store"];
  #source: string;

  constructor({ config, store, sources }: DefaultTranslationOptions) {
    this.#config = config;
    this.#store = store;
    this.#source = sources?.get(NAME) ?? "default";
    this.#apply();
  }

  /** The flag, variable or line of a file that sets it and wins over a choice; undefined where there is none. */
  get setBy(): string | undefined {
    return this.#source === "default" ? undefined : this.#source;
  }

  /** The code that an administrator chose; undefined where none was chosen. */
  get chosen(): string | undefined {
    return this.#store.defaultTranslation;
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
    await this.#store.setDefaultTranslation(code);
    if (code === undefined && this.setBy === undefined) this.#set(SETTINGS[NAME].default);
    else this.#apply();
  }

  /** Follows a choice that another process made, where several share a store. @throws {StoreUnavailable} */
  async refresh(): Promise<void> {
    await this.#store.current();
    if (this.setBy === undefined) this.#set(this.chosen ?? SETTINGS[NAME].default);
  }

  #apply(): void {
    const { chosen, setBy } = this;
    if (chosen !== undefined && setBy === undefined) this.#set(chosen);
  }

  #set(code: string): void {
    this.#config.update({ ...this.#config.current, [NAME]: code });
  }
}
