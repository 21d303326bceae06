/** One thing an operator can set: `--daily-limit 100` or `AMBO_DAILY_LIMIT=100`. */
export interface Setting<T> {
  readonly help: string;
  /** The placeholder of its value in the help text. */
  readonly value: string;
  /** The default as it would be written. */
  readonly default: string;
  /** Turns what was written into the value; throws an error that says what would be right. */
  readonly read: (text: string) => T;
}

const text = (text: string): string => text;

/** A reader of whole numbers between two bounds, both included. */
function whole(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < least || number > most) {
      throw new Error(`expected a whole number from ${least} to ${most}`);
    }
    return number;
  };
}

/** A reader of one word out of a few. */
function oneOf<const W extends string>(...words: W[]): (text: string) => W {
  return (text) => {
    const word = words.find((word) => word === text);
    if (word === undefined) throw new Error(`expected one of ${words.join(", ")}`);
    return word;
  };
}

function basePath(text: string): string {
  if (!/^(\/[A-Za-z0-9._~-]+)+$/.test(text)) {
    throw new Error("expected a path such as /v1, without a slash at its end");
  }
  return text;
}

function timeZone(text: string): string {
  try {
    new Intl.DateTimeFormat("en", { timeZone: text });
  } catch {
    throw new Error("expected an IANA time zone such as Europe/Ljubljana");
  }
  return text;
}

function publicUrl(text: string): string {
  if (text === "") return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new Error("expected an address such as https://ambo.example.org");
  }
  return text.replace(/\/+$/, "");
}

function setting<T>(
  value: string,
  fallback: string,
  help: string,
  read: (text: string) => T,
): Setting<T> {
  return { value, default: fallback, help, read };
}

/** Every setting of the service, by flag without the dashes. */
export const SETTINGS = {
  host: setting("ADDRESS", "127.0.0.1", "address to listen on", text),
  port: setting("NUMBER", "8080", "port to listen on; 0 takes a free one", whole(0, 65_535)),
  "base-path": setting("PATH", "/v1", "where the interface begins", basePath),
  corpus: setting("FOLDER", "corpus", "folder of the translation files", text),
  keys: setting("FOLDER", "keys", "folder of the users, keys and counts", text),
  "daily-limit": setting("NUMBER", "100", "requests a day for each key", whole(1, 1_000_000_000)),
  timezone: setting("ZONE", "Europe/Ljubljana", "time zone whose midnight ends the day", timeZone),
  "default-translation": setting("CODE", "SSP3", "translation of the verse of the day", text),
  "max-verses": setting("NUMBER", "500", "verses in one passage", whole(1, 100_000)),
  "allow-origin": setting("ORIGIN", "*", "value of Access-Control-Allow-Origin", text),
  "public-url": setting("URL", "", "address at which users reach the service", publicUrl),
  "log-format": setting("FORMAT", "text", "form of the log: text or json", oneOf("text", "json")),
} as const;

export type SettingName = keyof typeof SETTINGS;

/** The value of every setting. */
export type Settings = {
  readonly [K in SettingName]: (typeof SETTINGS)[K] extends Setting<infer T> ? T : never;
};

/** Some settings are wrong; each line of the message names one fault. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** The environment variable of a setting: `AMBO_DAILY_LIMIT` for `daily-limit`. */
export function variableOf(name: string): string {
  return `AMBO_${name.toUpperCase().replaceAll("-", "_")}`;
}

/**
 * Reads the settings: a flag wins over a variable, a variable over the default.
 *
 * @param flags What the command line gave, by flag without the dashes.
 * @param environment The variables of the process; an unknown one that begins with `AMBO_` is an error.
 * @throws {SettingsError} With all faults at once.
 */
export function readSettings(
  flags: Readonly<Record<string, unknown>>,
  environment: Readonly<Record<string, string | undefined>>,
): Settings {
  const faults: string[] = [];
  const known = new Set(Object.keys(SETTINGS).map(variableOf));
  for (const variable of Object.keys(environment)) {
    if (variable.startsWith("AMBO_") && !known.has(variable)) {
      faults.push(`Unknown variable ${variable}: \`ambo help\` lists the settings`);
    }
  }
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting<unknown>>(SETTINGS)) {
    const variable = variableOf(name);
    const flag = flags[name];
    const [source, written] =
      typeof flag === "string"
        ? [`--${name}`, flag]
        : [variable, environment[variable] ?? setting.default];
    try {
      values[name] = setting.read(written);
    } catch (error) {
      faults.push(`Cannot use ${source} "${written}": ${(error as Error).message}`);
    }
  }
  if (faults.length > 0) throw new SettingsError(faults.join("\n"));
  return values as Settings;
}
