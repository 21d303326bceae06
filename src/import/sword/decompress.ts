import { inflateSync } from "node:zlib";
import { ImportError } from "../import_error.ts";
import { LIMITS } from "../limits.ts";
import type { SwordConfiguration } from "./configuration.ts";
import { decompressLzss } from "./lzss.ts";

/** Gives what a block of `size` bytes was before it was compressed. @throws where it is damaged */
export type Decompress = (data: Buffer, size: number) => Buffer;

/** What all blocks that are asked for may hold, in bytes: in good order each is asked for once or twice. */
const MOST = 4 * LIMITS.totalBytes;

/**
 * How the blocks of a module are decompressed.
 *
 * @throws {ImportError} where they are compressed in a way that is not read
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
