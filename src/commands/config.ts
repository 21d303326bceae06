import { SETTINGS, type SettingName } from "../settings.ts";
import type { Command } from "./command.ts";

/** `ambo config`: the settings that are in force. */
export const config: Command = {
  name: "config",
  usage: "",
  summary: "prints the settings that are in force",
  settings: Object.keys(SETTINGS) as SettingName[],
  async run({ settings, print }) {
    for (const [name, value] of Object.entries(settings)) print(`${name} = ${value}`);
    return 0;
  },
};
