import type { Picture, Site } from "../context/site.ts";
import { builtFile, hashedPath } from "./built_files.ts";
import { DRAWINGS, drawingSvg } from "./drawing.ts";

/** A picture of the program's own. */
export interface DrawnPicture extends Picture {
  readonly bytes: Buffer;
}

/** Reads a picture that was drawn when the program was built; where that was left out it is the drawing itself. */
function drawn(name: keyof typeof DRAWINGS): DrawnPicture {
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
