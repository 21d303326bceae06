/** Configurations as a command line would make them. */
import { Config, readSettings } from "../../src/config/mod.ts";

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
