/** The command line: one file a command. */
import type { Command, CommandGroup, HelpKey } from "./command.ts";

export type { Command } from "./command.ts";

type Loaders = Readonly<Record<string, () => Promise<Command>>>;

/**
 * Every command, in the groups and the order of the help text. Each is loaded only when it runs: the service starts
 * without the importers, `ambo version` without the service.
 */
const GROUPS = {
  service: {
    serve: () => import("./serve.ts").then(({ serve }) => serve),
    config: () => import("./program.ts").then(({ config }) => config),
    health: () => import("./health.ts").then(({ health }) => health),
  },
  texts: {
    import: () => import("./import.ts").then(({ importCommand }) => importCommand),
    export: () => import("./export.ts").then(({ exportCommand }) => exportCommand),
    check: () => import("./check.ts").then(({ checkCommand }) => checkCommand),
    parse: () => import("./parse.ts").then(({ parseCommand }) => parseCommand),
    verse: () => import("./verse.ts").then(({ verse }) => verse),
    search: () => import("./search.ts").then(({ search }) => search),
    readings: () => import("./readings.ts").then(({ readings }) => readings),
    calendar: () => import("./calendar.ts").then(({ calendar }) => calendar),
  },
  users: {
    user: () => import("./accounts.ts").then(({ user }) => user),
    key: () => import("./accounts.ts").then(({ key }) => key),
    usage: () => import("./accounts.ts").then(({ usage }) => usage),
    backup: () => import("./backup.ts").then(({ backup }) => backup),
    restore: () => import("./restore.ts").then(({ restore }) => restore),
    store: () => import("./store.ts").then(({ store }) => store),
  },
  program: {
    version: () => import("./program.ts").then(({ version }) => version),
    completion: () => import("./completion.ts").then(({ createCompletion }) => createCompletion(commandGroups)),
    help: () => import("./help.ts").then(({ createHelp }) => createHelp(commandGroups)),
  },
} as const satisfies Readonly<Partial<Record<HelpKey, Loaders>>>;

/** Commands that the service runs, not people. */
const HIDDEN: Loaders = {
  "import-upload": () => import("./import_upload.ts").then(({ importUpload }) => importUpload),
};

const LISTED: Loaders = Object.assign({}, ...Object.values(GROUPS));
const LOADERS: Loaders = { ...LISTED, ...HIDDEN };

/** The names of all commands. */
export const COMMAND_NAMES: readonly string[] = Object.keys(LISTED);

/** Loads a command by its name, or undefined. */
export async function findCommand(name: string): Promise<Command | undefined> {
  return Object.hasOwn(LOADERS, name) ? await LOADERS[name]!() : undefined;
}

/** Loads all commands, in their groups. */
export function commandGroups(): Promise<CommandGroup[]> {
  return Promise.all(
    (Object.entries(GROUPS) as [HelpKey, Loaders][]).map(async ([title, loaders]) => ({
      title,
      commands: await Promise.all(Object.values(loaders).map((load) => load())),
    })),
  );
}

/** Loads all commands. */
export async function allCommands(): Promise<Command[]> {
  return (await commandGroups()).flatMap(({ commands }) => commands);
}
