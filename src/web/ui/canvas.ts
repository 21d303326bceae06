import type { Pixels } from "./png.ts";

/** A place: x to the right, y down. */
export type CanvasPoint = readonly [x: number, y: number];

/** Rows of samples within a pixel: enough for edges without steps. */
const ROWS = 5;

/** A picture that polygons are filled on, with smooth edges. */
export class Canvas implements Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.data = new Uint8Array(width * height * 4);
  }

  /** Fills a polygon that does not cross itself; the colour is such as `#7b2032`. */
  fill(polygon: readonly CanvasPoint[], color: string): void {
    const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    const ys = polygon.map(([, y]) => y);
    const top = Math.max(0, Math.floor(Math.min(...ys)));
    const bottom = Math.min(this.height, Math.ceil(Math.max(...ys)));
    const coverage = new Float32Array(this.width + 1);
    for (let row = top; row < bottom; row++) {
      coverage.fill(0);
      for (let sample = 0; sample < ROWS; sample++) {
        const xs = crossings(polygon, row + (sample + 0.5) / ROWS);
        for (let pair = 0; pair + 1 < xs.length; pair += 2) {
          cover(coverage, Math.max(0, xs[pair]!), Math.min(this.width, xs[pair + 1]!));
        }
      }
      this.#blendRow(row, coverage, channels);
    }
  }

  #blendRow(row: number, coverage: Float32Array, color: readonly number[]): void {
    const { data, width } = this;
    for (let x = 0; x < width; x++) {
      const opacity = coverage[x]! / ROWS;
      if (opacity <= 0) continue;
      const at = (row * width + x) * 4;
      const behind = (data[at + 3]! / 255) * (1 - opacity);
      const total = opacity + behind;
      for (let index = 0; index < 3; index++) {
        const mixed = color[index]! * opacity + data[at + index]! * behind;
        data[at + index] = Math.round(mixed / total);
      }
      data[at + 3] = Math.round(Math.min(1, total) * 255);
    }
  }
}

/** Finds where a horizontal line crosses the edges of a polygon, from left to right. */
function crossings(polygon: readonly CanvasPoint[], y: number): number[] {
  const xs: number[] = [];
  let [x0, y0] = polygon.at(-1)!;
  for (const [x1, y1] of polygon) {
    if (y0 <= y !== y1 <= y) xs.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    [x0, y0] = [x1, y1];
  }
  return xs.sort((a, b) => a - b);
}

/** Adds the part of each pixel of a row that lies between two places. */
function cover(coverage: Float32Array, from: number, to: number): void {
  if (to <= from) return;
  const [first, last] = [Math.floor(from), Math.floor(to)];
  if (first === last) {
    coverage[first]! += to - from;
    return;
  }
  coverage[first]! += first + 1 - from;
  for (let x = first + 1; x < last; x++) coverage[x]! += 1;
  coverage[last]! += to - last;
}
