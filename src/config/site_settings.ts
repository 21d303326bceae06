import { setting } from "./setting.ts";
import { SettingFault } from "./settings_error.ts";
import { siteContact } from "./site_contact.ts";
import { siteImage } from "./site_image.ts";
import { oneOf, singleLine } from "./value_parsers.ts";

const RELOADABLE = { reloadable: true };

/** The settings that give the pages a face of their own. */
export const SITE_SETTINGS = {
  "site-name": setting(["NAME", ""], singleLine(80), RELOADABLE),
  "site-contact": setting(["CONTACT", ""], siteContact, RELOADABLE),
  "site-accent": setting(["COLOR", ""], siteColor, RELOADABLE),
  "site-footer": setting(["LINE", ""], singleLine(200), RELOADABLE),
  "site-image": setting(["FILE", ""], siteImage, RELOADABLE),
  offline: setting(["STATE", "on"], oneOf("on", "off"), RELOADABLE),
  index: setting(["STATE", "off"], oneOf("on", "off"), RELOADABLE),
} as const;

/** Reads a colour as six hexadecimal digits; empty for that of the program. */
function siteColor(text: string): string {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === undefined && text.trim() !== "") throw new SettingFault("expected_color", {});
  return digits?.toLowerCase() ?? "";
}
