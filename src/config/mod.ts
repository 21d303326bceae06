/** Every setting once, read from flags, variables and a file. */

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
export { SettingsError } from "./setting.ts";
export {
  Config,
  FACE_LENGTHS,
  pagesUrl,
  reachable,
  SETTING_GROUPS,
  SETTINGS,
  type SettingName,
  type Settings,
  USUAL_SETTINGS,
} from "./settings.ts";
export { imageFormat, MAX_FEASTS, readFeastFile, type SiteContact, storedImage } from "./site_settings.ts";
