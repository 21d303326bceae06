/** Users, keys and counts: what the service remembers. */
import type { DayClock } from "../base/clock.ts";
import { ACCOUNTS_FILE, AccountJournal } from "./accounts/mod.ts";
import { FolderLog } from "./folder_log.ts";
import { Store, type StoreSettings } from "./store.ts";
import { MonotonicDay, openUsage, USAGE_FOLDER, usageFiles, usageFolder } from "./usage/mod.ts";
import {
  type FileLayer,
  realFiles,
  StoreDamaged,
  StoreRefused,
  StoreUnavailable,
  systemCode,
  type Warn,
} from "./wal/mod.ts";

export type { UserView } from "./accounts/mod.ts";
export { localCalls, type StoreCalls } from "./operations.ts";
export type { Account, Outcome, Store, UsedToday } from "./store.ts";
export type { DayTotal, RecentUse } from "./usage/mod.ts";
export { StoreDamaged, StoreRefused, StoreUnavailable, StoreUncertain } from "./wal/mod.ts";

/** A store in a folder of this machine. */
export type LocalStore = Store<FolderLog>;

/** The options of `openStore`. */
export interface StoreOptions extends StoreSettings {
  /** The clock and time zone that days follow. */
  readonly clock: DayClock;
  /** The days of usage that are kept; 400 unless set. */
  readonly usageDays?: number;
  /** The size in bytes from which a log is compacted; 16 MiB unless set. */
  readonly rewriteFrom?: number;
  /** Receives warnings: torn records, failed syncs. */
  readonly warn?: Warn;
  /** Receives the duration of each write of counts. */
  readonly onWrite?: (milliseconds: number) => void;
  /** Receives the duration of each sync of the counts. */
  readonly onSync?: (milliseconds: number) => void;
  /** Returns false once another process has the folder's lock: the store then writes nothing more. */
  readonly isOwner?: () => boolean;
  /** The file system; tests pass one that fails. */
  readonly files?: FileLayer;
}

const REWRITE_FROM = 16 << 20;
/** The days of usage that are kept, unless set. */
export const USAGE_DAYS = 400;
/** Names that a folder may hold before it has a store: leftovers of one, and what a new disk has. */
const USUAL_ENTRY = /^(accounts\.log|usage|control\.sock$|\.ambo-|README\.md$|lost\+found$)/;

/**
 * Opens the store in a folder, which is created if it does not exist.
 *
 * Only one process may have a store open; `holdStore` of the control room sees to that.
 *
 * @throws {StoreDamaged} If a file is damaged.
 * @throws {StoreRefused} If a newer version wrote a file, or the folder is used for other things.
 * @throws {StoreUnavailable} If the folder cannot be written.
 */
export async function openStore(folder: string, options: StoreOptions): Promise<LocalStore> {
  try {
    return await open(folder, options);
  } catch (cause) {
    if (cause instanceof StoreDamaged || cause instanceof StoreRefused) throw cause;
    if (cause instanceof StoreUnavailable) throw cause;
    throw new StoreUnavailable("cannot_open", { folder }, { cause });
  }
}

async function open(folder: string, options: StoreOptions): Promise<LocalStore> {
  const { clock, config, files = realFiles, warn = () => {}, onSync, onWrite, isOwner } = options;
  refuseForeignFolder(folder, files);
  files.makeFolder(folder);
  // A process may have been killed while a backup took the place of the store.
  if (isReplacing(files, folder)) await (await import("./backup/mod.ts")).finishReplacing(files, folder);
  refuseUsageAlone(files, folder);
  const { now } = clock;
  const rewriteFrom = options.rewriteFrom ?? REWRITE_FROM;
  const journal = await AccountJournal.open({ files, folder, now, rewriteFrom, warn });
  try {
    const reopenUsage = () =>
      openUsage({
        ...{ files, folder, rewriteFrom, warn },
        dayAfter: (last) => new MonotonicDay(clock, last),
        days: options.usageDays ?? USAGE_DAYS,
      });
    const usage = await reopenUsage();
    const parts = { files, folder, journal, usage, reopenUsage, config, now, warn, onSync, onWrite, isOwner };
    const log = new FolderLog(parts);
    return new Store({ ...options, log, now });
  } catch (error) {
    await journal.close();
    throw error;
  }
}

/**
 * Refuses a folder that holds other things and no store, such as a home folder given by mistake.
 *
 * @throws {StoreRefused} If it does.
 */
export function refuseForeignFolder(folder: string, files: FileLayer = realFiles): void {
  const names = namesIn(folder, files);
  const foreign = names.find((name) => !USUAL_ENTRY.test(name));
  if (foreign === undefined || names.includes(ACCOUNTS_FILE)) return;
  throw new StoreRefused("store.foreign_folder", { folder, name: foreign });
}

/** Lists a folder. Returns nothing if it may not be read: whatever opens it next reports that, with advice. */
function namesIn(folder: string, files: FileLayer): string[] {
  try {
    return files.list(folder);
  } catch (error) {
    if (systemCode(error) === "EACCES") return [];
    throw error;
  }
}

/** Refuses counts without accounts: numbers of accounts would begin anew, and new users have the counts of old ones. */
function refuseUsageAlone(files: FileLayer, folder: string): void {
  if (storeExists(folder, files) || usageFiles(files.list(usageFolder(folder))).length === 0) return;
  const names = { accounts: ACCOUNTS_FILE, usage: USAGE_FOLDER };
  throw new StoreRefused("store.accounts_missing", { folder, ...names });
}

/** Returns true where files of a restore wait to have their names, or to be removed. */
function isReplacing(files: FileLayer, folder: string): boolean {
  const names = [...files.list(folder), ...files.list(usageFolder(folder))];
  return names.some((name) => name.endsWith(".restored") || name.endsWith(".replacing"));
}

/** Returns true if there is a store in a folder. */
export function storeExists(folder: string, files: FileLayer = realFiles): boolean {
  return files.list(folder).includes(ACCOUNTS_FILE);
}
