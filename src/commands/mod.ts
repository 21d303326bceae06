/** The commands of the command line, one a file. */
import type { Command } from "./command.ts";

export { type Command, type Context, type Option, UsageError } from "./command.ts";

/**
 * Every command, in the order of the help text. Each is loaded when it is wanted: the service need not read the
 * importers to start, nor `ambo version` the service.
 */
const LOADERS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import("./serve.ts")).serve,
  import: async () => (await import("./import.ts")).importCommand,
  check: async () => (await import("./check.ts")).checkCommand,
  parse: async () => (await import("./parse.ts")).parseCommand,
  user: async () => (await import("./user.ts")).user,
  key: async () => (await import("./key.ts")).key,
  usage: async () => (await import("./usage.ts")).usage,
  store: async () => (await import("./store.ts")).store,
  backup: async () => (await import("./backup.ts")).backup,
  restore: async () => (await import("./restore.ts")).restore,
  install: async () => (await import("./install.ts")).install,
  uninstall: async () => (await import("./install.ts")).uninstall,
  verse: async () => (await import("./verse.ts")).verse,
  config: async () => (await import("./config.ts")).config,
  version: async () => (await import("./version.ts")).version,
  help: async () => (await import("./help.ts")).helpOver(allCommands),
};

/** A command by its name; undefined where there is none. */
export async function findCommand(name: string): Promise<Command | undefined> {
  return Object.hasOwn(LOADERS, name) ? await LOADERS[name]!() : undefined;
}

/** All commands. */
export async function allCommands(): Promise<Command[]> {
  return await Promise.all(Object.values(LOADERS).map((load) => load()));
}
