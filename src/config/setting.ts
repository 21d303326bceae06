import { Problem } from "../base/problem.ts";

/** A setting: `--daily-limit 100`, `AMBO_DAILY_LIMIT=100` or `daily-limit = 100` in a file. */
export interface Setting<T> {
  /** The placeholder of its value in the help text. */
  readonly value: string;
  /** The default, as text. */
  readonly default: string;
  /** Parses the text; throws an error that says what would be right. */
  readonly read: (text: string) => T;
  /** A secret is never shown, and may be given as the name of a file that holds it. */
  readonly secret: boolean;
  /** A reload changes it in a running service; all others wait for a restart. */
  readonly reloadable: boolean;
}

/** Makes a row of the table of settings; it is neither secret nor reloadable unless said otherwise. */
export function setting<T>(
  [value, fallback]: readonly [value: string, fallback: string],
  read: (text: string) => T,
  { secret = false, reloadable = false }: { secret?: boolean; reloadable?: boolean } = {},
): Setting<T> {
  return { value, default: fallback, read, secret, reloadable };
}

/** An error about settings: all faults at once. */
export class SettingsError extends Problem<"settings", "faults"> {
  override readonly name = "SettingsError";

  constructor(faults: readonly Problem<"settings">[]) {
    super("settings.faults", { faults });
  }
}

/** Readers of a setting's text: each returns the value, or throws an error that says what would be right. */

export const text = (text: string): string => text;

/** Makes a reader of text of a form. @param code The message of the error for any other. */
function matching(
  form: RegExp,
  code: "expected_something" | "expected_path" | "expected_mode" | "expected_token" | "expected_prefix",
): (text: string) => string {
  return (text) => {
    if (!form.test(text)) throw new Problem(`settings.${code}`, {});
    return text;
  };
}

/** Reads a text that may not be empty, as a variable is that was never set. */
export const someText = matching(/\S/, "expected_something");

/** Makes a reader of text on one line, of a length at most; empty for none. */
export function singleLine(most: number): (text: string) => string {
  return (text) => {
    const line = text.trim();
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(line)) throw new Problem("settings.expected_one_line", {});
    if ([...line].length > most) throw new Problem("settings.expected_characters", { max: most });
    return line;
  };
}

/** Makes a maker of readers of numbers of a form, between two bounds, both included. @param unit What one is, in milliseconds. */
function between(form: RegExp, code: "expected_integer" | "expected_seconds", unit: number) {
  return (least: number, most: number) =>
    (text: string): number => {
      const number = Number(text);
      if (!form.test(text) || number < least || number > most) {
        throw new Problem(`settings.${code}`, { min: least, max: most });
      }
      return Math.round(number * unit);
    };
}

/** Makes a reader of whole numbers. */
export const whole = between(/^\d{1,15}$/, "expected_integer", 1);

/** Makes a reader of seconds, with up to three decimals; it returns milliseconds. */
export const seconds = between(/^\d{1,9}(\.\d{1,3})?$/, "expected_seconds", 1000);

/** Makes a reader of one word out of a few. */
export function oneOf<const W extends string>(...words: W[]): (text: string) => W {
  return (text) => {
    const word = words.find((word) => word === text);
    if (word === undefined) throw new Problem("settings.expected_word", { words });
    return word;
  };
}

/** Reads a port, or `off`, which is undefined. */
export function portOrOff(text: string): number | undefined {
  if (text === "off") return undefined;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new Problem("settings.expected_port_or_off", {});
  }
  return Number(text);
}

export const basePath = matching(/^(\/[A-Za-z0-9._~-]+)+$/, "expected_path");

/** The zone unless another is set. */
export const DEFAULT_ZONE = "Europe/Ljubljana";

export function timeZone(text: string): string {
  // A formatter takes milliseconds, which a command that shows no time need not spend on a zone that is known.
  if (text === DEFAULT_ZONE) return text;
  try {
    new Intl.DateTimeFormat("en", { timeZone: text });
  } catch (cause) {
    throw new Problem("settings.expected_time_zone", {}, { cause });
  }
  return text;
}

export function publicUrl(text: string): string {
  if (text === "") return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new Problem("settings.expected_address", {});
  }
  if (url.href !== `${url.origin}/` || /[?#]$/.test(text)) {
    throw new Problem("settings.expected_address_alone", {});
  }
  return url.origin;
}

/** Reads `*` or one origin, as a browser compares it: scheme, host and port, in lower case, without a slash. */
export function origin(text: string): string {
  if (text === "*" || (URL.canParse(text) && new URL(text).origin === text)) return text;
  throw new Problem("settings.expected_origin", {});
}

const octal = matching(/^0?[0-7]{3}$/, "expected_mode");
/** Reads the permissions of a file as octal digits. */
export const fileMode = (text: string): number => Number.parseInt(octal(text), 8);

/** Reads a token that must be hard to guess; empty for none. */
export const token = matching(/^([\x21-\x7e]{16,})?$/, "expected_token");

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

/** Reads addresses with commas between them; none of the local store. */
export function engineAddresses(text: string): readonly string[] {
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

export const enginePrefix = matching(/^[A-Za-z0-9._-]{1,40}(\/[A-Za-z0-9._-]{1,40}){0,3}$/, "expected_prefix");
