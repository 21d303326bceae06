import { join } from "node:path";
import { DayClock } from "../base/clock.ts";
import { engineOf } from "../config/mod.ts";
import { holdFolder } from "../store/control/mod.ts";
import { storeExists } from "../store/mod.ts";
import { checkStore, type FileReport, repairStore } from "../store/repair/mod.ts";
import type { Command, CommandContext } from "./command.ts";
import { actingAsOwner } from "./folder_owner.ts";
import { jsonOption, printJson } from "./json.ts";
import { ENGINE_SETTING_NAMES } from "./open_store.ts";
import { withProgress } from "./progress.ts";
import { fileSize, storeSize } from "./store_size.ts";
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

async function check(context: CommandContext): Promise<number> {
  const { settings, options, print, report, text, translate } = context;
  const engine = engineOf(settings);
  const access = {
    clock: new DayClock(settings.timezone),
    warn: (message: string) => report(translate(message)),
  };
  const place = placeOf(context);
  const files =
    engine === undefined
      ? checkStore(settings.keys)
      : (await import("../store/cluster/mod.ts")).checkEngine({ ...access, engine });
  const found: FileReport[] = [];
  await withProgress(context, "Checking", async (onShare) => {
    const total = storeSize(settings.keys);
    let done = 0;
    for await (const file of files) {
      found.push(file);
      done += fileSize(join(settings.keys, file.name));
      onShare(total === 0 ? 0 : done / total);
    }
  });
  if (options.json) printJson(context, found.map(jsonOf));
  else for (const file of found) for (const line of linesOf(file, context)) print(line);
  const damaged = found.filter(({ state }) => state === "damaged").length;
  const values = { files: found.length, folder: place, damaged };
  if (damaged === 0) {
    report(text("Read {files} files in {folder}: none is damaged", values));
    return 0;
  }
  report(
    text(
      "Read {files} files in {folder}: {damaged} damaged. Stop the server, then restore a backup into another folder, or run `ambo store repair`, which keeps what is sound and the damaged files beside it",
      values,
    ),
  );
  return 1;
}

/** Names the folder or the engine of the store. */
function placeOf({ settings, text }: CommandContext): string {
  const engine = engineOf(settings);
  if (engine === undefined) return settings.keys;
  return text("the engine at {endpoints}", { endpoints: String(engine.endpoints) });
}

function jsonOf({ name, state, records, offset, reason }: FileReport): object {
  return { name, state, records, offset: offset ?? null, reason: reason ?? null };
}

function linesOf(file: FileReport, context: CommandContext): string[] {
  const { text, translate, styles } = context;
  const { name, state, records, recovered } = file;
  const values = {
    name,
    records,
    offset: file.offset ?? 0,
    reason: translate(file.reason ?? ""),
  };
  if (state === "sound") return [text("{name}: sound, {records} records", values)];
  if (state === "torn") {
    return [
      text(
        "{name}: {records} records; the last one, at byte {offset}, was never finished (the next start puts it aside)",
        values,
      ),
    ];
  }
  const damage = text(
    "{name}: DAMAGED at byte {offset} ({reason}); {records} records can be saved",
    values,
  );
  return [styles.output.red(damage), ...lostLines(recovered?.gaps ?? [], context)];
}

function lostLines(
  gaps: readonly { readonly start: number; readonly end: number }[],
  { text }: CommandContext,
): string[] {
  return gaps.map(({ start, end }) =>
    text("  lost: bytes {start} to {end}", { start, end: end - 1 }),
  );
}

async function repair(context: CommandContext): Promise<number> {
  const { settings, options, print, report, text } = context;
  const folder = settings.keys;
  if (engineOf(settings) !== undefined) {
    throw new Error(
      "Cannot repair a store in an engine: restore a backup with another --engine-prefix, and serve with that",
    );
  }
  const reports = await withProgress(context, "Repairing", (onShare) =>
    actingAsOwner(folder, context, () =>
      holdFolder(folder, {
        action: () =>
          repairStore(folder, { now: Date.now, onFile: (done, total) => onShare(done / total) }),
      }),
    ),
  );
  if (options.json) {
    printJson(
      context,
      reports.map(({ name, kept, records }) => ({ name, kept, records })),
    );
  }
  if (reports.length === 0) {
    report(text("No file in {folder} is damaged; nothing was changed", { folder }));
    return 0;
  }
  for (const { name, kept, records, gaps, renamed } of reports) {
    if (options.json) continue;
    const values = { name, records, kept };
    print(text("{name}: saved {records} records; the damaged file is kept as {kept}", values));
    for (const line of lostLines(gaps, context)) print(line);
    for (const user of renamed) {
      print(text('  the name of a user was lost; it is now "{user}"', { user }));
    }
  }
  if (reports.some(({ name }) => !name.includes("/"))) {
    report(
      text(
        "What was lost of the accounts may have been a removal, a new key or a new password: look through `ambo user list` and `ambo key list`",
      ),
    );
  }
  return 0;
}
