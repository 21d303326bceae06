/** The command line: one file a command. */
import type { Command } from "./command.ts";

export { type Command, type CommandContext, type Option, UsageError } from "./command.ts";

/**
 * Every command, in the order of the help text. Each is loaded only when it runs: the service starts without the
 * importers, `ambo version` without the service.
 */
const LOADERS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: () => import("./serve.ts").then(({ serve }) => serve),
  import: () => import("./import.ts").then(({ importCommand }) => importCommand),
  check: () => import("./check.ts").then(({ checkCommand }) => checkCommand),
  parse: () => import("./parse.ts").then(({ parseCommand }) => parseCommand),
  user: () => import("./user.ts").then(({ user }) => user),
  key: () => import("./key.ts").then(({ key }) => key),
  usage: () => import("./usage.ts").then(({ usage }) => usage),
  store: () => import("./store.ts").then(({ store }) => store),
  backup: () => import("./backup.ts").then(({ backup }) => backup),
  restore: () => import("./restore.ts").then(({ restore }) => restore),
  install: () => import("./install.ts").then(({ install }) => install),
  uninstall: () => import("./install.ts").then(({ uninstall }) => uninstall),
  verse: () => import("./verse.ts").then(({ verse }) => verse),
  config: () => import("./config.ts").then(({ config }) => config),
  version: () => import("./version.ts").then(({ version }) => version),
  help: () => import("./help.ts").then(({ createHelp }) => createHelp(allCommands)),
};

/** Loads a command by its name; undefined where there is none. */
export async function findCommand(name: string): Promise<Command | undefined> {
  return Object.hasOwn(LOADERS, name) ? await LOADERS[name]!() : undefined;
}

/** Loads all commands. */
export async function allCommands(): Promise<Command[]> {
  return await Promise.all(Object.values(LOADERS).map((load) => load()));
}
