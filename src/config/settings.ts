import { readTrustedProxies } from "../http/mod.ts";
import { EMBED_SETTINGS } from "./embed_settings.ts";
import { ENGINE_SETTINGS } from "./engine_settings.ts";
import { type Setting, setting } from "./setting.ts";
import { SITE_SETTINGS } from "./site_settings.ts";
import {
  basePath,
  fileMode,
  oneOf,
  origin,
  portOrOff,
  publicUrl,
  seconds,
  someText,
  text,
  timeZone,
  token,
  whole,
} from "./value_parsers.ts";

const RELOADABLE = { reloadable: true };
const DAY = 86_400;
const MILLION = 1_000_000;

/** Every setting of the service, by flag without the dashes. */
export const SETTINGS = {
  settings: setting(
    ["FILE", "", "file with settings, one `name = value` a line; flags and variables win"],
    text,
  ),

  host: setting(["ADDRESS", "127.0.0.1", "address to listen on"], someText),
  port: setting(["NUMBER", "8080", "port to listen on; 0 takes a free one"], whole(0, 65_535)),
  socket: setting(["PATH", "", "Unix socket to listen on instead of an address"], text),
  "socket-mode": setting(["MODE", "660", "permissions of the Unix socket"], fileMode),
  "tls-cert": setting(
    ["FILE", "", "certificate chain (PEM); serves HTTPS; loaded again when it changes"],
    text,
  ),
  "tls-key": setting(["FILE", "", "private key of the certificate (PEM)"], text),
  "base-path": setting(["PATH", "/v1", "path where the API begins"], basePath),
  "public-url": setting(
    ["URL", "", "address at which users reach the service"],
    publicUrl,
    RELOADABLE,
  ),
  "allow-origin": setting(
    ["ORIGIN", "*", "value of Access-Control-Allow-Origin"],
    origin,
    RELOADABLE,
  ),
  "trusted-proxy": setting(
    ["LIST", "", "proxies whose client address is believed: addresses, networks, loopback, unix"],
    readTrustedProxies,
    RELOADABLE,
  ),
  "proxy-header": setting(
    ["NAME", "x-forwarded-for", "the header they write: x-forwarded-for or forwarded"],
    oneOf("x-forwarded-for", "forwarded"),
    RELOADABLE,
  ),

  corpus: setting(["FOLDER", "corpus", "folder of the translation files"], someText),
  "watch-interval": setting(
    ["SECONDS", "10", "how often the folder is checked for changes; 0 never, only on SIGHUP"],
    seconds(0, DAY),
    RELOADABLE,
  ),
  "default-translation": setting(
    ["CODE", "SSP3", "translation of the verse of the day"],
    someText,
    RELOADABLE,
  ),
  "max-verses": setting(["NUMBER", "500", "verses in one passage"], whole(1, 100_000), RELOADABLE),

  "upload-limit": setting(
    ["BYTES", "67108864", "size of a translation that an administrator uploads; 0 allows none"],
    whole(0, 512 * 1024 * 1024),
    RELOADABLE,
  ),

  keys: setting(["FOLDER", "keys", "folder of the users, keys and counts"], someText),
  "daily-limit": setting(
    ["NUMBER", "100", "requests a day for each key"],
    whole(1, 1_000_000_000),
    RELOADABLE,
  ),
  timezone: setting(
    ["ZONE", "Europe/Ljubljana", "time zone whose midnight ends the day"],
    timeZone,
  ),

  ...ENGINE_SETTINGS,

  ...SITE_SETTINGS,
  "sign-up": setting(
    ["WHO", "closed", "whether people may make accounts by themselves: closed or open"],
    oneOf("closed", "open"),
    RELOADABLE,
  ),
  reader: setting(
    ["WHO", "open", "who may use the reader on the pages: open (everyone), signed-in or off"],
    oneOf("open", "signed-in", "off"),
    RELOADABLE,
  ),
  "reader-limit": setting(
    ["NUMBER", "100", "pages of text a day in the reader from one address"],
    whole(1, MILLION),
    RELOADABLE,
  ),
  ...EMBED_SETTINGS,

  "header-timeout": setting(
    ["SECONDS", "10", "time in which the head of a request must arrive"],
    seconds(0.1, 3600),
    RELOADABLE,
  ),
  "request-timeout": setting(
    ["SECONDS", "30", "time in which a whole request must arrive"],
    seconds(0.1, 3600),
    RELOADABLE,
  ),
  "send-timeout": setting(
    ["SECONDS", "60", "time without progress after which a slow client is cut off"],
    seconds(0.1, 3600),
    RELOADABLE,
  ),
  "keep-alive": setting(
    ["SECONDS", "65", "time after which an idle connection is closed"],
    seconds(1, 3600),
    RELOADABLE,
  ),
  "drain-deadline": setting(
    ["SECONDS", "5", "time for running requests to finish when the service stops"],
    seconds(0, 3600),
    RELOADABLE,
  ),
  "max-connections": setting(
    ["NUMBER", "10000", "connections in all; beyond it a new one displaces an idle one"],
    whole(1, MILLION),
    RELOADABLE,
  ),
  "max-connections-per-address": setting(
    ["NUMBER", "256", "connections from one address; loopback and trusted proxies are exempt"],
    whole(1, MILLION),
    RELOADABLE,
  ),
  "max-requests-per-connection": setting(
    ["NUMBER", "10000", "requests on one connection before it is closed"],
    whole(1, 1_000_000_000),
    RELOADABLE,
  ),
  "max-header-size": setting(
    ["BYTES", "16384", "size of the head of a request"],
    whole(1024, MILLION),
  ),
  "max-headers": setting(["NUMBER", "100", "headers of a request"], whole(10, 1000), RELOADABLE),
  "max-url-length": setting(
    ["BYTES", "8192", "length of a request's URL"],
    whole(256, MILLION),
    RELOADABLE,
  ),
  "max-body-size": setting(
    ["BYTES", "65536", "size of a request body; the API ignores its content"],
    whole(0, 100 * MILLION),
    RELOADABLE,
  ),
  "failed-keys": setting(
    ["NUMBER", "20", "wrong keys a minute from one address before responses are delayed"],
    whole(1, MILLION),
    RELOADABLE,
  ),
  "compression-cache": setting(
    ["BYTES", "16777216", "memory for compressed responses; 0 turns compression off"],
    whole(0, 1000 * MILLION),
  ),
  "search-memory": setting(
    [
      "BYTES",
      "33554432",
      "memory for the indexes of searched translations, about 8 million bytes each",
    ],
    whole(0, 10_000 * MILLION),
    RELOADABLE,
  ),

  "log-level": setting(
    [
      "LEVEL",
      "info",
      "least severe level logged: error, warning, notice, info (requests) or debug",
    ],
    oneOf("error", "warning", "notice", "info", "debug"),
    RELOADABLE,
  ),
  "log-format": setting(
    ["FORMAT", "text", "format of the log: text or json"],
    oneOf("text", "json"),
    RELOADABLE,
  ),
  "log-rate": setting(
    ["NUMBER", "10", "requests logged a second, averaged over a minute; 0 logs all"],
    whole(0, MILLION),
    RELOADABLE,
  ),
  "metrics-port": setting(
    ["NUMBER", "off", "port on 127.0.0.1 for /metrics; off, or 0 for a free one"],
    portOrOff,
  ),
  "metrics-token": setting(
    ["TOKEN", "", "token that opens /metrics on the service's own port"],
    token,
    {
      secret: true,
    },
  ),
} as const;

export type SettingName = keyof typeof SETTINGS;

/** The value of every setting; times in milliseconds. */
export type Settings = {
  readonly [K in SettingName]: (typeof SETTINGS)[K] extends Setting<infer T> ? T : never;
};
