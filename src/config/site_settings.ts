import { setting } from "./setting.ts";
import { siteContact } from "./site_contact.ts";
import { siteImage } from "./site_image.ts";
import { singleLine } from "./value_parsers.ts";

const RELOADABLE = { reloadable: true };

/** The settings that give the pages a face of their own. */
export const SITE_SETTINGS = {
  "site-name": setting(
    ["NAME", "", "name of the service on its pages, such as the parish's; Ambo unless set"],
    singleLine(80),
    RELOADABLE,
  ),
  "site-contact": setting(
    ["CONTACT", "", "whom visitors ask: an e-mail address, web address or telephone number"],
    siteContact,
    RELOADABLE,
  ),
  "site-image": setting(
    ["FILE", "", "crest or photograph for header and link previews: PNG, JPEG or WebP, to 1 MB"],
    siteImage,
    RELOADABLE,
  ),
} as const;
