import { dirname, join } from "node:path";
import { ACCOUNTS_FILE, AccountState, accountReader, encodeChange } from "../accounts/mod.ts";
import { usageFiles, usageFolder } from "../usage/mod.ts";
import {
  type FileLayer,
  isMissing,
  MemoryFolder,
  RecordWriter,
  realFiles,
  StoreRefused,
  StoreUnavailable,
  writeAll,
} from "../wal/mod.ts";
import { type BackupContent, type BackupEntry, entryPieces, readBackup, readEntry } from "./backup_file.ts";

/** The ending of the names that the files of a restore have until all of them are written. */
export const UNFINISHED = ".restored";

/** Opens a backup, where another user than the store's may read it. */
type Opening = (open: () => number) => Promise<number>;

/** A backup file that is open for reading. */
export interface OpenBackup {
  readonly from: FileLayer;
  readonly descriptor: number;
  readonly path: string;
}

/**
 * Restores a backup into a folder in which there is no store. All sessions and one-time links end.
 *
 * The backup is read through first. Then every file is written under another name, synced and renamed, the accounts
 * last of all: a restore that was broken off leaves no store, and can be done again.
 *
 * @param options `bytes`: the content of the backup, where it was read. `from`: its file system, where it is another one. `onShare` hears how much is done, from 0 to 1.
 * @returns The content of the backup.
 * @throws {StoreRefused} If there is a store, or no backup that is sound; nothing is changed then.
 * @throws {StoreUnavailable} If the backup cannot be read or the folder not written.
 */
export async function restoreStore(
  folder: string,
  {
    backup,
    bytes,
    files = realFiles,
    from = files,
    opening,
    onShare = () => {},
  }: {
    backup: string;
    bytes?: Uint8Array | undefined;
    files?: FileLayer;
    from?: FileLayer;
    opening?: Opening | undefined;
    onShare?: (share: number) => void;
  },
): Promise<BackupContent> {
  refuseStore(folder, files);
  const memory = new MemoryFolder();
  if (bytes !== undefined) memory.put(backup, bytes);
  try {
    return await withBackup(bytes === undefined ? from : memory, { path: backup, opening }, async (open) => {
      const content = await writeUnfinished(files, { folder, backup: open, onShare });
      const { entries, accounts } = content;
      giveNames(files, { folder, entries: entries.filter((entry) => entry !== accounts) });
      await files.syncFolder(usageFolder(folder));
      giveNames(files, { folder, entries: [accounts] });
      await files.syncFolder(folder);
      // The folder itself may be new.
      await files.syncFolder(dirname(folder));
      return content;
    });
  } catch (cause) {
    if (cause instanceof StoreRefused) throw cause;
    throw new StoreUnavailable("cannot_restore", { path: backup, folder }, { cause });
  }
}

/** Runs an action on a backup that is open for reading. @throws {StoreRefused} If there is none. */
export async function withBackup<T>(
  from: FileLayer,
  { path, opening = async (open) => open() }: { path: string; opening?: Opening | undefined },
  action: (backup: OpenBackup) => T | Promise<T>,
): Promise<T> {
  const descriptor = await opening(() => openBackup(from, path));
  try {
    return await action({ from, descriptor, path });
  } finally {
    from.close(descriptor);
  }
}

function refuseStore(folder: string, files: FileLayer): void {
  const present = files.list(folder).filter((name) => name.startsWith(ACCOUNTS_FILE));
  const days = usageFiles(files.list(usageFolder(folder)));
  if (present.some((name) => !name.endsWith(UNFINISHED)) || (present.length === 0 && days.length > 0)) {
    throw new StoreRefused("store.store_in_folder", { folder });
  }
}

function openBackup(files: FileLayer, path: string): number {
  try {
    return files.open(path, "read");
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new StoreRefused("store.no_such_backup", { path });
  }
}

/**
 * Reads a backup through, then writes and syncs its files under their unfinished names, the accounts first: as long as
 * theirs is there, the restore was broken off.
 *
 * @throws {StoreRefused} If it is not sound; nothing is written then.
 */
export async function writeUnfinished(
  files: FileLayer,
  { folder, backup, onShare = () => {} }: { folder: string; backup: OpenBackup; onShare?: (share: number) => void },
): Promise<BackupContent> {
  const content = readBackup(backup.from, { ...backup, onShare: (share) => onShare(share / 2) });
  const { entries, accounts } = content;
  const ending = endSignIns(backup, accounts);
  files.makeFolder(usageFolder(folder));
  const total = entries.reduce((sum, { size }) => sum + size, 1);
  let written = 0;
  for (const entry of new Set([accounts, ...entries])) {
    const own = entry === accounts ? ending : new Uint8Array();
    await writeEntry(files, { backup, folder, entry, ending: own });
    written += entry.size;
    onShare((1 + written / total) / 2);
  }
  return content;
}

/** Gives files their names, all of which were written. */
function giveNames(files: FileLayer, { folder, entries }: { folder: string; entries: readonly BackupEntry[] }): void {
  for (const { name } of entries) files.rename(join(folder, name + UNFINISHED), join(folder, name));
}

/**
 * Returns the records that end all sessions and one-time links: since the backup their owners may have signed out, and
 * used the links.
 *
 * @throws {StoreRefused} If the accounts cannot be read.
 */
function endSignIns(backup: OpenBackup, entry: BackupEntry): Uint8Array {
  const { state, chain } = readAccounts(backup, entry);
  const records = new RecordWriter(chain);
  for (const account of state.table.accounts()) {
    if (state.sessions.of(account).length > 0) encodeChange(records, { kind: "leave-all", account });
    if (state.links.of(account).length > 0) encodeChange(records, { kind: "unlink", account });
  }
  return records.bytes;
}

/** Reads the accounts of a backup. @throws {StoreRefused} If they cannot be read. */
export function readAccounts(backup: OpenBackup, entry: BackupEntry): { state: AccountState; chain: number } {
  const state = new AccountState();
  const { chain } = readEntry(backup.from, { ...backup, entry, reader: accountReader(state) });
  return { state, chain };
}

/** Writes a file of the backup under its unfinished name, with records at its end, and syncs it. */
async function writeEntry(
  files: FileLayer,
  options: { backup: OpenBackup; folder: string; entry: BackupEntry; ending: Uint8Array },
): Promise<void> {
  const { backup, folder, entry, ending } = options;
  const path = join(folder, entry.name + UNFINISHED);
  files.remove(path);
  const target = files.open(path, "create");
  try {
    let position = 0;
    for (const bytes of entryPieces(backup.from, { ...backup, entry })) {
      writeAll(files, { descriptor: target, bytes, position });
      position += bytes.length;
    }
    writeAll(files, { descriptor: target, bytes: ending, position });
    await files.sync(target);
  } finally {
    files.close(target);
  }
  await files.syncFolder(dirname(path));
}
