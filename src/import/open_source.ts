import { basename } from "node:path";
import { gunzipSync } from "node:zlib";
import { diskFile, folderFiles, statPath } from "./disk_files.ts";
import { ImportError } from "./import_error.ts";
import { Budget, LIMITS } from "./limits.ts";
import { HEAD_BYTES, type Source, type SourceFile } from "./source.ts";
import { isZip, zipFiles } from "./zip/mod.ts";

/**
 * Opens what the operator gave: a folder, a zip archive, a file, a gzipped file.
 *
 * @param name The source's name in messages.
 * @throws {ImportError} If nothing is there, it holds no file, or one of its files cannot be read.
 */
export function openSource(path: string, name = path): Source {
  const budget = new Budget();
  const stats = statPath(path);
  if (stats.isDirectory()) return source(name, folderFiles(path, budget));
  if (!stats.isFile()) {
    throw new ImportError("no_regular_file", { path: name });
  }
  const file = diskFile(path, { name: basename(path), size: stats.size, budget: new Budget() });
  if (file.size === 0) throw new ImportError("empty_file", { path: name });
  if (isZip(file.head)) return source(name, zipFiles(file.read(), name, budget));
  if (isGzip(file.head)) return source(name, [gunzipped(file, budget)]);
  return source(name, [file]);
}

function source(name: string, files: SourceFile[]): Source {
  if (files.length === 0) {
    throw new ImportError("empty_source", { path: name });
  }
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
  return {
    name,
    size: content.length,
    read: () => content,
    head: content.subarray(0, HEAD_BYTES),
  };
}
