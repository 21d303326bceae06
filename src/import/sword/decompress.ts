import { inflateSync } from "node:zlib";
import { ImportError } from "../import_error.ts";
import { LIMITS } from "../limits.ts";
import type { SwordConfiguration } from "./configuration.ts";
import { decompressLzss } from "./lzss.ts";

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
