import { fstatSync } from "node:fs";
import type { ReadSettings } from "../config/mod.ts";
import type { Language } from "../i18n/mod.ts";
import type { ImportProgram } from "../upload/mod.ts";
import type { ProcessStats } from "./metrics/mod.ts";

/** How the program was started, and the number of its process. */
export type Program = ImportProgram["program"] & { readonly pid: number };

/** The streams, signals and facts of the process; `main.ts` alone knows the process itself. */
export interface ProcessIo {
  /** The variables of the process. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Reads what the system knows of the process, for monitoring. */
  readonly processStats?: () => ProcessStats;
  readonly program: Program;
  /** The settings of the service that is installed on this machine; the usual file unless set. */
  readonly systemSettings?: string;
  /** Works on files as their owner from now on; undefined as oneself again. Absent where that is not allowed. */
  readonly actAs?: (owner: { readonly uid: number; readonly gid: number } | undefined) => void;
  /** Makes a time zone that of the process. */
  readonly setTimeZone?: (timeZone: string) => void;
  /** Writes a line to standard output: results only. */
  readonly print: (line: string) => void;
  /** Writes bytes to standard output; resolves when there is room for more. */
  readonly printBytes: (bytes: Uint8Array) => Promise<void>;
  /** Resolves once all output so far was written; rejects with the system's error if some of it could not be. */
  readonly printed: () => Promise<void>;
  /** Writes a line to standard error: everything else. @returns False if it cannot be written. */
  readonly report: (line: string) => boolean;
  /** Resolves once all of standard error so far was written; rejects with the system's error. */
  readonly reported: () => Promise<void>;
  /** The columns of the terminal of standard error; 0 if it is no terminal. */
  readonly terminalWidth: number;
  /** The columns of the terminal of standard output; 0 if it is no terminal. */
  readonly outputWidth: number;
  /** Writes to standard error without a line end, for a progress bar. */
  readonly draw: (text: string) => void;
  /** Asks the operator for a line; absent where no one sits at a terminal. */
  readonly ask?: (question: string) => Promise<string>;
  /** Calls back at each SIGTERM and SIGINT ("stop") or SIGHUP ("reload"). */
  readonly onSignal: (listener: (signal: "stop" | "reload") => void) => void;
}

/** The process, and the settings that it was given. */
export interface ServeContext extends ProcessIo, ReadSettings {
  /** The language of what people read: the first start, and the log in its format `text`. */
  readonly language: Language;
  /**
   * Reads the settings again, files and all.
   *
   * @throws {SettingsError} If a file says something that is wrong now.
   */
  readonly readSettings: () => ReadSettings;
}

/**
 * Returns true where standard error is systemd's journal, which keeps all output: no place for a key or a link.
 *
 * @see systemd.exec(5), $JOURNAL_STREAM
 */
export function writesToJournal({ JOURNAL_STREAM }: ServeContext["environment"]): boolean {
  if (JOURNAL_STREAM === undefined) return false;
  const { dev, ino } = fstatSync(2, { bigint: true });
  return JOURNAL_STREAM === `${dev}:${ino}`;
}
