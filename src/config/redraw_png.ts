import { crc32, deflateSync, inflateSync } from "node:zlib";
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

/** Pixels of 8 bits: red, green, blue and alpha in turn. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/**
 * Draws a PNG again from its pixels, smaller where it is large: nothing else of the file is kept.
 *
 * @throws {SettingFault} `expected_png` if it is none, `broken_picture`, `expected_pixels`.
 */
export function redrawPng(bytes: Buffer): Buffer {
  const pixels = decode(bytes);
  for (const side of SIDES) {
    const png = encode(fit(pixels, side));
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

function decode(bytes: Buffer): Pixels {
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
  const rows = inflateRows(chunks.data, height * (rowBytes + 1));
  unfilter(rows, { rowBytes, pixelBytes: Math.max(1, (channels * depth) >> 3) });
  const rgba = new Uint8Array(width * height * 4);
  const colorOf = colorReader(chunks, { color, depth });
  const samples: number[] = [];
  for (let y = 0, to = 0; y < height; y++) {
    const row = rows.subarray(y * (rowBytes + 1) + 1, (y + 1) * (rowBytes + 1));
    for (let x = 0; x < width; x++, to += 4) {
      for (let channel = 0; channel < channels; channel++) {
        samples[channel] = sampleAt(row, x * channels + channel, depth);
      }
      colorOf(samples, rgba, to);
    }
  }
  return { width, height, rgba };
}

/** Inflates the rows, never more of them than there are. */
function inflateRows(data: Buffer, length: number): Buffer {
  let rows: Buffer;
  try {
    rows = inflateSync(data, { maxOutputLength: length });
  } catch (cause) {
    throw broken(cause);
  }
  if (rows.length !== length) throw broken();
  return rows;
}

/** Undoes the filters of the rows in their place (PNG specification, section 9). */
function unfilter(rows: Buffer, of: { rowBytes: number; pixelBytes: number }): void {
  const { rowBytes, pixelBytes } = of;
  for (let start = 0; start < rows.length; start += rowBytes + 1) {
    const filter = rows[start]!;
    if (filter > 4) throw broken();
    for (let index = 1; index <= rowBytes; index++) {
      const at = start + index;
      const left = index > pixelBytes ? rows[at - pixelBytes]! : 0;
      const up = start > 0 ? rows[at - rowBytes - 1]! : 0;
      const corner = start > 0 && index > pixelBytes ? rows[at - rowBytes - 1 - pixelBytes]! : 0;
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]!;
      rows[at] = (rows[at]! + predicted) & 0xff;
    }
  }
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const [a, b, c] = [left, up, corner].map((one) => Math.abs(estimate - one)) as [
    number,
    number,
    number,
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function sampleAt(row: Buffer, index: number, depth: number): number {
  if (depth === 8) return row[index]!;
  if (depth === 16) return (row[index * 2]! << 8) | row[index * 2 + 1]!;
  const bit = index * depth;
  return (row[bit >> 3]! >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
}

type ColorReader = (samples: readonly number[], rgba: Uint8Array, to: number) => void;

function colorReader(
  { palette, transparency }: Chunks,
  { color, depth }: { color: number; depth: number },
): ColorReader {
  if (color === 3) {
    return ([index = 0], rgba, to) => {
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
    const [first = 0, second = 0, third = 0, fourth = max] = samples;
    rgba[to] = eight(first);
    rgba[to + 1] = eight(isGray ? first : second);
    rgba[to + 2] = eight(isGray ? first : third);
    const isClear = clear.length > 0 && clear.every((sample, at) => samples[at] === sample);
    rgba[to + 3] = isClear ? 0 : hasAlpha ? eight(isGray ? second : fourth) : 255;
  };
}

/** Scales pixels down into a square, each the mean of those that it stands for. */
function fit(pixels: Pixels, side: number): Pixels {
  const scale = side / Math.max(pixels.width, pixels.height);
  if (scale >= 1) return pixels;
  const width = Math.max(1, Math.round(pixels.width * scale));
  const height = Math.max(1, Math.round(pixels.height * scale));
  const rgba = new Uint8Array(width * height * 4);
  const between = (at: number, from: number, to: number) => {
    const first = Math.floor((at * from) / to);
    return [first, Math.max(first + 1, Math.floor(((at + 1) * from) / to))] as const;
  };
  for (let y = 0; y < height; y++) {
    const [top, bottom] = between(y, pixels.height, height);
    for (let x = 0; x < width; x++) {
      const [left, right] = between(x, pixels.width, width);
      const sum = [0, 0, 0, 0];
      for (let row = top; row < bottom; row++) {
        for (let column = left; column < right; column++) {
          const at = (row * pixels.width + column) * 4;
          const alpha = pixels.rgba[at + 3]!;
          for (let part = 0; part < 3; part++) sum[part]! += pixels.rgba[at + part]! * alpha;
          sum[3]! += alpha;
        }
      }
      const to = (y * width + x) * 4;
      const alpha = sum[3]!;
      for (let part = 0; part < 3; part++) rgba[to + part] = alpha && sum[part]! / alpha;
      rgba[to + 3] = alpha / ((bottom - top) * (right - left));
    }
  }
  return { width, height, rgba };
}

function encode({ width, height, rgba }: Pixels): Buffer {
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
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const data = deflateSync(rows, { level: 9 });
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
