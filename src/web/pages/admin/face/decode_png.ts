import { crc32, createInflate } from "node:zlib";
import type { WorkTurns } from "../../../../base/concurrency.ts";
import { isProblem, Problem } from "../../../../base/problem.ts";
import { paeth, SIGNATURE } from "./png_format.ts";
import { type Pixels, Scaler } from "./scale_pixels.ts";

/** The longest side of a picture that is read: its pixels have to fit into memory. */
const MAX_SIDE = 2048;
/** Samples a pixel by colour type (PNG specification, table 11.1); 3 is an index into the palette. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/**
 * Decodes a PNG, drawn into a square of `side` as its rows come where it is larger.
 *
 * @throws {Problem<"settings">} `expected_png` if it is none, `broken_picture`, `interlaced_picture`, `expected_pixels`.
 */
export async function decodePng(bytes: Buffer, { side, turns }: { side: number; turns: WorkTurns }): Promise<Pixels> {
  const chunks = readChunks(bytes);
  const { header } = chunks;
  if (header.length !== 13) throw broken();
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, color = 0, compression, filter, interlace] = header.subarray(8);
  const channels = CHANNELS[color];
  if (channels === undefined || !DEPTHS[color]!.includes(depth)) throw broken();
  if (compression !== 0 || filter !== 0 || width === 0 || height === 0) throw broken();
  if (interlace !== 0) throw new Problem("settings.interlaced_picture", {});
  if (Math.max(width, height) > MAX_SIDE) {
    throw new Problem("settings.expected_pixels", { max: MAX_SIDE, width, height });
  }
  const rowBytes = Math.ceil((width * channels * depth) / 8);
  const pixelBytes = Math.max(1, (channels * depth) >> 3);
  const colorOf = colorReader(chunks, { color, depth });
  const scaler = new Scaler({ width, height }, side);
  const samples = new Uint16Array(4);
  const line = new Uint8Array(width * 4);
  let before: Buffer = Buffer.alloc(rowBytes);
  for await (const { filter, row } of inflateRows(chunks.data, { rowBytes, height })) {
    unfilter(row, { filter, before, pixelBytes });
    before = row;
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < channels; channel++) {
        samples[channel] = sampleAt(row, x * channels + channel, depth);
      }
      colorOf(samples, line, x * 4);
    }
    scaler.add(line);
    if (turns.isOver) await turns.pause();
  }
  return scaler.pixels;
}

function broken(cause?: unknown): Problem<"settings"> {
  return new Problem("settings.broken_picture", {}, { cause });
}

interface Chunks {
  readonly header: Buffer;
  readonly palette: Buffer;
  readonly transparency: Buffer;
  readonly data: Buffer;
}

function readChunks(bytes: Buffer): Chunks {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) throw new Problem("settings.expected_png", {});
  const single = new Map<string, Buffer>();
  const data: Buffer[] = [];
  let at = 8;
  for (;;) {
    if (at + 12 > bytes.length) throw broken();
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw broken();
    const name = bytes.toString("latin1", at + 4, at + 8);
    const content = bytes.subarray(at + 8, end - 4);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) throw broken();
    if (name === "IEND") break;
    if (name === "IDAT") data.push(content);
    else if (!single.has(name)) single.set(name, content);
    at = end;
  }
  const none = Buffer.alloc(0);
  return {
    header: single.get("IHDR") ?? none,
    palette: single.get("PLTE") ?? none,
    transparency: single.get("tRNS") ?? none,
    data: Buffer.concat(data),
  };
}

/** Inflates the rows, never more of them than there are. */
async function* inflateRows(
  data: Buffer,
  { rowBytes, height }: { rowBytes: number; height: number },
): AsyncGenerator<{ filter: number; row: Buffer }> {
  const length = rowBytes + 1;
  let rest: Buffer = Buffer.alloc(0);
  let count = 0;
  const inflate = createInflate();
  inflate.end(data);
  try {
    for await (const piece of inflate) {
      const bytes = Buffer.concat([rest, piece]);
      let at = 0;
      for (; at + length <= bytes.length; at += length) {
        if (++count > height) throw broken();
        yield { filter: bytes[at]!, row: bytes.subarray(at + 1, at + length) };
      }
      rest = bytes.subarray(at);
    }
  } catch (cause) {
    throw isProblem(cause, "settings") ? cause : broken(cause);
  }
  if (count !== height || rest.length > 0) throw broken();
}

/** Undoes the filter of a row in its place (PNG specification, section 9). */
function unfilter(
  row: Buffer,
  { filter, before, pixelBytes }: { filter: number; before: Buffer; pixelBytes: number },
): void {
  if (filter > 4) throw broken();
  if (filter === 0) return;
  for (let index = 0; index < row.length; index++) {
    const hasLeft = index >= pixelBytes;
    const left = hasLeft ? row[index - pixelBytes]! : 0;
    const up = before[index]!;
    const corner = hasLeft ? before[index - pixelBytes]! : 0;
    const predicted =
      filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, corner);
    row[index] = (row[index]! + predicted) & 0xff;
  }
}

function sampleAt(row: Buffer, index: number, depth: number): number {
  if (depth === 8) return row[index]!;
  if (depth === 16) return (row[index * 2]! << 8) | row[index * 2 + 1]!;
  const bit = index * depth;
  return (row[bit >> 3]! >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
}

type ColorReader = (samples: Uint16Array, rgba: Uint8Array, to: number) => void;

function colorReader(
  { palette, transparency }: Chunks,
  { color, depth }: { color: number; depth: number },
): ColorReader {
  if (color === 3) {
    return (samples, rgba, to) => {
      const index = samples[0]!;
      if (index * 3 + 3 > palette.length) throw broken();
      rgba.set(palette.subarray(index * 3, index * 3 + 3), to);
      rgba[to + 3] = transparency[index] ?? 255;
    };
  }
  const max = 2 ** depth - 1;
  const eight = (sample: number) => Math.round((sample * 255) / max);
  const isGray = color === 0 || color === 4;
  const hasAlpha = color >= 4;
  // One colour may stand for transparent.
  const clear = hasAlpha
    ? []
    : Array.from({ length: transparency.length >> 1 }, (_, at) => transparency.readUInt16BE(at * 2));
  return (samples, rgba, to) => {
    rgba[to] = eight(samples[0]!);
    rgba[to + 1] = eight(samples[isGray ? 0 : 1]!);
    rgba[to + 2] = eight(samples[isGray ? 0 : 2]!);
    const isClear = clear.length > 0 && clear.every((sample, at) => samples[at] === sample);
    rgba[to + 3] = isClear ? 0 : hasAlpha ? eight(samples[isGray ? 1 : 3]!) : 255;
  };
}
