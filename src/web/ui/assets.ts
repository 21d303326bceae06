import type { Settings } from "../../config/mod.ts";
import { type ByteString, type Response, toByteString } from "../../http/mod.ts";
import type { DocumentRoute } from "../context/page_context.ts";
import { oneValueOf } from "../context/paths.ts";
import { siteOf } from "../context/services.ts";
import type { Visitor } from "../context/visitor.ts";
import { assetSource, compactScript, FONTS, hashedPath, unicodeRange } from "./built_files.ts";
import { legibleOn, type Rgb, readColor } from "./contrast.ts";
import { DRAWINGS, DRAWN, drawingSvg, MANIFEST_PATH, manifest, ownIcon, SYSTEM_SERIF } from "./icons.ts";

/** By theme: the background on which the accent colour has the least contrast, and the colour of text on the accent. */
const THEMES = {
  light: { ground: "f3eee3", on: "#fffaf5" },
  dark: { ground: "2a2621", on: "#2b0b12" },
} as const;

/** Writes the style of another accent: as near to the colour as can be read on the ground of each theme. */
function accentStyle(color: Rgb, selector: string): string {
  const rule = (theme: keyof typeof THEMES) => {
    const { ground, on } = THEMES[theme];
    const accent = legibleOn(ground, color);
    return `${selector} { --accent: ${accent}; --accent-strong: ${accent}; --on-accent: ${on}; }`;
  };
  return `${rule("light")}
@media (prefers-color-scheme: dark) {
${rule("dark")}
}\n`;
}

/** Makes a script of some files, which share a scope of their own. */
function script(name: string, ...files: readonly string[]) {
  return asset(name, JAVASCRIPT, `"use strict";\n{\n${compactScript(...files)}}\n`);
}

/** Makes a script that another imports. */
function module(name: string) {
  return asset(name, JAVASCRIPT, compactScript(name));
}

/** Makes a style of some files, with the fonts. @param display See {@linkcode fontFaces}. */
function style(name: string, files: readonly string[], display?: "block") {
  return asset(name, "text/css; charset=utf-8", assetSource("base.css") + fontFaces(display) + assetSource(...files));
}

const JAVASCRIPT = "text/javascript; charset=utf-8";

/** Makes a file that pages refer to. Its path changes with its content, so that browsers may keep it for ever. */
function asset(name: string, type: string, content: string) {
  return { path: hashedPath(name, content), type, body: toByteString(content) };
}

/** The fonts of the pages, the first that which most pages need; none where they were not made. */
const FONT_ASSETS = FONTS?.fonts ?? [];

/** The path of the font that every page needs; undefined where the pages have none of their own. */
export const FONT_PATH: string | undefined = FONT_ASSETS[0]?.path;

/** The licence of the fonts. */
export const FONT_LICENCE_ASSET = FONTS && asset("font-licence.txt", "text/plain; charset=utf-8", FONTS.licence);

/**
 * The rules of the fonts. A font that comes too late is not shown before the next page (`optional`), so that no line
 * moves; it is asked for together with the style. There is one weight: none is made up.
 *
 * @param display Slides wait for the font, as their size is measured by it (`block`).
 */
function fontFaces(display: "optional" | "block" = "optional"): string {
  if (FONT_LICENCE_ASSET === undefined) return "";
  const faces = FONT_ASSETS.map(
    ({ path, characters }) =>
      `@font-face { font-family: Literata; font-style: normal; font-weight: 400; font-display: ${display}; src: url("${path}") format("woff2"); unicode-range: ${unicodeRange(characters)}; }\n`,
  );
  return `/* Literata, SIL Open Font License 1.1: ${FONT_LICENCE_ASSET.path} */
${faces.join("")}:root { --serif: Literata, ${SYSTEM_SERIF}; --heavy: 400; }\n`;
}

/** The path of the style of another accent. */
const ACCENT_PATH = "/assets/accent.css";

/** Returns the path of the style of an accent. @param part `preview`: of the part that shows one to come. */
export function accentPath(accent: string, part?: "preview"): string {
  return `${ACCENT_PATH}?accent=${accent}${part === undefined ? "" : `&part=${part}`}`;
}

function accentResponse(context: Visitor): Response {
  const color = readColor(context.parameter("accent") ?? "");
  const selector = context.parameter("part") === "preview" ? ".face-preview" : ":root";
  const body = color === undefined ? "" : toByteString(accentStyle(color, selector));
  return fileResponse("text/css; charset=utf-8", body, { compressible: true });
}

/** All files of the pages; they are part of the program. */
export const ASSETS = {
  style: style("style.css", [
    ...["controls.css", "reading.css", "reader_bar.css", "home.css"],
    ...["data.css", "print.css", "calendar.css"],
  ]),
  script: script("script.js", "pages.js"),
  /** For pages with a form, besides that of all pages. */
  formScript: script("forms.js", "forms.js"),
  /** For the reader, the readings, and the home page, which leads back to them. */
  readerScript: script("reader.js", "places.js", "menus.js", "selection.js", "share.js"),
  /** For passages whose notes are shown. */
  notesScript: script("notes.js", "notes.js"),
  /** For the picture of a verse and for reading aloud, once someone asks for it. */
  pictureScript: module("picture.js"),
  speechScript: module("speech.js"),
  /** For pages with the line for references and words. */
  suggestScript: script("suggest.js", "suggest.js"),
  /** For a form that shows its result. */
  liveFormScript: script("live_form.js", "live_form.js"),
  /** For the face of the pages, which is such a form, and its crest. */
  faceScript: script("face.js", "live_form.js", "crest.js"),
  /** In place of the common style: the documentation shows no scripture and needs none of its style. */
  docsStyle: style("docs.css", ["controls.css", "data.css", "docs.css", "print.css"]),
  /** For the sheet of a Mass and for slides, which show no menus of the reader. */
  preparationStyle: style("preparation.css", [
    ...["controls.css", "reading.css", "print.css"],
    ...["preparation.css", "leaflet.css", "booklet.css"],
  ]),
  preparationScript: script("preparation.js", "own_responses.js", "preparation.js", "booklet.js"),
  // Slides wait for the font.
  projectionStyle: style("projection.css", ["controls.css", "projection.css"], "block"),
  projectionScript: script("projection.js", "own_responses.js", "projection.js"),
  docsScript: script("docs.js", "docs.js"),
  icon: asset("icon.svg", "image/svg+xml", drawingSvg(DRAWINGS["icon-32"])),
};

/** The path of the service worker: it sees the pages of its folder and below. */
export const WORKER_PATH = "/sw.js";

/** The files that readers' devices keep to show pages without a network. */
export const SHELL_PATHS: readonly string[] = [
  ...[ASSETS.style, ASSETS.script, ASSETS.readerScript, ASSETS.suggestScript],
  ...[ASSETS.preparationStyle, ASSETS.preparationScript, ASSETS.projectionStyle, ASSETS.projectionScript],
  ...[ASSETS.notesScript, ASSETS.pictureScript, ASSETS.speechScript, ASSETS.icon],
  ...FONT_ASSETS.slice(0, 1),
].map(({ path }) => path);

const FOR_EVER = "public, max-age=31536000, immutable";
/** For paths that do not change with the content. */
const FOR_A_DAY = "public, max-age=86400";

const SAFETY_HEADERS = [
  ["X-Content-Type-Options", "nosniff"],
  ["Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'"],
].flat();

/** Makes the response of a file. @param options `sharing`: The pages that may show it; those of this service unless given. */
function fileResponse(
  type: string,
  body: ByteString | "" | Buffer,
  { keep = FOR_EVER, sharing = "same-origin", compressible = false }: FileOptions,
): Response {
  const headers = ["Content-Type", type, "Cache-Control", keep, "Cross-Origin-Resource-Policy", sharing];
  return { status: 200, headers: [...headers, ...SAFETY_HEADERS], body, cacheable: true, compressible };
}

interface FileOptions extends Pick<Response, "compressible"> {
  /** The value of `Cache-Control`. */
  readonly keep?: string;
  readonly sharing?: "same-origin" | "cross-origin";
}

function file(path: string, get: DocumentRoute["get"]): DocumentRoute {
  return { kind: "asset", path, get };
}

/** Makes the route of a file whose path changes with its content. */
function hashedFile(path: string, type: string, body: ByteString | Buffer): DocumentRoute {
  const response = fileResponse(type, body, { compressible: typeof body === "string" && "best" });
  return file(path, () => response);
}

/** The routes of the files that are part of the program. */
export const PROGRAM_FILES: readonly DocumentRoute[] = [
  ...Object.values(ASSETS).map(({ path, type, body }) => hashedFile(path, type, body)),
  ...[FONT_LICENCE_ASSET ?? []].flat().map(({ path, type, body }) => hashedFile(path, type, body)),
  ...FONT_ASSETS.map(({ path, bytes }) => hashedFile(path, "font/woff2", bytes)),
  ...Object.values(DRAWN).map((picture) => pictureFile(picture.path, picture, FOR_EVER)),
];

/** Makes the route of a picture. Readers of feeds and previews of links show it on pages of their own. */
function pictureFile(
  path: string,
  { type, bytes }: { readonly type: string; readonly bytes: Buffer },
  keep: string,
): DocumentRoute {
  const response = fileResponse(type, bytes, { keep, sharing: "cross-origin" });
  return file(path, () => response);
}

/** Returns the routes of the files that follow the settings: the picture of the service, its icons, its manifest. */
export function siteFiles(settings: Settings): readonly DocumentRoute[] {
  const { "site-image": image } = settings;
  const site = siteOf(settings);
  const own = image !== undefined && site.image !== undefined ? { ...site.image, bytes: image.bytes } : undefined;
  const icon = ownIcon(site) && own;
  return [
    ...(own ? [pictureFile(own.path, own, FOR_EVER)] : []),
    // Browsers and phones look here, too, where they do not read a page first.
    pictureFile("/favicon.ico", icon ?? DRAWN.favicon, FOR_A_DAY),
    pictureFile("/apple-touch-icon.png", icon ?? DRAWN.apple, FOR_A_DAY),
    file(MANIFEST_PATH, manifestResponse),
    file("/robots.txt", ({ settings }) => robotsResponse(settings)),
    {
      ...file(ACCENT_PATH, accentResponse),
      parameters: { accent: /^[\da-f]{6}$/, part: oneValueOf("preview") },
    },
  ];
}

/** Paths that no search engine needs to see. */
const HIDDEN = ["/?q=", "/*&q=", "/suggest", "/login", "/sign-up", "/profile", "/admin", "/offline"];
/** The pages with texts of translations, and what leads to them alone. */
const READER = ["/?", "/berila", "/readings"];
/** They show links that people send each other, and index nothing. */
const PREVIEWS = ["facebookexternalhit", "LinkedInBot", "TelegramBot", "Twitterbot", "WhatsApp"];

/** Responds with what search engines may index (RFC 9309): the texts of the reader where `--index` is on. */
function robotsResponse({ index, "base-path": basePath }: Settings): Response {
  const hidden = [...HIDDEN, `${basePath}/`, ...(index === "on" ? [] : READER)];
  const groups = [["*", ...hidden], ...(index === "on" ? [] : [[PREVIEWS.join("\nUser-agent: "), ...HIDDEN]])].map(
    ([agents, ...paths]) => [`User-agent: ${agents}`, ...paths.map((path) => `Disallow: ${path}`), ""].join("\n"),
  );
  const headers = ["Content-Type", "text/plain; charset=utf-8", "Cache-Control", "no-cache"];
  return { status: 200, headers: [...headers, ...SAFETY_HEADERS], body: toByteString(groups.join("\n")) };
}

function manifestResponse({ language, site }: Visitor): Response {
  const body = toByteString(manifest(site, language));
  return fileResponse("application/manifest+json; charset=utf-8", body, { keep: "no-cache", compressible: true });
}
