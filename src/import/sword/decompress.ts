import { inflateSync } from "node:zlib";
import { ImportError } from "../import_error.ts";
import { LIMITS } from "../limits.ts";
import type { SwordConfiguration } from "./configuration.ts";
import { decompressLzss } from "./lzss.ts";

/** Decompresses a block to `size` bytes. @throws If it is damaged. */
export type Decompress = (data: Buffer, size: number) => Buffer;

/** The most bytes that all read blocks may hold: in good order each is read once or twice. */
const MOST = 4 * LIMITS.totalBytes;

/**
 * Returns a function that decompresses the blocks of a module.
 *
 * @throws {ImportError} If their compression is not supported.
 */
export function decompressor(configuration: SwordConfiguration): Decompress {
  const type = (configuration.field("CompressType") ?? "LZSS").toUpperCase();
  if (type !== "ZIP" && type !== "LZSS") {
    throw new ImportError(
      `Cannot read module "${configuration.module}": its compression (${type}) is not read, only ZIP and LZSS are`,
    );
  }
  const decompress = type === "ZIP" ? inflate : decompressLzss;
  let taken = 0;
  return (data, size) => {
    taken += size;
    if (taken > MOST) {
      throw new ImportError(
        `Cannot read module "${configuration.module}": its blocks hold more than ${MOST} bytes in all, or are asked for again and again`,
      );
    }
    if (size > LIMITS.fileBytes) {
      throw new ImportError(
        `Cannot read module "${configuration.module}": a block of ${size} bytes, at most ${LIMITS.fileBytes} are read`,
      );
    }
    return decompress(data, size);
  };
}

function inflate(data: Buffer, size: number): Buffer {
  return inflateSync(data, { maxOutputLength: Math.max(1, size) });
}
