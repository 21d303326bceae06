import { DEFAULT_LANGUAGE, type Language, translator } from "../../i18n/mod.ts";
import type { Picture, Site } from "../context/site.ts";
import { DRAWN, ownIcon } from "./pictures.ts";
import { GROUND } from "./theme.ts";

/** The path of the manifest. */
export const MANIFEST_PATH = "/manifest.webmanifest";

/** Returns the path of the manifest in a language; browsers ask for it without cookies. */
export function manifestPath(language: Language): string {
  return language === DEFAULT_LANGUAGE ? MANIFEST_PATH : `${MANIFEST_PATH}?lang=${language}`;
}

/** Writes the manifest by which phones install the pages (W3C, Web Application Manifest). */
export function manifest(site: Site, language: Language): string {
  const t = translator(language);
  const own = ownIcon(site);
  const icons = own
    ? [icon(own, "any")]
    : [icon(DRAWN.small, "any"), icon(DRAWN.large, "any"), icon(DRAWN.maskable, "maskable")];
  return JSON.stringify({
    id: "/",
    name: site.name,
    short_name: site.name,
    description: t("layout.description"),
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: GROUND.light,
    theme_color: GROUND.light,
    icons,
    shortcuts: [{ name: t("layout.readings"), url: t("layout.readings_path") }],
  });
}

function icon({ path, type, width, height }: Picture, purpose: "any" | "maskable") {
  return { src: path, sizes: `${width}x${height}`, type, purpose };
}
