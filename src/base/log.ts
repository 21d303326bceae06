/** How much an entry of the log matters. */
export type Level = "info" | "warning" | "error";

/** Writes entries to a log. Nothing secret may be given to it: no key, no password, no query that may hold one. */
export type Log = (
  level: Level,
  message: string,
  fields?: Readonly<Record<string, unknown>>,
) => void;

/**
 * Makes a log of lines.
 *
 * @param write Takes each finished line, without its end.
 * @param options `text` for people, `json` for programs.
 */
export function createLog(
  write: (line: string) => void,
  { format, now }: { format: "text" | "json"; now: () => number },
): Log {
  return (level, message, fields = {}) => {
    const time = new Date(now()).toISOString();
    if (format === "json") {
      write(JSON.stringify({ time, level, message, ...fields }));
    } else {
      const details = Object.entries(fields).map(([name, value]) => ` ${name}=${plain(value)}`);
      write(`${time} ${level} ${message}${details.join("")}`);
    }
  };
}

/** A value on one line, quoted where it has spaces or anything that a terminal would act on. */
function plain(value: unknown): string {
  const text = String(value);
  return /^[\w./:@%+-]+$/.test(text) ? text : JSON.stringify(text);
}
