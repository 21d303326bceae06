import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { Problem } from "../../base/problem.ts";
import { ACCOUNTS_FILE } from "../accounts/mod.ts";
import { USAGE_FOLDER, usageFiles, usageFolder } from "../usage/mod.ts";
import { type FileLayer, RecordWriter, readAll, readAt, StoreUnavailable } from "../wal/mod.ts";

/**
 * The kind of file in the header of a backup.
 *
 * A backup is one file: a header record, then for each file of the store a record `file SIZE NAME`, the file's bytes
 * and a record `sum` with their SHA-256, and at the end a record `end` with the number of files. The records carry
 * their checksums on as if the bytes between them were not there.
 */
export const BACKUP_KIND = "backup";
export const BACKUP_VERSION = 1;

/** The bytes that are read at once: other work goes on in between. */
const PIECE = 1 << 16;

/** A file of a backup. */
export interface BackupSource {
  /** The name in the backup, such as `usage/2026-11-21.17.log`. */
  readonly name: string;
  /** The length in bytes. */
  readonly size: number;
  /** Yields the bytes. */
  pieces(): Iterable<Uint8Array>;
}

/** A file of the store at the moment of the backup. */
interface FileSource {
  /** The name in the backup. */
  readonly name: string;
  readonly path: string;
  readonly size: number;
  /** Open for reading, where another file may take the name meanwhile. */
  readonly descriptor?: number;
}

/** Returns a file of the store as a source. @throws {StoreUnavailable} While it is read, if it ends too early. */
export function fileSource(files: FileLayer, file: FileSource): BackupSource {
  const { name, size } = file;
  return { name, size, pieces: () => piecesOf(files, file) };
}

/** Returns bytes in memory as a source. */
export function bytesSource(name: string, bytes: Uint8Array): BackupSource {
  return { name, size: bytes.length, pieces: () => [bytes] };
}

/** Returns the usage files with their present lengths. */
export function usageSources(files: FileLayer, folder: string): BackupSource[] {
  return usageFiles(files.list(usageFolder(folder))).map(({ name }) => {
    const path = join(usageFolder(folder), name);
    const descriptor = files.open(path, "read");
    try {
      return fileSource(files, { name: `${USAGE_FOLDER}/${name}`, path, size: files.size(descriptor) });
    } finally {
      files.close(descriptor);
    }
  });
}

/** Returns the files of a store that no process has open, with their present lengths. */
export function storeSources(files: FileLayer, folder: string): BackupSource[] {
  const path = join(folder, ACCOUNTS_FILE);
  const accounts = bytesSource(ACCOUNTS_FILE, readAll(files, path));
  return [accounts, ...usageSources(files, folder)];
}

/**
 * Yields the pieces of a backup file.
 *
 * @param options `now`: Unix time in seconds.
 * @throws {StoreUnavailable} If a file cannot be read to the end.
 */
export async function* writeBackup({
  sources,
  now,
}: {
  sources: Iterable<BackupSource> | AsyncIterable<BackupSource>;
  now: number;
}): AsyncGenerator<Uint8Array, undefined> {
  const records = new RecordWriter();
  const written = () => {
    const bytes = Buffer.from(records.bytes);
    records.reset(records.chain);
    return bytes;
  };
  records.begin("ambo").word(BACKUP_KIND).number(BACKUP_VERSION).number(now).end();
  let number = 0;
  for await (const source of sources) {
    number++;
    records.begin("file").number(source.size).word(source.name).end();
    yield written();
    const sum = createHash("sha256");
    for (const piece of source.pieces()) {
      sum.update(piece);
      yield piece;
      await new Promise(setImmediate);
    }
    records.begin("sum").hexadecimal(sum.digest()).end();
  }
  records.begin("end").number(number).end();
  yield written();
}

function* piecesOf(files: FileLayer, source: FileSource): Generator<Buffer, undefined> {
  const descriptor = source.descriptor ?? files.open(source.path, "read");
  try {
    for (let position = 0; position < source.size; ) {
      const length = Math.min(PIECE, source.size - position);
      const piece = readAt(files, { descriptor, position, length });
      if (piece.length < length) {
        const found = position + piece.length;
        const cause = new Problem("store.shortened_file", { found, size: source.size });
        throw new StoreUnavailable("cannot_read", { path: source.path }, { cause });
      }
      yield piece;
      position += length;
    }
  } finally {
    if (source.descriptor === undefined) files.close(descriptor);
  }
}
