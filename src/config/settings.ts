import { CALENDARS, DIOCESES } from "../base/dioceses.ts";
import { Problem } from "../base/problem.ts";
import { readTrustedProxies } from "../http/mod.ts";
import {
  basePath,
  DEFAULT_ZONE,
  fileMode,
  oneOf,
  origin,
  portOrOff,
  publicUrl,
  type Setting,
  seconds,
  setting,
  someText,
  text,
  timeZone,
  token,
  whole,
} from "./setting.ts";
import { SITE_SETTINGS } from "./site_settings.ts";

const EMBED_RELOADABLE = { reloadable: true };

/** The settings of what other web sites may show in frames. */
const EMBED_SETTINGS = {
  embed: setting(["STATE", "on"], oneOf("on", "off"), EMBED_RELOADABLE),
  "embed-origins": setting(["LIST", "*"], embedOrigins, EMBED_RELOADABLE),
} as const;

/** Characters of a host as browsers write it: others could end a directive of a Content-Security-Policy. */
const HOST = /^[a-z0-9.:[\]-]+$/;

/**
 * Reads `*`, or origins with commas between them, as a Content-Security-Policy lists them.
 *
 * @throws {Problem<"settings">} If a part is no origin of the web, or there is none.
 */
export function embedOrigins(text: string): readonly string[] {
  if (text.trim() === "*") return ["*"];
  return [...new Set(text.split(",").map((part) => embedOrigin(part.trim())))];
}

function embedOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  if (!isWeb || !HOST.test(url.host)) {
    throw new Problem("settings.expected_origins", { found: text });
  }
  if (url.href !== `${url.origin}/` || /[?#]$/.test(text)) {
    throw new Problem("settings.expected_origin_alone", { found: text });
  }
  return url.origin;
}

/** The settings of a store that several machines share. */
const ENGINE_SETTINGS = {
  engine: setting(["LIST", ""], engineAddresses),
  "engine-ca": setting(["FILE", ""], text),
  "engine-cert": setting(["FILE", ""], text),
  "engine-key": setting(["FILE", ""], text),
  "engine-user": setting(["NAME", ""], text),
  "engine-password": setting(["PASSWORD", ""], text, { secret: true }),
  "engine-prefix": setting(["NAME", "ambo"], prefix),
  "engine-quota": setting(["BYTES", "0"], whole(0, 1024 ** 4)),
} as const;

/** Reads addresses with commas between them; none of the local store. */
function engineAddresses(text: string): readonly string[] {
  if (text.trim() === "") return [];
  const addresses = text.split(",").map((one) => one.trim().replace(/\/$/, ""));
  const isAddress = (one: string) =>
    /^https?:\/\/[^/?#@]+$/i.test(one) && URL.canParse(one) && new URL(one).port !== "";
  if (!addresses.every(isAddress)) {
    throw new Problem("settings.expected_engine_addresses", {});
  }
  if (new Set(addresses.map((one) => new URL(one).protocol)).size > 1) {
    throw new Problem("settings.expected_one_scheme", {});
  }
  return addresses;
}

function prefix(text: string): string {
  if (!/^[A-Za-z0-9._-]{1,40}(\/[A-Za-z0-9._-]{1,40}){0,3}$/.test(text)) {
    throw new Problem("settings.expected_prefix", {});
  }
  return text;
}

/** Reads the name of a diocese; empty for none. */
const diocese = (text: string) => (text === "" ? undefined : oneOf(...DIOCESES)(text));

const RELOADABLE = { reloadable: true };
const DAY = 86_400;
const MILLION = 1_000_000;

/** Every setting of the service, by flag without the dashes. */
export const SETTINGS = {
  settings: setting(["FILE", ""], text),

  host: setting(["ADDRESS", "127.0.0.1"], someText),
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
  "watch-interval": setting(["SECONDS", "10"], seconds(0, DAY), RELOADABLE),
  "default-translation": setting(["CODE", "SSP3"], someText, RELOADABLE),
  calendar: setting(["NAME", CALENDARS[0]], oneOf(...CALENDARS)),
  diocese: setting(["NAME", ""], diocese),
  "max-verses": setting(["NUMBER", "500"], whole(1, 100_000), RELOADABLE),

  texts: setting(["FILE", ""], text, RELOADABLE),
  downloads: setting(["STATE", "on"], oneOf("on", "off"), RELOADABLE),
  "upload-limit": setting(["BYTES", "67108864"], whole(0, 512 * 1024 * 1024), RELOADABLE),

  keys: setting(["FOLDER", "keys"], someText),
  "daily-limit": setting(["NUMBER", "100"], whole(1, 1_000_000_000), RELOADABLE),
  timezone: setting(["ZONE", DEFAULT_ZONE], timeZone),

  ...ENGINE_SETTINGS,

  ...SITE_SETTINGS,
  "sign-up": setting(["WHO", "closed"], oneOf("closed", "open"), RELOADABLE),
  reader: setting(["WHO", "open"], oneOf("open", "signed-in", "off"), RELOADABLE),
  "reader-limit": setting(["NUMBER", "1000"], whole(1, MILLION), RELOADABLE),
  ...EMBED_SETTINGS,

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
  "metrics-token": setting(["TOKEN", ""], token, {
    secret: true,
  }),
} as const;

export type SettingName = keyof typeof SETTINGS;

/** The value of every setting; times in milliseconds. */
export type Settings = {
  readonly [K in SettingName]: (typeof SETTINGS)[K] extends Setting<infer T> ? T : never;
};

/** A group of settings. */
export type SettingGroupName = "file" | "addresses" | "translations" | "users" | "engine" | "pages" | "limits" | "log";

/** Settings that belong together, for the help text and the documents. */
export interface SettingGroup {
  readonly name: SettingGroupName;
  readonly names: readonly SettingName[];
}

/** Groups by the setting with which a group begins in the table. */
const FIRST: Readonly<Partial<Record<SettingName, SettingGroupName>>> = {
  settings: "file",
  host: "addresses",
  corpus: "translations",
  keys: "users",
  engine: "engine",
  "site-name": "pages",
  "header-timeout": "limits",
  "log-level": "log",
};

/** All settings in groups, in the order of the table. */
export const SETTING_GROUPS: readonly SettingGroup[] = groupSettings();

function groupSettings(): SettingGroup[] {
  const groups: { name: SettingGroupName; names: SettingName[] }[] = [];
  for (const name of Object.keys(SETTINGS) as SettingName[]) {
    const group = FIRST[name];
    if (group !== undefined) groups.push({ name: group, names: [] });
    groups.at(-1)!.names.push(name);
  }
  return groups;
}
