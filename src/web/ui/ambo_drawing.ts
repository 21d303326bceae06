import { createHash } from "node:crypto";
import { Canvas, type CanvasPoint } from "./canvas.ts";

/**
 * The drawing of an ambo, a stand for reading with an open book on it, in a square of 32 units. A stretch of an outline
 * is the end of a straight line, or two control points and the end of a cubic curve.
 */
const BOOK: readonly (readonly number[])[] = [
  [16, 11],
  [13.5, 9, 10, 8.5, 6, 9],
  [6, 18.5],
  [10, 18.1, 13.5, 18.5, 16, 20.5],
  [18.5, 18.5, 22, 18.1, 26, 18.5],
  [26, 9],
  [22, 8.5, 18.5, 9, 16, 11],
];
const STAND: readonly (readonly [CanvasPoint, CanvasPoint])[] = [
  [
    [16, 11],
    [16, 25.5],
  ],
  [
    [11.5, 25.5],
    [20.5, 25.5],
  ],
];
const SQUARE = 32;
const STAND_WIDTH = 2;
const CORNER = 7;
export const DRAWING_COLORS = { ground: "#7b2032", book: "#fbf8f2", stand: "#e5c98b" };

/** Renders the drawing as SVG, with rounded corners. */
export function drawingSvg(): string {
  const outline = BOOK.map(
    (part, index) => `${index === 0 ? "M" : part.length > 2 ? "C" : "L"}${part.join(" ")}`,
  );
  const lines = STAND.map(([from, to]) => `M${from.join(" ")}L${to.join(" ")}`);
  const { ground, book, stand } = DRAWING_COLORS;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SQUARE} ${SQUARE}"><rect width="${SQUARE}" height="${SQUARE}" rx="${CORNER}" fill="${ground}"/><path d="${outline.join("")}z" fill="${book}"/><path d="${lines.join("")}" stroke="${stand}" stroke-width="${STAND_WIDTH}" stroke-linecap="round" fill="none"/></svg>\n`;
}

/** The form of the drawing as a picture. */
export interface DrawingForm {
  /** In pixels; the drawing stands in the middle. */
  readonly width: number;
  readonly height: number;
  /** True for transparent corners; else the ground fills the picture, for systems that cut out a shape of their own. */
  readonly isRounded: boolean;
}

/** Draws the picture. */
export function drawPixels({ width, height, isRounded }: DrawingForm): Canvas {
  const canvas = new Canvas(width, height);
  const scale = Math.min(width, height) / SQUARE;
  const [left, top] = [(width - SQUARE * scale) / 2, (height - SQUARE * scale) / 2];
  const place = ([x, y]: CanvasPoint): CanvasPoint => [left + x * scale, top + y * scale];
  const ground: readonly CanvasPoint[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  canvas.fill(isRounded ? roundedSquare().map(place) : ground, DRAWING_COLORS.ground);
  canvas.fill(flatten(BOOK).map(place), DRAWING_COLORS.book);
  for (const line of STAND) canvas.fill(roundedLine(line).map(place), DRAWING_COLORS.stand);
  return canvas;
}

/** A hash of the drawing, for the paths of its pictures: it is known before they are drawn. */
export const DRAWING_DIGEST = createHash("sha256")
  .update(JSON.stringify([BOOK, STAND, STAND_WIDTH, CORNER, DRAWING_COLORS]))
  .digest("base64url")
  .slice(0, 12);

const STEPS = 24;

/** Turns an outline into a polygon. */
function flatten(outline: readonly (readonly number[])[]): CanvasPoint[] {
  const points: CanvasPoint[] = [];
  for (const part of outline) {
    if (part.length === 2) {
      points.push([part[0]!, part[1]!]);
      continue;
    }
    const [x0, y0] = points.at(-1)!;
    const [x1, y1, x2, y2, x3, y3] = part as [number, number, number, number, number, number];
    for (let step = 1; step <= STEPS; step++) {
      const t = step / STEPS;
      const u = 1 - t;
      const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      points.push([a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3]);
    }
  }
  return points;
}

/** Makes a quarter of a circle, clockwise from an angle in quarters. */
function quarter([x, y]: CanvasPoint, radius: number, from: number): CanvasPoint[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (from + step / STEPS) * (Math.PI / 2);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}

function roundedBox(
  [left, top]: CanvasPoint,
  [right, bottom]: CanvasPoint,
  radius: number,
): CanvasPoint[] {
  return [
    ...quarter([right - radius, bottom - radius], radius, 0),
    ...quarter([left + radius, bottom - radius], radius, 1),
    ...quarter([left + radius, top + radius], radius, 2),
    ...quarter([right - radius, top + radius], radius, 3),
  ];
}

const roundedSquare = () => roundedBox([0, 0], [SQUARE, SQUARE], CORNER);

/** Makes the shape of a line with round ends, which runs from left to right or from top to bottom. */
function roundedLine([[x0, y0], [x1, y1]]: readonly [CanvasPoint, CanvasPoint]): CanvasPoint[] {
  const half = STAND_WIDTH / 2;
  return roundedBox([x0 - half, y0 - half], [x1 + half, y1 + half], half);
}
