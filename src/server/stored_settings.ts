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
import type { Library } from "../corpus/mod.ts";
import type { Store } from "../store/mod.ts";
import type { DefaultTranslationChoice, FaceChoice, FaceTexts } from "../web/mod.ts";
import { every, type Part } from "./service_part.ts";

const DEFAULT = "default-translation";
const TEXTS = ["site-name", "site-contact", "site-accent", "site-footer"] as const;
const IMAGE = "site-image";
/** A setting that the store keeps under its own name. */
const ADDRESS = "public-url";
/** The settings of the store that hold the texts, as JSON, and the picture, in base64. */
const FACE = "face";
const CREST = "crest";
/** How often what another machine's administrator stored is looked for, in milliseconds. */
const INTERVAL_MS = 10_000;

/** The parts of the stored settings. */
export interface StoredSettingsOptions {
  readonly config: Config;
  readonly store: Pick<Store, "refresh" | "defaultTranslation" | "setDefaultTranslation" | "settings" | "setSetting">;
  readonly library: Pick<Library, "get" | "getDefault" | "loading">;
  readonly log: Log;
  /** The sources of the settings; without them no one has set any. */
  readonly sources?: ReadSettings["sources"];
}

/**
 * The settings that administrators choose on the pages: the default translation, the face of the service and its public URL. What flags,
 * variables or a file say wins over them.
 */
export class StoredSettings implements Part, DefaultTranslationChoice, FaceChoice {
  readonly #options: StoredSettingsOptions;
  readonly #refreshing = every(INTERVAL_MS, () => {
    // An unreachable store is reported elsewhere.
    this.refresh().catch(() => {});
  });
  #sources: ReadSettings["sources"];
  /** The stored values that are in force. */
  #applied: readonly unknown[] = [];
  /** The default translation that was found missing, and warned of. */
  #missing: string | undefined;

  constructor(options: StoredSettingsOptions) {
    this.#options = options;
    this.#sources = options.sources ?? new Map();
    this.#apply();
  }

  /** Follows other machines, and warns once all translations are loaded. */
  start(): void {
    this.#refreshing.start?.();
    void Promise.resolve(this.#options.library.loading).then(() => this.reload());
  }

  /** Warns where the default translation is not there, or not there any more. */
  reload(): void {
    // Without a choice another one is no surprise.
    if (this.chosen === undefined && this.setBy === undefined) return;
    const { config, library, log } = this.#options;
    const code = config.current[DEFAULT];
    const isThere = library.get(code) !== undefined;
    const isKnown = isThere || this.#missing === code;
    this.#missing = isThere ? undefined : code;
    if (isKnown) return;
    const other = library.getDefault(code)?.code ?? "";
    log("warning", new Problem("event.default_translation_missing", { code, other }));
  }

  stop(): void {
    void this.#refreshing.stop?.();
  }

  fixedBy(name: SettingName): string | undefined {
    const source = this.#sources.get(name) ?? "default";
    return source === "default" ? undefined : source;
  }

  get setBy(): string | undefined {
    return this.fixedBy(DEFAULT);
  }

  get chosen(): string | undefined {
    return this.#options.store.defaultTranslation;
  }

  /** Returns settings that were read again, with what is stored where nothing wins over it. */
  complete({ settings, sources }: ReadSettings): Settings {
    this.#sources = sources;
    return { ...settings, ...this.#stored() };
  }

  /** @throws {StoreUnavailable} If it cannot be stored; so for the two below. */
  async choose(code: string | undefined): Promise<void> {
    await this.#options.store.setDefaultTranslation(code);
    this.#apply();
  }

  async save(texts: FaceTexts): Promise<void> {
    const own = TEXTS.filter((name) => this.fixedBy(name) === undefined);
    const kept = { ...this.#storedTexts(), ...Object.fromEntries(own.map((name) => [name, texts[name]])) };
    const filled = Object.entries(kept).filter(([, text]) => text !== "");
    const value = filled.length === 0 ? undefined : JSON.stringify(Object.fromEntries(filled));
    await this.#options.store.setSetting(FACE, value);
    this.#apply();
  }

  async saveCrest(png: Buffer | undefined): Promise<void> {
    await this.#options.store.setSetting(CREST, png?.toString("base64"));
    this.#apply();
  }

  async saveAddress(url: string): Promise<void> {
    await this.#options.store.setSetting(ADDRESS, url === "" ? undefined : SETTINGS[ADDRESS].read(url));
    this.#apply();
  }

  /** Follows what another process stored, where several share a store. @throws {StoreUnavailable} */
  async refresh(): Promise<void> {
    await this.#options.store.refresh();
    this.#apply();
  }

  #apply(): void {
    const { config, store } = this.#options;
    const kept = [FACE, CREST, ADDRESS].map((name) => store.settings.get(name));
    const stored = [store.defaultTranslation, ...kept];
    if (stored.every((value, index) => value === this.#applied[index])) return;
    const isTakenBack = stored[0] === undefined && this.#applied[0] !== undefined;
    this.#applied = stored;
    const usual = isTakenBack && this.setBy === undefined && { [DEFAULT]: SETTINGS[DEFAULT].default };
    config.update({ ...config.current, ...this.#stored(), ...usual });
  }

  /** Returns the values of the settings that nothing fixes. */
  #stored(): Partial<Settings> {
    const texts = this.#storedTexts();
    const crest = this.#options.store.settings.get(CREST);
    const values: [SettingName, unknown][] = TEXTS.map((name) => [name, this.#read(name, texts[name])]);
    values.push([ADDRESS, this.#read(ADDRESS, this.#options.store.settings.get(ADDRESS))]);
    values.push([IMAGE, crest === undefined ? undefined : storedImage(crest)]);
    if (this.chosen !== undefined) values.push([DEFAULT, this.chosen]);
    return Object.fromEntries(values.filter(([name]) => this.fixedBy(name) === undefined));
  }

  #storedTexts(): Partial<FaceTexts> {
    try {
      return Object(JSON.parse(this.#options.store.settings.get(FACE) ?? "{}"));
    } catch {
      return {};
    }
  }

  /** Reads a stored text; one that a later version wrote and this one cannot use is as if it were absent. */
  #read(name: (typeof TEXTS)[number] | typeof ADDRESS, text: unknown): unknown {
    try {
      return SETTINGS[name].read(String(text ?? ""));
    } catch {
      this.#options.log("warning", new Problem("event.stored_setting_unusable", {}), { setting: name });
      return SETTINGS[name].read("");
    }
  }
}
