import { dirname, join } from "node:path";
import { ACCOUNTS_FILE } from "../accounts/mod.ts";
import { type FileLayer, realFiles, StoreRefused, writeAll } from "../log/mod.ts";
import { usageFiles, usageFolder } from "../usage/mod.ts";
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
 * @throws {StoreRefused} If there is a store, or the backup is not sound; nothing is changed then.
 */
export async function restoreStore(
  folder: string,
  { backup, files = realFiles }: { backup: string; files?: FileLayer },
): Promise<BackupContent> {
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
  const descriptor = files.open(backup, "read");
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
