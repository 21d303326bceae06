import { SETTINGS, type SettingName } from "./settings.ts";

/** Settings that belong together, for the help text and the documents. */
export interface SettingGroup {
  readonly title: string;
  readonly names: readonly SettingName[];
}

/** Titles by the setting with which a group begins in the table. */
const TITLES: Readonly<Partial<Record<SettingName, string>>> = {
  settings: "Settings file",
  host: "Addresses, TLS and proxies",
  corpus: "Translations",
  keys: "Users, keys and quota",
  engine: "Many machines",
  "site-name": "Pages",
  "header-timeout": "Limits",
  "log-level": "Log and metrics",
};

/** All settings in groups, in the order of the table. */
export const SETTING_GROUPS: readonly SettingGroup[] = groupSettings();

function groupSettings(): SettingGroup[] {
  const groups: { title: string; names: SettingName[] }[] = [];
  for (const name of Object.keys(SETTINGS) as SettingName[]) {
    const title = TITLES[name];
    if (title !== undefined) groups.push({ title, names: [] });
    groups.at(-1)!.names.push(name);
  }
  return groups;
}
