import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { CorpusError, UnreadableError } from "./corpus_error.ts";

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
    throw unreadable(path, (error as Error).message);
  }
  try {
    return readRegular(path, descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function readRegular(path: string, descriptor: number): Buffer {
  const stats = fstatSync(descriptor);
  if (!stats.isFile()) throw unreadable(path, "it is no regular file");
  if (stats.size > MAX_FILE_BYTES) {
    const fault = `the file has ${stats.size} bytes, at most ${MAX_FILE_BYTES} are read`;
    throw new CorpusError(path, 0, fault);
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
    throw unreadable(path, (error as Error).message);
  }
  return bytes.subarray(0, length);
}

function unreadable(path: string, reason: string): UnreadableError {
  return new UnreadableError(path, 0, `cannot read the file: ${reason}`);
}
