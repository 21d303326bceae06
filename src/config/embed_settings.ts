import { oneOf, SettingFault, setting } from "./setting.ts";

const RELOADABLE = { reloadable: true };

/** The settings of what other web sites may show in frames. */
export const EMBED_SETTINGS = {
  embed: setting(["STATE", "on"], oneOf("on", "off"), RELOADABLE),
  "embed-origins": setting(["LIST", "*"], embedOrigins, RELOADABLE),
} as const;

/** Characters of a host as browsers write it: others could end a directive of a Content-Security-Policy. */
const HOST = /^[a-z0-9.:[\]-]+$/;

/**
 * Reads `*`, or origins with commas between them, as a Content-Security-Policy lists them.
 *
 * @throws {SettingFault} If a part is no origin of the web, or there is none.
 */
export function embedOrigins(text: string): readonly string[] {
  if (text.trim() === "*") return ["*"];
  return [...new Set(text.split(",").map((part) => embedOrigin(part.trim())))];
}

function embedOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  if (!isWeb || !HOST.test(url.host)) {
    throw new SettingFault("expected_origins", { found: text });
  }
  if (url.href !== `${url.origin}/` || /[?#]$/.test(text)) {
    throw new SettingFault("expected_origin_alone", { found: text });
  }
  return url.origin;
}
