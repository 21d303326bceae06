import { createHash } from "node:crypto";
import { type Answer, type Delivery, deliver, encode } from "../../http/mod.ts";
import { ICON } from "./brand.ts";
import { SCRIPT } from "./script.ts";
import { STYLE } from "./style/mod.ts";

/** A file that pages refer to. Its address changes with its content, so that browsers may keep it for ever. */
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

/** All files of the pages: they are part of the program, so nothing needs to lie beside it. */
export const ASSETS = {
  style: asset("style.css", "text/css; charset=utf-8", STYLE),
  script: asset("script.js", "text/javascript; charset=utf-8", SCRIPT),
  icon: asset("icon.svg", "image/svg+xml", ICON),
};

const BY_PATH: ReadonlyMap<string, Asset> = new Map(
  Object.values(ASSETS).map((asset) => [asset.path, asset]),
);

/** The answer to a request for one of the files; undefined where the path is none of theirs. */
export function assetAt(
  path: string,
  { asked, compressor }: Omit<Delivery, "isKept">,
): Answer | undefined {
  const asset = BY_PATH.get(path);
  if (asset === undefined) return undefined;
  const headers = [
    "Content-Type",
    asset.type,
    "Cache-Control",
    "public, max-age=31536000, immutable",
    "X-Content-Type-Options",
    "nosniff",
    "Content-Security-Policy",
    "default-src 'none'; style-src 'unsafe-inline'",
    "Cross-Origin-Resource-Policy",
    "same-origin",
  ];
  return deliver({ status: 200, headers, body: asset.body }, { asked, compressor, isKept: true });
}
