import { createHash } from "node:crypto";
import type { Settings } from "../../config/mod.ts";
import { encode, type RequestContext, type Response, type Route } from "../../http/mod.ts";
import { type Site, siteOf } from "../site.ts";
import { drawingSvg } from "./ambo_drawing.ts";
import { DOCS_SCRIPT } from "./docs_script.ts";
import { FONTS, unicodeRange } from "./fonts.ts";
import { MANIFEST_PATH, manifest } from "./manifest.ts";
import { DRAWN, ownIcon } from "./pictures.ts";
import { READER_SCRIPT } from "./reader_script.ts";
import { SCRIPT } from "./script.ts";
import { BASE, SYSTEM_SERIF } from "./style/base.ts";
import { CONTROLS } from "./style/controls.ts";
import { DATA } from "./style/data.ts";
import { DOCS } from "./style/docs.ts";
import { HOME } from "./style/home.ts";
import { READER_BAR } from "./style/reader_bar.ts";
import { PRINT, READING } from "./style/reading.ts";

/** A file that pages refer to. Its path changes with its content, so that browsers may keep it for ever. */
export interface Asset {
  readonly path: string;
  readonly type: string;
  /** One character a byte. */
  readonly body: string;
}

function asset(name: string, type: string, content: string): Asset {
  return { path: hashedPath(name, content), type, body: encode(content) };
}

function hashedPath(name: string, content: string | Buffer): string {
  const digest = createHash("sha256").update(content).digest("base64url").slice(0, 12);
  const [stem, ending] = name.split(".");
  return `/assets/${stem}-${digest}.${ending}`;
}

/** The fonts of the pages, the first that which most pages need; none where they were not made. */
const FONT_ASSETS = (FONTS?.fonts ?? []).map(({ name, style, bytes }) => ({
  path: hashedPath(name, bytes),
  style,
  bytes,
}));

/** The path of the font that every page needs; undefined where the pages have none of their own. */
export const FONT_PATH: string | undefined = FONT_ASSETS[0]?.path;

/** The licence of the fonts. */
export const FONT_LICENCE_ASSET =
  FONTS && asset("font-licence.txt", "text/plain; charset=utf-8", FONTS.licence);

/**
 * The rules of the fonts. A font that comes too late is not shown before the next page (`optional`), so that no line
 * moves; it is asked for together with the style. There is one weight: none is made up.
 */
function fontFaces(): string {
  if (FONT_LICENCE_ASSET === undefined) return "";
  const faces = FONT_ASSETS.map(
    ({ path, style }) =>
      `@font-face { font-family: Literata; font-style: ${style}; font-weight: 400; font-display: optional; src: url("${path}") format("woff2"); unicode-range: ${unicodeRange()}; }
`,
  );
  return `/* Literata, SIL Open Font License 1.1: ${FONT_LICENCE_ASSET.path} */
${faces.join("")}:root { --serif: Literata, ${SYSTEM_SERIF}; --heavy: 400; }
`;
}

/** All files of the pages; they are part of the program. */
export const ASSETS = {
  style: asset(
    "style.css",
    "text/css; charset=utf-8",
    [BASE, fontFaces(), CONTROLS, READING, READER_BAR, HOME, DATA, PRINT].join(""),
  ),
  script: asset("script.js", "text/javascript; charset=utf-8", SCRIPT + READER_SCRIPT),
  /** In place of the common style: the documentation shows no scripture and needs none of its style. */
  docsStyle: asset(
    "docs.css",
    "text/css; charset=utf-8",
    [BASE, fontFaces(), CONTROLS, DATA, DOCS, PRINT].join(""),
  ),
  docsScript: asset("docs.js", "text/javascript; charset=utf-8", DOCS_SCRIPT),
  icon: asset("icon.svg", "image/svg+xml", drawingSvg()),
};

const FOR_EVER = "public, max-age=31536000, immutable";
/** For paths that do not change with the content. */
const FOR_A_DAY = "public, max-age=86400";

const SAFETY_HEADERS = [
  ["X-Content-Type-Options", "nosniff"],
  ["Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'"],
].flat();
const HEADERS = [
  ["Cache-Control", FOR_EVER],
  ["Cross-Origin-Resource-Policy", "same-origin"],
].flat();

/** The routes of the files that are part of the program. */
export const ASSET_ROUTES: readonly Route<RequestContext>[] = [
  ...[...Object.values(ASSETS), FONT_LICENCE_ASSET ?? []].flat().map(({ path, type, body }) => {
    const headers = ["Content-Type", type, ...HEADERS, ...SAFETY_HEADERS];
    const response: Response = { status: 200, headers, body, cacheable: true, compressible: true };
    return { path, get: () => response };
  }),
  ...FONT_ASSETS.map(({ path, bytes }) => {
    const headers = ["Content-Type", "font/woff2", ...HEADERS, ...SAFETY_HEADERS];
    const response: Response = { status: 200, headers, body: bytes, cacheable: true };
    return { path, get: () => response };
  }),
  ...Object.values(DRAWN).map(({ path, type, draw }) => ({
    path,
    get: () => pictureResponse(draw(), { type, cacheControl: FOR_EVER }),
  })),
];

/** Makes the response with a picture. Readers of feeds and previews of links show it on pages of their own. */
function pictureResponse(
  body: Buffer,
  { type, cacheControl }: { type: string; cacheControl: string },
): Response {
  const headers = [
    ["Content-Type", type],
    ["Cache-Control", cacheControl],
    ["Cross-Origin-Resource-Policy", "cross-origin"],
    SAFETY_HEADERS,
  ].flat();
  return { status: 200, headers, body, cacheable: true };
}

/** Returns the routes of the files that follow the settings: the picture of the service, its icons, its manifest. */
export function siteRoutes(settings: Settings): readonly Route<RequestContext>[] {
  const { "site-image": image } = settings;
  const site = siteOf(settings);
  const own =
    image !== undefined && site.image !== undefined
      ? { ...site.image, draw: () => image.bytes }
      : undefined;
  const icon = ownIcon(site) && own;
  const files = [
    ...(own ? [{ path: own.path, picture: own, cacheControl: FOR_EVER }] : []),
    // Browsers and phones look here, too, where they do not read a page first.
    { path: "/favicon.ico", picture: icon ?? DRAWN.favicon, cacheControl: FOR_A_DAY },
    { path: "/apple-touch-icon.png", picture: icon ?? DRAWN.apple, cacheControl: FOR_A_DAY },
  ];
  return [
    ...files.map(({ path, picture: { type, draw }, cacheControl }) => ({
      path,
      get: () => pictureResponse(draw(), { type, cacheControl }),
    })),
    { path: MANIFEST_PATH, get: (context) => manifestResponse(context, site) },
  ];
}

function manifestResponse(context: RequestContext, site: Site): Response {
  const language = /(^|&)lang=en(&|$)/.test(context.search) ? "en" : "sl";
  const headers = [
    ["Content-Type", "application/manifest+json; charset=utf-8"],
    ["Cache-Control", "no-cache"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    SAFETY_HEADERS,
  ].flat();
  const body = encode(manifest(site, language));
  return { status: 200, headers, body, cacheable: true, compressible: true };
}
