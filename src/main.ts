#!/usr/bin/env node
/** The process edge: arguments, environment, streams and signals in; the exit code out. */
import { runCommand } from "./cli/run.ts";

const listeners: ((signal: "stop" | "reload") => void)[] = [];

/** Signals keep their usual effect until a command wants to hear of them. */
function onSignal(listener: (signal: "stop" | "reload") => void): void {
  if (listeners.length === 0) {
    const tell = (signal: "stop" | "reload") => () => {
      for (const listener of listeners) listener(signal);
    };
    process.on("SIGTERM", tell("stop"));
    process.on("SIGINT", tell("stop"));
    process.on("SIGHUP", tell("reload"));
  }
  listeners.push(listener);
}

// A reader that went away, as in `ambo config | head`, wants no more; a log that nobody takes must not end a service.
process.stdout.on("error", () => process.exit());
process.stderr.on("error", () => {});

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
  print: (line) => process.stdout.write(`${line}\n`),
  report: (line) => process.stderr.write(`${line}\n`),
  draw: (text) => process.stderr.write(text),
  terminalWidth: process.stderr.isTTY ? process.stderr.columns : 0,
  onSignal,
}).then((code) => {
  process.exitCode = code;
});
