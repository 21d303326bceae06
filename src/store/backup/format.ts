import { ACCOUNTS_FILE } from "../accounts/mod.ts";
import { USAGE_FOLDER, usageFiles } from "../usage/mod.ts";

/**
 * A backup is one file: a header record, then for each file of the store a record `file SIZE NAME`, the file's bytes
 * and a record `sum` with their SHA-256, and at the end a record `end` with the number of files. The records carry
 * their checksums on as if the bytes between them were not there.
 */
export const BACKUP_KIND = "backup";
export const BACKUP_VERSION = 1;

/** Whether a name is that of a file of a store: no other is ever written by a restore. */
export function isStoreFile(name: string): boolean {
  if (name === ACCOUNTS_FILE) return true;
  const [folder, file, ...more] = name.split("/");
  return folder === USAGE_FOLDER && more.length === 0 && usageFiles([file ?? ""]).length === 1;
}
