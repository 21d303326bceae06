import { constants, crc32, inflateRawSync } from "node:zlib";
import { ImportError } from "../import_error.ts";
import { type Budget, LIMITS } from "../limits.ts";
import { HEAD_BYTES, type SourceFile } from "../source.ts";
import { entryData, readDirectory, type ZipEntry } from "./directory.ts";

const STORED = 0;
const DEFLATED = 8;
/** Enough compressed bytes for a head of text; at deflate's best they unpack to 2 MB. */
const HEAD_COMPRESSED = 2048;
const HEAD_UNPACKED = 4 * 1024 * 1024;
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

function zipFile(
  bytes: Buffer,
  { archive, entry, budget }: { archive: string; entry: ZipEntry; budget: Budget },
): SourceFile {
  const { name, size } = entry;
  const fail = (fault: string): never => {
    throw new ImportError(`Cannot read "${name}" in zip archive "${archive}": ${fault}`);
  };
  const data = () => {
    if (size > BOMB_SIZE && size > entry.compressedSize * BOMB_RATIO) {
      fail(`${entry.compressedSize} bytes that unpack to ${size} are no text but a zip bomb`);
    }
    if (entry.method !== STORED && entry.method !== DEFLATED) {
      fail(`its compression (method ${entry.method}) is not read, only deflate is`);
    }
    return entryData(bytes, entry) ?? fail("its data is not there, the archive is cut off");
  };
  const start = data().subarray(0, HEAD_COMPRESSED);
  const head = entry.method === STORED ? start : inflateHead(start, fail);
  return {
    name,
    size,
    // A copy: a piece would keep all that was unpacked in memory.
    head: Buffer.from(head.subarray(0, HEAD_BYTES)),
    read: () => {
      budget.take(name, size);
      const content = entry.method === STORED ? data() : inflate(data(), size, fail);
      if (content.length !== size || crc32(content) !== entry.checksum) {
        fail("its size or checksum is not what the directory says, the archive is damaged");
      }
      return content;
    },
  };
}

function inflate(data: Buffer, size: number, fail: (fault: string) => never): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") {
      return fail(`it unpacks to more than the ${size} bytes that the directory says`);
    }
    return fail("its data is damaged");
  }
}

function inflateHead(data: Buffer, fail: (fault: string) => never): Buffer {
  try {
    return inflateRawSync(data, {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: HEAD_UNPACKED,
    });
  } catch {
    return fail("its data is damaged");
  }
}

/** Archives whose files share bytes exist only to unpack to more than they should. */
function refuseOverlap(entries: readonly ZipEntry[], archive: string): void {
  let end = 0;
  for (const entry of [...entries].sort((a, b) => a.offset - b.offset)) {
    if (entry.offset < end) {
      throw new ImportError(`Cannot read zip archive "${archive}": its files overlap`);
    }
    end = entry.offset + entry.compressedSize;
  }
}

function isHidden(name: string): boolean {
  return name.split("/").some((part) => part.startsWith(".") || part === "__MACOSX");
}
