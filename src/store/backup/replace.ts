import { join } from "node:path";
import { ACCOUNTS_FILE } from "../accounts/mod.ts";
import { usageFiles, usageFolder } from "../usage/mod.ts";
import { type FileLayer, realFiles, StoreRefused } from "../wal/mod.ts";
import { type BackupContent, readBackup } from "./backup_file.ts";
import { type OpenBackup, readAccounts, UNFINISHED, withBackup, writeUnfinished } from "./restore.ts";

/** The ending of the accounts' name from the moment at which a backup is to take the place of a store. */
const REPLACING = ".replacing";

/** The content of a backup, as people recognise it. */
export interface BackupFacts extends Pick<BackupContent, "made"> {
  readonly users: number;
  /** The names of the administrators who are not disabled. */
  readonly administrators: readonly string[];
  /** True where one of those has a password. */
  readonly canSignIn: boolean;
  /** The days with counts. */
  readonly days: number;
}

/**
 * Writes the files of a backup beside those of a store, which goes on; `decideReplacing` and `finishReplacing` put them in its place.
 *
 * @throws {StoreRefused} If the backup is not sound; nothing is written then.
 */
export async function stageBackup(
  folder: string,
  { backup, files }: { backup: string; files: FileLayer },
): Promise<BackupFacts> {
  dropStaged(files, folder);
  return await withBackup(files, { path: backup }, async (open) => {
    const content = await writeUnfinished(files, { folder, backup: open });
    await files.syncFolder(folder);
    return factsOf(open, content);
  });
}

/** Reads a backup through. @throws {StoreRefused} If it is not sound. */
export async function backupFacts(backup: string, files: FileLayer = realFiles): Promise<BackupFacts> {
  return await withBackup(files, { path: backup }, (open) => factsOf(open, readBackup(files, open)));
}

function factsOf(backup: OpenBackup, { made, entries, accounts }: BackupContent): BackupFacts {
  const { table, passwords } = readAccounts(backup, accounts).state;
  const numbers = [...table.accounts()];
  const administrators = numbers.filter((account) => table.user(account).administers);
  const dates = usageFiles(entries.map(({ name }) => name.slice(name.indexOf("/") + 1)));
  return {
    made,
    users: numbers.length,
    administrators: administrators.map((account) => table.user(account).name),
    canSignIn: administrators.some((account) => passwords.has(account)),
    days: new Set(dates.map(({ date }) => date)).size,
  };
}

/**
 * Decides that a staged backup takes the place of the store, whose files no one has open, by one rename: before it the
 * store is as it was, after it `finishReplacing` goes on, at the next start if need be.
 */
export function decideReplacing(files: FileLayer, folder: string): void {
  const accounts = join(folder, ACCOUNTS_FILE);
  try {
    files.rename(accounts + UNFINISHED, accounts + REPLACING);
  } catch (error) {
    // A rename that fails may have happened all the same.
    if (!files.list(folder).includes(ACCOUNTS_FILE + REPLACING)) throw error;
  }
}

/**
 * Finishes the replacement that was decided on, or removes what is left of one that was not. Repeating it does no harm.
 *
 * @throws {StoreRefused} If a restore into an empty folder was broken off.
 */
export async function finishReplacing(files: FileLayer, folder: string): Promise<void> {
  const accounts = join(folder, ACCOUNTS_FILE);
  const names = files.list(folder);
  const usage = usageFolder(folder);
  if (names.includes(ACCOUNTS_FILE + REPLACING)) {
    await files.syncFolder(folder);
    for (const { name } of usageFiles(files.list(usage))) files.remove(join(usage, name));
    await files.syncFolder(usage);
    files.rename(accounts + REPLACING, accounts);
    await files.syncFolder(folder);
  } else if (!names.includes(ACCOUNTS_FILE)) {
    // Whoever began it waits for their users, not for a new store.
    throw new StoreRefused("store.restore_broken_off", { folder });
  } else if (names.includes(ACCOUNTS_FILE + UNFINISHED)) {
    dropStaged(files, folder);
    return;
  }
  const staged = stagedUsage(files, usage);
  for (const name of staged) files.rename(join(usage, name), join(usage, name.slice(0, -UNFINISHED.length)));
  if (staged.length > 0) await files.syncFolder(usage);
}

/** Removes what was staged, the accounts last: without theirs the rest would be taken for decided. */
function dropStaged(files: FileLayer, folder: string): void {
  const usage = usageFolder(folder);
  for (const name of stagedUsage(files, usage)) files.remove(join(usage, name));
  files.remove(join(folder, ACCOUNTS_FILE + UNFINISHED));
}

function stagedUsage(files: FileLayer, usage: string): string[] {
  return files.list(usage).filter((name) => name.endsWith(UNFINISHED));
}
