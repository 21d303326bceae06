import { DayClock } from "../base/clock.ts";
import { engineOf } from "../config/mod.ts";
import { holdFolder } from "../store/control/mod.ts";
import { storeExists } from "../store/mod.ts";
import { checkStore, type FileReport, repairStore } from "../store/repair/mod.ts";
import type { Command, CommandContext } from "./command.ts";
import { jsonOption, printJson } from "./json.ts";
import { ENGINE_SETTING_NAMES } from "./open_store.ts";
import { findSubcommand, usageOf } from "./subcommand.ts";

/** The subcommands: each returns the exit code. */
const SUBCOMMANDS = {
  check: { operands: [], run: check },
  repair: { operands: [], run: repair },
};

/** `ambo store` */
export const store: Command = {
  name: "store",
  usage: usageOf(SUBCOMMANDS),
  summary: "checks the files of the store, or repairs them",
  takesOperands: true,
  settings: ["keys", ...ENGINE_SETTING_NAMES, "timezone"],
  options: {
    json: jsonOption(
      "check: [{ name, state, records, offset, reason }]; repair: [{ name, kept, records }]",
    ),
  },
  examples: ["ambo store check"],
  async run(context) {
    const { operands, settings } = context;
    const subcommand = findSubcommand("store", { subcommands: SUBCOMMANDS, operands });
    if (engineOf(settings) === undefined && !storeExists(settings.keys)) {
      throw new Error(
        `There is no store in the folder "${settings.keys}": give the right one with --keys`,
      );
    }
    return await subcommand.run(context);
  },
};

async function check({ settings, options, print, report }: CommandContext): Promise<number> {
  let damaged = 0;
  let number = 0;
  const json: unknown[] = [];
  const engine = engineOf(settings);
  const access = { clock: new DayClock(settings.timezone), warn: report };
  const place = engine === undefined ? settings.keys : `the engine at ${engine.endpoints}`;
  const files =
    engine === undefined
      ? checkStore(settings.keys)
      : (await import("../store/cluster/mod.ts")).checkEngine({ ...access, engine });
  for await (const file of files) {
    number++;
    if (file.state === "damaged") damaged++;
    if (options.json) json.push(jsonOf(file));
    else for (const line of linesOf(file)) print(line);
  }
  if (options.json) printJson({ print }, json);
  if (damaged === 0) {
    report(`Read ${number} files in ${place}: none is damaged`);
    return 0;
  }
  report(
    `Read ${number} files in ${place}: ${damaged} damaged. Stop the server, then restore a backup into ` +
      "another folder, or run `ambo store repair`, which keeps what is sound and the damaged files beside it",
  );
  return 1;
}

function jsonOf({ name, state, records, offset, reason }: FileReport): object {
  return { name, state, records, offset: offset ?? null, reason: reason ?? null };
}

function linesOf({ name, state, records, offset, reason, recovered }: FileReport): string[] {
  if (state === "sound") return [`${name}: sound, ${records} records`];
  if (state === "torn") {
    return [
      `${name}: ${records} records; the last one, at byte ${offset}, was never finished (the next start puts it aside)`,
    ];
  }
  return [
    `${name}: DAMAGED at byte ${offset} (${reason}); ${records} records can be saved`,
    ...(recovered?.gaps ?? []).map(({ start, end }) => `  lost: bytes ${start} to ${end - 1}`),
  ];
}

async function repair({ settings, options, print, report }: CommandContext): Promise<number> {
  const folder = settings.keys;
  if (engineOf(settings) !== undefined) {
    throw new Error(
      "Cannot repair a store in an engine: restore a backup with another --engine-prefix, and serve with that",
    );
  }
  const reports = await holdFolder(folder, {
    action: () => repairStore(folder, { now: Date.now }),
  });
  if (options.json) {
    printJson(
      { print },
      reports.map(({ name, kept, records }) => ({ name, kept, records })),
    );
  }
  if (reports.length === 0) {
    report(`No file in ${folder} is damaged; nothing was changed`);
    return 0;
  }
  for (const { name, kept, records, gaps, renamed } of reports) {
    if (options.json) continue;
    print(`${name}: saved ${records} records; the damaged file is kept as ${kept}`);
    for (const { start, end } of gaps) print(`  lost: bytes ${start} to ${end - 1}`);
    for (const user of renamed) print(`  the name of a user was lost; it is now "${user}"`);
  }
  if (reports.some(({ name }) => !name.includes("/"))) {
    report(
      "What was lost of the accounts may have been a removal, a new key or a new password: " +
        "look through `ambo user list` and `ambo key list`",
    );
  }
  return 0;
}
