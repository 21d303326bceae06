import type { Log } from "../base/log.ts";
import type { Config } from "../config/mod.ts";
import type { ServiceMetrics } from "./metrics/mod.ts";
import type { ServedTranslations } from "./served_translations.ts";
import type { Part } from "./service_part.ts";

/** The parts of the translations' reload. */
export interface TranslationsReloadOptions {
  readonly translations: ServedTranslations;
  readonly config: Config;
  readonly metrics: ServiceMetrics | undefined;
  readonly log: Log;
  /** Reloads this part, and whatever else follows a changed folder. */
  readonly onChange: () => void;
}

/** Serves the translations of changed files, at a reload and as soon as the folder changes. */
export class TranslationsReload implements Part {
  readonly #options: TranslationsReloadOptions;
  #unfollow = () => {};

  constructor(options: TranslationsReloadOptions) {
    this.#options = options;
  }

  start(): void {
    const { config, log, translations } = this.#options;
    const { library } = translations;
    this.#watch();
    this.#unfollow = config.onChange(() => this.#watch());
    void Promise.resolve(library.loading).then(() => {
      const { length } = library.translations();
      log("notice", "Loaded all translations", { translations: length });
    });
  }

  reload(): void {
    const { translations, metrics } = this.#options;
    if (translations.reload()) metrics?.reloads.add();
  }

  stop(): void {
    const { translations, onChange } = this.#options;
    this.#unfollow();
    translations.watch(onChange, 0);
  }

  #watch(): void {
    const { config, translations, onChange } = this.#options;
    translations.watch(onChange, config.current["watch-interval"]);
  }
}
