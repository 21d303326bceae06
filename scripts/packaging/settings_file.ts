import { SETTINGS, type SettingName } from "../../src/config/mod.ts";
import type { Setting } from "../../src/config/setting.ts";
import { translator } from "../../src/i18n/mod.ts";

/** Settings that an installed service has of its own. */
const OWN: Readonly<Record<string, string>> = {
  corpus: "/var/lib/ambo/corpus",
  keys: "/var/lib/ambo/keys",
};

/** Formats the settings file of an installed service: its folders, and all other settings with their defaults as comments. */
export function formatSettingsFile(): string {
  const lines = Object.entries<Setting<unknown>>(SETTINGS)
    .filter(([name]) => name !== "settings")
    .map(([name, { default: fallback }]) => {
      const line = name in OWN ? `${name} = ${OWN[name]}` : `#${name} = ${fallback}`.trimEnd();
      return `# ${translator("en")(`setting.${name as SettingName}`)}\n${line}\n`;
    });
  return `# The settings of Ambo. Take the # away from a line to change it, then run: systemctl restart ambo\n\n${lines.join("\n")}`;
}
