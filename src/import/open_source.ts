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
 * @throws {ImportError} If nothing is there, it holds no file, or one of its files cannot be read.
 */
export function openSource(path: string): Source {
  const budget = new Budget();
  const stats = statPath(path);
  if (stats.isDirectory()) return source(path, folderFiles(path, budget));
  if (!stats.isFile()) {
    throw new ImportError(`Cannot import "${path}": expected a file or a folder`);
  }
  const file = diskFile(path, { name: basename(path), size: stats.size, budget: new Budget() });
  if (file.size === 0) throw new ImportError(`Cannot import "${path}": the file is empty`);
  if (isZip(file.head)) return source(path, zipFiles(file.read(), path, budget));
  if (isGzip(file.head)) return source(path, [gunzipped(file, budget)]);
  return source(path, [file]);
}

function source(name: string, files: SourceFile[]): Source {
  if (files.length === 0) {
    throw new ImportError(`Cannot import "${name}": there is no file in it`);
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
    const fault =
      code === "ERR_BUFFER_TOO_LARGE"
        ? `it unpacks to more than ${LIMITS.fileBytes} bytes`
        : "it is damaged or cut off";
    throw new ImportError(`Cannot read gzip file "${file.name}": ${fault}`);
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
