import { isUtf8 } from "node:buffer";
import { ImportError } from "../import_error.ts";

/** A file as the archive's central directory lists it. */
export interface ZipEntry {
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly checksum: number;
  readonly compressedSize: number;
  readonly size: number;
  /** The offset of its local header. */
  readonly offset: number;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const END_SIZE = 22;
const CENTRAL_SIZE = 46;
const MAX_COMMENT_LENGTH = 0xffff;
/** A field of all ones says that the value stands in a zip64 record. */
const IN_ZIP64_SHORT = 0xffff;
const IN_ZIP64 = 0xffffffff;
const ENCRYPTED = 0x1;

/** Returns whether bytes begin as a zip archive does. */
export function isZip(bytes: Buffer): boolean {
  return bytes.length >= 4 && [LOCAL_HEADER, END_OF_DIRECTORY].includes(bytes.readUInt32LE(0));
}

/**
 * Reads the central directory: what is in the archive and where.
 *
 * Source of the layout: APPNOTE.TXT, the zip file format specification, sections 4.3.12 and 4.3.16.
 *
 * @param max How many entries are allowed.
 * @throws {ImportError} If the archive is cut off, encrypted, or names files outside of itself.
 */
export function readDirectory(bytes: Buffer, archive: string, max: number): ZipEntry[] {
  const fail = (code: "zip_cut_off" | "zip_damaged" | "zip64" | "zip_encrypted"): never => {
    throw new ImportError(code, { archive });
  };
  const end = findEnd(bytes);
  if (end === undefined) return fail("zip_cut_off");
  const count = bytes.readUInt16LE(end + 10);
  const directoryStart = bytes.readUInt32LE(end + 16);
  if (count === IN_ZIP64_SHORT || directoryStart === IN_ZIP64) return fail("zip64");
  if (count > max) throw new ImportError("zip_too_many_files", { archive, count, max });
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let at = directoryStart;
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_SIZE > end || bytes.readUInt32LE(at) !== CENTRAL_HEADER) {
      return fail("zip_damaged");
    }
    const nameEnd = at + CENTRAL_SIZE + bytes.readUInt16LE(at + 28);
    const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (next > end) return fail("zip_damaged");
    const entry = {
      // Some programs on Windows write backslashes between folders.
      name: entryName(bytes.subarray(at + CENTRAL_SIZE, nameEnd)).replaceAll("\\", "/"),
      method: bytes.readUInt16LE(at + 10),
      checksum: bytes.readUInt32LE(at + 16),
      compressedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    };
    const { name } = entry;
    if (!isInside(name)) throw new ImportError("zip_outside", { archive, name });
    if (names.has(name)) throw new ImportError("zip_twice", { archive, name });
    if ((bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0) return fail("zip_encrypted");
    if ([entry.compressedSize, entry.size, entry.offset].includes(IN_ZIP64)) {
      return fail("zip64");
    }
    names.add(entry.name);
    entries.push(entry);
    at = next;
  }
  return entries;
}

/**
 * Returns the data of an entry.
 *
 * @returns Undefined where it is not within the archive.
 */
export function entryData(bytes: Buffer, entry: ZipEntry): Buffer | undefined {
  const { offset, compressedSize } = entry;
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL_HEADER) return undefined;
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const end = start + compressedSize;
  return end > bytes.length ? undefined : bytes.subarray(start, end);
}

/** Returns the last record of an archive; a comment may follow it. */
function findEnd(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - END_SIZE - MAX_COMMENT_LENGTH);
  for (let at = bytes.length - END_SIZE; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) !== END_OF_DIRECTORY) continue;
    if (at + END_SIZE + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  return undefined;
}

function entryName(bytes: Buffer): string {
  return bytes.toString(isUtf8(bytes) ? "utf8" : "latin1");
}

/** Returns whether a name is a path that stays within the archive. */
function isInside(name: string): boolean {
  if (name === "" || name.includes("\0")) return false;
  if (name.startsWith("/") || /^[A-Za-z]:/.test(name)) return false;
  return !name.split("/").includes("..");
}
