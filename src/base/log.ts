import { CONTROL_CHARACTERS, escapeControls } from "./quoted.ts";

/** The levels of the log, the most severe first. Requests are `info`. */
const LEVELS = ["error", "warning", "notice", "info", "debug"] as const;

export type Level = (typeof LEVELS)[number];

/** The structured fields of an entry besides its message. An error among them is written as its message. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes entries to a log. Nothing secret may be given to it: no key, no password, no query that may hold one.
 *
 * @param event The event or the error. Either has a message in each language.
 */
export type Log = (level: Level, event: unknown, fields?: Fields) => void;

/** The settings of a log. */
export interface LogSettings {
  /** `text` for people, `json` for programs. */
  readonly "log-format": "text" | "json";
  /** The least severe level that is written. */
  readonly "log-level": Level;
}

/**
 * Creates a log with one line for each entry.
 *
 * Entries are buffered until the end of the turn of the event loop; an error or a warning writes the buffer at once.
 *
 * @param write Writes one or more complete lines, separated by `\n`; the last has no line end.
 * @param options `config`: The current settings, read for each entry. `explain`: Returns the message of an event or
 *   error, for a format.
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
  let last: { event?: unknown; format?: LogSettings["log-format"]; message: string } = { message: "" };
  return (level, event, fields = {}) => {
    const { "log-format": format, "log-level": threshold } = config.current;
    if (!isLevelEnabled(level, threshold)) return;
    const time = new Date(now()).toISOString();
    // Requests share one event, whose message is made once.
    if (event !== last.event || format !== last.format) last = { event, format, message: explain(event, format) };
    const { message } = last;
    const written = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, value instanceof Error ? explain(value, format) : value]),
    );
    const line =
      format === "json"
        ? JSON.stringify({ time, level, message, ...written })
        : textLine(`${time} ${level} ${oneLine(message)}`, written);
    if (waiting === "") setImmediate(flush);
    waiting += waiting === "" ? line : `\n${line}`;
    if (level === "error" || level === "warning") flush();
  };
}

/** Returns true if a level is as severe as the threshold, or more so. */
export function isLevelEnabled(level: Level, threshold: Level): boolean {
  return LEVELS.indexOf(level) <= LEVELS.indexOf(threshold);
}

function textLine(start: string, fields: Fields): string {
  let line = start;
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) line += ` ${name}=${quoteIfNeeded(value)}`;
  }
  return line;
}

/** Formats a value on one line, quoted if it is more than one word. */
function quoteIfNeeded(value: unknown): string {
  const text = String(value);
  if (/^[\w./:@%+-]+$/.test(text)) return text;
  return escapeControls(JSON.stringify(text));
}

/** Replaces line ends and other controls: text of a file or a peer in a message must not forge a line of the log. */
function oneLine(message: string): string {
  return message.replace(CONTROL_CHARACTERS, " ");
}
