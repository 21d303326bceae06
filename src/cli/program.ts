import { SETTINGS, type SettingName, settingLine } from "../config/mod.ts";
import { COMMIT, VERSION } from "../version.ts";
import type { Command } from "./command.ts";
import { jsonOption, printJson } from "./output.ts";

/** `ambo version` */
export const version: Command = {
  name: "version",
  usage: "",
  service: "none",
  settings: [],
  examples: ["ambo version"],
  options: { json: jsonOption("{ version, commit }") },
  async run({ options, print }) {
    if (options.json) {
      printJson({ print }, { version: VERSION, commit: COMMIT ?? null });
      return 0;
    }
    print(COMMIT === undefined ? `ambo ${VERSION}` : `ambo ${VERSION} (commit ${COMMIT})`);
    return 0;
  },
};

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
