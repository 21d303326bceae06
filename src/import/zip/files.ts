import { constants, crc32, inflateRawSync } from "node:zlib";
import type { ProblemCode, ProblemValues } from "../../base/problem.ts";
import { ImportError } from "../import_error.ts";
import { type Budget, LIMITS } from "../limits.ts";
import { HEAD_BYTES, type SourceFile } from "../source.ts";
import { entryData, readDirectory, type ZipEntry } from "./directory.ts";

const STORED = 0;
const DEFLATED = 8;
/** Compressed bytes that are unpacked for a head, the more where the fewer were not enough: at most 2 MB come of them. */
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
