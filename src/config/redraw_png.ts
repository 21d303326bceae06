import { promisify } from "node:util";
import { crc32, createInflate, deflate } from "node:zlib";
import { WorkTurns } from "../base/work_turns.ts";
import { SettingFault } from "./settings_error.ts";

/** The longest side of a picture that is read: its pixels have to fit into memory. */
const MAX_SIDE = 2048;
/** The sides that are tried, until the picture is small enough: it is drawn into a square of them. */
const SIDES = [512, 384, 256, 192];
/** Bytes of a redrawn picture; a square of 192 of noise has less. */
const MAX_BYTES = 149_000;

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
/** Samples a pixel by colour type (PNG specification, table 11.1); 3 is an index into the palette. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels of 8 bits: red, green, blue and alpha in turn. */
interface Pixels extends Size {
  readonly rgba: Uint8Array;
}

/**
 * Draws a PNG again from its pixels, smaller where it is large: nothing else of the file is kept. Others have their turns
 * of the event loop meanwhile.
 *
 * @throws {SettingFault} `expected_png` if it is none, `broken_picture`, `expected_pixels`.
 */
export async function redrawPng(bytes: Buffer): Promise<Buffer> {
  const turns = new WorkTurns();
  let pixels = await decode(bytes, turns);
  for (const side of SIDES) {
    pixels = await fit(pixels, side, turns);
    const png = await encode(pixels, turns);
    if (png.length <= MAX_BYTES) return png;
  }
  throw new SettingFault("expected_bytes", { max: MAX_BYTES, size: bytes.length });
}

function broken(cause?: unknown): SettingFault {
  return new SettingFault("broken_picture", {}, { cause });
}

interface Chunks {
  readonly header: Buffer;
  readonly palette: Buffer;
  readonly transparency: Buffer;
  readonly data: Buffer;
}

function readChunks(bytes: Buffer): Chunks {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) throw new SettingFault("expected_png", {});
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

/** Decodes a picture into the largest of the squares. */
async function decode(bytes: Buffer, turns: WorkTurns): Promise<Pixels> {
  const chunks = readChunks(bytes);
  const { header } = chunks;
  if (header.length !== 13) throw broken();
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, color = 0, compression, filter, interlace] = header.subarray(8);
  const channels = CHANNELS[color];
  if (channels === undefined || !DEPTHS[color]!.includes(depth)) throw broken();
  if (compression !== 0 || filter !== 0 || width === 0 || height === 0) throw broken();
  if (interlace !== 0) throw new SettingFault("interlaced_picture", {});
  if (Math.max(width, height) > MAX_SIDE) {
    throw new SettingFault("expected_pixels", { max: MAX_SIDE, width, height });
  }
  const rowBytes = Math.ceil((width * channels * depth) / 8);
  const pixelBytes = Math.max(1, (channels * depth) >> 3);
  const colorOf = colorReader(chunks, { color, depth });
  const scaler = new Scaler({ width, height }, SIDES[0]!);
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
    throw cause instanceof SettingFault ? cause : broken(cause);
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
      filter === 1
        ? left
        : filter === 2
          ? up
          : filter === 3
            ? (left + up) >> 1
            : paeth(left, up, corner);
    row[index] = (row[index]! + predicted) & 0xff;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp] = [Math.abs(up - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
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
    : Array.from({ length: transparency.length >> 1 }, (_, at) =>
        transparency.readUInt16BE(at * 2),
      );
  return (samples, rgba, to) => {
    rgba[to] = eight(samples[0]!);
    rgba[to + 1] = eight(samples[isGray ? 0 : 1]!);
    rgba[to + 2] = eight(samples[isGray ? 0 : 2]!);
    const isClear = clear.length > 0 && clear.every((sample, at) => samples[at] === sample);
    rgba[to + 3] = isClear ? 0 : hasAlpha ? eight(samples[isGray ? 1 : 3]!) : 255;
  };
}

/** Scales rows down into a square as they come, each pixel the mean of those that it stands for. */
class Scaler {
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

/** Returns the place of one of `from` pixels among `to`. */
function placeOf(at: number, from: number, to: number): number {
  return Math.ceil(((at + 1) * to) / from) - 1;
}

async function fit(pixels: Pixels, side: number, turns: WorkTurns): Promise<Pixels> {
  const { width, height, rgba } = pixels;
  if (Math.max(width, height) <= side) return pixels;
  const scaler = new Scaler(pixels, side);
  for (let y = 0; y < height; y++) {
    scaler.add(rgba.subarray(y * width * 4, (y + 1) * width * 4));
    if (turns.isOver) await turns.pause();
  }
  return scaler.pixels;
}

async function encode({ width, height, rgba }: Pixels, turns: WorkTurns): Promise<Buffer> {
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
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
