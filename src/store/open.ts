import type { DayClock } from "../base/clock.ts";
import type { QuotaConfig } from "./account.ts";
import { ACCOUNTS_FILE, AccountJournal } from "./accounts/mod.ts";
import { Store } from "./store.ts";
import { openUsage, USAGE_FOLDER, usageFiles, usageFolder } from "./usage/mod.ts";
import {
  type FileLayer,
  realFiles,
  StoreDamaged,
  StoreRefused,
  StoreUnavailable,
} from "./wal/mod.ts";

/** What a store can be told when it is opened. */
export interface StoreOptions {
  /** The clock and time zone that days follow. */
  readonly clock: DayClock;
  /** Holds the requests a day of users without a limit of their own. */
  readonly config: QuotaConfig;
  /** How long a one-time link works, in milliseconds; 72 hours unless set. */
  readonly linkLifetime?: number;
  /** How long a sign-in lasts, in milliseconds; 30 days unless set. */
  readonly sessionLifetime?: number;
  /** The binary logarithm of the scrypt parameter N; 17 unless set, and lower in tests alone. */
  readonly passwordCost?: number;
  /** How many days of usage are kept; 400 unless set. */
  readonly usageDays?: number;
  /** A log is written anew, in fewer bytes, no sooner than it has so many; 16 MiB unless set. */
  readonly rewriteFrom?: number;
  /** Where warnings go: what was put aside, what could not be synced. */
  readonly warn?: (message: string) => void;
  /** Told how long it took the disk to keep what was committed, each time. */
  readonly onSync?: (milliseconds: number) => void;
  /** The file system; tests bring one that fails. */
  readonly files?: FileLayer;
}

const HOUR = 3_600_000;
const REWRITE_FROM = 16 << 20;

/**
 * Opens the store in a folder, which is made where absent.
 *
 * Only one process may have a store open; `holdStore` of src/control sees to that.
 *
 * @throws {StoreDamaged} If a file is damaged.
 * @throws {StoreRefused} If a file is of a newer Ambo.
 * @throws {StoreUnavailable} If the folder cannot be written.
 */
export async function openStore(folder: string, options: StoreOptions): Promise<Store> {
  try {
    return await open(folder, options);
  } catch (cause) {
    if (cause instanceof StoreDamaged || cause instanceof StoreRefused) throw cause;
    if (cause instanceof StoreUnavailable) throw cause;
    throw new StoreUnavailable(`Cannot open the store in ${folder}`, { cause });
  }
}

async function open(folder: string, options: StoreOptions): Promise<Store> {
  const { clock, config, files = realFiles, warn = () => {} } = options;
  files.makeFolder(folder);
  refuseUsageAlone(files, folder);
  const { now } = clock;
  const lifetimes = {
    link: options.linkLifetime ?? 72 * HOUR,
    session: options.sessionLifetime ?? 30 * 24 * HOUR,
  };
  const rewriteFrom = options.rewriteFrom ?? REWRITE_FROM;
  const journal = await AccountJournal.open({ files, folder, now, rewriteFrom, warn });
  try {
    const accounts = journal.state.table.last;
    const days = options.usageDays ?? 400;
    const usageOptions = { files, folder, clock, accounts, days, rewriteFrom, warn };
    const { usage, compactor } = await openUsage(usageOptions);
    const parts = { files, folder, journal, usage, compactor, now, config, lifetimes, warn };
    const { onSync, passwordCost } = options;
    return new Store({ ...parts, onSync, passwordCost });
  } catch (error) {
    await journal.close();
    throw error;
  }
}

/** Counts without accounts are what is left of a store: new users in it would have the counts of others. */
function refuseUsageAlone(files: FileLayer, folder: string): void {
  if (storeExists(folder, files) || usageFiles(files.list(usageFolder(folder))).length === 0)
    return;
  throw new StoreRefused(
    `Cannot open the store in ${folder}: ${ACCOUNTS_FILE} is missing, though there are counts in ${USAGE_FOLDER}; ` +
      `put it back or restore a backup into another folder. To begin anew, move ${USAGE_FOLDER} away`,
  );
}

/** Whether there is a store in a folder. */
export function storeExists(folder: string, files: FileLayer = realFiles): boolean {
  return files.list(folder).includes(ACCOUNTS_FILE);
}
