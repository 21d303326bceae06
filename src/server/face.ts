import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import {
  type Config,
  type ReadSettings,
  SETTINGS,
  type SettingName,
  type Settings,
  storedImage,
} from "../config/mod.ts";
import type { Store } from "../store/mod.ts";
import type { FaceChoice, FaceTexts } from "../web/mod.ts";

const TEXTS = ["site-name", "site-contact", "site-accent", "site-footer"] as const;
const IMAGE = "site-image";
/** The settings of the store that hold the texts, as JSON, and the picture, in base64. */
const [FACE, CREST] = ["face", "crest"];

/** The parts of the face. */
export interface FaceOptions {
  readonly config: Config;
  readonly store: Pick<Store, "settings" | "setSetting">;
  readonly log: Log;
  /** The sources of the settings; without them those that are set are fixed. */
  readonly sources?: ReadSettings["sources"];
}

/** The face of the service: what flags, variables or a file say, else what an administrator stored. */
export class Face implements FaceChoice {
  readonly #options: FaceOptions;
  readonly #sources = new Map<SettingName, string>();
  /** The stored values that are in force. */
  #applied: readonly unknown[] = [];

  constructor(options: FaceOptions) {
    this.#options = options;
    const { config, sources } = options;
    for (const name of [...TEXTS, IMAGE] as const) {
      const isSet = String(config.current[name] ?? "") !== "";
      this.#sources.set(name, sources?.get(name) ?? (isSet ? `--${name}` : "default"));
    }
    this.follow();
  }

  fixedBy(name: SettingName): string | undefined {
    const source = this.#sources.get(name) ?? "default";
    return source === "default" ? undefined : source;
  }

  /** Returns settings that were read again, with what is stored where nothing wins over it. */
  complete(settings: Settings, sources: ReadSettings["sources"]): Settings {
    for (const name of [...TEXTS, IMAGE] as const) {
      this.#sources.set(name, sources.get(name) ?? "default");
    }
    return { ...settings, ...this.#stored() };
  }

  async save(texts: FaceTexts): Promise<void> {
    const own = TEXTS.filter((name) => this.fixedBy(name) === undefined);
    const kept = {
      ...this.#storedTexts(),
      ...Object.fromEntries(own.map((name) => [name, texts[name]])),
    };
    const filled = Object.entries(kept).filter(([, text]) => text !== "");
    await this.#options.store.setSetting(
      FACE!,
      filled.length === 0 ? undefined : JSON.stringify(Object.fromEntries(filled)),
    );
    this.follow();
  }

  async saveCrest(png: Buffer | undefined): Promise<void> {
    await this.#options.store.setSetting(CREST!, png?.toString("base64"));
    this.follow();
  }

  /** Follows the store, where another machine's administrator may have saved something. */
  follow(): void {
    const { config, store } = this.#options;
    const stored = [store.settings.get(FACE!), store.settings.get(CREST!)];
    if (stored.every((value, index) => value === this.#applied[index])) return;
    this.#applied = stored;
    config.update({ ...config.current, ...this.#stored() });
  }

  /** Returns the values of the settings that nothing fixes. */
  #stored(): Partial<Settings> {
    const texts = this.#storedTexts();
    const values: [SettingName, unknown][] = TEXTS.map((name) => [name, this.#read(name, texts[name])]);
    const crest = this.#options.store.settings.get(CREST!);
    values.push([IMAGE, crest === undefined ? undefined : storedImage(crest)]);
    return Object.fromEntries(values.filter(([name]) => this.fixedBy(name) === undefined));
  }

  #storedTexts(): Partial<FaceTexts> {
    try {
      return Object(JSON.parse(this.#options.store.settings.get(FACE!) ?? "{}"));
    } catch {
      return {};
    }
  }

  /** Reads a stored text; one that a later version wrote and this one cannot use is as if it were absent. */
  #read(name: (typeof TEXTS)[number], text: unknown): unknown {
    try {
      return SETTINGS[name].read(String(text ?? ""));
    } catch {
      const event = new Problem("event.stored_setting_unusable", {});
      this.#options.log("warning", event, { setting: name });
      return SETTINGS[name].read("");
    }
  }
}
