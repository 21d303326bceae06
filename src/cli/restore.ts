import { restoreStore } from "../store/backup/mod.ts";
import { holdFolder } from "../store/control/mod.ts";
import { type Command, UsageError } from "./command.ts";

/** `ambo restore` */
export const restore: Command = {
  name: "restore",
  usage: "FILE",
  summary: "restores a backup into a folder without a store",
  takesOperands: true,
  settings: ["keys"],
  examples: ["ambo restore ambo-2026-11-22"],
  async run({ operands, settings, report }) {
    const [file, ...more] = operands;
    if (file === undefined || more.length > 0) throw new UsageError("Write `ambo restore FILE`");
    const folder = settings.keys;
    const { made, entries } = await holdFolder(folder, {
      create: true,
      action: () => restoreStore(folder, { backup: file }),
    });
    const time = new Date(made * 1000).toISOString();
    report(`Restored ${entries.length} files into ${folder}, as they were at ${time}`);
    report(
      "All sessions and one-time links have ended. Users and keys are those of the backup: remove users and revoke " +
        "keys that were removed or replaced since",
    );
    return 0;
  },
};
