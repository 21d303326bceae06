/**
 * The drawing of an ambo, a stand for reading with an open book on it, in a square of 32 units. `scripts/icons.ts` makes
 * pictures of it.
 */
const BOOK =
  "M16 11C13.5 9 10 8.5 6 9L6 18.5C10 18.1 13.5 18.5 16 20.5C18.5 18.5 22 18.1 26 18.5L26 9C22 8.5 18.5 9 16 11z";
const STAND = "M16 11L16 25.5M11.5 25.5L20.5 25.5";
const SQUARE = 32;
const CORNER = 7;
const COLORS = { ground: "#7b2032", book: "#fbf8f2", stand: "#e5c98b" };

/** The form of the drawing as a picture. */
export interface DrawingForm {
  /** In pixels; the drawing stands in the middle. */
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
