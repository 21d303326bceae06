import type { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { Problem } from "../../base/problem.ts";
import { ACCOUNTS_FILE } from "../accounts/mod.ts";
import { USAGE_FOLDER, usageFiles } from "../usage/mod.ts";
import {
  type FileLayer,
  type LogFindings,
  type LogReader,
  lineEnd,
  RecordFields,
  readAt,
  readLog,
  StoreRefused,
  verifyLine,
} from "../wal/mod.ts";
import { BACKUP_KIND, BACKUP_VERSION } from "./write.ts";

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
}

const PIECE = 1 << 20;
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
  if (!entries.some(({ name }) => name === ACCOUNTS_FILE)) {
    throw refuse(new Problem("store.backup_without_accounts", {}));
  }
  return { made, entries };
}

/** The record `end`. */
const END = new RecordFields(new Uint8Array() as Buffer);

/** Yields the bytes of a file within a backup file; fewer than its size where the backup ends early. */
export function* entryPieces(
  files: FileLayer,
  { descriptor, entry }: { descriptor: number; entry: BackupEntry },
): Generator<Buffer, undefined> {
  for (let done = 0; done < entry.size; ) {
    const length = Math.min(PIECE, entry.size - done);
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
