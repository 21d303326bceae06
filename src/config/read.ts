import { readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { Problem } from "../base/problem.ts";
import { decodeTable } from "../base/source_files.ts";
import { nearestOf } from "../base/word_comparison.ts";
import { type Setting, SettingsError } from "./setting.ts";
import { FACE_LENGTHS, SETTINGS, type SettingName, type Settings } from "./settings.ts";

/** The settings file of the service that is installed on a machine. */
export const SYSTEM_SETTINGS = "/etc/ambo/ambo.conf";
/** The working directory of that service. */
export const SYSTEM_FOLDER = "/var/lib/ambo";

/** A value in quotes, as other programs have it in their settings. */
const QUOTED = /^(?:"([^"]*)"|'([^']*|"[^"]*|[^"]*")')$/;
/** A comment behind a value; the `#` of a colour is none. In a name or a line of the face it may be a part of it. */
const COMMENT = /\s#|^#(\s|$)/;
/** A quote that is not closed. An apostrophe at the end is none: `Nicolo'`. */
const OPEN_QUOTE = /^(?:"[^"]*|'[^'"]*|[^"]+")$/;
/** A path as only a shell reads it: with `~`, in quotes, with the end of a line of Windows. It would be another folder. */
const SHELL_PATH = /^[~$"'“”„‘]|^\s+\S|\S\s+$/;
/** The placeholders of settings that are paths. */
const PATH = /^(FILE|FOLDER|PATH)$/;

/** The text of a setting, and its source. */
interface WrittenValue {
  /** Such as `--port`, `AMBO_PORT` or `ambo.conf:3`. */
  readonly source: string;
  readonly text: string;
}

/**
 * Reads a settings file: one `name = value` a line, the value also in quotes; blank lines and lines that begin with `#`
 * are ignored.
 *
 * @param options `isKnown` checks the name of a setting; `faults` takes each fault of the file.
 */
function readSettingsFile(
  path: string,
  { isKnown, faults }: { isKnown: (name: string) => boolean; faults: Problem<"settings">[] },
): Map<string, WrittenValue> {
  const values = new Map<string, WrittenValue>();
  let content: string;
  try {
    content = decodeTable(readFileSync(path));
  } catch (cause) {
    faults.push(new Problem("settings.unreadable_file", { path }, { cause }));
    return values;
  }
  for (const [index, line] of content.split(/\r?\n/).entries()) {
    const source = `${path}:${index + 1}`;
    const trimmed = line.trim();
    if (trimmed === "" || trimmed.startsWith("#")) continue;
    const parts = /^([\w-]+)\s*=\s*(.*)$/.exec(trimmed);
    if (parts === null) {
      faults.push(new Problem("settings.unreadable_line", { source }));
      continue;
    }
    const [, name = "", text = ""] = parts;
    const earlier = values.get(name);
    if (!isKnown(name)) {
      faults.push(new Problem("settings.unknown_setting", { name, source, guess: settingLike(name) }));
    } else if (!QUOTED.test(text) && COMMENT.test(text) && (!(name in FACE_LENGTHS) || /^["']/.test(text))) {
      faults.push(new Problem("settings.comment_after_value", { source }));
    } else if (OPEN_QUOTE.test(text)) {
      faults.push(new Problem("settings.open_quote", { source }));
    } else if (earlier !== undefined) {
      faults.push(new Problem("settings.set_twice", { source, name, earlier: earlier.source }));
    } else {
      const [, double, single] = QUOTED.exec(text) ?? [];
      values.set(name, { source, text: double ?? single ?? text });
    }
  }
  return values;
}

/**
 * Formats a line of a settings file. A value in quotes, or with an open quote, gets quotes of the other kind around it;
 * one with a `#`, or with space at an end, gets quotes too.
 */
export function settingLine(name: string, text: string): string {
  const quote = text.includes('"') ? "'" : '"';
  const needsQuotes = [QUOTED, OPEN_QUOTE, COMMENT].some((form) => form.test(text)) || text !== text.trim();
  return `${name} = ${needsQuotes ? quote + text + quote : text}`;
}

/** Returns the etcd that the settings name; undefined where the store is in a folder. */
export function engineOf(settings: Settings) {
  const { engine: endpoints } = settings;
  if (endpoints.length === 0) return undefined;
  return {
    endpoints,
    ca: settings["engine-ca"],
    cert: settings["engine-cert"],
    key: settings["engine-key"],
    user: settings["engine-user"],
    password: settings["engine-password"],
    prefix: settings["engine-prefix"],
    quota: settings["engine-quota"],
  };
}

/** Returns true for the source of a value that the command line or the environment has. */
export function isOfCommand(source: string): boolean {
  return /^(--|AMBO_)/.test(source);
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables of the project's own tests and build, which may be set beside a running service. */
const DEVELOPMENT_VARIABLES = new Set(["AMBO_BUILD_COMMIT", "AMBO_MUTATIONS", "AMBO_REFERENCES", "AMBO_SAMPLES"]);

/**
 * Variables that Kubernetes and Docker set in every container for a neighbour called `ambo` or `ambo-…`, such as
 * `AMBO_SERVICE_HOST` and `AMBO_PORT_8080_TCP_ADDR`; see "Accessing the Service" in the manual of Kubernetes.
 */
const CONTAINER_LINK = /^AMBO_(\w+_)?(SERVICE_(HOST|PORT(_\w+)?)|PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)$/;

/** The value of such a link in `AMBO_PORT`, where the setting has a number. */
const CONTAINER_LINK_ADDRESS = /^(tcp|udp|sctp):\/\//;

/** Drops the variables that begin with `AMBO_` and are not settings by intent. */
function ownVariables(environment: Environment): Environment {
  const own = Object.entries(environment).filter(
    ([name, value = ""]) =>
      !DEVELOPMENT_VARIABLES.has(name) && !CONTAINER_LINK.test(name) && !CONTAINER_LINK_ADDRESS.test(value),
  );
  return Object.fromEntries(own);
}

export interface ReadSettings {
  readonly settings: Settings;
  /** By setting: `--port`, `AMBO_PORT`, `ambo.conf:3` or `default`. */
  readonly sources: ReadonlyMap<SettingName, string>;
  /** By setting, as text: secrets too, which must not be shown. */
  readonly written: ReadonlyMap<SettingName, string>;
}

/** Names the environment variable of a setting: `AMBO_DAILY_LIMIT` for `daily-limit`. */
export function variableOf(name: string): string {
  return `AMBO_${name.toUpperCase().replaceAll("-", "_")}`;
}

/** Names the flag that gives a secret in a file: `metrics-token-file` for `metrics-token`. */
export function secretFileOf(name: string): string {
  return `${name}-file`;
}

/** The values of the command line, by flag without the dashes. */
type Flags = Readonly<Record<string, unknown>>;

/**
 * Reads the settings: a flag wins over a variable, a variable over the settings file, the file over the default.
 *
 * A secret can also be given as the name of a file that holds it: `AMBO_METRICS_TOKEN_FILE`.
 *
 * @param flags The values of the command line.
 * @param variables The environment; an unknown variable that begins with `AMBO_` is an error.
 * @param within The folder in which a relative path of the settings file, or of a default, is; the working directory
 *   unless given.
 * @throws {SettingsError} With all faults at once.
 */
export function readSettingsFrom(flags: Flags, variables: Environment, within = ""): ReadSettings {
  const environment = ownVariables(variables);
  const faults: Problem<"settings">[] = [];
  const path = typeof flags.settings === "string" ? flags.settings : environment.AMBO_SETTINGS;
  const file = path ? readSettingsFile(path, { isKnown, faults }) : new Map<string, WrittenValue>();
  for (const variable of Object.keys(environment)) {
    if (variable.startsWith("AMBO_") && !VARIABLES.has(variable)) {
      const guess = settingLike(variable);
      faults.push(new Problem("settings.unknown_variable", { variable, guess: guess && variableOf(guess) }));
    }
  }
  const places: Place[] = [
    (name) => writtenValue(`--${name}`, flags[name]),
    (name) => writtenValue(variableOf(name), environment[variableOf(name)]),
    (name) => file.get(name),
  ];
  const values: Record<string, unknown> = {};
  const sources = new Map<SettingName, string>();
  const texts = new Map<SettingName, string>();
  for (const [name, setting] of Object.entries<Setting<unknown>>(SETTINGS)) {
    const written = places.map((place) => writtenAs(name, place, setting.secret)).find((found) => found !== undefined);
    const { source, text: given } = written ?? { source: "default", text: setting.default };
    const isPath = PATH.test(setting.value) || source.endsWith(FROM_FILE);
    const isWithin = isPath && given !== "" && !isAbsolute(given) && !SHELL_PATH.test(given) && !isOfCommand(source);
    const text = isWithin ? join(within, given) : given;
    sources.set(name as SettingName, source);
    texts.set(name as SettingName, text);
    try {
      const content = source.endsWith(FROM_FILE) ? readSecret(text) : text;
      if (PATH.test(setting.value) && SHELL_PATH.test(content)) {
        throw new Problem("settings.expected_whole_path", {});
      }
      values[name] = setting.read(content);
    } catch (cause) {
      faults.push(new Problem("settings.unusable", { source, text: setting.secret ? undefined : text }, { cause }));
    }
  }
  const settings = values as Settings;
  checkTogether(settings, faults);
  if (faults.length > 0) throw new SettingsError(faults);
  return { settings, sources, written: texts };
}

/** Returns what was set, by setting. Secrets, and where they are, stay out of it. */
export function statedSettings({
  sources,
  written,
}: Pick<ReadSettings, "sources" | "written">): Record<string, string> {
  const stated = [...sources].filter(([name, source]) => {
    return source !== "default" && name !== "settings" && !(SETTINGS[name] as Setting<unknown>).secret;
  });
  return Object.fromEntries(stated.map(([name]) => [name, written.get(name)!]));
}

export function settingsText(stated: Readonly<Record<string, string>>): string {
  return Object.entries(stated)
    .map(([name, text]) => `${settingLine(name, text)}\n`)
    .join("");
}

/** Marks a source whose text is the name of a file that holds the value. */
const FROM_FILE = " (a file)";

const NAMES = new Set(
  Object.entries<Setting<unknown>>(SETTINGS).flatMap(([name, { secret }]) =>
    secret ? [name, secretFileOf(name)] : [name],
  ),
);
const VARIABLES = new Set([...NAMES].map(variableOf));
const isKnown = (name: string): boolean => NAMES.has(name) && name !== "settings";

/** Returns the setting that a name means which is written as a variable, a flag, in capitals or with a slip. */
const settingLike = (name: string) =>
  nearestOf(
    name
      .toLowerCase()
      .replaceAll("_", "-")
      .replace(/^(ambo-|--)/, ""),
    [...NAMES],
  );

type Place = (name: string) => WrittenValue | undefined;

function writtenValue(source: string, text: unknown): WrittenValue | undefined {
  return typeof text === "string" ? { source, text } : undefined;
}

/** Reads one place for a setting: its value, or for a secret the file that holds it. */
function writtenAs(name: string, place: Place, secret: boolean): WrittenValue | undefined {
  const written = place(name);
  if (written !== undefined || !secret) return written;
  const named = place(secretFileOf(name));
  return named && { source: named.source + FROM_FILE, text: named.text };
}

function readSecret(path: string): string {
  let secret: string;
  try {
    secret = decodeTable(readFileSync(path)).trim();
  } catch (cause) {
    throw new Problem("settings.unreadable_secret", { path }, { cause });
  }
  // A file that was not filled in would turn off what it is for, silently.
  if (secret === "") throw new Problem("settings.expected_something", {});
  return secret;
}

/** Checks settings that depend on each other. A setting that is at fault itself is absent. */
function checkTogether(settings: Partial<Settings>, faults: Problem<"settings">[]): void {
  const { "engine-cert": cert, "engine-user": user, engine, socket } = settings;
  for (const [one, other] of [
    ["engine-cert", "engine-key"],
    ["tls-cert", "tls-key"],
  ] as const) {
    if ((settings[one] === "") === (settings[other] === "")) continue;
    faults.push(new Problem("settings.alone", { one: `--${one}`, other: `--${other}` }));
  }
  if ((user === "") !== (settings["engine-password"] === "")) {
    faults.push(new Problem("settings.engine_user_without_password", {}));
  }
  const isAlone = engine?.length === 0 && [settings["engine-ca"], cert, user].some(Boolean);
  if (isAlone) faults.push(new Problem("settings.no_engine", {}));
  const { diocese, calendar } = settings;
  if (diocese !== undefined && calendar !== undefined && calendar !== "slovenia") {
    faults.push(new Problem("settings.diocese_of_another_country", { diocese, calendar }));
  }
  if (settings["tls-cert"] !== "" && socket !== "") faults.push(new Problem("settings.tls_on_socket", {}));
  const isLonger = (one: SettingName, other: SettingName) => Number(settings[one]) > Number(settings[other]);
  if (isLonger("header-timeout", "request-timeout")) faults.push(new Problem("settings.header_timeout_too_long", {}));
  if (isLonger("max-url-length", "max-header-size")) faults.push(new Problem("settings.url_longer_than_header", {}));
}
