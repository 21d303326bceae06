import { crc32 } from "node:zlib";

/** A stretch of bytes, and the checksum of what comes before it. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly chain: number;
}

/** The remainders of every byte, of every byte with one zero byte after it, with two, and with three. */
const REMAINDERS = remainders();
/** From here on calling zlib, which is faster by the byte, is worth the call. */
const LONG = 240;

/**
 * The CRC-32 (that of zlib, IEEE 802.3) of a stretch of `bytes`, carried on from what comes before it.
 *
 * Lines are short, and for them the call of `zlib.crc32` costs more than the sum itself; so here are four bytes at a
 * step over tables, as Intel's "slicing-by-4" does it.
 */
export function checksum(bytes: Uint8Array, { start, end, chain }: Stretch): number {
  if (end - start > LONG) return crc32(bytes.subarray(start, end), chain);
  let sum = ~chain;
  let at = start;
  for (const whole = end - 3; at < whole; at += 4) {
    sum ^= bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
    sum =
      REMAINDERS[768 + (sum & 255)]! ^
      REMAINDERS[512 + ((sum >>> 8) & 255)]! ^
      REMAINDERS[256 + ((sum >>> 16) & 255)]! ^
      REMAINDERS[sum >>> 24]!;
  }
  for (; at < end; at++) sum = (sum >>> 8) ^ REMAINDERS[(sum ^ bytes[at]!) & 255]!;
  return ~sum >>> 0;
}

function remainders(): Int32Array {
  const table = new Int32Array(4 * 256);
  for (let byte = 0; byte < 256; byte++) {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit++) {
      remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
    }
    table[byte] = remainder;
  }
  for (let index = 256; index < table.length; index++) {
    const before = table[index - 256]!;
    table[index] = (before >>> 8) ^ table[before & 255]!;
  }
  return table;
}
