import { SETTINGS, type SettingName, settingLine } from "../config/mod.ts";
import type { Command } from "./command.ts";
import { jsonOption, printJson } from "./output.ts";

/** `ambo config`: prints lines that a settings file may have. */
export const config: Command = {
  name: "config",
  usage: "[--SETTING VALUE …]",
  service: { place: [] },
  settings: Object.keys(SETTINGS) as SettingName[],
  examples: ["ambo config > ambo.conf"],
  options: { json: jsonOption("{ NAME: { value, source } }", "secrets") },
  async run({ written, sources, options, print }) {
    const json: Record<string, unknown> = {};
    for (const [name, { secret }] of Object.entries(SETTINGS)) {
      // A settings file cannot name another.
      if (name === "settings") continue;
      const text = written.get(name as SettingName) ?? "";
      const source = sources.get(name as SettingName);
      if (options.json) {
        json[name] = { value: secret && text !== "" ? null : text, source };
        continue;
      }
      if (source !== "default") print(`# ${source}`);
      print(secret && text !== "" ? `# ${name} is set and not shown` : settingLine(name, text));
    }
    if (options.json) printJson({ print }, json);
    return 0;
  },
};
