import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { ImportError } from "./import_error.ts";
import { Budget, LIMITS } from "./limits.ts";
import { HEAD_BYTES, type Source, type SourceFile } from "./source.ts";
import { SQLITE_MAGIC } from "./sqlite/database.ts";
import { isZip, zipFiles } from "./zip.ts";

/** Folders within folders beyond this are no translation. */
const MAX_DEPTH = 16;

/** Does something with a path. @throws {ImportError} If nothing is there, or nothing that can be read. */
function reading<Result>(path: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw unreadable(path, error);
  }
}

/**
 * Opens a file on disk.
 *
 * @param size Its size in bytes.
 * @throws {ImportError} If it cannot be read.
 */
function diskFile(path: string, { name, size, budget }: { name: string; size: number; budget: Budget }): SourceFile {
  const read = () => {
    budget.take(name, size);
    return reading(name, () => readFileSync(path));
  };
  return { name, size, read, head: reading(name, () => readHead(path)) };
}

/**
 * Lists the files of a folder and of those within it, in the order of their names; hidden ones are passed over.
 *
 * @throws {ImportError} If one cannot be read, or there are more, or deeper ones, than any translation has.
 */
function folderFiles(path: string, budget: Budget): SourceFile[] {
  const files: SourceFile[] = [];
  gather(path, "", { files, budget, depth: 0 });
  return files;
}

function gather(path: string, prefix: string, found: { files: SourceFile[]; budget: Budget; depth: number }): void {
  if (found.depth > MAX_DEPTH) throw new ImportError("nested_too_deep", { path });
  for (const name of reading(path, () => readdirSync(path).sort())) {
    if (name.startsWith(".") || name === "__MACOSX") continue;
    const inner = join(path, name);
    const stats = reading(inner, () => statSync(inner));
    if (stats.isDirectory()) gather(inner, `${prefix}${name}/`, { ...found, depth: found.depth + 1 });
    else if (stats.isFile()) {
      const { size } = stats;
      found.files.push(diskFile(inner, { name: prefix + name, size, budget: found.budget }));
    }
    if (found.files.length > LIMITS.files) {
      throw new ImportError("too_many_files", { path, max: LIMITS.files });
    }
  }
}

function readHead(path: string): Buffer {
  const descriptor = openSync(path, "r");
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    return head.subarray(0, readSync(descriptor, head, 0, HEAD_BYTES, 0));
  } finally {
    closeSync(descriptor);
  }
}

/** Returns the problem of a path that the system does not let read. */
function unreadable(path: string, cause: unknown): ImportError {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === "ENOENT") return new ImportError("not_found", { path }, { cause });
  if (code === "EACCES" || code === "EPERM") return new ImportError("no_permission", { path }, { cause });
  return new ImportError("unreadable", { path }, { cause });
}

/**
 * Opens what the operator gave: a folder, a zip archive, a file, a gzipped file.
 *
 * @param name The source's name in messages.
 * @throws {ImportError} If nothing is there, it holds no file, or one of its files cannot be read.
 */
export function openSource(path: string, name = path): Source {
  const budget = new Budget();
  const stats = reading(path, () => statSync(path));
  if (stats.isDirectory()) return source(name, folderFiles(path, budget));
  if (!stats.isFile()) {
    throw new ImportError("no_regular_file", { path: name });
  }
  const file = diskFile(path, { name: basename(path), size: stats.size, budget: new Budget() });
  if (file.size === 0) throw new ImportError("empty_file", { path: name });
  if (isZip(file.head)) return source(name, zipFiles(file.read(), name, budget));
  if (isGzip(file.head)) return source(name, [gunzipped(file, budget)]);
  refuseOpenDatabase(path, file);
  return source(name, [file]);
}

/** @throws {ImportError} If a file is a database, and changes of it are in a log beside it. */
function refuseOpenDatabase(path: string, { name, head }: SourceFile): void {
  const log = `${name}-wal`;
  const size = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 0 && head.toString("latin1").startsWith(SQLITE_MAGIC))
    throw new ImportError("sqlite_wal", { log }, { position: { file: name } });
}

function source(name: string, files: SourceFile[]): Source {
  if (files.length === 0) throw new ImportError("empty_source", { path: name });
  return { name, files };
}

function isGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function gunzipped(file: SourceFile, budget: Budget): SourceFile {
  let content: Buffer;
  try {
    content = gunzipSync(file.read(), { maxOutputLength: LIMITS.fileBytes });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const { name } = file;
    if (code !== "ERR_BUFFER_TOO_LARGE") throw new ImportError("gzip_damaged", { name });
    throw new ImportError("gzip_too_large", { name, max: LIMITS.fileBytes });
  }
  budget.take(file.name, content.length);
  const name = file.name.replace(/\.gz$/i, "");
  return { name, size: content.length, read: () => content, head: content.subarray(0, HEAD_BYTES) };
}
