import { SETTINGS, type SettingName } from "../config/mod.ts";
import type { Command } from "./command.ts";

/** `ambo config`: prints lines that a settings file may have. */
export const config: Command = {
  name: "config",
  usage: "[--SETTING VALUE …]",
  summary: "prints the settings in force and their sources",
  takesOperands: false,
  settings: Object.keys(SETTINGS) as SettingName[],
  examples: ["ambo config > ambo.conf"],
  async run({ written, sources, print }) {
    for (const [name, { secret }] of Object.entries(SETTINGS)) {
      // A settings file cannot name another.
      if (name === "settings") continue;
      const text = written.get(name as SettingName) ?? "";
      const source = sources.get(name as SettingName);
      if (source !== "default") print(`# ${source}`);
      print(secret && text !== "" ? `# ${name} is set and not shown` : `${name} = ${text}`);
    }
    return 0;
  },
};
