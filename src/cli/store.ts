import { join } from "node:path";
import { DayClock } from "../base/clock.ts";
import { Problem } from "../base/problem.ts";
import { engineOf } from "../config/mod.ts";
import { explain } from "../i18n/problems/mod.ts";
import { holdFolder } from "../store/control/mod.ts";
import { storeExists } from "../store/mod.ts";
import { checkStore, type FileReport, repairStore } from "../store/repair/mod.ts";
import { type Command, type CommandContext, findSubcommand, STORE, usageOf } from "./command.ts";
import { jsonOption, printJson, withProgress } from "./output.ts";
import { actingAsOwner, ENGINE_SETTING_NAMES, fileSize, storePlace, storeSize } from "./store_folder.ts";

/** The subcommands: each returns the exit code. */
const SUBCOMMANDS = {
  check: { operands: [], run: check },
  repair: { operands: [], run: repair },
};

/** `ambo store` */
export const store: Command = {
  name: "store",
  usage: usageOf(SUBCOMMANDS),
  service: STORE,
  settings: ["settings", "keys", ...ENGINE_SETTING_NAMES, "timezone"],
  options: {
    json: jsonOption("check: [{ name, state, records, offset, reason }]; repair: [{ name, kept, records }]"),
  },
  examples: ["ambo store check"],
  async run(context) {
    const { operands, settings } = context;
    const subcommand = findSubcommand("store", { subcommands: SUBCOMMANDS, operands });
    if (engineOf(settings) === undefined && !storeExists(settings.keys)) {
      throw new Problem("store.no_store", { folder: settings.keys });
    }
    return await subcommand.run(context);
  },
};

async function check(context: CommandContext): Promise<number> {
  const { settings, options, print, report, t, language } = context;
  const engine = engineOf(settings);
  const access = {
    clock: new DayClock(settings.timezone),
    warn: (warning: Problem<"store">) => report(explain(warning, language)),
  };
  const place = storePlace(context);
  const files =
    engine === undefined
      ? checkStore(settings.keys)
      : (await import("../store/etcd/mod.ts")).checkEngine({ ...access, engine });
  const found: FileReport[] = [];
  await withProgress(context, context.t("result.checking"), async (onShare) => {
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
    report(t("result.store_sound", values));
    return 0;
  }
  report(t("result.store_damaged", values));
  return 1;
}

function jsonOf({ name, state, records, offset, reason }: FileReport): object {
  // For programs: the same in every language.
  const said = reason === undefined ? null : explain(reason, "en");
  return { name, state, records, offset: offset ?? null, reason: said };
}

function linesOf(file: FileReport, context: CommandContext): string[] {
  const { t, language, styles } = context;
  const { name, state, records, recovered } = file;
  const values = {
    name,
    records,
    offset: file.offset ?? 0,
    reason: file.reason === undefined ? "" : explain(file.reason, language),
  };
  if (state === "sound") return [t("result.file_sound", values)];
  if (state === "torn") {
    return [t("result.file_torn", values)];
  }
  const damage = t("result.file_damaged", values);
  return [styles.output.red(damage), ...lostLines(recovered?.gaps ?? [], context)];
}

function lostLines(gaps: readonly { readonly start: number; readonly end: number }[], { t }: CommandContext): string[] {
  return gaps.map(({ start, end }) => t("result.lost", { start, end: end - 1 }));
}

async function repair(context: CommandContext): Promise<number> {
  const { settings, options, print, report, t } = context;
  const folder = settings.keys;
  if (engineOf(settings) !== undefined) {
    throw new Problem("store.unrepairable_engine", {});
  }
  const reports = await withProgress(context, context.t("result.repairing"), (onShare) =>
    actingAsOwner(folder, context, () =>
      holdFolder(folder, {
        action: () => repairStore(folder, { now: Date.now, onFile: (done, total) => onShare(done / total) }),
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
    report(t("result.nothing_damaged", { folder }));
    return 0;
  }
  for (const { name, kept, records, gaps, renamed } of reports) {
    if (options.json) continue;
    const values = { name, records, kept };
    print(t("result.file_repaired", values));
    for (const line of lostLines(gaps, context)) print(line);
    for (const user of renamed) {
      print(t("result.name_lost", { user }));
    }
  }
  if (reports.some(({ name }) => !name.includes("/"))) {
    report(t("result.accounts_lost"));
  }
  return 0;
}
