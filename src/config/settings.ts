import { DAY_SECONDS } from "../base/clock.ts";
import { CALENDARS, DIOCESES } from "../base/dioceses.ts";
import { readTrustedProxies } from "../http/mod.ts";
import {
  basePath,
  DEFAULT_ZONE,
  embedOrigins,
  engineAddresses,
  enginePrefix,
  fileMode,
  oneOf,
  origin,
  portOrOff,
  publicUrl,
  type Setting,
  seconds,
  setting,
  singleLine,
  someText,
  text,
  timeZone,
  token,
  whole,
} from "./setting.ts";
import { siteColor, siteContact, siteImage } from "./site_settings.ts";

/** Reads the name of a diocese; empty for none. */
const diocese = (text: string) => (text === "" ? undefined : oneOf(...DIOCESES)(text));

/** The longest texts of the face of the service, in characters. */
export const FACE_LENGTHS = { "site-name": 80, "site-footer": 200 } as const;
const RELOADABLE = { reloadable: true };
const MILLION = 1_000_000;

/** Every setting of the service, by flag without the dashes. */
export const SETTINGS = {
  settings: setting(["FILE", ""], text),

  host: setting(["ADDRESS", "127.0.0.1"], (text) => someText(text).replace(/^\[(.*:.*)\]$/, "$1")),
  port: setting(["NUMBER", "8080"], whole(0, 65_535)),
  socket: setting(["PATH", ""], text),
  "socket-mode": setting(["MODE", "660"], fileMode),
  "tls-cert": setting(["FILE", ""], text),
  "tls-key": setting(["FILE", ""], text),
  "base-path": setting(["PATH", "/v1"], basePath),
  "public-url": setting(["URL", ""], publicUrl, RELOADABLE),
  "allow-origin": setting(["ORIGIN", "*"], origin, RELOADABLE),
  "trusted-proxy": setting(["LIST", ""], readTrustedProxies, RELOADABLE),
  "proxy-header": setting(["NAME", "x-forwarded-for"], oneOf("x-forwarded-for", "forwarded"), RELOADABLE),

  corpus: setting(["FOLDER", "corpus"], someText),
  "watch-interval": setting(["SECONDS", "10"], seconds(0, DAY_SECONDS), RELOADABLE),
  "default-translation": setting(["CODE", "SSP3"], someText, RELOADABLE),
  calendar: setting(["NAME", CALENDARS[0]], oneOf(...CALENDARS)),
  diocese: setting(["NAME", ""], diocese),
  feasts: setting(["FILE", ""], text),
  "max-verses": setting(["NUMBER", "500"], whole(1, 100_000), RELOADABLE),

  texts: setting(["FILE", ""], text, RELOADABLE),
  downloads: setting(["STATE", "on"], oneOf("on", "off"), RELOADABLE),
  "upload-limit": setting(["BYTES", "67108864"], whole(0, 512 * 1024 * 1024), RELOADABLE),

  keys: setting(["FOLDER", "keys"], someText),
  "daily-limit": setting(["NUMBER", "100"], whole(1, 1_000_000_000), RELOADABLE),
  timezone: setting(["ZONE", DEFAULT_ZONE], timeZone),

  engine: setting(["LIST", ""], engineAddresses),
  "engine-ca": setting(["FILE", ""], text),
  "engine-cert": setting(["FILE", ""], text),
  "engine-key": setting(["FILE", ""], text),
  "engine-user": setting(["NAME", ""], text),
  "engine-password": setting(["PASSWORD", ""], text, { secret: true }),
  "engine-prefix": setting(["NAME", "ambo"], enginePrefix),
  "engine-quota": setting(["BYTES", "0"], whole(0, 1024 ** 4)),

  "site-name": setting(["NAME", ""], singleLine(FACE_LENGTHS["site-name"]), RELOADABLE),
  "site-contact": setting(["CONTACT", ""], siteContact, RELOADABLE),
  "site-accent": setting(["COLOR", ""], siteColor, RELOADABLE),
  "site-footer": setting(["LINE", ""], singleLine(FACE_LENGTHS["site-footer"]), RELOADABLE),
  "site-image": setting(["FILE", ""], siteImage, RELOADABLE),
  offline: setting(["STATE", "on"], oneOf("on", "off"), RELOADABLE),
  index: setting(["STATE", "off"], oneOf("on", "off"), RELOADABLE),
  "sign-up": setting(["WHO", "closed"], oneOf("closed", "open"), RELOADABLE),
  reader: setting(["WHO", "open"], oneOf("open", "signed-in", "off"), RELOADABLE),
  "reader-limit": setting(["NUMBER", "1000"], whole(1, MILLION), RELOADABLE),
  embed: setting(["STATE", "on"], oneOf("on", "off"), RELOADABLE),
  "embed-origins": setting(["LIST", "*"], embedOrigins, RELOADABLE),

  "header-timeout": setting(["SECONDS", "10"], seconds(0.1, 3600), RELOADABLE),
  "request-timeout": setting(["SECONDS", "30"], seconds(0.1, 3600), RELOADABLE),
  "send-timeout": setting(["SECONDS", "60"], seconds(0.1, 3600), RELOADABLE),
  "keep-alive": setting(["SECONDS", "65"], seconds(1, 3600), RELOADABLE),
  "drain-deadline": setting(["SECONDS", "5"], seconds(0, 3600), RELOADABLE),
  "max-connections": setting(["NUMBER", "10000"], whole(1, MILLION), RELOADABLE),
  "max-connections-per-address": setting(["NUMBER", "256"], whole(1, MILLION), RELOADABLE),
  "max-requests-per-connection": setting(["NUMBER", "10000"], whole(1, 1_000_000_000), RELOADABLE),
  "max-header-size": setting(["BYTES", "16384"], whole(1024, MILLION)),
  "max-headers": setting(["NUMBER", "100"], whole(10, 1000), RELOADABLE),
  "max-url-length": setting(["BYTES", "8192"], whole(256, MILLION), RELOADABLE),
  "max-body-size": setting(["BYTES", "65536"], whole(0, 100 * MILLION), RELOADABLE),
  "failed-keys": setting(["NUMBER", "20"], whole(1, MILLION), RELOADABLE),
  "compression-cache": setting(["BYTES", "16777216"], whole(0, 1000 * MILLION)),
  "search-memory": setting(["BYTES", "33554432"], whole(0, 10_000 * MILLION), RELOADABLE),

  "log-level": setting(["LEVEL", "info"], oneOf("error", "warning", "notice", "info", "debug"), RELOADABLE),
  "log-format": setting(["FORMAT", "text"], oneOf("text", "json"), RELOADABLE),
  "log-rate": setting(["NUMBER", "10"], whole(0, MILLION), RELOADABLE),
  "metrics-port": setting(["NUMBER", "off"], portOrOff),
  "metrics-token": setting(["TOKEN", ""], token, { secret: true }),
} as const;

export type SettingName = keyof typeof SETTINGS;

/** The value of every setting; times in milliseconds. */
export type Settings = {
  readonly [K in SettingName]: (typeof SETTINGS)[K] extends Setting<infer T> ? T : never;
};

/** The settings that an operator sets; the others are for what is seldom otherwise. */
export const USUAL_SETTINGS: ReadonlySet<SettingName> = new Set<SettingName>([
  ...(["settings", "host", "port", "tls-cert", "tls-key", "public-url", "trusted-proxy"] as const),
  ...(["corpus", "default-translation", "calendar", "diocese", "keys", "daily-limit", "timezone"] as const),
  ...(["site-name", "site-contact", "sign-up", "reader", "reader-limit", "log-level"] as const),
]);

/** Settings that belong together, for the help text and the documents. */
export interface SettingGroup {
  readonly name: SettingGroupName;
  readonly names: readonly SettingName[];
}

/** Groups by the setting with which a group begins in the table. */
const FIRST = {
  settings: "file",
  host: "addresses",
  corpus: "translations",
  keys: "users",
  engine: "engine",
  "site-name": "pages",
  "header-timeout": "limits",
  "log-level": "log",
} as const satisfies Partial<Record<SettingName, string>>;

/** A group of settings. */
export type SettingGroupName = (typeof FIRST)[keyof typeof FIRST];

/** All settings in groups, in the order of the table. */
export const SETTING_GROUPS: readonly SettingGroup[] = groupSettings();

function groupSettings(): SettingGroup[] {
  const groups: { name: SettingGroupName; names: SettingName[] }[] = [];
  for (const name of Object.keys(SETTINGS) as SettingName[]) {
    const group = (FIRST as Partial<Record<SettingName, SettingGroupName>>)[name];
    if (group !== undefined) groups.push({ name: group, names: [] });
    groups.at(-1)!.names.push(name);
  }
  return groups;
}

/** Called after an update with the settings that changed, and all as they were before it. */
type ConfigListener = (changed: ReadonlySet<SettingName>, previous: Settings) => void;

/** The settings that are in force. To follow a reload, read `current` each time or subscribe. */
export class Config {
  #current: Settings;
  readonly #listeners = new Set<ConfigListener>();

  constructor(settings: Settings) {
    this.#current = Object.freeze({ ...settings });
  }

  /** The settings at this moment, frozen: an update puts others in their place. */
  get current(): Settings {
    return this.#current;
  }

  /** Calls back after each update that changed something. @returns Ends it. */
  onChange(listener: ConfigListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Puts the reloadable ones of other settings in force. @returns Those, and those that wait for a restart. */
  update(next: Settings): { applied: SettingName[]; waiting: SettingName[] } {
    const previous = this.#current;
    const names = Object.keys(SETTINGS) as SettingName[];
    // Some values are objects; as text they can be compared.
    const differing = names.filter((name) => String(previous[name]) !== String(next[name]));
    const applied = differing.filter((name) => SETTINGS[name].reloadable);
    const waiting = differing.filter((name) => !SETTINGS[name].reloadable);
    if (applied.length > 0) {
      const changes = Object.fromEntries(applied.map((name) => [name, next[name]]));
      this.#current = Object.freeze({ ...previous, ...changes } as Settings);
      for (const listener of this.#listeners) listener(new Set(applied), previous);
    }
    return { applied, waiting };
  }
}

/**
 * Returns the address of the pages, such as `http://127.0.0.1:8080`.
 *
 * @param origin The address on which the service listens, if it does.
 * @returns Null where it is unknown: without `--public-url` on a Unix socket, or on a port that is still to be taken.
 */
export function pagesUrl(settings: Settings, origin?: string): string | null {
  const { "public-url": publicUrl, socket, host, port, "tls-cert": cert } = settings;
  if (publicUrl !== "") return publicUrl;
  if (socket !== "") return null;
  if (origin !== undefined) return reachable(origin);
  if (port === 0) return null;
  const shownHost = host.includes(":") ? `[${host}]` : host;
  return reachable(`${cert === "" ? "http" : "https"}://${shownHost}:${port}`);
}

/** Replaces an address that represents all of a machine's by one that can be called from it. */
export function reachable(origin: string): string {
  return origin.replace(/^(https?:\/\/)(0\.0\.0\.0|\[::\])(?=:)/, "$1localhost");
}
