/** Every setting once, read from flags, variables and a file. */

export { Config, type ConfigListener, type ConfigUpdate } from "./config.ts";
export { type EngineAccess, engineOf } from "./engine_access.ts";
export { SYSTEM_SETTINGS } from "./file.ts";
export { SETTING_GROUPS, type SettingGroup, type SettingGroupName } from "./groups.ts";
export { pagesUrl, reachable } from "./public_url.ts";
export {
  type ReadSettings,
  readSettings,
  readSettingsFrom,
  secretFileOf,
  settingsText,
  variableOf,
} from "./read.ts";
export type { Setting } from "./setting.ts";
export { SETTINGS, type SettingName, type Settings } from "./settings.ts";
export { SettingFault, SettingsError } from "./settings_error.ts";
export type { SiteContact } from "./site_contact.ts";
export { type SiteImage, storedImage } from "./site_image.ts";
