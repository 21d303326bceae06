import { crc32, deflateSync } from "node:zlib";

/** Pixels in rows from the top, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
/** Eight bits a channel, true colour with opacity; deflate, the usual filters, not interlaced. */
const KIND = [8, 6, 0, 0, 0];

/** Encodes pixels as a PNG file. */
export function encodePng({ width, height, data }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(KIND, 8);
  const stride = width * 4;
  // Before each row stands its filter: 2 is the difference from the row above, which is nothing on plain ground.
  const rows = Buffer.alloc(height * (stride + 1));
  for (let y = 0; y < height; y++) {
    const at = y * (stride + 1);
    rows[at] = 2;
    for (let x = 0; x < stride; x++) {
      const above = y === 0 ? 0 : data[(y - 1) * stride + x]!;
      rows[at + 1 + x] = data[y * stride + x]! - above;
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Makes a chunk: length, name, data, and a checksum of name and data. */
function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const content = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}
