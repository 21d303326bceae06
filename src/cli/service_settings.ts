import { accessSync, constants, existsSync } from "node:fs";
import { SYSTEM_SETTINGS } from "../config/mod.ts";
import type { ProcessIo } from "../server/mod.ts";
import { CommandError } from "./command_error.ts";

/** The values of the command line, by flag without the dashes. */
type FlagValues = Readonly<Record<string, unknown>>;

/**
 * Adds the settings of the service that is installed on this machine, where no others are named: by `--settings`,
 * `AMBO_SETTINGS`, or the folder that the command works on by flag, variable or its usual name here.
 *
 * @param values The values of the command line.
 * @param folder The setting that names the folder.
 * @throws {Error} If there are such settings and this user may not read them.
 */
export function withServiceSettings(
  values: FlagValues,
  folder: "keys" | "corpus",
  io: Pick<ProcessIo, "environment" | "systemSettings">,
): FlagValues {
  const { environment, systemSettings = SYSTEM_SETTINGS } = io;
  if (values.settings !== undefined || environment.AMBO_SETTINGS) return values;
  const isNamed = values[folder] !== undefined || environment[`AMBO_${folder.toUpperCase()}`] !== undefined;
  if (isNamed || existsSync(folder)) return values;
  if (!existsSync(systemSettings)) return values;
  try {
    accessSync(systemSettings, constants.R_OK);
  } catch {
    throw new CommandError("unreadable_service_settings", { file: systemSettings });
  }
  return { ...values, settings: systemSettings };
}
