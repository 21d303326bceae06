/** A small, strict reader of zip archives: stored and deflated files, checked by size and checksum. */
import { isUtf8 } from "node:buffer";
import { constants, crc32, inflateRawSync } from "node:zlib";
import type { ProblemCode, ProblemValues } from "../base/problem.ts";
import { ImportError } from "./import_error.ts";
import { type Budget, LIMITS } from "./limits.ts";
import { HEAD_BYTES, type SourceFile } from "./source.ts";

/** A file as the archive's central directory lists it. */
interface ZipEntry {
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
/** A field of all ones says that the value is in a zip64 record. */
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
function readDirectory(bytes: Buffer, archive: string, max: number): ZipEntry[] {
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
function entryData(bytes: Buffer, entry: ZipEntry): Buffer | undefined {
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

const STORED = 0;
const DEFLATED = 8;
/** The compressed bytes that are unpacked for a head; more are tried where fewer were not enough. At most 2 MB result. */
const HEAD_COMPRESSED = [64, 512, 4096];
const HEAD_UNPACKED = 8 * 1024 * 1024;
/** Text packs to a third or a tenth, tables of a module to a hundredth; a bomb to a thousandth. */
const BOMB_RATIO = 200;
const BOMB_SIZE = 4 * 1024 * 1024;

/**
 * Returns the files of a zip archive, in the order of their names; folders and hidden files are passed over.
 *
 * Nothing but heads is unpacked before a file is read, and never to more than its limits.
 *
 * @throws {ImportError} If the archive is cut off, damaged, hostile or encrypted.
 */
export function zipFiles(bytes: Buffer, archive: string, budget: Budget): SourceFile[] {
  const entries = readDirectory(bytes, archive, LIMITS.files);
  refuseOverlap(entries, archive);
  return entries
    .filter(({ name }) => !name.endsWith("/") && !isHidden(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => zipFile(bytes, { archive, entry, budget }));
}

type MemberProblem = Extract<
  ProblemCode<"import">,
  `zip_${"bomb" | "method" | "member_cut_off" | "checksum" | "wrong_size" | "member_damaged"}`
>;

/** Throws an error of a file in an archive; it adds their names. */
type FailMember = <Code extends MemberProblem>(
  code: Code,
  values: Omit<ProblemValues<"import", Code>, "archive" | "name">,
) => never;

function zipFile(
  bytes: Buffer,
  { archive, entry, budget }: { archive: string; entry: ZipEntry; budget: Budget },
): SourceFile {
  const { name, size } = entry;
  const fail: FailMember = (code, values) => {
    const all = { archive, name, ...values };
    throw new ImportError(code, all as ProblemValues<"import", typeof code>);
  };
  const data = () => {
    if (size > BOMB_SIZE && size > entry.compressedSize * BOMB_RATIO) {
      fail("zip_bomb", { packed: entry.compressedSize, bytes: size });
    }
    if (entry.method !== STORED && entry.method !== DEFLATED) {
      fail("zip_method", { method: entry.method });
    }
    return entryData(bytes, entry) ?? fail("zip_member_cut_off", {});
  };
  const start = data();
  const head = entry.method === STORED ? start.subarray(0, HEAD_BYTES) : inflateHead(start, fail);
  return {
    name,
    size,
    // A copy: a piece would keep all that was unpacked in memory.
    head: Buffer.from(head.subarray(0, HEAD_BYTES)),
    read: () => {
      budget.take(name, size);
      const content = entry.method === STORED ? data() : inflate(data(), size, fail);
      if (content.length !== size || crc32(content) !== entry.checksum) {
        fail("zip_checksum", {});
      }
      return content;
    },
  };
}

function inflate(data: Buffer, size: number, fail: FailMember): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") {
      return fail("zip_wrong_size", { bytes: size });
    }
    return fail("zip_member_damaged", {});
  }
}

function inflateHead(data: Buffer, fail: FailMember): Buffer {
  let head = Buffer.alloc(0);
  for (const length of HEAD_COMPRESSED) {
    try {
      head = inflateRawSync(data.subarray(0, length), {
        finishFlush: constants.Z_SYNC_FLUSH,
        maxOutputLength: HEAD_UNPACKED,
      });
    } catch {
      return fail("zip_member_damaged", {});
    }
    if (head.length >= HEAD_BYTES || length >= data.length) break;
  }
  return head;
}

/** Archives whose files share bytes exist only to unpack to more than they should. */
function refuseOverlap(entries: readonly ZipEntry[], archive: string): void {
  let end = 0;
  for (const entry of [...entries].sort((a, b) => a.offset - b.offset)) {
    if (entry.offset < end) {
      throw new ImportError("zip_overlap", { archive });
    }
    end = entry.offset + entry.compressedSize;
  }
}

function isHidden(name: string): boolean {
  return name.split("/").some((part) => part.startsWith(".") || part === "__MACOSX");
}
