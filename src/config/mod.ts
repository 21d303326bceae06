/** Every setting once, read from flags, variables and a file. */

export { Config, pagesUrl, reachable } from "./current_settings.ts";
export { MAX_FEASTS, readFeastFile } from "./feast_file.ts";
export {
  engineOf,
  isOfCommand,
  type ReadSettings,
  readSettingsFrom,
  SYSTEM_FOLDER,
  SYSTEM_SETTINGS,
  secretFileOf,
  settingLine,
  settingsText,
  statedSettings,
  variableOf,
} from "./read.ts";
export { type Setting, SettingsError } from "./setting.ts";
export { FACE_LENGTHS, SETTING_GROUPS, SETTINGS, type SettingName, type Settings, USUAL_SETTINGS } from "./settings.ts";
export { imageFormat, type SiteContact, storedImage } from "./site_settings.ts";
