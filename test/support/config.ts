/** Configurations as a command line would make them. */
import { Config, readSettingsFrom, type Settings } from "../../src/config/mod.ts";

/** Reads settings without their sources. */
export function readSettings(...places: Parameters<typeof readSettingsFrom>): Settings {
  return readSettingsFrom(...places).settings;
}

/** Returns the configuration that flags give. */
export function configOf(flags: Record<string, string> = {}): Config {
  return new Config(readSettings(flags, {}));
}

/** Puts other values of reloadable settings in force, as a reload does. */
export function reconfigure(config: Config, flags: Record<string, string>): void {
  config.update({ ...config.current, ...pick(configOf(flags).current, Object.keys(flags)) });
}

function pick<T extends object>(from: T, names: readonly string[]): Partial<T> {
  return Object.fromEntries(names.map((name) => [name, from[name as keyof T]])) as Partial<T>;
}
