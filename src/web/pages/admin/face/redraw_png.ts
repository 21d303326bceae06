import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";
import { WorkTurns } from "../../../../base/concurrency.ts";
import { Problem } from "../../../../base/problem.ts";
import { decodePng } from "./decode_png.ts";
import { paeth, SIGNATURE } from "./png_format.ts";
import { fit, type Pixels } from "./scale_pixels.ts";

/** The sides that are tried, until the picture is small enough: it is drawn into a square of them. */
const SIDES = [512, 384, 256, 192] as const;
/** Bytes of a redrawn picture; a square of 192 of noise has less. */
const MAX_BYTES = 149_000;

/**
 * Draws a PNG again from its pixels, smaller where it is large: nothing else of the file is kept. Others have their turns
 * of the event loop meanwhile.
 *
 * @throws {Problem<"settings">} `expected_png` if it is none, `broken_picture`, `interlaced_picture`, `expected_pixels`, `expected_bytes`.
 */
export async function redrawPng(bytes: Buffer): Promise<Buffer> {
  const turns = new WorkTurns();
  let pixels = await decodePng(bytes, { side: SIDES[0], turns });
  for (const side of SIDES) {
    pixels = await fit(pixels, side, turns);
    const png = await encodePng(pixels, turns);
    if (png.length <= MAX_BYTES) return png;
  }
  throw new Problem("settings.expected_bytes", { max: MAX_BYTES, size: bytes.length });
}

/** Encodes pixels as a PNG that has nothing else in it, every row by the filter of Paeth. */
async function encodePng({ width, height, rgba }: Pixels, turns: WorkTurns): Promise<Buffer> {
  const rowBytes = width * 4;
  const rows = Buffer.alloc(height * (rowBytes + 1));
  for (let y = 0; y < height; y++) {
    const start = y * (rowBytes + 1);
    rows[start] = 4;
    for (let index = 0; index < rowBytes; index++) {
      const at = y * rowBytes + index;
      const left = index >= 4 ? rgba[at - 4]! : 0;
      const up = y > 0 ? rgba[at - rowBytes]! : 0;
      const corner = y > 0 && index >= 4 ? rgba[at - rowBytes - 4]! : 0;
      rows[start + 1 + index] = (rgba[at]! - paeth(left, up, corner)) & 0xff;
    }
    if (turns.isOver) await turns.pause();
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const data = await promisify(deflate)(rows, { level: 9 });
  return Buffer.concat([SIGNATURE, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
