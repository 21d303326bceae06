import { constants, existsSync, lstatSync, readdirSync, type Stats, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DayClock } from "../base/clock.ts";
import { Problem } from "../base/problem.ts";
import { engineOf, pagesUrl, SETTING_GROUPS, SETTINGS, type SettingName } from "../config/mod.ts";
import { explain } from "../i18n/problems/mod.ts";
import { type StoreCalls, useStore } from "../store/control/mod.ts";
import type { CommandContext, Option } from "./command.ts";
import { isAllowed, isOwn, look, ownerOf, statsIfThere } from "./denied.ts";
import type { FolderSetting } from "./installed_service.ts";
import { confirm } from "./output.ts";

/**
 * Asks before the folder of a setting is made that no one named: it may be the wrong place. A folder that was named is
 * made without a question.
 *
 * @throws {Problem<"usage">} If no one can be asked and `--yes` is not there, or the answer is no.
 */
export async function prepareFolder(
  setting: FolderSetting,
  context: Pick<CommandContext, "settings" | "sources" | "options" | "ask" | "t">,
): Promise<void> {
  const { settings, sources, options, ask, t } = context;
  const folder = settings[setting];
  if (sources.get(setting) !== "default" || existsSync(folder) || options.yes) return;
  const refusal = new Problem("usage.absent_folder", { folder, setting });
  if (ask === undefined) throw refusal;
  const question = t("result.ask_folder", { folder });
  if (!(await confirm(context, question))) throw refusal;
}

type Actor = Pick<CommandContext, "actAs">;

/**
 * Runs an action as the owner of a folder, where this process is root: what root writes there, the service could not
 * read any more.
 */
export function actingAsOwner<T>(folder: string, actor: Actor, action: () => Promise<T>): Promise<T> {
  return acting({ isOwner: true, folder }, actor, action);
}

/** Runs an action within {@linkcode actingAsOwner} as oneself again: on files that are not the service's. */
export function actingAsOneself<T>(
  context: Actor & Pick<CommandContext, "settings">,
  action: () => Promise<T>,
): Promise<T> {
  return acting({ isOwner: false, folder: context.settings.keys }, context, action);
}

async function acting<T>(
  { isOwner, folder }: { isOwner: boolean; folder: string },
  { actAs }: Actor,
  action: () => Promise<T>,
): Promise<T> {
  const owner = ownerToActAs(folder);
  if (actAs === undefined || owner === undefined || owner.uid === 0) return await action();
  actAs(isOwner ? owner : undefined);
  try {
    return await action();
  } finally {
    actAs(isOwner ? undefined : owner);
  }
}

/** @throws {Error} If there is a store of another user, which this one may not use. */
function refuseForeignStore(folder: string): void {
  // The store itself reports that there is a file in the place of its folder.
  if (statsIfThere(folder)?.isDirectory() === false) return;
  // What keeps a user out of an own folder is reported where it is opened.
  if (isOwn(folder) || isAllowed(folder, constants.R_OK | constants.W_OK | constants.X_OK)) return;
  const owner = ownerOf(folder);
  throw new Problem("command.foreign_store", { folder, owner });
}

/** @throws {Error} If a folder, or the first one above it that is there, may not be written. */
export function refuseUnwritable(folder: string, setting: FolderSetting): void {
  let present = resolve(folder);
  while (!existsSync(present)) present = dirname(present);
  // If it is no folder, writing the file reports that.
  if (!statSync(present).isDirectory()) return;
  if (isOwn(present) || isAllowed(present, constants.W_OK | constants.X_OK)) return;
  throw present === resolve(folder)
    ? new Problem("command.unwritable_folder", { folder, owner: ownerOf(present), setting })
    : new Problem("command.unmakable_folder", { folder, parent: present, setting });
}

/**
 * Finds who decides what is in a folder: its owner, or that of the first folder above it that is there, or the user whose
 * link leads to it and may lead elsewhere the next moment. Root that worked there as root would write where that user may
 * not.
 */
function ownerToActAs(folder: string): Stats | undefined {
  let owner: Stats | undefined;
  for (let path = resolve(folder); path !== dirname(path); path = dirname(path)) {
    const found = look(path, lstatSync);
    if (found?.isSymbolicLink() && found.uid !== 0) return found;
    owner ??= look(path);
  }
  return owner;
}

/** The settings of a store that several machines share. */
export const ENGINE_SETTING_NAMES = SETTING_GROUPS.find(({ name }) => name === "engine")!.names;

/** The settings of a command that works on the store. */
export const STORE_SETTINGS: readonly SettingName[] = [
  "settings",
  "keys",
  ...ENGINE_SETTING_NAMES,
  "daily-limit",
  "timezone",
  "public-url",
  "host",
  "port",
  "socket",
  "tls-cert",
  "tls-key",
];

/** The option that answers every question with yes. */
export const YES: Option = { help: "yes" };

/**
 * Calls the store of the folder `--keys`: through the server that runs on it, or else directly.
 *
 * @param options `create` makes the store where there is none.
 * @throws {Error} As `useStore`, or if the store is another user's.
 */
export async function withStore<T>(
  context: CommandContext,
  options: {
    action: (calls: StoreCalls) => Promise<T>;
    create?: boolean;
  },
): Promise<T> {
  const { settings, report, language } = context;
  const { action, create = false } = options;
  if (create && engineOf(settings) === undefined) await prepareFolder("keys", context);
  refuseForeignStore(settings.keys);
  return await actingAsOwner(settings.keys, context, () =>
    useStore(settings.keys, {
      clock: new DayClock(settings.timezone),
      config: { current: settings },
      engine: engineOf(settings),
      publicUrl: (stored) => pagesUrl({ ...settings, "public-url": settings["public-url"] || usableUrl(stored) }),
      warn: (warning) => report(explain(warning, language)),
      create,
      action,
    }),
  );
}

/** Returns a stored address; empty where it is none, or none that this version can use. */
function usableUrl(stored = ""): string {
  try {
    return SETTINGS["public-url"].read(stored);
  } catch {
    return "";
  }
}

/** Names the folder or the engine of the store. */
export function storePlace({ settings, t }: Pick<CommandContext, "settings" | "t">): string {
  const engine = engineOf(settings);
  return engine === undefined ? settings.keys : t("result.engine", { endpoints: String(engine.endpoints) });
}

/** Sums the lengths of the files of a store; 0 where they cannot be seen. */
export function storeSize(keys: string): number {
  try {
    return readdirSync(keys, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(log|day)$/.test(name))
      .reduce((sum, name) => sum + fileSize(join(keys, name)), 0);
  } catch {
    return 0;
  }
}

/** Returns the length of a file; 0 where it cannot be seen. */
export function fileSize(path: string): number {
  return statsIfThere(path)?.size ?? 0;
}
