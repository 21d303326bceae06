import type { WorkTurns } from "../../../../base/concurrency.ts";

/** The size of a picture in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels of 8 bits: red, green, blue and alpha in turn. */
export interface Pixels extends Size {
  readonly rgba: Uint8Array;
}

/** Scales rows down into a square as they come, each pixel the mean of those that it stands for. */
export class Scaler {
  readonly pixels: Pixels;
  readonly #from: Size;
  /** The sums of red, green and blue, each times alpha, of alpha and of pixels, for each pixel of the row. */
  readonly #sums: Float64Array;
  /** The row that comes next, of those before scaling. */
  #row = 0;

  constructor(from: Size, side: number) {
    const scale = Math.min(1, side / Math.max(from.width, from.height));
    const width = Math.max(1, Math.round(from.width * scale));
    const height = Math.max(1, Math.round(from.height * scale));
    this.#from = from;
    this.#sums = new Float64Array(width * 5);
    this.pixels = { width, height, rgba: new Uint8Array(width * height * 4) };
  }

  /** Adds the next row. */
  add(line: Uint8Array): void {
    const { width, height } = this.pixels;
    const sums = this.#sums;
    for (let x = 0; x < this.#from.width; x++) {
      const at = placeOf(x, this.#from.width, width) * 5;
      const alpha = line[x * 4 + 3]!;
      sums[at]! += line[x * 4]! * alpha;
      sums[at + 1]! += line[x * 4 + 1]! * alpha;
      sums[at + 2]! += line[x * 4 + 2]! * alpha;
      sums[at + 3]! += alpha;
      sums[at + 4]! += 1;
    }
    const y = placeOf(this.#row++, this.#from.height, height);
    const isLast = this.#row === this.#from.height;
    if (isLast || placeOf(this.#row, this.#from.height, height) > y) this.#finish(y);
  }

  #finish(y: number): void {
    const { width, rgba } = this.pixels;
    for (let x = 0; x < width; x++) {
      const [red = 0, green = 0, blue = 0, alpha = 0, count = 1] = this.#sums.subarray(x * 5);
      const to = (y * width + x) * 4;
      rgba[to] = alpha && red / alpha;
      rgba[to + 1] = alpha && green / alpha;
      rgba[to + 2] = alpha && blue / alpha;
      rgba[to + 3] = alpha / count;
    }
    this.#sums.fill(0);
  }
}

/** Scales pixels down until no side is longer than `side`. */
export async function fit(pixels: Pixels, side: number, turns: WorkTurns): Promise<Pixels> {
  const { width, height, rgba } = pixels;
  if (Math.max(width, height) <= side) return pixels;
  const scaler = new Scaler(pixels, side);
  for (let y = 0; y < height; y++) {
    scaler.add(rgba.subarray(y * width * 4, (y + 1) * width * 4));
    if (turns.isOver) await turns.pause();
  }
  return scaler.pixels;
}

/** Returns the place of one of `from` pixels among `to`. */
function placeOf(at: number, from: number, to: number): number {
  return Math.ceil(((at + 1) * to) / from) - 1;
}
