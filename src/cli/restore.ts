import { DayClock } from "../base/clock.ts";
import { engineOf } from "../config/mod.ts";
import { restoreStore } from "../store/backup/mod.ts";
import { holdFolder } from "../store/control/mod.ts";
import { type Command, type CommandContext, UsageError } from "./command.ts";
import { confirm } from "./confirm.ts";
import { actingAsOwner, openingAsOneself, refuseUnwritable } from "./folder_owner.ts";
import { jsonOption, printJson } from "./json.ts";
import { ENGINE_SETTING_NAMES, YES } from "./open_store.ts";
import { type OnShare, withProgress } from "./progress.ts";

/** `ambo restore` */
export const restore: Command = {
  name: "restore",
  usage: "FILE",
  summary: "restores a backup where there is no store",
  takesOperands: true,
  settings: ["keys", ...ENGINE_SETTING_NAMES, "timezone"],
  examples: ["ambo restore ambo-2026-11-22"],
  options: { yes: YES, json: jsonOption("{ file, files, made }; made is the time of the backup") },
  async run(context) {
    const { operands, options, settings, report, text, translate } = context;
    const [file, ...more] = operands;
    if (file === undefined || more.length > 0) throw new UsageError("Write `ambo restore FILE`");
    const folder = settings.keys;
    const engine = engineOf(settings);
    const place =
      engine === undefined
        ? folder
        : text("the engine at {endpoints}", { endpoints: String(engine.endpoints) });
    if (!(await confirm(context, text("Restore {file} into {folder}?", { file, folder: place })))) {
      report(text("Nothing was changed"));
      return 1;
    }
    if (engine === undefined) refuseUnwritable(folder, "keys");
    const { made, entries } =
      engine === undefined
        ? await withProgress(context, "Restoring", (onShare) =>
            restoreForOwner(context, { file, onShare }),
          )
        : await (await import("../store/cluster/mod.ts")).restoreIntoEngine({
            engine,
            backup: file,
            clock: new DayClock(settings.timezone),
            warn: (message) => report(translate(message)),
          });
    const time = new Date(made * 1000).toISOString();
    report(
      text("Restored {files} files into {folder}, as they were at {time}", {
        files: entries.length,
        folder: place,
        time,
      }),
    );
    report(
      text(
        "All sessions and one-time links have ended. Users and keys are those of the backup: remove users and revoke keys that were removed or replaced since",
      ),
    );
    if (options.json) printJson(context, { file, files: entries.length, made: time });
    return 0;
  },
};

/** Restores into the folder as its owner, from a backup which that owner may not read. */
async function restoreForOwner(
  context: CommandContext,
  { file, onShare }: { file: string; onShare: OnShare },
): ReturnType<typeof restoreStore> {
  const { keys } = context.settings;
  const opening = (open: () => number) => openingAsOneself(context, open);
  const action = () => restoreStore(keys, { backup: file, opening, onShare });
  return await actingAsOwner(keys, context, () => holdFolder(keys, { create: true, action }));
}
