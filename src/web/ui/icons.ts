import { DEFAULT_LANGUAGE, type Language, translator } from "../../i18n/mod.ts";
import type { Picture, Site } from "../context/services.ts";
import { assetSource, builtFile, hashedPath } from "./built_files.ts";
import { USUAL_ACCENT } from "./contrast.ts";

const BASE = assetSource("base.css");

/** The colour of the pages' ground in each theme, as `assets/base.css` has it. */
export const GROUND = { light: propertyOf("ground", 0), dark: propertyOf("ground", 1) };

/** The serif of the reader's own system. */
export const SYSTEM_SERIF = propertyOf("serif", 0);

/** Returns a value of a property of the base style, by its place among those of the name. */
function propertyOf(property: string, index: number): string {
  const values = [...BASE.matchAll(new RegExp(`--${property}:\\s*([^;]+);`, "g"))].map(([, value = ""]) =>
    value.replace(/\s+/g, " "),
  );
  const value = values[index];
  if (value === undefined) throw new SyntaxError(`There is no --${property} number ${index + 1} in base.css`);
  return value;
}

/**
 * The drawing of an ambo, a stand for reading with an open book on it, in a square of 32 units. `scripts/icons.ts` makes
 * pictures of it.
 */
const BOOK =
  "M16 11C13.5 9 10 8.5 6 9L6 18.5C10 18.1 13.5 18.5 16 20.5C18.5 18.5 22 18.1 26 18.5L26 9C22 8.5 18.5 9 16 11z";
const STAND = "M16 11L16 25.5M11.5 25.5L20.5 25.5";
const SQUARE = 32;
const CORNER = 7;
const COLORS = { ground: `#${USUAL_ACCENT}`, book: "#fbf8f2", stand: "#e5c98b" };

/** The form of the drawing as a picture. */
interface DrawingForm {
  /** In pixels; the drawing is in the middle. */
  readonly width: number;
  readonly height: number;
  /** True for transparent corners; else the ground fills the picture, for systems that cut out a shape of their own. */
  readonly isRounded: boolean;
}

/** The pictures, by the names of their files in `dist/icons`. */
export const DRAWINGS = {
  "icon-32": { width: 32, height: 32, isRounded: true },
  "icon-192": { width: 192, height: 192, isRounded: true },
  "icon-512": { width: 512, height: 512, isRounded: true },
  "icon-maskable-512": { width: 512, height: 512, isRounded: false },
  "icon-apple-180": { width: 180, height: 180, isRounded: false },
  /** For previews of links, in the shape that most messengers show. */
  preview: { width: 1200, height: 630, isRounded: false },
} as const satisfies Record<string, DrawingForm>;

/** Writes the drawing as SVG. */
export function drawingSvg({ width, height, isRounded }: DrawingForm): string {
  const side = Math.min(width, height);
  const [across, down] = [(SQUARE * width) / side, (SQUARE * height) / side];
  const [left, top] = [(SQUARE - across) / 2, (SQUARE - down) / 2];
  const origin = left === 0 && top === 0 ? "" : ` x="${left}" y="${top}"`;
  const rounded = isRounded ? ` rx="${CORNER}"` : "";
  const { ground, book, stand } = COLORS;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${across} ${down}"><rect${origin} width="${across}" height="${down}"${rounded} fill="${ground}"/><path d="${BOOK}" fill="${book}"/><path d="${STAND}" stroke="${stand}" stroke-width="2" stroke-linecap="round" fill="none"/></svg>\n`;
}

/** Reads a picture that was drawn when the program was built; where that was left out it is the drawing itself. */
function drawn(name: keyof typeof DRAWINGS) {
  const { width, height } = DRAWINGS[name];
  const png = builtFile("icons", `${name}.png`);
  const bytes = png ?? Buffer.from(drawingSvg(DRAWINGS[name]));
  const [ending, type] = png === undefined ? ["svg", "image/svg+xml"] : ["png", "image/png"];
  return { path: hashedPath(`${name}.${ending}`, bytes), type, width, height, bytes };
}

/** The pictures of a service without one of its own. */
export const DRAWN = {
  favicon: drawn("icon-32"),
  small: drawn("icon-192"),
  large: drawn("icon-512"),
  /** Systems cut a shape of their own out of it. */
  maskable: drawn("icon-maskable-512"),
  apple: drawn("icon-apple-180"),
  preview: drawn("preview"),
};

/** The least side of a picture that phones take for an icon. */
const MIN_ICON = 192;

/** Returns the picture of a service where it may be an icon, too: a square PNG. */
export function ownIcon({ image }: Site): Picture | undefined {
  const isIcon = image?.type === "image/png" && image.width === image.height && image.width >= MIN_ICON;
  return isIcon ? image : undefined;
}

/** Returns the picture by which previews show the service. */
export function previewPicture({ image }: Site): Picture {
  return image ?? DRAWN.preview;
}

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
