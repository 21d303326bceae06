/** The smallest heads of pictures that show kind and size, whole PNGs for browsers, and the pixels of those they make. */
import { crc32, deflateSync, inflateSync } from "node:zlib";

export const PNG_SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

/** Makes a whole PNG of one colour. */
export function png(width: number, height: number, [r, g, b] = [20, 90, 160]): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([r!, g!, b!]))]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return pngOf({ width, height, depth: 8, color: 2 }, rows);
}

/** Makes a PNG of rows that are given with their filters. */
export function pngOf(
  of: { width: number; height: number; depth: number; color: number; interlace?: number },
  rows: Buffer,
  chunks: readonly Buffer[] = [],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(of.width, 0);
  header.writeUInt32BE(of.height, 4);
  header.set([of.depth, of.color, 0, 0, of.interlace ?? 0], 8);
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk("IHDR", header),
    ...chunks,
    pngChunk("IDAT", deflateSync(rows)),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Makes a chunk of a PNG with its length and sum. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length);
  around.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([around.subarray(0, 4), content, around.subarray(4)]);
}

/** Makes a JPEG up to its frame header, behind segments as cameras write them. */
export function jpegHead(width: number, height: number, { marker = 0xc0 } = {}): Buffer {
  const exif = Buffer.concat([Buffer.from("ffe1002a", "hex"), Buffer.alloc(40, 0xff)]);
  const tables = Buffer.from("ffc40005000000ffff", "hex");
  const frame = Buffer.from([0xff, marker, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from("ffd8", "hex"), exif, tables, frame]);
}

/** Makes a WebP up to its size: `VP8 ` is lossy, `VP8L` lossless, `VP8X` extended. */
export function webpHead(kind: "VP8 " | "VP8L" | "VP8X", width: number, height: number): Buffer {
  const head = Buffer.alloc(30);
  head.write("RIFF", 0, "latin1");
  head.write("WEBP", 8, "latin1");
  head.write(kind, 12, "latin1");
  if (kind === "VP8 ") {
    head.writeUIntBE(0x9d012a, 23, 3);
    head.writeUInt16LE(width, 26);
    head.writeUInt16LE(height, 28);
  } else if (kind === "VP8L") {
    head[20] = 0x2f;
    head.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 21);
  } else {
    head.writeUIntLE(width - 1, 24, 3);
    head.writeUIntLE(height - 1, 27, 3);
  }
  return head;
}

/** The pixels of a PNG, as a browser writes them. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Returns red, green and blue of a pixel as one number. */
  at(x: number, y: number): number;
}

/** Decodes a PNG of eight bits without interlacing. */
export function pixelsOf(file: Buffer): Pixels {
  const [width, height, color] = [file.readUInt32BE(16), file.readUInt32BE(20), file[25]];
  const size = color === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const isData = file.toString("latin1", at + 4, at + 8) === "IDAT";
    if (isData) parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  const data = inflateSync(Buffer.concat(parts));
  const stride = width * size;
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const here = y * stride + x;
      const left = x < size ? 0 : pixels[here - size]!;
      const up = y === 0 ? 0 : pixels[here - stride]!;
      const corner = x < size || y === 0 ? 0 : pixels[here - stride - size]!;
      let added = 0;
      if (filter === 1) added = left;
      else if (filter === 2) added = up;
      else if (filter === 3) added = (left + up) >> 1;
      else if (filter === 4) added = paeth(left, up, corner);
      pixels[here] = data[y * (stride + 1) + 1 + x]! + added;
    }
  }
  return { width, height, at: (x, y) => pixels.readUIntBE((y * width + x) * size, 3) };
}

/** Returns which of three neighbours is nearest to what they let expect; the first of several. */
function paeth(left: number, up: number, corner: number): number {
  const expected = left + up - corner;
  const [byLeft, byUp, byCorner] = [Math.abs(expected - left), Math.abs(expected - up), Math.abs(expected - corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

/** A row of what is drawn on the ground of a picture, in pixels. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Returns the rows of ink in a picture, which the ground separates. The pixel at its lower left corner is the ground. */
export function bandsOf({ width, height, at }: Pixels): Band[] {
  const bands: { -readonly [key in keyof Band]: Band[key] }[] = [];
  const ground = at(0, height - 1);
  for (let y = 0; y < height; y++) {
    let [left, right] = [width, -1];
    for (let x = 0; x < width; x++) {
      if (at(x, y) === ground) continue;
      left = Math.min(left, x);
      right = x;
    }
    if (right < 0) continue;
    const last = bands.at(-1);
    if (last?.bottom === y - 1) {
      Object.assign(last, { bottom: y, left: Math.min(last.left, left), right: Math.max(last.right, right) });
    } else bands.push({ top: y, bottom: y, left, right });
  }
  return bands;
}
