#!/usr/bin/env node
/** The process edge: arguments, environment, streams and signals in; the exit code out. */
import { fstatSync, fsyncSync, writeSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { isatty } from "node:tty";
import { runCommand, unsettledMessage } from "./cli/run.ts";

type Signal = "stop" | "reload";

const SIGNALS = { SIGTERM: "stop", SIGINT: "stop", SIGHUP: "reload" } as const;
const listeners: ((signal: Signal) => void)[] = [];

/** How long a service that was stopped waits for a reader of its log that takes no more, in milliseconds. */
const LAST_LINES_MS = 1000;
let isStopped = false;

/** Adds a listener for signals, which keep their usual effect until the first is added. */
function onSignal(listener: (signal: Signal) => void): void {
  listeners.push(listener);
  if (listeners.length > 1) return;
  for (const [name, signal] of Object.entries(SIGNALS)) {
    process.on(name, () => {
      isStopped ||= signal === "stop";
      for (const listener of listeners) listener(signal);
    });
  }
}

const LINE_FEED = 10;

/**
 * A stream of the process, which remembers that something could not be written to it.
 *
 * @param options `isLog`: A file that could not be written is tried again with the next line: the disk may have room.
 */
function createSink(stream: NodeJS.WriteStream & { readonly fd: number }, { isLog = false } = {}) {
  // Node ignores a short write to a file, which happens where a long line fills the disk.
  const isFile = isRegularFile(stream.fd);
  let fault: unknown;
  let isFailing = false;
  let isLineCut = false;
  let last: Promise<void> = Promise.resolve();
  const note = (error: unknown): void => {
    fault ??= error ?? undefined;
    isFailing = fault !== undefined;
  };
  const append = (data: string | Uint8Array): void => {
    const bytes = typeof data === "string" ? Buffer.from(isLineCut ? `\n${data}` : data) : data;
    let written = 0;
    try {
      while (written < bytes.length) written += writeSync(stream.fd, bytes, written);
      isFailing = false;
    } catch (error) {
      note(error);
    }
    if (written > 0) isLineCut = isFailing && bytes[written - 1] !== LINE_FEED;
  };
  // A reader that went away, as in `ambo serve | head -1`, wants no more output, but the work is finished and a service
  // goes on, also where no one takes its log.
  stream.on("error", note);
  return {
    write(data: string | Uint8Array): Promise<void> {
      if (fault !== undefined && !(isFile && isLog)) return last;
      if (isFile) {
        append(data);
      } else {
        last = new Promise((resolve) => {
          stream.write(data, (error) => resolve(note(error)));
        });
      }
      return last;
    },
    /** Returns true if the last write failed. */
    isFailing: () => isFailing,
    /** Resolves once all was written; rejects if some of it could not be. */
    async written(): Promise<void> {
      await last;
      if (fault === undefined && isFile) {
        try {
          fsyncSync(stream.fd);
        } catch (error) {
          note(error);
        }
      }
      if (fault !== undefined) throw fault;
    },
  };
}

function isRegularFile(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isFile();
  } catch {
    return false;
  }
}

const output = createSink(process.stdout);
const errors = createSink(process.stderr, { isLog: true });

/** Works on files as another user; root alone may. */
function actAs(owner: { readonly uid: number; readonly gid: number } | undefined): void {
  // Root again first: no one else may change to a third user.
  process.seteuid?.(0);
  process.setegid?.(owner?.gid ?? 0);
  if (owner !== undefined) process.seteuid?.(owner.uid);
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

/** True once the command has ended. */
let isSettled = false;
// Nothing is left that could end the command: what it waits for will not come, and its work was not done.
process.once("beforeExit", () => {
  if (isSettled) return;
  process.exitCode = 1;
  writeSync(process.stderr.fd, `ambo: ${unsettledMessage(process.argv.slice(2), process.env)}\n`);
});

// No top-level await: the single executable takes a script, and scripts know none.
void runCommand(process.argv.slice(2), {
  environment: process.env,
  program: {
    pid: process.pid,
    node: process.execPath,
    file: process.argv[1] ?? process.execPath,
    nodeFlags: process.execArgv,
  },
  processStats: () => {
    const { user, system } = process.cpuUsage();
    return {
      residentBytes: process.memoryUsage.rss(),
      cpuSeconds: (user + system) / 1e6,
      startedAt: Date.now() / 1000 - process.uptime(),
    };
  },
  print: (line) => void output.write(`${line}\n`),
  printBytes: (bytes) => output.write(bytes),
  printed: output.written,
  report: (line) => {
    void errors.write(`${line}\n`);
    return !errors.isFailing();
  },
  reported: errors.written,
  draw: (text) => void errors.write(text),
  // Without `process.stdin`: a service that opens it has a stream more.
  ...(isatty(0) && isatty(2) && { ask }),
  // Some terminals do not know their width.
  terminalWidth: process.stderr.isTTY ? process.stderr.columns || 80 : 0,
  outputWidth: process.stdout.isTTY ? process.stdout.columns || 80 : 0,
  onSignal,
  ...(process.geteuid?.() === 0 && { actAs }),
  setTimeZone: (timeZone) => {
    process.env.TZ = timeZone;
  },
}).then((code) => {
  isSettled = true;
  if (code !== 0) process.exitCode = code;
  // A line that is not taken keeps the process; the timer by itself does not.
  if (isStopped) setTimeout(() => process.exit(), LAST_LINES_MS).unref();
});
