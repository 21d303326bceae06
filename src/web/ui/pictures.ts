import type { Picture, Site } from "../site.ts";
import { DRAWING_DIGEST, type DrawingForm, drawPixels } from "./ambo_drawing.ts";
import { encodePng } from "./png.ts";

/** A picture of the program's own: drawn when it is first asked for. */
export interface DrawnPicture extends Picture {
  /** Returns the bytes of the file. */
  readonly draw: () => Buffer;
}

function drawn(name: string, form: DrawingForm): DrawnPicture {
  const { width, height } = form;
  let bytes: Buffer | undefined;
  return {
    path: `/assets/${name}-${DRAWING_DIGEST}.png`,
    type: "image/png",
    width,
    height,
    draw: () => {
      bytes ??= encodePng(drawPixels(form));
      return bytes;
    },
  };
}

const square = (side: number, isRounded: boolean): DrawingForm => ({
  width: side,
  height: side,
  isRounded,
});

/** The pictures of a service without one of its own. */
export const DRAWN = {
  favicon: drawn("icon-32", square(32, true)),
  small: drawn("icon-192", square(192, true)),
  large: drawn("icon-512", square(512, true)),
  /** Systems cut a shape of their own out of it. */
  maskable: drawn("icon-maskable-512", square(512, false)),
  apple: drawn("icon-apple-180", square(180, false)),
  /** For previews of links, in the shape that most messengers show. */
  preview: drawn("preview", { width: 1200, height: 630, isRounded: false }),
};

/** The least side of a picture that phones take for an icon. */
const LEAST_ICON = 192;

/** Returns the picture of a service where it may be an icon, too: a square PNG. */
export function ownIcon({ image }: Site): Picture | undefined {
  const isIcon =
    image?.type === "image/png" && image.width === image.height && image.width >= LEAST_ICON;
  return isIcon ? image : undefined;
}

/** Returns the picture by which previews show the service. */
export function previewPicture({ image }: Site): Picture {
  return image ?? DRAWN.preview;
}
