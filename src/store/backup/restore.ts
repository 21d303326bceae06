import { dirname, join } from "node:path";
import { ACCOUNTS_FILE } from "../accounts/mod.ts";
import { usageFiles, usageFolder } from "../usage/mod.ts";
import {
  type FileLayer,
  isMissing,
  realFiles,
  StoreRefused,
  StoreUnavailable,
  writeAll,
} from "../wal/mod.ts";
import { type BackupContent, type BackupEntry, entryPieces, readBackup } from "./read.ts";

/** What the files of a restore are called until all of them are there. */
const UNFINISHED = ".restored";

/**
 * Brings a backup into a folder in which there is no store.
 *
 * The backup is read through first. Then every file is written under another name, synced and renamed, the accounts
 * last of all: a restore that was broken off leaves no store, and can be done again.
 *
 * @returns What was restored.
 * @throws {StoreRefused} If there is a store, or no backup that is sound; nothing is changed then.
 * @throws {StoreUnavailable} If the backup cannot be read or the folder not written.
 */
export async function restoreStore(
  folder: string,
  { backup, files = realFiles }: { backup: string; files?: FileLayer },
): Promise<BackupContent> {
  refuseStore(folder, files);
  try {
    return await restore(folder, { backup, files });
  } catch (cause) {
    if (cause instanceof StoreRefused) throw cause;
    throw new StoreUnavailable(`Cannot restore ${backup} into ${folder}`, { cause });
  }
}

function refuseStore(folder: string, files: FileLayer): void {
  const present = files.list(folder).filter((name) => name.startsWith(ACCOUNTS_FILE));
  const days = usageFiles(files.list(usageFolder(folder)));
  if (
    present.some((name) => !name.endsWith(UNFINISHED)) ||
    (present.length === 0 && days.length > 0)
  ) {
    throw new StoreRefused(
      `Cannot restore into ${folder}: there is a store in it; move it away first, or give another folder with --keys`,
    );
  }
}

async function restore(
  folder: string,
  { backup, files }: { backup: string; files: FileLayer },
): Promise<BackupContent> {
  const descriptor = openBackup(files, backup);
  try {
    const content = readBackup(files, { descriptor, path: backup });
    files.makeFolder(usageFolder(folder));
    const accountsLast = [...content.entries].sort(
      (one, other) => Number(one.name === ACCOUNTS_FILE) - Number(other.name === ACCOUNTS_FILE),
    );
    // All are written before the first is renamed: where usage has its names and the accounts have not, their
    // unfinished file is there and tells a broken-off restore from a store that lost its accounts.
    await writeEntries(files, { descriptor, folder, entries: content.entries });
    for (const { name } of accountsLast) {
      if (name === ACCOUNTS_FILE) await files.syncFolder(usageFolder(folder));
      files.rename(join(folder, name + UNFINISHED), join(folder, name));
    }
    await files.syncFolder(folder);
    return content;
  } finally {
    files.close(descriptor);
  }
}

function openBackup(files: FileLayer, path: string): number {
  try {
    return files.open(path, "read");
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new StoreRefused(
      `Cannot restore ${path}: there is no such file; give one that \`ambo backup\` wrote`,
    );
  }
}

async function writeEntries(
  files: FileLayer,
  from: { descriptor: number; folder: string; entries: readonly BackupEntry[] },
): Promise<void> {
  for (const entry of from.entries) {
    const path = join(from.folder, entry.name + UNFINISHED);
    files.remove(path);
    const target = files.open(path, "create");
    try {
      let position = 0;
      for (const bytes of entryPieces(files, { descriptor: from.descriptor, entry })) {
        writeAll(files, { descriptor: target, bytes, position });
        position += bytes.length;
      }
      await files.sync(target);
    } finally {
      files.close(target);
    }
    await files.syncFolder(dirname(path));
  }
}
