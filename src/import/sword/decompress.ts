import { inflateSync } from "node:zlib";
import { ImportError } from "../import_error.ts";
import { LIMITS } from "../limits.ts";
import type { SwordConfiguration } from "./configuration.ts";

const WINDOW = 4096;
/** A reference to fewer bytes would be longer than they are. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 18;
const BITS = 8;

/**
 * Decompresses LZSS as SWORD has it: after Okumura, a window of 4096 spaces that is written from 18 bytes before its
 * end; a flag byte for eight items, lowest bit first: 1 a byte as it is, 0 twelve bits of position and four of length.
 *
 * @param size The most bytes that come out.
 */
export function decompressLzss(data: Buffer, size: number): Buffer {
  const window = Buffer.alloc(WINDOW, " ");
  const output = Buffer.alloc(size);
  let written = 0;
  let position = WINDOW - MAX_LENGTH;
  let at = 0;
  const put = (byte: number) => {
    if (written < size) output[written] = byte;
    written += 1;
    window[position] = byte;
    position = (position + 1) % WINDOW;
  };
  while (at < data.length && written < size) {
    const flags = data[at] as number;
    at += 1;
    for (let bit = 0; bit < BITS && at < data.length && written < size; bit += 1) {
      if ((flags >> bit) & 1) {
        put(data[at] as number);
        at += 1;
        continue;
      }
      const low = data[at] as number;
      const high = data[at + 1] ?? 0;
      at += 2;
      const from = low | ((high & 0xf0) << 4);
      const length = (high & 0x0f) + MIN_LENGTH;
      for (let offset = 0; offset < length; offset += 1) {
        put(window[(from + offset) % WINDOW] as number);
      }
    }
  }
  return output.subarray(0, Math.min(written, size));
}

/** Decompresses a block to `size` bytes. @throws If it is damaged. */
export type Decompress = (data: Buffer, size: number) => Buffer;

/** The most bytes that all read blocks may hold: in good order each is read once or twice. */
const MAX_BYTES = 4 * LIMITS.totalBytes;

/**
 * Returns a function that decompresses the blocks of a module.
 *
 * @throws {ImportError} If their compression is not supported.
 */
export function decompressor(configuration: SwordConfiguration): Decompress {
  const { module } = configuration;
  const type = (configuration.field("CompressType") ?? "LZSS").toUpperCase();
  if (type !== "ZIP" && type !== "LZSS") {
    throw new ImportError("sword_compression", { module, type });
  }
  const decompress = type === "ZIP" ? inflate : decompressLzss;
  let taken = 0;
  return (data, size) => {
    taken += size;
    if (taken > MAX_BYTES) {
      throw new ImportError("sword_blocks_too_large", { module, max: MAX_BYTES });
    }
    if (size > LIMITS.fileBytes) {
      const max = LIMITS.fileBytes;
      throw new ImportError("sword_block_too_large", { module, bytes: size, max });
    }
    return decompress(data, size);
  };
}

function inflate(data: Buffer, size: number): Buffer {
  return inflateSync(data, { maxOutputLength: Math.max(1, size) });
}
