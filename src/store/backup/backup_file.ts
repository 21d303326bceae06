import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { Problem } from "../../base/problem.ts";
import { ACCOUNTS_FILE } from "../accounts/mod.ts";
import { USAGE_FOLDER, usageFiles, usageFolder } from "../usage/mod.ts";
import {
  type FileLayer,
  type LogFindings,
  type LogReader,
  lineEnd,
  RecordFields,
  RecordWriter,
  readAll,
  readAt,
  readLog,
  StoreRefused,
  StoreUnavailable,
  verifyLine,
} from "../wal/mod.ts";

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
 * @param now Unix time in seconds.
 * @throws {StoreUnavailable} If a file cannot be read to the end.
 */
export async function* writeBackup(
  sources: Iterable<BackupSource>,
  now: number,
): AsyncGenerator<Uint8Array, undefined> {
  const records = new RecordWriter();
  const written = () => {
    const bytes = Buffer.from(records.bytes);
    records.reset(records.chain);
    return bytes;
  };
  records.begin("ambo").word(BACKUP_KIND).number(BACKUP_VERSION).number(now).end();
  let number = 0;
  for (const source of sources) {
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

/** A file within a backup file. */
export interface BackupEntry {
  readonly name: string;
  /** The offset of its bytes in the backup file. */
  readonly start: number;
  readonly size: number;
}

/** The content of a backup file. */
export interface BackupContent {
  /** The time at which it was made, in Unix time in seconds. */
  readonly made: number;
  readonly entries: readonly BackupEntry[];
  /** The entry of the accounts. */
  readonly accounts: BackupEntry;
}

/** The bytes that are read at once while a backup is verified. */
const READ_PIECE = 1 << 20;
/** The longest record of a backup. */
const MAX_LINE_LENGTH = 256;

/**
 * Reads through a backup file and verifies every byte of it.
 *
 * @param options `descriptor`: the backup file, open for reading. `onShare` hears how much of it is read, from 0 to 1.
 * @throws {StoreRefused} If it is no backup, not whole, damaged, without accounts, or of a newer program.
 */
export function readBackup(
  files: FileLayer,
  { descriptor, path, onShare }: { descriptor: number; path: string; onShare?: (share: number) => void },
): BackupContent {
  const total = files.size(descriptor);
  let position = 0;
  let chain = 0;
  const refuse = (cause: Problem<"store">) =>
    new StoreRefused("store.unsound_backup", { path, offset: position }, { cause });
  const record = (expected: string): RecordFields => {
    const bytes = readAt(files, { descriptor, position, length: MAX_LINE_LENGTH });
    const end = lineEnd(bytes, 0) + 1;
    if (end === 0) throw refuse(new Problem(position === 0 ? "store.no_backup" : "store.incomplete_backup", {}));
    chain = verifyLine(bytes, { start: 0, end, chain });
    if (chain < 0) throw refuse(new Problem(position === 0 ? "store.no_backup" : "store.damaged_backup", {}));
    const fields = new RecordFields(bytes);
    fields.moveTo(0, end);
    const kind = fields.word();
    if (kind !== expected && !(expected === "file" && kind === "end")) {
      throw refuse(new Problem("store.record_expected", { kind: expected }));
    }
    position += end;
    return kind === "end" ? END : fields;
  };

  const header = record("ambo");
  if (header.word() !== BACKUP_KIND) throw refuse(new Problem("store.other_file_of_ambo", {}));
  const version = header.number();
  if (version > BACKUP_VERSION) {
    throw refuse(new Problem("store.newer_backup", { version }));
  }
  const made = header.number();
  const entries: BackupEntry[] = [];
  for (let fields = record("file"); fields !== END; fields = record("file")) {
    const size = fields.number();
    const name = fields.rest();
    if (!isStoreFile(name)) throw refuse(new Problem("store.no_file_of_store", { name }));
    const entry = { name, start: position, size };
    const sum = createHash("sha256");
    for (const piece of entryPieces(files, { descriptor, entry })) {
      sum.update(piece);
      position += piece.length;
      onShare?.(position / total);
    }
    if (position < entry.start + size) throw refuse(new Problem("store.incomplete_backup", {}));
    if (!sum.digest().equals(record("sum").hexadecimal(32))) {
      throw refuse(new Problem("store.damaged_file_of_backup", { name }));
    }
    entries.push(entry);
  }
  if (position !== total) throw refuse(new Problem("store.backup_goes_on", {}));
  const accounts = entries.find(({ name }) => name === ACCOUNTS_FILE);
  if (accounts === undefined) throw refuse(new Problem("store.backup_without_accounts", {}));
  return { made, entries, accounts };
}

/** The record `end`. */
const END = new RecordFields(new Uint8Array() as Buffer);

/** Yields the bytes of a file within a backup file; fewer than its size where the backup ends early. */
export function* entryPieces(
  files: FileLayer,
  { descriptor, entry }: { descriptor: number; entry: BackupEntry },
): Generator<Buffer, undefined> {
  for (let done = 0; done < entry.size; ) {
    const length = Math.min(READ_PIECE, entry.size - done);
    const piece = readAt(files, { descriptor, position: entry.start + done, length });
    if (piece.length === 0) return;
    yield piece;
    done += piece.length;
  }
}

/**
 * Reads the records of a file within a backup.
 *
 * @throws {StoreRefused} If it is damaged, or its end torn.
 */
export function readEntry(
  files: FileLayer,
  options: { descriptor: number; path: string; entry: BackupEntry; reader: LogReader },
): LogFindings {
  const { descriptor, path, entry, reader } = options;
  const { name, start, size } = entry;
  const bytes = readAt(files, { descriptor, position: start, length: size });
  const found = readLog(bytes, { file: `${name} of ${path}`, reader });
  if (found.reason === undefined) return found;
  const values = { path, name, offset: found.size };
  throw new StoreRefused("store.damaged_in_backup", values, { cause: found.reason });
}

/** Returns true for the name of a file of a store: no other is written by a restore. */
function isStoreFile(name: string): boolean {
  if (name === ACCOUNTS_FILE) return true;
  const [folder, file, ...more] = name.split("/");
  return folder === USAGE_FOLDER && more.length === 0 && usageFiles([file ?? ""]).length === 1;
}
