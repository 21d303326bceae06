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
import type { FaceTexts, StoredChoices } from "../web/mod.ts";
import { every, type Part } from "./service_part.ts";

const DEFAULT = "default-translation";
const TEXTS = ["site-name", "site-contact", "site-accent", "site-footer"] as const;
const IMAGE = "site-image";
/** A setting that the store keeps under its own name. */
const ADDRESS = "public-url";
/** The settings of the store that hold the texts, as JSON, and the picture, in base64. */
const FACE = "face";
const CREST = "crest";
/** Why the default translation is the one that it is where no one chose it, and the codes of all in the order in which they came. */
const FIRST_TEXTS = "first-texts";
/** The answer of an administrator to who may read. */
const READER = "reader";
/** How often what another machine's administrator stored is looked for, in milliseconds. */
const INTERVAL_MS = 10_000;

/** The parts of the stored settings. */
export interface StoredSettingsOptions {
  readonly config: Config;
  readonly store: Pick<
    Store,
    "refresh" | "defaultTranslation" | "setDefaultTranslation" | "settings" | "setSetting" | "updateSetting"
  >;
  readonly library: Pick<Library, "get" | "getDefault" | "loading" | "rank" | "recallRank">;
  readonly log: Log;
  /** The sources of the settings; without them no one has set any. */
  readonly sources?: ReadSettings["sources"];
}

/** The translations on record: the code that answers where no one chose another, and those after it. */
interface FirstTexts {
  /** `preset`: it was there under the code of the setting. `brought`: an administrator pressed the button that says so. */
  readonly reason: "preset" | "slovenian" | "first" | "brought";
  readonly codes: readonly string[];
}

/**
 * The settings that administrators choose on the pages: the default translation, who may read, the face of the service and its
 * public URL. What flags, variables or a file say wins over them. Where no one chose a default translation, the one that
 * answers is recorded, so that a file that is copied into the folder moves nothing.
 */
export class StoredSettings implements Part, StoredChoices {
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

  /** Follows other machines, and says which translation is the default one once all are loaded. */
  start(): void {
    this.#refreshing.start?.();
    void Promise.resolve(this.#options.library.loading).then(async () => {
      // The store logs why it cannot write; what came first is in memory then.
      await this.#record().catch(() => {});
      this.#report();
      this.reload();
    });
  }

  /** Records what came, and warns where the default translation is not there, or not there any more. */
  reload(): void {
    void this.#record().catch(() => {});
    // Without a choice or a record another one is no surprise.
    if ((this.chosen ?? this.setBy ?? this.#firstTexts) === undefined) return;
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

  get recorded(): string {
    return this.#firstTexts?.codes[0] ?? SETTINGS[DEFAULT].default;
  }

  get readerAnswer(): string | undefined {
    return this.#options.store.settings.get(READER);
  }

  /** Returns settings that were read again, with what is stored where nothing wins over it. */
  complete({ settings, sources }: ReadSettings): Settings {
    this.#sources = sources;
    return { ...settings, ...this.#stored() };
  }

  /** @throws {StoreUnavailable} If it cannot be stored; so for the two below. */
  async choose(code: string | undefined): Promise<void> {
    await this.#options.store.setDefaultTranslation(code);
    this.follow();
  }

  /** Records a text that was brought in for the default one: pages in other languages go on to show theirs. */
  async bring(code: string): Promise<void> {
    await this.#options.store.updateSetting(FIRST_TEXTS, (value) => {
      const codes = (readFirstTexts(value)?.codes ?? this.#options.library.rank).filter((each) => each !== code);
      return ["brought", code, ...codes].join(" ");
    });
    this.follow();
    this.#report();
  }

  async answerReader(reader: string): Promise<void> {
    await this.#options.store.setSetting(READER, SETTINGS.reader.read(reader));
    this.follow();
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
    this.follow();
  }

  /** Puts in force what a command stored. */
  follow(): void {
    this.#apply();
    void this.#record().catch(() => {});
  }

  get #firstTexts(): FirstTexts | undefined {
    return readFirstTexts(this.#options.store.settings.get(FIRST_TEXTS));
  }

  /**
   * Records what came first where no one chose a default translation, and what came since after it; once for all machines.
   *
   * @throws {StoreUnavailable}
   */
  async #record(): Promise<void> {
    const { library, log, store } = this.#options;
    const known = this.#firstTexts;
    if (library.loading !== undefined || (known === undefined && (this.setBy ?? this.chosen) !== undefined)) return;
    if (library.rank.length === 0 || library.rank.every((code) => known?.codes.includes(code))) return;
    let recorded: FirstTexts | undefined;
    await store.updateSetting(FIRST_TEXTS, (value) => {
      const before = readFirstTexts(value);
      recorded = before === undefined ? this.#firstOfAll() : undefined;
      const { reason, codes } = recorded ?? before!;
      return [reason, ...codes, ...library.rank.filter((code) => !codes.includes(code))].join(" ");
    });
    this.#apply();
    if (recorded === undefined) return;
    const { reason, codes } = recorded;
    const preset = SETTINGS[DEFAULT].default;
    log("notice", new Problem("event.default_translation_recorded", { code: codes[0]!, preset, why: reason }));
  }

  /** Returns the translation that answers without a choice and a record, and why. */
  #firstOfAll(): FirstTexts {
    const { library } = this.#options;
    const preset = SETTINGS[DEFAULT].default;
    const first = library.getDefault(preset)!;
    const isPreset = library.get(preset) !== undefined;
    return { reason: isPreset ? "preset" : first.language === "slv" ? "slovenian" : "first", codes: [first.code] };
  }

  /** Says at each start which translation is the default one, and why. */
  #report(): void {
    const { config, library, log } = this.#options;
    const { setBy: source, chosen } = this;
    const isDecided = (source ?? chosen) !== undefined;
    if (!isDecided && library.rank.length === 0) return;
    const first = isDecided ? undefined : (this.#firstTexts ?? this.#firstOfAll());
    const why = first?.reason ?? (source === undefined ? "chosen" : "set");
    log(
      "notice",
      new Problem("event.default_translation", { code: first?.codes[0] ?? config.current[DEFAULT], why, source }),
    );
  }

  #apply(): void {
    const { config, store, library } = this.#options;
    const values = [FACE, CREST, ADDRESS, FIRST_TEXTS, READER].map((name) => store.settings.get(name));
    const stored = [store.defaultTranslation, ...values];
    if (this.#firstTexts !== undefined) library.recallRank(this.#firstTexts.codes);
    if (stored.every((value, index) => value === this.#applied[index])) return;
    const isTakenBack = stored[0] === undefined && this.#applied[0] !== undefined;
    this.#applied = stored;
    const usual = isTakenBack && this.setBy === undefined && { [DEFAULT]: this.recorded };
    config.update({ ...config.current, ...usual, ...this.#stored() });
  }

  /** Returns the values of the settings that nothing fixes. */
  #stored(): Partial<Settings> {
    const texts = this.#storedTexts();
    const crest = this.#options.store.settings.get(CREST);
    const values: [SettingName, unknown][] = TEXTS.map((name) => [name, this.#read(name, texts[name])]);
    values.push([ADDRESS, this.#read(ADDRESS, this.#options.store.settings.get(ADDRESS))]);
    values.push([IMAGE, crest === undefined ? undefined : storedImage(crest)]);
    const code = this.chosen ?? this.#firstTexts?.codes[0];
    if (code !== undefined) values.push([DEFAULT, code]);
    if (this.readerAnswer !== undefined) values.push([READER, this.#read(READER, this.readerAnswer)]);
    return Object.fromEntries(values.filter(([name]) => this.fixedBy(name) === undefined));
  }

  #storedTexts(): Partial<FaceTexts> {
    try {
      return Object(JSON.parse(this.#options.store.settings.get(FACE) ?? "{}"));
    } catch {
      return {};
    }
  }

  /** Reads a stored text; one that a later version wrote and this one cannot use is as if it were absent, or closed. */
  #read(name: (typeof TEXTS)[number] | typeof ADDRESS | typeof READER, text: unknown): unknown {
    try {
      return SETTINGS[name].read(String(text ?? ""));
    } catch {
      this.#options.log("warning", new Problem("event.stored_setting_unusable", {}), { setting: name });
      return SETTINGS[name].read(name === READER ? "signed-in" : "");
    }
  }
}

/** Reads the record of the first texts, or undefined. */
function readFirstTexts(value: string | undefined): FirstTexts | undefined {
  const [reason, ...codes] = value?.split(" ") ?? [];
  return codes.length === 0 ? undefined : { reason: reason as FirstTexts["reason"], codes };
}
