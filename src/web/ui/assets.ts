import { createHash } from "node:crypto";
import type { Settings } from "../../config/mod.ts";
import { encode, type RequestContext, type Response, type Route } from "../../http/mod.ts";
import { siteOf } from "../site.ts";
import { ICON } from "./brand.ts";
import { SCRIPT } from "./script.ts";
import { BASE } from "./style/base.ts";
import { CONTROLS } from "./style/controls.ts";
import { DATA } from "./style/data.ts";
import { PRINT, READING } from "./style/reading.ts";

/** A file that pages refer to. Its path changes with its content, so that browsers may keep it for ever. */
export interface Asset {
  readonly path: string;
  readonly type: string;
  /** One character a byte. */
  readonly body: string;
}

function asset(name: string, type: string, content: string): Asset {
  const digest = createHash("sha256").update(content).digest("base64url").slice(0, 12);
  const [stem, ending] = name.split(".");
  return { path: `/assets/${stem}-${digest}.${ending}`, type, body: encode(content) };
}

/** All files of the pages; they are part of the program. */
export const ASSETS = {
  style: asset(
    "style.css",
    "text/css; charset=utf-8",
    [BASE, CONTROLS, READING, DATA, PRINT].join(""),
  ),
  script: asset("script.js", "text/javascript; charset=utf-8", SCRIPT),
  icon: asset("icon.svg", "image/svg+xml", ICON),
};

const COMMON_HEADERS = [
  ["Cache-Control", "public, max-age=31536000, immutable"],
  ["X-Content-Type-Options", "nosniff"],
  ["Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'"],
].flat();
const HEADERS = [...COMMON_HEADERS, "Cross-Origin-Resource-Policy", "same-origin"];
/** Readers of feeds and previews of links show the pictures on pages of their own. */
const PICTURE_HEADERS = [...COMMON_HEADERS, "Cross-Origin-Resource-Policy", "cross-origin"];

/** The routes of the files. */
export const ASSET_ROUTES: readonly Route<RequestContext>[] = Object.values(ASSETS).map(
  ({ path, type, body }) => {
    const headers = ["Content-Type", type, ...HEADERS];
    const response: Response = { status: 200, headers, body, cacheable: true, compressible: true };
    return { path, get: () => response };
  },
);

/** Returns the routes of the files that the settings name: the picture of the service. */
export function siteRoutes(settings: Settings): readonly Route<RequestContext>[] {
  const { "site-image": image } = settings;
  const { image: picture } = siteOf(settings);
  if (image === undefined || picture === undefined) return [];
  const headers = ["Content-Type", image.type, ...PICTURE_HEADERS];
  const response: Response = { status: 200, headers, body: image.bytes, cacheable: true };
  return [{ path: picture.path, get: () => response }];
}
