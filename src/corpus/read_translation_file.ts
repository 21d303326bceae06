import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { CorpusError, CorpusFault, UnreadableError } from "./corpus_error.ts";

/** A Bible has 4 to 8 MB; the offsets in marks reach to 128 MB. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

/**
 * Reads the bytes of a translation file.
 *
 * @throws {UnreadableError} If it cannot be read, or is a folder, a pipe or a device.
 * @throws {CorpusError} If it is larger than any translation.
 */
export function readTranslationFile(path: string): Buffer {
  let descriptor: number;
  try {
    // A pipe without a writer would keep a blocking open waiting for ever.
    descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    throw unreadable(path, error);
  }
  try {
    return readRegular(path, descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function readRegular(path: string, descriptor: number): Buffer {
  const stats = fstatSync(descriptor);
  if (!stats.isFile()) throw unreadable(path, new CorpusFault("no_regular_file", {}));
  if (stats.size > MAX_FILE_BYTES) {
    const values = { size: stats.size, max: MAX_FILE_BYTES };
    throw new CorpusError(path, 0, new CorpusFault("file_too_large", values));
  }
  const bytes = Buffer.allocUnsafeSlow(stats.size);
  let length = 0;
  try {
    while (length < bytes.length) {
      const count = readSync(descriptor, bytes, length, bytes.length - length, length);
      if (count === 0) break;
      length += count;
    }
  } catch (error) {
    throw unreadable(path, error);
  }
  return bytes.subarray(0, length);
}

function unreadable(path: string, cause: unknown): UnreadableError {
  return new UnreadableError(path, 0, new CorpusFault("unreadable_file", {}, { cause }));
}
