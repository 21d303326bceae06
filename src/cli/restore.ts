import { DayClock } from "../base/clock.ts";
import { engineOf } from "../config/mod.ts";
import { restoreStore } from "../store/backup/mod.ts";
import { holdFolder } from "../store/control/mod.ts";
import { type Command, UsageError } from "./command.ts";
import { ENGINE_SETTING_NAMES } from "./open_store.ts";

/** `ambo restore` */
export const restore: Command = {
  name: "restore",
  usage: "FILE",
  summary: "restores a backup where there is no store",
  takesOperands: true,
  settings: ["keys", ...ENGINE_SETTING_NAMES, "timezone"],
  examples: ["ambo restore ambo-2026-11-22"],
  async run({ operands, settings, report }) {
    const [file, ...more] = operands;
    if (file === undefined || more.length > 0) throw new UsageError("Write `ambo restore FILE`");
    const folder = settings.keys;
    const engine = engineOf(settings);
    const place = engine === undefined ? folder : `the engine at ${engine.endpoints}`;
    const { made, entries } =
      engine === undefined
        ? await holdFolder(folder, {
            create: true,
            action: () => restoreStore(folder, { backup: file }),
          })
        : await (await import("../store/cluster/mod.ts")).restoreIntoEngine({
            engine,
            backup: file,
            clock: new DayClock(settings.timezone),
            warn: report,
          });
    const time = new Date(made * 1000).toISOString();
    report(`Restored ${entries.length} files into ${place}, as they were at ${time}`);
    report(
      "All sessions and one-time links have ended. Users and keys are those of the backup: remove users and revoke " +
        "keys that were removed or replaced since",
    );
    return 0;
  },
};
