#!/usr/bin/env node
/** The process edge: arguments, environment, streams and signals in; the exit code out. */
import { createInterface } from "node:readline/promises";
import { runCommand } from "./cli/run.ts";

type Signal = "stop" | "reload";

const SIGNALS = { SIGTERM: "stop", SIGINT: "stop", SIGHUP: "reload" } as const;
const listeners: ((signal: Signal) => void)[] = [];

/** Adds a listener for signals, which keep their usual effect until the first is added. */
function onSignal(listener: (signal: Signal) => void): void {
  listeners.push(listener);
  if (listeners.length > 1) return;
  for (const [name, signal] of Object.entries(SIGNALS)) {
    process.on(name, () => {
      for (const listener of listeners) listener(signal);
    });
  }
}

// A reader that went away, as in `ambo serve | head -1`, wants no more output, but the work is finished and a service
// goes on. A result that cannot be written, as on a full disk, fails.
let isOutputOpen = true;
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (isOutputOpen && error.code !== "EPIPE") {
    process.stderr.write(`ambo: Cannot write to standard output: ${error.message}\n`);
    process.exitCode = 1;
  }
  isOutputOpen = false;
});
// A log that nobody takes must not end a service.
process.stderr.on("error", () => {});

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

// No top-level await: the single executable takes a script, and scripts know none.
void runCommand(process.argv.slice(2), {
  environment: process.env,
  program: { pid: process.pid, node: process.execPath, file: process.argv[1] ?? process.execPath },
  processStats: () => {
    const { user, system } = process.cpuUsage();
    return {
      residentBytes: process.memoryUsage.rss(),
      cpuSeconds: (user + system) / 1e6,
      startedAt: Date.now() / 1000 - process.uptime(),
    };
  },
  print: (line) => {
    if (isOutputOpen) process.stdout.write(`${line}\n`);
  },
  report: (line) => process.stderr.write(`${line}\n`),
  draw: (text) => process.stderr.write(text),
  ...(process.stdin.isTTY && process.stderr.isTTY && { ask }),
  // Some terminals do not know their width.
  terminalWidth: process.stderr.isTTY ? process.stderr.columns || 80 : 0,
  outputWidth: process.stdout.isTTY ? process.stdout.columns || 80 : 0,
  onSignal,
}).then((code) => {
  if (code !== 0) process.exitCode = code;
});
