import { dirname, resolve } from "node:path";
import { DayClock } from "../base/clock.ts";
import { Problem } from "../base/problem.ts";
import { engineOf, SYSTEM_FOLDER, SYSTEM_SETTINGS } from "../config/mod.ts";
import { explain } from "../i18n/problems/mod.ts";
import { type Everything, readEverything, restoreStore } from "../store/backup/mod.ts";
import { holdFolder } from "../store/control/mod.ts";
import { StoreUnavailable, storeExists } from "../store/mod.ts";
import { restoreTranslations, writeRestoredSettings } from "../upload/mod.ts";
import type { Command, CommandContext } from "./command.ts";
import { statsIfThere } from "./denied.ts";
import { serviceFolder } from "./installed_service.ts";
import { confirm, jsonOption, type OnShare, printJson, withProgress } from "./output.ts";
import {
  actingAsOneself,
  actingAsOwner,
  ENGINE_SETTING_NAMES,
  prepareFolder,
  refuseUnwritable,
  storePlace,
  YES,
} from "./store_folder.ts";

/** `ambo restore` */
export const restore: Command = {
  name: "restore",
  usage: "FILE | -",
  // A folder here may be what an earlier restore made in the wrong place.
  service: { place: ["keys"] },
  settings: ["settings", "keys", ...ENGINE_SETTING_NAMES, "timezone", "corpus"],
  examples: ["ambo restore ambo-2026-11-22"],
  options: { yes: YES, json: jsonOption("{ file, files, made }", "time_made") },
  async run(context) {
    const { operands, options, settings, report, t, language } = context;
    const [file, ...more] = operands;
    if (file === undefined || more.length > 0) throw new Problem("usage.wrong_operands", { line: "ambo restore FILE" });
    const folder = settings.keys;
    const engine = engineOf(settings);
    const place = storePlace(context);
    if (engine === undefined) reportOtherFolder(context);
    const asked = engine === undefined ? resolve(folder) : place;
    if (!(await confirm(context, t("result.ask_restore", { file, folder: asked })))) {
      report(t("result.unchanged"));
      return 1;
    }
    // The question above named the folder.
    if (engine === undefined && context.ask === undefined) await prepareFolder("keys", context);
    if (engine === undefined) refuseUnwritable(folder, "keys");
    // One that cannot be read is reported when it is read as a store.
    const found = file === "-" ? undefined : statsIfThere(file);
    const isPipe = file === "-" || found?.isFIFO();
    const all = found?.isFile() || isPipe ? await readEverything(file, { isPipe }) : undefined;
    if (all !== undefined && all.translations.size > 0) await prepareFolder("corpus", context);
    // The store comes last: until it is there, a restore that was cut off can be repeated.
    const isRefused = engine === undefined && storeExists(folder);
    const restored = all === undefined || isRefused ? [] : await restoreRest(context, all);
    const backup = { backup: file, bytes: all?.store };
    const { made, entries } = await (engine === undefined
      ? withProgress(context, t("result.restoring"), (onShare) => restoreForOwner(context, { ...backup, onShare }))
      : import("../store/etcd/mod.ts").then(({ restoreIntoEngine }) =>
          restoreIntoEngine({
            ...{ ...backup, engine, clock: new DayClock(settings.timezone) },
            warn: (warning) => report(explain(warning, language)),
          }),
        )
    ).catch((cause) => {
      throw cause instanceof Problem
        ? cause
        : new StoreUnavailable("cannot_restore", { path: file, folder: place }, { cause });
    });
    const time = new Date(made * 1000).toISOString();
    report(t("result.restored", { files: entries.length, folder: place, time }));
    report(t("result.restored_accounts"));
    for (const line of restored) report(line);
    if (options.json) printJson(context, { file, files: entries.length, made: time });
    return 0;
  },
};

/** Says that the store goes into another folder than that of the service, if one is known. */
function reportOtherFolder({
  settings: { keys },
  written,
  systemSettings = SYSTEM_SETTINGS,
  report,
  t,
}: CommandContext): void {
  const named = written.get("settings") || systemSettings;
  // A folder of the installed service is in its own, one of other settings in the working directory.
  const within = resolve(named) === resolve(systemSettings) ? SYSTEM_FOLDER : "";
  const service = serviceFolder("keys", named, within);
  if (service === undefined || resolve(service.folder) === resolve(keys)) return;
  report(t("result.other_folder", { folder: resolve(keys), served: service.folder, source: service.source }));
}

/**
 * Writes the translations that the folder does not have, and the settings into a file beside the store.
 *
 * @returns The lines that report it.
 */
async function restoreRest(context: CommandContext, { settings, translations }: Everything): Promise<string[]> {
  const { corpus, keys } = context.settings;
  const { t } = context;
  // A backup of a store alone that gzip compressed.
  if (translations.size === 0 && settings === "") return [];
  const { kept, written } = await actingAsOwner(corpus, context, async () => restoreTranslations(corpus, translations));
  const lines = kept.map((name) => t("result.translation_kept", { name }));
  lines.push(t("result.translations_restored", { count: written.length, folder: corpus }));
  if (settings === "") return lines;
  const folder = dirname(resolve(keys));
  const file = await actingAsOwner(folder, context, async () => writeRestoredSettings(settings, { keys, corpus }));
  lines.push(t("result.settings_restored", { file }));
  return lines;
}

/** Restores into the folder as its owner, from a backup which that owner may not read. */
async function restoreForOwner(
  context: CommandContext,
  options: { backup: string; bytes: Buffer | undefined; onShare: OnShare },
): ReturnType<typeof restoreStore> {
  const { keys } = context.settings;
  const opening = (open: () => number) => actingAsOneself(context, async () => open());
  const action = () => restoreStore(keys, { ...options, opening });
  return await actingAsOwner(keys, context, () => holdFolder(keys, { create: true, action }));
}
