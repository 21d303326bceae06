import { CONTROL_CHARACTERS, escapeControls } from "./quoted.ts";

/** The levels of the log, the gravest first. Requests are `info`. */
const LEVELS = ["error", "warning", "notice", "info", "debug"] as const;

export type Level = (typeof LEVELS)[number];

/** The facts of an event besides its message, by names for programs; errors are explained as the event is. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes entries to a log. Nothing secret may be given to it: no key, no password, no query that may hold one.
 *
 * @param event What happened, or the error: it has a message in each language.
 */
export type Log = (level: Level, event: unknown, fields?: Fields) => void;

/** The settings of a log. */
export interface LogSettings {
  /** `text` for people, `json` for programs. */
  readonly "log-format": "text" | "json";
  /** The least grave level that is written. */
  readonly "log-level": Level;
}

/**
 * Makes a log of lines.
 *
 * Entries of a turn of the event loop are written at once at its end; a grave one is written when it comes, with
 * those before it.
 *
 * @param write Takes finished lines, the last without its end.
 * @param options `config`: The settings at each moment. `explain`: Returns the message of an event or error, for a format.
 */
export function createLog(
  write: (lines: string) => void,
  {
    config,
    now,
    explain,
  }: {
    config: { readonly current: LogSettings };
    now: () => number;
    explain: (event: unknown, format: LogSettings["log-format"]) => string;
  },
): Log {
  let waiting = "";
  const flush = (): void => {
    const lines = waiting;
    waiting = "";
    if (lines !== "") write(lines);
  };
  return (level, event, given = {}) => {
    const { "log-format": format, "log-level": least } = config.current;
    if (!isLevelEnabled(level, least)) return;
    const time = new Date(now()).toISOString();
    const message = explain(event, format);
    const fields = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, value instanceof Error ? explain(value, format) : value]),
    );
    const line =
      format === "json"
        ? JSON.stringify({ time, level, message, ...fields })
        : textLine(`${time} ${level} ${oneLine(message)}`, fields);
    if (waiting === "") setImmediate(flush);
    waiting += waiting === "" ? line : `\n${line}`;
    if (level === "error" || level === "warning") flush();
  };
}

/** Returns true if an entry of a level is written where the least grave level that is written is `least`. */
export function isLevelEnabled(level: Level, least: Level): boolean {
  return LEVELS.indexOf(level) <= LEVELS.indexOf(least);
}

function textLine(start: string, fields: Fields): string {
  let line = start;
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) line += ` ${name}=${plain(value)}`;
  }
  return line;
}

/** A value on one line, quoted where it is more than a word. */
function plain(value: unknown): string {
  const text = String(value);
  if (/^[\w./:@%+-]+$/.test(text)) return text;
  return escapeControls(JSON.stringify(text));
}

/** A message may repeat what a file or a peer said: no line of the log must be made by it. */
function oneLine(message: string): string {
  return message.replace(CONTROL_CHARACTERS, " ");
}
