import type { Buffer } from "node:buffer";
import { join } from "node:path";
import {
  ACCOUNTS_FILE,
  type AccountChange,
  AccountState,
  accountReader,
  decodeChange,
  isOfUser,
  replaceAccounts,
} from "../accounts/mod.ts";
import {
  DayCounts,
  replaceCounts,
  USAGE_FOLDER,
  type UsageFile,
  usageFiles,
  usageFolder,
  usageReader,
} from "../usage/mod.ts";
import {
  type FileLayer,
  keepAside,
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
interface StoreFile {
  readonly name: string;
  readonly path: string;
  /** Absent for the accounts. */
  readonly usage?: UsageFile;
  reader(): LogReader;
  /** Returns a reader of single records that were recovered. */
  recordReader(): (kind: string, fields: Parameters<LogReader["record"]>[1]) => void;
}

/** Returns the files of a store: the accounts, then the usage by number. */
function storeFiles(files: FileLayer, folder: string): StoreFile[] {
  const accounts: StoreFile = {
    name: ACCOUNTS_FILE,
    path: join(folder, ACCOUNTS_FILE),
    reader: () => accountReader(new AccountState()),
    recordReader: () => (kind, fields) => void decodeChange(kind, fields),
  };
  const usage = usageFiles(files.list(usageFolder(folder))).map((file): StoreFile => {
    const reader = () => usageReader(file, { counted: () => {} });
    return {
      name: `${USAGE_FOLDER}/${file.name}`,
      path: join(usageFolder(folder), file.name),
      usage: file,
      reader,
      recordReader: () => reader().record,
    };
  });
  return [accounts, ...usage];
}

/** Reads a file of a store to its end. */
function checkFile(files: FileLayer, file: StoreFile): FileReport {
  const bytes: Buffer = readAll(files, file.path);
  const found = readLog(bytes, { file: file.path, reader: file.reader() });
  const { name } = file;
  if (found.reason === undefined) return { name, state: "sound", records: found.records };
  const place = { offset: found.size, reason: found.reason };
  // A compacted day is written whole.
  if (found.torn && !file.usage?.compacted) return { name, state: "torn", records: found.records, ...place };
  const recovered = recoverRecords(bytes, file.recordReader());
  return { name, state: "damaged", records: recovered.records, ...place, recovered };
}

/** The result of repairing a file. */
interface RepairReport extends RecoveredRecords {
  /** The file's name within the store's folder. */
  readonly name: string;
  /** The path of the file that keeps the damaged one. */
  readonly kept: string;
  /** The new names of users whose names were lost. */
  readonly renamed: readonly string[];
}

/**
 * Replaces every damaged file of a store by one with the records that are sound, and keeps the damaged one beside it.
 *
 * No process may have the store open.
 *
 * @param options `onFile` is called before each file is read.
 * @throws {StoreRefused} If a file is of a newer program.
 * @throws {StoreUnavailable | Error} If a file cannot be read or written; the damaged one is then still in its place.
 */
export async function repairStore(
  folder: string,
  {
    now,
    files = realFiles,
    onFile = () => {},
  }: { now: () => number; files?: FileLayer; onFile?: (done: number, total: number) => void },
): Promise<RepairReport[]> {
  const reports: RepairReport[] = [];
  const all = storeFiles(files, folder);
  for (const [index, file] of all.entries()) {
    onFile(index, all.length);
    if (checkFile(files, file).state !== "damaged") continue;
    const kept = await keepAside(files, {
      ...{ path: file.path, suffix: "damaged" },
      bytes: readAll(files, file.path),
    });
    const { name, usage } = file;
    const repaired = usage
      ? await repairUsage(files, { folder, file: usage })
      : await repairAccounts(files, { folder, now });
    reports.push({ ...repaired, name, kept });
  }
  return reports;
}

async function repairAccounts(
  files: FileLayer,
  { folder, now }: { folder: string; now: () => number },
): Promise<RecoveredRecords & { renamed: string[] }> {
  const changes: AccountChange[] = [];
  const recovered = recoverRecords(readAll(files, join(folder, ACCOUNTS_FILE)), (kind, fields) => {
    changes.push(decodeChange(kind, fields));
  });
  const { state, renamed } = replay(changes);
  const log = await replaceAccounts({ files, folder, state, now });
  await log.close();
  await files.syncFolder(folder);
  return { ...recovered, renamed };
}

async function repairUsage(
  files: FileLayer,
  { folder, file }: { folder: string; file: UsageFile },
): Promise<RecoveredRecords & { renamed: string[] }> {
  const path = join(usageFolder(folder), file.name);
  const counts = new DayCounts();
  const reader = usageReader(file, { counted: (account, count) => counts.raise(account, count) });
  const recovered = recoverRecords(readAll(files, path), reader.record);
  await replaceCounts(files, { path, file, counts: counts.committed(), isStopped: () => false });
  await files.syncFolder(usageFolder(folder));
  return { ...recovered, renamed: [] };
}

/**
 * Applies changes of which some are lost.
 *
 * A user whose own record is lost gets a new name, so that key and password go on working. Other changes that no longer
 * make sense are left out.
 *
 * @returns The accounts, and the new names.
 */
export function replay(changes: readonly AccountChange[]): {
  state: AccountState;
  renamed: string[];
} {
  const state = new AccountState();
  const nameless = namelessAccounts(changes);
  const renamed = new Map<number, string>();
  let next = 0;
  const addUpTo = (last: number) => {
    for (; next < nameless.length && nameless[next]! <= last; next++) {
      const account = nameless[next]!;
      const name = `recovered-${account}`;
      attempt(() => state.apply({ kind: "user", account, name, admin: false, created: 0 }));
      renamed.set(account, name);
    }
  };
  for (const change of changes) {
    if (isOfUser(change)) addUpTo(change.account);
    attempt(() => state.apply(change));
  }
  const still = [...renamed].filter(([account]) => state.table.find(account));
  return { state, renamed: still.map(([, name]) => name) };
}

/** Returns the accounts that are changed but have no record of their user, in order. */
function namelessAccounts(changes: readonly AccountChange[]): number[] {
  const named = new Set<number>();
  const meant = new Set<number>();
  for (const change of changes) {
    if (change.kind === "user") named.add(change.account);
    else if (isOfUser(change)) meant.add(change.account);
  }
  return [...meant].filter((account) => !named.has(account)).sort((one, other) => one - other);
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // It depends on a lost change.
  }
}
