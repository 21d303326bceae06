import type { Buffer } from "node:buffer";
import { join } from "node:path";
import { ACCOUNTS_FILE, AccountState, accountReader, decodeChange } from "../accounts/mod.ts";
import { USAGE_FOLDER, usageFiles, usageFolder, usageReader } from "../usage/mod.ts";
import {
  type FileLayer,
  type LogReader,
  type RecoveredRecords,
  readAll,
  readLog,
  realFiles,
  recoverRecords,
} from "../wal/mod.ts";

/** The result of checking a file of the store. */
export interface FileReport {
  /** The name within the store's folder. */
  readonly name: string;
  /** `torn`: the last, unanswered record is not complete, which the next start puts right. `damaged`: any other fault. */
  readonly state: "sound" | "torn" | "damaged";
  /** The number of sound records. */
  readonly records: number;
  /** The first byte that is not sound; undefined where all are. */
  readonly offset?: number;
  readonly reason?: unknown;
  /** The records that a repair would keep; for a damaged file. */
  readonly recovered?: RecoveredRecords;
}

/**
 * Reads every file of a store to its end, and changes nothing.
 *
 * @throws {StoreRefused} If a file is of a newer program.
 * @throws {Error} The system's, if a file cannot be read.
 */
export async function* checkStore(folder: string, files: FileLayer = realFiles): AsyncGenerator<FileReport, undefined> {
  for (const file of storeFiles(files, folder)) {
    yield checkFile(files, file);
    await new Promise(setImmediate);
  }
}

/** A file of a store. */
export interface StoreFile {
  readonly name: string;
  readonly path: string;
  /** True if records are appended to it, so that its last one can be torn; a compacted day is written whole. */
  readonly grows: boolean;
  reader(): LogReader;
  /** Returns a reader of single records that were recovered. */
  recordReader(): (kind: string, fields: Parameters<LogReader["record"]>[1]) => void;
}

/** Returns the files of a store: the accounts, then the usage by number. */
export function storeFiles(files: FileLayer, folder: string): StoreFile[] {
  const accounts: StoreFile = {
    name: ACCOUNTS_FILE,
    path: join(folder, ACCOUNTS_FILE),
    grows: true,
    reader: () => accountReader(new AccountState()),
    recordReader: () => (kind, fields) => void decodeChange(kind, fields),
  };
  const usage = usageFiles(files.list(usageFolder(folder))).map((file): StoreFile => {
    const reader = () => usageReader(file, { counted: () => {} });
    return {
      name: `${USAGE_FOLDER}/${file.name}`,
      path: join(usageFolder(folder), file.name),
      grows: !file.compacted,
      reader,
      recordReader: () => reader().record,
    };
  });
  return [accounts, ...usage];
}

/** Reads a file of a store to its end. */
export function checkFile(files: FileLayer, file: StoreFile): FileReport {
  const bytes: Buffer = readAll(files, file.path);
  const found = readLog(bytes, { file: file.path, reader: file.reader() });
  const { name } = file;
  if (found.reason === undefined) return { name, state: "sound", records: found.records };
  const place = { offset: found.size, reason: found.reason };
  if (found.torn && file.grows) return { name, state: "torn", records: found.records, ...place };
  const recovered = recoverRecords(bytes, file.recordReader());
  return { name, state: "damaged", records: recovered.records, ...place, recovered };
}
