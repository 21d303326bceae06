/** The service that is installed on this machine: commands take its settings, unless others or another place are named. */
import { constants, existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import { Problem } from "../base/problem.ts";
import {
  isOfCommand,
  type ReadSettings,
  readSettingsFrom,
  SYSTEM_FOLDER,
  SYSTEM_SETTINGS,
  variableOf,
} from "../config/mod.ts";
import type { ProcessIo } from "../server/mod.ts";
import type { Command, CommandContext, ServiceUse } from "./command.ts";
import { isAllowed } from "./denied.ts";

/** The values of the command line, by flag without the dashes. */
type FlagValues = Readonly<Record<string, unknown>>;
type Machine = Pick<ProcessIo, "environment" | "systemSettings">;

/** A setting that names a folder which a command works on. */
export type FolderSetting = "keys" | "corpus";
const FOLDERS: readonly FolderSetting[] = ["keys", "corpus"];

/**
 * The settings that a command runs with, and their relation to the installed service: `taken` where they are the
 * service's; `here`, `own` and `denied` where there is one and they are not, for a folder in the working directory, since
 * the command starts a service of its own, or since this user may not read them; `asked` where there is none, or the
 * command line names others.
 */
export interface FoundSettings {
  readonly relation: "taken" | "here" | "own" | "denied" | "asked";
  /** The settings file of the service. */
  readonly file: string;
  /** Reads the settings. @throws {SettingsError} If they have faults. */
  readonly read: () => ReadSettings;
}

/**
 * Finds the settings of a command line.
 *
 * @param values The values of the command line.
 * @throws {Problem<"command">} If they are the service's, this user may not read them, and the command needs them.
 */
export function findSettings(service: Command["service"], values: FlagValues, machine: Machine): FoundSettings {
  const { environment, systemSettings: file = SYSTEM_SETTINGS } = machine;
  const found = (relation: FoundSettings["relation"]): FoundSettings => {
    const ofService = () => readServiceSettings({ ...values, settings: file }, environment);
    return { relation, file, read: relation === "taken" ? ofService : () => readSettingsFrom(values, environment) };
  };
  const isNamed = (name: string) => values[name] !== undefined || environment[variableOf(name)] !== undefined;
  if (service === "none" || values.settings !== undefined || environment.AMBO_SETTINGS || !existsSync(file)) {
    return found("asked");
  }
  if (service === "own") return found("own");
  if (service.place.some(isNamed)) return found("asked");
  if (isHere(service, file)) return found("here");
  if (isAllowed(file, constants.R_OK)) return found("taken");
  if (service.orDefaults) return found("denied");
  throw new Problem("command.unreadable_service_settings", { file });
}

/** Returns true where the working directory has a folder of the command, which is not the service's own. */
function isHere({ place, orHere }: ServiceUse, file: string): boolean {
  const [folder] = orHere ? place.filter((name) => isFolder(name)) : [];
  if (folder === undefined || !existsSync(folder)) return false;
  const served = serviceFolder(folder as FolderSetting, file)?.folder;
  return served === undefined || !existsSync(served) || realpathSync(served) !== realpathSync(folder);
}

function isFolder(name: string | undefined): name is FolderSetting {
  return FOLDERS.some((folder) => folder === name);
}

/** Returns a folder of the service, and the source of its setting; undefined where its settings cannot be read. */
export function serviceFolder(
  setting: FolderSetting,
  file: string,
  within = SYSTEM_FOLDER,
): { readonly folder: string; readonly source: string } | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const { settings, sources } = readServiceSettings({ settings: file }, {}, within);
    return { folder: settings[setting], source: sources.get(setting)! };
  } catch {
    return undefined;
  }
}

/** Reads the settings of the service, in which a relative path is in the service's own folder. */
function readServiceSettings(
  flags: FlagValues,
  environment: Machine["environment"],
  within = SYSTEM_FOLDER,
): ReadSettings {
  const read = readSettingsFrom(flags, environment, within);
  const sources = new Map(read.sources);
  for (const name of FOLDERS) if (sources.get(name) === "default") sources.set(name, String(flags.settings));
  return { ...read, sources };
}

/** Says where a command takes its settings and its folder from, if the command line does not. */
export function reportSettings(
  { service }: Command,
  { relation, file }: Pick<FoundSettings, "relation" | "file">,
  { settings, sources, report, t }: Pick<CommandContext, "settings" | "sources" | "report" | "t">,
): void {
  if (typeof service === "string") {
    if (relation === "own") report(t("result.own_settings", { file }));
    return;
  }
  const { place, orDefaults } = service;
  const [folder] = place;
  if (relation === "here") report(t("result.here", { folder: resolve(folder!), file }));
  if (relation === "denied") report(t("result.denied_settings", { file }));
  if (!orDefaults && isFolder(folder)) {
    const source = sources.get(folder) ?? "default";
    if (source === "default" || isOfCommand(source)) return;
    const values = { folder: settings[folder], source };
    report(folder === "keys" ? t("result.store_folder", values) : t("result.translation_folder", values));
  } else if (relation === "taken") report(t("result.service_settings", { file }));
}
