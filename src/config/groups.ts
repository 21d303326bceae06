import { SETTINGS, type SettingName } from "./settings.ts";

/** A group of settings. */
export type SettingGroupName = "file" | "addresses" | "translations" | "users" | "engine" | "pages" | "limits" | "log";

/** Settings that belong together, for the help text and the documents. */
export interface SettingGroup {
  readonly name: SettingGroupName;
  readonly names: readonly SettingName[];
}

/** Groups by the setting with which a group begins in the table. */
const FIRST: Readonly<Partial<Record<SettingName, SettingGroupName>>> = {
  settings: "file",
  host: "addresses",
  corpus: "translations",
  keys: "users",
  engine: "engine",
  "site-name": "pages",
  "header-timeout": "limits",
  "log-level": "log",
};

/** All settings in groups, in the order of the table. */
export const SETTING_GROUPS: readonly SettingGroup[] = groupSettings();

function groupSettings(): SettingGroup[] {
  const groups: { name: SettingGroupName; names: SettingName[] }[] = [];
  for (const name of Object.keys(SETTINGS) as SettingName[]) {
    const group = FIRST[name];
    if (group !== undefined) groups.push({ name: group, names: [] });
    groups.at(-1)!.names.push(name);
  }
  return groups;
}
